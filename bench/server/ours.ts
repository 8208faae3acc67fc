// Our server with a data file of its own, and Treachery tables of four people at it who answer at random.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, NO_LIMITS, serve } from "../../server/test/robust/child.ts";
import type { Action, AskedQuestion, FromTable } from "@blackrose/protocol";
import { patched } from "@blackrose/kernel";
import { type Luck, luck } from "../luck.ts";
import { forPeople, type Guest, signIn, startGame } from "../../server/test/robust/client.ts";
import { type Line, lineTo } from "./line.ts";
import { type BusyTable, inTurn } from "./load.ts";

const SEATS = 4;
/**
 * What comes before a question in news of it, which is the last of what has changed; what comes after it, if anything, is what has happened. It
 * begins with a rare letter, not with one of the many quotation marks: that is found sooner, and the time of whoever makes the load is not
 * the server's.
 */
const QUESTION = 'question":';

/** What goes over the wire for one answer, so that a rival can be given the same to carry. */
export type Traffic = {
  answers: number;
  answerBytes: number;
  news: number;
  newsBytes: number;
  replies: number;
  replyBytes: number;
};

export type Ours = {
  readonly child: Child;
  readonly tables: BusyTable[];
  readonly traffic: Traffic;
  /** Opens so many tables with a socket for each seat. */
  open(many: number): Promise<void>;
  close(): Promise<void>;
};

export async function startOurs(): Promise<Ours> {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-bench-"));
  const child = await serve({ port: 0, data: join(folder, "tables.db"), limits: NO_LIMITS });
  const lines: Line[] = [];
  const tables: BusyTable[] = [];
  const traffic: Traffic = { answers: 0, answerBytes: 0, news: 0, newsBytes: 0, replies: 0, replyBytes: 0 };
  return {
    child,
    tables,
    traffic,
    async open(many) {
      const names = Array.from({ length: many * SEATS }, (_, i) => `Guest ${lines.length + i}`);
      const guests = await inTurn(names, 50, (name) => signIn(child.url, name));
      const groups = Array.from({ length: many }, (_, i) => guests.slice(i * SEATS, (i + 1) * SEATS));
      await inTurn(groups, 20, async (group, i) => {
        const { seats, table } = await sit(child.url, group, luck(i), traffic);
        lines.push(...seats);
        tables.push(table);
      });
    },
    async close() {
      for (const line of lines) line.close();
      await child.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function sit(
  url: string,
  guests: readonly Guest[],
  draw: Luck,
  traffic: Traffic,
): Promise<{ seats: Line[]; table: BusyTable }> {
  const players = await startGame(url, guests, forPeople("treachery", SEATS));
  /** How news tells of the step everyone is to hear of, if of any; how many messages are still to come, and what happens then. */
  let told = "";
  let missing = 0;
  let heard = (): void => {};
  /** Where the game is, and what each seat is asked. */
  let step = 0;
  let isOver = false;
  const questions: (AskedQuestion | null)[] = [];
  /** The table a rematch is played at. */
  let next = "";
  /** Keys of commands are as long as those of the web client. */
  const name = randomBytes(12).toString("hex");
  let commands = 0;

  function come(): void {
    if (--missing === 0) heard();
  }

  /** Says something, and waits until so many messages have come of it. */
  function after(many: number, say: () => void): Promise<void> {
    missing = many;
    return new Promise((resolve) => {
      heard = resolve;
      say();
    });
  }

  /** As the rivals' clients: they speak the wire and play no game. Of news about an answer only the question is read. */
  function hearNews(seat: number, text: string): void {
    if (told === "" || !text.includes(told)) return;
    const at = text.indexOf(QUESTION);
    if (at >= 0) {
      const steps = text.indexOf('},"steps":', at);
      const end = steps < 0 ? text.length - "}}".length : steps;
      questions[seat] = patched(questions[seat], JSON.parse(text.slice(at + QUESTION.length, end)));
    }
    if (text.includes('status":"over"')) isOver = true;
    traffic.news++;
    traffic.newsBytes += text.length;
    come();
  }

  function hear(seat: number, text: string): void {
    if (text.startsWith('{"is":"news"')) return hearNews(seat, text);
    const message = JSON.parse(text) as FromTable;
    switch (message.is) {
      case "sight":
        questions[seat] = message.sight.question;
        step = message.sight.table.step;
        isOver = false;
        return come();
      case "done":
        next = message.table ?? "";
        traffic.replies++;
        traffic.replyBytes += text.length;
        return come();
      default:
        throw new Error(`The server says ${text}`);
    }
  }

  const seats = await Promise.all(
    guests.map(({ cookie }, seat) => lineTo(`${url}/socket`, { cookie, origin: url }, (text) => hear(seat, text))),
  );

  const goTo = (table: string): Promise<void> =>
    after(SEATS, () => seats.forEach((line) => line.send(JSON.stringify({ watch: table }))));

  /** The text that was sent. */
  function act(seat: number, action: Action): string {
    const text = JSON.stringify({ key: `${name}-${commands++}`, action });
    seats[seat].send(text);
    return text;
  }

  await goTo(players[0].table);
  for (const player of players) player.close();

  return {
    seats,
    table: {
      async answer() {
        if (isOver) {
          told = "";
          await after(1, () => act(0, { do: "rematch" }));
          await goTo(next);
        }
        const asked = questions.findIndex((question) => question !== null);
        if (asked < 0) throw new Error("Nobody is asked, and the game is not over.");
        const { id, options, min } = questions[asked]!;
        const first = draw(options.length);
        const keys = Array.from({ length: min }, (_, i) => options[(first + i) % options.length]);
        step++;
        told = `steps":[{"step":${step},`;
        const from = performance.now();
        // News for everyone, and the reply to whoever answered.
        await after(SEATS + 1, () => {
          traffic.answers++;
          traffic.answerBytes += act(asked, { do: "answer", ask: id, keys }).length;
        });
        return performance.now() - from;
      },
    },
  };
}

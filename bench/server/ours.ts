// Our server with a data file of its own, and Treachery tables of four people at it who answer at random.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, NO_LIMITS, serve } from "../../server/test/robust/child.ts";
import type { AskedQuestion } from "@blackrose/protocol";
import { patched } from "@blackrose/table";
import { type Luck, luck } from "../luck.ts";
import {
  carriedOut,
  forPeople,
  type Guest,
  type Player,
  signIn,
  startGame,
  until,
} from "../../server/test/robust/client.ts";
import { type BusyTable, inTurn } from "./load.ts";

const SEATS = 4;
/** Bytes of an answer without its keys. */
const ANSWER = JSON.stringify({ key: "12345.1234.12", action: { do: "answer", ask: 100, keys: [""] } }).length;

/**
 * What comes before a question in news of it; what comes after is what has happened. It begins with a rare letter, not with one of the
 * many quotation marks: that is found sooner, and the time of whoever makes the load is not the server's.
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
  const players: Player[] = [];
  const tables: BusyTable[] = [];
  const traffic: Traffic = { answers: 0, answerBytes: 0, news: 0, newsBytes: 0, replies: 0, replyBytes: 0 };
  return {
    child,
    tables,
    traffic,
    async open(many) {
      const names = Array.from({ length: many * SEATS }, (_, i) => `Guest ${players.length + i}`);
      const guests = await inTurn(names, 50, (name) => signIn(child.url, name));
      const groups = Array.from({ length: many }, (_, i) => guests.slice(i * SEATS, (i + 1) * SEATS));
      await inTurn(groups, 20, async (group, i) => {
        const { seated, table } = await sit(child.url, group, luck(i), traffic);
        players.push(...seated);
        tables.push(table);
      });
    },
    async close() {
      for (const player of players) player.close();
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
): Promise<{ seated: Player[]; table: BusyTable }> {
  /** How news tells of the step everyone is to hear of, how many messages are still to come, and what happens then. */
  let told = "";
  let missing = 0;
  let heard = (): void => {};

  const count = (text: string): void => {
    traffic.news++;
    traffic.newsBytes += text.length;
    if (--missing === 0) heard();
  };

  /** What each seat is asked. */
  const questions: (AskedQuestion | null)[] = [];

  const seated = await startGame(url, guests, forPeople("treachery", SEATS), (seat) => ({
    // As the rivals' clients: they speak the wire and play no game. Of news about an answer only the question is read.
    skips(text) {
      if (missing <= 0 || !text.includes(told) || text.includes('status"')) return false;
      const at = text.indexOf(QUESTION);
      if (at >= 0) {
        const patch: unknown = JSON.parse(text.slice(at + QUESTION.length, text.indexOf('},"steps":', at)));
        questions[seat] = patched(questions[seat], patch);
      }
      count(text);
      return true;
    },
    hear(message, text) {
      if (message.is === "refused") throw new Error(`${message.code}: ${message.sentence}`);
      if (message.is === "done") {
        traffic.replies++;
        traffic.replyBytes += text.length;
        if (--missing === 0) heard();
      } else if (message.is === "news" && missing > 0 && text.includes(told)) count(text);
    },
  }));

  let step = -1;
  const lookAround = (): void => {
    step = seated[0].sight!.table.step;
    seated.forEach(({ sight }, seat) => (questions[seat] = sight!.question));
  };
  lookAround();

  async function playAgain(): Promise<void> {
    const reply = await carriedOut(seated[0].act({ do: "rematch" }));
    if (reply.is !== "done" || reply.table === undefined) throw new Error("A rematch without a table.");
    for (const player of seated) player.goTo(reply.table);
    await until("the rematch has started", () => seated.every(({ sight }) => sight?.view != null));
    lookAround();
  }

  return {
    seated,
    table: {
      async answer() {
        if (seated[0].sight!.table.status === "over") await playAgain();
        const asked = questions.findIndex((question) => question !== null);
        if (asked < 0) throw new Error("Nobody is asked, and the game is not over.");
        const { id, options, min } = questions[asked]!;
        const first = draw(options.length);
        const keys = Array.from({ length: min }, (_, i) => options[(first + i) % options.length]);
        step++;
        told = `steps":[{"step":${step},`;
        // News for everyone, and the reply to whoever answered.
        missing = SEATS + 1;
        const all = new Promise<void>((resolve) => (heard = resolve));
        traffic.answers++;
        traffic.answerBytes += ANSWER + keys.join().length;
        const from = performance.now();
        void seated[asked].act({ do: "answer", ask: id, keys });
        await all;
        return performance.now() - from;
      },
    },
  };
}

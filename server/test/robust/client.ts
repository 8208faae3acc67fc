/**
 * A client of the public protocol and nothing else: it keeps the sight it is told, comes back when the connection is lost, and sends
 * again what was not answered. The bench opens its tables with it.
 */
import type { Account, Action, AskedQuestion, FromTable, Setup, Sight, Watch } from "@blackrose/protocol";
import { patched } from "@blackrose/kernel";
import { drawLuck, type Luck } from "@blackrose/kernel";
import { WebSocket } from "ws";

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** Asks over HTTP, as `POST /api/tables`; throws the sentence of whatever is not answered well. */
export async function ask<T>(base: string, route: string, body?: unknown, guest?: Guest): Promise<T> {
  const response = await request(base, route, body, guest);
  const said: unknown = await response.json();
  if (!response.ok) throw new Error(`${route}: ${JSON.stringify(said)}`);
  return said as T;
}

export function request(base: string, route: string, body?: unknown, guest?: Guest): Promise<Response> {
  const [method, path] = route.split(" ");
  const headers: { [name: string]: string } = guest === undefined ? {} : { cookie: guest.cookie };
  if (body === undefined) return fetch(base + path, { method, headers });
  return fetch(base + path, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function signIn(base: string, name: string): Promise<Guest> {
  const response = await request(base, "POST /api/me", { name });
  if (!response.ok) throw new Error(`${name} is not let in: ${await response.text()}`);
  const { id } = (await response.json()) as Account;
  const [cookie] = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { id, name, cookie };
}

export type Reply = Extract<FromTable, { is: "done" | "refused" }>;

export interface Player {
  readonly guest: Guest | null;
  /** Null until the table has shown itself. */
  sight: Sight | null;
  readonly table: string;
  live: string;
  n: number;
  /** How often the connection was lost, and how often the story then went on where it was left. */
  lost: number;
  resumed: number;
  /** What the table must never do: leave a number out, or say one twice. */
  readonly wrongs: string[];
  /** Resolves with the first reply, however often the command had to be sent. */
  act(action: Action, key?: string): Promise<Reply>;
  /** Goes to another table over the same connection. */
  goTo(table: string): void;
  /** Cuts the connection, as a lost network would; it comes back by itself. */
  cut(): void;
  close(): void;
}

export interface Manner {
  readonly seat?: number;
  /** Where the socket is, when not at the server itself. */
  readonly through?: string;
  /** Hears every message after it was taken in. */
  readonly hear?: (text: string) => void;
}

let players = 0;

export function sitDown(base: string, guest: Guest | null, table: string, manner: Manner = {}): Player {
  const url = `${(manner.through ?? base).replace(/^http/, "ws")}/socket`;
  const waiting = new Map<string, { readonly text: string; readonly done: (reply: Reply) => void }>();
  const name = `${process.pid}.${players++}`;
  let commands = 0;
  let socket: WebSocket;
  let closed = false;
  let isBack = false;
  let at = table;

  const player = {
    guest,
    sight: null as Sight | null,
    get table() {
      return at;
    },
    live: "",
    n: -1,
    lost: 0,
    resumed: 0,
    wrongs: [] as string[],
    act(action: Action, key = `${name}.${commands++}`): Promise<Reply> {
      const text = JSON.stringify({ key, action });
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      return new Promise((done) => waiting.set(key, { text, done }));
    },
    goTo(next: string): void {
      at = next;
      player.live = "";
      player.sight = null;
      if (socket.readyState === WebSocket.OPEN) watch();
    },
    cut: () => socket.terminate(),
    close(): void {
      closed = true;
      socket.close();
    },
  };

  function watch(): void {
    const since = player.live === "" ? {} : { live: player.live, since: player.n };
    const seat = manner.seat === undefined ? {} : { seat: manner.seat };
    socket.send(JSON.stringify({ watch: at, ...seat, ...since } satisfies Watch));
  }

  function connect(): void {
    const headers = guest === null ? {} : { cookie: guest.cookie, origin: base };
    socket = new WebSocket(url, { perMessageDeflate: false, headers });
    socket.on("open", () => {
      isBack = player.live !== "";
      watch();
      for (const { text } of waiting.values()) socket.send(text);
    });
    // What went wrong shows in `close`, which follows.
    socket.on("error", () => {});
    socket.on("close", () => {
      if (closed) return;
      player.lost++;
      setTimeout(() => closed || connect(), 20 + Math.random() * 50);
    });
    const own = socket;
    socket.on("message", (data: Buffer) => own === socket && take(data.toString("utf8")));
  }

  function take(text: string): void {
    const message = JSON.parse(text) as FromTable;
    switch (message.is) {
      case "sight":
        isBack = false;
        player.live = message.live;
        player.n = message.n;
        player.sight = message.sight;
        break;
      case "news":
        // Between two tables, news of the first may still be on the way.
        if (player.sight === null) return;
        if (message.n !== player.n + 1) player.wrongs.push(`${message.n} after ${player.n} at ${at}`);
        if (isBack) player.resumed++;
        isBack = false;
        player.n = message.n;
        player.sight = patched(player.sight, message.patch);
        break;
      case "done":
      case "refused":
        waiting.get(message.key)?.done(message);
        waiting.delete(message.key);
        break;
      case "pong":
      case "bye":
        break;
    }
    manner.hear?.(text);
  }

  connect();
  return player;
}

/** As many of the options as the question wants, each set as likely. */
export function anyOf({ options, min, max }: AskedQuestion, luck: Luck): string[] {
  const many = min + drawLuck(luck, 0, Math.min(max, options.length) - min + 1);
  const left = [...options];
  return Array.from({ length: many }, () => left.splice(drawLuck(luck, 0, left.length), 1)[0]);
}

export async function until(what: string, holds: () => boolean, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !holds(); ) {
    if (Date.now() > end) throw new Error(`waited ${seconds} seconds in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const forPeople = (game: Setup["game"], seats: number, more: Partial<Setup> = {}): Setup => ({
  game,
  options: game === "treachery" ? { remove: "random" } : {},
  chairs: Array.from({ length: seats }, (_, i) => (i === 0 ? { is: "you" } : { is: "open" })),
  pace: { is: "free" },
  listed: true,
  ...more,
});

/** A game of people under way: the first guest hosts, the others take the chairs in order. */
export async function startGame(
  base: string,
  guests: readonly Guest[],
  setup: Setup,
  manner: (seat: number) => Manner = () => ({}),
): Promise<Player[]> {
  const { table } = await ask<{ table: string }>(base, "POST /api/tables", setup, guests[0]);
  const host = sitDown(base, guests[0], table, manner(0));
  await until("the host sees the table", () => host.sight !== null);
  const { invitation } = host.sight!.you;
  const others = guests.slice(1).map(async (guest, i) => {
    if (!setup.listed) await ask(base, "POST /api/join", { invitation }, guest);
    return sitDown(base, guest, table, manner(i + 1));
  });
  const seated = [host, ...(await Promise.all(others))];
  await until("everyone sees the table", () => seated.every(({ sight }) => sight !== null));
  for (let seat = 1; seat < seated.length; seat++) await carriedOut(seated[seat].act({ do: "sit", seat }));
  await carriedOut(seated[0].act({ do: "start" }));
  await until("the game has started", () => seated.every(({ sight }) => sight?.view != null));
  return seated;
}

export async function carriedOut(reply: Promise<Reply>): Promise<Reply> {
  const said = await reply;
  if (said.is === "refused") throw new Error(`${said.code}: ${said.sentence}`);
  return said;
}

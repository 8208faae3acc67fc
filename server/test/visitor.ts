/** A house of its own for a test, and visitors with a browser's manners: a cookie, an origin, a socket that keeps what it hears. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Action, FromTable, Setup, Sight } from "@blackrose/protocol";
import { WebSocket } from "ws";
import { type Running, type ServerOptions, startServer } from "../src/index.ts";
import type { Rate } from "../src/limits.ts";

export const plenty: Rate = { burst: 1e9, perSecond: 1e9 };
export const unlimited: NonNullable<ServerOptions["limits"]> = {
  requests: plenty,
  accounts: plenty,
  tables: plenty,
  connects: plenty,
  sockets: 10_000,
  connections: 10_000,
  messages: plenty,
  messagesOfAddress: plenty,
  lookBacks: plenty,
};

/** A folder that is gone after the test. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that is closed after the test. */
export async function inHouse(
  work: (server: Running, data: string) => Promise<void>,
  options: Partial<ServerOptions> = {},
): Promise<void> {
  await inFolder(async (folder) => {
    const data = join(folder, "data.db");
    const server = await startServer({ port: 0, data, limits: unlimited, ...options });
    try {
      await work(server, data);
    } finally {
      await server.close();
    }
  });
}

export interface Said {
  readonly status: number;
  // What comes back is checked by the test that reads it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

export async function ask(
  { url }: Running,
  route: string,
  body?: unknown,
  headers: { readonly [name: string]: string } = {},
): Promise<Said> {
  const [method, path] = route.split(" ");
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.includes("json") ?? false;
  return { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers };
}

/** As which of one's seats, or from where an earlier connection broke off. */
export interface More {
  readonly seat?: number;
  readonly after?: Seated;
}

export interface Visitor {
  readonly id: string;
  readonly cookie: string;
  ask(route: string, body?: unknown): Promise<Said>;
  watch(table: string, more?: More): Promise<Seated>;
}

/** Somebody with a name, signed in. */
export async function guest(server: Running, name: string): Promise<Visitor> {
  const { body, headers } = await ask(server, "POST /api/me", { name });
  return visitor(server, body.id as string, cookieOf(headers));
}

export const cookieOf = (headers: Headers): string => headers.get("set-cookie")!.split(";")[0];

export function visitor(server: Running, id: string, cookie: string): Visitor {
  return {
    id,
    cookie,
    ask: (route, body) => ask(server, route, body, { cookie, origin: server.url }),
    watch: (table, more) => watch(server, table, { cookie }, more),
  };
}

type Message<Is extends FromTable["is"]> = Extract<FromTable, { is: Is }>;

export interface Seated {
  readonly socket: WebSocket;
  readonly heard: FromTable[];
  /** What the table looks like to this viewer now. */
  sight(): Sight;
  live(): string;
  n(): number;
  send(text: string): void;
  /** Sends a command and waits for its reply. */
  act(action: Action, key?: string): Promise<Message<"done"> | Message<"refused">>;
  /** Waits until something was heard, or is. */
  hear<M extends FromTable>(what: (message: FromTable) => message is M): Promise<M>;
  until(what: (sight: Sight) => boolean): Promise<Sight>;
  /** The close code. */
  ended(): Promise<number>;
  close(): void;
}

export function connect(server: Running, headers: { readonly [name: string]: string } = {}): WebSocket {
  return new WebSocket(`${server.url.replace("http", "ws")}/socket`, {
    headers: { origin: server.url, ...headers },
  });
}

export async function watch(
  server: Running,
  table: string,
  headers: { readonly [name: string]: string } = {},
  { seat, after }: More = {},
): Promise<Seated> {
  const seated = listen(connect(server, headers), after);
  await once(seated.socket, "open");
  const since = after === undefined ? {} : { live: after.live(), since: after.n() };
  seated.send(JSON.stringify({ watch: table, ...(seat === undefined ? {} : { seat }), ...since }));
  return seated;
}

/** A key serves once, whatever the connection. */
let serial = 0;

export function listen(socket: WebSocket, after?: Seated): Seated {
  const heard: FromTable[] = [];
  let sight: Sight | null = after?.sight() ?? null;
  let [n, live] = [after?.n() ?? -1, after?.live() ?? ""];
  const waiting = new Set<() => void>();
  const ended = new Promise<number>((resolve) => socket.once("close", resolve));

  socket.on("error", () => {});
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString("utf8")) as FromTable;
    heard.push(message);
    if (message.is === "sight") ({ sight, n, live } = message);
    if (message.is === "news") {
      if (message.n !== n + 1) throw new Error(`news ${message.n} came after ${n}`);
      ({ n } = message);
      if (message.patch !== undefined) sight = merged(sight, message.patch) as Sight;
    }
    for (const look of waiting) look();
  });

  function when<T>(find: () => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`${what} did not come; heard ${JSON.stringify(heard).slice(-2000)}`));
      }, 20_000);
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }

  const seated: Seated = {
    socket,
    heard,
    sight: () => sight!,
    live: () => live,
    n: () => n,
    send: (text) => socket.send(text),
    act(action, key = `key ${serial++}`) {
      socket.send(JSON.stringify({ key, action }));
      return seated.hear(
        (message): message is Message<"done"> | Message<"refused"> =>
          (message.is === "done" || message.is === "refused") && message.key === key,
      );
    },
    hear: (what) => when(() => heard.find(what), "the message"),
    until: (what) => when(() => (sight !== null && what(sight) ? sight : undefined), "the sight"),
    ended: () => ended,
    close: () => socket.close(),
  };
  return seated;
}

export const isRefused = (message: FromTable): message is Message<"refused"> => message.is === "refused";
export const isSight = (message: FromTable): message is Message<"sight"> => message.is === "sight";
export const isBye = (message: FromTable): message is Message<"bye"> => message.is === "bye";
export const isPong = (message: FromTable): message is Message<"pong"> => message.is === "pong";

/** RFC 7396, in which null stands for null. */
function merged(before: unknown, patch: unknown): unknown {
  if (!isRecord(before) || !isRecord(patch)) return patch;
  return Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(patch)])].map((key) => [
      key,
      Object.hasOwn(patch, key) ? merged(before[key], patch[key]) : before[key],
    ]),
  );
}

const isRecord = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bot = { is: "bot", level: "random" } as const;

/** Treachery for four: the given chairs, and bots on the rest. */
export const setupFor = (chairs: Setup["chairs"], more: Partial<Setup> = {}): Setup => ({
  game: "treachery",
  options: { remove: "random" },
  chairs: [...chairs, bot, bot, bot, bot].slice(0, 4),
  pace: { is: "free" },
  listed: false,
  ...more,
});

export async function makeTable(host: Visitor, setup: Setup): Promise<string> {
  const { status, body } = await host.ask("POST /api/tables", setup);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.table as string;
}

/** Gives any allowed answer to whatever is asked, until the game is over or so many were given. */
export async function playOn(seated: Seated, most = Number.POSITIVE_INFINITY): Promise<number> {
  let given = 0;
  let last = -1;
  const step = (sight: Sight): boolean =>
    sight.table.status === "over" || (sight.question !== null && sight.question.id !== last);
  while (given < most) {
    const { table, question } = await seated.until(step);
    if (table.status === "over" || question === null) break;
    last = question.id;
    const keys = question.options.slice(0, Math.max(question.min, Math.min(1, question.max)));
    const reply = await seated.act({ do: "answer", ask: question.id, keys });
    if (reply.is === "done") given++;
  }
  return given;
}

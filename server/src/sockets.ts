/** Connections of players and spectators. Here a message is only checked and handed on; what it means, the table decides. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type Action, type FromTable, fromClient, LIMITS as MESSAGE, type Watch } from "@blackrose/protocol";
import type { Connection } from "@blackrose/table";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import type { Door, DoorOf } from "./http/door.ts";
import { noSuchTable, Problem } from "./http/problem.ts";
import { now } from "./clock.ts";
import { framed } from "./frames.ts";
import type { House } from "./house.ts";
import { type Bucket, bucket, tally } from "./limits.ts";
import { addressOf, isForeign } from "./visitor.ts";

export interface Sockets {
  count(): number;
  /** Tells everyone at a table, or everyone on an account, why their connection ends. */
  sendAway(whom: { table: string } | { account: string }, code: Bye["code"], sentence: string): void;
  /** Turns newcomers away, and asks everyone to come back later. */
  close(): Promise<void>;
}

type Bye = Extract<FromTable, { is: "bye" }>;

const LAST_WORDS = 1000;

/** Close codes of the protocol: it restarts; it breaks the rules; it is done. */
const CLOSE = { restart: 1012, abuse: 1008, elsewhere: 1000, closed: 1000 } as const;

interface Line {
  readonly socket: WebSocket;
  /** What carries the socket, and the frames that go out when the turn ends. */
  readonly wire: Duplex;
  frames: string;
  readonly address: string;
  readonly account: string | null;
  readonly messages: Bucket;
  readonly abuse: Bucket;
  table: string;
  connection: Connection | null;
  alive: boolean;
}

export function socketsOn(server: Server, house: () => House, door: Door, given: DoorOf): Sockets {
  const { place, limits, find, metrics, trouble } = given;
  const { patience } = limits;
  const lines = new Set<Line>();
  const perAddress = tally();
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MESSAGE.frameBytes,
    perMessageDeflate: false,
    // A ping is answered where it is counted.
    autoPong: false,
  });
  let closing = false;

  // Coming in

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request, place);
    const account = door.cookies(request.headers).read(request.headers.cookie);
    const problem = refusal(request, address, account);
    if (problem !== null) {
      metrics.turnedAway(problem.code);
      turnAway(socket, problem);
      return;
    }
    wss.handleUpgrade(request, socket, head, (opened) => welcome(opened, socket, address, account));
  });

  function refusal(request: IncomingMessage, address: string, account: string | null): Problem | null {
    const { headers, url } = request;
    if (url?.split("?")[0] !== "/socket") return new Problem(404, "not-found", "Tables are at /socket.");
    if (closing) return new Problem(503, "restart", "The server restarts; come back in a moment.");
    // A browser always says where it comes from; with a cookie, everyone must.
    if (isForeign(headers, place) || (account !== null && headers.origin === undefined)) {
      return new Problem(403, "foreign", "Connections come from our own pages; name their origin.");
    }
    const many = perAddress.of(address) >= limits.sockets;
    if (many || !door.spend("connects", address)) {
      return new Problem(429, "too-many", "Too many connections from your address; close some, or wait a little.");
    }
    return null;
  }

  function welcome(socket: WebSocket, wire: Duplex, address: string, account: string | null): void {
    const line: Line = {
      socket,
      wire,
      frames: "",
      address,
      account,
      messages: bucket(limits.messages),
      abuse: bucket(limits.abuse),
      table: "",
      connection: null,
      alive: true,
    };
    lines.add(line);
    perAddress.add(address);
    socket.on("message", (data, binary) => {
      if (unheard.push([line, data, binary]) === 1) setImmediate(hearAll);
    });
    socket.on("ping", (data: Buffer) => {
      if (heardBeat(line)) socket.pong(data);
    });
    socket.on("pong", () => heardBeat(line));
    // A broken frame or a lost network ends in `close` as well.
    socket.on("error", () => {});
    socket.on("close", () => {
      lines.delete(line);
      perAddress.remove(address);
      leave(line);
    });
  }

  // Talking

  /** What is said in one turn, such as the news and the reply to whoever made them, goes out together. */
  function send(line: Line, text: string): void {
    if (line.frames === "" && unsent.push(line) === 1) process.nextTick(flushAll);
    line.frames += framed(text);
  }

  /** Lines with frames that go out when the turn ends. */
  const unsent: Line[] = [];

  function flushAll(): void {
    for (const line of unsent.splice(0)) flush(line);
  }

  function flush(line: Line): void {
    const { socket, wire, frames } = line;
    line.frames = "";
    if (socket.readyState !== WebSocket.OPEN || frames === "") return;
    if (wire.writableLength > patience.unread) socket.terminate();
    else wire.write(frames, "latin1");
  }

  const say = (line: Line, message: FromTable): void => send(line, JSON.stringify(message));
  const refuse = (line: Line, key: string, code: string, sentence: string): void => {
    metrics.replied(0, code);
    say(line, { is: "refused", key, code, sentence });
  };

  function bye(line: Line, code: Bye["code"], sentence: string): void {
    leave(line);
    say(line, { is: "bye", code, sentence });
    flush(line);
    line.socket.close(CLOSE[code]);
  }

  // Listening

  /** What came in this turn of the event loop. Doing the same for all of it in a row is a good deal quicker than as it comes. */
  const unheard: [Line, RawData, boolean][] = [];

  function hearAll(): void {
    for (const message of unheard.splice(0)) hear(...message);
  }

  function hear(line: Line, data: RawData, binary: boolean): void {
    if (line.socket.readyState !== WebSocket.OPEN) return;
    line.alive = true;
    if (!line.messages.take() || !door.spend("messagesOfAddress", line.address)) {
      return complain(line, "", "too-fast", "That was too much in a short time; wait a little and try again.");
    }
    const json = binary ? undefined : parsed(data);
    const read = fromClient.safeParse(json);
    if (!read.success) {
      const key = (json as { key?: unknown } | undefined)?.key;
      const named = typeof key === "string" && key.length <= 40 ? key : "";
      return complain(line, named, "malformed", "This message is not of the protocol; nothing was done.");
    }
    const message = read.data;
    if ("ping" in message) return say(line, { is: "pong", ping: message.ping, now: now() });
    if ("watch" in message) return watch(line, message);
    if (line.connection === null) return complain(line, message.key, "no-table", "Say first which table to watch.");
    if (message.action.do === "rematch" && !door.spend("tables", line.address)) {
      return refuse(line, message.key, "too-fast", "That was too much in a short time; wait a little and try again.");
    }
    if (looksBack(message.action) && !door.spend("lookBacks", line.address)) {
      return refuse(line, message.key, "too-fast", "That is much to tell again; wait a little and try again.");
    }
    const since = performance.now();
    try {
      line.connection.receive(message, (reply) =>
        metrics.replied((performance.now() - since) / 1000, reply.is === "done" ? "done" : reply.code),
      );
    } catch (error) {
      fault(line, message.key, error);
    }
  }

  /** A sign of life. Each costs as much to read as a short message, and is counted as one; who sends a flood of them has to go. */
  function heardBeat(line: Line): boolean {
    if (line.socket.readyState !== WebSocket.OPEN) return false;
    line.alive = true;
    const counted = line.messages.take() && door.spend("messagesOfAddress", line.address);
    if (!counted && !line.abuse.take()) abandon(line);
    return counted;
  }

  function abandon(line: Line): void {
    bye(line, "abuse", "Too many messages that could not be used; the connection ends.");
    // Who goes on sending instead of hanging up is hung up on.
    setTimeout(() => line.socket.terminate(), LAST_WORDS).unref();
  }

  /** A mistake of ours at one table: it is noted, and every other table goes on. */
  function fault(line: Line, key: string, error: unknown): void {
    trouble("a message could not be handled", error);
    refuse(line, key, "failed", "Something went wrong here, and it was noted; try again in a moment.");
  }

  /** One refusal for one mistake; who makes too many of them has to go. */
  function complain(line: Line, key: string, code: string, sentence: string): void {
    refuse(line, key, code, sentence);
    if (!line.abuse.take()) abandon(line);
  }

  function watch(line: Line, wanted: Watch): void {
    leave(line);
    const account = line.account === null ? null : find(line.account);
    try {
      if (!house().mayEnter(wanted.watch, account?.id ?? null)) throw noSuchTable();
      const person = account === null ? null : { account: account.id, name: account.name };
      line.connection = house()
        .open(wanted.watch)
        .connect(person, wanted, (text) => send(line, text));
      line.table = wanted.watch;
    } catch (error) {
      if (error instanceof Problem) complain(line, "watch", error.code, error.message);
      else fault(line, "watch", error);
    }
  }

  function leave(line: Line): void {
    line.connection?.close();
    line.connection = null;
    line.table = "";
  }

  const heartbeat = setInterval(() => {
    for (const line of lines) {
      if (!line.alive) line.socket.terminate();
      line.alive = false;
      line.socket.ping();
    }
  }, patience.heartbeat);

  return {
    count: () => lines.size,
    sendAway(whom, code, sentence) {
      for (const line of lines) {
        const meant = "table" in whom ? line.table === whom.table : line.account === whom.account;
        if (meant) bye(line, code, sentence);
      }
    },
    async close() {
      closing = true;
      clearInterval(heartbeat);
      for (const line of lines) bye(line, "restart", "The server restarts; your seat waits for you.");
      const until = now() + LAST_WORDS;
      while (lines.size > 0 && now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const line of lines) line.socket.terminate();
      wss.close();
    },
  };
}

const looksBack = ({ do: does }: Action): boolean => does === "history" || does === "look-back";

function parsed(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString("utf8"));
  } catch {
    return undefined;
  }
}

const STATUS: { readonly [status: number]: string } = {
  403: "Forbidden",
  404: "Not Found",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

function turnAway(socket: Duplex, { status, code, message }: Problem): void {
  const body = JSON.stringify({ code, sentence: message });
  socket.on("error", () => {});
  // Who does not hang up is hung up on.
  socket.once("finish", () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS[status]}`,
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

/** What comes over the line may be anything. The server says what is wrong, ends what goes on like that, and minds its other tables. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawLuck, type Luck } from "@blackrose/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../../src/limits.ts";
import { type Child, NO_LIMITS, serve } from "./child.ts";
import { forPeople, type Guest, type Player, signIn, startGame, until } from "./client.ts";
import { type Crowd, crowd } from "./crowd.ts";
import { LONG, luckOf, SEED } from "./seed.ts";

const FRAMES = LONG ? 20_000 : 1_500;
let folder: string;
let child: Child;
let guest: Guest;
let seats: Player[];
let others: Crowd;

// Every test runs while people play at another table, who must notice nothing.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "blackrose-fuzz-"));
  const limits = { ...NO_LIMITS, abuse: LIMITS.abuse, sockets: LIMITS.sockets };
  child = await serve({ port: 0, data: join(folder, "tables.db"), limits });
  const guests = await Promise.all([0, 1, 2, 3].map((seat) => signIn(child.url, `Guest ${seat}`)));
  guest = await signIn(child.url, "Mallory");
  seats = await startGame(child.url, guests, forPeople("treachery", 4));
  others = crowd([seats], luckOf);
}, 120_000);

afterAll(async () => {
  await others.rest();
  for (const player of seats) player.close();
  await child.close();
  rmSync(folder, { recursive: true });
}, 120_000);

async function untouched(): Promise<void> {
  expect(child.alive(), child.output()).toBe(true);
  const before = others.done();
  await until("the others play on", () => others.done() > before + 5);
  expect(seats.map(({ lost, wrongs }) => ({ lost, wrongs }))).toEqual(seats.map(() => ({ lost: 0, wrongs: [] })));
}

/** A WebSocket by hand, which lets one send what no library would. */
async function line(withCookie = true): Promise<Socket> {
  const { port, host } = new URL(child.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  const who = withCookie ? `Cookie: ${guest.cookie}\r\nOrigin: ${child.url}\r\n` : "";
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n${who}\r\n`,
  );
  const [greeting] = (await once(socket, "data")) as [Buffer];
  expect(greeting.toString("latin1")).toMatch(/^HTTP\/1.1 101/);
  return socket;
}

const TEXT = 0x81;

function frame(payload: Buffer | string, head = TEXT, said = Buffer.byteLength(payload)): Buffer {
  const body = Buffer.from(payload as string);
  const mask = Buffer.from([0x12, 0x34, 0x56, 0x78]);
  const size = Buffer.alloc(said < 126 ? 1 : said < 65_536 ? 3 : 9);
  size[0] = 0x80 | (said < 126 ? said : said < 65_536 ? 126 : 127);
  if (size.length === 3) size.writeUInt16BE(said, 1);
  if (size.length === 9) size.writeBigUInt64BE(BigInt(said), 1);
  return Buffer.concat([Buffer.from([head]), size, mask, body.map((byte, i) => byte ^ mask[i % 4])]);
}

const isOpen = ({ destroyed, readableEnded }: Socket): boolean => !destroyed && !readableEnded;
const gone = (socket: Socket): Promise<void> => until("the line is cut", () => !isOpen(socket), 10);

/** A sensible message, with something done to it. */
function mutated(luck: Luck): Buffer {
  const sensible = [
    { watch: seats[0].table },
    { watch: seats[0].table, seat: 3, live: "x", since: 7 },
    { key: "k", action: { do: "answer", ask: 1, keys: ["pass"] } },
    { key: "k", action: { do: "sit", seat: 1 } },
    { key: "k", action: { do: "say", text: "good evening" } },
    { key: "k", action: { do: "look-back", step: 3 } },
    { key: "k", action: { do: "vote", proposal: 0, yes: true } },
    { ping: 5 },
  ];
  const values = [null, -1, 1e308, 2 ** 53, "", "\u0000", "__proto__", [], {}, true, "x".repeat(3000), [[[[]]]]];
  const any = <T>(list: readonly T[]): T => list[drawLuck(luck, 0, list.length)];
  const text = JSON.stringify(any(sensible));
  switch (drawLuck(luck, 0, 5)) {
    case 0: {
      const bytes = Buffer.from(text);
      for (let i = 0; i < 3; i++) bytes[drawLuck(luck, 0, bytes.length)] = drawLuck(luck, 0, 256);
      return bytes;
    }
    case 1:
      return Buffer.from(text.slice(0, drawLuck(luck, 0, text.length)));
    case 2: {
      // One value replaced by another of the wrong kind.
      const places = [...text.matchAll(/:("[^"]*"|\d+|true|\[.*?\])/g)];
      const { index, 0: found } = any(places);
      return Buffer.from(`${text.slice(0, index)}:${JSON.stringify(any(values))}${text.slice(index + found.length)}`);
    }
    case 3:
      return Buffer.from(`{"__proto__":{"key":"k"},"constructor":1,${text.slice(1)}`);
    default:
      return Buffer.from(Array.from({ length: drawLuck(luck, 0, 200) }, () => drawLuck(luck, 0, 256)));
  }
}

test(`${FRAMES} mutated and random frames, BLACKROSE_SEED=${SEED}`, { timeout: 600_000 }, async () => {
  const luck = luckOf("fuzz");
  const kinds = [TEXT, TEXT, TEXT, TEXT, TEXT, TEXT, 0x82, 0x01, 0x00, 0x88, 0x89, 0x8a, 0xc1, 0x83, 0xff];
  let lines = 0;
  const shower = async (frames: number): Promise<void> => {
    let socket: Socket | null = null;
    for (let i = 0; i < frames; i++) {
      if (socket === null || !isOpen(socket)) {
        socket = await line(drawLuck(luck, 0, 3) > 0);
        socket.resume();
        lines++;
        socket.write(frame(JSON.stringify({ watch: seats[0].table })));
      }
      socket.write(frame(mutated(luck), kinds[drawLuck(luck, 0, kinds.length)]));
      if (i % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    socket?.destroy();
  };
  await shower(FRAMES / 3);
  const before = await child.memory();
  await shower((2 * FRAMES) / 3);
  await untouched();
  const after = await child.memory();
  const grown = (after.heapUsed + after.external - before.heapUsed - before.external) / 1e6;
  console.log(`${FRAMES} frames on ${lines} lines; heap ${grown.toFixed(1)} MB more than after a third of them`);
  expect(grown).toBeLessThan(20);
});

test("a frame that is too large ends its connection before it is read", async () => {
  for (const size of [17 * 1024, 1024 ** 2, 2 ** 31]) {
    const socket = await line();
    socket.resume();
    socket.write(frame("x".repeat(Math.min(size, 70_000)), TEXT, size));
    await gone(socket);
  }
  await untouched();
});

test("deep nesting and many keys are refused, and the connection stays", async () => {
  const socket = await line();
  let heard = "";
  socket.on("data", (data) => (heard += data.toString("latin1")));
  const deep = 8_000;
  for (const text of [
    "[".repeat(deep) + "]".repeat(deep),
    `{"key":"k","action":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
    `{${Array.from({ length: 1500 }, (_, i) => `"k${i}":1`).join(",")}}`,
  ]) {
    heard = "";
    socket.write(frame(text));
    await until("it is refused", () => heard.includes("malformed"));
  }
  socket.write(frame('{"ping":1}'));
  await until("it still answers", () => heard.includes("pong"));
  socket.destroy();
  await untouched();
});

test("whoever talks nonsense is told so, and after a while sent away", async () => {
  const socket = await line();
  let heard = "";
  socket.on("data", (data) => (heard += data.toString("latin1")));
  for (let i = 0; i < LIMITS.abuse.burst - 5; i++) socket.write(frame("nonsense"));
  await until("each is refused", () => heard.split("malformed").length > LIMITS.abuse.burst - 5);
  expect(isOpen(socket)).toBe(true);
  for (let i = 0; i < 30; i++) socket.write(frame("nonsense"));
  await until("bye", () => heard.includes('"code":"abuse"'));
  socket.end();
  await gone(socket);
  await untouched();
});

test("half-open, slow and silent lines hold nobody up", async () => {
  const { port } = new URL(child.url);
  const lines: Socket[] = [];
  const before = await child.memory();
  for (let i = 0; i < 40; i++) {
    // A handshake that never ends, a body that never comes, a frame that stays half, a reader that does not read.
    const socket = i % 4 < 2 ? connect(Number(port), "127.0.0.1") : await line();
    socket.on("error", () => {});
    if (i % 4 === 0) socket.write("GET /socket HTTP/1.1\r\nHost: x\r\nUpgr");
    if (i % 4 === 1)
      socket.write("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{");
    if (i % 4 === 2) socket.write(frame('{"ping":1}').subarray(0, 7));
    if (i % 4 === 3) {
      socket.pause();
      socket.write(frame(JSON.stringify({ watch: seats[0].table })));
    }
    lines.push(socket);
  }
  const drip = setInterval(() => {
    for (let i = 0; i < lines.length; i += 4) lines[i].write("a");
  }, 50);
  await untouched();
  await untouched();
  clearInterval(drip);
  for (const socket of lines) socket.destroy();
  await untouched();
  const after = await child.memory();
  expect(after.heapUsed - before.heapUsed).toBeLessThan(20e6);
});

test("one address cannot take all connections", async () => {
  const lines: Socket[] = [];
  await expect(
    (async () => {
      for (let i = 0; i <= LIMITS.sockets; i++) lines.push(await line());
    })(),
  ).rejects.toThrow();
  expect(lines.length).toBeGreaterThan(10);
  for (const socket of lines) socket.destroy();
  await untouched();
});

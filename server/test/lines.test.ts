/** Lines that hold us up: opened and never used, dripping, never read, dead. Each ends by itself, and nobody else's does. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { connect as dial, type Socket } from "node:net";
import { join } from "node:path";
import type { FromTable } from "@blackrose/protocol";
import { expect, test } from "vitest";
import type { Running } from "../src/index.ts";
import { LIMITS } from "../src/limits.ts";
import {
  ask,
  connect,
  guest,
  inFolder,
  inHouse,
  isPong,
  isSight,
  listen,
  makeTable,
  setupFor,
  unlimited,
} from "./visitor.ts";

function line({ url }: Running): Socket {
  const { hostname, port } = new URL(url);
  const socket = dial({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on("error", () => {});
  return socket;
}

/** How long until the other side lets go of the line, in whatever manner. */
async function endedAfter(socket: Socket): Promise<number> {
  const from = performance.now();
  socket.resume();
  await new Promise<void>((resolve) => {
    if (socket.readableEnded || socket.closed) resolve();
    for (const end of ["end", "close"]) socket.once(end, () => resolve());
  });
  return performance.now() - from;
}

/** A handshake by hand: nobody answers pings on this line, and it is read only when the test reads it. */
async function upgraded(server: Running, cookie: string): Promise<Socket> {
  const socket = line(server);
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nOrigin: ${server.url}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const [greeting] = (await once(socket, "data")) as [Buffer];
  expect(greeting.toString("latin1")).toMatch(/^HTTP\/1.1 101/);
  return socket;
}

/** A text as a client's frame, masked with nothing. */
function frame(message: object): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const head = body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

const { patience } = LIMITS;
const hasty = { ...unlimited, patience: { ...patience, headers: 300, request: 700, idle: 1000 } };

test("headers that drip, a body that never comes, a line without a word: each is ended in time", () =>
  inHouse(
    async (server) => {
      const [silent, slow, unfinished] = [line(server), line(server), line(server)];
      slow.write("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ");
      const drip = setInterval(() => slow.writable && slow.write("a"), 20);
      unfinished.write(
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{",
      );
      const times = await Promise.all([silent, slow, unfinished].map(endedAfter));
      clearInterval(drip);
      for (const time of times) expect(time).toBeLessThan(5000);
      expect((await ask(server, "GET /healthz")).status).toBe(200);
    },
    { limits: hasty },
  ));

test("who asks for much and never reads it is let go", () =>
  inFolder(async (web) => {
    writeFileSync(join(web, "index.html"), "<!doctype html>");
    truncateSync(join(web, "index.html"), 64 * 1024 * 1024);
    await inHouse(
      async (server) => {
        const greedy = line(server);
        greedy.pause();
        greedy.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        await once(greedy, "readable");
        // There is room for one line only: as long as the first is held, there is none for another.
        const other = (): Promise<boolean> =>
          ask(server, "GET /healthz", undefined, { connection: "close" }).then(
            () => true,
            () => false,
          );
        expect(await other()).toBe(false);
        await expect.poll(other, { timeout: 10_000, interval: 100 }).toBe(true);
        greedy.destroy();
      },
      { web, limits: { ...hasty, connections: 1 } },
    );
  }));

test("one address holds so many lines open and no more, used or not; a closed one makes room", () =>
  inHouse(
    async (server) => {
      const four = Array.from({ length: 4 }, () => line(server));
      await Promise.all(four.map((socket) => once(socket, "connect")));
      expect(await endedAfter(line(server))).toBeLessThan(patience.headers);
      expect(four.every(({ readableEnded, destroyed }) => !readableEnded && !destroyed)).toBe(true);
      four[0].destroy();
      await expect
        .poll(
          () =>
            ask(server, "GET /healthz").then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 5000 },
        )
        .toBe(200);
      for (const socket of four) socket.destroy();
    },
    { limits: { ...unlimited, connections: 4 } },
  ));

test("behind a proxy every line is the proxy's, and none is turned away for that", () =>
  inHouse(
    async (server) => {
      const four = Array.from({ length: 4 }, () => line(server));
      await Promise.all(four.map((socket) => once(socket, "connect")));
      expect((await ask(server, "GET /healthz")).status).toBe(200);
      for (const socket of four) socket.destroy();
    },
    { behindProxy: true, limits: { ...unlimited, connections: 2 } },
  ));

test("a player who says nothing for a while is no line to be let go", () =>
  inHouse(
    async (server) => {
      const seated = listen(connect(server));
      await once(seated.socket, "open");
      await new Promise((resolve) => setTimeout(resolve, 1500));
      seated.send(JSON.stringify({ ping: 1 }));
      await seated.hear(isPong);
      seated.close();
    },
    { limits: { ...hasty, patience: { ...hasty.patience, idle: 300 } } },
  ));

test("whose handshake is refused is not kept, though they hold on to the line", () =>
  inHouse(async (server) => {
    const socket = line(server);
    socket.write("GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    await endedAfter(socket);
    // Our side of the line still stands; theirs must not.
    for (let i = 0; i < 100 && !socket.closed; i++) {
      socket.write("more");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(socket.closed).toBe(true);
  }));

test("who gives no sign of life is gone after two heartbeats; who answers them stays", () =>
  inHouse(
    async (server) => {
      const [ana, ben] = [await guest(server, "Ana"), await guest(server, "Ben")];
      const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
      const host = await ana.watch(table);
      const first = await ben.watch(table);
      await first.act({ do: "sit", seat: 1 });
      first.close();
      await host.until(({ table: { chairs } }) => chairs[1].is === "person" && !chairs[1].here);
      const dead = await upgraded(server, ben.cookie);
      dead.write(frame({ watch: table }));
      await host.until(({ table: { chairs } }) => chairs[1].here);
      await endedAfter(dead);
      await host.until(({ table: { chairs } }) => !chairs[1].here);
      expect(host.socket.readyState).toBe(host.socket.OPEN);
      host.close();
    },
    { limits: { ...unlimited, patience: { ...patience, heartbeat: 250 } } },
  ));

test("who stops reading is let go, comes back, and is told what it missed", () =>
  inHouse(
    async (server) => {
      const [ana, ben] = [await guest(server, "Ana"), await guest(server, "Ben")];
      const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
      const host = await ana.watch(table);
      // Much is said, so that the history is long.
      for (let i = 0; i < 60; i++) await host.act({ do: "say", text: `${i} `.padEnd(400, "x") });
      // Ben has sat down and seen the table; then another line of his stops reading.
      const before = await ben.watch(table);
      await before.act({ do: "sit", seat: 1 });
      await before.until(({ you }) => you.seat === 1);
      const stuck = await upgraded(server, ben.cookie);
      stuck.write(frame({ watch: table, seat: 1, live: before.live(), since: before.n() }));
      stuck.pause();
      before.close();
      await before.ended();
      await host.until(({ table: { chairs } }) => chairs[1].here);
      await host.act({ do: "say", text: "one" });
      let sent = 0;
      while (host.sight().table.chairs[1].here) {
        expect(++sent).toBeLessThan(2000);
        stuck.write(frame({ key: `history ${sent}`, action: { do: "history", from: 0 } }));
        if (sent % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await host.act({ do: "say", text: "two" });
      const back = await ben.watch(table, { seat: 1, after: before });
      await back.hear((message): message is FromTable => message.is === "news" && message.chat?.[0].text === "two");
      const said = back.heard.flatMap((message) => (message.is === "news" ? (message.chat ?? []) : []));
      expect(said.map(({ text }) => text)).toEqual(["one", "two"]);
      expect(back.heard.some(isSight)).toBe(false);
      stuck.destroy();
      for (const one of [host, back]) one.close();
    },
    { limits: { ...unlimited, patience: { ...patience, unread: 64 * 1024 } } },
  ));

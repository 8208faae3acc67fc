// A server that only passes on: for each message a table's seat sends, one to every seat and a reply, of the sizes ours
// have on average. No rules, no disk, nobody checked: what `ws` itself costs.
import { join } from "node:path";
import { WebSocket } from "ws";
import { type Child, startChild } from "../../server/test/robust/child.ts";
import type { BusyTable } from "./load.ts";

const SEATS = 4;

/** Characters of a message from a seat, of one to every seat, and of the reply. */
export type Sizes = { readonly sent: number; readonly news: number; readonly reply: number };

export type Bare = { readonly child: Child; readonly tables: BusyTable[]; close(): Promise<void> };

export async function startBare(many: number, sizes: Sizes): Promise<Bare> {
  const child = await startChild(join(import.meta.dirname, "bare-server.ts"), [JSON.stringify(sizes)]);
  const sockets: WebSocket[] = [];
  const tables: BusyTable[] = [];
  for (let table = 0; table < many; table++) {
    const seats = await Promise.all(Array.from({ length: SEATS }, () => opened(child.url)));
    for (const socket of seats) socket.send(JSON.stringify({ table }));
    sockets.push(...seats);
    tables.push(at(seats, sizes.sent));
  }
  return {
    child,
    tables,
    async close() {
      for (const socket of sockets) socket.terminate();
      await child.close();
    },
  };
}

function opened(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
}

function at(seats: readonly WebSocket[], size: number): BusyTable {
  const text = JSON.stringify({ key: "12345.1234.12", say: "x".repeat(Math.max(0, size - 31)) });
  let turn = 0;
  let missing = 0;
  let heard = (): void => {};
  for (const socket of seats) {
    socket.on("message", (data: Buffer) => {
      // As a client must: it cannot know before it has read.
      JSON.parse(data.toString("utf8"));
      if (--missing === 0) heard();
    });
  }
  return {
    async answer() {
      missing = SEATS + 1;
      const all = new Promise<void>((resolve) => (heard = resolve));
      const from = performance.now();
      seats[turn++ % SEATS].send(text);
      await all;
      return performance.now() - from;
    },
  };
}

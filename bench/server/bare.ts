// A server that only passes on: for each message a table's seat sends, one to every seat and a reply, of the sizes ours
// have on average. No rules, no disk, nobody checked: what `ws` itself costs.
import { join } from "node:path";
import { type Child, startChild } from "../../server/test/robust/child.ts";
import { type Line, lineTo } from "./line.ts";
import type { BusyTable } from "./load.ts";

const SEATS = 4;

/** Characters of a message from a seat, of one to every seat, and of the reply. */
export type Sizes = { readonly sent: number; readonly news: number; readonly reply: number };

export type Bare = { readonly child: Child; readonly tables: BusyTable[]; close(): Promise<void> };

export async function startBare(many: number, sizes: Sizes): Promise<Bare> {
  const child = await startChild(join(import.meta.dirname, "bare-server.ts"), [JSON.stringify(sizes)]);
  const tables: BusyTable[] = [];
  const lines: Line[] = [];
  for (let table = 0; table < many; table++) {
    const { seats, busy } = await at(child.url, table, sizes.sent);
    lines.push(...seats);
    tables.push(busy);
  }
  return {
    child,
    tables,
    async close() {
      for (const line of lines) line.close();
      await child.close();
    },
  };
}

async function at(url: string, table: number, size: number): Promise<{ seats: Line[]; busy: BusyTable }> {
  const text = JSON.stringify({ key: "12345.1234.12", say: "x".repeat(Math.max(0, size - 31)) });
  let turn = 0;
  let missing = 0;
  let heard = (): void => {};
  const hear = (news: string): void => {
    // As a client must: it cannot know before it has read.
    JSON.parse(news);
    if (--missing === 0) heard();
  };
  const seats = await Promise.all(Array.from({ length: SEATS }, () => lineTo(url, {}, hear)));
  for (const line of seats) line.send(JSON.stringify({ table }));
  return {
    seats,
    busy: {
      async answer() {
        missing = SEATS + 1;
        const all = new Promise<void>((resolve) => (heard = resolve));
        const from = performance.now();
        seats[turn++ % SEATS].send(text);
        await all;
        return performance.now() - from;
      },
    },
  };
}

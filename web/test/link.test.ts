/** A link keeps what it knows in step with a table, whatever happens to the line. */
import type { Action, FromTable, Sight } from "@blackrose/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableLink } from "../src/link/link.ts";
import type { Dial, WireEvents } from "../src/link/wire.ts";

interface Line {
  readonly events: WireEvents;
  readonly sent: { watch?: string; since?: number; live?: string; key?: string; action?: Action }[];
}

/** A table at the other end of the line, as the test plays it. */
function exchange(): { readonly dial: Dial; readonly lines: Line[]; readonly line: () => Line } {
  const lines: Line[] = [];
  return {
    lines,
    line: () => lines[lines.length - 1],
    dial(events) {
      const sent: Line["sent"] = [];
      lines.push({ events, sent });
      return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
    },
  };
}

const sight = (step: number): Sight => ({ table: { step, chairs: [], status: "playing" }, view: { a: 1 } }) as never;
const say = (line: Line, message: object): void => line.events.text(JSON.stringify(message));
const whole = (n: number, step: number): object =>
  ({ is: "sight", live: "run", n, now: 0, sight: sight(step) }) satisfies FromTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("changes are applied in order; a gap is mended with the whole", () => {
  const table = exchange();
  const link = tableLink("t", table.dial);
  table.line().events.open();
  expect(table.line().sent[0]).toEqual({ watch: "t" });
  say(table.line(), whole(4, 0));
  say(table.line(), {
    is: "news",
    n: 5,
    now: 0,
    patch: { table: { step: 1 } },
    steps: [{ step: 1, seat: 0, events: [] }],
  });
  expect(link.sight.value?.table.step).toBe(1);
  expect(link.sight.value?.view).toEqual({ a: 1 });
  // Told twice is told once.
  say(table.line(), { is: "news", n: 5, now: 0, patch: { table: { step: 9 } } });
  expect(link.sight.value?.table.step).toBe(1);

  say(table.line(), { is: "news", n: 7, now: 0, patch: { table: { step: 3 } } });
  expect(table.lines).toHaveLength(2);
  table.line().events.open();
  expect(table.line().sent[0]).toEqual({ watch: "t" });
  say(table.line(), whole(7, 3));
  expect(link.sight.value?.table.step).toBe(3);
  link.close();
});

test("a choice made while the line is broken goes out when it is back, and only once for the table", async () => {
  const table = exchange();
  const link = tableLink("t", table.dial);
  table.line().events.open();
  say(table.line(), whole(1, 0));
  table.line().events.broke();
  expect(link.connection.value).toBe("lost");
  const reply = link.act({ do: "answer", ask: 7, keys: ["pass"] });
  expect(link.pending.value).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.lines).toHaveLength(2);
  table.line().events.open();
  const again = table.line().sent;
  expect(again[0]).toEqual({ watch: "t", live: "run", since: 1 });
  const answer = again.find(({ action }) => action?.do === "answer");
  expect(answer?.action).toEqual({ do: "answer", ask: 7, keys: ["pass"] });
  say(table.line(), { is: "done", key: answer?.key });
  expect((await reply).is).toBe("done");
  link.close();
});

test("what is taken back leaves the log", () => {
  const table = exchange();
  const link = tableLink("t", table.dial);
  table.line().events.open();
  say(table.line(), whole(0, 0));
  for (const step of [1, 2, 3]) {
    say(table.line(), { is: "news", n: step, now: 0, steps: [{ step, seat: 0, events: [] }] });
  }
  say(table.line(), { is: "news", n: 4, now: 0, undoneTo: 1 });
  expect(link.steps.value.map(({ step }) => step)).toEqual([1]);
  link.close();
});

test("a table that says goodbye for good is not called again", async () => {
  const table = exchange();
  const link = tableLink("t", table.dial);
  table.line().events.open();
  say(table.line(), { is: "bye", code: "closed", sentence: "The table was closed." });
  expect(link.connection.value).toEqual({ code: "closed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.lines).toHaveLength(1);
  link.close();
});

test("an address that no table could have leads to no table, not to endless waiting", () => {
  const table = exchange();
  const link = tableLink("cut short", table.dial);
  table.line().events.open();
  say(table.line(), { is: "refused", key: "", code: "malformed", sentence: "This message is not of the protocol." });
  expect(link.connection.value).toMatchObject({ code: "missing" });
});

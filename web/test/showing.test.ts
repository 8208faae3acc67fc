/** What is shown, and for how long: signs before what follows them, in order; skipped, pressed away, or not at all. */
import type { Sight } from "@blackrose/protocol";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sign } from "../src/face.ts";
import type { Moment, TableLink } from "../src/link/link.ts";
import { type Showing, showing } from "../src/table/showing.ts";

const sightOf = (step: number): Sight => ({ table: { step } }) as unknown as Sight;
const sign = (title: string): Sign => ({ icon: "crown", title, lines: [] });
/** Two signs come with the second moment, none with the others. */
const signsAt: { readonly [step: number]: readonly Sign[] } = { 2: [sign("a round is won"), sign("tokens are taken")] };

let tell: (moment: Moment) => void = () => undefined;
let shown: Showing;
let pause = 1;

beforeEach(() => {
  vi.useFakeTimers();
  // A page that paints at once, and somebody who looks at it.
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 0));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  pause = 1;
  const link = {
    sight: signal(sightOf(0)),
    listen(then: typeof tell) {
      tell = then;
      return () => undefined;
    },
  };
  shown = showing(link as unknown as TableLink, {
    pause: () => pause,
    signs: ({ sight }) => signsAt[sight.table.step] ?? [],
    lines: () => 0,
    shows: () => undefined,
    reads: () => false,
  });
});
afterEach(() => {
  shown.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const happen = (...steps: readonly number[]): void =>
  steps.forEach((step) => tell({ sight: sightOf(step), steps: [], whole: false }));
const now = () => [shown.sight.value?.table.step, shown.sign.value?.title ?? null];

test("signs are seen one after the other, before what follows them", async () => {
  happen(1, 2);
  await vi.advanceTimersByTimeAsync(100);
  expect(now()).toEqual([1, "a round is won"]);
  expect(shown.behind.value).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(now()).toEqual([1, "tokens are taken"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(now()).toEqual([2, null]);
  expect(shown.behind.value).toBe(false);
});

test("whoever presses a sign goes on to the next", async () => {
  happen(2);
  await vi.advanceTimersByTimeAsync(100);
  shown.goOn();
  await vi.advanceTimersByTimeAsync(100);
  expect(now()).toEqual([0, "tokens are taken"]);
  shown.goOn();
  await vi.advanceTimersByTimeAsync(100);
  expect(now()).toEqual([2, null]);
});

test("skipping passes all of them by, and so does who wants no pauses", async () => {
  happen(2, 3);
  await vi.advanceTimersByTimeAsync(100);
  shown.skip();
  await vi.advanceTimersByTimeAsync(100);
  expect(now()).toEqual([3, null]);
  pause = 0;
  happen(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(now()).toEqual([2, null]);
});

/** What waits until a click is painted, and that nothing changes under a mouse that is about to click. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Thing {
  readonly #isButton: boolean;
  constructor(isButton: boolean) {
    this.#isButton = isButton;
  }
  closest(): Thing | null {
    return this.#isButton ? this : null;
  }
}

const heard = new Map<string, (event: object) => void>();
const happen = (what: string, event: object = {}): void => heard.get(what)!(event);
const moveOn = (target: Thing, pointerType = "mouse"): void => happen("pointermove", { target, pointerType });

/** How many the page was asked to make. */
let frames = 0;
let afterPaint: (then: () => void) => () => void;
let whenPressed: (then: () => void) => () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  frames = 0;
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => {
    frames += 1;
    return setTimeout(then, 16);
  });
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("addEventListener", (what: string, then: (event: object) => void) => heard.set(what, then));
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("Element", Thing);
  vi.resetModules();
  const fresh = await import("../src/look/after-paint.ts");
  fresh.noticePresses();
  ({ afterPaint, whenPressed } = fresh);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** After how many milliseconds something asked for now is done. */
function doneAfter(meanwhile: () => void = () => {}): number {
  const from = performance.now();
  let took = Number.POSITIVE_INFINITY;
  afterPaint(() => (took = performance.now() - from));
  meanwhile();
  vi.advanceTimersByTime(2_000);
  return took;
}

test("what waits for nothing is done after the next paint", () => {
  expect(doneAfter()).toBeLessThan(50);
});

test("nothing begins while something is pressed, nor before what came of it is painted", () => {
  expect(doneAfter(() => happen("pointerdown"))).toBeGreaterThanOrEqual(1_000);
  happen("pointerup");
  happen("click");
  expect(doneAfter()).toBeLessThan(60);
});

test("nothing begins just after the mouse has moved on a button, until it was pressed or only looked at", () => {
  const button = new Thing(true);
  moveOn(button);
  expect(doneAfter()).toBeGreaterThanOrEqual(200);
  expect(doneAfter()).toBeLessThan(50);
  moveOn(new Thing(false));
  expect(doneAfter()).toBeLessThan(50);
  moveOn(button);
  happen("pointerdown");
  happen("pointerup");
  happen("click");
  // A hand that clicks trembles.
  moveOn(button);
  expect(doneAfter()).toBeLessThan(60);
});

test("what waits has the page make no frames meanwhile", () => {
  expect(doneAfter(() => happen("pointerdown"))).toBeGreaterThanOrEqual(1_000);
  expect(frames).toBe(1);
  happen("click");
  moveOn(new Thing(true));
  doneAfter();
  expect(frames).toBe(3);
});

test("a finger moves on nothing before it presses", () => {
  moveOn(new Thing(true), "touch");
  expect(doneAfter()).toBeLessThan(50);
});

test("what a press hastens is done once the press is painted, until it is called off", () => {
  let times = 0;
  const callOff = whenPressed(() => (times += 1));
  happen("pointerdown");
  expect(times).toBe(0);
  vi.advanceTimersByTime(50);
  expect(times).toBe(1);
  callOff();
  happen("pointerdown");
  vi.advanceTimersByTime(50);
  expect(times).toBe(1);
});

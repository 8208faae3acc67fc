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
const comeTo = (target: Thing, pointerType = "mouse"): void => happen("pointerover", { target, pointerType });

let afterPaint: (then: () => void) => () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("addEventListener", (what: string, then: (event: object) => void) => heard.set(what, then));
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("Element", Thing);
  vi.resetModules();
  const fresh = await import("../src/look/after-paint.ts");
  fresh.noticePresses();
  afterPaint = fresh.afterPaint;
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

test("nothing begins just after the mouse has come to a button, until it was pressed or only looked at", () => {
  const button = new Thing(true);
  comeTo(button);
  expect(doneAfter()).toBeGreaterThanOrEqual(300);
  comeTo(button);
  expect(doneAfter()).toBeLessThan(50);
  comeTo(new Thing(false));
  expect(doneAfter()).toBeLessThan(50);
  comeTo(button);
  happen("pointerdown");
  happen("pointerup");
  happen("click");
  expect(doneAfter()).toBeLessThan(60);
});

test("a finger comes to nothing before it presses", () => {
  comeTo(new Thing(true), "touch");
  expect(doneAfter()).toBeLessThan(50);
});

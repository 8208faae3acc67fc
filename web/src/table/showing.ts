/**
 * What is shown may lag behind what is: bots answer faster than anyone can follow, so each thing that happened gets its moment before the
 * next. Skipping shows the present at once.
 */
import type { Sight } from "@blackrose/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Moment, TableLink } from "../link/link.ts";

export interface Showing {
  readonly sight: ReadonlySignal<Sight | null>;
  /** How many changes wait to be shown. */
  readonly behind: ReadonlySignal<number>;
  skip(): void;
  stop(): void;
}

const USUAL = 620;
/** However much happened, nobody waits longer than this. */
const LONGEST = 7_000;

export function showing(link: TableLink, pause: () => number): Showing {
  const sight = signal<Sight | null>(link.sight.peek());
  const behind = signal(0);
  const queue: Moment[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    timer = undefined;
    let next = queue.shift();
    while (next !== undefined) {
      sight.value = next.sight;
      behind.value = queue.length;
      const told = next.steps.some(({ events }) => events.length > 0);
      const rest = told && queue.length > 0 ? Math.min(USUAL * pause(), LONGEST / queue.length) : 0;
      if (rest > 0) {
        timer = setTimeout(show, rest);
        return;
      }
      next = queue.shift();
    }
  }

  function skip(): void {
    clearTimeout(timer);
    const last = queue.pop();
    queue.length = 0;
    timer = undefined;
    if (last !== undefined) sight.value = last.sight;
    behind.value = 0;
  }

  const stopListening = link.listen((moment) => {
    queue.push(moment);
    if (moment.whole) {
      skip();
      return;
    }
    // Whoever wants no pauses, or does not look, gets what has come by now at once.
    const atOnce = pause() === 0 || document.visibilityState === "hidden";
    if (!atOnce) behind.value = queue.length;
    timer ??= setTimeout(atOnce ? skip : show, 0);
  });

  return {
    sight,
    behind,
    skip,
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

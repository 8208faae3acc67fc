/**
 * What is shown may lag behind what is: bots answer faster than anyone can follow, so each thing that happened gets its moment before the
 * next. Skipping shows the present at once.
 */
import type { Sight } from "@blackrose/protocol";
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Sign } from "../face.ts";
import type { Moment, TableLink } from "../link/link.ts";
import { afterPaint } from "../look/after-paint.ts";

export interface Showing {
  readonly sight: ReadonlySignal<Sight | null>;
  /** Changes wait to be shown. */
  readonly behind: ReadonlySignal<boolean>;
  /** What lies over the board for a moment, or null. */
  readonly sign: ReadonlySignal<Sign | null>;
  /** Whoever has seen the sign goes on. */
  goOn(): void;
  skip(): void;
  /** What is shown has been seen: somebody answers already. */
  seen(): void;
  stop(): void;
}

export interface Pacing {
  /** Of the usual pause; 0 for none. */
  pause(): number;
  /** Moments of it that are seen by themselves, before all of it is. */
  signs(moment: Moment): readonly Sign[];
  /** How many lines the log tells of it: what says more is looked at longer. */
  lines(moment: Moment): number;
  /** It is shown now. */
  shows(moment: Moment): void;
  /** Somebody reads something that lies over the table: what comes next waits. */
  reads(): boolean;
}

/** How long something is looked at, in milliseconds: at all, and for each line that tells of it. */
const AT_ALL = 450;
const EACH_LINE = 300;
const MOST = 2_400;
/** A sign is read, with each line below it. */
const A_SIGN = 900;
const EACH_LINE_OF_IT = 350;
/** However much waits, nobody waits much longer than this for it; but nothing goes by unseen. */
const LONGEST = 12_000;
const LEAST = 160;
/** Whoever reads is asked so often whether it is done. */
const AGAIN = 150;

export function showing(link: TableLink, { pause, signs, lines, shows, reads }: Pacing): Showing {
  const sight = signal<Sight | null>(link.sight.peek());
  const behind = signal(false);
  const sign = signal<Sign | null>(null);
  const queue: Moment[] = [];
  /** Signs of the moment that comes next, as far as they were not shown; null before anybody has looked for them. */
  let waiting: Sign[] | null = null;
  /** Calls off what is to be shown next; undefined when nothing is. */
  let callOff: (() => void) | undefined;
  /** Until when what is shown has its moment. */
  let until = 0;

  /** Both at once: nobody draws the one without the other. */
  function put(seen: Sight | null): void {
    batch(() => {
      sight.value = seen;
      sign.value = null;
      behind.value = queue.length > 0;
    });
  }

  function showIn(millis: number): void {
    const timer = setTimeout(() => {
      callOff = afterPaint(show);
    }, millis);
    callOff = () => clearTimeout(timer);
  }

  function show(): void {
    callOff = undefined;
    while (queue.length > 0) {
      behind.value = true;
      const left = until - performance.now();
      if (left > 4 || reads()) {
        showIn(Math.max(left, reads() ? AGAIN : 0));
        return;
      }
      waiting ??= [...signs(queue[0])];
      const first = waiting.shift();
      if (first !== undefined) {
        sign.value = first;
        const lasts = (A_SIGN + EACH_LINE_OF_IT * (first.lines.length + (first.reads ?? 0))) * pause();
        until = performance.now() + Math.max(lasts / queue.length, LEAST);
        continue;
      }
      waiting = null;
      const next = queue.shift() as Moment;
      put(next.sight);
      shows(next);
      const told = lines(next);
      const usual = told === 0 ? 0 : Math.min(AT_ALL + EACH_LINE * told, MOST) * pause();
      until = performance.now() + Math.min(usual, Math.max(LONGEST / (queue.length + 1), LEAST));
    }
  }

  function toNow(): void {
    callOff?.();
    callOff = undefined;
    const last = queue.pop();
    queue.length = 0;
    waiting = null;
    until = 0;
    put(last?.sight ?? sight.peek());
  }

  const stopListening = link.listen((moment) => {
    queue.push(moment);
    if (moment.whole) {
      toNow();
      return;
    }
    // Whoever wants no pauses, or does not look, gets what has come by now at once. An answer just given is painted before that.
    const atOnce = pause() === 0 || document.visibilityState === "hidden";
    callOff ??= afterPaint(atOnce ? toNow : show);
  });

  return {
    sight,
    behind,
    sign,
    goOn() {
      until = 0;
      callOff?.();
      callOff = afterPaint(show);
    },
    skip() {
      callOff?.();
      callOff = afterPaint(toNow);
    },
    seen() {
      until = 0;
    },
    stop() {
      callOff?.();
      stopListening();
    },
  };
}

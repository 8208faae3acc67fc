/**
 * The one way to answer, whatever is asked: options are picked, by a click on a thing, in the list of words or by keys, and taken back
 * until they are confirmed. No rules here: what may be picked is what the question offers.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameFace, Scene, ThingKey } from "../face.ts";
import { afterPaint } from "../look/after-paint.ts";

export interface Asking {
  readonly scene: ReadonlySignal<Scene | null>;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** For each thing that can be pointed at, the options that mean it. */
  readonly offers: ReadonlySignal<ReadonlyMap<ThingKey, readonly string[]>>;
  /** How a thing stands to the question: whoever draws it draws it again when this changes, and not when anything else is picked. */
  lit(thing: ThingKey): ReadonlySignal<number>;
  /** Options a click on a thing left open: choose among them. */
  readonly among: ReadonlySignal<readonly string[]>;
  /** Whether what is picked is an answer. */
  readonly ready: ReadonlySignal<boolean>;
  /** Picks an option, or takes it back. A single answer is given at once unless confirmation is wanted. */
  pick(key: string): void;
  /** A click on a thing. */
  point(thing: ThingKey): void;
  /** Looks at an option in the list of words, or away again: what it means is shown on the board. */
  consider(key: string | null): void;
  clear(): void;
  confirm(): void;
}

/** The ways a thing is lit, to be added up: offered, part of what is picked, meant by the option somebody looks at among the words. */
export const LIT = { offered: 1, picked: 2, meant: 4 } as const;

/** So long somebody looks at an option or away, in milliseconds, before the board shows it: who passes by, or answers, is not kept waiting. */
const LOOK = 250;

/** What is picked for a question; kept beside the question's number so that a new question starts empty. */
interface Picked {
  readonly id: number;
  readonly keys: readonly string[];
  readonly among: readonly string[];
}

const isPartOfAll = (means: readonly string[], among: readonly string[]): boolean =>
  among.length > 0 && among.every((key) => means.includes(key));

export function asking(
  face: GameFace,
  scene: ReadonlySignal<Scene | null>,
  give: (ask: number, keys: readonly string[]) => void,
  confirmsSingle: ReadonlySignal<boolean>,
  /** The answer is under way: what was picked stays picked. */
  given: () => boolean = () => false,
): Asking {
  const mine = signal<Picked>({ id: -1, keys: [], among: [] });
  /** The same as the board shows it. Whoever picks among the words sees it there first: a board takes longer to paint. */
  const marked = signal(mine.peek());
  let marks: (() => void) | undefined;
  const question = computed(() => scene.value?.question ?? null);
  const now = computed<Picked>(() => {
    const id = question.value?.id ?? -1;
    return mine.value.id === id ? mine.value : { id, keys: [], among: [] };
  });
  const offers = computed(() => {
    const found = new Map<ThingKey, string[]>();
    const { value } = scene;
    if (value?.question == null) return found;
    for (const key of value.question.options) {
      for (const thing of face.pointsAt(value, value.question, key)) {
        const means = found.get(thing);
        if (means === undefined) found.set(thing, [key]);
        else means.push(key);
      }
    }
    return found;
  });
  const looked = signal<string | null>(null);
  let looks: ReturnType<typeof setTimeout> | undefined;
  const considered = computed(() => {
    const { value } = scene;
    const key = looked.value;
    if (key === null || !value?.question?.options.includes(key)) return [];
    return face.pointsAt(value, value.question, key);
  });
  const lights = new Map<ThingKey, ReadonlySignal<number>>();
  function lit(thing: ThingKey): ReadonlySignal<number> {
    const known = lights.get(thing);
    if (known !== undefined) return known;
    const light = computed(() => {
      const means = offers.value.get(thing);
      if (means === undefined) return 0;
      const { id, keys, among } = marked.value;
      // What all options have in common that a click left open was pointed at.
      const isPicked = means.some((key) => keys.includes(key)) || isPartOfAll(means, among);
      const picked = id === question.value?.id && isPicked ? LIT.picked : 0;
      const meant = considered.value.includes(thing) ? LIT.meant : 0;
      return LIT.offered + picked + meant;
    });
    lights.set(thing, light);
    return light;
  }
  const ready = computed(() => {
    const asked = question.value;
    const { length } = now.value.keys;
    return asked !== null && length >= asked.min && length <= asked.max;
  });

  const send = (keys: readonly string[]): void => {
    const asked = question.value;
    if (asked !== null) give(asked.id, keys);
  };

  function consider(key: string | null): void {
    clearTimeout(looks);
    looks = setTimeout(() => {
      looked.value = key;
    }, LOOK);
  }

  function mark(): void {
    marks?.();
    marked.value = mine.peek();
  }

  function take(picked: Picked): void {
    mine.value = picked;
    marks?.();
    marks = afterPaint(mark);
  }

  function clear(): void {
    if (!given()) take({ id: now.value.id, keys: [], among: [] });
  }

  function pick(key: string): void {
    const asked = question.value;
    if (!asked?.options.includes(key) || given()) return;
    if (looked.peek() !== key) consider(null);
    const { id, keys } = now.value;
    if (keys.includes(key)) {
      take({ id, keys: keys.filter((one) => one !== key), among: [] });
      return;
    }
    if (asked.max > 1) {
      if (keys.length < asked.max) take({ id, keys: [...keys, key], among: [] });
      return;
    }
    take({ id, keys: [key], among: [] });
    if (!confirmsSingle.value) send([key]);
  }

  return {
    scene,
    picked: computed(() => now.value.keys),
    offers,
    lit,
    consider,
    among: computed(() => now.value.among),
    ready,
    pick,
    point(thing) {
      const means = offers.value.get(thing) ?? [];
      // Pointed at once more it is left alone.
      if (isPartOfAll(means, now.value.among) && means.length === now.value.among.length) {
        clear();
        mark();
        return;
      }
      // A second thing narrows what the first left open: a bet of two tokens is a click on each.
      const both = means.filter((key) => now.value.among.includes(key));
      const left = both.length > 0 ? both : means;
      if (left.length === 1) pick(left[0]);
      else if (left.length > 1 && !given()) take({ ...now.value, among: left });
      // It was pointed at on the board.
      mark();
    },
    clear,
    confirm() {
      if (ready.value) send(now.value.keys);
    },
  };
}

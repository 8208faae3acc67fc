/**
 * Where cards come from that nobody saw before: a card played out of another's hand from its owner's place, a card dealt from the
 * dealer's stack. What only lies elsewhere than before glides there by itself, as everywhere (`look/motion.ts`). Nothing waits for it.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene, ThingKey } from "../face.ts";
import { duration } from "../look/motion.ts";
import { seenIn } from "./seen.ts";
import { cardThing, handThing, pileThing } from "./things.ts";

const CARDS = "[data-thing^='card:']";

const thingOf = (element: Element): ThingKey => element.getAttribute("data-thing") ?? "";
const at = (board: Element, thing: ThingKey): Element | null => board.querySelector(`[data-thing="${thing}"]`);

/** The place a card that has just appeared came from. */
function home(board: Element, scene: Scene, thing: ThingKey): Element | null {
  const seat = seenIn(scene).inPlay.findIndex((card) => card >= 0 && cardThing(card) === thing);
  return at(board, seat < 0 ? pileThing("deck") : handThing(seat));
}

function fly(element: Element, source: Element): void {
  const [from, to] = [source.getBoundingClientRect(), element.getBoundingClientRect()];
  if (from.width === 0 || to.width === 0) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0 },
      { opacity: 1, offset: 0.35 },
      { transform: "none" },
    ],
    { duration: duration(520), easing: "cubic-bezier(.25,.7,.2,1)" },
  );
}

export function useFlights(ref: RefObject<HTMLDivElement | null>, scene: Scene): void {
  const known = useRef<ReadonlySet<ThingKey> | null>(null);
  useLayoutEffect(() => {
    const board = ref.current;
    if (board === null) return;
    const all = [...board.querySelectorAll(CARDS)];
    const before = known.current;
    known.current = new Set(all.map(thingOf));
    if (before === null || duration() === 0) return;
    const born = all.filter((element) => !before.has(thingOf(element)));
    // After whoever measures where things lie has done so, and before anything is painted.
    queueMicrotask(() => {
      for (const element of born) {
        const source = home(board, scene, thingOf(element));
        if (source !== null) fly(element, source);
      }
    });
  }, [scene.view]);
}

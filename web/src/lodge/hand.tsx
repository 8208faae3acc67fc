/**
 * What the viewer holds: the hand, cards before its eyes, and the plan of four slots. A card is turned by a stroke up or down, the key F or
 * its button; it is planned by a click on its side or by dragging it to the slot that waits. With a finger the first tap reads, the second
 * means the side. What may be done is what the question offers.
 */
import { UNKNOWN } from "@blackrose/kernel";
import { signal, useComputed } from "@preact/signals";
import { useContext, useEffect, useRef } from "preact/hooks";
import { PointingContext, useOffers } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { Card } from "./card.tsx";
import { type Plays, cardKey, isHalved, nameOfSeat, seatsOf, seen, sideKey, spellNamed } from "./game.ts";
import { words } from "./words.ts";

/** Cards that lie with their dark side above. */
export const turned = signal<ReadonlySet<number>>(new Set());
/** The card that is lifted out of the hand to be read. */
const looked = signal<number | null>(null);

/** The card a finger has tapped to read it. */
const raised = signal<number | null>(null);

export function turn(card: number): void {
  const next = new Set(turned.value);
  if (!next.delete(card)) next.add(card);
  turned.value = next;
}
const upOf = (at: Plays, card: number): number => (turned.value.has(card) && !isHalved(at, card) ? 1 : 0);

/** The cards in hand of a seat that are not meant for a slot yet. */
export function handOf(scene: Scene, seat: number): number[] {
  const s = seen(scene);
  return (s.hands[seat] ?? []).filter((card) => card !== UNKNOWN && !s.planned[seat].includes(card));
}
export const lookingOf = (scene: Scene, seat: number): number[] =>
  (seen(scene).looking[seat] ?? []).filter((card) => card !== UNKNOWN);

/** Whose hands are shown: one's own; all of them where all is open. */
export const shownHands = (scene: Scene): number[] =>
  scene.viewer >= 0 ? [scene.viewer] : scene.viewer === -2 ? seatsOf(seen(scene)) : [];

export function Hand({ scene }: { readonly scene: Scene }) {
  const word = words(scene.language);
  const seats = shownHands(scene);
  useEffect(() => {
    const turnLooked = (event: KeyboardEvent): void => {
      const writes =
        event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog") !== null;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !writes;
      if (event.key.toLowerCase() !== "f" || !plain || looked.value === null) return;
      turn(looked.value);
      // Elsewhere the same key means something else.
      event.preventDefault();
    };
    addEventListener("keydown", turnLooked);
    return () => removeEventListener("keydown", turnLooked);
  }, []);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && section.current?.contains(target) === false) raised.value = null;
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, []);
  useEffect(() => {
    raised.value = null;
  }, [scene.question?.id]);
  const cards = new Set(
    seats.flatMap((seat) => [...lookingOf(scene, seat), ...handOf(scene, seat)].map((card) => cardKey(scene, card))),
  );
  const offers = useOffers((thing) => cards.has(thing.split("/")[0]));
  if (seats.length === 0) return null;
  return (
    <section
      ref={section}
      class={`l-hand${seats.length > 1 ? " l-all" : ""}${offers ? " l-offers" : ""}`}
      aria-label={word.hand}
      onPointerLeave={() => {
        looked.value = null;
      }}
    >
      {seats.map((seat) => (
        <div key={seat} class="l-fan">
          {seats.length > 1 && <span class="l-fan-name">{nameOfSeat(scene, seat)}</span>}
          {lookingOf(scene, seat).map((card) => (
            <Held key={`look${card}`} scene={scene} card={card} looking />
          ))}
          {handOf(scene, seat).map((card) => (
            <Held key={card} scene={scene} card={card} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Less is a click with a shaky hand. */
const FAR = 9;
/** So far up or down turns a card. */
const STROKE = 26;
/** A finger that rests so long wants to read, in milliseconds. */
const LONG = 480;

function Held({
  scene,
  card,
  looking = false,
}: {
  readonly scene: Scene;
  readonly card: number;
  readonly looking?: boolean;
}) {
  const pointing = useContext(PointingContext);
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const rests = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const byFinger = useRef(false);
  const isRaised = useComputed(() => raised.value === card);
  const up = upOf(scene, card);
  const label = words(scene.language).turnCard(spellNamed(scene, card, scene.language));
  const look = (): void => {
    looked.value = card;
  };

  const shift = (x: number, y: number): void => {
    if (box.current === null) return;
    box.current.classList.toggle("l-dragged", x !== 0 || y !== 0);
    // On a large screen the letters are larger, and a pixel of the pointer is less than one of the card.
    const { currentCSSZoom: zoom = 1 } = box.current as { readonly currentCSSZoom?: number };
    box.current.style.translate = x === 0 && y === 0 ? "" : `${x / zoom}px ${y / zoom}px`;
  };
  const end = (): void => {
    clearTimeout(rests.current);
    start.current = null;
    shift(0, 0);
  };
  return (
    <div
      ref={box}
      class={`l-held${looking ? " l-looking" : ""}${isRaised.value ? " l-raised" : ""}`}
      // A stroke turns it, so it cannot be dropped anywhere; and it is shown large.
      data-handled
      onPointerEnter={look}
      onFocusIn={look}
      onPointerDown={({ button, clientX, clientY, pointerType }) => {
        if (button !== 0) return;
        start.current = { x: clientX, y: clientY };
        wasDragged.current = false;
        byFinger.current = pointerType !== "mouse";
        if (!byFinger.current) return;
        rests.current = setTimeout(() => {
          // What was read is not answered when the finger lifts.
          end();
          wasDragged.current = true;
          pointing?.explain(cardKey(scene, card));
        }, LONG);
      }}
      onPointerMove={({ clientX, clientY, pointerId }) => {
        if (start.current === null) return;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        if (!wasDragged.current && Math.hypot(x, y) > FAR) {
          wasDragged.current = true;
          clearTimeout(rests.current);
          box.current?.setPointerCapture(pointerId);
        }
        // What lies open above the hand stays there.
        if (wasDragged.current && !isRaised.value) shift(x, y);
      }}
      onPointerUp={({ clientX, clientY }) => {
        if (start.current !== null && wasDragged.current) {
          const [x, y] = [clientX - start.current.x, clientY - start.current.y];
          const under = document.elementsFromPoint(clientX, clientY);
          if (under.some((one) => one.closest("[data-drop]"))) pointing?.asking.pick(sideKey(scene, card, up));
          else if (Math.abs(y) > STROKE && Math.abs(y) > Math.abs(x)) turn(card);
        }
        end();
      }}
      onPointerCancel={end}
      // What was dragged is not clicked.
      onClickCapture={(event) => {
        const reads = byFinger.current && !isRaised.value;
        if (wasDragged.current || reads) event.stopPropagation();
        if (reads && !wasDragged.current) raised.value = card;
        wasDragged.current = false;
      }}
    >
      <Card at={scene} card={card} language={scene.language} up={up} />
      {!isHalved(scene, card) && (
        <button
          type="button"
          class="l-turn"
          aria-label={label}
          title={label}
          onClick={(event) => {
            event.stopPropagation();
            turn(card);
          }}
        >
          <Icon name="clockwise-rotation" />
        </button>
      )}
    </div>
  );
}

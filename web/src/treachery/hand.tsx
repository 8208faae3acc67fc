/** The own hand as a fan, and before it what was drawn or laid out to choose from. */
import { UNKNOWN } from "@blackrose/kernel";
import { readKey, ui } from "@blackrose/treachery";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../face.ts";
import { Card } from "./card.tsx";
import { Reading } from "./reading.tsx";
import { cards, nearSeat, seenIn } from "./seen.ts";
import { wordsIn } from "./words.ts";
import "./hand.css";

/** By colour, strongest first: a hand stays in the same order as long as it is the same. */
export const sorted = (hand: readonly number[]): number[] =>
  hand
    .filter((card) => card !== UNKNOWN)
    .sort((a, b) => cards.colour[a] - cards.colour[b] || cards.base[b] - cards.base[a] || a - b);

/** Cards to choose from that lie nowhere else: another hand looked at, the cards a game leaves out, cards set apart. */
export function laidOut(scene: Scene): number[] {
  const s = seenIn(scene);
  const near = nearSeat(scene);
  const lying = new Set([...s.hands[near], ...s.inPlay]);
  const offered = (scene.question?.options ?? []).flatMap((key) => {
    const thing = readKey(cards, key);
    return thing?.is === "card" && !lying.has(thing.card) ? [thing.card] : [];
  });
  return sorted([...new Set([...s.aside[near], ...offered])]);
}

interface FanProps {
  readonly scene: Scene;
  readonly of: readonly number[];
}

/**
 * Cards side by side. The one under the pointer, the finger or the cursor can be read in full above them; with a finger the first tap
 * reads, the second means the card.
 */
function Fan({ scene, of }: FanProps) {
  const [read, setRead] = useState<number | null>(null);
  const fan = useRef<HTMLDivElement>(null);
  const byFinger = useRef(false);
  useEffect(() => {
    if (read === null) return;
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && fan.current?.contains(target) === false) setRead(null);
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [read]);
  const at = read === null ? -1 : of.indexOf(read);
  return (
    <div
      class="t-fan"
      ref={fan}
      data-read
      onFocusOut={({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && fan.current?.contains(relatedTarget) === true;
        if (!byFinger.current && !stays) setRead(null);
      }}
    >
      {of.map((card, i) => (
        <div
          class="t-fan-place"
          key={card}
          style={{ "--at": `${i - (of.length - 1) / 2}` }}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === "mouse") setRead(card);
          }}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === "mouse") setRead(null);
          }}
          onPointerDown={({ pointerType }) => {
            byFinger.current = pointerType !== "mouse";
          }}
          onClickCapture={(event) => {
            if (!byFinger.current) return;
            // The second tap means the card, and the reading is over.
            setRead(read === card ? null : card);
            if (read !== card) event.stopPropagation();
          }}
          onFocusIn={({ target }) => {
            if (target instanceof Element && target.matches(":focus-visible")) setRead(card);
          }}
        >
          <Card card={card} language={scene.language} how="full" />
        </div>
      ))}
      {at < 0 ? null : (
        <Reading key={of[at]} scene={scene} card={of[at]} at={at - (of.length - 1) / 2} onDone={() => setRead(null)} />
      )}
    </div>
  );
}

export function Hand({ scene }: { readonly scene: Scene }) {
  const { language } = scene;
  const words = wordsIn(language);
  const near = nearSeat(scene);
  const hand = sorted(seenIn(scene).hands[near]);
  const tray = laidOut(scene);
  const drawn = seenIn(scene).aside[near].length > 0;
  return (
    <>
      {tray.length === 0 ? null : (
        <div class="t-tray" role="group" data-many={tray.length > 12 || undefined}>
          <span class="t-tray-title">{drawn ? words.drawnForYou : words.laidOut}</span>
          <Fan of={tray} scene={scene} />
        </div>
      )}
      <div class="t-hand" role="group" aria-label={ui(language).word.hand}>
        <Fan of={hand} scene={scene} />
      </div>
    </>
  );
}

/** The own hand as a fan, and before it what was drawn or laid out to choose from. */
import { UNKNOWN } from "@blackrose/kernel";
import { readKey, ui } from "@blackrose/treachery";
import type { Scene } from "../face.ts";
import { Card } from "./card.tsx";
import { cards, nearSeat, seenIn } from "./seen.ts";
import { wordsIn } from "./words.ts";

/** By colour, strongest first: a hand stays in the same order as long as it is the same. */
const sorted = (hand: readonly number[]): number[] =>
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

function Fan({ of, language }: { readonly of: readonly number[]; readonly language: Scene["language"] }) {
  return (
    <div class="t-fan">
      {of.map((card, i) => (
        <div class="t-fan-place" key={card} style={{ "--at": `${i - (of.length - 1) / 2}` }}>
          <Card card={card} language={language} how="full" />
        </div>
      ))}
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
          <Fan of={tray} language={language} />
        </div>
      )}
      <div class="t-hand" role="group" aria-label={ui(language).word.hand}>
        <Fan of={hand} language={language} />
      </div>
    </>
  );
}

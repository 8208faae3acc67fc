/** A card: in the hand or on a shelf with all it says, before a player with its power, or as a chip in an open hand. */
import { type Colour, COLOURS, cardName, cardText, marksOn, power, ui } from "@blackrose/treachery";
import type { Language } from "@blackrose/language";
import { useThing } from "../ask/thing.tsx";
import type { Scene, ThingKey } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { Sign } from "./houses.tsx";
import { iconOf } from "./icons.ts";
import { cards, letterOf, seenIn } from "./seen.ts";
import { cardThing, powerThing, readThing } from "./things.ts";
import { FITS, FITS_IN_PLAY, isLong, titleIn } from "./title.ts";
import "./card.css";

interface CardProps {
  readonly card: number;
  readonly language: Language;
  /** The colour it was played in, where that differs from the printed one. */
  readonly colour?: Colour;
  readonly how: "full" | "play";
}

/** How much there is to read, in three steps: the more, the smaller the picture and the letters. */
function lengthOf(lines: readonly string[]): number | undefined {
  const letters = lines.join(" ").length + 14 * (lines.length - 1);
  return letters > 212 ? 3 : letters > 160 ? 2 : letters > 115 ? 1 : undefined;
}

/** What is printed on it. */
function Print({ card, language, colour, how }: Required<CardProps>) {
  const { name, base, lines } = cardText(cards, card, language);
  return (
    <>
      <span class="t-card-head">
        <span class="t-base">{base}</span>
        <span class="t-card-name" data-long={isLong(name) || undefined}>
          {titleIn(name, language, how === "full" ? FITS : FITS_IN_PLAY)}
        </span>
        <span class="t-card-house">
          <Sign colour={colour} />
          <span class="t-letter">{letterOf(colour)}</span>
        </span>
      </span>
      <span class="t-picture">
        <Icon name={iconOf(card)} />
      </span>
      {how === "full" ? (
        <span class="t-card-text">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ) : null}
    </>
  );
}

const printedColour = (card: number): Colour => COLOURS[cards.colour[card]];

/** How a card is called aloud. */
function labelOf(card: number, language: Language, chosen?: Colour): string {
  const base = `${ui(language).word.base.toLowerCase()} ${cards.base[card]}`;
  return `${cardName(cards, card, language, chosen)}, ${base}`;
}

export function Card({ card, language, colour: chosen, how }: CardProps) {
  const { props } = useThing(cardThing(card));
  const { lines } = cardText(cards, card, language);
  const colour = chosen ?? printedColour(card);
  const label = labelOf(card, language, chosen);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`t-card t-card-${how} t-${colour}`}
      aria-label={how === "full" ? `${label}. ${lines.join(" ")}` : label}
      data-long={how === "full" ? lengthOf(lines) : undefined}
      {...props}
    >
      <Print card={card} language={language} colour={colour} how={how} />
    </button>
  );
}

/** On a shelf, away from any table. */
export function ShelfCard({ thing, language }: { readonly thing: ThingKey; readonly language: Language }) {
  const read = readThing(thing);
  if (read?.is !== "card") return null;
  const { lines } = cardText(cards, read.card, language);
  const colour = printedColour(read.card);
  return (
    <div class={`t-card t-card-full t-shelved t-${colour}`} data-long={lengthOf(lines)}>
      <Print card={read.card} language={language} colour={colour} how="full" />
    </div>
  );
}

/** In a hand that lies open: its base power in its colour; the whole is read by asking for it. */
export function Chip({ card, language }: { readonly card: number; readonly language: Language }) {
  const { props } = useThing(cardThing(card));
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`t-chip t-${printedColour(card)}`}
      aria-label={labelOf(card, language)}
      {...props}
    >
      <Icon name={iconOf(card)} />
      {cards.base[card]}
    </button>
  );
}

/** The card before a player: live power, and what lies on it. */
export function InPlay({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const s = seenIn(scene);
  const { props } = useThing(powerThing(seat));
  const card = s.inPlay[seat];
  const value = power(cards, s, seat);
  const { language } = scene;
  const marks = marksOn(cards, s, seat, language);
  return (
    <div class="t-played">
      <Card card={card} language={language} colour={COLOURS[s.colours[seat]]} how="play" />
      <button
        type="button"
        tabIndex={-1}
        class="t-power"
        aria-label={`${scene.names[seat]}: ${ui(language).word.power.toLowerCase()} ${value}`}
        {...props}
      >
        {String(value).replace("-", "−")}
      </button>
      {marks.length === 0 ? null : (
        <span class="t-marks">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      )}
    </div>
  );
}

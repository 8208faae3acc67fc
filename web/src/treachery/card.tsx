/** A card: in the hand with all it says, before a player with its power, or as a small tile among many. */
import { type Colour, COLOURS, cardName, cardText, marksOn, power, ui } from "@blackrose/treachery";
import type { Language } from "@blackrose/language";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { Sign } from "./houses.tsx";
import { iconOf } from "./icons.ts";
import { cards, letterOf, seenIn } from "./seen.ts";
import { cardThing, powerThing } from "./things.ts";

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

export function Card({ card, language, colour: chosen, how }: CardProps) {
  const { props } = useThing(cardThing(card));
  const { name, base, lines } = cardText(cards, card, language);
  const colour = chosen ?? COLOURS[cards.colour[card]];
  const label = `${cardName(cards, card, language, chosen)}, ${ui(language).word.base.toLowerCase()} ${base}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`t-card t-card-${how} t-${colour}`}
      aria-label={how === "full" ? `${label}. ${lines.join(" ")}` : label}
      data-long={how === "full" ? lengthOf(lines) : undefined}
      {...props}
    >
      <span class="t-card-head">
        <span class="t-base">{base}</span>
        <span class="t-card-name">{name}</span>
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

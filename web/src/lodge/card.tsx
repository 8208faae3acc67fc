/** A spell card: both sides can be read, the chosen one stands above. */
import type { Language } from "@blackrose/language";
import { sidesOf } from "@blackrose/lodge/tables";
import { ui } from "@blackrose/lodge/text/index";
import { useThing } from "../ask/thing.tsx";
import { type Plays, cardKey, isHalved, sideKey, spellOfCard, textOfCard } from "./game.ts";
import { elementIcon, schoolIcon, schoolTint, typeIcon } from "./signs.tsx";
import { words } from "./words.ts";

interface CardProps {
  /** What the table plays with. */
  readonly at: Plays;
  readonly card: number;
  readonly language: Language;
  /** The side above: 0 light, 1 dark. */
  readonly up: number;
}

export function Card({ at, card, language, up }: CardProps) {
  const thing = useThing(cardKey(at, card));
  const light = useThing(sideKey(at, card, 0));
  const dark = useThing(sideKey(at, card, 1));
  const lit = light.offered || dark.offered ? " l-lit" : "";
  const spell = spellOfCard(at, card);
  const { name, school, symbol } = textOfCard(at, card, language);
  const order = up === 1 ? [1, 0] : [0, 1];
  return (
    <article
      {...thing.props}
      class={`l-card l-school-${spell.school}${isHalved(at, card) ? " l-halved" : ""}${lit}`}
      style={schoolTint(at, spell.school)}
      aria-label={name}
    >
      <header>
        <span class="l-card-school" role="img" aria-label={school}>
          {schoolIcon(at, spell.school)}
        </span>
        <strong>{name}</strong>
        {symbol && (
          <span class="l-card-symbol" role="img" aria-label={words(language).symbol}>
            ✦
          </span>
        )}
      </header>
      {order.map((side, i) => (
        <Half key={side} at={at} card={card} side={side} language={language} above={i === 0} />
      ))}
    </article>
  );
}

interface HalfProps {
  readonly at: Plays;
  readonly card: number;
  readonly side: number;
  readonly language: Language;
  readonly above: boolean;
}

function Half({ at, card, side, language, above }: HalfProps) {
  const halved = isHalved(at, card);
  // A room trap is planned as a whole: both halves mean the same.
  const thing = useThing(halved ? sideKey(at, card, 0) : sideKey(at, card, side));
  const declared = sidesOf(spellOfCard(at, card))[side];
  const text = textOfCard(at, card, language).sides[side];
  const aims = declared.target.at !== "self" && declared.target.at !== "special";
  // Where the side itself is not offered, a click means the card.
  const props = thing.offered ? thing.props : {};
  return (
    <div class={`l-half ${side === 1 ? "l-dark" : "l-light"}${above ? " l-above" : ""}`} {...props}>
      <p class="l-half-head">
        <span class="l-half-mark">{halved ? "◆" : side === 1 ? "☾" : "☀"}</span>
        <span class="l-kind">
          {typeIcon[declared.type]({})}
          <span class="l-kind-name">{text.type}</span>
        </span>
        <span class="l-element">
          {elementIcon[declared.element]({})}
          <span class="l-element-name">{text.element}</span>
        </span>
        {aims && <span class="l-half-target">{text.target}</span>}
      </p>
      <p class="l-half-text">
        {text.trigger !== undefined && <em>{`${text.trigger}${ui(language).colon} `}</em>}
        {text.lines.join(" ")}
      </p>
    </div>
  );
}

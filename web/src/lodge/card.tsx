/** A spell card: both sides can be read, the chosen one stands above. */
import type { Language } from "@blackrose/language";
import { sidesOf } from "@blackrose/lodge/tables";
import { useThing } from "../ask/thing.tsx";
import { cardKey, isHalved, sideKey, spellOfCard, textOfCard } from "./game.ts";
import { elementIcon, schoolIcon, typeIcon } from "./signs.tsx";
import { words } from "./words.ts";

interface CardProps {
  readonly card: number;
  readonly language: Language;
  /** The side above: 0 light, 1 dark. */
  readonly up: number;
  readonly large?: boolean;
  /** The sentence being read of the side above. */
  readonly reads?: number;
}

export function Card({ card, language, up, large = false, reads = -1 }: CardProps) {
  const thing = useThing(cardKey(card));
  const light = useThing(sideKey(card, 0));
  const dark = useThing(sideKey(card, 1));
  const lit = !large && (light.offered || dark.offered) ? " l-lit" : "";
  const spell = spellOfCard(card);
  const { name, school, symbol } = textOfCard(card, language);
  const order = up === 1 ? [1, 0] : [0, 1];
  return (
    <article
      {...(large ? {} : thing.props)}
      class={`l-card l-school-${spell.school}${large ? " l-large" : ""}${isHalved(card) ? " l-halved" : ""}${lit}`}
      aria-label={name}
    >
      <header>
        <span class="l-card-school" title={school}>
          {schoolIcon[spell.school]({})}
        </span>
        <strong>{name}</strong>
        {symbol && (
          <span class="l-card-symbol" title={words(language).symbol}>
            ✦
          </span>
        )}
      </header>
      {order.map((side, i) => (
        <Half
          key={side}
          card={card}
          side={side}
          language={language}
          above={i === 0}
          large={large}
          reads={i === 0 ? reads : -1}
        />
      ))}
    </article>
  );
}

interface HalfProps {
  readonly card: number;
  readonly side: number;
  readonly language: Language;
  readonly above: boolean;
  readonly large: boolean;
  readonly reads: number;
}

function Half({ card, side, language, above, large, reads }: HalfProps) {
  const halved = isHalved(card);
  // A room trap is planned as a whole: both halves mean the same.
  const thing = useThing(halved ? sideKey(card, 0) : sideKey(card, side));
  const declared = sidesOf(spellOfCard(card))[side];
  const text = textOfCard(card, language).sides[side];
  const aims = declared.target.at !== "self" && declared.target.at !== "special";
  // Where the side itself is not offered, a click means the card.
  const props = thing.offered && !large ? thing.props : {};
  return (
    <div class={`l-half ${side === 1 ? "l-dark" : "l-light"}${above ? " l-above" : ""}`} {...props}>
      <p class="l-half-head">
        <span class="l-half-mark">{halved ? "◆" : side === 1 ? "☾" : "☀"}</span>
        <span class={`l-kind l-kind-${declared.type}`} title={text.type}>
          {typeIcon[declared.type]({})}
          <span class="l-kind-name">{text.type}</span>
        </span>
        <span class={`l-element l-element-${declared.element}`} title={text.element}>
          {elementIcon[declared.element]({})}
        </span>
        {aims && <span class="l-half-target">{text.target}</span>}
      </p>
      <p class="l-half-text">
        {text.trigger !== undefined && <em>{text.trigger}: </em>}
        {text.lines.map((line, i) => (
          <span key={i} class={i === reads ? "l-line l-reads" : "l-line"}>
            {line}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}

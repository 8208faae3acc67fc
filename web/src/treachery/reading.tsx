/** A card of the hand to read in full size: its text, and the power it would have as the dice lie. */
import { COLOURS, cardName, cardText, powerParts, powerText } from "@blackrose/treachery";
import { useContext } from "preact/hooks";
import { LIT } from "../ask/asking.ts";
import { PointingContext } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { raised, whyNot } from "./about.ts";
import { iconOf } from "./icons.ts";
import { cards, nearSeat, type Seen, seenIn } from "./seen.ts";
import { cardThing } from "./things.ts";
import { wordsIn } from "./words.ts";
import "./reading.css";

/** The table with this card laid before the player, before its text has happened. */
function played(s: Seen, seat: number, card: number): Seen {
  const inPlay = [...s.inPlay];
  const colours = [...s.colours];
  inPlay[seat] = card;
  colours[seat] = cards.colour[card];
  return { ...s, inPlay, colours };
}

interface ReadingProps {
  readonly scene: Scene;
  readonly card: number;
  /** How far from the middle of its row it lies, in cards. */
  readonly at: number;
  readonly onDone: () => void;
}

export function Reading({ scene, card, at, onDone }: ReadingProps) {
  const { language } = scene;
  const words = wordsIn(language);
  const pointing = useContext(PointingContext);
  const s = seenIn(scene);
  const seat = nearSeat(scene);
  const thing = cardThing(card);
  const lit = pointing?.asking.lit(thing).value ?? 0;
  const offered = (lit & LIT.offered) > 0;
  const { base, lines } = cardText(cards, card, language);
  // Before the first round no die has been rolled, and what has been played has its power on it.
  const tells = s.round > 0 && s.inPlay[seat] < 0;
  const reasons = whyNot(scene, card);
  return (
    <div class={`t-reading t-${COLOURS[cards.colour[card]]}`} style={{ "--at": String(at) }}>
      <p class="t-reading-head">
        <span class="t-base">{base}</span>
        <b>{raised(cardName(cards, card, language))}</b>
        <Icon name={iconOf(card)} />
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reasons.map((reason) => (
        <p key={reason} class="t-reading-not">
          {reason}
        </p>
      ))}
      {tells && reasons.length === 0 ? (
        <p class="t-reading-power">
          {words.asDiceLie} {powerText(cards, powerParts(cards, played(s, seat, card), seat), language)}
        </p>
      ) : null}
      <p class="t-reading-row">
        <button type="button" tabIndex={-1} onClick={() => pointing?.explain(thing)}>
          {words.more}
        </button>
        {offered ? (
          <button
            type="button"
            tabIndex={-1}
            class="t-reading-take"
            onClick={() => {
              pointing?.asking.point(thing);
              onDone();
            }}
          >
            {(lit & LIT.picked) > 0 ? words.leaveCard : words.takeCard}
          </button>
        ) : null}
      </p>
    </div>
  );
}

/** A place at the table: who sits there, what they have won, what they have played. */
import { UNKNOWN } from "@blackrose/kernel";
import { COLOURS, phaseOf, ui } from "@blackrose/treachery";
import { tokensAt } from "@blackrose/treachery/rules/tokens";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { Chip, InPlay } from "./card.tsx";
import { sorted } from "./hand.tsx";
import { Outline, Token } from "./houses.tsx";
import { ICONS } from "./icons.ts";
import { byHouse, cards, housesOf, letterOf, seenIn } from "./seen.ts";
import { handThing, MARKS, type Mark, markThing, seatThing } from "./things.ts";
import { wordsIn } from "./words.ts";
import "./seat.css";

function MarkOf({ mark, label }: { readonly mark: Mark; readonly label: string }) {
  const { props } = useThing(markThing(mark));
  return (
    <button type="button" tabIndex={-1} class={`t-mark t-mark-${mark}`} aria-label={label} {...props}>
      <Icon name={ICONS[mark]} />
    </button>
  );
}

function HandCount({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const s = seenIn(scene);
  const { props } = useThing(handThing(seat));
  const apart = s.aside[seat].length;
  const label = wordsIn(scene.language).cardsInHand(s.hands[seat].length + apart);
  return (
    <button type="button" tabIndex={-1} class="t-count" aria-label={label} {...props}>
      <span class="t-backs" aria-hidden="true" />
      {s.hands[seat].length}
      {apart > 0 ? `+${apart}` : ""}
    </button>
  );
}

/** Another's hand, where all is open: in a replay. */
function OpenHand({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { hands, aside } = seenIn(scene);
  const { props } = useThing(handThing(seat));
  const all = [...hands[seat], ...aside[seat]];
  if (all.length === 0 || all.includes(UNKNOWN)) return null;
  return (
    // Where its cards are too small for a finger, the whole hand is asked for.
    <div
      class="t-open"
      role="group"
      aria-label={wordsIn(scene.language).cardsInHand(all.length)}
      onClick={props.onClick}
    >
      {sorted(all).map((card) => (
        <Chip key={card} card={card} language={scene.language} />
      ))}
    </div>
  );
}

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly near?: boolean;
}

export function Seat({ scene, seat, near = false }: SeatProps) {
  const s = seenIn(scene);
  const { language, names } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const { props, offered } = useThing(seatThing(seat));
  const slot = s.order.indexOf(seat);
  const turn = slot >= 0 && slot === s.slot && phaseOf(s) === "challenge";
  const won = s.winner === seat;
  const count = housesOf(s, seat);
  const card = s.inPlay[seat];
  const guarded = card >= 0 && cards.guards[card];
  const waiting = scene.waiting.includes(seat);
  const marks = MARKS.filter((mark) => s[mark] === seat);
  return (
    <section
      class={`t-seat${near ? " t-seat-near" : ""}${offered ? " t-seat-offered" : ""}`}
      aria-label={names[seat]}
      data-turn={turn || undefined}
      data-waiting={waiting || undefined}
      data-won={won || undefined}
    >
      <header class="t-plate">
        <button type="button" tabIndex={-1} class="t-name" {...props}>
          {slot < 0 ? null : <span class="t-slot">{slot + 1}</span>}
          <SeatMark seat={seat} />
          <span class="t-who">{names[seat]}</span>
          {won ? <Icon name={ICONS.winner} class="t-laurels" /> : null}
        </button>
        <span class="t-roles">
          {marks.map((mark) => (
            <MarkOf key={mark} mark={mark} label={word[mark]} />
          ))}
          <HandCount scene={scene} seat={seat} />
        </span>
      </header>
      <div class="t-spot">
        {card >= 0 ? (
          <InPlay scene={scene} seat={seat} />
        ) : (
          <span class="t-blank" aria-hidden={!waiting}>
            {waiting ? (seat === scene.viewer ? words.yourTurn : words.thinks) : ""}
          </span>
        )}
      </div>
      <div
        class="t-treasury"
        role="group"
        aria-label={`${word.treasury}, ${words.houseCount(count)}`}
        data-guarded={guarded || undefined}
        data-crowded={tokensAt(s, seat).length > 6 || undefined}
        title={guarded ? words.guarded : undefined}
      >
        {byHouse(s, seat).map(({ colour, values }) => (
          <div class="t-column" key={colour} data-many={values.length > 2 ? values.length : undefined}>
            {values.length === 0 ? (
              <Outline colour={colour} />
            ) : (
              values.map((value) => <Token key={value} value={value} language={language} />)
            )}
            <span class="t-column-letter" aria-hidden="true">
              {letterOf(colour)}
            </span>
          </div>
        ))}
        <span class="t-tally" title={words.houseCount(count)} data-full={count === COLOURS.length || undefined}>
          {count}/5
        </span>
      </div>
      {near ? null : <OpenHand scene={scene} seat={seat} />}
    </section>
  );
}

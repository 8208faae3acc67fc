/** What is seen by itself at a table of Treachery: who won a round and with what, and what they took, before the next dice are rolled. */
import type { Event } from "@blackrose/kernel";
import { cardName } from "@blackrose/treachery";
import { moveTokens, startRound, winRound } from "@blackrose/treachery/deeds";
import type { Scene, Sign } from "../face.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { log } from "./log.ts";
import { cards } from "./seen.ts";
import "./signs.css";

export function signs(scene: Scene, events: readonly Event[]): readonly Sign[] {
  const next = events.findIndex(({ verb }) => verb === startRound.verb);
  const ending = next < 0 ? events : events.slice(0, next);
  const won = ending.findIndex(({ verb }) => verb === winRound.verb);
  if (won >= 0) return [roundWon(scene, ending[won], taken(scene, ending.slice(won)))];
  // The winner was asked what to claim: the round ends with the answer.
  const [title, ...lines] = next < 0 ? [] : taken(scene, ending);
  return title === undefined ? [] : [{ icon: "two-coins", title, lines }];
}

/** The tokens that changed hands, in words. */
const taken = (scene: Scene, events: readonly Event[]): readonly string[] =>
  log(
    scene,
    events.filter(({ verb }) => verb === moveTokens.verb),
  )
    .filter(({ weight }) => weight !== "detail")
    .map(({ text }) => text);

interface Won {
  readonly seat: number;
  readonly powers: readonly number[];
  /** None in games that were over before it was told. */
  readonly cards: readonly number[];
}

function roundWon(scene: Scene, event: Event, lines: readonly string[]): Sign {
  const won = event as unknown as Won;
  const laid = won.cards.flatMap((card, seat) => (card >= 0 ? [seat] : []));
  return {
    icon: "laurel-crown",
    title: log(scene, [event])[0].text,
    lines,
    reads: laid.length,
    Body: () => (
      <span class="t-won">
        {laid.map((seat) => (
          <span key={seat} data-won={seat === won.seat || undefined}>
            <SeatMark seat={seat} />
            <span>{scene.names[seat]}</span>
            <span>{cardName(cards, won.cards[seat], scene.language)}</span>
            <b>{won.powers[seat]}</b>
          </span>
        ))}
      </span>
    ),
  };
}

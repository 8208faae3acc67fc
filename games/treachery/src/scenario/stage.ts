/** Where scenarios of Treachery are played. */
import { Damaged, type Facts, type Fixed, listAt, recordAt, type Stage } from "@blackrose/kernel";
import type { TreacheryGame } from "../game.ts";
import { refuseSeating } from "../options.ts";
import { type State, Stream } from "../state.ts";
import type { Tables } from "../tables.ts";
import { check } from "./facts.ts";
import { GIVEN, pose } from "./pose.ts";
import { cardsAt, diceAt } from "./words.ts";

const LUCK = ["rolls", "lots", "from hands", "from discards"];

/** Each roll is one text, "R4 B2"; several rolls are a list of them. */
function rolls(json: unknown, place: string): Fixed[] {
  return (Array.isArray(json) ? json : [json]).flatMap((roll) =>
    diceAt(roll, place).map(({ value }) => ({ stream: Stream.dice, value: value - 1 })),
  );
}

export function stageOf(game: TreacheryGame): Stage<State, Tables> {
  const { cards } = game;
  return {
    luckNames: LUCK,
    seating(given) {
      recordAt(given, "given", [...GIVEN, ...LUCK]);
      const { players = 4, remove } = given as { players?: unknown; remove?: unknown };
      const seating = { seats: Number(players), options: remove === undefined ? {} : { remove } };
      const wrong = refuseSeating(cards, seating);
      if (wrong !== null) throw new Damaged("given.players", wrong);
      return seating;
    },
    pose: (given, seats, seating) => pose(cards, given, seats, seating),
    luck(step: Facts, place) {
      const cardsOn = (stream: number, name: string): Fixed[] =>
        cardsAt(cards, step[name] ?? "", `${place}["${name}"]`).map((value) => ({ stream, value }));
      return [
        ...rolls(step["rolls"] ?? "", `${place}.rolls`),
        ...listAt(step["lots"] ?? [], `${place}.lots`).map((value) => ({
          stream: Stream.lots,
          value: Number(value) - 1,
        })),
        ...cardsOn(Stream.hands, "from hands"),
        ...cardsOn(Stream.buried, "from discards"),
      ];
    },
    check,
  };
}

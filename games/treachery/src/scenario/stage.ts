/** Where scenarios of Treachery are played. */
import { Damaged, type Facts, type Fixed, recordAt, type Seats, type Stage } from "@blackrose/kernel";
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

/** Each cast names who casts and what comes up, { "P3": 2, "P4": 5 }; several casts are a list of them. */
function lots(json: unknown, seats: Seats, place: string): Fixed[] {
  return (Array.isArray(json) ? json : [json]).flatMap((cast) =>
    Object.entries(recordAt(cast, place))
      .map(([name, value]) => ({ seat: seats.seat(name, place), value: Number(value) - 1 }))
      .sort((a, b) => a.seat - b.seat)
      .map(({ value }) => ({ stream: Stream.lots, value })),
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
    luck(step: Facts, seats, place) {
      const cardsOn = (stream: number, name: string): Fixed[] =>
        cardsAt(cards, step[name] ?? "", `${place}["${name}"]`).map((value) => ({ stream, value }));
      return [
        ...rolls(step["rolls"] ?? "", `${place}.rolls`),
        ...lots(step["lots"] ?? [], seats, `${place}.lots`),
        ...cardsOn(Stream.hands, "from hands"),
        ...cardsOn(Stream.buried, "from discards"),
      ];
    },
    check,
  };
}

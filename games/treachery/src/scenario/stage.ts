/** Where scenarios of Treachery are played. */
import { Damaged, type Fixed, type LuckReader, type Seats, type Stage, wholeAt, wordsAt } from "@blackrose/kernel";
import type { TreacheryGame } from "../game.ts";
import { type State, Stream } from "../state.ts";
import type { Tables } from "../tables.ts";
import { facts } from "./facts.ts";
import { FIELDS, pose } from "./pose.ts";
import { cardsAt, diceAt, FACES } from "./words.ts";

/** "P3=2 P4=5": who casts, and what comes up. */
function cast(said: string, seats: Seats, place: string): Fixed[] {
  return wordsAt(said, place)
    .map((word) => {
      const [, name, value] = /^(P\d)=(\d)$/.exec(word) ?? [];
      if (value === undefined) throw new Damaged(place, `"${word}" should read like "P3=2"`);
      return { seat: seats.seat(name, place), value: wholeAt(Number(value), place, 1, FACES) - 1 };
    })
    .sort((a, b) => a.seat - b.seat)
    .map(({ value }) => ({ stream: Stream.lots, value }));
}

export function stageOf({ cards }: TreacheryGame): Stage<State, Tables> {
  const drawn =
    (stream: number): LuckReader =>
    (said, _seats, place) =>
      cardsAt(cards, said, place).map((value) => ({ stream, value }));
  return {
    fields: FIELDS,
    seating: ({ players = 4, remove }) => ({
      seats: players as number,
      options: remove === undefined ? {} : { remove },
    }),
    pose,
    luck: {
      /** Each roll is one text, "R4 B2". */
      rolls: (said, _seats, place) =>
        said.flatMap((roll) => diceAt(roll, place).map(({ value }) => ({ stream: Stream.dice, value: value - 1 }))),
      lots: (said, seats, place) => said.flatMap((one) => cast(one, seats, place)),
      "from hands": drawn(Stream.hands),
      "from discards": drawn(Stream.buried),
    },
    facts,
    names: new Set([...cards.content.cards, ...cards.content.kinds].map(({ id }) => id)),
  };
}

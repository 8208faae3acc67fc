/** Where scenarios of the Lodge are played. */
import { type Stage, wholeAt, wordsAt } from "@blackrose/kernel";
import type { Content } from "../cards/box.ts";
import { type State, Stream } from "../state.ts";
import type { Tables } from "../tables.ts";
import { facts } from "./facts.ts";
import { namesIn } from "./names.ts";
import { FIELDS, pose } from "./pose.ts";

/** The stage for tables whose cards are among these. */
export function stageOf(content: Content): Stage<State, Tables> {
  return {
    fields: FIELDS,
    seating: ({ players = 4, ruleset = "revised", options = {} }) => ({
      seats: players as number,
      options: { ruleset, ...(options as object) },
    }),
    pose,
    luck: {
      /** Numbers from 0, in the order drawn. */
      lots: (said, _seats, place) =>
        wordsAt(said, place).map((word) => ({ stream: Stream.lots, value: wholeAt(Number(word), place, 0) })),
    },
    facts,
    names: namesIn(content),
  };
}

/** Where scenarios of the Lodge are played. */
import { Damaged, type Facts, type Fixed, recordAt, type Stage } from "@blackrose/kernel";
import type { LodgeGame } from "../game.ts";
import { refuseSeating } from "../options.ts";
import { type State, Stream } from "../state.ts";
import type { Tables } from "../tables.ts";
import { check } from "./facts.ts";
import { GIVEN, pose } from "./pose.ts";

const LUCK = ["lots"];

export function stageOf(game: LodgeGame): Stage<State, Tables> {
  const { cards } = game;
  return {
    luckNames: LUCK,
    seating(given) {
      recordAt(given, "given", [...GIVEN, ...LUCK]);
      const {
        players = 4,
        ruleset = "revised",
        options = {},
      } = given as { players?: unknown; ruleset?: unknown; options?: object };
      const seating = { seats: Number(players), options: { ruleset, ...options } };
      const wrong = refuseSeating(cards, seating);
      if (wrong !== null) throw new Damaged("given", wrong);
      return seating;
    },
    pose: (given, seats, seating) => pose(cards, given, seats, seating),
    luck: (step: Facts): Fixed[] =>
      (Array.isArray(step["lots"]) ? (step["lots"] as number[]) : []).map((value) => ({
        stream: Stream.lots,
        value,
      })),
    check,
  };
}

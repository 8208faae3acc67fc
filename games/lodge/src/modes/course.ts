/** The course of the game that a mode makes, as flows. */
import { call, type Flow, flow } from "@blackrose/kernel";
import { turnOf } from "../rules/turn.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { Mode, Steps } from "./mode.ts";

/** The whole game, and a turn of it. */
export interface Course {
  readonly game: Flow<State, Tables>;
  readonly turn: Flow<State, Tables>;
}

export function courseOf(mode: Mode): Course {
  const turn = turnOf(mode.turn);
  const game = flow<State, Tables>("game", "L-SET-10", { ...mode.setup, turns: (w) => call(w, turn) });
  return { game, turn };
}

/** The steps of a flow by name, for a mode that has some of them in its own. */
export const stepsOf = ({ steps, stepNames }: Flow<State, Tables>): Steps =>
  Object.fromEntries(stepNames.map((name, i) => [name, steps[i]]));

/** An exhausted action token of the controller is available again. */
import { perform } from "@blackrose/kernel";
import { readyAction as readyDeed } from "../../deeds.ts";
import { ACTIONS_A_TURN } from "../../state.ts";
import { verb } from "../verb.ts";

export interface ReadyAction {
  readonly do: "ready action";
}

export const readyAction = verb<ReadyAction>("ready action", {
  shape: {},

  run(w, _f, { seat }) {
    if (w.s.actions[seat] < ACTIONS_A_TURN) perform(w, readyDeed, { seat });
  },
});

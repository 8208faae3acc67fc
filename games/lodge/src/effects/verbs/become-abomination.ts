/** The controller becomes an Abomination for the rest of the turn. */
import { perform } from "@blackrose/kernel";
import { Stat, stat as statDeed } from "../../deeds.ts";
import { verb } from "../verb.ts";

export interface BecomeAbomination {
  readonly do: "become Abomination";
}

export const becomeAbomination = verb<BecomeAbomination>("become Abomination", {
  shape: {},

  run: (w, _f, e) => perform(w, statDeed, { seat: e.seat, what: Stat.abomination, n: 1 }),
});

/** The one the card is aimed at gains or loses power. */
import { power } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { R } from "../context.ts";
import { bind, trigger } from "../trigger.ts";

export interface GainsOrLoses {
  readonly on: "gains or loses PP";
  readonly who: "target";
}

export const gainsOrLoses = trigger<GainsOrLoses>("gains or loses PP", {
  shape: { who: a.word("target") },
  deeds: [power],
  met: (_w, one, _, { it }) => (one.get("seat") === it && one.get("n") !== 0 ? bind(it) : null),
  keeps: (_w, e) => ({ it: e.regs[R.target] }),
});

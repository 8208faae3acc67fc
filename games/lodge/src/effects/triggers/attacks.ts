/** Before a blow of an attack lands. "It" is whom it would hit. */
import { harm } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { Source } from "../context.ts";
import { bind, trigger } from "../trigger.ts";

export interface Attacks {
  readonly on: "attacks";
  readonly who: "you" | "any model";
}

export const attacks = trigger<Attacks>("attacks", {
  shape: { who: a.word("you", "any model") },
  deeds: [harm],
  moment: () => "would",
  met: (_w, one, { who }, { owner }) =>
    one.get("means") === Source.attack && (who === "any model" || one.get("by") === owner)
      ? bind(one.get("target"), NONE, one.get("n"))
      : null,
  binds: () => "model",
});

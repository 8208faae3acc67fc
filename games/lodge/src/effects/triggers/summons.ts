/** Its owner summons an evocation, which is "it" from then on. */
import { go, How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { bind, trigger } from "../trigger.ts";

export interface Summons {
  readonly on: "summons";
  readonly who: "you";
}

export const summons = trigger<Summons>("summons", {
  shape: { who: a.you },
  deeds: [go],
  met: (_w, one, _, { owner }) =>
    one.get("how") === How.summoned && one.get("by") === owner ? bind(one.get("model"), one.get("to")) : null,
  binds: () => "evocation",
});

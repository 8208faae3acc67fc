/** The spell that was answered has come to its end (Illusory Tribute). */
import { resolved } from "../../deeds.ts";
import { bind, trigger } from "../trigger.ts";
import { answeredSpell } from "./shared/spells.ts";

export interface ThatSpellIsResolved {
  readonly on: "that spell is resolved";
}

export const thatSpellIsResolved = trigger<ThatSpellIsResolved>("that spell is resolved", {
  shape: {},
  deeds: [resolved],
  met: (_w, one, _, { card }) => (one.get("card") === card ? bind(one.get("seat")) : null),
  keeps: answeredSpell,
});

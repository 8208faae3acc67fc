/** The blows about to land do nothing. */
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface DamageNone {
  readonly do: "damage none";
}

export const damageNone = verb<DamageNone>("damage none", {
  shape: {},
  answers: () => true,
  run(w, _f, e) {
    for (const deed of answered(w, e)) if (deed.deed.verb === "harm") deed.prevent();
  },
});

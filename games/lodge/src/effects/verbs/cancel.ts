/** What is answered does not happen. A spell is void for everybody and counts as used (L-INT-15), a room's token stays turned. */
import * as a from "../../pack/parts.ts";
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface Cancel {
  readonly do: "cancel";
  /** `damage`: the blows about to land. */
  readonly what: "spell" | "activation" | "damage";
}

/** The deeds it prevents. */
const DEEDS = { spell: ["declare", "use-target"], activation: ["activate"], damage: ["harm"] };

export const cancel = verb<Cancel>("cancel", {
  shape: { what: a.word("spell", "activation", "damage") },
  answers: () => true,
  run(w, _f, e, { what }) {
    for (const deed of answered(w, e)) if (DEEDS[what].includes(deed.deed.verb)) deed.prevent();
  },
});

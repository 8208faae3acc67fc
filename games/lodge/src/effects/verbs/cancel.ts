/** Void for everybody; the card counts as used (L-INT-15). */
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface Cancel {
  readonly do: "cancel";
}

export const cancel = verb<Cancel>("cancel", {
  shape: {},
  answers: () => true,
  run(w, _f, e) {
    for (const deed of answered(w, e)) deed.prevent();
  },
});

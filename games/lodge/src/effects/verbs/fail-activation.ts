/** Another's activation fails; its token stays turned (Deceiving Image). */
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface FailActivation {
  readonly do: "fail activation";
}

export const failActivation = verb<FailActivation>("fail activation", {
  shape: {},
  answers: () => true,
  run(w, _f, e) {
    for (const deed of answered(w, e)) if (deed.deed.verb === "activate") deed.prevent();
  },
});

/** The spell passes its controller by (L-INT-15). */
import { Avoid } from "../context.ts";
import { verb } from "../verb.ts";
import { passBy } from "./shared/answering.ts";

export interface IgnoreEffect {
  readonly do: "ignore effect";
}

export const ignoreEffect = verb<IgnoreEffect>("ignore effect", {
  shape: {},
  answers: () => true,
  run: (w, _f, e) => passBy(w, e, Avoid.effect(e.seat)),
});

/** Its owner takes the Crown. */
import { crown } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { bind, trigger } from "../trigger.ts";

export interface TakesTheCrown {
  readonly on: "takes the Crown";
  readonly who: "you";
}

export const takesTheCrown = trigger<TakesTheCrown>("takes the Crown", {
  shape: { who: a.you },
  deeds: [crown],
  met: (_w, one, _, { owner }) => (one.get("seat") === owner ? bind(owner) : null),
});

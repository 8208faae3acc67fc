/** Its owner places instability, or converts some where that counts, too. */
import { place } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { bind, trigger } from "../trigger.ts";

export interface Places {
  readonly on: "places";
  readonly who: "you";
  readonly orConverts?: true;
}

export const places = trigger<Places>("places", {
  shape: { who: a.you, orConverts: a.optional(a.mark) },
  deeds: [place],
  met(_w, one, { orConverts }, { owner }) {
    if (one.get("seat") !== owner || one.get("n") === 0) return null;
    return one.get("converted") === 0 || orConverts ? bind(owner, one.get("room")) : null;
  },
});

/** A mage places instability, or converts some where that counts, too. */
import { COLOURS, type Colour, type Kind } from "../../cards/says.ts";
import { place } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { ROSE } from "../../who.ts";
import { evocationsOf } from "../select.ts";
import { bind, isMeant, trigger } from "../trigger.ts";

export interface Places {
  readonly on: "places";
  readonly who: "you" | "mage";
  readonly colours?: readonly Colour[];
  /** In a room with one of the owner's evocations of that kind, or next to one (L-GLO-32). */
  readonly near?: Kind;
  readonly orConverts?: true;
}

export const places = trigger<Places>("places", {
  shape: {
    who: a.word("you", "mage"),
    colours: a.optional(a.colours),
    near: a.optional(a.kind),
    orConverts: a.optional(a.mark),
  },
  deeds: [place],
  met(w, one, { who, colours, near, orConverts }, bound) {
    const by = one.get("seat");
    const room = one.get("room");
    if (one.get("n") === 0 || by === ROSE || !isMeant(who, by, bound)) return null;
    if (colours !== undefined && !colours.includes(COLOURS[w.s.colourAs[room]])) return null;
    if (near !== undefined && evocationsOf(w, bound.owner, near, room) === 0) return null;
    return one.get("converted") === 0 || orConverts ? bind(by, room) : null;
  },
  concerns: (_w, one, seat, { who }) => who === "mage" && one.get("seat") !== ROSE && one.get("seat") !== seat,
});

/** A mage places instability, or converts some where that counts, too. */
import { COLOURS, type Colour } from "../../cards/says.ts";
import { place } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { ROSE } from "../../who.ts";
import { bind, isMeant, trigger } from "../trigger.ts";

export interface Places {
  readonly on: "places";
  readonly who: "you" | "mage";
  readonly colours?: readonly Colour[];
  readonly orConverts?: true;
}

export const places = trigger<Places>("places", {
  shape: {
    who: a.word("you", "mage"),
    colours: a.optional(a.colours),
    orConverts: a.optional(a.mark),
  },
  deeds: [place],
  met(w, one, { who, colours, orConverts }, bound) {
    const by = one.get("seat");
    const room = one.get("room");
    if (one.get("n") === 0 || by === ROSE || !isMeant(who, by, bound)) return null;
    if (colours !== undefined && !colours.includes(COLOURS[w.s.colourAs[room]])) return null;
    return one.get("converted") === 0 || orConverts ? bind(by, room) : null;
  },
  concerns: (_w, one, seat, { who }) => who === "mage" && one.get("seat") !== ROSE && one.get("seat") !== seat,
});

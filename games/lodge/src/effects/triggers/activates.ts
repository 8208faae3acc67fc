/** A mage activates a room. A trap comes before its effect, anything else after it. */
import type { Family } from "../../cards/attachments.ts";
import { COLOURS, type Colour, type RoomId } from "../../cards/says.ts";
import { activate } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { borneBy } from "../../rules/jinxes.ts";
import { bind, isAnothers, isMeant, trigger } from "../trigger.ts";

export interface Activates {
  readonly on: "activates";
  readonly who: "you" | "mage";
  readonly rooms?: readonly RoomId[];
  readonly colours?: readonly Colour[];
  /** One who bears such a thing. */
  readonly bears?: Family;
  /** A room that has been rebuilt. */
  readonly rebuilt?: true;
}

export const activates = trigger<Activates>("activates", {
  shape: {
    who: a.word("you", "mage"),
    rooms: a.optional(a.rooms),
    colours: a.optional(a.colours),
    bears: a.optional(a.family),
    rebuilt: a.optional(a.mark),
  },
  deeds: [activate],
  moment: (_, { fromSheet }) => (fromSheet ? "would" : "did"),
  met(w, one, { who, rooms, colours, bears, rebuilt }, bound) {
    const { s, cards } = w;
    if (!isMeant(who, one.get("seat"), bound)) return null;
    if (bears !== undefined && borneBy(w, one.get("seat"), bears).length === 0) return null;
    const room = one.get("room");
    if (rooms !== undefined && !rooms.includes(cards.content.rooms[s.tileAs[room]].id)) return null;
    if (colours !== undefined && !colours.includes(COLOURS[s.colourAs[room]])) return null;
    if (rebuilt && s.destroyed[room] === 1) return null;
    return bind(one.get("seat"), room);
  },
  concerns: isAnothers,
});

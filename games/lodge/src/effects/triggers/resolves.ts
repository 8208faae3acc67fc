/** All sentences of a spell have been read. A spell of the element "any" shows each of them. */
import { type Element, ELEMENTS, type RoomId, type SpellType } from "../../cards/says.ts";
import { resolved } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { bind, isAnothers, isMeant, trigger } from "../trigger.ts";
import { answeredSpell } from "./shared/spells.ts";

export interface Resolves {
  readonly on: "resolves";
  /** `that spell`: the one that was answered, whoever casts it. */
  readonly who: "you" | "mage" | "that spell";
  readonly types?: readonly SpellType[];
  readonly elements?: readonly Element[];
  /** Where the mage stands then. */
  readonly rooms?: readonly RoomId[];
}

export const resolves = trigger<Resolves>("resolves", {
  shape: {
    who: a.word("you", "mage", "that spell"),
    types: a.optional(a.listOf(a.type, "type")),
    elements: a.optional(a.listOf(a.element, "element")),
    rooms: a.optional(a.rooms),
  },
  deeds: [resolved],
  met({ s, cards }, one, { who, types, elements, rooms }, bound) {
    const seat = one.get("seat");
    if (who === "that spell" ? one.get("card") !== bound.card : !isMeant(who, seat, bound)) return null;
    const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
    if (types !== undefined && !types.includes(side.type)) return null;
    const shows = one.get("element") === NONE ? side.element : ELEMENTS[one.get("element")];
    if (elements !== undefined && !elements.includes(shows) && shows !== "any") return null;
    const room = s.at[seat] < 0 ? NONE : s.at[seat];
    if (rooms !== undefined && (room === NONE || !rooms.includes(cards.content.rooms[s.tileAs[room]].id))) return null;
    return bind(seat, room, one.get("gained"));
  },
  keeps: (w, e, { who }) => (who === "that spell" ? answeredSpell(w, e) : {}),
  concerns: isAnothers,
});

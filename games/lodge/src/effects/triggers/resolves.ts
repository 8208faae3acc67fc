/** All sentences of a spell have been read. A spell of the element "any" shows each of them. */
import { type Element, ELEMENTS, type SpellType } from "../../cards/says.ts";
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
  readonly element?: Element;
}

export const resolves = trigger<Resolves>("resolves", {
  shape: {
    who: a.word("you", "mage", "that spell"),
    types: a.optional(a.listOf(a.type, "type")),
    element: a.optional(a.element),
  },
  deeds: [resolved],
  met({ s, cards }, one, { who, types, element }, bound) {
    const seat = one.get("seat");
    if (who === "that spell" ? one.get("card") !== bound.card : !isMeant(who, seat, bound)) return null;
    const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
    if (types !== undefined && !types.includes(side.type)) return null;
    const shows = one.get("element") === NONE ? side.element : ELEMENTS[one.get("element")];
    if (element !== undefined && shows !== element && shows !== "any") return null;
    return bind(seat, s.at[seat] < 0 ? NONE : s.at[seat], one.get("gained"));
  },
  keeps: (w, e, { who }) => (who === "that spell" ? answeredSpell(w, e) : {}),
  concerns: isAnothers,
});

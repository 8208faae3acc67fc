/** A spell is cast. A trap or protection is cast when it is laid (L-ACT-41), a trap not once more when it is sprung. */
import { type SpellType, TYPES } from "../../cards/says.ts";
import { declare, layTrap } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { Slot } from "../../state.ts";
import { R } from "../context.ts";
import { bind, trigger } from "../trigger.ts";

export interface Casts {
  readonly on: "casts";
  readonly who: "mage" | "target"; // `target`, one card: Arcane Mark
  readonly type?: SpellType | "named";
}

const LAID: { readonly [kind: number]: SpellType } = {
  [Slot.trap]: "trap",
  [Slot.protection]: "protection",
  [Slot.tarot]: "tarot",
};

/** A trap that is sprung and an interrupt are declared, but not cast (L-CHR-03). */
const isCast = (type: SpellType): boolean => type !== "trap" && type !== "interrupt";

export const casts = trigger<Casts>("casts", {
  shape: { who: a.word("mage", "target"), type: a.optional(a.word(...TYPES, "named")) },
  deeds: [declare, layTrap],
  moment: () => "would",
  met({ cards }, one, { who, type: said }, bound) {
    const laid = one.deed.verb === layTrap.verb;
    if (laid && bound.fromSheet) return null;
    const seat = one.get("seat");
    if (who === "target" ? seat !== bound.it : bound.fromSheet && seat === bound.owner) return null;
    const type = laid ? LAID[one.get("kind")] : cards.sides[cards.spellOf[one.get("card")]][one.get("side")].side.type;
    if (!laid && !isCast(type)) return null;
    const wanted = said === "named" ? TYPES[bound.room] : said;
    return wanted === undefined || wanted === type ? bind(seat) : null;
  },
  // A trap that is sprung is not cast: other traps do not answer it.
  concerns: ({ cards }, one, seat) =>
    one.deed.verb === declare.verb &&
    one.get("seat") !== seat &&
    isCast(cards.sides[cards.spellOf[one.get("card")]][one.get("side")].side.type),
  // A named type stands where otherwise a room would.
  keeps: (_w, e, { type: said }) => (said === "named" ? { room: e.regs[R.namedType] } : {}),
});

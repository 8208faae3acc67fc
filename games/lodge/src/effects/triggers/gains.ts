/** A mage gains power, or loses some where that counts, too. Heard before it by what changes it, else after. */
import { power } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { isAvatar, isMage, ROSE } from "../../who.ts";
import { R } from "../context.ts";
import { bind, isMeant, trigger } from "../trigger.ts";

export interface Gains {
  readonly on: "gains";
  readonly who: "you" | "mage" | "target";
  readonly orLoses?: true;
}

export const gains = trigger<Gains>("gains", {
  shape: { who: a.word("you", "mage", "target"), orLoses: a.optional(a.mark) },
  deeds: [power],
  moment: (_, { changes }) => (changes ? "would" : "did"),
  met({ s }, one, { who, orLoses }, bound) {
    const party = one.get("seat");
    // Of the Black Rose's points the Avatar gains or loses only what is said of himself (L-AVX-12).
    const seat = party === ROSE && isAvatar(s, bound.owner) ? bound.owner : party;
    const n = one.get("n");
    if (!isMage(seat) || n === 0 || (n < 0 && !orLoses)) return null;
    if (who === "target" ? seat !== bound.it : !isMeant(who, seat, bound)) return null;
    return bind(seat, NONE, Math.abs(n));
  },
  concerns: (_w, one, seat) => isMage(one.get("seat")) && one.get("seat") !== seat,
  keeps: (_w, e, { who }) => (who === "target" ? { it: e.regs[R.target] } : {}),
});

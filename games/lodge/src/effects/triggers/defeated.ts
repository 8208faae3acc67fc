/** A mage is defeated: its owner, another, or one whom a mage defeats ("it" is then the victor). */
import { defeat } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { bind, trigger } from "../trigger.ts";

export interface Defeated {
  readonly on: "defeated";
  readonly who: "you" | "mage";
  readonly by?: "you" | "mage" | "other than you";
}

export const defeated = trigger<Defeated>("defeated", {
  shape: { who: a.word("you", "mage"), by: a.optional(a.word("you", "mage", "other than you")) },
  deeds: [defeat],
  // What changes a defeat comes before it; what follows it reads what stood there when the last cube fell.
  moment: (_, { fromSheet, changes }) => (fromSheet && changes ? "would" : "did"),
  met({ s }, one, { who, by }, { owner }) {
    const victim = one.get("seat");
    const killer = one.get("killer");
    if (who === "you" ? victim !== owner : victim === owner && by !== "mage") return null;
    if (by === "you" && killer !== owner) return null;
    if (by === "other than you" && killer === owner) return null;
    if (by === "mage") return killer < s.seats && killer !== victim ? bind(killer) : null;
    return bind(victim, one.get("from"));
  },
  concerns: (_w, one, seat, { who }) => (one.get("seat") === seat) === (who === "you"),
  befallsOthers: true,
});

/**
 * An evocation is removed: its health is used up, or an effect says so (L-UP-06). One that makes way for another is not. Where it stood is
 * "there"; "it" is the evocation, out of play by now.
 */
import { banish, heedRemoval, unsummon } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { modelOf } from "../../who.ts";
import { bind, type OneDeed, trigger } from "../trigger.ts";

export interface Removed {
  readonly on: "removed";
  /** `this evocation`: the one that bears what hears it. */
  readonly who: "evocation" | "your evocation" | "this evocation";
}

/** Who makes way for another is not removed. */
const isRemoval = (one: OneDeed): boolean => one.deed.verb !== unsummon.verb || one.get("instead") === 0;
/** Whose it was. Of one that leaves the game only that it does is told (L-GLO-22). */
const ownerOf = (one: OneDeed): number => (one.deed.verb === banish.verb ? NONE : one.get("owner"));

export const removed = trigger<Removed>("removed", {
  shape: { who: a.word("evocation", "your evocation", "this evocation") },
  deeds: [unsummon, heedRemoval, banish],
  met(_w, one, { who }, { owner, it }) {
    if (!isRemoval(one)) return null;
    if (who === "your evocation" && ownerOf(one) !== owner) return null;
    if (who === "this evocation" && modelOf(one.get("figure")) !== it) return null;
    return bind(modelOf(one.get("figure")), one.get("from"));
  },
  // Own removals, too, ask their owner (L-RB-43).
  concerns: (_w, one, seat, { who }) => isRemoval(one) && (who === "evocation" || ownerOf(one) === seat),
  binds: () => "evocation",
  startsThere: true,
});

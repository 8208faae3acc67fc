/** A mage places instability into the last free slot of a room. With Overload it may have been full before (L-OPT-02). */
import { place } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { isFull, slotsOf } from "../../rules/rooms.ts";
import { ROSE } from "../../who.ts";
import { bind, isMeant, trigger } from "../trigger.ts";

export interface Fills {
  readonly on: "fills";
  readonly who: "you" | "mage";
}

export const fills = trigger<Fills>("fills", {
  shape: { who: a.word("you", "mage") },
  deeds: [place],
  met(w, one, { who }, bound) {
    const seat = one.get("seat");
    const room = one.get("room");
    if (one.get("converted") !== 0 || one.get("n") === 0 || seat === ROSE || !isMeant(who, seat, bound)) return null;
    const before = w.s.instability[room].length - one.get("n");
    return isFull(w, room) && before < slotsOf(w, room) ? bind(seat, room) : null;
  },
});

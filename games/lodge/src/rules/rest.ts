/** Instability that went without cubes while they were too few comes at the end of its effect, as far as there are any then (L-DMG-06). */
import { again, attempt, callAfter, decision, type Flow, type Frame, flow, laid } from "@blackrose/kernel";
import { place } from "../deeds.ts";
import { symbolAfter } from "../effects/ration.ts";
import type { Lodge, State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { held, room as roomThing } from "../things.ts";
import { partyOf } from "../who.ts";
import { choose } from "./choose.ts";
import { freeSlots } from "./rooms.ts";

/** The frame's numbers: a room and how many cubes it still gets, room after room. */
const lacking = (w: Lodge, { regs }: Frame): { at: number; room: number; n: number }[] =>
  regs.flatMap((room, at) => {
    const n = at % 2 === 0 ? Math.min(regs[at + 1], freeSlots(w, room)) : 0;
    return n > 0 ? [{ at, room, n }] : [];
  });

function placeNow(w: Lodge, frame: Frame, which: readonly { at: number; room: number; n: number }[]): void {
  for (const { at, n } of which) frame.regs[at + 1] -= n;
  const seat = partyOf(w.s, frame.seat);
  attempt(
    w,
    frame.seat,
    which.map(({ room, n }) => laid(place, { seat, room, n, converted: 0 })),
  );
}

/** D-EFF-CUBES: where the next cube goes. */
const nextCube = decision<State, Tables>("D-EFF-CUBES", "L-DMG-06", {
  name: "D-EFF-CUBES of the rest",
  chosen(w, frame, code) {
    const [one] = lacking(w, frame).filter(({ room }) => room === held(code));
    placeNow(w, frame, [{ ...one, n: 1 }]);
  },
});

const placingRest: Flow<State, Tables> = flow<State, Tables>("placing the rest", "L-DMG-06", {
  place(w, frame) {
    const open = lacking(w, frame);
    const has = w.s.supply[partyOf(w.s, frame.seat)] - symbolAfter(w, frame);
    if (open.length === 0 || has <= 0) return;
    if (open.reduce((sum, { n }) => sum + n, 0) <= has) {
      placeNow(w, frame, open);
      return;
    }
    again(frame);
    choose(w, nextCube, frame.seat, [...new Set(open.map(({ room }) => roomThing(room)))]);
  },
});

/** Instability that an effect still owes, a room and a number after the other. */
export function placeAtTheEnd(w: Lodge, e: Frame, owed: number[]): void {
  if (owed.length > 0) callAfter(w, e, placingRest, e.seat, owed);
}

export const restFlows = [placingRest];
export const restDecisions = [nextCube];

/** Own cubes for opposing ones in a room, or in each of several, one after another (L-INS-07). */
import { again, attempt, type Frame, laid, PASS } from "@blackrose/kernel";
import type { Amount, RoomKind, Spot } from "../../cards/says.ts";
import { place as placeDeed } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { recubed } from "../../rules/cubes.ts";
import { rulesOf } from "../../rules/values.ts";
import { partyOf } from "../../who.ts";
import type { Lodge } from "../../state.ts";
import { eachColour, held } from "../../things.ts";
import { R } from "../context.ts";
import { effConvert, want } from "../doing.ts";
import { cubesFor, useCubes } from "../ration.ts";
import { amount, rooms } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface ConvertInstability {
  readonly do: "convert instability";
  readonly n: Amount;
  readonly in: Spot | { readonly each: RoomKind };
}

/** How many are done with in this room, which room it is, and how many were converted there. Behind them, the rooms. */
const own = numbers({ done: 0, next: 0, here: 0 });
const { done, next, here } = own.at;

/** The rooms as they were when it began. Frames saved by earlier versions have none yet. */
function begin(w: Lodge, f: Frame, e: Frame, said: ConvertInstability): void {
  if (own.rest(f).length === 0) f.regs = own.make({ verb: f.regs[0], done: f.regs[done] }, rooms(w, e, said.in));
}

const others = (w: Lodge, e: Frame, room: number): number[] =>
  w.s.instability[room].filter((colour) => colour !== partyOf(w.s, e.seat));

export const convertInstability = verb<ConvertInstability>("convert instability", {
  shape: { n: a.amount, in: a.either(a.spot, a.record<{ readonly each: RoomKind }>({ each: a.roomKind })) },
  numbers: own,
  cubes: (w, e, said) =>
    rooms(w, e, said.in).reduce((sum, room) => sum + Math.min(amount(w, e, said.n), others(w, e, room).length), 0),
  run(w, f, e, said) {
    begin(w, f, e, said);
    const party = partyOf(w.s, e.seat);
    const all = own.rest(f);
    while (f.regs[next] < all.length) {
      const room = all[f.regs[next]];
      const free = eachColour(others(w, e, room));
      if (f.regs[done] < amount(w, e, said.n) && free.length > 0 && cubesFor(w, e, party) > 0) {
        again(f);
        want(w, f, effConvert, rulesOf(w).convert === "up to" ? [PASS, ...free] : free);
        return;
      }
      const n = f.regs[here];
      f.regs[next]++;
      f.regs[done] = 0;
      f.regs[here] = 0;
      if (n === 0) continue;
      again(f);
      attempt(w, e.seat, [laid(placeDeed, { seat: party, room, n, converted: 1 })]);
      return;
    }
  },
  chosen(w, f, e, said, code) {
    begin(w, f, e, said);
    if (code === PASS) {
      f.regs[done] = amount(w, e, said.n);
      return;
    }
    recubed(w, e.seat, [{ room: own.rest(f)[f.regs[next]], off: held(code), on: partyOf(w.s, e.seat) }]);
    f.regs[done]++;
    f.regs[here]++;
    useCubes(e, 1);
    e.regs[R.converted]++;
  },
});

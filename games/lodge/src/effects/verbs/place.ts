/** Instability (L-INS). */
import { again, attempt, type Frame, laid } from "@blackrose/kernel";
import type { Amount, Place } from "../../cards/says.ts";
import { place as placeDeed } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { placeAtTheEnd } from "../../rules/rest.ts";
import { freeSlots } from "../../rules/rooms.ts";
import { rulesOf } from "../../rules/values.ts";
import type { Lodge } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { R } from "../context.ts";
import { effCubes, effRoom, want } from "../doing.ts";
import { cubesFor, isRationed, useCubes } from "../ration.ts";
import { amount, roomsForCubes } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { dealerOf } from "./shared/cubes.ts";

export interface PlaceCubes {
  readonly do: "place";
  readonly n: Amount;
  readonly in: Place;
  readonly by?: "black rose";
  /** In so many of the rooms at most: the controller picks them. */
  readonly most?: number;
}

/** Behind its numbers, the rooms that got a cube. */
const own = numbers({});

/** Instability in rooms, as far as slots and cubes reach (L-INS-03 … 05). */
function placeIn(w: Lodge, e: Frame, dealer: number, places: readonly number[], n: number): void {
  const has = cubesFor(w, e, dealer);
  let left = has;
  const owed: number[] = [];
  const deeds = places.flatMap((room) => {
    const fits = Math.min(n, freeSlots(w, room));
    const now = Math.min(fits, left);
    left -= now;
    if (isRationed(e) && now < fits) owed.push(room, fits - now);
    return now > 0 ? [laid(placeDeed, { seat: dealer, room, n: now, converted: 0 })] : [];
  });
  useCubes(e, has - left);
  placeAtTheEnd(w, e, owed);
  attempt(w, e.seat, deeds);
}

/** Whether the controller picks one room for all of it. */
const isOneRoom = ({ in: where }: PlaceCubes): boolean =>
  typeof where === "object" && ("choose" in where || ("each" in where && isSingle(where.each)));

/** "The room with the most instability" is one room, whoever must pick among equals (base §7.2). */
const isSingle = (kind: unknown): boolean =>
  typeof kind === "object" && kind !== null && "with" in kind && kind.with === "most instability";

export const place = verb<PlaceCubes>("place", {
  shape: { n: a.amount, in: a.place, by: a.optional(a.rose), most: a.optional(a.some) },
  numbers: own,
  cubes(w, e, said) {
    if (said.by !== undefined) return 0;
    const n = amount(w, e, said.n);
    const each = roomsForCubes(w, e, said.in).map((room) => Math.min(n, freeSlots(w, room)));
    if (isOneRoom(said)) return Math.max(0, ...each);
    const filled = each.toSorted((x, y) => y - x).slice(0, said.most);
    return filled.reduce((sum, fits) => sum + fits, 0);
  },
  run(w, f, e, said) {
    const open = roomsForCubes(w, e, said.in);
    const dealer = dealerOf(w, e, said.by);
    const n = amount(w, e, said.n);
    if (isOneRoom(said)) {
      want(w, f, effRoom, open.map(roomThing));
      return;
    }
    const has = cubesFor(w, e, dealer);
    if (said.most !== undefined && open.length > said.most) {
      const picked = Math.min(said.most, Math.ceil(has / n));
      if (picked > 0) want(w, f, effRoom, open.map(roomThing), { min: picked, max: picked });
      return;
    }
    // Too few cubes are shared out one by one (L-DMG-06).
    const got = own.rest(f);
    const left = open.filter((room) => got.filter((other) => other === room).length < n);
    const needed = left.reduce((sum, room) => sum + Math.min(n, freeSlots(w, room)), 0);
    const short = rulesOf(w).tooFewCubes === "shared freely" && left.length > 1 && has < needed;
    if (got.length === 0 && !short) {
      placeIn(w, e, dealer, open, n);
    } else if (has > 0 && left.length > 0) {
      again(f);
      want(w, f, effCubes, left.map(roomThing));
    } else if (isRationed(e)) {
      const owed = (room: number): number =>
        Math.min(n - got.filter((other) => other === room).length, freeSlots(w, room));
      placeAtTheEnd(
        w,
        e,
        left.flatMap((room) => [room, owed(room)]),
      );
    }
  },
  chosen(w, f, e, said, code, codes) {
    if (isOneRoom(said)) e.regs[R.there] = held(code);
    const whole = isOneRoom(said) || said.most !== undefined;
    if (!whole) f.regs.push(held(code));
    placeIn(w, e, dealerOf(w, e, said.by), codes.map(held), whole ? amount(w, e, said.n) : 1);
  },
});

/** Verbs of instability and rooms. */
import { again, attempt, laid, lying, PASS, perform } from "@blackrose/kernel";
import { COLOURS, type Room } from "../../cards/says.ts";
import {
  barQuest,
  disguise as disguiseDeed,
  inhibit,
  place as placeDeed,
  recube,
  settleRoom,
  shutRoom,
} from "../../deeds.ts";
import { activateRoom, roomEffect } from "../../rules/activate.ts";
import { canActivate, freeSlots } from "../../rules/rooms.ts";
import { boardOf, rulesOf } from "../../rules/values.ts";
import { CELL, Inhibited, type Lodge, NONE, Token } from "../../state.ts";
import { isMage } from "../../who.ts";
import { colour as colourThing, cube, held, room as roomThing } from "../../things.ts";
import { R, Source } from "../context.ts";
import { effConvert, effCubes, effOption, effRoom, type Handler, type Named, want } from "../doing.ts";
import { amount, models, rooms, roomsForCubes, spot } from "../select.ts";
import { dealerOf } from "./harm.ts";

/** Instability in rooms, as far as slots and cubes reach (L-INS-03 … 05). */
function placeIn(w: Lodge, seat: number, dealer: number, places: readonly number[], n: number): void {
  let left = w.s.supply[dealer];
  const deeds = places.flatMap((room) => {
    const fits = Math.min(n, freeSlots(w, room), left);
    left -= Math.max(0, fits);
    return fits > 0 ? [laid(placeDeed, { seat: dealer, room, n: fits, converted: 0 })] : [];
  });
  attempt(w, seat, deeds);
}

export const place: Handler<Named<"place">> = {
  run(w, f, e, verb) {
    const open = roomsForCubes(w, e, verb.in);
    const dealer = dealerOf(w, e, verb.by);
    const n = amount(w, e, verb.n);
    if (isOneRoom(verb)) {
      want(w, f, effRoom, open.map(roomThing));
      return;
    }
    // Too few cubes are shared out one by one (L-DMG-06); the frame's further numbers are the rooms that got one.
    const got = f.regs.slice(1);
    const left = open.filter((room) => got.filter((other) => other === room).length < n);
    const needed = left.reduce((sum, room) => sum + Math.min(n, freeSlots(w, room)), 0);
    const short = rulesOf(w).tooFewCubes === "shared freely" && left.length > 1 && w.s.supply[dealer] < needed;
    if (got.length === 0 && !short) {
      placeIn(w, e.seat, dealer, open, n);
    } else if (w.s.supply[dealer] > 0 && left.length > 0) {
      again(f);
      want(w, f, effCubes, left.map(roomThing));
    }
  },
  chosen(w, f, e, verb, code) {
    const whole = isOneRoom(verb);
    if (!whole) f.regs.push(held(code));
    placeIn(w, e.seat, dealerOf(w, e, verb.by), [held(code)], whole ? amount(w, e, verb.n) : 1);
  },
};

/** Whether the controller picks one room for all of it. */
const isOneRoom = ({ in: where }: Named<"place">): boolean =>
  typeof where === "object" && ("choose" in where || ("each" in where && isSingle(where.each)));

/** "The room with the most instability" is one room, whoever must pick among equals (base §7.2). */
const isSingle = (kind: unknown): boolean =>
  typeof kind === "object" && kind !== null && "with" in kind && kind.with === "most instability";

const AT = 1;
const DONE = 2;

/** The rooms are those there were when it began: a cube less may make a room another kind. */
const ROOMS_OF_IT = 3;

export const unplace: Handler<Named<"unplace">> = {
  run(w, f, e, verb) {
    if (f.regs[AT] === undefined) f.regs.push(0, 0, ...rooms(w, e, verb.in));
    const all = f.regs.slice(ROOMS_OF_IT);
    while (f.regs[AT] < all.length) {
      const cubes = w.s.instability[all[f.regs[AT]]];
      if (f.regs[DONE] < verb.n && cubes.length > 0) {
        again(f);
        const options = [...new Set(cubes)].sort((a, b) => a - b).map(cube);
        want(w, f, effCubes, e.regs[R.source] === Source.event ? options : [PASS, ...options]);
        return;
      }
      f.regs[AT]++;
      f.regs[DONE] = 0;
    }
  },
  chosen(w, f, e, verb, code) {
    if (code === PASS) {
      f.regs[DONE] = verb.n;
      return;
    }
    perform(w, recube, {
      seat: e.seat,
      model: NONE,
      room: f.regs[ROOMS_OF_IT + f.regs[AT]],
      off: [held(code)],
      on: [],
    });
    f.regs[DONE]++;
    e.regs[R.unplaced]++;
  },
};

export const convertInstability: Handler<Named<"convert instability">> = {
  run(w, f, e, verb) {
    f.regs[AT] ??= 0;
    f.regs[DONE] ??= 0;
    const room = spot(w, e, verb.in);
    if (room === NONE) return;
    const free = [...new Set(w.s.instability[room].filter((colour) => colour !== e.seat))].sort((a, b) => a - b);
    if (f.regs[DONE] >= verb.n || free.length === 0 || w.s.supply[e.seat] === 0) {
      if (e.regs[R.converted] > 0)
        attempt(w, e.seat, [laid(placeDeed, { seat: e.seat, room, n: e.regs[R.converted], converted: 1 })]);
      return;
    }
    again(f);
    const options = free.map(cube);
    want(w, f, effConvert, rulesOf(w).convert === "up to" ? [PASS, ...options] : options);
  },
  chosen(w, f, e, verb, code) {
    if (code === PASS) {
      f.regs[DONE] = verb.n;
      return;
    }
    perform(w, recube, { seat: e.seat, model: NONE, room: spot(w, e, verb.in), off: [held(code)], on: [e.seat] });
    f.regs[DONE]++;
    e.regs[R.converted]++;
  },
};

/** Rooms fall at once and their tokens are taken. */
export const collapse: Handler<Named<"collapse">> = {
  run(w, f, e, verb) {
    f.regs[AT] ??= 0;
    f.regs[DONE] ??= 0;
    const centre = spot(w, e, verb.nextTo);
    if (centre === NONE || f.regs[DONE] >= verb.rooms) return;
    const open = boardOf(w).next[centre].filter(
      (room) =>
        w.s.destroyed[room] === 0 &&
        w.s.tokens[room] !== Token.none &&
        !verb.not.includes(w.cards.content.rooms[w.s.tiles[room]].id),
    );
    if (open.length === 0) return;
    again(f);
    want(w, f, effRoom, open.map(roomThing));
  },
  chosen(w, f, e, _verb, code) {
    f.regs[DONE]++;
    attempt(w, e.seat, [laid(settleRoom, { room: held(code), winner: e.seat, destroyed: 1 })]);
  },
};

export const activate: Handler<Named<"activate">> = {
  run(w, _f, e, verb) {
    const room = spot(w, e, verb.room);
    const evenUsed = verb.evenUsed ?? false;
    if (room !== NONE && canActivate(w, e.seat, room, evenUsed)) activateRoom(w, e.seat, room, evenUsed);
  },
};

const canBeCopied = ({ role, says }: Room): boolean =>
  role === undefined && !says.some((sentence) => sentence.do === "copy a room");

/** The Mirrors Room: another room's effect, already used this turn, starting here; never the Throne or the Black Rose Room. */
export const copyARoom: Handler<Named<"copy a room">> = {
  run(w, f) {
    const open = w.s.tiles
      .map((_, room) => room)
      .filter((room) => w.s.tokens[room] === Token.used && canBeCopied(w.cards.content.rooms[w.s.tileAs[room]]));
    want(w, f, effRoom, open.map(roomThing));
  },
  chosen: (w, _f, e, _verb, code) => roomEffect(w, e.seat, e.regs[R.here], w.s.tileAs[held(code)]),
};

export const disguise: Handler<Named<"disguise">> = {
  run(w, f, e, verb) {
    const room = spot(w, e, verb.room);
    if (room === NONE) return;
    if (verb.as !== "another room") {
      perform(w, disguiseDeed, { room, tile: w.s.tileAs[room], colour: COLOURS.indexOf(verb.as) });
      return;
    }
    const others = w.s.tiles
      .map((_, other) => other)
      .filter((other) => other !== room && w.s.tiles[other] !== w.cards.roles["black rose room"]);
    want(w, f, effRoom, others.map(roomThing));
  },
  chosen(w, _f, e, verb, code) {
    const tile = w.s.tiles[held(code)];
    perform(w, disguiseDeed, { room: spot(w, e, verb.room), tile, colour: w.cards.roomColour[tile] });
  },
};

const BITS = { moving: Inhibited.moving, activating: Inhibited.activating, leaving: Inhibited.leaving } as const;

export const forbid: Handler<Named<"forbid">> = {
  run(w, _f, e, verb) {
    if (verb.what === "solving it") {
      const [solving] = lying(w, w.s.stack[e.regs[R.answered]]);
      solving.prevent();
      perform(w, barQuest, { quest: solving.get("quest") });
      return;
    }
    const next = verb.until === "end of next Action Phase";
    for (const model of models(w, e, verb.who)) {
      // Entering the cell lifts it (L-CEL-05).
      if (!isMage(model) || w.s.at[model] === CELL) continue;
      perform(w, inhibit, { seat: model, what: BITS[verb.what] * (next ? 8 : 1) });
    }
  },
};

export const shut: Handler<Named<"shut">> = {
  run(w, f, e, verb) {
    if (verb.rooms === "one colour") {
      want(
        w,
        f,
        effOption,
        COLOURS.map((_, colour) => colourThing(colour)),
      );
      return;
    }
    if (typeof verb.rooms === "object" && "colours" in verb.rooms) {
      for (const colour of verb.rooms.colours) shutColour(w, COLOURS.indexOf(colour));
      return;
    }
    const room = spot(w, e, verb.rooms);
    if (room !== NONE) perform(w, shutRoom, { room });
  },
  chosen: (w, _f, _e, _verb, code) => shutColour(w, held(code)),
};

function shutColour(w: Lodge, colour: number): void {
  w.s.colourAs.forEach((as, room) => {
    if (as === colour) perform(w, shutRoom, { room });
  });
}

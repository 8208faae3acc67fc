/** Instability that slides from room to room: no placing, so that nothing that answers placing sees it (L-VOI-01). */
import { again, type Frame, PASS } from "@blackrose/kernel";
import { R } from "../../../effects/context.ts";
import { effCubes, effRoom, want } from "../../../effects/doing.ts";
import { spot } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { recubed } from "../../../rules/cubes.ts";
import { freeSlots } from "../../../rules/rooms.ts";
import { boardOf } from "../../../rules/values.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { eachColour, held, room as roomThing } from "../../../things.ts";
import type { Spot } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** A room, or one next to it of the controller's choice. */
type End = Spot | { readonly nextTo: Spot };

/** Up to so many cubes of any colours go from one room to another, which is "there" then (L-VOI-01). */
export interface Slide {
  readonly do: "slide";
  readonly n: number;
  readonly from: End;
  readonly to: End;
}
/** One cube from each room around, at most so many in all. */
export interface SlideIn {
  readonly do: "slide in";
  readonly to: Spot;
  readonly most: number;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly sliding: Slide | SlideIn;
  }
}

export const slide = (n: number, from: End, to: End): Slide => ({ do: "slide", n, from, to });
export const slideIn = (to: Spot, most: number): SlideIn => ({ do: "slide in", to, most });

/** The rooms that an end can be. */
const endsOf = (w: Lodge, e: Frame, end: End): readonly number[] => {
  const room = spot(w, e, typeof end === "object" && "nextTo" in end ? end.nextTo : end);
  if (room === NONE) return [];
  return typeof end === "object" && "nextTo" in end ? boardOf(w).next[room] : [room];
};

/** Where it starts and ends, once that is known; whether enough have been chosen. Behind them, the colours that go. */
const sliding = numbers({ from: NONE, to: NONE, done: 0 });
const { from: fromAt, to: toAt, done: doneAt } = sliding.at;

const endShape = a.either(a.spot, a.record<{ readonly nextTo: Spot }>({ nextTo: a.spot }));

const left = (cubes: readonly number[], gone: readonly number[]): number[] => {
  const rest = [...cubes];
  for (const colour of gone) rest.splice(rest.indexOf(colour), 1);
  return rest;
};

const slideVerb = ownVerb<Slide>("slide", {
  shape: { n: a.some, from: endShape, to: endShape },
  numbers: sliding,
  usesTarget: true,
  run(w, f, e, said) {
    const { s } = w;
    if (f.regs[fromAt] === NONE || f.regs[toAt] === NONE) {
      const froms = endsOf(w, e, said.from).filter((room) => s.instability[room].length > 0);
      const tos = endsOf(w, e, said.to).filter((room) => freeSlots(w, room) > 0);
      if (froms.length === 0 || tos.length === 0) return;
      again(f);
      const isFrom = f.regs[fromAt] === NONE;
      want(w, f, effRoom, (isFrom ? froms : tos).map(roomThing));
      return;
    }
    const { [fromAt]: from, [toAt]: to } = f.regs;
    const going = sliding.rest(f);
    const rest = left(s.instability[from], going);
    const most = Math.min(said.n, freeSlots(w, to));
    if (f.regs[doneAt] === 0 && going.length < most && rest.length > 0) {
      again(f);
      want(w, f, effCubes, [PASS, ...eachColour(rest)]);
      return;
    }
    e.regs[R.there] = to;
    recubed(
      w,
      e.seat,
      going.flatMap((colour) => [
        { room: from, off: colour },
        { room: to, on: colour },
      ]),
    );
  },
  chosen(_w, f, _e, _said, code) {
    if (f.regs[fromAt] === NONE) f.regs[fromAt] = held(code);
    else if (f.regs[toAt] === NONE) f.regs[toAt] = held(code);
    else if (code === PASS) f.regs[doneAt] = 1;
    else f.regs.push(held(code));
  },
  words: {
    en: ({ n, from, to }, scene, mood) => {
      const end = (one: End): string =>
        typeof one === "object" && "nextTo" in one
          ? EN.say`a room next to ${EN.spot(one.nextTo, scene)}`
          : EN.spot(one, scene).text;
      return EN.say`${EN.verb(mood, "slide")} up to ${n} instability from ${end(from)} to ${end(to)}`;
    },
    es: ({ n, from, to }, scene, mood) => {
      const end = (one: End): ReturnType<typeof ES.spot> =>
        typeof one === "object" && "nextTo" in one
          ? ES.name(ES.say`una sala contigua a ${ES.spot(one.nextTo, scene)}`)
          : ES.spot(one, scene);
      return ES.say`${ES.verb(mood, "traslada", "trasladar")} hasta ${n} de inestabilidad de ${end(from)} a ${end(to)}`;
    },
    fr: ({ n, from, to }, scene, mood) => {
      const end = (one: End): ReturnType<typeof FR.spot> =>
        typeof one === "object" && "nextTo" in one
          ? FR.name(FR.say`une salle adjacente à ${FR.spot(one.nextTo, scene)}`)
          : FR.spot(one, scene);
      return FR.say`${FR.verb(mood, "faire", "faites", "fait")} passer jusqu'à ${FR.instability(n)} de ${end(from)} à ${end(to)}`;
    },
  },
});

/** The room whose cube is being chosen, whether no more come. Behind them, rooms and colours of those that come, in pairs. */
const inflow = numbers({ room: NONE, done: 0 });

const slideInVerb = ownVerb<SlideIn>("slide in", {
  shape: { to: a.spot, most: a.some },
  numbers: inflow,
  run(w, f, e, { to: where, most }) {
    const to = spot(w, e, where);
    if (to === NONE) return;
    const room = f.regs[inflow.at.room];
    if (room !== NONE) {
      again(f);
      want(w, f, effCubes, eachColour(w.s.instability[room]));
      return;
    }
    const going = inflow.rest(f);
    const rooms = going.filter((_, i) => i % 2 === 0);
    const open = boardOf(w).next[to].filter((near) => w.s.instability[near].length > 0 && !rooms.includes(near));
    const places = Math.min(most, freeSlots(w, to));
    if (f.regs[inflow.at.done] === 0 && rooms.length < places && open.length > 0) {
      again(f);
      want(w, f, effRoom, [PASS, ...open.map(roomThing)]);
      return;
    }
    recubed(
      w,
      e.seat,
      rooms.flatMap((from, i) => [
        { room: from, off: going[2 * i + 1] },
        { room: to, on: going[2 * i + 1] },
      ]),
    );
  },
  chosen(_w, f, _e, _said, code) {
    const room = f.regs[inflow.at.room];
    if (room !== NONE) {
      f.regs.push(room, held(code));
      f.regs[inflow.at.room] = NONE;
    } else if (code === PASS) f.regs[inflow.at.done] = 1;
    else f.regs[inflow.at.room] = held(code);
  },
  words: {
    en: ({ to, most }, scene, mood) =>
      EN.say`${EN.verb(mood, "slide")} up to 1 instability from each room next to ${EN.spot(to, scene)} into it (at most ${most})`,
    es: ({ to, most }, scene, mood) =>
      ES.say`${ES.verb(mood, "traslada", "trasladar")} a ${ES.spot(to, scene)} hasta 1 de inestabilidad de cada sala contigua (máximo ${most})`,
    fr: ({ to, most }, scene, mood) =>
      FR.say`${FR.verb(mood, "faire", "faites", "fait")} passer dans ${FR.spot(to, scene)} jusqu'à 1 instabilité de chaque salle adjacente (${most} au plus)`,
  },
});

export const slidingVerbs = [slideVerb, slideInVerb];

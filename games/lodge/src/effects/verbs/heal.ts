/** Cubes come off, or poison in their place; whoever heals picks them (L-DMG-08, L-OQ-57, L-POI-03). */
import { again, type Frame } from "@blackrose/kernel";
import type { Amount, Who } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { recubed, type Recubing } from "../../rules/cubes.ts";
import { lift } from "../../rules/jinxes.ts";
import { healedOff } from "../../rules/standing.ts";
import { damageOn } from "../../rules/values.ts";
import { type Lodge, NONE } from "../../state.ts";
import { attached, eachColour, Family, familyOf, held } from "../../things.ts";
import { isMage, ROSE } from "../../who.ts";
import { R } from "../context.ts";
import { effCubes, want } from "../doing.ts";
import { amount, models } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { healAll } from "./shared/cubes.ts";

export interface Heal {
  readonly do: "heal";
  readonly n: Amount | "all";
  readonly who: Who;
  /** Her cubes stay. */
  readonly not?: "black rose";
}

/** Which of them comes next, how many cubes are done with it, how many are picked in all. Behind that, each of these: its model and its colour. */
const own = numbers({ next: 0, done: 0, cubes: 0 });
const { next, done, cubes } = own.at;

/** The cubes picked so far, model by model and colour by colour: they come off together, by one deed of the sentence (L-EFF-02). */
function picked(f: Frame): Recubing[] {
  const rest = own.rest(f);
  const pairs = Array.from({ length: f.regs[cubes] }, (_, i) => ({ model: rest[2 * i], off: rest[2 * i + 1] }));
  const isFirst = ({ model, off }: { model: number; off: number }, i: number): boolean =>
    pairs.findIndex((other) => other.model === model && other.off === off) === i;
  const alike = (one: { model: number; off: number }): number =>
    pairs.filter(({ model, off }) => model === one.model && off === one.off).length;
  return pairs.filter(isFirst).map((one) => ({ ...one, n: alike(one) }));
}

/** What a point of healing may take off a model: a cube of each colour, and what lies there that healing lifts, one of each owner. */
function healable(w: Lodge, f: Frame, { not }: Heal, model: number): number[] {
  const stays = not === undefined ? NONE : ROSE;
  const off = healedOff(w, model).filter((at) => w.s.attachments[at].owner !== stays);
  const isFirst = (at: number): boolean =>
    off.find((other) => w.s.attachments[other].owner === w.s.attachments[at].owner) === at;
  const taken = picked(f).filter((one) => one.model === model);
  const left = (colour: number): boolean =>
    damageOn(w, model).filter((cube) => cube === colour).length > (taken.find((one) => one.off === colour)?.n ?? 0);
  return [
    ...eachColour(damageOn(w, model).filter((colour) => colour !== stays && left(colour))),
    ...off.filter(isFirst).map(attached),
  ];
}

export const heal = verb<Heal>("heal", {
  shape: { n: a.either(a.amount, a.all), who: a.who, not: a.optional(a.rose) },
  numbers: own,
  run(w, f, e, said) {
    const all = models(w, e, said.who, true);
    if (said.n === "all") {
      healAll(w, e.seat, all, said.not === undefined ? NONE : ROSE);
      return;
    }
    const n = amount(w, e, said.n);
    while (f.regs[next] < all.length) {
      const options = f.regs[done] < n ? healable(w, f, said, all[f.regs[next]]) : [];
      if (options.length > 0) {
        again(f);
        want(w, f, effCubes, options);
        return;
      }
      f.regs[next]++;
      f.regs[done] = 0;
    }
    recubed(w, e.seat, picked(f));
  },
  chosen(w, f, e, said, code) {
    const model = models(w, e, said.who, true)[f.regs[next]];
    if (familyOf(code) === Family.attached) lift(w, held(code));
    else {
      f.regs[cubes]++;
      f.regs.push(model, held(code));
    }
    if (isMage(model)) e.regs[R.healedMages] |= 1 << model;
    if (f.regs[done]++ === 0) e.regs[R.healed]++;
  },
});

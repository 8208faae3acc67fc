/** Verbs of damage. */
import { again, call, type Frame, PASS, perform } from "@blackrose/kernel";
import type { Verb } from "../../cards/says.ts";
import { fade, recube } from "../../deeds.ts";
import { type Blow, canHurt, strike } from "../../rules/damage.ts";
import { damageOn, rulesOf } from "../../rules/values.ts";
import { controllerOf, figureOf, isMage, type Lodge, modelOf, NONE, placeOf, ROSE } from "../../state.ts";
import { cube, held } from "../../things.ts";
import { R, Source } from "../context.ts";
import { effConvert, effCubes, type Handler, type Named, want } from "../doing.ts";
import { defeats, defeatOf } from "../defeat.ts";
import { heralds } from "../listen.ts";
import type { Instruction } from "../program.ts";
import { amount, isKind, models, one } from "../select.ts";

export const dealerOf = (f: Frame, by: "black rose" | undefined): number => (by === "black rose" ? ROSE : f.seat);

/** The blows of one sentence of damage. */
function blowsOf(w: Lodge, e: Frame, verb: Named<"deal">): Blow[] {
  const n = amount(w, e, verb.n);
  const source = e.regs[R.source];
  return models(w, e, verb.to).map((target) => ({
    dealer: dealerOf(e, verb.by),
    by: source === Source.evocation ? modelOf(e.regs[R.card]) : NONE,
    target,
    n:
      verb.orElse !== undefined && !isMage(target) && isKind(w, figureOf(target), verb.orElse.kind) ? verb.orElse.n : n,
    means: source,
    card: source === Source.spell || source === Source.trap ? e.regs[R.card] : NONE,
    noProtections: verb.noProtections ?? false,
  }));
}

/** All damage of a sentence lands together: the first "deal" of it strikes for the others too. */
export const deal: Handler<Named<"deal">> = {
  run(w, f, e) {
    const line = w.game.scripts[e.of].lines[e.at >> 1] as Instruction & { do: "happen" };
    const deals = line.what.filter((verb: Verb): verb is Named<"deal"> => verb.do === "deal");
    if (line.what.indexOf(deals[0]) !== f.regs[0]) return;
    const blows = deals.flatMap((verb) => blowsOf(w, e, verb));
    for (const verb of deals) {
      if (verb.fades === undefined) continue;
      for (const target of models(w, e, verb.to)) {
        if (isMage(target)) perform(w, fade, { seat: target, colour: dealerOf(e, verb.by), n: verb.fades });
      }
    }
    strike(w, e.seat, blows);
    heralds(w);
  },
};

/** Scratch of verbs that go over models one cube at a time: which model, how many cubes done. */
const AT = 1;
const DONE = 2;
const SEEN = 3;

/** Own cubes for opposing ones, one after another (L-DMG-07, L-INS-07). */
export const convertDamage: Handler<Named<"convert damage">> = {
  run(w, f, e, verb) {
    f.regs[AT] ??= 0;
    f.regs[DONE] ??= 0;
    const all = models(w, e, verb.on);
    while (f.regs[AT] < all.length) {
      const model = all[f.regs[AT]];
      const dealer = dealerOf(e, verb.by);
      const free = [...new Set(damageOn(w, model).filter((colour) => colour !== dealer))].sort((a, b) => a - b);
      const reached = placeOf(w.s, model) >= 0 || dealer === ROSE;
      if (f.regs[DONE] < verb.n && free.length > 0 && reached && w.s.supply[dealer] > 0) {
        again(f);
        const options = free.map(cube);
        want(w, f, effConvert, rulesOf(w).convert === "up to" ? [PASS, ...options] : options);
        return;
      }
      if (reached) e.regs[R.notConverted] += verb.n - f.regs[DONE];
      const none = f.regs[DONE] === 0;
      f.regs[AT]++;
      f.regs[DONE] = 0;
      if (none && verb.elseDeal !== undefined && canHurt(w, dealer, model)) {
        again(f);
        strike(w, e.seat, [{ dealer, by: NONE, target: model, n: verb.elseDeal, means: e.regs[R.source], card: NONE }]);
        return;
      }
    }
  },
  chosen(w, f, e, verb, code) {
    if (code === PASS) {
      f.regs[DONE] = verb.n;
      return;
    }
    const model = models(w, e, verb.on)[f.regs[AT]];
    perform(w, recube, { seat: e.seat, model, room: NONE, off: [held(code)], on: [dealerOf(e, verb.by)] });
    f.regs[DONE]++;
    e.regs[R.converted]++;
  },
};

/** Cubes move on, colours kept; up to so many (L-GLO-27). They may defeat. */
export const transferDamage: Handler<Named<"transfer damage">> = {
  run(w, f, e, verb) {
    f.regs[DONE] ??= 0;
    const [from, to] = [one(w, e, verb.from), one(w, e, verb.to)];
    if (from === NONE || to === NONE || placeOf(w.s, to) < 0) return;
    const free = [...new Set(damageOn(w, from))]
      .filter((colour) => colour !== controllerOf(w.s, to))
      .sort((a, b) => a - b);
    if (f.regs[DONE] >= verb.n || free.length === 0) {
      call(w, defeats, e.seat);
      return;
    }
    again(f);
    want(w, f, effCubes, [PASS, ...free.map(cube)]);
  },
  chosen(w, f, e, verb, code) {
    if (code === PASS) {
      f.regs[DONE] = verb.n;
      return;
    }
    const [from, to] = [one(w, e, verb.from), one(w, e, verb.to)];
    perform(w, recube, { seat: e.seat, model: from, room: NONE, off: [held(code)], on: [] });
    perform(w, recube, { seat: e.seat, model: to, room: NONE, off: [], on: [held(code)] });
    f.regs[DONE]++;
    e.regs[R.transferred]++;
  },
};

/** Cubes come off; whoever heals picks them (L-DMG-08, L-OQ-57). */
export const heal: Handler<Named<"heal">> = {
  run(w, f, e, verb) {
    f.regs[AT] ??= 0;
    f.regs[DONE] ??= 0;
    f.regs[SEEN] ??= 0;
    const all = models(w, e, verb.who);
    const most = verb.n === "all" ? Number.POSITIVE_INFINITY : verb.n;
    while (f.regs[AT] < all.length) {
      const cubes = damageOn(w, all[f.regs[AT]]);
      if (f.regs[DONE] < most && cubes.length > 0) {
        again(f);
        want(w, f, effCubes, [...new Set(cubes)].sort((a, b) => a - b).map(cube));
        return;
      }
      f.regs[AT]++;
      f.regs[DONE] = 0;
    }
  },
  chosen(w, f, e, verb, code) {
    const model = models(w, e, verb.who)[f.regs[AT]];
    perform(w, recube, { seat: e.seat, model, room: NONE, off: [held(code)], on: [] });
    if (f.regs[DONE]++ === 0) e.regs[R.healed]++;
  },
};

/** Defeated at once, no damage placed. */
export const defeat: Handler<Named<"defeat">> = {
  run(w, _f, e, verb) {
    const model = one(w, e, verb.who);
    if (model !== NONE && isMage(model) && w.s.at[model] >= 0) defeatOf(w, model, e.seat);
  },
};

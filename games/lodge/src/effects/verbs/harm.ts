/** Verbs of damage. */
import { again, attempt, call, type Frame, laid, PASS, perform } from "@blackrose/kernel";
import type { Verb } from "../../cards/says.ts";
import { fade, recube, unsummon } from "../../deeds.ts";
import { type Blow, strike } from "../../rules/damage.ts";
import { canHurt } from "../../rules/health.ts";
import { damageOn, healthOf, rulesOf } from "../../rules/values.ts";
import { type Lodge, NONE, placeOf } from "../../state.ts";
import { figureOf, isMage, modelOf, type Party, partyOf, ROSE } from "../../who.ts";
import { cube, held } from "../../things.ts";
import { Avoid, R, Source } from "../context.ts";
import { effConvert, effCubes, type Handler, type Named, want } from "../doing.ts";
import { defeats, defeatOf } from "../defeat.ts";
import type { Instruction } from "../program.ts";
import { amount, isKind, models, one } from "../select.ts";

export const dealerOf = ({ s }: Lodge, f: Frame, by: "black rose" | undefined): Party =>
  by === "black rose" ? ROSE : partyOf(s, f.seat);

/** The blows of one sentence of damage. */
function blowsOf(w: Lodge, e: Frame, verb: Named<"deal">): Blow[] {
  const n = amount(w, e, verb.n);
  const source = e.regs[R.source];
  const reached = models(w, e, verb.to).filter(
    (target) => !isMage(target) || (e.regs[R.avoid] & Avoid.damage(target)) === 0,
  );
  return reached.map((target) => ({
    dealer: dealerOf(w, e, verb.by),
    by: source === Source.evocation ? modelOf(e.regs[R.card]) : NONE,
    target,
    n:
      verb.orElse !== undefined && !isMage(target) && isKind(w, figureOf(target), verb.orElse.kind) ? verb.orElse.n : n,
    means: source,
    card: source === Source.spell || source === Source.trap ? e.regs[R.card] : NONE,
    noProtections: verb.noProtections ?? false,
  }));
}

/** Scratch of damage that fades: whether it has been dealt. */
const STRUCK = 1;

/** Of the damage that has landed on a mage still standing, so much goes home at clean-up. */
function fadeLater(w: Lodge, e: Frame, { to, by, fades = 0 }: Named<"deal">): void {
  const n = Math.min(fades, e.regs[R.amount]);
  for (const target of models(w, e, to)) {
    if (n > 0 && isMage(target) && placeOf(w.s, target) >= 0)
      perform(w, fade, { seat: target, colour: dealerOf(w, e, by), n });
  }
}

/** All damage of a sentence lands together: the first "deal" of it strikes for the others too. */
export const deal: Handler<Named<"deal">> = {
  run(w, f, e) {
    const line = w.game.scripts[e.of].lines[e.at >> 1] as Instruction & { do: "happen" };
    const deals = line.what.filter((verb: Verb): verb is Named<"deal"> => verb.do === "deal");
    if (line.what.indexOf(deals[0]) !== f.regs[0]) return;
    const fading = deals.filter((verb) => verb.fades !== undefined);
    if (f.regs[STRUCK] === 1) {
      for (const verb of fading) fadeLater(w, e, verb);
      return;
    }
    if (fading.length > 0) {
      f.regs[STRUCK] = 1;
      e.regs[R.amount] = 0;
      again(f);
    }
    strike(
      w,
      e.seat,
      deals.flatMap((verb) => blowsOf(w, e, verb)),
    );
  },
};

/** Scratch of verbs that go over models one cube at a time: which model, how many cubes done. */
const AT = 1;
const DONE = 2;
const SEEN = 3;
const ALL = 3;

/** Own cubes for opposing ones, one after another (L-DMG-07, L-INS-07). */
export const convertDamage: Handler<Named<"convert damage">> = {
  run(w, f, e, verb) {
    if (f.regs.length <= AT) f.regs.push(0, 0, ...models(w, e, verb.on));
    // Whoever was meant when it began: one that falls meanwhile does not move the others up.
    const all = f.regs.slice(ALL);
    while (f.regs[AT] < all.length) {
      const model = all[f.regs[AT]];
      const dealer = dealerOf(w, e, verb.by);
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
        const { [R.source]: means, [R.card]: card } = e.regs;
        strike(w, e.seat, [{ dealer, by: NONE, target: model, n: verb.elseDeal, means, card }]);
        return;
      }
    }
  },
  chosen(w, f, e, verb, code) {
    if (code === PASS) {
      f.regs[DONE] = verb.n;
      return;
    }
    const model = f.regs[ALL + f.regs[AT]];
    perform(w, recube, { seat: e.seat, model, room: NONE, off: [held(code)], on: [dealerOf(w, e, verb.by)] });
    f.regs[DONE]++;
    e.regs[R.converted]++;
  },
};

/** Cubes move on, colours kept; up to so many (L-GLO-27). They may defeat. */
export const transferDamage: Handler<Named<"transfer damage">> = {
  run(w, f, e, verb) {
    f.regs[AT] ??= 0;
    f.regs[DONE] ??= 0;
    const [from, to] = [one(w, e, verb.from), one(w, e, verb.to)];
    if (from === NONE || to === NONE || placeOf(w.s, to) < 0) return;
    // The receiver's own colour too: so a mage comes to bear its own cubes (L-DEF-11).
    const free = [...new Set(damageOn(w, from))].sort((a, b) => a - b);
    if (f.regs[DONE] >= verb.n || free.length === 0 || damageOn(w, to).length >= healthOf(w, to)) {
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

export function healAll(w: Lodge, seat: number, model: number): void {
  const off = damageOn(w, model).slice();
  if (off.length > 0) perform(w, recube, { seat, model, room: NONE, off, on: [] });
}

/** Cubes come off; whoever heals picks them (L-DMG-08, L-OQ-57). */
export const heal: Handler<Named<"heal">> = {
  run(w, f, e, verb) {
    f.regs[AT] ??= 0;
    f.regs[DONE] ??= 0;
    f.regs[SEEN] ??= 0;
    const all = models(w, e, verb.who);
    if (verb.n === "all") {
      for (const model of all) healAll(w, e.seat, model);
      return;
    }
    while (f.regs[AT] < all.length) {
      const cubes = damageOn(w, all[f.regs[AT]]);
      if (f.regs[DONE] < verb.n && cubes.length > 0) {
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

/** Defeated at once, no damage placed; an evocation leaves play (L-EVO-06). */
export const defeat: Handler<Named<"defeat">> = {
  run(w, _f, e, verb) {
    const model = one(w, e, verb.who);
    if (model === NONE || placeOf(w.s, model) < 0) return;
    if (isMage(model)) defeatOf(w, model, e.seat);
    else attempt(w, e.seat, [laid(unsummon, { figure: figureOf(model), by: e.seat, from: placeOf(w.s, model) })]);
  },
};

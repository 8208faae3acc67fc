/** All damage of a sentence lands together: the first "deal" of it strikes for the others too. */
import { again, type Frame, quietly } from "@blackrose/kernel";
import { FADING_DAMAGE } from "../../cards/attachments.ts";
import type { Amount, Kind, Verb, Who } from "../../cards/says.ts";
import { attach } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { type Blow, moreOf, strike } from "../../rules/damage.ts";
import { isShielded } from "../../rules/equipment.ts";
import { canHurt, fits } from "../../rules/health.ts";
import { lasting } from "../../rules/standing.ts";
import { type Lodge, placeOf } from "../../state.ts";
import { figureOf, isMage } from "../../who.ts";
import { R } from "../context.ts";
import type { Instruction } from "../program.ts";
import { amount, isKind, models } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { blowAt, isReached } from "./shared/blows.ts";
import { dealerOf } from "./shared/cubes.ts";
import { bites } from "./shared/bites.ts";

export interface Deal {
  readonly do: "deal";
  readonly n: Amount;
  readonly to: Who;
  readonly by?: "black rose";
  readonly noProtections?: true;
  /** Nor traps. */
  readonly noAnswers?: true;
  readonly fades?: number;
  readonly orElse?: { readonly kind: Kind; readonly n: number };
}

/** Of damage that fades: whether it has been dealt. */
const own = numbers({ struck: 0 });
const { struck } = own.at;

/** Groups of all who are somewhere: area damage (L-SAT-52). */
const AREAS: readonly string[] = ["models", "evocations", "models in play", "evocations in play", "models within"];

/** The blows of one sentence of damage. */
function blowsOf(w: Lodge, e: Frame, said: Deal): Blow[] {
  const n = amount(w, e, said.n);
  const { orElse, by, noProtections = false, noAnswers = false } = said;
  const isOther = (target: number): boolean =>
    orElse !== undefined && !isMage(target) && isKind(w, figureOf(target), orElse.kind);
  const area = typeof said.to === "object" && AREAS.includes(said.to.all);
  const reached = models(w, e, said.to).filter((target) => isReached(e, target) && !(area && isShielded(w, target)));
  return reached.map((target) => ({
    ...blowAt(w, e, target, isOther(target) ? (orElse?.n ?? n) : n, by),
    noProtections,
    noAnswers,
  }));
}

/** Of the damage that has landed on a mage still standing, so much goes home at clean-up. */
function fadeLater(w: Lodge, e: Frame, { to, by, fades = 0 }: Deal): void {
  const n = Math.min(fades, e.regs[R.amount]);
  const kind = w.cards.attachmentNumber.get(FADING_DAMAGE) as number;
  for (const target of models(w, e, to)) {
    if (n > 0 && isMage(target) && placeOf(w.s, target) >= 0)
      // A note on the blow, which is answered.
      quietly(w, attach, { ...lasting(w, e, kind), on: target, owner: dealerOf(w, e, by), n });
  }
}

export const deal = verb<Deal>("deal", {
  shape: {
    n: a.amount,
    to: a.who,
    by: a.optional(a.rose),
    noProtections: a.optional(a.mark),
    noAnswers: a.optional(a.mark),
    fades: a.optional(a.n),
    orElse: a.optional(a.record<{ readonly kind: Kind; readonly n: number }>({ kind: a.kind, n: a.n })),
  },
  numbers: own,
  atOnce: true,
  cubes(w, e, said) {
    if (said.by !== undefined) return 0;
    const blows = blowsOf(w, e, said).filter(({ dealer, target }) => canHurt(w, dealer, target));
    e.regs.push(...blows.map(({ target }) => target));
    return blows.reduce((sum, blow) => sum + fits(w, blow.target, blow.n + moreOf(w, e, blow)), 0);
  },
  noProtections: (said) => said.noProtections === true || said.noAnswers === true,
  run(w, f, e) {
    const line = w.game.scripts[e.of].lines[e.at >> 1] as Instruction & { do: "happen" };
    const deals = line.what.filter((said: Verb): said is Deal => said.do === "deal");
    if (line.what.indexOf(deals[0]) !== f.regs[own.at.verb]) return;
    const fading = deals.filter((said) => said.fades !== undefined);
    if (f.regs[struck] === 1) {
      for (const said of fading) fadeLater(w, e, said);
      return;
    }
    if (fading.length > 0) {
      f.regs[struck] = 1;
      e.regs[R.amount] = 0;
      again(f);
    }
    strike(w, e.seat, [...deals.flatMap((said) => blowsOf(w, e, said)), ...bites(w, e)]);
  },
});

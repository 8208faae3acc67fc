/** Damage: blows that may be answered, and cubes that do not suffice (L-DMG). */
import { again, attempt, call, decision, type Frame, flow, laid } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { harm, UNANSWERABLE } from "../deeds.ts";
import { effectBelow, R, Source } from "../effects/context.ts";
import { defeats } from "../effects/defeat.ts";
import { cubesFor } from "../effects/ration.ts";
import { revealedAs } from "../effects/triggers/shared/spells.ts";
import { defeatsShape } from "../frames.ts";
import type { Lodge, State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { held, model as modelThing } from "../things.ts";
import { isMage, type Model, type Party, ROSE } from "../who.ts";
import { behindBlow, canHurt, fits } from "./health.ts";
import { rulesOf, suffersMore, valueNow } from "./values.ts";

export interface Blow {
  /** Whose cubes. */
  readonly dealer: Party;
  /** The model that strikes, or NONE. */
  readonly by: Model;
  readonly target: Model;
  readonly n: number;
  readonly means: number;
  readonly card: number;
  /** Protections may not answer. */
  readonly noProtections?: boolean;
  readonly noAnswers?: boolean;
}

/** Who suffers more does so of a combat spell or an attack of another mage, once for each and before anything is ignored (L-JX-09). */
export function moreOf(w: Lodge, effect: Frame | null, { dealer, by, target, means, card }: Blow): number {
  const more = behindBlow(w, dealer, by) === ROSE || !isMage(target) ? 0 : suffersMore(w, target);
  if (more === 0 || means === Source.attack) return more;
  if (effect === null || means !== Source.spell || revealedAs(w, card).type !== "combat") return 0;
  return ((effect.regs[R.harder] >> target) & 1) === 1 ? 0 : more;
}

function harder(w: Lodge, blows: readonly Blow[]): readonly Blow[] {
  const effect = effectBelow(w);
  return blows.map((blow) => {
    const more = moreOf(w, effect, blow);
    if (more > 0 && effect !== null && blow.means !== Source.attack) effect.regs[R.harder] |= 1 << blow.target;
    return more === 0 ? blow : { ...blow, n: blow.n + more };
  });
}

/** Whether a mage's skill spares it the damage of a spell with such a target, trap and interrupt included (L-SAT-113, L-SAT-114, L-MAG-03). */
function isSpared(w: Lodge, effect: Frame | null, { target, means, card }: Blow): boolean {
  if (effect === null || !isMage(target) || (means !== Source.spell && means !== Source.trap)) return false;
  const sides = w.cards.sides[w.cards.spellOf[card]] ?? [];
  const at = sides.find(({ program }) => program.script === w.cards.scripts[effect.of])?.side.target.at;
  if (at === "room" || at === "every model") return valueNow(w, "unhurt by area spells", target) > 0;
  return (at === "mage" || at === "model") && valueNow(w, "unhurt by single-target spells", target) > 0;
}

/** Lays blows down to land together once nobody answers any more. Cubes that do not fit or are not there fall away (L-DMG-02, 05). */
export function strike(w: Lodge, seat: number, blows: readonly Blow[]): void {
  const effect = effectBelow(w);
  const reached = blows.filter((blow) => {
    const { dealer, by, target, n } = blow;
    return n > 0 && canHurt(w, behindBlow(w, dealer, by), target) && !isSpared(w, effect, blow);
  });
  if (reached.length === 0) return;
  // Of too few cubes this part of an effect may have been given only some, or none (L-DMG-06).
  const has = w.s.supply[reached[0].dealer];
  const most = cubesFor(w, effectBelow(w), reached[0].dealer);
  if (most === 0 && has > 0) return;
  const landing = harder(w, reached);
  const laidDown = landing.map(({ dealer, by, target, n, means, card, noProtections, noAnswers }) => ({
    dealer,
    by,
    target,
    n: most < has ? Math.min(n, most) : n,
    means,
    card,
    no: noAnswers ? UNANSWERABLE : noProtections ? 1 : 0,
  }));
  const needed = landing.reduce((sum, { target, n }) => sum + fits(w, target, n), 0);
  // Below the blows: when they have landed and been answered, it is looked who has fallen (L-DEF-01).
  if (rulesOf(w).falls === "at the period") call(w, defeats, seat, defeatsShape.make());
  const short = landing.length > 1 && most < needed;
  if (short && rulesOf(w).tooFewCubes === "shared freely") {
    call(w, sharing, seat, [...landing.map(() => 0), ...laidDown.flatMap(numbersOf)]);
  } else {
    attempt(
      w,
      seat,
      laidDown.map((one) => laid(harm, one)),
    );
  }
}

// --- too few cubes (L-DMG-06) ---

type Harm = Parameters<typeof harm.apply>[1];
const numbersOf = (blow: Harm): number[] => harm.names.map((name) => blow[name]);

/** Blows of a frame that shares cubes: its numbers are how many cubes each has got so far, then the blows one after the other. */
function blowsIn(w: Lodge, regs: readonly number[]): { at: number; target: number; fits: number; blow: Harm }[] {
  const width = harm.names.length;
  const count = regs.length / (1 + width);
  return Array.from({ length: count }, (_, at) => {
    const blow = Object.fromEntries(harm.names.map((name, i) => [name, regs[count + at * width + i]])) as Harm;
    return { at, target: blow.target, fits: fits(w, blow.target, blow.n), blow };
  });
}

/** Whoever has got some of its cubes, and not all. */
export const halfHit = (w: Lodge, regs: readonly number[]): number[] =>
  blowsIn(w, regs).flatMap(({ at, target, fits: most }) => (regs[at] > 0 && regs[at] < most ? [target] : []));

/** D-EFF-CUBES: on whom the next cube goes. */
const shareCubes = decision<State, Tables>("D-EFF-CUBES", "L-DMG-06", {
  name: "D-EFF-CUBES among victims",
  chosen(w, { regs }, code) {
    const next = blowsIn(w, regs).find(({ at, target, fits: most }) => target === held(code) && regs[at] < most);
    if (next !== undefined) regs[next.at]++;
  },
});

/** The controller shares out what cubes there are, one by one; then they land together. */
const sharing = flow<State, Tables>("sharing cubes", "L-DMG-06", {
  share(w, frame) {
    const { seat, regs } = frame;
    const blows = blowsIn(w, regs);
    const given = blows.reduce((sum, { at }) => sum + regs[at], 0);
    const open = blows.filter(({ at, fits: most }) => regs[at] < most);
    if (open.length === 0 || given >= cubesFor(w, effectBelow(w), blows[0].blow.dealer)) return;
    again(frame);
    choose(w, shareCubes, seat, [...new Set(open.map(({ target }) => modelThing(target)))]);
  },
  strike(w, { seat, regs }) {
    const landing = blowsIn(w, regs).filter(({ at }) => regs[at] > 0);
    attempt(
      w,
      seat,
      landing.map(({ at, blow }) => laid(harm, { ...blow, n: regs[at] })),
    );
  },
});

export const damageFlows = [sharing];
export const damageDecisions = [shareCubes];

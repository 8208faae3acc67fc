/** Damage: who can be hurt by whom, and blows that may be answered (L-DMG, L-IMM). */
import { again, ask, attempt, call, decision, flow, laid, perform } from "@blackrose/kernel";
import { harm, unsummon } from "../deeds.ts";
import { defeats } from "../effects/defeat.ts";
import { hasOption, Option } from "../options.ts";
import { controllerOf, type Lodge, modelOf, NONE, placeOf, ROSE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { held, model as modelThing } from "../things.ts";
import { damageOn, healthOf, rulesOf } from "./values.ts";

export interface Blow {
  readonly dealer: number;
  /** The model that strikes, or NONE. */
  readonly by: number;
  readonly target: number;
  readonly n: number;
  readonly means: number;
  readonly card: number;
  /** Protections may not answer. */
  readonly noProtections?: boolean;
}

/** Nobody hurts himself or his own, but the Black Rose hurts everyone (L-IMM-01, 02, 06). In cells only she reaches (L-CEL-03). */
export function canHurt(w: Lodge, dealer: number, target: number): boolean {
  const place = placeOf(w.s, target);
  if (place === NONE) return false;
  if (dealer === ROSE) return true;
  return place >= 0 && controllerOf(w.s, target) !== dealer;
}

/** Lays blows down to land together once nobody answers any more. Cubes that do not fit or are not there fall away (L-DMG-02, 05). */
export function strike(w: Lodge, seat: number, blows: readonly Blow[]): void {
  const landing = blows.filter(({ dealer, target, n }) => n > 0 && canHurt(w, dealer, target));
  const laidDown = landing.map(({ dealer, by, target, n, means, card, noProtections }) =>
    laid(harm, { dealer, by, target, n, means, card, no: noProtections ? 1 : 0 }),
  );
  const needed = landing.reduce((sum, { target, n }) => sum + fits(w, target, n), 0);
  if (landing.length === 0) return;
  // Below the blows: when they have landed and been answered, it is looked who has fallen (L-DEF-01).
  if (rulesOf(w).falls === "at the period") call(w, defeats, seat, [0]);
  const short = landing.length > 1 && w.s.supply[landing[0].dealer] < needed;
  if (short && rulesOf(w).tooFewCubes === "shared freely") {
    call(w, sharing, seat, [...landing.map(() => 0), ...laidDown.flat()]);
  } else {
    attempt(w, seat, laidDown);
  }
}

/** Whether a model has been defeated, or is about to be where that waits for the period. */
export function hasFallen(w: Lodge, model: number): boolean {
  if (placeOf(w.s, model) < 0) return true;
  return rulesOf(w).falls === "at the period" && damageOn(w, model).length >= healthOf(w, model);
}

/** How many of so many cubes find room on a model (L-DMG-02, L-OPT-01). */
const fits = (w: Lodge, model: number, n: number): number =>
  hasOption(w.s, Option.toRage) ? n : Math.min(n, Math.max(0, healthOf(w, model) - damageOn(w, model).length));

// --- too few cubes (L-DMG-06) ---

/** Blows of a frame that shares cubes: its numbers are how many cubes each has got so far, then the deeds as they were laid down. */
function blowsIn(w: Lodge, regs: readonly number[]): { at: number; target: number; fits: number; coded: number[] }[] {
  const width = 1 + harm.names.length;
  const count = regs.length / (1 + width);
  return Array.from({ length: count }, (_, at) => {
    const coded = regs.slice(count + at * width, count + (at + 1) * width);
    const target = coded[1 + harm.names.indexOf("target")];
    return { at, target, fits: fits(w, target, coded[N]), coded };
  });
}
const N = 1 + harm.names.indexOf("n");
const DEALER = 1 + harm.names.indexOf("dealer");

/** D-EFF-CUBES: on whom the next cube goes. */
const shareCubes = decision<State, Tables>("D-EFF-CUBES", "L-DMG-06", {
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
    if (open.length === 0 || given >= w.s.supply[blows[0].coded[DEALER]]) return;
    again(frame);
    ask(w, shareCubes, seat, [...new Set(open.map(({ target }) => modelThing(target)))]);
  },
  strike(w, { seat, regs }) {
    const landing = blowsIn(w, regs).filter(({ at }) => regs[at] > 0);
    attempt(
      w,
      seat,
      landing.map(({ at, coded }) => coded.with(N, regs[at])),
    );
  },
});

export const damageFlows = [sharing];
export const damageDecisions = [shareCubes];

/** Figures that bear as much as they can leave play (L-DMG-04). */
export function fallenFigures(w: Lodge): number[] {
  const { s } = w;
  const fallen: number[] = [];
  for (let figure = 0; figure < s.figureAt.length; figure++) {
    if (s.figureAt[figure] !== NONE && s.figureDamage[figure].length >= healthOf(w, modelOf(figure)))
      fallen.push(figure);
  }
  return fallen;
}

/** A figure leaves play by somebody's hand. */
export function removeFigure(w: Lodge, figure: number, by: number): void {
  perform(w, unsummon, { figure, by, from: w.s.figureAt[figure] });
}

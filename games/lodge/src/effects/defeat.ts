/** Defeat: points by rank, the trophy, home to the cell (L-DEF). Figures that fell leave play. */
import { again, attempt, call, type Flow, flow, laid, perform } from "@blackrose/kernel";
import { defeat, unsummon } from "../deeds.ts";
import { fallenFigures } from "../rules/damage.ts";
import { cutShort } from "../rules/action.ts";
import { gainCounted } from "../rules/end.ts";
import { defeatAwards } from "../rules/ranking.ts";
import { healthOf, rulesOf } from "../rules/values.ts";
import { clockwiseFrom, type Lodge, NONE, ROSE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { Award, effectBelow, R } from "./context.ts";

/** Points for cubes on a victim; the victim's own rank, where the ruleset says so, but earn nothing (L-DPT, L-DEF-11). `first`: who ranks first whatever lies there, or NONE. */
function pointsFor(w: Lodge, victim: number, first = NONE): number[] {
  const { s } = w;
  const rules = rulesOf(w);
  const amounts = new Array<number>(ROSE + 1).fill(0);
  for (const colour of s.damage[victim]) amounts[colour]++;
  if (!rules.ownCubesRank) amounts[victim] = 0;
  if (first !== NONE) amounts[first] = Number.POSITIVE_INFINITY;
  const points = defeatAwards(amounts, rules.tieAtParticipation);
  points[victim] = 0;
  return points;
}

/** A sentence may have claimed the points of a defeat for its controller alone. */
function claimed(w: Lodge): { seat: number; points: number } | null {
  const effect = effectBelow(w);
  if (effect === null || effect.regs[R.award] === Award.none) return null;
  return { seat: effect.seat, points: effect.regs[R.award] === Award.fiveAlone ? 5 : 6 };
}

/** One defeat: the deed may be answered; if it happens, points are given. The frame's seat is the victim, its numbers the killer and who ranks first in any case; then whether it happened and the points. */
const falling: Flow<State, Tables> = flow<State, Tables>("defeat", "L-DEF-01", {
  fall(w, frame) {
    const [killer, first] = frame.regs;
    const points = pointsFor(w, frame.seat, first);
    const alone = claimed(w);
    if (alone !== null) {
      points.fill(0);
      points[alone.seat] = alone.points;
    }
    frame.regs = [0, ...points];
    let bearers = 0;
    for (const colour of w.s.damage[frame.seat]) bearers |= 1 << colour;
    attempt(w, frame.seat, [laid(defeat, { seat: frame.seat, killer, bearers })]);
  },
  reward(w, frame) {
    // An answer may have prevented it.
    const [happened, ...points] = frame.regs;
    if (happened === 0) return;
    cutShort(w, frame.seat);
    points.forEach((n, colour) => {
      if (colour === ROSE || colour < w.s.seats) gainCounted(w, colour, n);
    });
  },
});

/** Who put the last cube there deals the killing blow (L-DEF-10). */
export function defeatOf(
  w: Lodge,
  seat: number,
  killer = w.s.damage[seat][w.s.damage[seat].length - 1],
  first = NONE,
): void {
  call(w, falling, seat, [killer, first]);
}

/** Everyone who has fallen: figures first, then mages from the Crown holder clockwise (L-DEF-02). */
export const defeats: Flow<State, Tables> = flow<State, Tables>("defeats", "L-DEF-02", {
  figures(w, frame) {
    for (const figure of fallenFigures(w)) perform(w, unsummon, { figure, by: frame.seat, from: w.s.figureAt[figure] });
  },
  mages(w, frame) {
    const { s } = w;
    const next = clockwiseFrom(s, s.crown).find((seat) => s.damage[seat].length >= healthOf(w, seat));
    if (next === undefined || frame.regs[0] === next + 1) return;
    // Who was spared by an answer is not looked at again in this round.
    frame.regs[0] = next + 1;
    again(frame);
    defeatOf(w, next);
  },
});

export const defeatFlows = [falling, defeats];

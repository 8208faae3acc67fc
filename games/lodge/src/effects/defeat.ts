/** Defeat: points by rank, the trophy, home to the cell (L-DEF). Figures that fell leave play. */
import { again, attempt, call, type Flow, FrameKind, flow, laid } from "@blackrose/kernel";
import { aboutToFall, defeat } from "../deeds.ts";
import { cutShort } from "../rules/cut-short.ts";
import { fallenFigures } from "../rules/health.ts";
import { gainCounted } from "../rules/power.ts";
import { defeatAwards } from "../rules/ranking.ts";
import { healthOf, rulesOf } from "../rules/values.ts";
import { defeatShape, defeatsShape } from "../frames.ts";
import { removing } from "../rules/leaving.ts";
import { umbraeOn } from "../rules/umbrae.ts";
import { type Lodge, NONE, type State } from "../state.ts";
import { clockwiseFrom, partyOf, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { effectBelow, R } from "./context.ts";

/** Points for cubes on a victim; the victim's own rank, where the ruleset says so, but earn nothing (L-DPT, L-DEF-11). `first`: who ranks first whatever lies there, or NONE. */
function pointsFor(w: Lodge, victim: number, first = NONE): number[] {
  const { s } = w;
  const rules = rulesOf(w);
  const amounts = new Array<number>(ROSE + 1).fill(0);
  for (const colour of s.damage[victim]) amounts[colour]++;
  const own = partyOf(s, victim);
  if (!rules.ownCubesRank) amounts[own] = 0;
  if (first !== NONE) amounts[first] = Number.POSITIVE_INFINITY;
  const points = defeatAwards(amounts, rules.tieAtParticipation);
  points[own] = 0;
  return points;
}

/** A sentence may have claimed the points of a defeat for its controller alone. */
function claimed(w: Lodge): { seat: number; points: number } | null {
  const effect = effectBelow(w);
  return effect === null || effect.regs[R.award] === 0 ? null : { seat: effect.seat, points: effect.regs[R.award] };
}

const F = defeatShape.at;

/** One defeat: the deed may be answered; if it happens, points are given. The frame's seat is the victim. */
const falling: Flow<State, Tables> = flow<State, Tables>(
  "defeat",
  "L-DEF-01",
  {
    /** Told only where a card of this table answers it. */
    about(w, frame) {
      if (!w.cards.interrupts.would.has(aboutToFall.verb)) return;
      attempt(w, frame.seat, [laid(aboutToFall, { seat: frame.seat, killer: frame.regs[F.killer] })]);
    },
    /** What is assigned to the victim leaves first (L-DEF-03). */
    assigned(w, frame) {
      attempt(
        w,
        frame.seat,
        umbraeOn(w, frame.seat).map((figure) => removing(w, figure, frame.seat)),
      );
    },
    fall(w, frame) {
      const { [F.killer]: killer, [F.first]: first } = frame.regs;
      const points = pointsFor(w, frame.seat, first);
      const alone = claimed(w);
      if (alone !== null) {
        points.fill(0);
        points[partyOf(w.s, alone.seat)] = alone.points;
      }
      frame.regs = defeatShape.make({ killer, first }, points);
      let bearers = 0;
      for (const colour of w.s.damage[frame.seat]) bearers |= 1 << colour;
      attempt(w, frame.seat, [laid(defeat, { seat: frame.seat, killer, bearers, from: w.s.at[frame.seat] })]);
    },
    reward(w, frame) {
      // An answer may have prevented it.
      if (frame.regs[F.happened] === 0) return;
      cutShort(w, frame.seat);
      const points = [...defeatShape.rest(frame).entries()].filter(([party]) => party === ROSE || party < w.s.seats);
      gainCounted(w, points);
    },
  },
  defeatShape,
);

/** Who put the last cube there deals the killing blow (L-DEF-10). */
export function defeatOf(
  w: Lodge,
  seat: number,
  killer = w.s.damage[seat][w.s.damage[seat].length - 1],
  first = NONE,
): void {
  call(w, falling, seat, defeatShape.make({ killer, first }));
}

/** Whether the defeat of a mage is under way: what wakes at its beginning begins no second one. */
const isFalling = (w: Lodge, seat: number): boolean =>
  w.s.stack.some((frame) => frame.kind === FrameKind.flow && frame.of === falling.index && frame.seat === seat);

/** Everyone who has fallen: figures first, then mages from the Crown holder clockwise (L-DEF-02). */
export const defeats: Flow<State, Tables> = flow<State, Tables>(
  "defeats",
  "L-DEF-02",
  {
    figures(w, frame) {
      attempt(
        w,
        frame.seat,
        fallenFigures(w).map((figure) => removing(w, figure, frame.seat)),
      );
    },
    mages(w, frame) {
      const { s } = w;
      const next = clockwiseFrom(s, s.crown).find(
        (seat) => s.damage[seat].length >= healthOf(w, seat) && !isFalling(w, seat),
      );
      if (next === undefined || frame.regs[defeatsShape.at.last] === next + 1) return;
      // Who was spared by an answer is not looked at again in this round.
      frame.regs[defeatsShape.at.last] = next + 1;
      again(frame);
      defeatOf(w, next);
    },
  },
  defeatsShape,
);

export const defeatFlows = [falling, defeats];

/** Where the game stands: the turn, the moon, who holds what, and what is under way. */
import { Damaged, type Flow, FrameKind, type Part, textAt, wholeAt } from "@blackrose/kernel";
import type { PhaseOfTurn } from "../../modes/mode.ts";
import { marksOf } from "../../options.ts";
import { NONE, Phase, type State } from "../../state.ts";
import type { Tables } from "../../tables.ts";
import type { Laying } from "./laying.ts";

const MOONS = 3;

export const time: Part<Laying> = {
  before({ s, seats }) {
    s.turn = 1;
    s.crown = seats.seat("P1", "given.crown");
    s.first = NONE;
  },
  fields: {
    turn({ s }, said, place) {
      s.turn = wholeAt(said, place, 1);
    },
    moon({ s }, said, place) {
      s.moon = wholeAt(said, place, 1, MOONS);
    },
    crown({ s, seats }, said, place) {
      s.crown = seats.seat(textAt(said, place), place);
    },
    first({ s, seats }, said, place) {
      s.first = seats.seat(textAt(said, place), place);
    },
  },
  after({ s }) {
    if (s.first === NONE) s.first = s.crown;
    s.drawer = s.crown;
  },
};

const flowAt = (flow: Flow<State, Tables>, step: number): State["stack"][number] => ({
  kind: FrameKind.flow,
  of: flow.index,
  at: step,
  seat: NONE,
  regs: [],
});

/** What the phases of a turn are called. */
const PHASES: { readonly [name: string]: PhaseOfTurn } = {
  "black rose phase": "blackRose",
  "study phase": "study",
  "preparation phase": "preparation",
  "action phase": "action",
  "evocation phase": "evocation",
  "clean-up": "cleanUp",
};
const FINAL_COUNT = "final count";
const MOMENTS = ["start", ...Object.keys(PHASES), "activation of P2", FINAL_COUNT];

/** After clean-up, when a token stands at the end mark: points and bonuses are counted next (L-END-02). */
function layFinalCount({ cards, s }: Laying, place: string): void {
  const { course, mode } = cards;
  const [, , mark] = marksOf(s);
  if (!mode.end.reached({ cards, s }))
    throw new Damaged(place, `it comes when somebody has ${mark} power (L-END-01); given.power says nobody has`);
  s.phase = Phase.cleanUp;
  s.stack.push(flowAt(course.game, course.game.steps.length), flowAt(course.turn, course.turn.steps.length - 1));
}

/** What is under way: `now` names the phase, or the mage whose activation comes first in the Action Phase. */
export const moment: Part<Laying> = {
  fields: {
    now(t, said, place) {
      if (said === FINAL_COUNT) {
        layFinalCount(t, place);
        return;
      }
      const { s, seats } = t;
      const { course, mode } = t.cards;
      const activation = /^activation of (P\d|avatar)$/.exec(textAt(said, place));
      if (activation !== null) s.first = seats.seat(activation[1], place);
      const phase = PHASES[activation === null ? (said as string) : "action phase"];
      const flow = mode.turn[phase];
      if (flow === undefined)
        throw new Damaged(place, `"${String(said)}" is no moment; they are ${MOMENTS.join(", ")}`);
      s.phase = Phase[phase];
      const next = course.turn.stepNames.indexOf(phase) + 1;
      s.stack.push(flowAt(course.game, course.game.steps.length), flowAt(course.turn, next), flowAt(flow, 0));
    },
  },
};

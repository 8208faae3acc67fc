/** Where the game stands: the turn, the moon, who holds what, and what is under way. */
import { Damaged, FrameKind, type Part, textAt, wholeAt } from "@blackrose/kernel";
import { marksOf } from "../../options.ts";
import { actionPhase } from "../../rules/action.ts";
import { blackRosePhase } from "../../rules/black-rose.ts";
import { cleanUpPhase } from "../../rules/clean-up.ts";
import { evocationPhase } from "../../rules/evocations.ts";
import { preparationPhase } from "../../rules/preparation.ts";
import { game } from "../../rules/setup.ts";
import { studyPhase } from "../../rules/study.ts";
import { turn } from "../../rules/turn.ts";
import { NONE, Phase, type State } from "../../state.ts";
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

type Flow = typeof turn;
const flowAt = (flow: Flow, step: string): State["stack"][number] => {
  const at = flow.stepNames.indexOf(step);
  return { kind: FrameKind.flow, of: flow.index, at: at < 0 ? flow.steps.length : at, seat: NONE, regs: [] };
};
const begun = (flow: Flow): State["stack"][number] => flowAt(flow, flow.stepNames[0]);

/** The phase under way, and the step of the turn that follows it. */
const PHASES: { readonly [name: string]: { readonly phase: number; readonly flow: Flow; readonly next: string } } = {
  "black rose phase": { phase: Phase.blackRose, flow: blackRosePhase, next: "study" },
  "study phase": { phase: Phase.study, flow: studyPhase, next: "preparation" },
  "preparation phase": { phase: Phase.preparation, flow: preparationPhase, next: "action" },
  "action phase": { phase: Phase.action, flow: actionPhase, next: "evocation" },
  "evocation phase": { phase: Phase.evocation, flow: evocationPhase, next: "cleanUp" },
  "clean-up": { phase: Phase.cleanUp, flow: cleanUpPhase, next: "end" },
};
const FINAL_COUNT = "final count";
const MOMENTS = ["start", ...Object.keys(PHASES), "activation of P2", FINAL_COUNT];

/** After clean-up, when a token stands at the end mark: points and bonuses are counted next (L-END-02). */
function layFinalCount(s: State, place: string): void {
  const [, , mark] = marksOf(s);
  if (Math.max(...s.power) < mark)
    throw new Damaged(place, `it comes when somebody has ${mark} power (L-END-01); given.power says nobody has`);
  s.phase = Phase.cleanUp;
  s.stack.push(flowAt(game, "end"), flowAt(turn, "end"));
}

/** What is under way: `now` names the phase, or the mage whose activation comes first in the Action Phase. */
export const moment: Part<Laying> = {
  fields: {
    now({ s, seats }, said, place) {
      if (said === FINAL_COUNT) {
        layFinalCount(s, place);
        return;
      }
      const activation = /^activation of (P\d)$/.exec(textAt(said, place));
      if (activation !== null) s.first = seats.seat(activation[1], place);
      const what = PHASES[activation === null ? (said as string) : "action phase"];
      if (what === undefined)
        throw new Damaged(place, `"${String(said)}" is no moment; they are ${MOMENTS.join(", ")}`);
      s.phase = what.phase;
      s.stack.push(flowAt(game, "end"), flowAt(turn, what.next), begun(what.flow));
    },
  },
};

/** A turn, phase by phase, until the end (L-TRN). */
import { call, flow, goto, perform } from "@blackrose/kernel";
import { startPhase } from "../deeds.ts";
import { extraTurnShape } from "../frames.ts";
import { type Lodge, NONE, Phase, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { actionPhase } from "./action.ts";
import { blackRosePhase } from "./black-rose.ts";
import { cleanUpPhase } from "./clean-up.ts";
import { ending, endReached, extraCount, extraTurn, finalCount } from "./end.ts";
import { evocationPhase } from "./evocations.ts";
import { leaderOf } from "./order.ts";
import { riseMoons } from "./power.ts";
import { preparationPhase } from "./preparation.ts";
import { studyPhase } from "./study.ts";

/** A phase begins with whoever leads it (L-TRN-01, L-TRN-02). No moon waits longer than the phase in which its mark was passed. */
function start(w: Lodge, phase: number, phaseFlow: typeof cleanUpPhase): void {
  const { s } = w;
  riseMoons(w);
  const number = phase === Phase.blackRose ? s.turn + 1 : s.turn;
  perform(w, startPhase, { phase, turn: number, first: leaderOf(w, phase) });
  call(w, phaseFlow);
}

/** One turn after another. Its numbers, if any: what an extra turn remembers (L-OPT-03). */
export const turn: ReturnType<typeof flow<State, Tables>> = flow<State, Tables>(
  "turn",
  "L-TRN-01",
  {
    blackRose: (w) => start(w, Phase.blackRose, blackRosePhase),
    study: (w) => start(w, Phase.study, studyPhase),
    preparation: (w) => start(w, Phase.preparation, preparationPhase),
    action: (w) => start(w, Phase.action, actionPhase),
    evocation: (w) => start(w, Phase.evocation, evocationPhase),
    cleanUp: (w) => start(w, Phase.cleanUp, cleanUpPhase),
    end(w, frame) {
      const extra = frame.regs.length > 0;
      if (extra || endReached(w)) {
        const count = extra ? extraCount(w, frame.regs) : finalCount(w);
        const another = extraTurn(w, count);
        if (another === null) {
          call(w, ending, NONE, [...count.totals, ...count.candidates]);
          return;
        }
        frame.regs = another;
      }
      goto(turn, frame, "blackRose");
    },
  },
  extraTurnShape,
);

export const turnFlows = [turn];

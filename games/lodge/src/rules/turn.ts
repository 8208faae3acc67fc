/** A turn, phase by phase, until the end (L-TRN). Which phases there are, and what the end is, says the mode. */
import { call, type Flow, flow, goto, perform } from "@blackrose/kernel";
import { startPhase } from "../deeds.ts";
import { extraTurnShape } from "../frames.ts";
import type { PhaseOfTurn, Turn } from "../modes/mode.ts";
import { type Lodge, NONE, Phase, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { ending, extraCount, extraTurn } from "./end.ts";
import { leaderOf } from "./order.ts";
import { riseMoons } from "./power.ts";

/** A phase begins with whoever leads it (L-TRN-01, L-TRN-02). No moon waits longer than the phase in which its mark was passed. */
function start(w: Lodge, name: PhaseOfTurn, opensTurn: boolean, phaseFlow: Flow<State, Tables>): void {
  const { s } = w;
  riseMoons(w);
  const number = opensTurn ? s.turn + 1 : s.turn;
  perform(w, startPhase, { phase: Phase[name], turn: number, first: leaderOf(w, opensTurn) });
  call(w, phaseFlow);
}

/** One turn after another. Its numbers, if any: what an extra turn remembers (L-OPT-03). */
export function turnOf(phases: Turn): Flow<State, Tables> {
  const names = Object.keys(phases) as PhaseOfTurn[];
  const [first] = names;
  const starting = names.map((name) => {
    const phase = phases[name] as Flow<State, Tables>;
    return [name, (w: Lodge): void => start(w, name, name === first, phase)] as const;
  });
  return flow<State, Tables>(
    "turn",
    "L-TRN-01",
    {
      ...Object.fromEntries(starting),
      end(w, frame) {
        const { end } = w.cards.mode;
        const extra = frame.regs.length > 0;
        if (extra || end.reached(w)) {
          const count = extra ? extraCount(w, frame.regs) : end.count(w);
          const another = extraTurn(w, count);
          if (another === null) {
            call(w, ending, NONE, [...count.totals, ...count.candidates]);
            return;
          }
          frame.regs = another;
        }
        goto(w, frame, first);
      },
    },
    extraTurnShape,
  );
}

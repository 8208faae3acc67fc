/** What is under way. */
import { Damaged, FrameKind, type Part } from "@blackrose/kernel";
import { betting } from "../../rules/bet.ts";
import { round } from "../../rules/round.ts";
import { game } from "../../rules/setup.ts";
import { TOKENS } from "../../rules/tokens.ts";
import { turn } from "../../rules/turn.ts";
import { BANK, GONE, NONE, type State } from "../../state.ts";
import type { Laying } from "./laying.ts";

const flowAt = (flow: typeof round, step: string, seat = NONE, regs: number[] = []): State["stack"][number] => {
  const at = flow.stepNames.indexOf(step);
  return { kind: FrameKind.flow, of: flow.index, at: at < 0 ? flow.steps.length : at, seat, regs };
};

const push = (s: State, ...frames: State["stack"]): number => s.stack.push(flowAt(game, "end"), ...frames);

/** Moments by name. `slot`: the place of the seat named, in the order of play. */
const MOMENTS: { readonly [name: string]: (s: State, slot: number) => void } = {
  /** Nothing is dealt yet. */
  draft(s) {
    s.stack.push(flowAt(game, "tokens"));
    for (let value = 1; value <= TOKENS; value++) if (s.tokens[value] === GONE) s.tokens[value] = BANK;
    s.deck = [];
    s.buried = [];
    s.hands = s.hands.map(() => []);
  },
  round: (s) => push(s, flowAt(round, "roll", NONE, [0, 0])),
  bet: (s) => push(s, flowAt(round, "turns", NONE, [0, 0]), flowAt(betting, "begin")),
  challenge: (s) => push(s, flowAt(round, "turns", NONE, [0, 0]), flowAt(betting, "rollDie", NONE, [s.seats])),
  "turn of": (s, slot) => {
    s.slot = slot;
    push(s, flowAt(round, "turns", NONE, [slot, 0]));
  },
  "end of turn of": (s, slot) => {
    s.slot = slot;
    const next = slot + 1 < s.seats ? "turns" : "resolution";
    push(s, flowAt(round, next, NONE, [slot + 1, 0]), flowAt(turn, "end", s.order[slot]));
  },
  resolution: (s) => push(s, flowAt(round, "resolution", NONE, [s.seats, 0])),
  "end of round": (s) => push(s, flowAt(round, "discard", NONE, [s.seats, 0])),
};

export const moment: Part<Laying> = {
  fields: {
    now({ s, seats }, said, place) {
      const [, name, seat] = /^(.*?)(?: (P\d))?$/.exec(String(said)) ?? [];
      const lay = Object.hasOwn(MOMENTS, name) ? MOMENTS[name] : undefined;
      if (lay === undefined || name.endsWith(" of") !== (seat !== undefined)) {
        const known = Object.keys(MOMENTS).map((one) => (one.endsWith(" of") ? `${one} P2` : one));
        throw new Damaged(place, `"${String(said)}" is no moment; they are start, ${known.join(", ")}`);
      }
      lay(s, seat === undefined ? NONE : s.order.indexOf(seats.seat(seat, place)));
    },
  },
};

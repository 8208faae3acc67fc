/** A small mode for the tests: a mage nobody sits for walks the Lodge and strikes by priorities, with the Black Rose's cubes. */
import { decision, flow, perform } from "@blackrose/kernel";
import { How, takeMage } from "../src/deeds.ts";
import { stepsOf } from "../src/modes/course.ts";
import type { Mode } from "../src/modes/mode.ts";
import { standard } from "../src/modes/standard.ts";
import { attackWith } from "../src/rules/attack.ts";
import { choose, type Priority } from "../src/rules/choose.ts";
import { cleanUpPhase } from "../src/rules/clean-up.ts";
import { goTo, stepsFrom } from "../src/rules/movement.ts";
import { CELL, type State } from "../src/state.ts";
import type { Tables } from "../src/tables.ts";
import { held, room } from "../src/things.ts";

/** What is offered first. */
const first: Priority = { name: "the first", best: (_w, [one]) => [one] };

const way = decision<State, Tables>("D-SHADOW-WAY", "L-AVA-09", {
  chosen: (w, { seat }, code) => goTo(w, seat, held(code), How.step, seat),
});

export const shadow: Mode = {
  ...standard,
  id: "shadow",
  rulesets: ["rebirth"],
  seats: { least: 1, most: 3 },
  mages: 1,
  priorities: () => [first],
  setup: {
    ...standard.setup,
    shadow(w) {
      const free = [...w.cards.content.mages.keys()].find((mage) => !w.s.mages.includes(mage));
      perform(w, takeMage, { seat: w.s.seats, mage: free as number });
    },
  },
  turn: {
    ...standard.turn,
    cleanUp: flow("clean-up phase", "L-CLN-01", {
      walk(w, frame) {
        frame.seat = w.s.seats;
        if (w.s.at[frame.seat] === CELL) goTo(w, frame.seat, 0, How.step, frame.seat);
        else choose(w, way, frame.seat, [...stepsFrom(w, frame.seat)].map(room));
      },
      strike: (w, { seat }) => attackWith(w, seat, seat),
      ...stepsOf(cleanUpPhase),
    }),
  },
  decisions: [way],
};

/** One to three mages against the Avatar, who plays by his cards (L-AVA). */
import { attempt, flow, laid, perform } from "@blackrose/kernel";
import type { Avatar } from "../cards/avatar.ts";
import type { GameEvent } from "../cards/says.ts";
import { beginActions, tuckActions } from "../deeds.ts";
import { avatarShape } from "../rules/avatar/under-way.ts";
import { avatarActs, avatarFlows, mayAct } from "../rules/avatar/activation.ts";
import { instead } from "../rules/avatar/instead.ts";
import { priorities } from "../rules/avatar/priorities.ts";
import { avatarSetup, avatarSetupDecisions } from "../rules/avatar/setup.ts";
import { actionPhase } from "../rules/action.ts";
import { cleanUpPhase } from "../rules/clean-up.ts";
import { stepsOf } from "./course.ts";
import type { Mode } from "./mode.ts";
import { standard } from "./standard.ts";

/** Options of the printed game that make no sense beside his own events. */
const OTHERS = ["events"];

export const avatarMode = (avatar: Avatar, events: readonly GameEvent[]): Mode => {
  const { begin, ...rest } = stepsOf(actionPhase);
  return {
    ...standard,
    id: "avatar",
    called: { en: "The Avatar", es: "El Avatar", fr: "L’Avatar" },
    says: {
      en: "One to three mages against the Possessed, who plays by cards of his own and shares the Black Rose’s points.",
      es: "De uno a tres magos contra el Poseído, que juega con sus propias cartas y comparte los puntos de la Rosa Negra.",
      fr: "Un à trois mages contre le Possédé, qui joue avec ses propres cartes et partage les points de la Rose Noire.",
    },
    rules: ["L-AVA-01"],
    rulesets: ["rebirth"],
    seats: { least: 1, most: 3 },
    options: [...standard.options.filter((name) => !OTHERS.includes(name)), "level"],
    setup: { ...standard.setup, ...avatarSetup },
    turn: {
      ...standard.turn,
      action: flow(
        actionPhase.name,
        "L-ACT-01",
        {
          begin,
          strings(w) {
            attempt(w, w.s.first, [laid(beginActions, { seat: w.s.first })]);
          },
          ...rest,
        },
        actionPhase.shape,
      ),
      cleanUp: flow(cleanUpPhase.name, "L-CLN-01", {
        ...stepsOf(cleanUpPhase),
        actions: (w) => perform(w, tuckActions, {}),
      }),
    },
    decks: { events },
    mages: 1,
    avatar,
    unseated: { activation: avatarActs, begins: avatarShape.make(), mayAct, instead },
    priorities,
    flows: avatarFlows,
    decisions: avatarSetupDecisions,
  };
};

/** The first game: what to look at and what it means, step by step, at a table that is the same for everyone. */
import type { Lesson, LessonStep, Scene, ThingKey } from "../face.ts";
import { COLOURS } from "@blackrose/treachery";
import { seenIn } from "./seen.ts";
import { dieThing, handThing, placeThing, powerThing, ROUND, seatThing } from "./things.ts";
import { type StepId, wordsIn } from "./words.ts";

/** Who learns sits here: rolls a Throne at the start, bets last, and can outbid everyone. */
const LEARNER = 0;

const asked =
  (decision: string) =>
  (scene: Scene): boolean =>
    scene.question?.decision === decision;

/** Questions the rules ask of everyone; all others come from cards. */
const OF_THE_ROUND = ["D-REMOVE", "D-BET", "D-CH-DIE", "D-CH-TYPE", "D-CH-ORDER", "D-PLAY", "D-CLAIM"];

function step(
  id: StepId,
  points: readonly ThingKey[],
  when: (scene: Scene) => boolean,
  until: LessonStep["until"] = "read",
): LessonStep {
  return { id, points, when, until, text: (language) => wordsIn(language).lesson[id] };
}

const ask = (id: StepId, decision: string, points: readonly ThingKey[]): LessonStep =>
  step(id, points, asked(decision), { decision });

const begun = (scene: Scene): boolean => seenIn(scene).round >= 1;

export const lesson: Lesson = {
  seats: 4,
  options: { remove: "random" },
  seed: "first game 4099",
  steps: [
    step("goal", [seatThing(LEARNER)], begun),
    step("houses", [seatThing(LEARNER), placeThing("bank")], begun),
    step("dice", [...COLOURS.map(dieThing), placeThing("spoils")], begun),
    ask("bet", "D-BET", [placeThing("bet"), seatThing(LEARNER)]),
    ask("die", "D-CH-DIE", COLOURS.map(dieThing)),
    ask("type", "D-CH-TYPE", ["type:war", "type:diplomacy"]),
    ask("order", "D-CH-ORDER", ["order:first", "order:last"]),
    step("othersLead", [ROUND], (scene) => {
      const { challenger, type } = seenIn(scene);
      return type >= 0 && challenger !== LEARNER;
    }),
    ask("play", "D-PLAY", [handThing(LEARNER)]),
    step("power", [powerThing(LEARNER)], (scene) => seenIn(scene).inPlay[LEARNER] >= 0),
    step("effect", [seatThing(LEARNER)], (scene) => {
      const { question } = scene;
      return question !== null && seenIn(scene).inPlay[LEARNER] >= 0 && !OF_THE_ROUND.includes(question.decision);
    }),
    ask("claim", "D-CLAIM", [placeThing("spoils")]),
    step("nextRound", [ROUND], (scene) => seenIn(scene).round >= 2),
    step("ending", [seatThing(LEARNER)], (scene) => seenIn(scene).round >= 3 || seenIn(scene).winner >= 0),
  ],
};

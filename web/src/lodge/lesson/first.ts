/** The first game: two mages, the same cards for everyone, and a word at each moment that is new. */
import { studiedSchools, welcomeRoom } from "@blackrose/lodge/cards/base/lesson";
import { Phase, Slot } from "@blackrose/lodge/state";
import { slotOf } from "@blackrose/lodge/text/source";
import type { Lesson, LessonStep, Scene, ThingKey } from "../../face.ts";
import { seen } from "../game.ts";
import { asked, isAsked, offers } from "./moments.ts";
import { words } from "./words.ts";

export type StepId =
  | "welcome"
  | "goal"
  | "quest"
  | "study"
  | "keep"
  | "plan-quick"
  | "plan-next"
  | "action"
  | "move"
  | "room"
  | "cast"
  | "target"
  | "attack"
  | "window"
  | "answer"
  | "black-rose"
  | "winning";

function step(
  id: StepId,
  points: readonly ThingKey[],
  when: (scene: Scene) => boolean,
  until: LessonStep["until"] = "read",
): LessonStep {
  return { id, text: (language) => words(language).first[id], points, when, until };
}

const planning = (scene: Scene, slot: number): boolean => asked("D-PRE-PLAN")(scene) && slotOf(seen(scene)) === slot;

const steps: readonly LessonStep[] = [
  step("welcome", ["cell:P1", `room:${welcomeRoom}`], isAsked),
  step("goal", ["rose", "moon"], isAsked),
  step("quest", ["deck:quests"], (scene) => isAsked(scene) && (seen(scene).quests[scene.viewer]?.length ?? 0) > 0),
  step(
    "study",
    studiedSchools.map((school) => `school:${school}`),
    asked("D-STU-SPLIT"),
    { decision: "D-STU-SPLIT" },
  ),
  step("keep", [], asked("D-STU-KEEP"), { decision: "D-STU-KEEP" }),
  step("plan-quick", ["slot:P1/quick"], (scene) => planning(scene, 0), { decision: "D-PRE-PLAN" }),
  step("plan-next", ["slot:P1/i", "slot:P1/ii", "slot:P1/iii"], (scene) => planning(scene, 1), {
    decision: "D-PRE-PLAN",
  }),
  step("action", ["action:explore", "model:P1"], offers("D-ACT-TYPE", "action:explore"), { decision: "D-ACT-TYPE" }),
  step("move", ["model:P1"], asked("D-ACT-STEP"), { decision: "D-ACT-STEP" }),
  step("room", [], (scene) => asked("D-ACT-ROOM")(scene) && (scene.question?.options.length ?? 0) > 1, {
    decision: "D-ACT-ROOM",
  }),
  step(
    "cast",
    ["action:quick", "action:standard"],
    (scene) =>
      asked("D-ACT-TYPE")(scene) &&
      (scene.question?.options.some((key) => key === "action:quick" || key === "action:standard") ?? false),
    { decision: "D-ACT-TYPE" },
  ),
  step("target", [], asked("D-EFF-TARGET"), { decision: "D-EFF-TARGET" }),
  step("attack", ["model:P2"], asked("D-ACT-ATTACK"), { decision: "D-ACT-ATTACK" }),
  step(
    "window",
    ["slot:P1/quick", "slot:P1/i"],
    (scene) => asked("D-INT-DECLARE")(scene) && (scene.question?.options.length ?? 0) > 1,
    { decision: "D-INT-DECLARE" },
  ),
  step(
    "answer",
    ["seat:P2"],
    (scene) => isAsked(scene) && seen(scene).slots[1].some((state) => state === Slot.trap || state === Slot.protection),
  ),
  step(
    "black-rose",
    ["rose", "deck:events"],
    (scene) => isAsked(scene) && seen(scene).turn >= 2 && seen(scene).phase === Phase.blackRose,
  ),
  step("winning", ["moon"], (scene) => isAsked(scene) && seen(scene).turn >= 2 && seen(scene).phase >= Phase.study),
];

export const first: Lesson = {
  seats: 2,
  options: { ruleset: "revised", setup: "random" },
  seed: "the first night in the Lodge",
  steps,
};

/** The first game of Rebirth, for who knows the Lodge: alone against the Avatar, and a word at each moment that is new. */
import type { Family } from "@blackrose/lodge/cards/attachments";
import { Back } from "@blackrose/lodge/state";
import type { Lesson, LessonStep, Scene, ThingKey } from "../../face.ts";
import { seen, tablesOf } from "../game.ts";
import { asked, isAsked, offers } from "./moments.ts";
import { words } from "./words.ts";

export type RebirthStep =
  | "ruins"
  | "flags"
  | "effects"
  | "quest"
  | "avatar"
  | "room"
  | "command"
  | "acts"
  | "back"
  | "task"
  | "solve"
  | "jinx"
  | "umbra"
  | "upgrade"
  | "rebuilt"
  | "winning";

function step(
  id: RebirthStep,
  points: readonly ThingKey[],
  when: (scene: Scene) => boolean,
  until: LessonStep["until"] = "read",
): LessonStep {
  return { id, text: (language) => words(language).rebirth[id], points, when, until };
}

/** Something of the family lies on the table. */
const lies =
  (family: Family) =>
  (scene: Scene): boolean =>
    isAsked(scene) &&
    seen(scene).attachments.some(({ kind }) => tablesOf(scene).attachments[kind].is.family === family);

const steps: readonly LessonStep[] = [
  step("ruins", ["cell:P1", "room:rebirth-crypt"], isAsked),
  step("flags", ["room:rebirth-garden", "room:rebirth-throne-room"], isAsked),
  step("effects", ["room:rebirth-forge"], isAsked),
  step("quest", ["deck:quests"], (scene) => isAsked(scene) && (seen(scene).quests[scene.viewer]?.length ?? 0) > 0),
  step("avatar", ["seat:P2", "model:P2"], isAsked),
  step("command", ["action:command"], offers("D-ACT-TYPE", "action:command"), { decision: "D-ACT-TYPE" }),
  step("room", [], (scene) => asked("D-ACT-ROOM")(scene) && (scene.question?.options.length ?? 0) > 1, {
    decision: "D-ACT-ROOM",
  }),
  step("acts", ["count:P2/card", "count:P2/deck"], (scene) => isAsked(scene) && seen(scene).actionsRevealed.length > 0),
  step(
    "back",
    ["count:P2/back"],
    (scene) => isAsked(scene) && seen(scene).turn > 0 && seen(scene).actionBack > Back.none,
  ),
  step("task", [], (scene) => isAsked(scene) && (seen(scene).progress[scene.viewer]?.length ?? 0) > 0),
  step("solve", [], asked("D-ACT-QUEST"), { decision: "D-ACT-QUEST" }),
  step("jinx", [], lies("jinx")),
  step("umbra", [], lies("nightmare")),
  step("upgrade", [], lies("upgrade")),
  step("rebuilt", [], (scene) => isAsked(scene) && seen(scene).turn > 1 && seen(scene).destroyed.includes(0)),
  step("winning", ["rose", "moon"], (scene) => isAsked(scene) && seen(scene).turn > 2),
];

export const rebirth: Lesson = {
  seats: 1,
  options: { ruleset: "rebirth", boxes: ["rebirth"], mode: "avatar", setup: "random", moonMarks: [4, 12, 20] },
  seed: "the first night among the ruins 59",
  steps,
};

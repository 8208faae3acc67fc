/** When a step of a lesson is shown. */
import type { Scene } from "../../face.ts";

export const isAsked = (scene: Scene): boolean => scene.question !== null;

export const asked =
  (decision: string) =>
  (scene: Scene): boolean =>
    scene.question?.decision === decision;

export const offers =
  (decision: string, key: string) =>
  (scene: Scene): boolean =>
    scene.question?.decision === decision && scene.question.options.includes(key);

/** Cubes, and what is attached, in words. */
import type { Attached } from "@blackrose/lodge/state";
import { attachmentName, ui } from "@blackrose/lodge/text/index";
import { attachedText } from "@blackrose/lodge/text/standing";
import type { Scene } from "../../face.ts";
import { healthOf, laid, lifeOf, nameOfParty, tablesOf } from "../game.ts";
import { words as plainWords } from "../words.ts";
import { words } from "./words.ts";

/** Cubes by whose they are: "Ana 2, Ben 1". */
export function cubesNamed(scene: Scene, cubes: readonly number[]): string {
  return [...new Set(cubes)]
    .sort((a, b) => a - b)
    .map((party) => `${nameOfParty(scene, party)} ${cubes.filter((one) => one === party).length}`)
    .join(", ");
}

/** One thing that is attached: what it does, how many of its knots are undone, what its Umbra has left. */
export function attachedNow(scene: Scene, lies: Attached): string[] {
  const { knots, family } = tablesOf(scene).attachments[lies.kind].is;
  return [
    ...attachedText(laid(scene), lies, scene.names, scene.language),
    ...(knots === undefined ? [] : [words(scene.language).knots(lies.cubes.length, knots)]),
    ...(family === "nightmare"
      ? [plainWords(scene.language).life(lifeOf(scene, lies.it), healthOf(scene, lies.it))]
      : []),
  ];
}

/** What is attached, each by name with what it does. */
export function standingHere(scene: Scene, all: readonly Attached[]): string[] {
  const { colon } = ui(scene.language);
  return all.map((lies) => {
    const said = attachedNow(scene, lies);
    return `${attachmentName(tablesOf(scene), lies.kind, scene.language)}${colon} ${said.join(" ")}`;
  });
}

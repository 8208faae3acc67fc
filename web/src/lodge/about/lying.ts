/** Cubes, and what is attached, in words. */
import type { Attached } from "@blackrose/lodge/state";
import { attachmentName, ui } from "@blackrose/lodge/text/index";
import { attachedText } from "@blackrose/lodge/text/standing";
import type { Scene } from "../../face.ts";
import { laid, nameOfParty, tablesOf } from "../game.ts";

/** Cubes by whose they are: "Ana 2, Ben 1". */
export function cubesNamed(scene: Scene, cubes: readonly number[]): string {
  return [...new Set(cubes)]
    .sort((a, b) => a - b)
    .map((party) => `${nameOfParty(scene, party)} ${cubes.filter((one) => one === party).length}`)
    .join(", ");
}

/** What is attached, each by name with what it does. */
export function standingHere(scene: Scene, all: readonly Attached[]): string[] {
  const { colon } = ui(scene.language);
  return all.map((lies) => {
    const said = attachedText(laid(scene), lies, scene.names, scene.language);
    return `${attachmentName(tablesOf(scene), lies.kind, scene.language)}${colon} ${said.join(" ")}`;
  });
}

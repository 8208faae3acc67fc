/** What the numbers and marks of a sheet say when somebody asks. */
import { valuesNow } from "@blackrose/lodge/text/standing";
import type { Explanation, Scene } from "../../face.ts";
import { countNamed, COUNTS, type Marked } from "../counts.ts";
import { healthOf, laid, lifeOf, nameOfSeat, seen, tablesOf, tileNamed } from "../game.ts";
import { words as plainWords } from "../words.ts";
import { words } from "./words.ts";

export function aboutCount(scene: Scene, seat: number, count: string): Explanation | null {
  const marked = ([...COUNTS, "health", "crown", "first"] as const).find((one) => one === count);
  if (marked === undefined || seat < 0) return null;
  return {
    title: `${nameOfSeat(scene, seat)} – ${countNamed(marked, scene.language)}`,
    paragraphs: [
      told(scene, seat, marked),
      ...(marked === "health" ? [valuesNow(laid(scene), seat, scene.language)] : []),
    ],
    rule: marked === "crown" || marked === "first" ? "L-TRN-02" : "L-COM-07",
  };
}

/** How many quests a mage has; where they are solved later, unsolved, completed and solved ones apart. */
export function questsNow(scene: Scene, seat: number): string {
  const { quests, toSolve, completed, ruleset } = seen(scene);
  const { sheet } = words(scene.language);
  if (tablesOf(scene).rulesets[ruleset].quests === "rewarded at once")
    return sheet.quests(quests[seat].length, completed[seat].length);
  return sheet.questsApart(quests[seat].length, toSolve[seat].length, completed[seat].length);
}

function told(scene: Scene, seat: number, count: Marked): string {
  const s = seen(scene);
  const word = words(scene.language);
  const { sheet } = word;
  switch (count) {
    case "actions":
      return sheet.actions(s.actions[seat]);
    case "hand":
    case "grimoire":
    case "memories":
      return sheet.cards(s.hands[seat].length, s.grimoires[seat].length, s.memories[seat].length);
    case "quests":
    case "completed":
      return questsNow(scene, seat);
    case "trophies":
      return sheet.trophies(s.trophies[seat]);
    case "tokens":
      return sheet.tokens(s.won[seat].map((tile) => tileNamed(scene, tile, scene.language)).join(", ") || "–");
    case "cubes":
      return word.cube(nameOfSeat(scene, seat));
    case "health":
      return plainWords(scene.language).life(lifeOf(scene, seat), healthOf(scene, seat));
    case "crown":
    case "first":
      return sheet.crownHelp;
  }
}

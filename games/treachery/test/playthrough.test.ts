/**
 * Whole games as text that a reviewer can read: every question, answer and event as each seat sees it, and the full views at
 * the start of each round. A change in the rules shows here as a change in a file. `BLACKROSE_UPDATE=1` writes them anew.
 */
import { join } from "node:path";
import { begin, freshLuck, hashOf, look, seedFrom } from "@blackrose/kernel";
import { describe, test } from "vitest";
import { answerAny, expectFile, nameOf, tell, viewers } from "../../../kernel/test/playthrough.ts";
import { treachery } from "../src/index.ts";

function playthrough(seats: number): string {
  const session = begin(treachery, { seats, options: { remove: "random" } }, seedFrom(`playthrough ${seats}`));
  const luck = freshLuck(`playthrough ${seats}`);
  const lines = [
    `# Treachery, ${seats} seats, random play, seed "playthrough ${seats}"`,
    ...tell(treachery, session.opening, seats),
  ];
  let round = 0;
  while (session.world.s.asks.length > 0) {
    const { s } = session.world;
    if (s.round !== round) {
      round = s.round;
      lines.push("", `## Round ${round}`);
      for (const viewer of viewers(seats)) lines.push(`  ${nameOf(viewer)} ${JSON.stringify(look(session, viewer))}`);
    }
    const { asked, keys, events } = answerAny(session, luck);
    lines.push(
      `  ${asked}`,
      `  → ${keys}  [${hashOf(treachery.state, session.world.s)}]`,
      ...tell(treachery, events, seats),
    );
  }
  return `${lines.join("\n")}\n`;
}

describe("playthroughs", () => {
  for (const seats of [4, 5, 6]) {
    test(`${seats} seats`, () => {
      expectFile(join(import.meta.dirname, "playthroughs", `${seats}-seats.txt`), playthrough(seats));
    });
  }
});

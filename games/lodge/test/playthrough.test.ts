/**
 * The first turns of games as text that a reviewer can read: every question and answer, and every event as each seat sees it. A
 * change in the rules shows here as a change in a file. `BLACKROSE_UPDATE=1` writes them anew.
 */
import { join } from "node:path";
import { begin, freshLuck, seedFrom } from "@blackrose/kernel";
import { describe, test } from "vitest";
import { answerAny, expectFile, tell } from "../../../kernel/test/playthrough.ts";
import { lodge } from "../src/index.ts";

const TURNS = 2;

function playthrough(seats: number, ruleset: string): string {
  const seed = `playthrough ${seats} ${ruleset}`;
  const session = begin(lodge, { seats, options: { ruleset } }, seedFrom(seed));
  const luck = freshLuck(seed);
  const lines = [
    `# The Lodge, ${seats} seats, ruleset ${ruleset}, ${TURNS} turns of random play, seed "${seed}"`,
    ...tell(lodge, session.opening, seats),
  ];
  let turn = 0;
  while (session.world.s.asks.length > 0 && session.world.s.turn <= TURNS) {
    if (session.world.s.turn !== turn) {
      ({ turn } = session.world.s);
      lines.push("", `## Turn ${turn}`);
    }
    const { asked, keys, events } = answerAny(session, luck);
    lines.push(`  ${asked}`, `  → ${keys}`, ...tell(lodge, events, seats));
  }
  return `${lines.join("\n")}\n`;
}

describe("playthroughs", () => {
  for (const [seats, ruleset] of [
    [2, "first"],
    [4, "revised"],
  ] as const) {
    test(`${seats} seats, ${ruleset}`, () => {
      expectFile(
        join(import.meta.dirname, "playthroughs", `${seats}-seats-${ruleset}.txt`),
        playthrough(seats, ruleset),
      );
    });
  }
});

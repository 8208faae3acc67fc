/**
 * Whole games as text that a reviewer can read: every question, answer and event as each seat sees it, and the full views at
 * the start of each round. A change in the rules shows here as a change in a file. `BLACKROSE_UPDATE=1` writes them anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  answer,
  begin,
  type Event,
  eventsFor,
  freshLuck,
  hashOf,
  look,
  pickAny,
  questionFor,
  seedFrom,
  SPECTATOR,
} from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { treachery } from "../src/index.ts";

const viewers = (seats: number): number[] => [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
const nameOf = (viewer: number): string => (viewer === SPECTATOR ? "all" : `P${viewer + 1}`);

/** Each line that all viewers get alike is written once. */
function tell(events: readonly Event[], seats: number): string[] {
  return events.flatMap((event) => {
    const told = viewers(seats).map((viewer) => JSON.stringify(eventsFor(treachery, [event], viewer)[0] ?? null));
    const lines = [`    ${told[0] === "null" ? "(nobody else)" : told[0]}`];
    told.forEach((line, i) => {
      if (line !== told[0]) lines.push(`      ${nameOf(viewers(seats)[i])}: ${line}`);
    });
    return lines;
  });
}

function playthrough(seats: number): string {
  const session = begin(treachery, { seats, options: { remove: "random" } }, seedFrom(`playthrough ${seats}`));
  const luck = freshLuck(`playthrough ${seats}`);
  const lines = [
    `# Treachery, ${seats} seats, random play, seed "playthrough ${seats}"`,
    ...tell(session.opening, seats),
  ];
  let round = 0;
  while (session.world.s.asks.length > 0) {
    const { s } = session.world;
    if (s.round !== round) {
      round = s.round;
      lines.push("", `## Round ${round}`);
      for (const viewer of viewers(seats)) lines.push(`  ${nameOf(viewer)} ${JSON.stringify(look(session, viewer))}`);
    }
    const [ask] = s.asks;
    const question = questionFor(session, ask.seat)!;
    const keys = pickAny(ask, luck).map((code) => question.options[ask.options.indexOf(code)]);
    lines.push(`  ${s.answers + 1}. P${ask.seat + 1} ${question.decision}: ${question.options.join(" ")}`);
    const taken = answer(session, ask.seat, question.id, keys);
    if ("refused" in taken) throw new Error(taken.sentence);
    lines.push(`  → ${keys.join(" ")}  [${hashOf(treachery.state, session.world.s)}]`, ...tell(taken.events, seats));
  }
  return `${lines.join("\n")}\n`;
}

describe("playthroughs", () => {
  for (const seats of [4, 5, 6]) {
    test(`${seats} seats`, () => {
      const file = join(import.meta.dirname, "playthroughs", `${seats}-seats.txt`);
      const played = playthrough(seats);
      if (process.env["BLACKROSE_UPDATE"] === "1") writeFileSync(file, played);
      expect(played).toBe(readFileSync(file, "utf8"));
    });
  }
});

/** What opponents think of a position under Rebirth: flags by rank, cubes on tasks, and what clings to mages or serves them. */
import { expect, test } from "vitest";
import { seatsMoved } from "../../../kernel/src/scenario/stage.ts";
import { everything, lodgeTitle, stageOf } from "../src/index.ts";

const stage = stageOf(everything);

/** How well P1 stands. */
function worthOf(given: object): number {
  const all = {
    players: 2,
    ruleset: "rebirth",
    options: { boxes: ["rebirth"] },
    mages: { P1: "arianna", P2: "baron-doria" },
    now: "activation of P1",
    at: { P1: "rebirth-garden", P2: "rebirth-forge" },
    ...given,
  };
  const seating = stage.seating(all);
  const game = lodgeTitle.play(seating);
  return game.worth(stage.pose(game.cards, all, seatsMoved(seating.seats, 0), seating), 0);
}

const cadaver = { evocations: ["cadaver of P1 at rebirth-crypt"] };

test.each([
  [
    "first in a room before second",
    { instability: { "rebirth-crypt": "P1 P1 P2" } },
    { instability: { "rebirth-crypt": "P1 P2 P2" } },
  ],
  [
    "a fuller room before an emptier one, where one is first",
    { instability: { "rebirth-crypt": "P1 P1 P2" } },
    { instability: { "rebirth-crypt": "P1 P1" } },
  ],
  [
    "a cube on a task before none",
    { quests: { P1: "electric-ruby" }, progress: { P1: "electric-ruby" } },
    { quests: { P1: "electric-ruby" } },
  ],
  [
    "a completed quest before one that lacks a cube",
    { "to solve": { P1: "electric-ruby" } },
    { quests: { P1: "electric-ruby" }, progress: { P1: "electric-ruby electric-ruby" } },
  ],
  [
    "a solved quest before a completed one",
    { completed: { P1: "electric-ruby" }, power: { P1: 2 } },
    { "to solve": { P1: "electric-ruby" } },
  ],
  ["no jinx before one", {}, { attachments: ["slowness on P1"] }],
  [
    "a jinx with a cube before a fresh one",
    { attachments: ["slowness on P1 with P1"] },
    { attachments: ["slowness on P1"] },
  ],
  ["no Umbra before one", {}, { attachments: ["drowned-bell on P1 of P2"] }],
  ["an Umbra of one's own before none", { attachments: ["drowned-bell on P2 of P1"] }, {}],
  ["an Upgrade before none", { ...cadaver, attachments: ["iron-plating on cadaver#1"] }, cadaver],
])("%s", (_what, better, worse) => expect(worthOf(better)).toBeGreaterThan(worthOf(worse)));

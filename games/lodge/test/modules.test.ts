/** The modules of the Sator box: each alone and all together, what comes of them at the table, and what is refused (L-OPT-09, L-SAT-70, L-SAT-71). */
import { advance, seedFrom, world } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { base } from "../src/cards/base/index.ts";
import { sator } from "../src/cards/sator/index.ts";
import { lodgeTitle } from "../src/index.ts";
import type { Lodge } from "../src/state.ts";
import type { Content } from "../src/cards/box.ts";
import { SEED } from "./games.ts";

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const contentOf = (options: object): Content => lodgeTitle.play({ seats: 3, options: { ...options } }).cards.content;
const forgottenIn = ({ spells }: Content): number => spells.filter(({ school }) => school === "forgotten").length;

function begun(options: object, seats: number, seed: string): Lodge {
  const seating = { seats, options: { ...options } };
  const game = lodgeTitle.play(seating);
  const w = world(game, game.begin(seating, seedFrom(`${SEED} ${seed}`)));
  w.events = [];
  advance(w);
  return w;
}

describe.each(["first", "revised"] as const)("%s", (ruleset) => {
  test("schools alone: theirs and their Forgotten Spells, no room and no mage (L-SAT-03)", () => {
    const content = contentOf({ ruleset, modules: ["schools"] });
    expect(ids(content.schools)).toEqual([...ids(base.schools), ...ids(sator.schools)]);
    expect(forgottenIn(content)).toBe(base.forgotten.length + sator.forgotten.length);
    expect(ids(content.rooms)).toEqual(ids(base.rooms));
    expect(content.mages).toEqual(base.mages);
  });
  test("rooms alone: those of both boxes, of which the lot takes three of a colour", () => {
    const content = contentOf({ ruleset, modules: ["rooms"] });
    expect(ids(content.schools)).toEqual(ids(base.schools));
    expect(forgottenIn(content)).toBe(base.forgotten.length);
    expect(ids(content.rooms)).toEqual([...ids(base.rooms), ...ids(sator.rooms)]);
    expect(content.mages).toEqual(base.mages);
  });
  test("mage cards alone: twenty-four mages, none of them a guest", () => {
    const content = contentOf({ ruleset, modules: ["mages"] });
    expect(ids(content.schools)).toEqual(ids(base.schools));
    expect(ids(content.rooms)).toEqual(ids(base.rooms));
    expect(content.mages).toHaveLength(24);
    expect(content.mages.filter(({ guest, card }) => guest || !card)).toEqual([]);
  });
  test("all of them", () => {
    const content = contentOf({ ruleset, modules: ["all"] });
    expect(ids(content.schools)).toEqual([...ids(base.schools), ...ids(sator.schools)]);
    expect(ids(content.rooms)).toEqual([...ids(base.rooms), ...ids(sator.rooms)]);
    expect(content.mages).toEqual(contentOf({ ruleset, modules: ["asymmetric"] }).mages);
  });
  test("asymmetric sides alone: every mage has one up, with skills (L-SAT-100)", () => {
    const content = contentOf({ ruleset, modules: ["asymmetric"] });
    expect(ids(content.schools)).toEqual(ids(base.schools));
    expect(ids(content.rooms)).toEqual(ids(base.rooms));
    expect(content.mages.length).toBeGreaterThanOrEqual(6);
    expect(content.mages.filter(({ card, skills = [] }) => !card || skills.length === 0)).toEqual([]);
  });
  test("a table under way is made of its roster", () => {
    const options = { ruleset, modules: ["all"] };
    const { roster, contentHash } = lodgeTitle.play({ seats: 3, options });
    expect(lodgeTitle.play({ seats: 3, options }, roster).contentHash).toBe(contentHash);
  });
});

test("without a word about modules the box gives its schools and mages", () => {
  const content = contentOf({ boxes: ["base", "sator"] });
  expect(content).toEqual(contentOf({ modules: ["schools", "mages"] }));
});

test("three rooms of each colour lie, the Black Rose Room and the Throne Room always; Troll's Lair needs three players (L-SAT-70, L-SAT-71)", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const seats = 2 + (i % 3);
    const w = begun({ modules: ["rooms"] }, seats, `rooms ${i}`);
    const rooms = w.s.tiles.map((tile) => w.cards.content.rooms[tile]);
    for (const { id } of rooms) seen.add(id);
    expect(rooms).toHaveLength(base.rooms.length);
    expect(ids(rooms)).toEqual(expect.arrayContaining(["black-rose-room", "throne-room"]));
    const colours = (of: readonly { readonly colour: string }[]): string[] => of.map(({ colour }) => colour).sort();
    expect(colours(rooms)).toEqual(colours(base.rooms));
    if (seats === 2) expect(ids(rooms)).not.toContain("trolls-lair");
    const quests = [...w.s.questDecks, ...w.s.quests].flat().map((quest) => w.cards.content.quests[quest]);
    for (const { task } of quests)
      if ("rooms" in task.when && task.when.rooms !== undefined && task.when.rooms.length > 0)
        expect(ids(rooms).some((id) => (task.when as { rooms: readonly string[] }).rooms.includes(id))).toBe(true);
  }
  expect(ids(sator.rooms).filter((id) => !seen.has(id))).toEqual([]);
});

test("rooms that are named lie, and no other of the box", () => {
  const { rooms } = contentOf({ modules: ["rooms"], rooms: ["cursed-temple"] });
  expect(ids(rooms).filter((id) => ids(sator.rooms).includes(id))).toEqual(["cursed-temple"]);
});

test("of two who are the same person only one sits at a table (L-RB-24)", () => {
  const options = { ruleset: "rebirth", boxes: ["rebirth", "sator"] };
  const names = contentOf(options).mages.filter(({ name }) => name === "Arianna");
  expect(ids(names)).toEqual(["arianna", "arianna-of-sator"]);
  for (let i = 0; i < 30; i++) {
    const w = begun(options, 6, `two of a name ${i}`);
    const called = w.s.mages.map((mage) => w.cards.content.mages[mage].name);
    expect(called.filter((name) => name === "Arianna").length).toBeLessThan(2);
  }
});

const MANY = [...ids(base.schools), "void"];
test.each<[object, string]>([
  [
    { modules: ["cellars"] },
    '"modules": there is no "cellars"; there are "schools", "rooms", "mages", "asymmetric", "all" (L-OPT-09).',
  ],
  [{ modules: ["rooms", "rooms"] }, '"modules" names "rooms" twice (L-OPT-09).'],
  [{ modules: "rooms" }, '"modules" is a list of names (L-OPT-09).'],
  [
    { ruleset: "rebirth", boxes: ["rebirth"], modules: ["rooms"] },
    '"modules": under the ruleset "rebirth" only "schools", "mages" of "sator" are played, not "rooms" (L-OQ-56).',
  ],
  [
    { ruleset: "rebirth", boxes: ["rebirth"], modules: ["asymmetric"] },
    '"modules": under the ruleset "rebirth" only "schools", "mages" of "sator" are played, not "asymmetric" (L-OQ-56).',
  ],
  [
    { ruleset: "rebirth", boxes: ["rebirth"], modules: ["all"] },
    '"modules": under the ruleset "rebirth" only "schools", "mages" of "sator" are played, not "rooms" (L-OQ-56).',
  ],
  [{ modules: ["schools"], schools: ["void", "void"] }, '"schools" names "void" twice (L-SET-46).'],
  [{ modules: ["schools"], schools: MANY }, '"schools" names 7; the Library has 6 at most (L-SET-44).'],
  [
    { modules: ["rooms"], schools: ["void"] },
    '"schools": there is no "void" in the boxes of this table under "revised"; there are "conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation" (L-SET-46).',
  ],
  [
    { modules: ["schools"], rooms: ["clinging-swamp"] },
    '"rooms": there is no "clinging-swamp" in the boxes of this table under "revised" (L-SET-47).',
  ],
  [
    { modules: ["rooms"], rooms: ["clinging-swamp", "forge", "garden", "treasure-room"] },
    '"rooms": "clinging-swamp", "forge", "garden", "treasure-room" do not fit; the Lodge has 3 places for green rooms (L-SET-47).',
  ],
  [
    { modules: ["rooms"], rooms: ["trolls-lair"] },
    '"rooms": "trolls-lair" is for 3 players or more, not 2 (L-SAT-70).',
  ],
])("refused: %j", (options, why) => {
  expect(lodgeTitle.refuse({ seats: 2, options: { ...options } })).toBe(why);
});

/** What a table takes of the boxes (L-SET-44 … 48): what comes in, what is refused, and what luck makes of the rest. */
import { advance, type Game, seedFrom, world } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { base } from "../src/cards/base/index.ts";
import type { Box, SchoolOfBox } from "../src/cards/box.ts";
import { box, lodge, lodgeTitle, titleWith } from "../src/index.ts";
import type { Lodge, State } from "../src/state.ts";
import type { Tables } from "../src/tables.ts";
import { luckOf, playOut, SEED } from "./games.ts";

const REBIRTH = { schools: ["rebirth"], rooms: ["rebirth"] } as const;

/** A school like another, under another name. */
const like = (school: SchoolOfBox, id: string): SchoolOfBox => ({
  ...school,
  id,
  spells: school.spells.map((spell) => ({ ...spell, id: `${id}-${spell.id}`, school: id })),
  grimoires: school.grimoires.map((grimoire) => ({
    ...grimoire,
    id: `${id}-${grimoire.id}`,
    school: id,
    spells: grimoire.spells.map((spell) => `${id}-${spell}`),
  })),
});
const [conspiracy, destruction, divination, illusion, necromancy, transmutation] = base.schools;
const empty = {
  forgotten: [],
  personal: [],
  rooms: [],
  evocations: [],
  mages: [],
  quests: [],
  events: [],
  attachments: [],
};
const roomLike = (room: string, id: string): Box["rooms"][number] => ({
  ...base.rooms.find((one) => one.id === room)!,
  id,
});

/** Adds two schools, three rooms and a Forgotten Spell to another box; its rooms are not for Rebirth. */
const garden: Box = {
  ...empty,
  id: "garden",
  name: { en: "Garden", es: "Jardín", fr: "Jardin" },
  needs: ["base"],
  rulesets: { rooms: ["first", "revised"] },
  schools: [like(necromancy, "moss"), like(illusion, "fern")],
  forgotten: [{ ...base.forgotten[0], id: "buried" }],
  rooms: [roomLike("forge", "kiln"), roomLike("garden", "orchard"), roomLike("throne-room", "stool")],
};
/** A whole Lodge of its own, for Rebirth only. */
const tower: Box = {
  ...base,
  id: "tower",
  rulesets: REBIRTH,
  schools: [conspiracy, destruction, divination, illusion, necromancy, transmutation].map((school) =>
    like(school, `high-${school.id}`),
  ),
  forgotten: [{ ...base.forgotten[1], id: "thin-air" }],
  personal: base.personal.map((spell) => ({ ...spell, id: `high-${spell.id}` })),
  mages: base.mages.map((mage) => ({ ...mage, id: `high-${mage.id}`, personal: `high-${mage.personal}` })),
  rooms: base.rooms.map((room) => ({ ...room, id: `high-${room.id}` })),
  quests: base.quests.slice(0, 60).map((quest) => ({ ...quest, id: `high-${quest.id}` })),
  events: base.events.map((event) => ({ ...event, id: `high-${event.id}` })),
  evocations: [],
  needs: ["base"],
};
const title = titleWith([base, garden, tower]);
const SIX = ["conspiracy", "destruction", "divination", "illusion", "moss", "fern"];

const play = (options: object, seats = 3): Game<State, Tables> => title.play({ seats, options: { ...options } });
function begun(options: object, seed: string, seats = 3): Lodge {
  const game = play(options, seats);
  const w = world(game, game.begin({ seats, options: { ...options } }, seedFrom(`${SEED} ${seed}`)));
  w.events = [];
  advance(w);
  return w;
}
const schoolsIn = (w: Lodge): string[] => w.s.opened.map((school) => w.cards.content.schools[school].id);
const roomsIn = (w: Lodge): string[] => w.s.tiles.map((tile) => w.cards.content.rooms[tile].id);
const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `selection ${i}`);

describe("what is compiled", () => {
  test("without a word: the base box, whatever else there is (L-SET-45)", () => {
    expect(play({}).contentHash).toBe(lodge.contentHash);
    expect(play({ boxes: ["base"] })).toBe(play({}));
    expect(box.schools.map(({ id }) => id)).toEqual(ids(base.schools));
    expect(box.evocations).toEqual(base.evocations);
  });

  test("different wishes that come to the same give the same game", () => {
    const named = play({ boxes: ["base"], schools: ids(base.schools), quests: ["base"] });
    expect(named).toBe(play({}));
    expect(title.play({ seats: 2, options: {} }, play({}).roster)).toBe(play({}));
  });

  test("six schools of several boxes, and only their cards: a state no larger than that of one box", () => {
    const { content, figures } = play({ boxes: ["base", "garden"], schools: SIX }).cards;
    expect(ids(content.schools)).toEqual(SIX);
    expect(content.spells.filter(({ school }) => school === "necromancy")).toEqual([]);
    expect(content.grimoires.map(({ school }) => school)).toEqual(SIX.flatMap((id) => [id, id]));
    expect(content.named).toBeUndefined();
    // The mutant altars are Transmutation's; a room, a quest or an event speaks of every other figure.
    expect(ids(content.evocations)).toEqual(ids(base.evocations).filter((id) => id !== "mutant-altar"));
    expect(figures.length).toBeLessThan(lodge.cards.figures.length);
    // A mage's favourite school may be elsewhere: its name is known all the same.
    expect(ids(content.elsewhere?.schools ?? [])).toEqual(["necromancy", "transmutation"]);
  });

  test("a box without a Lodge adds its Forgotten Spells and its schools, and its rooms only if named (L-SET-45 … 47)", () => {
    const { content } = play({ boxes: ["garden", "base"] }).cards;
    expect(ids(content.schools)).toEqual([...ids(base.schools), "moss", "fern"]);
    expect(content.spells.filter(({ school }) => school === "forgotten").length).toBe(base.forgotten.length + 1);
    expect(ids(content.rooms)).toEqual(ids(base.rooms));
  });

  test("the Lodge is that of the box made for the ruleset; other schools come in by name (L-SET-44 … 46)", () => {
    const options = { boxes: ["base", "tower"], ruleset: "rebirth" };
    const { content } = play(options).cards;
    expect(ids(content.rooms)).toEqual(ids(tower.rooms));
    expect(ids(content.schools)).toEqual(ids(tower.schools));
    expect(ids(content.quests)).toEqual(ids(tower.quests));
    expect(content.spells.filter(({ school }) => school === "forgotten").map(({ id }) => id)).toEqual(["thin-air"]);
    expect(ids(content.mages)).toEqual([...ids(base.mages), ...ids(tower.mages)]);
    const mixed = play({ ...options, schools: ["destruction"] }).cards.content;
    expect(ids(mixed.schools)).toEqual(["destruction", ...ids(tower.schools)]);
    expect(mixed.named).toEqual({ schools: ["destruction"], rooms: [] });
  });

  test("where a Lodge has too few schools or decks of its own, the other boxes help out (L-SET-46, L-SET-48)", () => {
    const half: Box = { ...tower, id: "half", schools: tower.schools.slice(0, 4), quests: [] };
    const { content } = titleWith([base, half]).play({
      seats: 3,
      options: { boxes: ["base", "half"], ruleset: "rebirth" },
    }).cards;
    expect(ids(content.rooms)).toEqual(ids(tower.rooms));
    expect(ids(content.schools)).toEqual([...ids(base.schools), ...ids(half.schools)]);
    expect(ids(content.quests)).toEqual(ids(base.quests));
    expect(ids(content.events)).toEqual(ids(tower.events));
  });

  test("decks of the boxes named (L-SET-48)", () => {
    const { content } = play({
      boxes: ["base", "tower"],
      ruleset: "rebirth",
      events: ["base"],
      quests: ["tower", "base"],
    }).cards;
    expect(ids(content.events)).toEqual(ids(base.events));
    expect(ids(content.quests)).toEqual([...ids(base.quests), ...ids(tower.quests)]);
  });

  test("a table under way is made of its roster, whatever its wishes would make today", () => {
    const { roster } = play({ boxes: ["base", "garden"], schools: SIX });
    const again = title.play({ seats: 2, options: { boxes: ["base", "garden"] } }, roster);
    expect(again.cards.content.schools.map(({ id }) => id)).toEqual(SIX);
    expect(() => title.play({ seats: 2, options: {} }, roster)).toThrow('There is no "moss" in the catalogue.');
  });
});

describe("schools at set-up (L-SET-46)", () => {
  const options = { boxes: ["base", "garden"] };

  test("six of eight: those of the mages, the rest by lot", () => {
    const libraries = seeds(60).map((seed) => {
      const w = begun(options, seed, 4);
      const started = w.events!.flatMap((event) =>
        event.verb === "take-grimoire" ? [w.cards.content.grimoires[event["grimoire"] as number].school] : [],
      );
      const opened = schoolsIn(w);
      expect(opened).toHaveLength(6);
      expect(opened).toEqual(expect.arrayContaining(started));
      const decks = w.s.library.flatMap((deck, school) => (deck.length > 0 ? [school] : []));
      expect(decks).toEqual(w.s.opened);
      return opened.join();
    });
    expect(new Set(libraries).size).toBeGreaterThan(5);
  });

  test("named ones are always there, and nobody begins with a seventh", () => {
    for (const seed of seeds(40)) {
      const w = begun({ ...options, schools: ["moss", "fern", "illusion", "necromancy", "conspiracy"] }, seed, 6);
      expect(schoolsIn(w)).toEqual(expect.arrayContaining(["moss", "fern", "illusion", "necromancy", "conspiracy"]));
      expect(w.s.opened).toHaveLength(6);
    }
  });

  test("who chooses may begin with any of them, as long as the Library has room", () => {
    const w = begun({ ...options, setup: "choose", schools: SIX.slice(0, 5) }, "choice", 2);
    const answers: string[][] = [];
    const game = play({ ...options, setup: "choose", schools: SIX.slice(0, 5) }, 2);
    playOut(w, luckOf("choice"), (s) => {
      const [ask] = s.asks;
      if (game.decisions[ask.decision].id !== "D-SET-SCHOOL") return;
      answers.push(ask.options.map((code) => game.key(s, game.decisions[ask.decision], code)));
    });
    expect(answers[0]).toHaveLength(8);
    const others = ["school:necromancy", "school:transmutation", "school:fern"];
    expect(others.filter((key) => answers[1].includes(key)).length === 0 || answers[1].length === 7).toBe(true);
  });
});

describe("rooms at set-up (L-SET-47)", () => {
  const options = { boxes: ["base", "garden"], rooms: ["kiln"] };
  const { colour } = base.rooms.find(({ id }) => id === "forge")!;
  const sameColour = base.rooms.filter((room) => room.colour === colour).map(({ id }) => id);

  test("a room named lies there, and one of its colour by lot does not; nor do quests that need that one", () => {
    const left = new Set<string>();
    for (const seed of seeds(60)) {
      const w = begun(options, seed);
      const rooms = roomsIn(w);
      expect(rooms).toHaveLength(base.rooms.length);
      expect(rooms).toContain("kiln");
      const [gone, ...more] = ids(base.rooms).filter((id) => !rooms.includes(id));
      expect(more).toEqual([]);
      expect(sameColour).toContain(gone);
      left.add(gone);
      const decks = new Set(w.s.questDecks.flat().map((quest) => w.cards.content.quests[quest].id));
      const drawn = new Set(w.s.quests.flat().map((quest) => w.cards.content.quests[quest].id));
      for (const quest of base.quests) {
        const { when } = quest.task;
        const needs = "rooms" in when ? (when.rooms ?? []) : [];
        const stays = (needs.length === 0 || needs.some((id) => rooms.includes(id))) && !quest.fourOrMore;
        expect([quest.id, decks.has(quest.id) || drawn.has(quest.id)]).toEqual([quest.id, stays]);
      }
    }
    expect([...left].sort()).toEqual(sameColour.filter((id) => id !== "throne-room").sort());
  });

  test("who names all of a colour leaves nothing to luck", () => {
    const kept = sameColour.filter((id) => id !== "throne-room").slice(1);
    const { content } = play({ ...options, rooms: ["kiln", ...kept], schools: SIX }).cards;
    expect(content.rooms).toHaveLength(base.rooms.length);
    expect(content.named).toBeUndefined();
    expect(ids(content.elsewhere?.rooms ?? [])).toEqual(["forge"]);
  });
});

describe("refusals name the option and the rule", () => {
  const green = base.rooms.filter(({ colour }) => colour === "green").map(({ id }) => id);
  test.each<readonly [object, string]>([
    [{ boxes: ["attic"] }, '"boxes": there is no box "attic"; there are "base", "garden", "tower" (L-SET-45).'],
    [{ boxes: "base" }, '"boxes" is a list of names (L-SET-45).'],
    [{ boxes: ["base", "base"] }, '"boxes" names "base" twice (L-SET-45).'],
    [{ boxes: [] }, '"boxes" names no box (L-SET-45).'],
    [{ boxes: ["garden"] }, '"boxes": none of "garden" has the rooms of a whole Lodge under "revised" (L-SET-45).'],
    [{ boxes: ["base", "tower"] }, '"boxes": nothing of "tower" is known to the ruleset "revised" (L-SET-45).'],
    [{ schools: [...SIX.slice(0, 4), "illusion"] }, '"schools" names "illusion" twice (L-SET-46).'],
    [
      { boxes: ["base", "garden"], schools: [...SIX, "necromancy"] },
      '"schools" names 7; the Library has 6 at most (L-SET-44).',
    ],
    [{ schools: ["moss"] }, '"schools": there is no "moss" in the boxes of this table under "revised"'],
    [{ rooms: ["kiln"] }, '"rooms": there is no "kiln" in the boxes of this table under "revised" (L-SET-47).'],
    [
      { boxes: ["base", "garden"], ruleset: "rebirth", rooms: ["kiln"] },
      '"rooms": there is no "kiln" in the boxes of this table under "rebirth" (L-SET-47).',
    ],
    [
      { boxes: ["base", "garden"], rooms: ["stool"] },
      '"rooms": "stool" cannot take the place of the Lodge\'s own throne room (L-SET-02, L-SET-47).',
    ],
    [
      { boxes: ["base", "garden"], rooms: ["orchard", ...green] },
      '"rooms": "orchard", "forge", "garden", "treasure-room" do not fit; the Lodge has 3 places for green rooms (L-SET-47).',
    ],
    [
      { quests: ["garden"] },
      '"quests": "garden" is no box of this table with quests under "revised"; there are "base" (L-SET-48).',
    ],
  ])("%j", (options, sentence) => expect(title.refuse({ seats: 3, options: { ...options } })).toContain(sentence));

  test("of boxes that have too few schools", () => {
    const poor = titleWith([{ ...base, schools: base.schools.slice(0, 5) }]);
    expect(poor.refuse({ seats: 2, options: {} })).toBe(
      '"schools": the boxes of this table give 5, the Library needs 6 (L-SET-46).',
    );
  });

  test("of decks without cards for a moon", () => {
    const early = titleWith([{ ...base, events: base.events.filter(({ moon }) => moon < 3) }]);
    expect(early.refuse({ seats: 2, options: {} })).toBe('"events": no event for moon 3 is among them (L-SET-48).');
  });

  test("what can be played is not refused", () => {
    expect(
      title.refuse({ seats: 3, options: { boxes: ["base", "garden"], schools: SIX, rooms: ["kiln"] } }),
    ).toBeNull();
    expect(lodgeTitle.refuse({ seats: 3, options: {} })).toBeNull();
  });
});

test.each(["first", "revised", "rebirth"])(
  "random games with several boxes hold: %s",
  { timeout: 60_000 },
  (ruleset) => {
    const boxes = ruleset === "rebirth" ? ["base", "garden", "tower"] : ["base", "garden"];
    const rooms = ruleset === "rebirth" ? [] : ["kiln", "orchard"];
    for (let seats = 2; seats <= 6; seats++) {
      const options = { ruleset, boxes, rooms, schools: ["moss"] };
      const w = begun(options, `random ${ruleset}`, seats);
      const game = play(options, seats);
      playOut(w, luckOf(`boxes ${ruleset} ${seats}`), (s) => {
        expect(game.broken(s)).toBeNull();
      });
      expect(w.s.fault).toBe(0);
      expect(game.result(w.s)).not.toBeNull();
    }
  },
);

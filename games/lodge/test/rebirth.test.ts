/** What lies in the Rebirth box, counted as its book and the rulings count it (L-COM, L-RB-19 … 25). */
import { describe, expect, test } from "vitest";
import { base } from "../src/cards/base/index.ts";
import { rebirth } from "../src/cards/rebirth/index.ts";
import type { Sentence, Spell } from "../src/cards/says.ts";
import { freeMages } from "../src/rules/setup.ts";
import { type Lodge, NONE } from "../src/state.ts";

const sidesOf = ({ sides }: Spell): number => ("halves" in sides ? sides.halves.length : 2);
const byMoon = (cards: readonly { readonly moon: number }[]): number[] =>
  [1, 2, 3].map((moon) => cards.filter((card) => card.moon === moon).length);
const family = (name: string) => rebirth.attachments.filter((one) => one.family === name);
const copies = (name: string): number => family(name).reduce((sum, one) => sum + (one.copies ?? 0), 0);

describe("the Rebirth box", () => {
  test("six schools of twelve spells, each split by its two grimoires", () => {
    expect(rebirth.schools.map(({ id }) => id).sort()).toEqual(
      ["agony", "alchemy", "hex", "nightmare", "shamanic", "technomancy"].sort(),
    );
    for (const { spells, grimoires } of rebirth.schools) {
      expect(spells.length).toBe(12);
      expect(grimoires.length).toBe(2);
      expect(grimoires.flatMap((grimoire) => grimoire.spells).sort()).toEqual(spells.map(({ id }) => id).sort());
    }
    const all = rebirth.schools.flatMap(({ spells }) => spells);
    expect(all.reduce((sum, spell) => sum + sidesOf(spell), 0)).toBe(144);
  });
  test("nine Forgotten Spells, six personal ones, each a mage's", () => {
    expect(rebirth.forgotten.length).toBe(9);
    expect(rebirth.personal.map(({ id }) => id).sort()).toEqual(
      rebirth.mages.map(({ personal }) => personal ?? "").sort(),
    );
  });
  test("six mages, two of them guests, one for each school", () => {
    expect(rebirth.mages.map(({ favourite }) => favourite ?? "").sort()).toEqual(
      rebirth.schools.map(({ id }) => id).sort(),
    );
    expect(rebirth.mages.filter(({ guest }) => guest).map(({ id }) => id)).toEqual(["angela", "sefu"]);
    const values = rebirth.mages.map(({ id, health, hand, attack, move, quests = 2 }) => [
      id,
      [health, hand, attack, move, quests].join("/"),
    ]);
    expect(Object.fromEntries(values)).toEqual({
      arianna: "10/7/2/3/2",
      rikkart: "11/7/2/2/2",
      gramigna: "10/7/2/2/3",
      "baron-doria": "11/8/1/2/2",
      angela: "11/7/2/2/2",
      sefu: "11/6/3/2/2",
    });
  });
  test("nineteen rooms with two sides and three flags", () => {
    expect(rebirth.rooms.length).toBe(19);
    expect(rebirth.rooms.filter(({ ruins, flags }) => ruins === undefined || flags === undefined)).toEqual([]);
  });
  test("49 quests, 39 events", () => {
    expect(byMoon(rebirth.quests)).toEqual([15, 21, 13]);
    expect(byMoon(rebirth.events)).toEqual([13, 13, 13]);
  });
  test("eight kinds of evocations, 33 pieces: 31 figures, the Flesh Horror and the token Albedo", () => {
    expect(rebirth.evocations.length).toBe(8);
    expect(rebirth.evocations.reduce((sum, { figures }) => sum + figures, 0)).toBe(33);
  });
  test("six jinxes, nine Upgrades, two of each; nine Nightmares", () => {
    expect([family("jinx").length, copies("jinx")]).toEqual([6, 12]);
    expect([family("upgrade").length, copies("upgrade")]).toEqual([9, 18]);
    expect([family("nightmare").length, copies("nightmare")]).toEqual([9, 9]);
  });
});

/** The kinds that sentences summon or put in another's place, however deep they stand. */
function comeBy(says: unknown): string[] {
  if (Array.isArray(says)) return says.flatMap(comeBy);
  if (typeof says !== "object" || says === null) return [];
  const said = says as Sentence;
  const kind = said.do === "summon" ? said.kind : said.do === "replace evocation" ? said.by : undefined;
  return [...(typeof kind === "string" ? [kind] : []), ...Object.values(says).flatMap(comeBy)];
}

test("evocations that only Forgotten Spells bring are marked so, and no others (L-RB-29)", () => {
  for (const box of [base, rebirth]) {
    const others = comeBy([box.schools, box.personal, box.rooms, box.quests, box.events]);
    const forgotten = comeBy(box.forgotten).filter((kind) => !others.includes(kind));
    const marked = box.evocations.filter((kind) => kind.forgotten).map(({ id }) => id);
    expect(marked.sort()).toEqual([...new Set(forgotten)].sort());
  }
});

test("the same person at another age does not sit beside herself (L-RB-24)", () => {
  const arianna = rebirth.mages.findIndex(({ id }) => id === "arianna");
  const mages = [...rebirth.mages, { ...rebirth.mages[arianna], id: "arianna-at-another-age" }];
  const free = (taken: number): string[] => {
    const table = { cards: { content: { mages } }, s: { mages: [taken, NONE], seats: 2 } };
    return freeMages(table as unknown as Lodge).map((mage) => mages[mage].id);
  };
  expect(free(NONE)).toContain("arianna-at-another-age");
  expect(free(arianna)).not.toContain("arianna-at-another-age");
  expect(free(mages.length - 1)).not.toContain("arianna");
});

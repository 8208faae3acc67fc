/** A pack of cards is data: it is checked when read, and what is wrong with it is said with the card, the sentence and the reason. */
import { describe, expect, test } from "vitest";
import type { One, Spot } from "../src/cards/says.ts";
import { vocabularyWith } from "../src/effects/vocabulary.ts";
import { box, lodge, lodgeWith, readContent } from "../src/index.ts";
import { speechWith } from "../src/pack/sentences.ts";
import { optional, record, type Shape, text, word } from "../src/pack/shape.ts";

/** A pack as a file could hold it. */
type Anything = ReturnType<typeof JSON.parse>;
const copy = (): Anything => JSON.parse(JSON.stringify(box));
/** The box with one thing changed. */
function changed(change: (pack: Anything) => void): unknown {
  const pack = copy();
  change(pack);
  return pack;
}
const cardOf = (pack: Anything, id: string): Anything =>
  Object.values(pack as object)
    .flat()
    .find((card: Anything) => card.id === id);
/** A change to one card. */
const to =
  (id: string, change: (card: Anything) => void) =>
  (pack: Anything): void =>
    change(cardOf(pack, id));
const dark = (id: string, change: (side: Anything) => void): ((pack: Anything) => void) =>
  to(id, (card) => change(card.sides.dark));
const light = (id: string, change: (side: Anything) => void): ((pack: Anything) => void) =>
  to(id, (card) => change(card.sides.light));

describe("a pack", () => {
  test("of the box reads as it is and makes the same game", () => {
    expect(readContent(copy())).toEqual(box);
    expect(lodgeWith(readContent(copy())).contentHash).toBe(lodge.contentHash);
  });

  test("with another number makes another game", () => {
    const pack = changed(light("fireball", ({ says }) => (says[0].n = 4)));
    expect(lodgeWith(readContent(pack)).contentHash).not.toBe(lodge.contentHash);
  });

  const faults: readonly (readonly [sentence: string, change: (pack: Anything) => void])[] = [
    // words of sentences
    [
      '(fireball), sides, dark, says, sentence 1: there is no "burn"; "do" is one of deal',
      dark("fireball", ({ says }) => (says[0].do = "burn")),
    ],
    ['(fireball), sides, light, says, sentence 1: "do" is missing', light("fireball", ({ says }) => delete says[0].do)],
    ["sentence 1, to: one of self, target", light("fireball", ({ says }) => (says[0].to = "everybody"))],
    [
      'sentence 1, to: there is no "cooks"; "all" is one of models',
      light("fireball", ({ says }) => (says[0].to = { all: "cooks" })),
    ],
    ['sentence 1, to: "in" is missing', light("fireball", ({ says }) => (says[0].to = { all: "models" }))],
    [
      'sentence 1, n: a whole number from 0 to 99, or a record with "per" was expected, not "three"',
      light("fireball", ({ says }) => (says[0].n = "three")),
    ],
    [
      "sentence 1, n: a whole number from 0 to 99 was expected, not 2.5",
      light("fireball", ({ says }) => (says[0].n = 2.5)),
    ],
    [
      "sentence 1, n: a whole number from 0 to 99 was expected, not -1",
      light("fireball", ({ says }) => (says[0].n = -1)),
    ],
    ["sentence 1, n, per: one of models hit", light("fireball", ({ says }) => (says[0].n = { per: "roses" }))],
    ['sentence 1: "n" is missing', light("fireball", ({ says }) => delete says[0].n)],
    [
      'sentence 1: nothing called "noProtection" belongs here; known: do, n, to',
      light("fireball", ({ says }) => (says[0].noProtection = true)),
    ],
    [
      "sentence 1, noProtections: true, or nothing at all, was expected, not false",
      light("fireball", ({ says }) => (says[0].noProtections = false)),
    ],
    [
      "(demons-howl), sides, dark, says, sentence 1, kind: one of landsknecht",
      dark("demons-howl", ({ says }) => (says[0].kind = "dragon")),
    ],
    [
      '(blade-barrage), sides, halves, half 1, says, sentence 1: there is no "burn"',
      to("blade-barrage", ({ sides }) => (sides.halves[0].says[0].do = "burn")),
    ],
    ["(throne-room), says: a list was expected", to("throne-room", (room) => (room.says = "take it"))],
    // nested sentences
    [
      '(acid-explosion), sides, light, says, sentence 1, then, sentence 1: there is no "burn"',
      light("acid-explosion", ({ says }) => (says[0].then[0].do = "burn")),
    ],
    [
      '(acid-explosion), sides, light, says, sentence 1, cost: there is no "soul"',
      light("acid-explosion", ({ says }) => (says[0].cost.pay = "soul")),
    ],
    [
      'sentence 1, if: there is no "rainy"; "is" is one of not',
      light("fireball", ({ says }) => (says[0] = { do: "if", if: { is: "rainy" }, then: [] })),
    ],
    [
      'sentence 1, if, so: there is no "rainy"',
      light("fireball", ({ says }) => (says[0] = { do: "if", if: { is: "not", so: { is: "rainy" } }, then: [] })),
    ],
    [
      'sentence 1, options, option 2, sentence 1: there is no "burn"',
      light("fireball", ({ says }) => (says[0] = { do: "choose", options: [[], [{ do: "burn" }]] })),
    ],
    [
      'sentence 1, what, verb 1: there is no "may"',
      light("fireball", ({ says }) => (says[0] = { do: "together", what: [{ do: "may", then: [] }] })),
    ],
    [
      'sentence 1, when: there is no "noon"; "on" is one of enters',
      light("fireball", ({ says }) => (says[0] = { do: "this turn", when: { on: "noon" }, then: [] })),
    ],
    ["sentence 1, in: one of here", light("fireball", ({ says }) => (says[0] = { do: "place", n: 1, in: "nowhere" }))],
    [
      "sentence 1, in, named: one of black-rose-room",
      light("fireball", ({ says }) => (says[0] = { do: "place", n: 1, in: { named: "kitchen" } })),
    ],
    [
      "sentence 1, changes, change 1, of: one of health",
      light("fireball", ({ says }) => (says[0] = { do: "stat", changes: [{ of: "luck", set: 1 }] })),
    ],
    // sides
    ["(fireball), sides, dark, type: one of combat", dark("fireball", (side) => (side.type = "dance"))],
    ["(fireball), sides, dark, element: one of air", dark("fireball", (side) => (side.element = "wood"))],
    [
      '(fireball), sides, dark, target: there is no "moon"; "at" is one of',
      dark("fireball", (side) => (side.target = { at: "moon" })),
    ],
    [
      "(fireball), sides, dark, target, within: a whole number",
      dark("fireball", (side) => (side.target = { at: "room", within: null })),
    ],
    ['(fireball), sides: "dark" is missing', to("fireball", ({ sides }) => delete sides.dark)],
    ['(fireball), sides: a record with "halves", or', to("fireball", (card) => (card.sides = []))],
    [
      '(obscure-armor), light: a protection needs a "trigger" (L-INT-01)',
      light("obscure-armor", (side) => delete side.trigger),
    ],
    [
      '(fireball), light: only traps and protections have a "trigger"',
      light("fireball", (side) => (side.trigger = { on: "clean-up" })),
    ],
    [
      '(obscure-armor), light: nothing on a sheet answers "clean-up" (L-INT-01)',
      light("obscure-armor", (side) => (side.trigger = { on: "clean-up" })),
    ],
    [
      "(blade-barrage): a room trap has 1 or 2 halves, not 0 (L-INT-03)",
      to("blade-barrage", ({ sides }) => (sides.halves = [])),
    ],
    [
      "(blade-barrage), half 2: a half of a room trap is a trap that answers who enters",
      to("blade-barrage", ({ sides }) => (sides.halves[1].trigger = { on: "clean-up" })),
    ],
    [
      '(fireball), light, sentence 1: "cancel" answers, and here is nothing to answer',
      light("fireball", ({ says }) => (says[0] = { do: "cancel", what: "spell" })),
    ],
    [
      '(fireball), light, sentence 1, sentence 1: "cancel" answers',
      light("fireball", ({ says }) => (says[0] = { do: "may", then: [{ do: "cancel", what: "spell" }] })),
    ],
    // cards
    ["(fireball), school: one of conspiracy", to("fireball", (card) => (card.school = "cooking"))],
    ['(fireball), name: "fr" is missing', to("fireball", ({ name }) => delete name.fr)],
    ['(fireball), name, es: a text was expected, not ""', to("fireball", ({ name }) => (name.es = ""))],
    ['(fireball), name: nothing called "de" belongs here', to("fireball", ({ name }) => (name.de = "Feuerball"))],
    ["(fireball), symbol: true or false was expected, not 1", to("fireball", (card) => (card.symbol = 1))],
    [
      '(fireball), provenance: one of stated, public, designed was expected, not "rumour"',
      to("fireball", (card) => (card.provenance = "rumour")),
    ],
    ["(forge), colour: one of red", to("forge", (room) => (room.colour = "pink"))],
    ["(forge), slots: a whole number from 1 to 99 was expected, not 0", to("forge", (room) => (room.slots = 0))],
    ['(forge), provenance: "slots" is missing', to("forge", ({ provenance }) => delete provenance.slots)],
    ["(cerbero), archetype: one of undead", to("cerbero", (kind) => (kind.archetype = "dog"))],
    [
      '(cerbero), attackAlso, sentence 1: there is no "burn"',
      to("cerbero", ({ attackAlso }) => (attackAlso[0].do = "burn")),
    ],
    [
      "(andromeda), insteadOfAttack, way 2, sentence 1, room: one of here",
      ({ evocations }) => (evocations[4].insteadOfAttack[1][0].room = "kitchen"),
    ],
    ["(nero), favourite: one of conspiracy", to("nero", (mage) => (mage.favourite = "cooking"))],
    ["(q1-01), moon: 1 or 2 or 3 was expected, not 4", to("q1-01", (quest) => (quest.moon = 4))],
    ['(q1-01), task: "when" is missing', to("q1-01", ({ task }) => delete task.when)],
    ['(q1-01): "mode" is for quests that activate a room', to("q1-01", ({ task }) => (task.when = { on: "clean-up" }))],
    ['(q1-01), sentence 1: "cancel" answers', to("q1-01", ({ says }) => (says[0] = { do: "cancel", what: "spell" }))],
    ["(e1-08), says, part 1, for: one of any", to("e1-08", ({ says }) => (says[0].for = "nobody"))],
    [
      '(e1-08), says, part 1, says, sentence 1: there is no "burn"',
      to("e1-08", ({ says }) => (says[0].says[0].do = "burn")),
    ],
    ["(e1-01): an instant event has no space, every other one has", to("e1-01", (event) => (event.space = null))],
    [
      "(e1-01): only events of the Action Phase, or of every phase, hear anything",
      to("e1-01", (event) => (event.phase = "black rose")),
    ],
    [
      '(e1-01), part 1, sentence 1: "cancel" answers',
      to("e1-01", (event) =>
        Object.assign(event, { hears: undefined, says: [{ for: "any", says: [{ do: "cancel", what: "spell" }] }] }),
      ),
    ],
    // between cards
    ['content, spells: the id "fireball" stands twice', to("maelstrom", (card) => (card.id = "fireball"))],
    ['content, quests: the id "q1-01" stands twice', to("q1-02", (card) => (card.id = "q1-01"))],
    ["content, rooms: the Lodge has 19 rooms, not 20", ({ rooms }) => rooms.push({ ...rooms[2], id: "spare" })],
    ["content, rooms: there is one throne room, not 0", to("throne-room", (room) => delete room.role)],
    ["content, rooms: there is one black rose room, not 2", to("forge", (room) => (room.role = "black rose room"))],
    ["content, schools: there are 6 schools, not 7", ({ schools }) => schools.push({ ...schools[0], id: "spare" })],
    ["(conspiracy), tint: a colour such as", to("conspiracy", (school) => (school.tint = "gold"))],
    ["content, mages: 6 mages are needed", ({ mages }) => mages.pop()],
    ["content, mages: 6 mages are needed, at least 4 of them no guests", to("nero", (mage) => (mage.guest = true))],
    ['(nero), personal: "fireball" is no personal spell', to("nero", (mage) => (mage.personal = "fireball"))],
    [
      '(tessa), personal: "ring-of-fire" belongs to another mage',
      to("tessa", (mage) => (mage.personal = "ring-of-fire")),
    ],
    [
      'content, spells: the personal spell "spare" belongs to no mage',
      (pack) => pack.spells.push({ ...cardOf(pack, "ring-of-fire"), id: "spare" }),
    ],
    ['(g-des-a): "fire-bowl" is no spell of destruction', to("g-des-a", ({ spells }) => (spells[0] = "fire-bowl"))],
    ['(g-des-a): "flay" is no spell of destruction', to("g-des-a", ({ spells }) => (spells[0] = "flay"))],
    ["(g-des-a): a grimoire has 6 spells, not 5", to("g-des-a", ({ spells }) => spells.pop())],
    ['(g-des-a): there are only 3 copies of "fireball"', to("g-des-a", ({ spells }) => spells.fill("fireball", 0, 4))],
    [
      "content, grimoires: necromancy has 2 grimoires, not 1",
      (pack) => pack.grimoires.splice(pack.grimoires.indexOf(cardOf(pack, "g-nec-a")), 1),
    ],
    // the pack itself
    ['content: nothing called "extras" belongs here', (pack) => (pack.extras = [])],
    ['content: "events" is missing', (pack) => delete pack.events],
    ["content, quests: a list was expected, not {}", (pack) => (pack.quests = {})],
    ["content, spells, spell 1: a record with named values was expected, not null", ({ spells }) => (spells[0] = null)],
  ];
  test.each(faults)("is refused: %s", (sentence, change) => {
    expect(() => readContent(changed(change))).toThrow(sentence);
  });
  test.each([["text"], [null], [[]], [7]])("is not %j", (json) => {
    expect(() => readContent(json)).toThrow("content: a record with named values was expected");
  });

  test("has no word or number that could be any other: every one is read", () => {
    const FREE = new Set(["id", "name", "en", "es", "fr", "icon", "personal", "spells"]);
    let tried = 0;
    const pack = copy();
    /** Every value of a kind that is not a name, one by one made into nonsense. */
    const spoil = (holder: Anything, name: string | number): void => {
      const value = holder[name];
      if (typeof value === "object" && value !== null) {
        for (const inner of Object.keys(value)) if (!FREE.has(inner)) spoil(value, inner);
        return;
      }
      tried++;
      for (const nonsense of ["nonsense", -7, {}]) {
        holder[name] = nonsense;
        expect(() => readContent(pack), `${name}: ${JSON.stringify(nonsense)} for ${value}`).toThrow();
      }
      holder[name] = value;
    };
    for (const kind of Object.keys(pack)) {
      // A tenth of each kind; the words are the same everywhere.
      for (let i = 0; i < pack[kind].length; i += 10) spoil(pack[kind], i);
    }
    expect(tried).toBeGreaterThan(400);
    expect(readContent(pack)).toEqual(box);
  });
});

test("a shape that forgets a word, a field or an alternative of its type does not compile", () => {
  // @ts-expect-error "another" is missing
  const words: Shape<One> = word("self", "target", "it", "attacker", "caster");
  // @ts-expect-error "myself" is one too many
  const more: Shape<One> = word("self", "target", "it", "attacker", "caster", "another", "myself");
  // @ts-expect-error a named room is a spot, too
  const alternative: Shape<Spot> = word("here", "your room", "target room", "there", "its room", "target's room");
  // @ts-expect-error "b" may be left out
  const needed = record<{ a: string; b?: string }>({ a: text, b: text });
  // @ts-expect-error "b" is missing
  const fewer = record<{ a: string; b?: string }>({ a: text });
  const right = record<{ a: string; b?: string }>({ a: text, b: optional(text) });
  for (const shape of [words, more, alternative, needed, fewer]) expect(shape.check).toBeTypeOf("function");
  expect(() =>
    right.check({ a: "x" }, "here", {
      ...speechWith(vocabularyWith([])),
      rooms: [],
      schools: [],
      evocations: [],
      attachments: [],
      archetypes: [],
    }),
  ).not.toThrow();
});

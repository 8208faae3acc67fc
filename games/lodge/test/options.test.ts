/** What a table may choose: declared once, checked, kept as numbers and read again. */
import { describe, expect, test } from "vitest";
import { upgrades } from "../src/earlier/upgrades.ts";
import { catalogue, lodgeTitle } from "../src/index.ts";
import { hasOption, isUsual, layoutOf, marksOf, numbersFor, optionCalled, optionOf } from "../src/options.ts";
import { modesWith } from "../src/modes/choice.ts";
import { OPTION_NAMES, type OptionName, OPTIONS } from "../src/options/declared.ts";
import { offersOf } from "../src/options/offers.ts";
import { begun } from "./games.ts";

/** What must be chosen beside an option that only another mode than the usual one knows. */
function beside(name: OptionName): object {
  const [usual, ...others] = modesWith(catalogue);
  const mode = others.find(({ options }) => options.includes(name));
  if (mode === undefined || usual.options.includes(name)) return {};
  const bringing = catalogue.find(({ modes }) => modes?.includes(mode));
  const schools = catalogue[0].schools.map(({ id }) => id);
  return { mode: mode.id, boxes: ["base", bringing?.id ?? ""], schools, quests: ["base"] };
}

describe.each(OPTION_NAMES)("%s", (name) => {
  const { kind, rulesets } = optionCalled(name);

  test("every value offered can be played under the books that know it, and is read again", () => {
    for (const ruleset of rulesets) {
      for (const value of kind.offers) {
        const options = { ruleset, ...beside(name), [name]: value };
        expect(lodgeTitle.refuse({ seats: 3, options })).toBeNull();
        if (optionCalled(name).apart === undefined) expect(optionOf(begun(3, name, options).s, name)).toEqual(value);
      }
    }
  });

  test("the usual one holds when nothing is said, and is offered", () => {
    expect(isUsual(name, kind.usual)).toBe(true);
    const inBoxes = offersOf(catalogue, name).map(({ value }) => value);
    if (kind.offers.length === 0) {
      expect(inBoxes).toEqual(expect.arrayContaining([kind.usual].flat()));
      return;
    }
    expect(kind.offers).toContainEqual(kind.usual);
    expect(kind.offers.filter((value) => isUsual(name, value))).toHaveLength(1);
  });

  test("something else is refused with the option and its rules", () => {
    for (const value of ["no such thing", 7, null, [3, 2, 1], [1, 2], [1, 2, 128], {}]) {
      const refusal = lodgeTitle.refuse({ seats: 3, options: { ruleset: rulesets[0], [name]: value } });
      expect(refusal).toMatch(new RegExp(`^"${name}" is `));
      for (const rule of OPTIONS[name].rules) expect(refusal).toContain(rule);
    }
  });
});

test("an option of another book is refused, unless it says only what holds anyway", () => {
  const refuse = (options: object): string | null => lodgeTitle.refuse({ seats: 3, options: options as never });
  expect(refuse({ crownOfTheSummoner: true })).toBe(
    '"crownOfTheSummoner" is not an option of the ruleset "revised" (L-OPT-05).',
  );
  expect(refuse({ crownOfTheSummoner: false })).toBeNull();
  expect(refuse({ rage: true })).toBe(`The Lodge has no option "rage"; it has "${OPTION_NAMES.join('", "')}".`);
});

test("what was chosen is read from the state", () => {
  const { s } = begun(2, "chosen", { layout: "hall", toRage: true, forTheCrown: true });
  expect([hasOption(s, "toRage"), hasOption(s, "overload"), hasOption(s, "forTheCrown")]).toEqual([true, false, true]);
  expect(layoutOf(s)).toBe(2);
  expect(marksOf(s)).toEqual([6, 18, 30]);
  expect(marksOf(begun(2, "marks", { ruleset: "rebirth", moonMarks: [5, 10, 127] }).s)).toEqual([5, 10, 127]);
});

test("a save whose options were bits of one number opens with what the table had chosen", () => {
  const options = { ruleset: "revised", setup: "choose", layout: "bridges", overload: true };
  const saved = { seats: 2, options, roster: {}, state: { stack: [], asks: [], drawn: {}, options: 69 } };
  const [, , , numbered] = upgrades;
  const { state } = numbered(saved as Parameters<typeof numbered>[0]);
  expect(state["options"]).toEqual(numbersFor(options));
});

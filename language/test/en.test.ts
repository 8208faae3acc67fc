import { describe, expect, test } from "vitest";
import { en, english } from "../src/index.ts";

const { noun } = english;
const die = noun("die", "dice");
const token = noun("token");
const hour = noun("hour", undefined, "vowel");
const unicorn = noun("unicorn", undefined, "consonant");

describe("English", () => {
  test("a or an goes by the sound of what follows", () => {
    const a = { article: "a" } as const;
    expect(en.np(token, a).text).toBe("a token");
    expect(en.np(hour, a).text).toBe("an hour");
    expect(en.np(unicorn, a).text).toBe("a unicorn");
    expect(en.np(token, { ...a, adjectives: ["old"] }).text).toBe("an old token");
    expect(en.np(hour, { ...a, adjectives: ["long"] }).text).toBe("a long hour");
    expect(en.np(token, { ...a, adjectives: [{ word: "unique", sound: "consonant" }] }).text).toBe("a unique token");
    expect(en.np(token, { ...a, many: true }).text).toBe("tokens");
  });

  test("a written before a bare phrase takes its n as well", () => {
    expect(en.say`take a ${en.np(token, { adjectives: ["old"] })}`).toBe("take an old token");
    expect(en.say`take a ${en.np(token)}`).toBe("take a token");
  });

  test("numbers stand in digits and rule the noun", () => {
    expect(en.np(die, { count: 1 }).text).toBe("1 die");
    expect(en.np(die, { count: 0 }).text).toBe("0 dice");
    expect(en.np(die, { count: 5, article: "the" }).text).toBe("the 5 dice");
    expect(en.number(-3)).toBe("−3");
    expect([en.signed(4), en.signed(-4), en.signed(0)]).toEqual(["+4", "−4", "0"]);
  });

  test("plurals", () => {
    const plurals = ["card", "witch", "colour", "treasury", "box", "key"].map((one) => noun(one).many);
    expect(plurals).toEqual(["cards", "witches", "colours", "treasuries", "boxes", "keys"]);
  });

  test("the possessive", () => {
    expect(en.owned(en.name("Ana"), token, { adjectives: ["red"] }).text).toBe("Ana’s red token");
    expect(en.owned(en.name("James"), die, { many: true }).text).toBe("James’s dice");
    expect(en.owned(en.np(noun("player"), { article: "the", many: true }), token).text).toBe("the players’ token");
  });

  test("articles", () => {
    expect(en.np(die, { article: "this", many: true }).text).toBe("these dice");
    expect(en.np(die, { article: "that", many: true }).text).toBe("those dice");
    expect(en.np(die, { article: "another" }).text).toBe("another die");
    expect(en.np(die, { article: "all" }).text).toBe("all dice");
    expect(en.np(die, { article: "your", after: en.of(en.name("Ana")) }).text).toBe("your die of Ana");
  });

  test("lists", () => {
    expect(en.list([], "and")).toBe("");
    expect(en.list(["a"], "and")).toBe("a");
    expect(en.list(["a", en.np(die, { article: "the" })], "or")).toBe("a or the die");
    expect(en.list(["a", "b", 3], "and")).toBe("a, b and 3");
  });

  test("sentences begin with a capital and end once", () => {
    expect(en.sentence("roll the die")).toBe("Roll the die.");
    expect(en.sentence("Ana plays the Goblins!.")).toBe("Ana plays the Goblins!");
    expect(en.sentence("really?")).toBe("Really?");
    expect(en.sentence("+4 power")).toBe("+4 power.");
    expect(en.label("roll")).toBe("Roll");
    expect(en.say`it's`).toBe("it’s");
  });
});

/** The keys of options are read in one place, and written again as they were. */
import { describe, expect, test } from "vitest";
import { readKey, treachery, writeKey } from "../src/index.ts";
import * as things from "../src/things.ts";

const tables = treachery.cards;

describe("keys", () => {
  test("every thing an option can point at is read and written again", () => {
    const codes: number[] = [things.YES, things.ALTERNATIVE, things.HIGHER, things.LOWER];
    const five = [0, 1, 2, 3, 4];
    for (const c of five) {
      codes.push(things.die(c), things.colour(c), things.colourWay(c, 0), things.colourWay(c, 1));
      for (let value = 1; value <= 6; value++) codes.push(things.dieValue(c, value));
    }
    for (let mask = 0; mask < 32; mask++) codes.push(things.dice(mask));
    for (let packed = 1; packed < 3 ** 5; packed++) codes.push(things.nudge(packed));
    for (let value = 1; value <= 25; value++) codes.push(things.token(value), things.tokens(value, (value % 25) + 1));
    codes.push(things.tokens(1, 2, 3), things.tokens(25, 14, 1));
    tables.content.cards.forEach((_, card) => codes.push(things.card(card)));
    const captain = tables.cardNumber.get("captain") as number;
    for (const c of [0, 1, 2]) codes.push(things.cardColour(captain, c));
    for (let seat = 0; seat < 6; seat++) codes.push(things.seat(seat), things.seatColour(seat, 1));
    codes.push(things.roundType(0), things.roundType(1), things.playOrder(0), things.playOrder(1));
    for (const key of ["pass", ...codes.map((code) => things.keyOfThing(tables, code))]) {
      const thing = readKey(tables, key);
      expect(thing, key).not.toBeNull();
      if (thing !== null) expect(writeKey(tables, thing)).toBe(key);
    }
  });

  test("a plus between two nudges is not the plus of a nudge", () => {
    expect(readKey(tables, "die:red+1+die:blue-1")).toEqual({
      is: "nudges",
      nudges: [
        { die: "red", by: 1 },
        { die: "blue", by: -1 },
      ],
    });
    expect(readKey(tables, "die:red+die:blue")).toEqual({ is: "dice", dice: ["red", "blue"] });
  });

  test.each([
    "",
    "die",
    "die:",
    "die:pink",
    "die:red+",
    "die:red=7",
    "die:red+1+",
    "die:red+1die:blue+1",
    "token:R1",
    "token:R26",
    "token:R014",
    "token:R14+",
    "card:nobody",
    "card:captain+colour:pink",
    "seat:P7",
    "seat:0",
    "colour:red+way:up",
    "type:none",
    "constructor",
    "toString",
  ])("%j is no key", (key) => {
    expect(readKey(tables, key)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import {
  bySeat,
  Damaged,
  FRAME_KINDS,
  hashOf,
  int,
  ints,
  list,
  ownedBy,
  REFEREE,
  record,
  SPECTATOR,
  sharpened,
  text,
  unhashed,
  view,
} from "../src/index.ts";

const shape = record({
  score: ints("everyone"),
  hands: bySeat(ints("in-hand")),
  deck: ints("face-down"),
  secret: int("nobody"),
  notes: list(ownedBy("seat", { seat: int("everyone"), words: text("owner"), options: ints("owner") })),
  serial: unhashed(int("everyone")),
});
const sample = () => ({
  score: [1, 2],
  hands: [[10, 11], [12]],
  deck: [20, 21, 22],
  secret: 7,
  notes: [{ seat: 1, words: "mine", options: [1, 2, 3] }],
  serial: 5,
});

describe("a declared state", () => {
  test("shows each viewer their own and counts the rest", () => {
    expect(view(shape, sample(), 0)).toEqual({
      score: [1, 2],
      hands: [[10, 11], [-1]],
      deck: [-1, -1, -1],
      secret: -1,
      notes: [{ seat: 1, words: "", options: [] }],
      serial: 5,
    });
    expect(view(shape, sample(), 1).notes[0]).toEqual({ seat: 1, words: "mine", options: [1, 2, 3] });
    expect(view(shape, sample(), SPECTATOR).hands).toEqual([[-1, -1], [-1]]);
    expect(view(shape, sample(), REFEREE)).toEqual(sample());
  });

  test("without an audience does not compile", () => {
    // @ts-expect-error an audience is demanded
    expect(() => record({ hands: ints() })).not.toThrow();
    // @ts-expect-error "someone" is no audience
    expect(() => int("someone")).not.toThrow();
  });

  test("copies share nothing that can change", () => {
    const original = sample();
    const copy = shape.copy(original);
    copy.hands[0].push(99);
    copy.notes[0].words = "changed";
    copy.score[0] = 50;
    expect(original).toEqual(sample());
  });

  test("copies the same way where code may be written for it", () => {
    const original = sample();
    const copy = sharpened(shape).copy(original);
    expect(copy).toEqual(original);
    copy.hands[0].push(99);
    copy.notes[0].options.push(9);
    expect(original).toEqual(sample());
  });

  test("has a hash of everything but running numbers", () => {
    const hash = hashOf(shape, sample());
    for (const one of [shape, sharpened(shape)]) {
      expect(hashOf(one, shape.copy(sample()))).toBe(hash);
      expect(hashOf(one, { ...sample(), serial: 6 })).toBe(hash);
      expect(hashOf(one, { ...sample(), secret: 8 })).not.toBe(hash);
      expect(hashOf(one, { ...sample(), hands: [[10], [11, 12]] })).not.toBe(hash);
      const note = { seat: 1, words: "mine", options: [1, 2, 3] };
      for (const change of [{ seat: 0 }, { words: "mind" }, { options: [1, 2] }]) {
        const changed = { ...sample(), notes: [{ ...note, ...change }] };
        expect(hashOf(one, changed)).not.toBe(hash);
        expect(hashOf(one, changed)).toBe(hashOf(shape, changed));
      }
    }
  });

  test("says in which fields two of it differ", () => {
    for (const one of [shape, sharpened(shape)]) {
      const changed = (change: object): string[] => one.changed!(sample(), { ...sample(), ...change });
      expect(changed({})).toEqual([]);
      expect(changed({ serial: 6 })).toEqual(["serial"]);
      expect(changed({ secret: 8, hands: [[10, 11], [13]] })).toEqual(["hands", "secret"]);
      expect(changed({ hands: [[10, 11], [12], []] })).toEqual(["hands"]);
      expect(changed({ deck: [20, 21] })).toEqual(["deck"]);
      expect(changed({ notes: [] })).toEqual(["notes"]);
      expect(changed({ notes: [{ seat: 1, words: "mine", options: [1, 2, 4] }] })).toEqual(["notes"]);
      expect(changed({ notes: [{ seat: 1, words: "mind", options: [1, 2, 3] }] })).toEqual(["notes"]);
    }
  });

  test("reads its own JSON, and says where a foreign one is damaged", () => {
    expect(shape.read(JSON.parse(JSON.stringify(sample())), "state")).toEqual(sample());
    const damaged = (change: object): string => {
      try {
        shape.read({ ...sample(), ...change }, "state");
      } catch (error) {
        return error instanceof Damaged ? error.message : "another error";
      }
      return "nothing";
    };
    expect(damaged({ hands: [[1], ["x"]] })).toBe("state.hands[1][0]: a whole number was expected");
    expect(damaged({ deck: 3 })).toBe("state.deck: a list was expected");
    expect(damaged({ secret: 1.5 })).toBe("state.secret: a whole number was expected");
    expect(damaged({ more: 1 })).toBe('state: nothing called "more" belongs here');
    expect(damaged({ notes: [{ seat: 1, words: "x" }] })).toBe('state.notes[0]: "options" is missing');
  });
});

test("there are few kinds of unfinished business", () => {
  expect(FRAME_KINDS.length).toBeLessThanOrEqual(10);
});

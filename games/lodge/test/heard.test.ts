/** Whatever a verb does is heard by events on the board and by effects that last on, as if the rules had done it. */
import { describe, test } from "vitest";
import type { Sentence, Trigger } from "../src/cards/says.ts";
import { box, type Content, readContent } from "../src/index.ts";
import { casting, holds } from "./made-up.ts";

const point: Sentence = { do: "gain", n: 1 };

/** The box with a Miserable Dance that hears something else. */
function hearing(when: Trigger, then: readonly Sentence[] = [point]): Content {
  const events = box.events.map((event) => (event.id === "e1-01" ? { ...event, hears: [{ when, then }] } : event));
  return readContent({ ...box, events });
}

const given = {
  players: 3,
  used: "garden",
  at: { P1: "garden", P2: "forge", P3: "crypt" },
  events: ["e1-01", null, null],
  sheet: { P1: { quick: "fireball/light" } },
  now: "activation of P1",
};
const cast = ["P1: action:quick", "P1 D-EFF-TARGET: model:P2"];

describe("damage sent on to somebody else", () => {
  const sentOn = {
    given: {
      ...given,
      at: { P1: "garden", P2: "garden", P3: "forge" },
      sheet: { P2: { quick: "light-cape/light activated" } },
    },
    when: [
      "P1: action:fight",
      "P1 D-ACT-ATTACK: model:P2",
      "P2 D-INT-DECLARE: slot:quick",
      "P2 D-EFF-TARGET: model:P3",
    ],
  };

  test("is heard before it lands", () =>
    holds(hearing({ on: "would suffer", who: "any mage" }, [{ do: "ignore damage", n: 1 }]), "L-EVT-04", {
      scenario: "one less for either",
      ...sentOn,
      then: { damage: { P2: "", P3: "" } },
    }));

  test("and after it, by who dealt it", () =>
    holds(hearing({ on: "deals damage", who: "mage" }), "L-EVT-04", {
      scenario: "a point for who sent it on",
      ...sentOn,
      then: { damage: { P2: "", P3: "P2 P2" }, power: { P1: 0, P2: 1 } },
    }));
});

describe("a move by an effect", () => {
  const enters = hearing({ on: "enters", who: "mage" });
  test("is heard step by step", () =>
    holds(casting([{ do: "move", who: "target", n: 2 }], enters), "L-EVT-04", {
      scenario: "two steps",
      given,
      when: [...cast, "P1: room:garden", { power: { P2: 1 } }, "P1: room:treasure-room"],
      then: { at: { P2: "treasure-room" }, power: { P1: 0, P2: 2 } },
    }));
  test("is heard where it leads, with no rooms between", () =>
    holds(casting([{ do: "bring", who: "target", to: "your room" }], enters), "L-EVT-04", {
      scenario: "brought",
      given: { ...given, at: { P1: "garden", P2: "crypt", P3: "crypt" } },
      when: cast,
      then: { at: { P2: "garden" }, power: { P2: 1 } },
    }));
  test("is heard by what lasts on", () =>
    holds(
      casting([
        { do: "this turn", when: { on: "leaves", who: "it" }, then: [{ do: "deal", n: 1, to: "it" }] },
        { do: "move", who: "target", n: 1 },
      ]),
      "L-PER-01",
      { scenario: "leaving hurts", given, when: [...cast, "P1: room:garden"], then: { damage: { P2: "P1" } } },
    ));
});

test("a defeat by an effect that deals no damage is heard", () =>
  holds(casting([{ do: "defeat", who: "target" }], hearing({ on: "defeated", who: "mage", by: "mage" })), "L-EVT-04", {
    scenario: "a point for the victor",
    given,
    when: cast,
    then: { at: { P2: "cell" }, trophies: { P1: 1 }, power: { P1: 1 } },
  }));

test("a quest that an effect completes is heard", () =>
  holds(casting([{ do: "complete quest" }], hearing({ on: "solves", who: "mage" })), "L-EVT-04", {
    scenario: "a point for solving",
    given: { ...given, quests: { P1: "q1-02" } },
    when: [...cast, "P1 D-EFF-QUEST: quest:q1-02", { power: { P1: 1 } }, "P1 D-EFF-SCHOOL: school:illusion"],
    then: { completed: { P1: "q1-02" }, power: { P1: 2 } },
  }));

describe("instability placed by an effect", () => {
  test("is heard by an event", () =>
    holds(casting([{ do: "place", n: 2, in: "target's room" }], hearing({ on: "fills", who: "mage" })), "L-EVT-04", {
      scenario: "a point for the last slot",
      given: { ...given, instability: { forge: "P3 P3" } },
      when: cast,
      then: { instability: { forge: "P1 P1 P3 P3" }, power: { P1: 1 } },
    }));
  test("is heard by what lasts on", () =>
    holds(
      casting([
        { do: "this turn", when: { on: "places", who: "you" }, then: [point] },
        { do: "place", n: 2, in: "target's room" },
      ]),
      "L-PER-01",
      { scenario: "a point for placing", given, when: cast, then: { power: { P1: 1 } } },
    ));
});

test("the Crown that passes by an effect is heard", () =>
  holds(
    casting([
      { do: "this turn", when: { on: "takes the Crown", who: "you" }, then: [point] },
      { do: "take the Crown" },
    ]),
    "L-PER-01",
    {
      scenario: "a point for the Crown",
      given: { ...given, crown: "P2" },
      when: cast,
      then: { crown: "P1", power: { P1: 1 } },
    },
  ));

/** Evocations that act by a card: one, some or each of them, with more than their values. */
import { describe, test } from "vitest";
import { act, attack } from "../src/cards/build.ts";
import { casting, holds } from "./made-up.ts";

describe("who acts, and how hard", () => {
  const given = {
    players: 2,
    ruleset: "rebirth",
    at: { P1: "garden", P2: "crypt" },
    evocations: ["landsknecht of P1 at crypt", "landsknecht of P1 at cemetery", "cerbero of P1 at arena"],
    sheet: { P1: { quick: "fireball/light" } },
    now: "activation of P1",
  };

  test("with more attack for this act", () =>
    holds(casting([act({ yours: "cerbero" }, { with: { attack: 2, move: 1 } })]), "L-GLO-01", {
      scenario: "harder",
      given: { ...given, at: { P1: "garden", P2: "arena" } },
      when: ["P1: action:quick", "P1 D-EVO-STEP: pass", "P1: model:P2"],
      then: { damage: { P2: "P1 P1 P1 P1" } },
    }));

  test("up to two of them, and no more", () =>
    holds(casting([act({ yours: "undead", n: 2 })]), "L-GLO-01", {
      scenario: "up to two",
      given,
      when: [
        "P1: action:quick",
        "P1: model:landsknecht#1 of pass model:landsknecht#1 model:landsknecht#2",
        "P1 D-EVO-STEP: pass",
        "P1: model:P2",
        "P1: pass of pass model:landsknecht#2",
      ],
      then: { damage: { P2: "P1 P1" } },
    }));

  test("each of them, in any order", () =>
    holds(casting([act({ yours: "undead", n: "each" })]), "L-GLO-01", {
      scenario: "each",
      given: { ...given, evocations: ["landsknecht of P1 at crypt", "landsknecht of P1 at crypt"] },
      when: [
        "P1: action:quick",
        "P1: model:landsknecht#2 of model:landsknecht#1 model:landsknecht#2",
        "P1 D-EVO-STEP: pass",
        "P1: model:P2",
        "P1 D-EVO-STEP: pass",
        "P1: model:P2",
      ],
      then: { damage: { P2: "P1 P1 P1 P1" } },
    }));

  test("one in the room of the target or next to it", () =>
    holds(casting([act({ yours: "any", near: "target's room" })]), "L-GLO-01", {
      scenario: "near",
      given,
      when: ["P1: action:quick", "P1: model:landsknecht#1 of model:landsknecht#1 model:landsknecht#2"],
    }));

  test("a blow at the target alone, harder this once", () =>
    holds(casting([attack({ on: "target", more: 1 })]), "L-GLO-04", {
      scenario: "a blow",
      given: { ...given, at: { P1: "garden", P2: "garden" }, evocations: ["cerbero of P2 at garden"] },
      when: ["P1: action:quick", "P1 D-ACT-ATTACK: model:P2 of pass model:P2"],
      then: { damage: { P2: "P1 P1 P1" } },
    }));
});

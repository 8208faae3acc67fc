/** Seats, mages, parties and models are told apart; whoever is asked, the right seat answers. */
import { begin, decision, seedFrom } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { lodge } from "../src/index.ts";
import { choose, deciderOf, followed, type Priority } from "../src/rules/choose.ts";
import type { Lodge } from "../src/state.ts";
import { controllerOf, type Figure, figureOf, type Model, modelOf, type Party, partyOf, ROSE } from "../src/who.ts";

const SEATS = 3;

/** A table in its first turn. `extra`: with a mage nobody sits for. */
function table(extra = false): Lodge {
  const { world: w } = begin(lodge, { seats: SEATS, options: {} }, seedFrom("who"));
  if (!extra) return w;
  w.s.at.push(0);
  w.s.crown = 1;
  return w;
}

describe("who is who", () => {
  test("a mage nobody sits for uses the Black Rose's cubes and points", () => {
    const { s } = table(true);
    expect([0, 1, 2, 3, ROSE].map((one) => partyOf(s, one))).toEqual([0, 1, 2, ROSE, ROSE]);
  });

  test("a figure is controlled by its owner, a mage by itself", () => {
    const { s } = table();
    s.figureOwner[4] = 2;
    expect(controllerOf(s, modelOf(4))).toBe(2);
    expect(controllerOf(s, 1)).toBe(1);
  });

  test("what is known to be one cannot be taken for another", () => {
    const model: Model = modelOf(2 as Figure);
    const party: Party = ROSE;
    // @ts-expect-error a party is no model
    figureOf(party);
    // @ts-expect-error a model is no party
    const wrong: Party = model;
    expect(wrong).toBe(model);
  });
});

describe("who answers", () => {
  test("the seat itself; for the Black Rose and for a mage nobody sits for, the Crown holder", () => {
    const w = table(true);
    expect([0, 1, 2, 3, ROSE].map((one) => deciderOf(w, one))).toEqual([0, 1, 2, 1, 1]);
  });

  const least: Priority = {
    name: "least",
    best: (_w, options) => options.filter((one) => one === Math.min(...options)),
  };
  const even: Priority = { name: "even", best: (_w, options) => options.filter((one) => one % 2 === 0) };

  test("a list of priorities leaves what each step likes best", () => {
    const w = table();
    expect(followed(w, [even, least], [1, 4, 6, 2])).toEqual({ left: [2], by: least });
    expect(followed(w, [even], [1, 4, 6])).toEqual({ left: [4, 6], by: even });
  });

  const asked: number[] = [];
  const which = decision<Lodge["s"], Lodge["cards"]>("D-TEST", "L-TRN-07", {
    chosen: (_w, _frame, code) => void asked.push(code),
  });

  test("where priorities leave one option nobody is asked; what they leave open is the Crown holder's", () => {
    const w = table(true);
    const own: Lodge = { ...w, cards: { ...w.cards, mode: { ...w.cards.mode, priorities: () => [even] } } };
    own.s.asks.length = 0;
    choose(own, which, 3, [1, 2, 3]);
    expect(asked).toEqual([2]);
    choose(own, which, 3, [1, 2, 4]);
    expect(own.s.asks.map(({ seat, options }) => ({ seat, options }))).toEqual([{ seat: 1, options: [2, 4] }]);
  });
});

/** What happens at a table is heard: each game says which of its deeds make which sound. */
import { answer, begin, type Game, type KernelState, questionFor, seedFrom } from "@blackrose/kernel";
import { lodge } from "@blackrose/lodge";
import { treachery } from "@blackrose/treachery/game";
import { describe, expect, test } from "vitest";
import { sounds as ofLodge } from "../src/lodge/sounds.ts";
import { type Heard, soundOf } from "../src/sound/heard.ts";
import { sounds as ofTreachery } from "../src/treachery/sounds.ts";

/** What another seat hears of this. */
const heardOf = (heard: Heard, verbs: readonly string[]) =>
  soundOf(heard, [{ seat: 1, events: verbs.map((verb) => ({ verb })) }], 0);

const verbsIn = (heard: Heard): string[] => Object.values(heard).flatMap((deeds) => deeds.map(({ verb }) => verb));

describe.each([
  ["lodge", lodge, ofLodge],
  ["treachery", treachery, ofTreachery],
] as readonly (readonly [string, { deeds: readonly { verb: string }[] }, Heard])[])("%s", (_, game, heard) => {
  test("declares only deeds that the game has, each under one sound", () => {
    const known = game.deeds.map(({ verb }) => verb);
    expect(verbsIn(heard).filter((verb) => !known.includes(verb))).toEqual([]);
    expect(new Set(verbsIn(heard)).size).toBe(verbsIn(heard).length);
  });
});

/** All that happened at each answer of a game in which everyone does the first thing offered, or the last. */
function stepsOf<S extends KernelState, C>(
  game: Game<S, C>,
  seats: number,
  options: object,
  seed = "sounds",
): string[][] {
  const session = begin(game, { seats, options: { ...options } }, seedFrom(seed));
  const steps: string[][] = [];
  for (let i = 0; i < 2500 && session.world.s.asks.length > 0; i++) {
    const { seat } = session.world.s.asks[0];
    const { id, options: offered, min } = questionFor(session, seat)!;
    const keys = Array.from({ length: Math.max(min, 1) }, (_, n) => offered[(i * 7 + n) % offered.length]);
    const said = answer(session, seat, id, min === 0 && i % 3 === 0 ? [] : keys);
    if ("refused" in said) throw new Error(said.sentence);
    steps.push(said.events.map(({ verb }) => verb));
  }
  return steps;
}

describe("in a game", () => {
  const seeds = ["sounds", "more sounds", "other sounds"];
  const steps = seeds.flatMap((seed) => stepsOf(lodge, 4, { ruleset: "revised", setup: "random" }, seed));

  test.each([
    ["harm", ["blow", "fall"]],
    ["place", ["cube", "blow", "fall"]],
    ["defeat", ["fall"]],
  ])("every %s of the Lodge is heard", (verb, as) => {
    const such = steps.filter((verbs) => verbs.includes(verb));
    expect(such.length).toBeGreaterThan(0);
    for (const verbs of such) expect(as).toContain(heardOf(ofLodge, verbs));
  });

  test("whatever is rolled in Treachery sounds like dice", () => {
    const rolls = stepsOf(treachery, 4, {}).filter((verbs) => verbs.includes("lay-dice"));
    expect(rolls.length).toBeGreaterThan(0);
    for (const verbs of rolls) expect(heardOf(ofTreachery, verbs)).toBe("dice");
  });
});

test("of several the one declared first is heard, and what nobody declared is not", () => {
  const heard: Heard = { dice: [{ verb: "roll" }], card: [{ verb: "play" }] };
  expect(heardOf(heard, ["play", "roll"])).toBe("dice");
  expect(heardOf(heard, ["think"])).toBeNull();
});

test("one's own card is heard as it is given and not again; what it does is heard by everyone", () => {
  const seat = 2;
  const played = [{ seat, events: [{ verb: "cast" }] }];
  const struck = [{ seat, events: [{ verb: "cast" }, { verb: "harm" }] }];
  expect([soundOf(ofLodge, played, 0), soundOf(ofLodge, played, seat)]).toEqual(["card", null]);
  expect([soundOf(ofLodge, struck, 0), soundOf(ofLodge, struck, seat)]).toEqual(["blow", "blow"]);
});

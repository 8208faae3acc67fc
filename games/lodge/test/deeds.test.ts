/**
 * Every deed that changes the game can be answered and heard: one that changes points, cubes, models or cards is laid down to be answered,
 * or is declared quiet, and then there is a reason.
 */
import { begin, deedsIn, freshLuck, type Params, seedFrom } from "@blackrose/kernel";
import { afterAll, describe, expect, test } from "vitest";
import * as module from "../src/deeds.ts";
import { lodge } from "../src/index.ts";
import type { Lodge, State } from "../src/state.ts";
import type { Tables } from "../src/tables.ts";
import { playOut } from "./games.ts";

const deeds = deedsIn<State, Tables>(module);

/** What counts: points, cubes, models. */
const COUNTS = [
  "power",
  "trophies",
  "trophyStock",
  "won",
  "places",
  "damage",
  "figureDamage",
  "instability",
  "supply",
  "at",
  "figureAt",
  "figureOwner",
  "figuresGone",
  "crown",
  "destroyed",
] as const satisfies readonly (keyof State)[];

/** Where cards lie. */
const CARDS = [
  "hands",
  "grimoires",
  "memories",
  "library",
  "discards",
  "forgotten",
  "looking",
  "gone",
  "aside",
  "planned",
  "revealed",
  "quests",
  "toSolve",
  "completed",
  "questDecks",
  "questDiscards",
  "eventDecks",
  "eventBoard",
  "eventDiscards",
] as const satisfies readonly (keyof State)[];

/** Quiet deeds that change what counts, and why nobody answers them. */
const MAY_COUNT: { readonly [verb: string]: string } = {
  summon: "its arrival in the room is answered",
  "lay-rooms": "setup",
  "reveal-cells": "setup",
  "end-game": "the game is over",
  "mark-task": "a cube on one's own quest, whose completion is answered",
  "drop-quest": "cubes on its task go home with the card",
  "return-quest": "cubes on its task go home with the card",
  "finish-task": "cubes on its task go home; solving it is answered",
  "end-turn-effects": "cubes on what ends by itself go home",
};

/** Quiet deeds by which cards change places that lie open all the time. */
const MAY_MOVE_CARDS: { readonly [verb: string]: string } = {
  "clear-spell": "clean-up, or the end of a spell that was answered as it was resolved",
  "lay-events": "cards hear events come and go by a moment of its own (rules/quest-moments.ts)",
  "pass-completed": "part of a quest solved, which is answered",
  "lay-library": "setup",
  "lay-moons": "setup",
  "take-grimoire": "setup",
  "take-personal": "study",
  "put-held": "the spell is cast next, and that is answered",
  shuffle: "luck",
  renew: "luck",
  "renew-quests": "luck",
  "renew-events": "luck",
};

type Changed = Map<string, Set<string>>;

/** Notes which of these fields each quiet deed changes. */
function watched(fields: readonly (keyof State)[], into: Changed): () => void {
  const undo = deeds
    .filter(({ quiet }) => quiet)
    .map((deed) => {
      const own = deed as { apply: (w: Lodge, params: Params) => void };
      const { apply } = own;
      own.apply = (w, params) => {
        const before = fields.map((field) => JSON.stringify(w.s[field]));
        apply(w, params);
        fields.forEach((field, i) => {
          if (before[i] === JSON.stringify(w.s[field])) return;
          const found = into.get(deed.verb) ?? new Set();
          into.set(deed.verb, found.add(field));
        });
      };
      return () => {
        own.apply = apply;
      };
    });
  return () => undo.forEach((one) => one());
}

test.each(deeds.map((deed) => [deed.verb, deed] as const))(
  "%s is answered or quiet",
  (_verb, { answerable, quiet }) => {
    expect(answerable).not.toBe(quiet);
  },
);

describe("in whole games", () => {
  const [counts, cards]: Changed[] = [new Map(), new Map()];
  const undo = [watched(COUNTS, counts), watched(CARDS, cards)];
  afterAll(() => undo.toReversed().forEach((one) => one()));

  test.each(["first", "revised", "rebirth"])("%s", (ruleset) => {
    for (const seats of [2, 3, 4, 6]) {
      const name = `deeds ${ruleset} ${seats}`;
      const { world: w } = begin(lodge, { seats, options: { ruleset } }, seedFrom(name));
      playOut(w, freshLuck(name), () => {});
    }
  });

  test("no quiet deed changes points, cubes or models", () => {
    const found = [...counts].filter(([verb]) => !(verb in MAY_COUNT)).map(([verb, fields]) => [verb, ...fields]);
    expect(found, "attempt these, or say in this test why nobody answers them").toEqual([]);
  });

  test("quiet deeds move cards that not everyone may know of", () => {
    const isOpen = (verb: string): boolean => deeds.find((one) => one.verb === verb)!.open;
    const isRevealing = (verb: string): boolean => deeds.find((one) => one.verb === verb)!.reveals;
    const found = [...cards]
      .filter(([verb]) => isOpen(verb) && !isRevealing(verb) && !(verb in MAY_MOVE_CARDS))
      .map(([verb, fields]) => [verb, ...fields]);
    expect(found, "attempt these, or say in this test why nobody answers them").toEqual([]);
  });
});

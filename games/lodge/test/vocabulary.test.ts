/** Verbs and triggers are for many cards. Those that only one card of the base box uses are named here: the lists only get shorter. */
import { expect, test } from "vitest";
import { box } from "../src/index.ts";
import { coreTriggers } from "../src/effects/triggers/index.ts";
import { coreVerbs } from "../src/effects/verbs/index.ts";

/** The cards that say each word under that key, somewhere. */
function usesOf(key: "do" | "on"): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  const look = (said: unknown, card: string): void => {
    if (typeof said !== "object" || said === null) return;
    const word = (said as { readonly [key: string]: unknown })[key];
    if (typeof word === "string") uses.set(word, (uses.get(word) ?? new Set()).add(card));
    for (const part of Object.values(said)) look(part, card);
  };
  for (const cards of [box.spells, box.rooms, box.evocations, box.quests, box.events])
    for (const card of cards) look(card, card.id);
  return uses;
}

const onlyOnce = (names: readonly string[], key: "do" | "on"): string[] => {
  const uses = usesOf(key);
  return names.filter((name) => uses.get(name)?.size === 1).toSorted();
};

test("verbs that one card uses", () => {
  expect(
    onlyOnce(
      coreVerbs.map((one) => one.do),
      "do",
    ),
  ).toEqual([
    "become",
    "collapse",
    "copy a room",
    "defeat",
    "quest of previous moon",
    "replace evocation",
    "reveal next",
    "share quests",
    "swap spells",
    "take over activation",
  ]);
});

test("triggers that one card uses", () => {
  expect(
    onlyOnce(
      coreTriggers.map((one) => one.on),
      "on",
    ),
  ).toEqual(["event moves", "physical action", "summons", "takes the Crown"]);
});

/** The Avatar's board as the page tells it, and what of him lies on the table. */
import { view } from "@blackrose/kernel";
import { LANGUAGES, type Language } from "@blackrose/language";
import { everything, lodgeTitle, stageOf } from "@blackrose/lodge";
import { expect, it } from "vitest";
import type { Scene } from "../src/face.ts";
import { avatarNow } from "../src/lodge/rebirth/about.ts";
import { nameOfSeat, seatsOf, seen } from "../src/lodge/game.ts";
import { onTable } from "../src/lodge/table.ts";

const seats = { count: 2, seat: (name: string) => Number(name[1]) - 1, name: (seat: number) => `P${seat + 1}` };
const schools = ["conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation"];
const options = { ruleset: "rebirth", mode: "avatar", boxes: ["base", "rebirth"], schools, quests: ["base"] };

function sceneIn(language: Language): Scene {
  const game = lodgeTitle.play({ seats: 2, options });
  const given = {
    at: { P1: "rebirth-crypt", P2: "cell", avatar: "rebirth-garden" },
    damage: { avatar: "P1 P1" },
    avatar: { actions: "bramble-snare", revealed: "thorn-lash", used: 1, claimed: 2 },
    now: "activation of P1",
  };
  const s = stageOf(everything).pose(game.cards, given, seats as never, { seats: 2, options });
  const shown = view(game.state, s, 0) as unknown as Scene["view"];
  return {
    language,
    names: ["Ana", "Ben"],
    viewer: 0,
    options,
    played: game,
    view: shown,
    question: null,
    waiting: [],
  } as Scene;
}

it("says where he is, what his top card's back shows, and how many cards he has left", () => {
  const { health = 0 } = everything.avatar?.card ?? {};
  expect(avatarNow(sceneIn("en"))).toEqual([
    `Garden. Health ${health - 2} of ${health}.`,
    "Damage by Ana 2.",
    expect.stringMatching(/^Movement \d, attack \d\.$/),
    "On the top card’s back: a trap, when a combat spell is aimed at him.",
    "Action cards left: 9.",
    "Used in this phase: 1 of 3.",
    "Revealed: Thorn Lash",
    "Evocations: none; 3 of his places free.",
    "Quests claimed: 2.",
  ]);
});

it.each(LANGUAGES)("has words for all of it in %s", (language) => {
  const scene = sceneIn(language);
  expect(avatarNow(scene).every((line) => line.length > 3 && !line.includes("undefined"))).toBe(true);
  expect(nameOfSeat(scene, 2)).not.toBe("3");
});

it("does not take him for somebody who sits there, and shows his figure", () => {
  const scene = sceneIn("en");
  expect(seatsOf(seen(scene))).toEqual([0, 1]);
  expect([...onTable(scene)]).toContain("model:P3");
});

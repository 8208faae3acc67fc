/** What Totems change on the board: whose territory a room is, and from where a channelled spell is aimed. */
import { advance, answer, questionFor, resume, view } from "@blackrose/kernel";
import { everything, lodgeTitle, stageOf } from "@blackrose/lodge";
import { expect, it } from "vitest";
import type { Scene } from "../src/face.ts";
import { aimOf } from "../src/lodge/aim.ts";
import { placeOfRoom } from "../src/lodge/game.ts";
import { territories } from "../src/lodge/rebirth/territory.tsx";

const seats = { count: 2, seat: (name: string) => Number(name[1]) - 1, name: (seat: number) => `P${seat + 1}` };
const seating = { seats: 2, options: { ruleset: "rebirth", boxes: ["rebirth"] } };

/** P1 stands in the Garden with a Totem in the Crypt, and has answered. */
function sceneAfter(...answers: readonly string[]): Scene {
  const game = lodgeTitle.play(seating);
  const given = {
    at: { P1: "rebirth-garden", P2: "rebirth-bibliotheca" },
    evocations: ["totem of P1 at rebirth-crypt", "totem of P2 at rebirth-cemetery"],
    sheet: { P1: { quick: "storm-dance/light" } },
    now: "activation of P1",
  };
  const session = resume(game, seating, stageOf(everything).pose(game.cards, given, seats as never, seating));
  advance(session.world);
  for (const key of answers)
    expect(answer(session, 0, questionFor(session, 0)?.id ?? -1, [key])).not.toHaveProperty("refused");
  return {
    language: "en",
    names: ["Ana", "Ben"],
    viewer: 0,
    options: seating.options,
    played: game,
    view: view(game.state, session.world.s, 0) as unknown as Scene["view"],
    question: questionFor(session, 0),
    waiting: [],
  } as Scene;
}

it("shows each mage's territory: the rooms of its Totems and those next to them", () => {
  const scene = sceneAfter();
  const places = (names: string): number[] => names.split(" ").map((name) => placeOfRoom(scene, `rebirth-${name}`));
  expect([...territories(scene)].map(([mage, rooms]) => [mage, [...rooms].toSorted((a, b) => a - b)])).toEqual([
    [0, places("the-abyss cemetery crypt sacrificial-altar").toSorted((a, b) => a - b)],
    [1, places("oracle-room the-abyss summoner-room cemetery crypt").toSorted((a, b) => a - b)],
  ]);
});

it("draws the lines of a channelled spell from the Totem", () => {
  const scene = sceneAfter("action:quick", "model:totem#1");
  const aim = aimOf(scene);
  expect(aim?.from).toBe(placeOfRoom(scene, "rebirth-crypt"));
  expect(aim?.at).toContain(placeOfRoom(scene, "rebirth-bibliotheca"));
});

it("draws them from the caster's own room, if that was chosen", () => {
  const scene = sceneAfter("action:quick", "room:rebirth-garden");
  expect(aimOf(scene)?.from).toBe(placeOfRoom(scene, "rebirth-garden"));
});

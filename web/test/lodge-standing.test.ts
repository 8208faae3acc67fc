/** What stays on a mage, and values with their reasons, as the page shows them: in words of the game, in every language. */
import { view } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { lodge, lodgeTitle, stageOf } from "@blackrose/lodge";
import { describe, expect, it } from "vitest";
import type { Scene } from "../src/face.ts";
import { aboutThing } from "../src/lodge/about/thing.ts";
import { pointsAt } from "../src/lodge/points.ts";
import { onTable } from "../src/lodge/table.ts";

const seats = { count: 2, seat: (name: string) => Number(name[1]) - 1, name: (seat: number) => `P${seat + 1}` };

function sceneIn(language: Language, ruleset: string): Scene {
  const given = {
    players: 2,
    ruleset,
    at: { P1: "garden", P2: "crypt" },
    mages: { P1: "marco", P2: "nero" },
    damage: { P2: "P1 P1 P1" },
    attachments: ["abomination on P1", "stone-claws/1, this turn on P1", "fading-damage on P2 of P1 is 2"],
    now: "activation of P1",
  };
  const seating = { seats: 2, options: { ruleset } };
  const s = stageOf(lodge.cards.content).pose(lodge.cards, given, seats as never, seating);
  const seen = view(lodge.state, s, 0) as unknown as Scene["view"];
  return {
    language,
    names: ["Ana", "Ben"],
    viewer: 0,
    options: seating.options,
    played: lodge,
    view: seen,
    question: null,
    waiting: [],
  };
}

const about = (language: Language, thing: string, ruleset = "revised"): readonly string[] =>
  aboutThing(sceneIn(language, ruleset), thing)?.paragraphs ?? [];

describe("a sheet", () => {
  it("has a sign for whatever stays on the mage", () => {
    const there = [...onTable(sceneIn("en", "revised"))].filter((key) => key.startsWith("attached:"));
    expect(there).toEqual(["attached:0", "attached:1", "attached:2"]);
    expect(there.map((key) => aboutThing(sceneIn("en", "revised"), key)?.title)).toEqual([
      "Abomination",
      "Stone Claws",
      "Fading damage",
    ]);
  });

  it.each([
    ["en", "Movement 2 (printed 2, Abomination 2), attack 3 (printed 2, Abomination 3, Stone Claws 3), hand limit 7."],
    [
      "es",
      "Movimiento 2 (impreso 2, Abominación 2), ataque 3 (impreso 2, Abominación 3, Garras de Piedra 3), límite de mano 7.",
    ],
    [
      "fr",
      "Déplacement 2 (imprimé 2, Abomination 2), attaque 3 (imprimé 2, Abomination 3, Griffes de Pierre 3), limite de main 7.",
    ],
  ] as const)("says why its values are what they are: %s", (language, sentence) => {
    expect(about(language, "seat:P1")).toContain(sentence);
    expect(about(language, "count:P1/health")).toContain(sentence);
  });

  it("says where the rules put a number in the place of the printed one", () => {
    expect(about("en", "seat:P2", "first")).toContain(
      "Movement 2 (by the rules 2), attack 2 (by the rules 2), hand limit 7.",
    );
  });

  it.each([
    ["en", ["Your attack value is 3.", "Until the end of the turn."]],
    ["es", ["Tu valor de ataque es 3.", "Hasta el final del turno."]],
    ["fr", ["Votre valeur d’attaque est de 3.", "Jusqu’à la fin du tour."]],
  ] as const)("says what a thing does and how long: %s", (language, paragraphs) => {
    expect(about(language, "attached:1")).toEqual(paragraphs);
  });

  it.each([
    ["en", "Put there by Ana."],
    ["es", "Puesto por Ana."],
    ["fr", "Placé par Ana."],
  ] as const)("says who put it there: %s", (language, sentence) => {
    expect(about(language, "attached:2")).toContain(sentence);
  });
});

describe("jinxes", () => {
  const schools = ["hex", "conspiracy", "destruction", "divination", "illusion", "necromancy"];
  const options = { ruleset: "rebirth", boxes: ["base", "rebirth"], schools, quests: ["base"], events: ["base"] };
  const seating = { seats: 2, options };
  const played = lodgeTitle.play(seating) as typeof lodge;
  const given = {
    players: 2,
    at: { P1: "rebirth-garden", P2: "rebirth-crypt" },
    attachments: ["brambles on P1", "slowness on P2 with P2"],
    now: "activation of P1",
  };
  const s = stageOf(played.cards.content).pose(played.cards, given, seats as never, seating);
  const scene = { ...sceneIn("en", "rebirth"), options, played, view: view(played.state, s, 0) } as unknown as Scene;

  it("an option that names one on a mage points at its sign on the sheet", () => {
    const asked = { seat: 0, decision: "D-EFF-OPTION" } as never;
    expect(pointsAt(scene, asked, "attached:slowness@P2")).toEqual(["attached:1"]);
    expect(aboutThing(scene, "attached:1")?.paragraphs).toEqual([
      "Your movement decreases by 1 (to no less than 1).",
      "Cubes: 1 of Ben.",
      "Knots undone: 1 of 2.",
    ]);
  });

  it("one in the reserve says what it would do", () => {
    expect(aboutThing(scene, "attachment:brambles")).toEqual({
      title: "Brambles",
      paragraphs: ["When you enter a room by exploring (once in each action): Suffer 1 damage from the Black Rose."],
      rule: "L-JX-01",
    });
  });
});

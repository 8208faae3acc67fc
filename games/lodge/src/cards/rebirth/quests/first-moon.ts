/** Rebirth's fifteen quests of the first moon. */
import {
  act,
  all,
  choose,
  convertDamage,
  convertInstability,
  deal,
  draw,
  evocation,
  heal,
  mage,
  place,
  remove,
  room,
  search,
  special,
  takeBack,
  takeCrown,
} from "../../build.ts";
import { quests } from "../../entries.ts";
import type { Colour, Element, Quest } from "../../says.ts";

const instabilityHere = place(1, "here");
const instabilityNearby = place(1, { choose: "any", nextTo: "here" });
/** A room of that colour activated twice. */
const activated = (colour: Colour): Pick<Quest, "task" | "tasks"> => ({
  task: { when: { on: "activates", who: "you", colours: [colour] } },
  tasks: 2,
});

const models = all("models", "target room");
/** Three revealed spells that show one of these. */
const three = (...of: Element[]): Pick<Quest, "task"> => ({
  task: { when: { on: "resolves", who: "you" }, if: [{ is: "revealed", atLeast: 3, of }] },
});

export const firstMoonQuests = quests(1, "public", {
  "holy-corruption": {
    name: { en: "Holy Corruption", es: "Corrupción Sagrada", fr: "Corruption Sacrée" },
    ...three("sacred", "profane"),
    target: room(2),
    says: [takeBack(["sacred", "profane"]), convertDamage(2, models, { inAll: true })],
    points: 2,
  },
  "magic-stem": {
    name: { en: "Magic Stem", es: "Tallo Mágico", fr: "Tige Magique" },
    ...three("fire", "water"),
    target: room("anywhere"),
    says: [takeBack(["fire", "water"]), convertDamage(1, models, { inAll: true })],
    points: 2,
  },
  "earth-tempest": {
    name: { en: "Earth Tempest", es: "Tempestad de Tierra", fr: "Tempête de Terre" },
    ...three("air", "earth"),
    target: room(2),
    says: [takeBack(["air", "earth"]), deal(2, models)],
    points: 2,
  },
  "contingent-mage": {
    name: { en: "Contingent Mage", es: "Mago Previsor", fr: "Mage Prévoyant" },
    task: { when: { on: "resolves", who: "you", types: ["contingency"] } },
    tasks: 3,
    target: special,
    says: [search(1, "grimoire"), instabilityHere],
    points: 1,
  },
  "warrior-wizard": {
    name: { en: "Warrior Wizard", es: "Hechicero Guerrero", fr: "Sorcier Guerrier" },
    task: { when: { on: "resolves", who: "you", types: ["combat"] } },
    tasks: 3,
    target: evocation("anywhere", { healthAtMost: 3 }),
    says: [remove("target"), instabilityHere],
    points: 1,
  },
  "guardian-mage": {
    name: { en: "Guardian Mage", es: "Mago Guardián", fr: "Mage Gardien" },
    task: { when: { on: "resolves", who: "you", types: ["protection"] } },
    target: special,
    says: [draw(1, "library"), instabilityHere],
    points: 1,
  },
  "conspirator-mage": {
    name: { en: "Conspirator Mage", es: "Mago Conspirador", fr: "Mage Conspirateur" },
    task: { when: { on: "resolves", who: "you", types: ["trap"] } },
    target: mage("anywhere"),
    says: [deal(2, "target"), instabilityHere],
    points: 1,
  },
  "summoner-wizard": {
    name: { en: "Summoner Wizard", es: "Hechicero Evocador", fr: "Sorcier Évocateur" },
    task: { when: { on: "summons", who: "you" } },
    tasks: 2,
    target: special,
    says: [act({ yours: "any" }), instabilityHere],
    points: 2,
  },
  "channeling-instability": {
    name: { en: "Channeling Instability", es: "Encauzar la Inestabilidad", fr: "Dompter l'Instabilité" },
    task: { when: { on: "places", who: "you" } },
    tasks: 4,
    target: room(2),
    says: [convertInstability(2, "target room"), instabilityHere],
    points: 1,
  },
  "shattered-illusion": {
    name: { en: "Shattered Illusion", es: "Ilusión Quebrada", fr: "Illusion Brisée" },
    ...activated("blue"),
    target: special,
    says: [instabilityNearby, instabilityNearby],
    points: 1,
  },
  "guarding-wisdom": {
    name: { en: "Guarding Wisdom", es: "Custodiar la Sabiduría", fr: "Garder la Sagesse" },
    ...activated("yellow"),
    target: special,
    says: [choose([draw(2, "grimoire")], [heal(3, "self")]), instabilityHere],
    points: 1,
  },
  "dominate-fear": {
    name: { en: "Dominate Fear", es: "Dominar el Temor", fr: "Dominer la Crainte" },
    ...activated("grey"),
    target: evocation("anywhere", { anyones: true, kind: "undead" }),
    says: [act("target", { under: "you" }), instabilityHere],
    points: 2,
  },
  "rest-the-limbs": {
    name: { en: "Rest the Limbs", es: "Descansar el Cuerpo", fr: "Reposer les Membres" },
    ...activated("purple"),
    target: special,
    says: [takeCrown(), instabilityHere],
    points: 1,
  },
  "field-test": {
    name: { en: "Field Test", es: "Prueba de Campo", fr: "Essai de Terrain" },
    ...activated("red"),
    target: mage(2),
    says: [deal(2, "target"), instabilityHere],
    points: 1,
  },
  "acquire-wealth": {
    name: { en: "Acquire Wealth", es: "Acumular Riquezas", fr: "Amasser des Richesses" },
    ...activated("green"),
    target: special,
    says: [instabilityHere],
    points: 2,
  },
});

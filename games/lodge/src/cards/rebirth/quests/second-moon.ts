/** Rebirth's quests of the second moon. */
import {
  act,
  aim,
  all,
  bring,
  choose,
  completeQuest,
  convertDamage,
  convertInstability,
  deal,
  draw,
  gain,
  go,
  heal,
  ifSo,
  mage,
  may,
  place,
  room,
  self,
  shuffleMemories,
  special,
  summon,
} from "../../build.ts";
import { quests } from "../../entries.ts";
import type { Colour, Element, Quest, RoomId, Sentence } from "../../says.ts";
import { summonAny } from "../words/summon-any.ts";

const models = all("models", "target room");
/** So much of all damage there (L-RB-37). */
const convertThere = (n: number): Sentence => convertDamage(n, models, { inAll: true });
const convertNearby = aim(room(1), { from: "here" }, [convertInstability(1, "there")]);

/** A room of one of these colours activated three times. */
const activated = (...colours: Colour[]): Pick<Quest, "task" | "tasks"> => ({
  task: { when: { on: "activates", who: "you", colours } },
  tasks: 3,
});
/** Instability placed or converted three times in a room of that colour. */
const unstable = (colour: Colour): Pick<Quest, "task" | "tasks"> => ({
  task: { when: { on: "places", who: "you", colours: [colour], orConverts: true } },
  tasks: 3,
});
/** A spell that shows one of these elements resolved in that room. */
const resolvedIn = (where: RoomId, ...elements: Element[]): Pick<Quest, "task"> => ({
  task: { when: { on: "resolves", who: "you", elements, rooms: [where] } },
});
const activatedRoom = (where: RoomId): Pick<Quest, "task"> => ({
  task: { when: { on: "activates", who: "you", rooms: [where] } },
});

export const secondMoonQuests = quests(2, "public", {
  "cinder-and-gold": {
    name: { en: "Cinder and Gold", es: "Ceniza y Oro", fr: "Cendre et Or" },
    ...activated("yellow", "grey"),
    target: room(1),
    says: [convertThere(2), convertInstability(2, "target room")],
    points: 2,
  },
  "electric-ruby": {
    name: { en: "Electric Ruby", es: "Rubí Eléctrico", fr: "Rubis Électrique" },
    ...activated("red", "blue"),
    target: room(1),
    says: [choose([deal(2, models)], [place(2, "target room")])],
    points: 2,
  },
  "emerald-amethyst": {
    name: { en: "Emerald Amethyst", es: "Amatista Esmeralda", fr: "Améthyste Émeraude" },
    ...activated("green", "purple"),
    target: special,
    says: [summonAny("here"), act("it")],
    points: 2,
  },
  "enigmatic-sun": {
    name: { en: "Enigmatic Sun", es: "Sol Enigmático", fr: "Soleil Énigmatique" },
    ...unstable("purple"),
    target: special,
    says: [convertNearby, convertNearby, convertNearby],
    points: 3,
  },
  "bloody-sun": {
    name: { en: "Bloody Sun", es: "Sol Sangriento", fr: "Soleil Sanglant" },
    ...unstable("red"),
    target: room(1),
    says: [convertThere(3)],
    points: 3,
  },
  "vial-sun": {
    name: { en: "Vial Sun", es: "Sol de la Redoma", fr: "Soleil de la Fiole" },
    ...unstable("green"),
    target: room(1),
    says: [deal(2, models), place(2, "target room"), convertInstability(2, "target room")],
    points: 3,
  },
  "golden-sun": {
    name: { en: "Golden Sun", es: "Sol Dorado", fr: "Soleil Doré" },
    ...unstable("yellow"),
    target: special,
    says: [completeQuest()],
    points: 1,
  },
  "extinct-sun": {
    name: { en: "Extinct Sun", es: "Sol Extinto", fr: "Soleil Éteint" },
    ...unstable("grey"),
    target: special,
    says: [summon("cadaver", "here"), act("it"), summon("cadaver", "here"), act("it")],
    points: 2,
  },
  "invisible-sun": {
    name: { en: "Invisible Sun", es: "Sol Invisible", fr: "Soleil Invisible" },
    ...unstable("blue"),
    target: special,
    says: [draw(2, "library")],
    points: 3,
  },
  "cinder-star": {
    name: { en: "Cinder Star", es: "Estrella de Ceniza", fr: "Étoile de Cendre" },
    ...resolvedIn("rebirth-crypt", "fire", "profane"),
    target: special,
    says: [summon("colossus", "here"), act("it")],
    points: 1,
  },
  "purple-star": {
    name: { en: "Purple Star", es: "Estrella Púrpura", fr: "Étoile Pourpre" },
    ...resolvedIn("rebirth-pleasures-room", "profane", "magic"),
    target: special,
    says: [may([draw(1, "events"), gain(2)])],
    points: 1,
  },
  "crimson-star": {
    name: { en: "Crimson Star", es: "Estrella Carmesí", fr: "Étoile Cramoisie" },
    ...resolvedIn("rebirth-alchemic-laboratory", "fire", "water"),
    // Its range is unclear (L-RB-01).
    target: mage(1),
    says: [may([draw(1, "events")]), deal(3, "target")],
    points: 2,
  },
  "emerald-star": {
    name: { en: "Emerald Star", es: "Estrella Esmeralda", fr: "Étoile d'Émeraude" },
    ...resolvedIn("rebirth-forge", "earth", "fire"),
    target: special,
    says: [draw(1, "quests")],
    points: 2,
  },
  "citrine-star": {
    name: { en: "Citrine Star", es: "Estrella Citrina", fr: "Étoile de Citrine" },
    ...resolvedIn("rebirth-observatory", "air", "earth"),
    target: special,
    says: [draw(2, "grimoire")],
    points: 2,
  },
  "indigo-star": {
    name: { en: "Indigo Star", es: "Estrella Índigo", fr: "Étoile Indigo" },
    task: { when: { on: "resolves", who: "you", types: ["combat", "contingency"], rooms: ["rebirth-oracle-room"] } },
    target: special,
    says: [shuffleMemories(), draw(3, "grimoire")],
    points: 2,
  },
  "illusory-moon": {
    name: { en: "Illusory Moon", es: "Luna Ilusoria", fr: "Lune Illusoire" },
    ...activatedRoom("rebirth-mirrors-room"),
    target: mage("anywhere"),
    says: [may([go("target's room"), bring("target", { choose: "any" })])],
    points: 2,
  },
  "mortal-moon": {
    name: { en: "Mortal Moon", es: "Luna Mortal", fr: "Lune Mortelle" },
    ...activatedRoom("rebirth-cemetery"),
    target: self,
    says: [ifSo({ is: "undamaged", who: "self" }, [gain(1)]), heal("all", "self")],
    points: 2,
  },
  "generous-moon": {
    name: { en: "Generous Moon", es: "Luna Generosa", fr: "Lune Généreuse" },
    ...activatedRoom("rebirth-garden"),
    target: room(1),
    says: [convertThere(1), convertInstability(2, "target room")],
    points: 2,
  },
  "wise-moon": {
    name: { en: "Wise Moon", es: "Luna Sabia", fr: "Lune Sage" },
    ...activatedRoom("rebirth-bibliotheca"),
    target: special,
    says: [draw(2, "library")],
    points: 2,
  },
  "persuasive-moon": {
    name: { en: "Persuasive Moon", es: "Luna Persuasiva", fr: "Lune Persuasive" },
    ...activatedRoom("rebirth-armory"),
    target: special,
    says: [deal(1, { all: "models in play" })],
    points: 2,
  },
  "powerful-moon": {
    name: { en: "Powerful Moon", es: "Luna Poderosa", fr: "Lune Puissante" },
    ...activatedRoom("rebirth-arena"),
    target: mage("anywhere"),
    says: [bring("target", { named: "rebirth-arena" }), deal(2, "target")],
    points: 2,
  },
});

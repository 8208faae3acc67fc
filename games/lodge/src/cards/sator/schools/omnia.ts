/** The school of Omnia: two lessons from each of the six old schools, and a prize for whoever learns from all. */
import {
  all,
  attack,
  cancel,
  combat,
  contingency,
  convertDamage,
  convertInstability,
  deal,
  draw,
  gain,
  go,
  heal,
  ignoreDamage,
  lookAtTop,
  mage,
  model,
  move,
  pay,
  place,
  protection,
  readyAction,
  room,
  self,
  special,
  steal,
  summon,
  takeOfTop,
  transferDamage,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Amount, Trigger } from "../../says.ts";

const wouldSuffer: Trigger = { on: "would suffer", who: "you" };
const per = (shown: "schools" | "elements", max: number): Amount => ({ per: { counted: "different", shown }, max });

export const omnia = school("omnia", "designed", {
  name: { en: "Omnia", es: "Omnia", fr: "Omnia" },
  icon: "bookshelf",
  tint: "#b9a06a",
  grimoires: {
    "g-omnia-a": {
      name: { en: "Applied Arts", es: "Artes Aplicadas", fr: "Arts Appliqués" },
      spells: [
        "scholars-fire",
        "collapse-theorem",
        "borrowed-bones",
        "the-leechs-lesson",
        "practised-hand",
        "a-useful-mirage",
      ],
    },
    "g-omnia-b": {
      name: { en: "The Open Library", es: "La Biblioteca Abierta", fr: "La Bibliothèque Ouverte" },
      spells: [
        "weights-and-measures",
        "short-cut",
        "annotated-almanac",
        "cross-references",
        "unsigned-letter",
        "summa-arcana",
      ],
    },
  },
  spells: {
    "scholars-fire": {
      name: { en: "Scholar's Fire", es: "Fuego del Erudito", fr: "Feu de l'Érudit" },
      symbol: true,
      light: combat("fire", model(2), [deal(3, "target")]),
      dark: combat("fire", room(2), [deal(2, all("models", "target room"))]),
    },
    "collapse-theorem": {
      name: { en: "Collapse Theorem", es: "Teorema del Derrumbe", fr: "Théorème de l'Effondrement" },
      symbol: true,
      light: contingency("earth", room(2), [place(2, "target room"), convertInstability(1, "target room")]),
      dark: combat("earth", room(1), [deal(2, all("models", "target room")), place(1, "target room")]),
    },
    "borrowed-bones": {
      name: { en: "Borrowed Bones", es: "Huesos Prestados", fr: "Os Empruntés" },
      light: contingency("profane", room(2), [summon("landsknecht", "target room"), gain(1)]),
      dark: combat("profane", model(2), [deal(2, "target"), convertDamage(2, "target")]),
    },
    "the-leechs-lesson": {
      name: { en: "The Leech's Lesson", es: "La Lección de la Sanguijuela", fr: "La Leçon de la Sangsue" },
      symbol: true,
      light: combat("water", mage(2), [deal(2, "target"), transferDamage(1, "self", "target")]),
      dark: protection("water", self, wouldSuffer, [ignoreDamage(2), heal(2, "self")]),
    },
    "practised-hand": {
      name: { en: "Practised Hand", es: "Mano Experta", fr: "Main Exercée" },
      light: combat("earth", self, [move("self", 2), attack(), deal(1, { all: "hit models" })]),
      dark: contingency("earth", self, [readyAction(), move("self", 1)]),
    },
    "weights-and-measures": {
      name: { en: "Weights and Measures", es: "Pesos y Medidas", fr: "Poids et Mesures" },
      symbol: true,
      light: contingency("water", room(2), [convertInstability(2, "target room"), gain(1)]),
      dark: combat("water", room(2), [deal(1, all("models", "target room")), convertInstability(2, "target room")]),
    },
    "a-useful-mirage": {
      name: { en: "A Useful Mirage", es: "Un Espejismo Útil", fr: "Un Mirage Utile" },
      light: protection("air", self, wouldSuffer, [ignoreDamage(3), draw(1, "grimoire")]),
      dark: protection("air", self, { on: "targeted" }, [pay({ pay: "discard", cards: 1 }, [cancel("spell")])]),
    },
    "short-cut": {
      name: { en: "Short Cut", es: "Atajo", fr: "Raccourci" },
      symbol: true,
      light: contingency("air", room("anywhere"), [go("target room"), place(2, "your room")]),
      dark: combat("air", model(2), [deal(2, "target"), move("target", 1)]),
    },
    "annotated-almanac": {
      name: { en: "Annotated Almanac", es: "Almanaque Anotado", fr: "Almanach Annoté" },
      symbol: true,
      light: contingency("sacred", special, [draw(1, "quests"), draw(1, "grimoire")]),
      dark: contingency("sacred", special, [lookAtTop(3, "events", { reorder: true }), gain(1)]),
    },
    "cross-references": {
      name: { en: "Cross-References", es: "Referencias Cruzadas", fr: "Renvois Croisés" },
      symbol: true,
      light: contingency("any", self, [draw(1, "library"), draw(2, "grimoire")]),
      dark: contingency("any", self, [takeOfTop(1, 3, "memories", { rest: "back" }), gain(1)]),
    },
    "unsigned-letter": {
      name: { en: "Unsigned Letter", es: "Carta sin Firma", fr: "Lettre sans Signature" },
      light: trap("magic", mage("anywhere"), { on: "activates", who: "mage" }, [steal(1, "it"), place(1, "there")]),
      dark: trap("magic", mage("anywhere"), { on: "solves", who: "mage" }, [gain(2)]),
    },
    "summa-arcana": {
      name: { en: "Summa Arcana", es: "Suma Arcana", fr: "Somme Arcanique" },
      light: contingency("any", self, [gain(per("schools", 3))]),
      dark: combat("any", model(2), [deal(2, "target"), deal(per("elements", 2), "target")]),
    },
  },
});

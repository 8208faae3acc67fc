/** Rebirth's thirteen events of the second moon. */
import { act, aim, deal, discard, draw, evocation, gain, ifSo, lose, pay, place, sendToCell } from "../../build.ts";
import { events } from "../../entries.ts";
import type { Colour } from "../../says.ts";

/** The Black Rose gains power with every activation of a room of that colour. */
const watches = (colour: Colour) =>
  ({
    board: { phase: "action", space: 1, enters: 2, leaves: 1 },
    hears: [{ when: { on: "activates", who: "mage", colours: [colour] }, then: [gain(1, { who: "black rose" })] }],
  }) as const;

export const secondMoonEvents = events(2, "public", {
  abandonment: { name: { en: "Abandonment", es: "Abandono", fr: "Abandon" }, ...watches("grey") },
  battle: { name: { en: "Battle", es: "Batalla", fr: "Bataille" }, ...watches("red") },
  "clairvoyance-event": {
    name: { en: "Clairvoyance", es: "Clarividencia", fr: "Clairvoyance" },
    ...watches("blue"),
  },
  growth: { name: { en: "Growth", es: "Crecimiento", fr: "Croissance" }, ...watches("green") },
  knowledge: {
    name: { en: "Knowledge", es: "Conocimiento", fr: "Connaissance" },
    crown: true,
    ...watches("yellow"),
  },
  instinct: { name: { en: "Instinct", es: "Instinto", fr: "Instinct" }, crown: true, ...watches("purple") },
  illness: {
    name: { en: "Illness", es: "Enfermedad", fr: "Maladie" },
    board: { phase: "black rose", space: 3, enters: 1, leaves: 2 },
    says: [
      {
        for: "black rose",
        says: [
          place(2, { each: { with: "a mage" } }, { by: "black rose" }),
          sendToCell({ all: "mages", where: "any" }),
        ],
      },
    ],
  },
  vision: {
    name: { en: "Vision", es: "Visión", fr: "Vision" },
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [draw(1, "quests", { moon: "third" })] }],
  },
  "wave-of-fatigue": {
    name: { en: "Wave of Fatigue", es: "Oleada de Fatiga", fr: "Vague de Fatigue" },
    crown: true,
    board: { phase: "action", space: 1, enters: 2, leaves: 0 },
    says: [{ for: "any", says: [ifSo({ is: "hand empty" }, [lose(1, "self")], [discard(1)])] }],
  },
  "revolt-of-the-servants": {
    name: { en: "Revolt of the Servants", es: "Rebelión de los Siervos", fr: "Révolte des Serviteurs" },
    board: { phase: "instant", space: null, enters: 1, leaves: 0 },
    says: [
      {
        for: "any",
        says: [
          ifSo(
            { is: "you have", kind: "any", atLeast: 1 },
            [deal({ per: "attack of your evocations" }, "self", { by: "black rose" })],
            [lose(1, "self")],
          ),
        ],
      },
    ],
  },
  "tribute-of-the-command": {
    name: { en: "Tribute of the Command", es: "Tributo del Mando", fr: "Tribut du Commandement" },
    board: { phase: "action", space: 1, enters: 1, leaves: 3 },
    says: [
      {
        for: "any",
        says: [
          pay({ pay: "suffer", damage: 1 }, [
            aim(evocation("anywhere", { anyones: true }), {}, [act("another", { under: "you" })]),
          ]),
        ],
      },
    ],
  },
  renovation: {
    name: { en: "Renovation", es: "Renovación", fr: "Rénovation" },
    crown: true,
    board: { phase: "instant", space: null, enters: 3, leaves: 0 },
    says: [{ for: "in a room", says: [pay({ pay: "trophy to the Black Rose" }, [place(2, "your room")])] }],
  },
  "reward-the-slothful": {
    name: { en: "Reward the Slothful", es: "Premio a los Perezosos", fr: "Prime aux Paresseux" },
    crown: true,
    board: { phase: "instant", space: null, enters: 2, leaves: 0 },
    says: [{ for: "without completed quests", says: [gain(1)] }],
  },
});

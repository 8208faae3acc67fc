/** The personal spells of the six mages. */
import type { Spell } from "../says.ts";

export const personal: readonly Spell[] = [
  {
    id: "ring-of-fire",
    school: "personal",
    name: { en: "Ring of Fire", es: "Anillo de Fuego", fr: "Anneau de Feu" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 0 },
        says: [{ do: "deal", n: 2, to: { all: "models", in: { nextTo: "target room" } } }],
      },
      dark: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 2 },
        says: [
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
          {
            do: "each",
            who: { all: "hit mages" },
            then: [
              {
                do: "this turn",
                when: { on: "leaves", who: "it", room: "target room", by: "physical action" },
                then: [{ do: "deal", n: 2, to: "it" }],
                once: true,
              },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "natures-wrath",
    school: "personal",
    name: { en: "Nature's Wrath", es: "Cólera de la Naturaleza", fr: "Colère de la Nature" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "earth",
        target: { at: "self" },
        says: [
          { do: "may", then: [{ do: "move", who: "self", n: 1 }, { do: "attack" }] },
          {
            do: "may",
            then: [
              { do: "move", who: "self", n: 1 },
              { do: "attack", on: "a different model" },
            ],
          },
        ],
      },
      dark: {
        type: "combat",
        element: "earth",
        target: { at: "room", within: 1 },
        says: [
          {
            do: "together",
            what: [
              { do: "deal", n: 1, to: { all: "models", in: "target room" } },
              { do: "place", n: 1, in: "target room" },
            ],
          },
          { do: "if", if: { is: "your own room" }, then: [{ do: "place", n: 1, in: "target room" }] },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "putrefy",
    school: "personal",
    name: { en: "Putrefy", es: "Pudrir", fr: "Putréfier" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 1 },
        says: [
          { do: "deal", n: 3, to: "target" },
          { do: "if", if: { is: "a mage", who: "target" }, then: [{ do: "lose", n: 1, who: "target" }] },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "evocation", within: "anywhere", kind: "undead" },
        says: [
          { do: "remove", who: "target" },
          {
            do: "aim",
            target: { at: "model", within: 1 },
            from: "target's room",
            then: [{ do: "deal", n: 4, to: "another" }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "reading-the-stars",
    school: "personal",
    name: { en: "Reading the Stars", es: "Leer las Estrellas", fr: "Lire les Étoiles" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "any",
        target: { at: "special" },
        says: [
          { do: "look at top", of: 2, from: "quests", moon: "third" },
          {
            do: "cost",
            cost: { pay: "PP", points: 1 },
            then: [{ do: "take of top", take: 1, of: 2, from: "quests", moon: "third", rest: "back" }],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "any",
        target: { at: "special" },
        says: [
          { do: "reorder top", of: 4, from: "events" },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "invisibility",
    school: "personal",
    name: { en: "Invisibility", es: "Invisibilidad", fr: "Invisibilité" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted" },
        says: [{ do: "ignore effect" }, { do: "gain", n: 1 }],
      },
      dark: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted", by: "combat" },
        says: [
          { do: "ignore effect" },
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "gain", n: 1 }],
              [
                { do: "go", to: "its room" },
                { do: "deal", n: 1, to: "caster" },
              ],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "danse-macabre",
    school: "personal",
    name: { en: "Danse Macabre", es: "Danza Macabra", fr: "Danse Macabre" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "model", within: 2 },
        says: [
          { do: "go", to: "target's room" },
          { do: "move", who: "target", n: 2, with: "self" },
          { do: "deal", n: { per: "rooms crossed" }, to: "target" },
        ],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "model", within: 2 },
        says: [
          { do: "go", to: "target's room" },
          { do: "move", who: "target", n: 1, with: "self" },
          { do: "steal", n: 1, from: "target" },
        ],
      },
    },
    provenance: "public",
  },
];

/** The school of Divination. */
import type { Spell } from "../says.ts";

export const divination: readonly Spell[] = [
  {
    id: "arcane-mark",
    school: "divination",
    name: { en: "Arcane Mark", es: "Marca Arcana", fr: "Marque Arcanique" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "fire",
        target: { at: "room", within: 2 },
        says: [
          { do: "see", what: "ready spells", of: { all: "mages", in: "target room" } },
          { do: "gain", n: 1 },
        ],
      },
      dark: {
        type: "contingency",
        element: "fire",
        target: { at: "mage", within: "anywhere" },
        says: [
          { do: "name a type" },
          {
            do: "this turn",
            when: { on: "casts", who: "target", type: "named" },
            then: [{ do: "gain", n: 1 }],
            most: 3,
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "arcane-vision",
    school: "divination",
    name: { en: "Arcane Vision", es: "Visión Arcana", fr: "Vision Arcanique" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "any",
        target: { at: "room", within: "anywhere" },
        says: [{ do: "activate", room: "target room" }],
      },
      dark: {
        type: "contingency",
        element: "any",
        target: { at: "special" },
        says: [{ do: "take of top", take: 1, of: 5, from: "library", rest: "shuffled in" }],
      },
    },
    provenance: "public",
  },
  {
    id: "autumn-rite",
    school: "divination",
    name: { en: "Autumn Rite", es: "Rito del Otoño", fr: "Sacre de l'Automne" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" },
            then: [
              { do: "heal", n: 3, who: { all: "models", in: "target room", youToo: true } },
              { do: "gain", n: { per: "models healed", max: 3 } },
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 0 },
        says: [
          { do: "summon", kind: "divine-altar", in: "target room" },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "change-the-past-and-future",
    school: "divination",
    name: {
      en: "Change the Past and Future",
      es: "Cambiar el Pasado y el Futuro",
      fr: "Changer le Passé et l'Avenir",
    },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "special" },
        says: [
          {
            do: "choose",
            options: [
              [{ do: "draw", n: 1, from: "quests", moon: "this" }],
              [{ do: "draw", n: 1, from: "quests", moon: "next" }],
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "special" },
        says: [{ do: "quest of previous moon" }],
      },
    },
    provenance: "public",
  },
  {
    id: "change-the-plot",
    school: "divination",
    name: { en: "Change the Plot", es: "Cambio de Trama", fr: "Changement de Trame" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "room", within: "anywhere", not: ["black-rose-room"], state: "used" },
        says: [
          { do: "may", then: [{ do: "activate", room: "target room", evenUsed: true }] },
          { do: "gain", n: 1 },
        ],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "room", within: 2 },
        says: [
          { do: "unready", who: { all: "mages", in: "target room" }, slot: "not quick" },
          // The most of 3 is doubtful.
          { do: "gain", n: { per: "mages affected", max: 3 } },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "clairvoyance",
    school: "divination",
    name: { en: "Clairvoyance", es: "Clarividencia", fr: "Clairvoyance" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "targeted", by: "combat" },
        says: [{ do: "ignore effect" }, { do: "gain", n: 1 }],
      },
      dark: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "targeted", by: "trap" },
        says: [{ do: "ignore effect" }, { do: "gain", n: 1 }],
      },
    },
    provenance: "public",
  },
  {
    id: "forget-the-grief",
    school: "divination",
    name: { en: "Forget the Grief", es: "Olvidar el Dolor", fr: "Anesthésie" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "fire",
        target: { at: "room", within: 2 },
        says: [
          { do: "heal", n: 3, who: { all: "models", in: "target room", youToo: true } },
          { do: "gain", n: 1 },
        ],
      },
      dark: {
        type: "contingency",
        element: "fire",
        target: { at: "self" },
        says: [
          { do: "convert damage", n: 4, on: "self" },
          { do: "gain", n: 2 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "hourglass",
    school: "divination",
    name: { en: "Hourglass", es: "Reloj de Arena", fr: "Sablier" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "any",
        target: { at: "room", within: 2 },
        says: [
          { do: "see", what: "quests", of: { all: "mages", in: "target room" } },
          {
            do: "aim",
            target: { at: "mage", within: 0 },
            from: "target room",
            upTo: true,
            then: [
              { do: "take quest", what: "seen", from: "another" },
              {
                do: "if",
                if: { is: "quest was given" },
                then: [{ do: "draw", n: 1, from: "quests", moon: "previous", who: "another" }],
              },
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "any",
        target: { at: "special" },
        says: [
          { do: "play of top", of: 3, gain: 2 },
          {
            do: "if",
            if: { is: "event was played" },
            then: [{ do: "reorder top", of: 2, from: "events" }],
            else: [{ do: "reorder top", of: 3, from: "events" }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "read-the-past-and-future",
    school: "divination",
    name: { en: "Read the Past and Future", es: "Leer el Pasado y el Futuro", fr: "Lire le Passé et l'Avenir" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "sacred",
        target: { at: "self" },
        says: [{ do: "take of top", take: 2, of: 4, from: "grimoire", rest: "back" }],
      },
      dark: {
        type: "contingency",
        element: "sacred",
        target: { at: "self" },
        says: [{ do: "draw", n: 2, from: "memories" }],
      },
    },
    provenance: "public",
  },
  {
    id: "spring-rite",
    school: "divination",
    name: { en: "Spring Rite", es: "Rito de la Primavera", fr: "Sacre du Printemps" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" },
            then: [{ do: "place", n: 1, in: { nextTo: "target room", withIt: true } }],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 0 },
        says: [
          { do: "summon", kind: "divine-altar", in: "target room" },
          { do: "gain", n: { per: { inPlay: "divine-altar" } } },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "summer-rite",
    school: "divination",
    name: { en: "Summer Rite", es: "Rito del Verano", fr: "Sacre de l'Été" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "fire",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" },
            then: [
              { do: "shut", rooms: "one colour" },
              { do: "gain", n: 2 },
            ],
          },
        ],
      },
      dark: {
        // 1 as printed; the codex counts the Divine Altars in play.
        type: "contingency",
        element: "fire",
        target: { at: "room", within: 0 },
        says: [
          { do: "summon", kind: "divine-altar", in: "target room" },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "winter-rite",
    school: "divination",
    name: { en: "Winter Rite", es: "Rito del Invierno", fr: "Sacre de l'Hiver" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "divine-altar", in: "target room", of: "anyone" },
            then: [
              { do: "may", then: [{ do: "cast from hand" }] },
              { do: "gain", n: 1 },
            ],
          },
        ],
      },
      dark: {
        // 1 as printed; the codex counts the Divine Altars in play.
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 0 },
        says: [
          { do: "summon", kind: "divine-altar", in: "target room" },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
];

/** The school of Conspiracy. */
import type { Spell } from "../says.ts";

export const conspiracy: readonly Spell[] = [
  {
    id: "blade-barrage",
    school: "conspiracy",
    name: { en: "Blade Barrage", es: "Descarga Afilada", fr: "Déluge de Lames" },
    symbol: false,
    sides: {
      halves: [
        {
          type: "trap",
          element: "air",
          target: { at: "room", within: "anywhere", colour: "red" },
          trigger: { on: "enters", who: "model", colour: "red" },
          says: [
            {
              do: "together",
              what: [
                { do: "deal", n: 3, to: { all: "models", in: "there" } },
                { do: "deal", n: 1, to: { all: "models", in: { nextTo: "there" } } },
              ],
            },
          ],
        },
        {
          // A mage as printed; the codex says any model.
          type: "trap",
          element: "air",
          target: { at: "room", within: "anywhere", colour: "green" },
          trigger: { on: "enters", who: "mage", colour: "green" },
          says: [
            { do: "deal", n: 2, to: "it" },
            {
              do: "this turn",
              when: { on: "leaves", who: "it", room: "there" },
              then: [{ do: "deal", n: 2, to: "it" }],
              once: true,
            },
          ],
        },
      ],
    },
    provenance: "public",
  },
  {
    id: "blood-pact",
    school: "conspiracy",
    name: { en: "Blood Pact", es: "Pacto de Sangre", fr: "Pacte de Sang" },
    symbol: false,
    sides: {
      halves: [
        {
          // Gained as printed; in the codex the 2 are stolen.
          type: "trap",
          element: "profane",
          target: { at: "room", within: "anywhere", colour: "black" },
          trigger: { on: "enters", who: "mage", room: "black-rose-room" },
          says: [
            {
              do: "together",
              what: [
                { do: "take quest", what: "completed", from: "it" },
                { do: "gain", n: 2 },
              ],
            },
          ],
        },
        {
          type: "trap",
          element: "profane",
          target: { at: "room", within: "anywhere", colour: "purple" },
          trigger: { on: "enters", who: "mage", colour: "purple" },
          says: [
            { do: "steal", n: 2, from: "it" },
            { do: "forbid", what: "moving", who: "it" },
          ],
        },
      ],
    },
    provenance: "public",
  },
  {
    id: "dance-of-death",
    school: "conspiracy",
    name: { en: "Dance of Death", es: "Danza de la Muerte", fr: "Danse de Mort" },
    symbol: false,
    sides: {
      light: {
        type: "trap",
        element: "profane",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "physical action", who: "mage" },
        says: [
          { do: "deal", n: 1, to: "it" },
          { do: "move", who: "it", n: 1 },
        ],
      },
      dark: {
        type: "trap",
        element: "profane",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "physical action", who: "mage" },
        says: [
          { do: "may", then: [{ do: "move", who: "it", n: 1, with: "one model there" }] },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "deceiving-wind",
    school: "conspiracy",
    name: { en: "Deceiving Wind", es: "Viento Engañoso", fr: "Vent Trompeur" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "would suffer", who: "you" },
        says: [
          { do: "ignore damage", n: 3 },
          { do: "gain", n: 1 },
        ],
      },
      dark: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted", kind: "single" },
        says: [{ do: "deflect spell", within: 1, ifNone: "cancel" }],
      },
    },
    provenance: "public",
  },
  {
    id: "dismiss",
    school: "conspiracy",
    name: { en: "Dismiss", es: "Despedir", fr: "Congédier" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "room", within: "anywhere" },
        says: [
          { do: "remove", who: { all: "evocations", in: "target room" } },
          { do: "gain", n: { per: "evocations removed", max: 4 } },
        ],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "evocation", within: "anywhere" },
        says: [
          {
            do: "together",
            what: [
              { do: "remove", who: "target" },
              { do: "go", to: "target's room" },
              { do: "gain", n: 1 },
            ],
          },
          { do: "may", then: [{ do: "activate", room: "your room" }] },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "extort-magic",
    school: "conspiracy",
    name: { en: "Extort Magic", es: "Extorsión Mágica", fr: "Extorsion Magique" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "mage", within: 2 },
        says: [
          { do: "see", what: "hand", of: "target" },
          { do: "may", then: [{ do: "swap spells" }] },
          { do: "gain", n: 1 },
        ],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "mage", within: 1 },
        says: [
          { do: "discard", n: 1 },
          { do: "unready", who: "target", slot: "not quick" },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "magical-theft",
    school: "conspiracy",
    name: { en: "Magical Theft", es: "Hurto Mágico", fr: "Vol Magique" },
    symbol: false,
    sides: {
      light: {
        type: "trap",
        element: "air",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "solves", who: "mage" },
        says: [{ do: "award", what: "quest card" }],
      },
      dark: {
        type: "trap",
        element: "air",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "solves", who: "mage" },
        says: [{ do: "award", what: "quest points" }],
      },
    },
    provenance: "public",
  },
  {
    id: "magic-door",
    school: "conspiracy",
    name: { en: "Magic Door", es: "Puerta Mágica", fr: "Porte Magique" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "any",
        target: { at: "room", within: "anywhere" },
        says: [
          { do: "go", to: "target room" },
          { do: "may", then: [{ do: "activate", room: "target room" }] },
        ],
      },
      dark: {
        type: "contingency",
        element: "any",
        target: { at: "model", within: "anywhere" },
        says: [
          { do: "swap", with: "target" },
          { do: "may", then: [{ do: "activate", room: "your room" }] },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "obscure-intuition",
    school: "conspiracy",
    name: { en: "Obscure Intuition", es: "Intuición Umbría", fr: "Obscure Intuition" },
    symbol: true,
    sides: {
      light: {
        // A quest not given is discarded, as printed; the codex adds that you lose 2 PP and the Black Rose gains nothing.
        type: "contingency",
        element: "profane",
        target: { at: "special" },
        says: [{ do: "share quests" }],
      },
      dark: {
        type: "contingency",
        element: "profane",
        target: { at: "special" },
        says: [{ do: "take discarded" }, { do: "gain", n: 1 }],
      },
    },
    provenance: "public",
  },
  {
    id: "plot",
    school: "conspiracy",
    name: { en: "Plot", es: "Intriga", fr: "Complot" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "special" },
        says: [{ do: "discard event", points: "shared" }],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "special" },
        says: [
          { do: "play of top", of: 2 },
          {
            do: "if",
            if: { is: "event was played" },
            then: [
              {
                do: "if",
                if: { is: "event shows Crown" },
                then: [{ do: "gain", n: 2 }],
                else: [{ do: "take the Crown" }],
              },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "profane-mark",
    school: "conspiracy",
    name: { en: "Profane Mark", es: "Marca Profana", fr: "Marque Profane" },
    symbol: false,
    sides: {
      halves: [
        {
          type: "trap",
          element: "profane",
          target: { at: "room", within: "anywhere", colour: "grey" },
          trigger: { on: "enters", who: "mage", colour: "grey" },
          says: [
            { do: "convert damage", n: 2, on: "it" },
            { do: "gain", n: { per: "cubes converted" } },
            { do: "if", if: { is: "nothing converted" }, then: [{ do: "deal", n: 3, to: "it" }] },
          ],
        },
        {
          type: "trap",
          element: "profane",
          target: { at: "room", within: "anywhere", colour: "yellow" },
          trigger: { on: "enters", who: "mage", colour: "yellow" },
          says: [
            { do: "transfer damage", n: 2, from: "self", to: "it" },
            { do: "gain", n: { per: "cubes transferred" } },
          ],
        },
      ],
    },
    provenance: "public",
  },
  {
    id: "whispering-wind",
    school: "conspiracy",
    name: { en: "Whispering Wind", es: "Viento Susurrante", fr: "Vent Chuchoteur" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "air",
        target: { at: "model", within: 3 },
        says: [{ do: "move", who: "target", n: 2 }],
      },
      dark: {
        type: "contingency",
        element: "air",
        target: { at: "room", within: 3 },
        says: [{ do: "move", who: { all: "models", in: "target room" }, n: 1 }],
      },
    },
    provenance: "public",
  },
];

/** The Forgotten spells: one copy each, out of the game once used. */
import type { Spell } from "../says.ts";

export const forgotten: readonly Spell[] = [
  {
    id: "death-delirium",
    school: "forgotten",
    name: { en: "Death Delirium", es: "Delirio de Muerte", fr: "Délire de Mort" },
    symbol: true,
    sides: {
      light: {
        // The range of 2 is doubtful.
        type: "combat",
        element: "profane",
        target: { at: "model", within: 2 },
        says: [{ do: "deal", n: 8, to: "target", fades: 8 }],
      },
      dark: {
        type: "combat",
        element: "profane",
        target: { at: "every model" },
        says: [{ do: "deal", n: 3, to: { all: "models in play", damaged: true } }],
      },
    },
    provenance: "public",
  },
  {
    id: "devastation",
    school: "forgotten",
    name: { en: "Devastation", es: "Devastación", fr: "Dévastation" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 0 },
        says: [
          { do: "deal", n: 2, to: { all: "models within", range: 2 } },
          { do: "convert damage", n: 3, on: { all: "models within", range: 2 } },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 0 },
        says: [
          { do: "lose", n: 3, who: { all: "models within", range: 2, mages: true } },
          { do: "gain", n: { per: "mages affected", times: 2, max: 6 } },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "disintegration",
    school: "forgotten",
    name: { en: "Disintegration", es: "Desintegración", fr: "Désintégration" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "earth",
        target: { at: "model", within: 2 },
        says: [{ do: "deal", n: 7, to: "target" }],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 2 },
        says: [{ do: "place", n: 5, in: "target room" }],
      },
    },
    provenance: "public",
  },
  {
    id: "echo-of-revenge",
    school: "forgotten",
    name: { en: "Echo of Revenge", es: "Eco de Venganza", fr: "Écho de Vengeance" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "suffers", who: "you" },
        says: [{ do: "deal", n: { per: "damage suffered", max: 5 }, to: { all: "models in play" } }],
      },
      dark: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "defeated", who: "you" },
        says: [
          {
            do: "together",
            what: [
              { do: "award", what: "turn the defeat" },
              { do: "heal", n: "all", who: "self" },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "eviscerate",
    school: "forgotten",
    name: { en: "Eviscerate", es: "Eviscerar", fr: "Éviscérer" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 2 },
        says: [{ do: "deal", n: 5, to: "target", noProtections: true }],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 2 },
        says: [
          {
            do: "if",
            if: { is: "not", so: { is: "undamaged", who: "target" } },
            then: [{ do: "defeat", who: "target" }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "infamy-of-crete",
    school: "forgotten",
    name: { en: "Infamy of Crete", es: "Infamia de Creta", fr: "Infamie de Crète" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "water",
        target: { at: "room", within: "anywhere" },
        says: [{ do: "collapse", rooms: 2, nextTo: "target room", not: ["throne-room", "black-rose-room"] }],
      },
      dark: {
        type: "contingency",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          { do: "summon", kind: "infamy-of-crete", in: "target room" },
          { do: "may", then: [{ do: "act", who: "it" }] },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "intertwine-fate",
    school: "forgotten",
    name: { en: "Intertwine Fate", es: "Entrelazar el Destino", fr: "Entrelacer le Destin" },
    symbol: true,
    sides: {
      light: {
        // The codex reaches a revealed quick spell too.
        type: "contingency",
        element: "magic",
        target: { at: "room", within: "anywhere" },
        says: [
          { do: "unready", who: { all: "mages", in: "target room" }, slot: "quick" },
          { do: "gain", n: { per: "mages affected", times: 2, max: 6 } },
        ],
      },
      dark: {
        type: "contingency",
        element: "magic",
        target: { at: "special" },
        says: [
          { do: "complete quest", from: "top of previous moon", of: 4 },
          { do: "gain", n: 2 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "lightning-storm",
    school: "forgotten",
    name: { en: "Lightning Storm", es: "Tormenta de Rayos", fr: "Tempête d'Éclairs" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "air",
        target: { at: "every model" },
        says: [
          { do: "deal", n: 3, to: { all: "models in play" } },
          { do: "forbid", what: "moving", who: { all: "hit mages" }, until: "end of next Action Phase" },
        ],
      },
      dark: {
        type: "combat",
        element: "air",
        target: { at: "every model" },
        says: [
          { do: "deal", n: 3, to: { all: "models in play" } },
          { do: "forbid", what: "activating", who: { all: "hit mages" }, until: "end of next Action Phase" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "soul-entrapment",
    school: "forgotten",
    name: { en: "Soul Entrapment", es: "Prisión de Almas", fr: "Piège à Âmes" },
    symbol: false,
    sides: {
      halves: [
        {
          type: "trap",
          element: "sacred",
          target: { at: "room", within: "anywhere", colour: "grey" },
          trigger: { on: "enters", who: "mage", colour: "grey" },
          says: [{ do: "steal", n: 4, from: "it" }],
        },
        {
          type: "trap",
          element: "sacred",
          target: { at: "room", within: "anywhere", colour: "yellow" },
          trigger: { on: "enters", who: "model", colour: "yellow" },
          says: [
            {
              do: "together",
              what: [
                { do: "deal", n: 6, to: "it" },
                { do: "award", what: "six and nobody else" },
              ],
            },
          ],
        },
      ],
    },
    provenance: "public",
  },
  {
    id: "time-stop",
    school: "forgotten",
    name: { en: "Time Stop", es: "Detener el Tiempo", fr: "Arrêt du Temps" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "magic",
        target: { at: "self" },
        says: [
          { do: "may", then: [{ do: "cast from hand", n: 2 }] },
          { do: "gain", n: 2 },
        ],
      },
      dark: {
        // Every mage, so its caster too.
        type: "contingency",
        element: "magic",
        target: { at: "special" },
        says: [
          {
            do: "together",
            what: [
              { do: "unready", who: { all: "mages", where: "others" }, slot: "any" },
              { do: "unready", who: "self", slot: "any" },
            ],
          },
          { do: "gain", n: 4 },
        ],
      },
    },
    provenance: "public",
  },
];

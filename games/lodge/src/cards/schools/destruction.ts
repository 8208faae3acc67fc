/** The school of Destruction. */
import type { Spell } from "../says.ts";

export const destruction: readonly Spell[] = [
  {
    id: "demons-howl",
    school: "destruction",
    name: { en: "Demon's Howl", es: "Aullido del Demonio", fr: "Hurlement Démoniaque" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "profane",
        target: { at: "evocation", within: "anywhere", own: true },
        says: [{ do: "act", who: "target" }],
      },
      dark: {
        type: "contingency",
        element: "profane",
        target: { at: "room", within: 1 },
        says: [{ do: "summon", kind: "malacoda", in: "target room" }],
      },
    },
    provenance: "public",
  },
  {
    id: "destructive-bolt",
    school: "destruction",
    name: { en: "Destructive Bolt", es: "Rayo Destructor", fr: "Foudre Destructrice" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "air",
        target: { at: "room", within: 1 },
        says: [
          { do: "deal", n: 3, to: { all: "models", in: "target room" } },
          { do: "shut", rooms: "target room" },
        ],
      },
      dark: {
        type: "combat",
        element: "air",
        target: { at: "model", within: 1 },
        says: [
          { do: "deal", n: 3, to: "target" },
          {
            do: "aim",
            target: { at: "model", within: 1 },
            from: "target's room",
            upTo: true,
            then: [
              { do: "deal", n: 2, to: "another" },
              {
                do: "aim",
                target: { at: "model", within: 1 },
                from: "another's room",
                upTo: true,
                then: [{ do: "deal", n: 1, to: "another" }],
              },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "fireball",
    school: "destruction",
    name: { en: "Fireball", es: "Bola de Fuego", fr: "Boule de Feu" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 1 },
        says: [{ do: "deal", n: 3, to: { all: "models", in: "target room" }, noProtections: true }],
      },
      dark: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 1 },
        says: [
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
          { do: "place", n: { per: "models hit", max: 4 }, in: "target room" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "fire-dash",
    school: "destruction",
    name: { en: "Fire Dash", es: "Embestida Ígnea", fr: "Ruée de Feu" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 3 },
        says: [
          { do: "go", to: "target room" },
          { do: "deal", n: 1, to: { all: "models", in: "target room" } },
        ],
      },
      dark: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 3 },
        says: [
          { do: "deal", n: 1, to: { all: "models", in: "your room" } },
          { do: "go", to: "target room" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "fire-of-fate",
    school: "destruction",
    name: { en: "Fire of Fate", es: "Fuego del Destino", fr: "Feu du Destin" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "fire",
        target: { at: "mage", within: 2 },
        says: [
          { do: "discard quest", who: "target" },
          { do: "gain", n: 1 },
        ],
      },
      dark: {
        type: "contingency",
        element: "fire",
        target: { at: "special" },
        says: [
          { do: "discard event", points: "nobody" },
          { do: "if", if: { is: "event was discarded" }, then: [{ do: "gain", n: 2 }] },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "ice-burst",
    school: "destruction",
    name: { en: "Ice Burst", es: "Estallido Gélido", fr: "Explosion de Glace" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 1 },
        says: [
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
          { do: "forbid", what: "moving", who: { all: "hit mages" } },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 1 },
        says: [
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
          { do: "lose actions", who: { all: "hit mages" }, n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "maelstrom",
    school: "destruction",
    name: { en: "Maelstrom", es: "Maelstrom", fr: "Maelström" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          { do: "bring", who: { all: "models", in: { nextTo: "target room" } }, to: "target room" },
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          { do: "deal", n: 3, to: { all: "models", in: "target room" } },
          { do: "place", n: 2, in: "target room" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "meteor-swarm",
    school: "destruction",
    name: { en: "Meteor Swarm", es: "Tormenta de Meteoritos", fr: "Nuée de Météores" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 2 },
        says: [{ do: "deal", n: 4, to: { all: "models", in: "target room" } }],
      },
      dark: {
        type: "combat",
        element: "fire",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "together",
            what: [
              { do: "deal", n: 3, to: { all: "models", in: "target room" } },
              // The 3 of the adjacent rooms is the codex's; doubtful.
              { do: "deal", n: 3, to: { all: "models", in: { nextTo: "target room" } } },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "mighty-whirlwind",
    school: "destruction",
    name: { en: "Mighty Whirlwind", es: "Torbellino Poderoso", fr: "Puissant Tourbillon" },
    symbol: false,
    sides: {
      light: {
        // The target is hit even if the other model is immune to its caster.
        type: "combat",
        element: "air",
        target: { at: "model", within: 3 },
        says: [
          { do: "move", who: "target", n: 1 },
          {
            do: "if",
            if: { is: "joined another", who: "target" },
            then: [
              {
                do: "aim",
                target: { at: "model", within: 0 },
                from: "target's room",
                then: [{ do: "deal", n: 1, to: "another" }],
              },
              { do: "deal", n: 1, to: "target" },
            ],
          },
        ],
      },
      dark: {
        type: "combat",
        element: "air",
        target: { at: "room", within: 3 },
        says: [{ do: "forbid", what: "leaving", who: { all: "mages", in: "target room" } }],
      },
    },
    provenance: "public",
  },
  {
    id: "obscure-armor",
    school: "destruction",
    name: { en: "Obscure Armor", es: "Armadura Umbría", fr: "Armure Obscure" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "profane",
        target: { at: "self" },
        trigger: { on: "would suffer", who: "you", from: "model" },
        says: [
          { do: "ignore damage", n: "all" },
          { do: "deal", n: 1, to: "attacker" },
        ],
      },
      dark: {
        type: "protection",
        element: "profane",
        target: { at: "self" },
        trigger: { on: "targeted", by: "trap" },
        says: [{ do: "ignore effect" }, { do: "deal", n: 3, to: "caster" }],
      },
    },
    provenance: "public",
  },
  {
    id: "obscure-explosion",
    school: "destruction",
    name: { en: "Obscure Explosion", es: "Explosión Umbría", fr: "Explosion Obscure" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "profane",
        target: { at: "room", within: 2 },
        says: [
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
          { do: "may", then: [{ do: "convert instability", n: 3, in: "target room" }] },
        ],
      },
      dark: {
        type: "combat",
        element: "profane",
        target: { at: "room", within: 2 },
        says: [{ do: "deal", n: 2, to: { all: "models", in: "target room" }, orElse: { kind: "altar", n: 5 } }],
      },
    },
    provenance: "public",
  },
  {
    id: "unstable-arrow",
    school: "destruction",
    name: { en: "Unstable Arrow", es: "Flecha Inestable", fr: "Flèche Instable" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "air",
        target: { at: "model", within: 2 },
        says: [
          { do: "deal", n: 2, to: "target" },
          { do: "place", n: 1, in: "target's room" },
        ],
      },
      dark: {
        type: "combat",
        element: "air",
        target: { at: "model", within: 2 },
        says: [
          { do: "deal", n: 1, to: "target" },
          { do: "place", n: 1, in: "target's room" },
          {
            do: "aim",
            target: { at: "model", within: 2 },
            upTo: true,
            then: [
              { do: "deal", n: 1, to: "another" },
              { do: "place", n: 1, in: "another's room" },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
];

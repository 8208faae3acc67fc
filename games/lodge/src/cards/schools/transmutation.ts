/** School of Transmutation. */
import type { Sentence, Spell } from "../says.ts";

const mayMoveAndAttack: Sentence = { do: "may", then: [{ do: "move", who: "self", n: 1 }, { do: "attack" }] };

export const transmutation: readonly Spell[] = [
  {
    id: "acid-explosion",
    school: "transmutation",
    name: { en: "Acid Explosion", es: "Explosión de Ácido", fr: "Explosion Acide" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 2 },
        says: [
          {
            do: "cost",
            cost: { pay: "discard", cards: 1 },
            then: [{ do: "deal", n: 3, to: "target" }],
            else: [{ do: "deal", n: 1, to: "target" }],
          },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "cost",
            cost: { pay: "discard", cards: 1 },
            then: [{ do: "place", n: 2, in: "target room" }],
            else: [{ do: "deal", n: 1, to: { all: "models", in: "target room" } }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "disfiguring-mutation",
    school: "transmutation",
    name: { en: "Disfiguring Mutation", es: "Mutación Deformante", fr: "Mutation Aberrante" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "fire",
        target: { at: "self" },
        says: [{ do: "stat", what: "action moves and attacks" }],
      },
      dark: {
        type: "contingency",
        element: "fire",
        target: { at: "self" },
        says: [{ do: "become Abomination" }, mayMoveAndAttack],
      },
    },
    provenance: "public",
  },
  {
    id: "implosion-rite",
    school: "transmutation",
    name: { en: "Implosion Rite", es: "Rito de la Implosión", fr: "Rituel de l'Implosion" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "mutant-altar", in: "target room", of: "anyone" },
            then: [{ do: "place", n: 4, in: "target room" }],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 1 },
        says: [
          { do: "summon", kind: "mutant-altar", in: "target room" },
          { do: "place", n: 1, in: "target room" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "magic-eruption",
    school: "transmutation",
    name: { en: "Magic Eruption", es: "Erupción Mágica", fr: "Éruption Magique" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "fire",
        target: { at: "self" },
        trigger: { on: "suffers", who: "you" },
        says: [{ do: "place", n: { per: "damage suffered" }, in: "your room" }],
      },
      dark: {
        type: "protection",
        element: "fire",
        target: { at: "self" },
        trigger: { on: "would suffer", who: "you" },
        says: [
          { do: "ignore damage", n: "all" },
          { do: "place", n: 1, in: "your room" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "mutation-rite",
    school: "transmutation",
    name: { en: "Mutation Rite", es: "Rito de la Mutación", fr: "Rituel de la Mutation" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "mutant-altar", in: "target room", of: "anyone" },
            then: [
              {
                do: "together",
                what: [
                  { do: "gain", n: 2 },
                  { do: "place", n: 2, in: "target room" },
                ],
              },
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "water",
        target: { at: "room", within: 1 },
        says: [
          { do: "summon", kind: "mutant-altar", in: "target room" },
          { do: "gain", n: 1 },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "overload",
    school: "transmutation",
    name: { en: "Overload", es: "Sobrecarga", fr: "Surcharge" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "fire",
        target: { at: "room", within: "anywhere" },
        says: [
          { do: "unplace", n: 2, in: "target room" },
          { do: "gain", n: { per: "instability removed" } },
        ],
      },
      dark: {
        type: "contingency",
        element: "fire",
        target: { at: "room", within: "anywhere", with: "altar" },
        says: [{ do: "place", n: 2, in: "target room" }],
      },
    },
    provenance: "public",
  },
  {
    id: "putrefying-poison",
    school: "transmutation",
    name: { en: "Putrefying Poison", es: "Veneno Putrefactor", fr: "Poison Putréfiant" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "self" },
        says: [
          { do: "this turn", when: { on: "attacks", who: "you" }, then: [{ do: "place", n: 1, in: "your room" }] },
          mayMoveAndAttack,
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 1 },
        says: [{ do: "place", n: { per: { damageOn: "target" }, every: 2, max: 3 }, in: "target's room" }],
      },
    },
    provenance: "public",
  },
  {
    id: "rite-of-change",
    school: "transmutation",
    name: { en: "Rite of Change", es: "Rito del Cambio", fr: "Rituel du Changement" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: "anywhere", with: "mutant-altar" },
        says: [
          { do: "disguise", room: "target room", as: "another room" },
          { do: "may", then: [{ do: "activate", room: "target room" }] },
        ],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 1 },
        says: [
          { do: "summon", kind: "mutant-altar", in: "target room" },
          { do: "place", n: { per: { inPlay: "mutant-altar" } }, in: "target room" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "rite-of-control",
    school: "transmutation",
    name: { en: "Rite of Control", es: "Rito del Control", fr: "Rituel du Contrôle" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 0 },
        // A second source: per altar of any kind.
        says: [
          {
            do: "together",
            what: [
              { do: "gain", n: { per: { inPlay: "mutant-altar" }, max: 4 } },
              { do: "place", n: { per: { inPlay: "mutant-altar" }, max: 4 }, in: "target room" },
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 1 },
        says: [
          { do: "summon", kind: "mutant-altar", in: "target room" },
          { do: "gain", n: { per: { inPlay: "mutant-altar" } } },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "stone-claws",
    school: "transmutation",
    name: { en: "Stone Claws", es: "Garras de Piedra", fr: "Griffes de Pierre" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "earth",
        target: { at: "self" },
        says: [{ do: "stat", what: "attacks hit all" }, mayMoveAndAttack],
      },
      dark: {
        type: "combat",
        element: "earth",
        target: { at: "self" },
        says: [{ do: "stat", what: "attack is", n: 3 }, mayMoveAndAttack],
      },
    },
    provenance: "public",
  },
  {
    id: "unstable-bind",
    school: "transmutation",
    name: { en: "Unstable Bind", es: "Vínculo Inestable", fr: "Lien Instable" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "water",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "cost",
            cost: { pay: "instability", cubes: 3, in: "target room" },
            then: [{ do: "heal", n: 2, who: "self" }],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "water",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "cost",
            cost: { pay: "instability", cubes: 3, in: "target room" },
            then: [{ do: "summon", kind: "mutant-altar", in: "target room" }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "unstable-flames",
    school: "transmutation",
    name: { en: "Unstable Flames", es: "Llamas Inestables", fr: "Flammes Instables" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "fire",
        target: { at: "self" },
        says: [
          {
            do: "this turn",
            when: { on: "attacks", who: "you" },
            then: [
              {
                do: "cost",
                cost: { pay: "instability", cubes: 1, in: "your room" },
                then: [{ do: "damage more", n: 1 }],
              },
            ],
          },
          mayMoveAndAttack,
        ],
      },
      dark: {
        type: "combat",
        element: "fire",
        target: { at: "self" },
        says: [
          {
            do: "this turn",
            when: { on: "attacks", who: "you" },
            then: [
              {
                do: "may",
                then: [{ do: "together", what: [{ do: "damage none" }, { do: "place", n: 2, in: "your room" }] }],
              },
            ],
          },
          mayMoveAndAttack,
        ],
      },
    },
    provenance: "public",
  },
];

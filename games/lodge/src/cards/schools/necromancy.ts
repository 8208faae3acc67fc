/** School of Necromancy. */
import type { Many, Spell } from "../says.ts";

const magesAround: Many = { all: "mages", in: { nextTo: "target room", withIt: true } };

export const necromancy: readonly Spell[] = [
  {
    id: "bone-armor",
    school: "necromancy",
    name: { en: "Bone Armor", es: "Armadura de Hueso", fr: "Armure d'Os" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "suffers", who: "you" },
        says: [{ do: "deal", n: { per: "damage suffered", max: 5 }, to: "attacker" }],
      },
      dark: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "suffers", who: "you" },
        says: [{ do: "gain", n: { per: "damage suffered", max: 3 } }],
      },
    },
    provenance: "public",
  },
  {
    id: "cowardice",
    school: "necromancy",
    name: { en: "Cowardice", es: "Cobardía", fr: "Lâcheté" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "profane",
        target: { at: "mage", within: 2 },
        says: [{ do: "convert damage", n: 4, on: "target" }],
      },
      dark: {
        type: "combat",
        element: "profane",
        target: { at: "mage", within: 2 },
        says: [
          { do: "transfer damage", n: 2, from: "self", to: "target" },
          { do: "convert damage", n: 2, on: "target" },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "epiphany",
    school: "necromancy",
    name: { en: "Epiphany", es: "Epifanía", fr: "Épiphanie" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "sacred",
        target: { at: "self" },
        says: [{ do: "shuffle Memories" }, { do: "draw", n: 2, from: "grimoire" }],
      },
      dark: {
        type: "contingency",
        element: "sacred",
        target: { at: "self" },
        says: [{ do: "take of top", take: 1, of: 3, from: "memories", rest: "back" }],
      },
    },
    provenance: "public",
  },
  {
    id: "evanescent-hope",
    school: "necromancy",
    name: { en: "Evanescent Hope", es: "Esperanza Evanescente", fr: "Espoir Évanescent" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "sacred",
        target: { at: "mage", within: 2 },
        // A second source: nothing is gained if the mage had nothing to lose.
        says: [
          {
            do: "together",
            what: [
              { do: "lose", n: 1, who: "target" },
              { do: "gain", n: 2 },
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "sacred",
        target: { at: "room", within: 2 },
        // A second source: only the mages of the adjacent rooms.
        says: [
          {
            do: "cost",
            cost: { pay: "evocation", kind: "undead", in: "target room", of: "anyone" },
            then: [
              { do: "lose", n: 1, who: magesAround },
              { do: "gain", n: { per: "mages affected" } },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "flay",
    school: "necromancy",
    name: { en: "Flay", es: "Desollar", fr: "Écorcher" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "profane",
        target: { at: "room", within: 2 },
        says: [
          { do: "deal", n: 2, to: { all: "models", in: "target room" } },
          { do: "convert damage", n: 1, on: { all: "models", in: { nextTo: "target room" } }, elseDeal: 1 },
        ],
      },
      dark: {
        type: "combat",
        element: "profane",
        target: { at: "mage", within: 2 },
        says: [
          { do: "deal", n: 2, to: "target" },
          { do: "convert damage", n: 2, on: "target" },
          { do: "gain", n: { per: "cubes not converted" } },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "ice-grip",
    school: "necromancy",
    name: { en: "Ice Grip", es: "Presa Gélida", fr: "Étreinte Glacée" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 2 },
        says: [{ do: "deal", n: 3, to: "target" }],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 2 },
        says: [
          { do: "deal", n: 2, to: "target" },
          { do: "convert damage", n: 2, on: "target" },
          {
            do: "if",
            if: { is: "a mage", who: "target" },
            then: [{ do: "lose", n: { per: "cubes not converted" }, who: "target" }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "invoke-obscurity",
    school: "necromancy",
    name: { en: "Invoke Obscurity", es: "Llamada de la Umbra", fr: "Appel de l'Obscurité" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "profane",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "choose",
            options: [
              [
                {
                  do: "cost",
                  cost: { pay: "evocation", kind: "undead", in: "target room", of: "anyone" },
                  then: [{ do: "gain", n: 2 }],
                },
              ],
              [
                {
                  do: "cost",
                  cost: { pay: "PP", points: 1 },
                  then: [{ do: "summon", kind: "bone-knight", in: "target room" }],
                },
              ],
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "profane",
        target: { at: "room", within: 2 },
        says: [{ do: "replace evocation", kind: "undead", in: "target room", by: "bone-knight" }],
      },
    },
    provenance: "public",
  },
  {
    id: "obscuritys-grip",
    school: "necromancy",
    name: { en: "Obscurity's Grip", es: "Señorío de la Umbra", fr: "Obscure Emprise" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "profane",
        target: { at: "evocation", within: "anywhere", own: true, kind: "undead" },
        says: [
          { do: "bring", who: "target", to: { choose: { with: "a mage" } } },
          { do: "may", then: [{ do: "attack", who: "target" }] },
        ],
      },
      dark: {
        type: "contingency",
        element: "profane",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "choose",
            options: [
              [
                {
                  do: "aim",
                  target: { at: "evocation", within: 0, kind: "undead" },
                  from: "target room",
                  then: [{ do: "swap", with: "another" }],
                },
              ],
              [{ do: "summon", kind: "landsknecht", in: "target room" }],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "sick-withering",
    school: "necromancy",
    name: { en: "Sick Withering", es: "Marchitez Enfermiza", fr: "Épidémie Flétrissante" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "model", within: 2 },
        // The second target is due if there is one, the further ones are free.
        says: [
          { do: "deal", n: 3, to: "target" },
          {
            do: "aim",
            target: { at: "model", within: 1 },
            from: "target's room",
            then: [
              { do: "deal", n: 1, to: "another" },
              {
                do: "aim",
                target: { at: "model", within: 1 },
                from: "another's room",
                upTo: true,
                then: [{ do: "deal", n: 1, to: "another" }],
                again: true,
              },
            ],
          },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "each",
            who: magesAround,
            then: [
              { do: "convert damage", n: 2, on: "it" },
              { do: "lose", n: { per: "cubes not converted" }, who: "it" },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "summon-obscurity",
    school: "necromancy",
    name: { en: "Summon Obscurity", es: "Invocar Umbra", fr: "Invocation de l'Obscurité" },
    symbol: false,
    sides: {
      light: {
        type: "contingency",
        element: "profane",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "aim",
            target: { at: "evocation", within: 0, own: true, kind: "undead" },
            from: "target room",
            then: [
              {
                do: "this turn",
                when: { on: "deals damage", who: "another" },
                then: [{ do: "gain", n: { per: "damage dealt" } }],
                most: 3,
              },
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "profane",
        target: { at: "room", within: "anywhere" },
        says: [
          {
            do: "choose",
            options: [
              [
                {
                  do: "aim",
                  target: { at: "evocation", within: 0, kind: "undead" },
                  from: "target room",
                  then: [{ do: "act", who: "another" }],
                },
              ],
              [{ do: "summon", kind: "landsknecht", in: "target room" }],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "traitor-mist",
    school: "necromancy",
    name: { en: "Traitor Mist", es: "Niebla Traidora", fr: "Brume Traîtresse" },
    symbol: false,
    sides: {
      light: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "each",
            who: magesAround,
            then: [{ do: "unless", who: "it", pays: "ready spell", then: [{ do: "gain", n: 1 }] }],
          },
        ],
      },
      dark: {
        type: "combat",
        element: "water",
        target: { at: "room", within: 2 },
        says: [
          {
            do: "each",
            who: magesAround,
            then: [{ do: "unless", who: "it", pays: "ready spell", then: [{ do: "deal", n: 2, to: "it" }] }],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "vampires-bite",
    school: "necromancy",
    name: { en: "Vampire's Bite", es: "Mordisco de Vampiro", fr: "Morsure de Vampire" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "profane",
        target: { at: "model", within: 1 },
        says: [
          { do: "deal", n: 2, to: "target" },
          { do: "heal", n: 2, who: "self" },
        ],
      },
      dark: {
        type: "combat",
        element: "profane",
        target: { at: "model", within: 1 },
        says: [
          { do: "deal", n: 2, to: "target" },
          { do: "if", if: { is: "a mage", who: "target" }, then: [{ do: "steal", n: 1, from: "target" }] },
        ],
      },
    },
    provenance: "public",
  },
];

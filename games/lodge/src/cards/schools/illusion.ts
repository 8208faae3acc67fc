/** School of Illusion. `masks`: the happy one first. */
import type { Spell } from "../says.ts";

export const illusion: readonly Spell[] = [
  {
    id: "andromeda",
    school: "illusion",
    name: { en: "Andromeda", es: "Andrómeda", fr: "Andromeda" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: 2 },
        says: [{ do: "summon", kind: "andromeda", in: "target room" }],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "special" },
        says: [{ do: "may", then: [{ do: "cast from hand", from: "your evocation", kind: "andromeda" }] }],
      },
    },
    provenance: "public",
  },
  {
    id: "arcane-mirage",
    school: "illusion",
    name: { en: "Arcane Mirage", es: "Espejismo Arcano", fr: "Mirage Arcanique" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: "anywhere" },
        says: [
          { do: "disguise", room: "target room", as: "blue" },
          { do: "gain", n: { per: { foreignModelsIn: "blue" }, max: 4 } },
        ],
      },
      dark: {
        type: "contingency",
        element: "earth",
        target: { at: "room", within: "anywhere", notColour: "blue" },
        says: [{ do: "gain", n: { per: { foreignModelsIn: "that colour" }, max: 4 } }],
      },
    },
    provenance: "public",
  },
  {
    id: "deceiving-image",
    school: "illusion",
    name: { en: "Deceiving Image", es: "Imagen Engañosa", fr: "Image Trompeuse" },
    symbol: false,
    sides: {
      light: {
        type: "trap",
        element: "magic",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "activates", who: "mage" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "together", what: [{ do: "fail activation" }, { do: "deal", n: 1, to: "it" }] }],
              [{ do: "deal", n: 2, to: "it" }],
            ],
          },
        ],
      },
      dark: {
        type: "trap",
        element: "magic",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "solves", who: "mage" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "draw", n: 1, from: "quests", moon: "of that quest" }],
              [{ do: "forbid", what: "solving it", who: "it" }],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "ghost-assassin",
    school: "illusion",
    name: { en: "Ghost Assassin", es: "Asesino Fantasma", fr: "Assassin Fantôme" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "gain", n: { per: { revealedBy: "caster" }, max: 3 } }],
              [{ do: "deal", n: { per: { revealedBy: "caster" } }, to: "caster" }],
            ],
          },
        ],
      },
      dark: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "gain", n: { per: { readyOf: "caster" }, max: 3 } }],
              [{ do: "deal", n: { per: { readyOf: "caster" } }, to: "caster" }],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "illusory-pain",
    school: "illusion",
    name: { en: "Illusory Pain", es: "Dolor Ilusorio", fr: "Douleur Illusoire" },
    symbol: true,
    sides: {
      light: {
        type: "combat",
        element: "magic",
        target: { at: "model", within: 2 },
        // Two printed sentences of which only one can ever work.
        says: [
          {
            do: "if",
            if: { is: "undamaged", who: "target" },
            then: [{ do: "deal", n: 2, to: "target" }],
            else: [{ do: "deal", n: { per: { damageOn: "target" }, every: 2 }, to: "target" }],
          },
        ],
      },
      dark: {
        type: "combat",
        element: "magic",
        target: { at: "mage", within: 2 },
        says: [{ do: "deal", n: 4, to: "target", fades: 3 }],
      },
    },
    provenance: "public",
  },
  {
    id: "illusory-tribute",
    school: "illusion",
    name: { en: "Illusory Tribute", es: "Tributo Ilusorio", fr: "Tribut Illusoire" },
    symbol: false,
    sides: {
      light: {
        type: "trap",
        element: "magic",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "activates", who: "mage" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "cost", cost: { pay: "suffer", damage: 1 }, then: [{ do: "take over activation" }] }],
              [{ do: "steal", n: 1, from: "it" }],
            ],
          },
        ],
      },
      dark: {
        type: "trap",
        element: "magic",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "casts", who: "mage" },
        says: [
          {
            do: "unless",
            who: "it",
            pays: "that spell",
            then: [
              {
                do: "choose",
                masks: true,
                options: [
                  [{ do: "gain", n: 1 }],
                  [
                    {
                      do: "this turn",
                      when: { on: "that spell is resolved" },
                      then: [{ do: "deal", n: 2, to: "it" }],
                      once: true,
                    },
                  ],
                ],
              },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "imitation",
    school: "illusion",
    name: { en: "Imitation", es: "Imitación", fr: "Imitation" },
    symbol: false,
    sides: {
      light: {
        type: "trap",
        element: "sacred",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "solves", who: "mage" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [[{ do: "gain", n: { per: "PP just gained" } }], [{ do: "complete quest" }]],
          },
        ],
      },
      dark: {
        type: "trap",
        element: "sacred",
        target: { at: "mage", within: "anywhere" },
        trigger: { on: "resolves", who: "mage", types: ["contingency"] },
        says: [
          {
            do: "choose",
            masks: true,
            options: [[{ do: "gain", n: { per: "PP just gained" } }], [{ do: "gain", n: 1 }]],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "jester-hat",
    school: "illusion",
    name: { en: "Jester Hat", es: "Gorro de Bufón", fr: "Bonnet de Bouffon" },
    symbol: false,
    sides: {
      halves: [
        {
          type: "trap",
          element: "earth",
          target: { at: "room", within: "anywhere", colour: "blue" },
          trigger: { on: "enters", who: "mage", colour: "blue" },
          says: [
            // The card may add a fixed 1: not legible.
            { do: "gain", n: { per: { damageOn: "it" }, every: 2, max: 4 } },
            {
              do: "if",
              if: { is: "undamaged", who: "it" },
              then: [{ do: "lose actions", who: "it", n: "all" }],
            },
          ],
        },
        {
          type: "trap",
          element: "earth",
          target: { at: "room", within: "anywhere", colour: "green" },
          trigger: { on: "enters", who: "mage", colour: "green" },
          says: [{ do: "steal next" }],
        },
      ],
    },
    provenance: "public",
  },
  {
    id: "light-cape",
    school: "illusion",
    name: { en: "Light Cape", es: "Manto de Luz", fr: "Cape de Lumière" },
    symbol: false,
    sides: {
      light: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "would suffer", who: "you" },
        says: [{ do: "deflect damage", within: 1, as: "yours", ifNone: "ignore" }],
      },
      dark: {
        type: "protection",
        element: "sacred",
        target: { at: "self" },
        trigger: { on: "suffers", who: "you" },
        // One sentence: the award has to be there when the damage defeats.
        says: [
          {
            do: "together",
            what: [
              { do: "deal", n: { per: "damage suffered" }, to: "attacker" },
              { do: "award", what: "five and nobody else" },
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "multiple-images",
    school: "illusion",
    name: { en: "Multiple Images", es: "Imágenes Múltiples", fr: "Images Multiples" },
    symbol: true,
    sides: {
      light: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted", kind: "single" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [[{ do: "gain", n: 1 }], [{ do: "ignore damage", n: "all" }]],
          },
        ],
      },
      dark: {
        type: "protection",
        element: "air",
        target: { at: "self" },
        trigger: { on: "targeted", kind: "area" },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [
                {
                  do: "together",
                  what: [{ do: "ignore effect" }, { do: "go", to: { choose: { colour: "blue" } } }],
                },
              ],
              [
                {
                  do: "this turn",
                  when: { on: "suffers", who: "you", from: "that spell" },
                  then: [{ do: "deal", n: { per: "damage suffered" }, to: "caster" }],
                },
              ],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "shadow-step",
    school: "illusion",
    name: { en: "Shadow Step", es: "Paso de la Sombra", fr: "Pas de l'Ombre" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "air",
        target: { at: "room", within: "anywhere", colour: "blue" },
        says: [
          { do: "go", to: "target room" },
          { do: "may", then: [{ do: "activate", room: "your room" }] },
        ],
      },
      dark: {
        type: "contingency",
        element: "air",
        target: { at: "model", within: "anywhere" },
        says: [
          { do: "go", to: "target's room" },
          { do: "deal", n: 2, to: "target" },
          { do: "bring", who: "target", to: { choose: { colour: "blue" } } },
        ],
      },
    },
    provenance: "public",
  },
  {
    id: "suggestion",
    school: "illusion",
    name: { en: "Suggestion", es: "Sugestión", fr: "Suggestion" },
    symbol: true,
    sides: {
      light: {
        type: "contingency",
        element: "sacred",
        target: { at: "evocation", within: 2 },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [{ do: "act", who: "target", under: "you" }],
              [
                { do: "bring", who: "target", to: "its owner's room" },
                { do: "attack", who: "target", on: "its owner", under: "you" },
              ],
            ],
          },
        ],
      },
      dark: {
        type: "contingency",
        element: "sacred",
        target: { at: "mage", within: 2 },
        says: [
          {
            do: "choose",
            masks: true,
            options: [
              [
                { do: "move", who: "target", n: 1 },
                { do: "attack", who: "target", under: "you" },
              ],
              [{ do: "reveal next", contingency: 1, combat: 2 }],
            ],
          },
        ],
      },
    },
    provenance: "public",
  },
];

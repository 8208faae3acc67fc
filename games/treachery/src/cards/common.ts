/** The nine common kinds, each once in every colour (docs/rules/treachery/10-cards.md §1). Bases and effects are stated. */
import { type Card, COLOURS, type Kind, LETTERS } from "../content.ts";

const BASES: { readonly [kind: string]: number } = {
  army: 9,
  knight: 8,
  mage: 7,
  witch: 6,
  castle: 5,
  thief: 4,
  cleric: 3,
  spy: 2,
  noble: 1,
};

export const commonKinds: readonly Kind[] = [
  {
    id: "army",
    rule: "army",
    name: { en: "Army", es: "Ejército", fr: "Armée" },
    played: [{ do: "roll", dice: "one not own", decision: "D-ROLL-ONE" }],
  },
  {
    id: "knight",
    rule: "knight",
    name: { en: "Knight", es: "Caballero", fr: "Chevalier" },
    played: [{ do: "roll", dice: "own or highest other", decision: "D-KNIGHT" }],
  },
  {
    id: "mage",
    rule: "mage",
    name: { en: "Mage", es: "Mago", fr: "Mage" },
    standing: [{ is: "subtracts in diplomacy", unless: 6 }],
  },
  {
    id: "witch",
    rule: "witch",
    name: { en: "Witch", es: "Bruja", fr: "Sorcière" },
    played: [
      { do: "call", decision: "D-WITCH-CALL" },
      {
        do: "gain",
        colour: "own",
        from: "bank, else an opponent",
        if: [{ is: "call was right" }],
        decision: "D-WITCH-TAKE",
      },
    ],
  },
  { id: "castle", rule: "castle", name: { en: "Castle", es: "Castillo", fr: "Château" }, standing: [{ is: "guards" }] },
  {
    id: "thief",
    rule: "thief",
    name: { en: "Thief", es: "Ladrón", fr: "Voleur" },
    played: [
      { do: "roll", dice: "own", may: true, decision: "D-THIEF-ROLL" },
      { do: "rob", colour: "own", if: [{ is: "own die lowest" }], decision: "D-THIEF-TAKE" },
    ],
  },
  {
    id: "cleric",
    rule: "cleric",
    name: { en: "Cleric", es: "Clérigo", fr: "Clerc" },
    played: [{ do: "pass", if: [{ is: "own die tied" }] }],
  },
  {
    id: "spy",
    rule: "spy",
    name: { en: "Spy", es: "Espía", fr: "Espion" },
    played: [
      { do: "roll", dice: "one", decision: "D-ROLL-ONE" },
      { do: "spy", if: [{ is: "not last" }] },
    ],
  },
  {
    id: "noble",
    rule: "noble",
    name: { en: "Noble", es: "Noble", fr: "Noble" },
    played: [{ do: "roll", dice: "one not own", decision: "D-ROLL-ONE" }],
  },
];

export const commonCards: readonly Card[] = commonKinds.flatMap(({ id }) =>
  COLOURS.map(
    (colour, i): Card => ({
      id: `${id}-${LETTERS[i].toLowerCase()}`,
      kind: id,
      rank: "common",
      colour,
      base: BASES[id],
      provenance: { colour: "stated", base: "stated", effect: "stated" },
    }),
  ),
);

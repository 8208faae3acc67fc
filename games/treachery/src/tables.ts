/** The content made ready for the rules: cards and colours as small numbers, questions about a card as look-ups. */
import type { Script } from "@blackrose/kernel";
import { type Colour, COLOURS, type Content, type Ending, type Kind, type Standing } from "./content.ts";

export interface Tables {
  readonly content: Content;
  /** For each card. */
  readonly base: readonly number[];
  readonly colour: readonly number[];
  readonly kind: readonly Kind[];
  readonly played: readonly (Script | null)[];
  readonly ending: readonly (Script | null)[];
  readonly endingAt: readonly (Ending["at"] | null)[];
  readonly standing: readonly (readonly Standing[])[];
  readonly guards: readonly boolean[];
  readonly offersTwo: readonly boolean[];
  readonly blanksOdd: readonly boolean[];
  readonly bans: readonly boolean[];
  readonly forbidsVictory: readonly boolean[];
  /** The colour of the die it locks, or −1. */
  readonly locks: readonly number[];
  /** The colours its player may choose among, or null. */
  readonly chooses: readonly (readonly number[] | null)[];
  readonly commons: readonly number[];
  readonly uncommons: readonly number[];
  readonly cardNumber: ReadonlyMap<string, number>;
  /** Scripts in the order the kernel numbers them. */
  readonly scripts: readonly Script[];
  /** For each colour its five token values, lowest first; for each value its colour (index 0 is no token). */
  readonly tokensOf: readonly (readonly number[])[];
  readonly tokenColour: readonly number[];
}

export const colourNumber = (colour: Colour): number => COLOURS.indexOf(colour);

export function compile(content: Content): Tables {
  const kinds = new Map(content.kinds.map((kind) => [kind.id, kind]));
  const scripts: Script[] = [];
  const scriptOf = (name: string, rule: string, lines: Script["lines"] | undefined): Script | null => {
    if (lines === undefined) return null;
    const script = { name, rule, lines, index: -1 };
    scripts.push(script);
    return script;
  };
  const played = new Map<string, Script | null>();
  const ending = new Map<string, Script | null>();
  for (const kind of content.kinds) {
    played.set(kind.id, scriptOf(kind.id, kind.rule, kind.played));
    ending.set(kind.id, scriptOf(`${kind.id}, end of turn`, kind.rule, kind.ending));
  }
  const kindOf = content.cards.map((card) => kinds.get(card.kind) as Kind);
  const standing = kindOf.map((kind) => kind.standing ?? []);
  const has = (is: Standing["is"]): boolean[] => standing.map((all) => all.some((one) => one.is === is));
  const tokenColour = new Array<number>(26).fill(-1);
  const tokensOf = COLOURS.map((colour, c) => {
    for (const value of content.tokens[colour]) tokenColour[value] = c;
    return content.tokens[colour];
  });
  const numbers = (rank: string): number[] =>
    content.cards.flatMap((card, number) => (card.rank === rank ? [number] : []));
  return {
    content,
    base: content.cards.map((card) => card.base),
    colour: content.cards.map((card) => colourNumber(card.colour)),
    kind: kindOf,
    played: content.cards.map((card) => played.get(card.kind) ?? null),
    ending: content.cards.map((card) => ending.get(card.kind) ?? null),
    endingAt: kindOf.map((kind) => kind.ending?.[0]?.at ?? null),
    standing,
    guards: has("guards"),
    offersTwo: has("offers two"),
    blanksOdd: has("blanks odd dice"),
    bans: standing.map((all) => all.some((one) => one.is.startsWith("bans"))),
    forbidsVictory: has("nobody wins"),
    locks: standing.map((all) => {
      const lock = all.find((one) => one.is === "locks");
      return lock === undefined ? -1 : colourNumber(lock.die);
    }),
    chooses: standing.map((all) => all.find((one) => one.is === "chooses colour")?.among.map(colourNumber) ?? null),
    commons: numbers("common"),
    uncommons: numbers("uncommon"),
    cardNumber: new Map(content.cards.map((card, number) => [card.id, number])),
    scripts,
    tokensOf,
    tokenColour,
  };
}

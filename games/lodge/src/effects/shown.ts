/** What revealed spells show: their types and elements. */
import type { Frame } from "@blackrose/kernel";
import { ELEMENTS, type Element, type Side, type SpellType, TYPES } from "../cards/says.ts";
import { type Lodge, NONE, Slot, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { R, Source } from "./context.ts";

export interface Shown {
  readonly type: SpellType;
  readonly element: Element;
}

/** What a mage's revealed spells show on the side used: its type, its element (as fixed). `but`: a card that does not count. */
export function shown(cards: Tables, s: State, seat: number, but = NONE): Shown[] {
  return s.revealed[seat].flatMap((card, slot) => (card === but ? [] : (shownIn(cards, s, seat, slot) ?? [])));
}

/** A tarot quest that is revealed counts as a contingency (L-TAR-01). */
export const typeShown = ({ type }: Side): SpellType => (type === "tarot" ? "contingency" : type);

/** What the spell revealed in a slot shows, or null. */
export function shownIn(cards: Tables, s: State, seat: number, slot: number): Shown | null {
  const card = s.revealed[seat][slot];
  if (card === NONE || s.slots[seat][slot] !== Slot.revealed) return null;
  const { side } = cards.sides[cards.spellOf[card]][s.revealedSide[seat][slot]];
  const fixed = s.element[seat][slot];
  return { type: typeShown(side), element: fixed === NONE ? side.element : ELEMENTS[fixed] };
}

/** The controller's revealed spells but the one that is being read; another copy of it counts (L-GLO-34). */
export function othersShown({ cards, s }: Lodge, { seat, regs }: Frame): Shown[] {
  const isSpell = regs[R.source] === Source.spell || regs[R.source] === Source.trap;
  return shown(cards, s, seat, isSpell ? regs[R.card] : NONE);
}

/** The elements that a mage's face-up spells show beside a card, as bits (L-SYN-02). */
export const shownBeside = (cards: Tables, s: State, seat: number, card: number): number =>
  shown(cards, s, seat, card).reduce((bits, spell) => bits | (1 << ELEMENTS.indexOf(spell.element)), 0);

/** Where the element is left open, it stands for each. */
export const fits = (spell: Shown, word: Element | SpellType): boolean =>
  (TYPES as readonly string[]).includes(word) ? spell.type === word : spell.element === word || spell.element === "any";

/** How many words of the list can be shown, each by a different card. */
export function different(spells: readonly Shown[], words: readonly (Element | SpellType)[]): number {
  if (words.length === 0 || spells.length === 0) return 0;
  const [word, ...rest] = words;
  const without = different(spells, rest);
  const using = spells.map((spell, i) => (fits(spell, word) ? 1 + different(spells.toSpliced(i, 1), rest) : 0));
  return Math.max(without, ...using);
}

/** The types that cards show on any of their sides, as bits (L-DSC-02). */
export const typesShown = (cards: Tables, all: readonly number[]): number =>
  all
    .flatMap((card) => cards.sides[cards.spellOf[card]])
    .reduce((bits, { side }) => bits | (1 << TYPES.indexOf(side.type)), 0);

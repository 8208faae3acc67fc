/** Spells: hands, sheets, Memories, Grimoires, the Library. Named cards go where they are named, the rest into the decks. */
import {
  Damaged,
  type Field,
  forEach,
  oneOfAt,
  type Part,
  recordAt,
  textAt,
  wholeAt,
  wordsAt,
  textsAt,
} from "@blackrose/kernel";
import { Fact } from "../../deeds.ts";
import { ELEMENTS } from "../../cards/says.ts";
import { MOST_SCHOOLS } from "../../cards/selection.ts";
import { NONE, Slot, type State, UNSEEN_FORGOTTEN } from "../../state.ts";
import { COPIES, FORGOTTEN } from "../../tables.ts";
import { SLOT_NAMES } from "../../things.ts";
import { cardAt, schoolAt } from "../words.ts";
import { bySeat, type Laying } from "./laying.ts";

function take({ cards, taken }: Laying, word: string, place: string): number {
  const card = cardAt(cards, word, place, taken.spells);
  if (taken.spells.has(card)) throw new Damaged(place, `the card ${word} lies in two places`);
  taken.spells.add(card);
  return card;
}

/** The cards of a text in order, each from then on taken. */
const takeAll = (t: Laying, said: unknown, place: string): number[] =>
  wordsAt(said, place).map((word) => take(t, word, place));

const zone = (of: (s: State) => number[][]): Field<Laying> =>
  bySeat((t, seat, said, place) => {
    of(t.s)[seat] = takeAll(t, said, place);
  });

/** Cards of one school, the top one first. */
function ofSchool(t: Laying, school: number, said: unknown, place: string): number[] {
  const list = takeAll(t, said, place);
  const foreign = list.find((card) => t.cards.schoolOf[t.cards.spellOf[card]] !== school);
  if (foreign === undefined) return list.toReversed();
  throw new Damaged(place, `${t.cards.spells[t.cards.spellOf[foreign]].id} is a spell of another school`);
}

const SIDES = ["light", "dark"];
const STATES = ["ready", "activated", "revealed"];

/** "fireball/dark activated": the card, its side, its state; of a revealed one of any element also that. */
function laySlot(t: Laying, seat: number, slot: number, said: unknown, place: string): void {
  const { cards, s } = t;
  const [name, state = "ready", fixed, ...more] = textAt(said, place).split(" ");
  const [word, sideName = "light", ...parts] = name.split("/");
  if (more.length + parts.length > 0)
    throw new Damaged(place, `"${String(said)}" should read like "fireball/dark activated"`);
  const card = take(t, word, place);
  const side = oneOfAt(sideName, place, SIDES);
  const { type, element } = cards.sides[cards.spellOf[card]][side].side;
  if (fixed !== undefined && (state !== "revealed" || element !== "any"))
    throw new Damaged(place, `only a revealed spell of any element is fixed to one`);
  switch (STATES[oneOfAt(state, place, STATES)]) {
    case "revealed": {
      s.slots[seat][slot] = Slot.revealed;
      s.revealed[seat][slot] = card;
      s.revealedSide[seat][slot] = side;
      const known = fixed ?? (element === "any" ? undefined : element);
      s.element[seat][slot] = known === undefined ? NONE : oneOfAt(known, place, ELEMENTS);
      return;
    }
    case "activated":
      if (type === "combat" || type === "contingency" || type === "interrupt")
        throw new Damaged(place, `${name} is no trap, protection or tarot quest: it is ready or revealed`);
      s.slots[seat][slot] = Slot[type];
      break;
    default:
      s.slots[seat][slot] = Slot.ready;
  }
  s.planned[seat][slot] = card;
  s.plannedSide[seat][slot] = side;
}

const FACTS = Object.keys(Fact);

function layFact({ cards, s, seats }: Laying, phrase: string, place: string): void {
  const [word = "", name = "", what] = phrase.split(" ");
  const fact = oneOfAt(word, place, FACTS);
  const who = seats.seat(name, place);
  if ((what !== undefined) !== (fact === Fact.cast))
    throw new Damaged(place, `"${phrase}" should read like "discard P1" or "cast P1 fireball/dark"`);
  const [id = "", sideName = "light"] = (what ?? "").split("/");
  const spell = cards.spells.findIndex((one) => one.id === id);
  if (what !== undefined && spell < 0) throw new Damaged(place, `there is no spell "${id}"`);
  const side = spell < 0 ? undefined : cards.sides[spell][oneOfAt(sideName, place, SIDES)].side;
  s.soFar.push({ fact, who, spell, shows: side === undefined ? NONE : ELEMENTS.indexOf(side.element) });
}

export const spells: Part<Laying> = {
  // The schools that are named, and the first others.
  before({ cards, s }) {
    const { named, content } = cards;
    const others = [...content.schools.keys()].filter((school) => !named.schools.includes(school));
    s.opened = [...named.schools, ...others].slice(0, MOST_SCHOOLS).sort((a, b) => a - b);
  },
  fields: {
    hand: zone((s) => s.hands),
    memories: zone((s) => s.memories),
    /** The top one first. */
    grimoire: bySeat((t, seat, said, place) => {
      t.s.grimoires[seat] = takeAll(t, said, place).toReversed();
    }),
    sheet: bySeat((t, seat, said, place) => {
      recordAt(said, place, SLOT_NAMES);
      forEach(said, place, (slot, card, at) => laySlot(t, seat, SLOT_NAMES.indexOf(slot), card, at));
    }),
    /** "discard P1", "fell P2", "left P1", "cast P1 fireball/dark": what goals of this turn ask about. */
    "so far": (t, said, place) => textsAt(said, place).forEach((phrase, i) => layFact(t, phrase, `${place}[${i}]`)),
    /** Copies of the personal spell that wait. */
    aside: bySeat(({ s }, seat, said, place) => {
      s.aside[seat] = wholeAt(said, place, 0, COPIES);
    }),
    /** Schools, or "forgotten", of which a seat has taken cards unseen, besides those of the spells it holds (L-CHW-04). */
    "drawn from": bySeat((t, seat, said, place) => {
      for (const name of wordsAt(said, place))
        t.s.unseenFrom[seat] |= name === "forgotten" ? UNSEEN_FORGOTTEN : 1 << schoolAt(t.cards, name, place);
    }),
    "school discards": (t, said, place) =>
      forEach(said, place, (name, words, at) => {
        const school = schoolAt(t.cards, name, place);
        t.s.discards[school] = ofSchool(t, school, words, at);
      }),
    library: (t, said, place) =>
      forEach(said, place, (name, words, at) => {
        const school = name === "forgotten" ? FORGOTTEN : schoolAt(t.cards, name, place);
        t.tops.set(school, ofSchool(t, school, words, at));
      }),
  },
  after({ cards, s, taken, tops }) {
    const deckOf = (school: number): number[] | undefined => (school === FORGOTTEN ? s.forgotten : s.library[school]);
    cards.spellOf.forEach((spell, card) => {
      const school = cards.schoolOf[spell];
      if (!taken.spells.has(card) && (school === FORGOTTEN || s.opened.includes(school))) deckOf(school)?.push(card);
    });
    for (const [school, top] of tops) deckOf(school)?.push(...top);
    s.unseenFrom = s.unseenFrom.map((bits, seat) =>
      [...s.hands[seat], ...s.grimoires[seat], ...s.planned[seat]].reduce((all, card) => {
        const school = card < 0 ? NONE : cards.schoolOf[cards.spellOf[card]];
        if (school === FORGOTTEN) return all | UNSEEN_FORGOTTEN;
        return school >= 0 && school < s.library.length ? all | (1 << school) : all;
      }, bits),
    );
  },
};

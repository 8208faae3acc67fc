/** Setup, as the state changes. */
import { open, shuffle } from "@blackrose/kernel";
import { Stream } from "../state.ts";
import { FORGOTTEN, hasItsRoom } from "../tables.ts";
import { standAtBeginning, standUp } from "./attachments.ts";
import { type List, lodge, QUIET } from "./deed.ts";
import { layNightmares } from "./umbrae.ts";

/** The rooms lie; what state they start in (L-SET-10 … 12, L-SET-30, 31). */
export const layRooms = lodge<{ tiles: List; destroyed: List; tokens: List }>(
  "lay-rooms",
  { tiles: open, destroyed: open, tokens: open },
  (w, { tiles, destroyed, tokens }) => {
    const { s, cards } = w;
    s.tiles = [...tiles];
    s.tileAs = [...tiles];
    s.colourAs = tiles.map((tile) => cards.roomColour[tile]);
    s.destroyed = [...destroyed];
    s.tokens = [...tokens];
  },
  QUIET,
);
/** Quest and event decks of the three moons, shuffled (L-SET-15, 16). `few`: without the quests for four and more. */
export const layMoons = lodge<{ few: number }>(
  "lay-moons",
  { few: open },
  (w, { few }) => {
    const { quests, events } = w.cards.content;
    for (let moon = 1; moon <= 3; moon++) {
      const questDeck = [...quests.keys()].filter(
        (i) => quests[i].moon === moon && !(few === 1 && quests[i].fourOrMore) && hasItsRoom(w.cards, w.s.tiles, i),
      );
      const eventDeck = [...events.keys()].filter((i) => events[i].moon === moon);
      shuffle(w, Stream.quests, questDeck);
      shuffle(w, Stream.events, eventDeck);
      w.s.questDecks[moon - 1] = questDeck;
      w.s.eventDecks[moon - 1] = eventDeck;
    }
  },
  QUIET,
);
/** Which colours have a cell in the game (L-SET-13, L-SET-32). */
export const pickCells = lodge<{ colours: List }>(
  "pick-cells",
  { colours: open },
  (w, { colours }) => {
    w.s.palette = [...colours];
  },
  QUIET,
);
export const takeColour = lodge<{ seat: number; colour: number }>(
  "take-colour",
  { seat: open, colour: open },
  (w, { seat, colour }) => {
    w.s.colours[seat] = colour;
  },
  QUIET,
);
/** The cells are turned up: on which socket each seat's lies. Those of nobody leave (L-SET-20, L-SET-38). */
export const revealCells = lodge<{ cells: List }>(
  "reveal-cells",
  { cells: open },
  (w, { cells }) => {
    w.s.cells = [...cells];
    w.s.palette = w.s.palette.filter((colour) => w.s.colours.includes(colour));
  },
  QUIET,
);
export const takeMage = lodge<{ seat: number; mage: number }>(
  "take-mage",
  { seat: open, mage: open },
  (w, { seat, mage }) => {
    w.s.mages[seat] = mage;
    standUp(w.cards, w.s);
  },
  QUIET,
);
/** A starting grimoire, with a copy of the personal spell or without; `aside`: copies that wait (L-SET-19). */
export const takeGrimoire = lodge<{ seat: number; grimoire: number; spells: List; aside: number }>(
  "take-grimoire",
  { seat: open, grimoire: open, spells: open, aside: open },
  (w, { seat, spells, aside }) => {
    w.s.grimoires[seat] = [...spells];
    w.s.aside[seat] = aside;
    for (const card of spells) {
      const school = w.cards.schoolOf[w.cards.spellOf[card]];
      if (school < w.s.library.length) w.s.unseenFrom[seat] |= 1 << school;
    }
  },
  QUIET,
);
/** What nobody took of these schools makes their decks; the Forgotten Spells lie beside them (L-SET-21). */
export const layLibrary = lodge<{ schools: List }>(
  "lay-library",
  { schools: open },
  (w, { schools }) => {
    const { s, cards } = w;
    s.opened = [...schools];
    standAtBeginning(cards, s);
    const taken = new Set([...s.grimoires, ...s.memories].flat());
    const deckOf = (school: number): number[] =>
      [...cards.spellOf.keys()].filter((card) => cards.schoolOf[cards.spellOf[card]] === school && !taken.has(card));
    for (const school of schools) {
      s.library[school] = deckOf(school);
      shuffle(w, Stream.library, s.library[school]);
    }
    s.forgotten = deckOf(FORGOTTEN);
    shuffle(w, Stream.forgotten, s.forgotten);
    layNightmares(w);
  },
  QUIET,
);

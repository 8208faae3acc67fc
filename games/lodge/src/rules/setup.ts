/** Setup (L-SET), run once. */
import { decision, draw, goto, perform, pickFrom, quietly, shuffle } from "@blackrose/kernel";
import type { Steps } from "../modes/mode.ts";
import { choose } from "./choose.ts";
import {
  crown,
  layLibrary,
  layMoons,
  layRooms,
  moveSpell,
  pickCells,
  revealCells,
  shuffleZone,
  takeColour,
  takeGrimoire,
  takeMage,
  Zone,
} from "../deeds.ts";
import { calledMage } from "../cards/box.ts";
import { MOST_SCHOOLS, ROOMS_OF_A_COLOUR } from "../cards/selection.ts";
import { optionOf } from "../options.ts";
import { MOST_SEATS, SEATS_WITHOUT_GUESTS } from "../seats.ts";
import { type Lodge, NONE, type State, Stream, Token } from "../state.ts";
import { seatsFrom } from "../who.ts";
import type { Tables } from "../tables.ts";
import {
  colour as colourThing,
  grimoire as grimoireThing,
  held,
  mage as mageThing,
  model as modelThing,
  school as schoolThing,
} from "../things.ts";
import { boardOf, CELLS, hasPersonalSpells, rulesOf, socketsOf, valueNow } from "./values.ts";

/** Quests for four and more leave the game with fewer (L-QST-10). */
const MANY_PLAYERS = 4;

/** The rooms that come into the Lodge: those the table names, and by lot as many more of each colour as there are places (L-SET-47). */
function drawRooms(w: Lodge): number[] {
  const { cards } = w;
  const { "black rose room": blackRose, "throne room": throne } = cards.roles;
  const all = [...cards.content.rooms.keys()];
  // Some rooms need more mages (L-SAT-70).
  const fits = (tile: number): boolean => (cards.content.rooms[tile].seats ?? 0) <= w.s.seats;
  const tiles = all.filter((tile) => fits(tile) || all.length <= boardOf(w).rooms || cards.named.rooms.includes(tile));
  const sameColour = (tile: number): number[] =>
    tiles.filter((one) => cards.roomColour[one] === cards.roomColour[tile]);
  while (tiles.length > boardOf(w).rooms) {
    const giveWay = tiles.filter(
      (tile) =>
        tile !== blackRose &&
        tile !== throne &&
        !cards.named.rooms.includes(tile) &&
        sameColour(tile).length > ROOMS_OF_A_COLOUR,
    );
    tiles.splice(tiles.indexOf(pickFrom(w, Stream.setup, giveWay)), 1);
  }
  return tiles;
}

/** The Throne Room next to the Black Rose Room, the others anywhere (L-SET-10, L-SET-11). */
function drawTiles(w: Lodge): number[] {
  const { "black rose room": blackRose, "throne room": throne } = w.cards.roles;
  const others = drawRooms(w).filter((tile) => tile !== blackRose && tile !== throne);
  shuffle(w, Stream.setup, others);
  const tiles = [blackRose, ...others];
  const around = boardOf(w).next[0].toSorted((a, b) => a - b);
  tiles.splice(pickFrom(w, Stream.setup, around), 0, throne);
  return tiles;
}

/** Colours with a cell: all of the box, or by lot as many as players (L-SET-13, L-SET-32). */
function drawColours(w: Lodge): number[] {
  const { seats } = w.s;
  const colours = Array.from({ length: seats > CELLS ? MOST_SEATS : CELLS }, (_, colour) => colour);
  const wanted = rulesOf(w).cells.colours === "any" ? colours.length : seats;
  while (colours.length > wanted) colours.splice(draw(w, Stream.lots, colours.length), 1);
  return colours;
}

/** A socket for each seat's cell, by lot (L-SET-13, L-SET-32); a mage nobody sits for has none of them. */
function drawSockets(w: Lodge): number[] {
  const free = Array.from({ length: socketsOf(w) }, (_, socket) => socket);
  return w.s.colours.map((_, mage) => (mage < w.s.seats ? free.splice(draw(w, Stream.lots, free.length), 1)[0] : NONE));
}

/** Mages nobody has taken, nor the same person at another age (L-RB-24); guests only come where the mages of the box do not suffice (L-SET-18). */
export function freeMages({ cards, s }: Lodge): number[] {
  const { mages } = cards.content;
  const isTaken = (mage: number): boolean =>
    s.mages.some((taken) => taken !== NONE && calledMage(mages[taken]).en === calledMage(mages[mage]).en);
  return [...mages.keys()].filter((mage) => !isTaken(mage) && (!mages[mage].guest || s.seats > SEATS_WITHOUT_GUESTS));
}

/** Schools a mage may begin with: nobody else's, and one the Library has or has room for (L-SET-19, L-SET-46). */
function freeSchools({ cards }: Lodge, taken: readonly number[]): number[] {
  const { schools } = cards.named;
  const opened = new Set([...schools, ...taken]);
  return [...cards.content.schools.keys()].filter(
    (school) => !taken.includes(school) && (opened.has(school) || opened.size < MOST_SCHOOLS),
  );
}

/** The schools of the Library: named and chosen ones, filled up by lot (L-SET-46, L-SAT-03). */
function drawLibrary(w: Lodge, chosen: readonly number[]): number[] {
  const opened = new Set([...w.cards.named.schools, ...chosen]);
  const others = [...w.cards.content.schools.keys()].filter((school) => !opened.has(school));
  while (opened.size + others.length > MOST_SCHOOLS)
    others.splice(others.indexOf(pickFrom(w, Stream.setup, others)), 1);
  return [...opened, ...others].sort((a, b) => a - b);
}

/** The six cards of a starting grimoire. */
function spellsOf(cards: Tables, grimoire: number): number[] {
  const spells: number[] = [];
  for (const id of cards.content.grimoires[grimoire].spells) {
    const copies = cards.cardsOf.get(id) ?? [];
    spells.push(copies.find((card) => !spells.includes(card)) as number);
  }
  return spells;
}

/** The grimoire of a seat, with its personal spell, shuffled; its top card is remembered under Rebirth (L-SET-19, L-SET-37). */
function openGrimoire(w: Lodge, seat: number, grimoire: number): void {
  const { s, cards } = w;
  const rules = rulesOf(w);
  const spells = spellsOf(cards, grimoire);
  let aside = 0;
  if (hasPersonalSpells(w)) {
    const copies = cards.cardsOf.get(cards.content.mages[s.mages[seat]].personal ?? "") ?? [];
    const inGrimoire = copies.slice(0, valueNow(w, "personal spells", seat));
    spells.push(...inGrimoire);
    aside = copies.length - inGrimoire.length;
  }
  perform(w, takeGrimoire, { seat, grimoire, spells, aside });
  perform(w, shuffleZone, { seat, what: 0, stream: Stream.grimoires });
  if (!rules.startsWithMemory) return;
  const top = s.grimoires[seat][s.grimoires[seat].length - 1];
  perform(w, moveSpell, { seat, card: top, from: Zone.grimoire, to: Zone.memories });
}

/** D-SET-CROWN: who last gave or received a rose. The table agrees, and the first seat says it (L-SET-17, L-OQ-105). */
const chooseCrown = decision<State, Tables>("D-SET-CROWN", "L-SET-17", {
  // Nobody hears anything before the game has begun.
  chosen: (w, _frame, code) => quietly(w, crown, { seat: held(code) }),
});
/** D-SET-COLOUR: one that nobody has taken, of those with a cell (L-SET-18, L-SET-36). */
const chooseColour = decision<State, Tables>("D-SET-COLOUR", "L-SET-18", {
  chosen: (w, frame, code) => perform(w, takeColour, { seat: frame.seat, colour: held(code) }),
});
/** D-SET-MAGE: one that nobody has taken (L-SET-18). */
const chooseMage = decision<State, Tables>("D-SET-MAGE", "L-SET-18", {
  chosen: (w, frame, code) => perform(w, takeMage, { seat: frame.seat, mage: held(code) }),
});
/** D-SET-SCHOOL: one that nobody has chosen (L-SET-19). */
const chooseSchool = decision<State, Tables>("D-SET-SCHOOL", "L-SET-19", {
  chosen(_w, frame, code) {
    frame.regs.push(held(code));
  },
});
/** D-SET-GRIMOIRE: one of the two of that school (L-SET-19). */
const chooseGrimoire = decision<State, Tables>("D-SET-GRIMOIRE", "L-SET-19", {
  chosen: (w, frame, code) => openGrimoire(w, frame.seat, held(code)),
});

/** Asks, or lets luck choose where the table wants that. */
function offer(w: Lodge, which: typeof chooseMage, seat: number, options: number[]): void {
  const offered = optionOf(w.s, "setup") === "choose" ? options : [pickFrom(w, Stream.setup, options)];
  choose(w, which, seat, offered);
}

const offerMage = (w: Lodge, seat: number): void => offer(w, chooseMage, seat, freeMages(w).map(mageThing));
const offerColour = (w: Lodge, seat: number): void => {
  const free = w.s.palette.filter((colour) => !w.s.colours.includes(colour));
  offer(w, chooseColour, seat, free.map(colourThing));
};

/** The seat after this one clockwise from the Crown; NONE after the last. */
function nextSeat(s: State, seat: number): number {
  const order = seatsFrom(s, s.crown);
  return seat === NONE ? order[0] : (order[order.indexOf(seat) + 1] ?? NONE);
}

/** Setup, step after step. The frame's seat is whoever chooses; its numbers are the schools chosen so far. */
export const setup = {
  rooms(w) {
    const rules = rulesOf(w);
    const tiles = drawTiles(w);
    const intact = rules.roomsStart === "intact";
    perform(w, layRooms, {
      tiles,
      destroyed: tiles.map(() => (intact ? 0 : 1)),
      tokens: tiles.map((tile) =>
        intact && !(tile === w.cards.roles["black rose room"] && rules.blackRoseTokenComes)
          ? Token.available
          : Token.none,
      ),
    });
  },
  cells(w) {
    perform(w, pickCells, { colours: drawColours(w) });
  },
  moons(w) {
    perform(w, layMoons, { few: rulesOf(w).fewPlayersFewQuests && w.s.seats < MANY_PLAYERS ? 1 : 0 });
  },
  crown(w) {
    const all = Array.from({ length: w.s.seats }, (_, seat) => seat);
    if (optionOf(w.s, "setup") === "choose") choose(w, chooseCrown, 0, all.map(modelThing));
    else quietly(w, crown, { seat: draw(w, Stream.lots, w.s.seats) });
  },
  // Mage and colour of one after the other, in the order of the book (L-SET-18, L-SET-36).
  who(w, frame) {
    frame.seat = nextSeat(w.s, frame.seat);
    if (frame.seat === NONE) goto(w, frame, "school");
    else if (rulesOf(w).choiceOrder === "mage, then colour") offerMage(w, frame.seat);
    else offerColour(w, frame.seat);
  },
  whoElse(w, frame) {
    goto(w, frame, "who");
    if (rulesOf(w).choiceOrder === "mage, then colour") offerColour(w, frame.seat);
    else offerMage(w, frame.seat);
  },
  school(w, frame) {
    frame.seat = nextSeat(w.s, frame.seat);
    if (frame.seat === NONE) {
      goto(w, frame, "reveal");
      return;
    }
    offer(w, chooseSchool, frame.seat, freeSchools(w, frame.regs).map(schoolThing));
  },
  grimoire(w, frame) {
    const { grimoires, schools } = w.cards.content;
    const chosen = schools[frame.regs[frame.regs.length - 1]];
    const offered = [...grimoires.keys()].filter((i) => grimoires[i].school === chosen.id);
    goto(w, frame, "school");
    offer(w, chooseGrimoire, frame.seat, offered.map(grimoireThing));
  },
  reveal(w) {
    // They lay face-down till now: drawing their places only here is the same (L-HID-17).
    perform(w, revealCells, { cells: drawSockets(w) });
  },
  library(w, frame) {
    perform(w, layLibrary, { schools: drawLibrary(w, frame.regs) });
  },
} satisfies Steps;

export const setupDecisions = [chooseCrown, chooseMage, chooseColour, chooseSchool, chooseGrimoire];

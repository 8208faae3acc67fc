/** Setup (L-SET), run once, and the whole game. Colours are not chosen: a seat is its colour. */
import { ask, call, decision, draw, flow, goto, perform, pickFrom, shuffle } from "@blackrose/kernel";
import { ROOMS, SCHOOLS } from "../cards/says.ts";
import {
  crown,
  layLibrary,
  layMoons,
  layRooms,
  moveSpell,
  shuffleZone,
  takeGrimoire,
  takeMage,
  Zone,
} from "../deeds.ts";
import { hasOption, Option, SEATS_WITHOUT_GUESTS } from "../options.ts";
import { clockwiseFrom, type Lodge, NONE, type State, Stream, Token } from "../state.ts";
import type { Tables } from "../tables.ts";
import { grimoire as grimoireThing, held, mage as mageThing, school as schoolThing } from "../things.ts";
import { turn } from "./turn.ts";
import { rulesOf } from "./values.ts";

const BLACK_ROSE = ROOMS.indexOf("black-rose-room");
const THRONE = ROOMS.indexOf("throne-room");
/** Rooms around the Black Rose Room: the layout lists them right after it. */
const INNER_RING = 6;
/** Quests for four and more leave the game with fewer (L-QST-10). */
const MANY_PLAYERS = 4;

/** The Throne Room next to the Black Rose Room, the others anywhere (L-SET-10, L-SET-11). */
function drawTiles(w: Lodge): number[] {
  const others = [...ROOMS.keys()].filter((tile) => tile !== BLACK_ROSE && tile !== THRONE);
  shuffle(w, Stream.setup, others);
  others.splice(draw(w, Stream.setup, INNER_RING), 0, THRONE);
  return [BLACK_ROSE, ...others];
}

/** Mages nobody has taken; guests only come where the mages of the box do not suffice (L-SET-18). */
function freeMages({ cards, s }: Lodge): number[] {
  const { mages } = cards.content;
  return [...mages.keys()].filter(
    (mage) => !s.mages.includes(mage) && (!mages[mage].guest || s.seats > SEATS_WITHOUT_GUESTS),
  );
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
  if (rules.personalSpells) {
    const copies = cards.cardsOf.get(cards.content.mages[s.mages[seat]].personal) ?? [];
    spells.push(copies[0]);
    aside = copies.length - 1;
  }
  perform(w, takeGrimoire, { seat, grimoire, spells, aside });
  perform(w, shuffleZone, { seat, what: 0, stream: Stream.grimoires });
  if (!rules.startsWithMemory) return;
  const top = s.grimoires[seat][s.grimoires[seat].length - 1];
  perform(w, moveSpell, { seat, card: top, from: Zone.grimoire, to: Zone.memories });
}

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
function choose(w: Lodge, which: typeof chooseMage, seat: number, options: number[]): void {
  const offered = hasOption(w.s, Option.chosenSetup) ? options : [pickFrom(w, Stream.setup, options)];
  ask(w, which, seat, offered);
}

/** The seat after this one clockwise from the Crown; NONE after the last. */
function nextSeat(s: State, seat: number): number {
  const order = clockwiseFrom(s, s.crown);
  return seat === NONE ? order[0] : (order[order.indexOf(seat) + 1] ?? NONE);
}

/** The whole game. Its seat is whoever chooses; its numbers are the schools chosen so far. */
export const game: ReturnType<typeof flow<State, Tables>> = flow<State, Tables>("game", "L-SET-10", {
  rooms(w) {
    const rules = rulesOf(w);
    const tiles = drawTiles(w);
    const intact = rules.roomsStart === "intact";
    perform(w, layRooms, {
      tiles,
      destroyed: tiles.map(() => (intact ? 0 : 1)),
      tokens: tiles.map((tile) =>
        intact && !(tile === BLACK_ROSE && rules.blackRoseTokenComes) ? Token.available : Token.none,
      ),
    });
    // Cells are not shuffled over the sockets (L-SET-13): each seat has the socket of its number, and the rooms around are random.
  },
  moons(w) {
    perform(w, layMoons, { few: rulesOf(w).fewPlayersFewQuests && w.s.seats < MANY_PLAYERS ? 1 : 0 });
  },
  crown(w) {
    // Nobody remembers the last rose given: by lot (L-SET-17).
    perform(w, crown, { seat: draw(w, Stream.lots, w.s.seats) });
  },
  mage(w, frame) {
    frame.seat = nextSeat(w.s, frame.seat);
    if (frame.seat === NONE) return;
    goto(game, frame, "mage");
    choose(w, chooseMage, frame.seat, freeMages(w).map(mageThing));
  },
  school(w, frame) {
    frame.seat = nextSeat(w.s, frame.seat);
    if (frame.seat === NONE) {
      goto(game, frame, "library");
      return;
    }
    const free = [...SCHOOLS.keys()].filter((school) => !frame.regs.includes(school));
    choose(w, chooseSchool, frame.seat, free.map(schoolThing));
  },
  grimoire(w, frame) {
    const { grimoires } = w.cards.content;
    const chosen = SCHOOLS[frame.regs[frame.regs.length - 1]];
    const offered = [...grimoires.keys()].filter((i) => grimoires[i].school === chosen);
    goto(game, frame, "school");
    choose(w, chooseGrimoire, frame.seat, offered.map(grimoireThing));
  },
  library(w) {
    perform(w, layLibrary, {});
  },
  turns(w) {
    call(w, turn);
  },
});

export const setupFlows = [game];
export const setupDecisions = [chooseMage, chooseSchool, chooseGrimoire];

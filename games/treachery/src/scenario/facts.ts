/** Reads facts off the table, in the words of a scenario. */
import {
  Damaged,
  deedOf,
  eventsFor,
  type FactReader,
  listAt,
  look,
  recordAt,
  type Scene,
  UNKNOWN,
  wordsAt,
} from "@blackrose/kernel";
import { COLOURS } from "../content.ts";
import { power } from "../rules/powers.ts";
import { standingOf } from "../rules/ranking.ts";
import { standing, tokensAt } from "../rules/tokens.ts";
import { BANK, BET, GONE, NONE, SPOILS, type State, WAR } from "../state.ts";
import type { Tables } from "../tables.ts";
import { tokenName } from "../things.ts";
import { cardsAt, diceAt, tokensOf } from "./words.ts";

type Here = Scene<State, Tables>;
type Reader = FactReader<State, Tables>;

const cardsOf = ({ session }: Here): Tables => session.game.cards;
const stateOf = ({ session }: Here): State => session.world.s;
const idOf = (cards: Tables, card: number): string => (card === NONE ? "nothing" : cards.content.cards[card].id);

const equal = (found: unknown, expected: unknown): string | null =>
  found === expected ? null : `it is ${String(found)}, not ${String(expected)}`;

/** The same tokens, in any order. */
function tokensEqual(scene: Here, place: number, expected: unknown, at: string): string | null {
  const cards = cardsOf(scene);
  const wanted = tokensOf(cards, expected, at);
  const found = tokensAt(stateOf(scene), place);
  const same = found.length === wanted.length && wanted.every((value) => found.includes(value));
  return same ? null : `there lie ${found.map((value) => tokenName(cards, value)).join(" ") || "none"}`;
}

/** The same cards, in any order. */
function cardsEqual(scene: Here, found: readonly number[], expected: unknown, at: string): string | null {
  const cards = cardsOf(scene);
  const wanted = cardsAt(cards, expected, at);
  const same = found.length === wanted.length && wanted.every((card) => found.includes(card));
  return same ? null : `there are ${found.map((card) => idOf(cards, card)).join(" ") || "none"}`;
}

/** A fact for each seat named. */
const perSeat =
  (read: (scene: Here, seat: number, expected: unknown, at: string) => string | null): Reader =>
  (scene, expected, place) => {
    for (const [name, wanted] of Object.entries(recordAt(expected, place))) {
      const wrong = read(scene, scene.seats.seat(name, place), wanted, place);
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    return null;
  };

const seatFact =
  (read: (s: State) => number): Reader =>
  (scene, expected) => {
    const seat = read(stateOf(scene));
    return equal(seat === NONE ? null : scene.seats.name(seat), expected);
  };

const number =
  (read: (s: State) => number): Reader =>
  (scene, expected) =>
    equal(read(stateOf(scene)), expected);

/** What each seat was shown of others' cards in the last step; seats not named saw nothing. */
const shown: Reader = (scene, expected, place) => {
  const { session, seats, events } = scene;
  const wanted = recordAt(expected, place);
  for (let seat = 0; seat < seats.count; seat++) {
    const seen = eventsFor(session.game, events, seat)
      .filter((event) => event.verb === "show-cards")
      .flatMap((event) => (event["cards"] as readonly number[]).filter((card) => card !== UNKNOWN));
    const wrong = cardsEqual(scene, seen, wanted[seats.name(seat)] ?? "", place);
    if (wrong !== null) return `to ${seats.name(seat)} ${wrong}`;
  }
  return null;
};

/** The faces of cards that what happened in the last step told each seat; seats not named learned no more than everyone. */
const learned: Reader = (scene, expected, place) => {
  const { session, seats, events } = scene;
  const wanted = recordAt(expected, place);
  const toAll = wordsAt(wanted["everyone"] ?? "", place);
  for (let seat = 0; seat < seats.count; seat++) {
    const told = eventsFor(session.game, events, seat).flatMap((event) => {
      const { fields } = deedOf(session.game, event);
      return ["card", "cards"].flatMap((field) => (fields[field]?.reveals ? event[field] : [])) as number[];
    });
    const known = told.filter((card) => card !== UNKNOWN);
    const wrong = cardsEqual(scene, known, [...toAll, ...wordsAt(wanted[seats.name(seat)] ?? "", place)], place);
    if (wrong !== null) return `to ${seats.name(seat)} ${wrong}`;
  }
  return null;
};

/** What lies open: a view of it is the thing itself. */
const OPEN: { readonly [name: string]: readonly (keyof State)[] } = {
  dice: ["dice"],
  tokens: ["tokens"],
  round: ["round", "dealer", "roller", "challenger", "type", "first", "order", "slot", "spied", "negated", "winner"],
  "cards in play": ["inPlay", "colours", "attached", "named", "weakened", "tookToken"],
  "removed cards": ["removed"],
};
const COUNTED: { readonly [name: string]: (s: State) => unknown } = {
  "hand sizes": (s) => s.hands.map((hand) => hand.length),
  "stack sizes": (s) => [s.deck.length, s.buried.length],
};

/** Every seat sees this as it is. */
const openToAll: Reader = (scene, expected, place) => {
  for (const name of listAt(expected, place).map(String)) {
    const read = COUNTED[name] ?? ((s: State): unknown => OPEN[name]?.map((field) => s[field]));
    const truth = JSON.stringify(read(stateOf(scene)));
    if (truth === undefined)
      throw new Damaged(place, `"${name}" is none of ${Object.keys({ ...OPEN, ...COUNTED }).join(", ")}`);
    for (let seat = 0; seat < scene.seats.count; seat++) {
      if (JSON.stringify(read(look(scene.session, seat))) !== truth)
        return `${scene.seats.name(seat)} does not see: ${name}`;
    }
  }
  return null;
};

export const facts: { readonly [fact: string]: Reader } = {
  dice: (scene, expected, place) => {
    const { dice } = stateOf(scene);
    const wrong = diceAt(expected, place).find(({ colour, value }) => dice[colour] !== value);
    return wrong === undefined ? null : `the ${COLOURS[wrong.colour]} die shows ${dice[wrong.colour]}`;
  },
  type: (scene, expected) => {
    const { type } = stateOf(scene);
    return equal(type === NONE ? null : type === WAR ? "war" : "diplomacy", expected);
  },
  treasury: perSeat((scene, seat, expected, at) => tokensEqual(scene, seat, expected, at)),
  bet: (scene, expected, place) => tokensEqual(scene, BET, expected, place),
  spoils: (scene, expected, place) => tokensEqual(scene, SPOILS, expected, place),
  bank: (scene, expected, place) => tokensEqual(scene, BANK, expected, place),
  "bank has": (scene, expected, place) => {
    const missing = tokensOf(cardsOf(scene), expected, place).filter((value) => stateOf(scene).tokens[value] !== BANK);
    return missing.length === 0
      ? null
      : `not there: ${missing.map((value) => tokenName(cardsOf(scene), value)).join(" ")}`;
  },
  "removed tokens": (scene, expected, place) => {
    const wanted = tokensOf(cardsOf(scene), expected, place);
    const found = tokensAt(stateOf(scene), GONE);
    return equal(found.join(" "), wanted.sort((a, b) => a - b).join(" "));
  },
  power: perSeat((scene, seat, expected) => equal(power(cardsOf(scene), stateOf(scene), seat), expected)),
  /** Powers in the last step, as they were when the winner was found and before the bet was settled (T-RES-01, T-RES-03). */
  "power at settlement": perSeat((scene, seat, expected) => {
    const won = scene.events.find((event) => event.verb === "win-round");
    return won === undefined ? "no challenge was won" : equal((won["powers"] as readonly number[])[seat], expected);
  }),
  "in play": perSeat((scene, seat, expected) =>
    equal(idOf(cardsOf(scene), stateOf(scene).inPlay[seat]), expected ?? "nothing"),
  ),
  colour: perSeat((scene, seat, expected) => equal(COLOURS[stateOf(scene).colours[seat]] ?? null, expected)),
  attached: perSeat((scene, seat, expected) =>
    equal(idOf(cardsOf(scene), stateOf(scene).attached[seat]), expected ?? "nothing"),
  ),
  hand: perSeat((scene, seat, expected, at) => cardsEqual(scene, stateOf(scene).hands[seat], expected, at)),
  "hand holds": perSeat((scene, seat, expected, at) => {
    const missing = cardsAt(cardsOf(scene), expected, at).filter((card) => !stateOf(scene).hands[seat].includes(card));
    return missing.length === 0 ? null : `not there: ${missing.map((card) => idOf(cardsOf(scene), card)).join(" ")}`;
  }),
  "hand size": perSeat((scene, seat, expected) => equal(stateOf(scene).hands[seat].length, expected)),
  "set apart": perSeat((scene, seat, expected, at) => cardsEqual(scene, stateOf(scene).aside[seat], expected, at)),
  discards: number((s) => s.buried.length),
  "discards hold": (scene, expected, place) => {
    const missing = cardsAt(cardsOf(scene), expected, place).filter((card) => !stateOf(scene).buried.includes(card));
    return missing.length === 0 ? null : `not there: ${missing.map((card) => idOf(cardsOf(scene), card)).join(" ")}`;
  },
  deck: number((s) => s.deck.length),
  "removed cards": number((s) => s.removed.length),
  "removed cards hold": (scene, expected, place) => {
    const missing = cardsAt(cardsOf(scene), expected, place).filter((card) => !stateOf(scene).removed.includes(card));
    return missing.length === 0 ? null : `not there: ${missing.map((card) => idOf(cardsOf(scene), card)).join(" ")}`;
  },
  round: number((s) => s.round),
  dealer: seatFact((s) => s.dealer),
  roller: seatFact((s) => s.roller),
  challenger: seatFact((s) => s.challenger),
  winner: seatFact((s) => s.winner),
  /** The rank of each seat once the game is over, 1 the best. */
  places: perSeat((scene, seat, expected) => equal(stateOf(scene).places[seat], expected)),
  "order of play": (scene, expected, place) =>
    equal(
      stateOf(scene)
        .order.map((seat) => scene.seats.name(seat))
        .join(" "),
      wordsAt(expected, place).join(" "),
    ),
  /** Seats from best to worst by T-TIE. */
  standing: (scene, expected, place) => {
    const seats = wordsAt(expected, place).map((name) => scene.seats.seat(name, place));
    const values = seats.map((seat) => standingOf(cardsOf(scene), stateOf(scene), seat));
    const wrong = values.findIndex((value, i) => i > 0 && value >= values[i - 1]);
    return wrong < 0
      ? null
      : `${scene.seats.name(seats[wrong])} does not stand below ${scene.seats.name(seats[wrong - 1])}`;
  },
  /** Pairs of bets, the higher first (T-BET-03). */
  beats: (scene, expected, place) => {
    for (const pair of listAt(expected, place)) {
      const [high, low] = listAt(pair, place).map((bet) =>
        standing(cardsOf(scene), tokensOf(cardsOf(scene), bet, place)),
      );
      if (high <= low) return `${String(listAt(pair, place)[0])} is not the higher bet`;
    }
    return null;
  },
  shown,
  learned,
  /** The faces a seat sees of cards in hands, set apart and in the stacks, its own and others'. */
  sees: perSeat((scene, seat, expected, at) => {
    const { hands, aside, deck, buried } = look(scene.session, seat);
    const faces = [...hands.flat(), ...aside.flat(), ...deck, ...buried].filter((card) => card !== UNKNOWN);
    return cardsEqual(scene, faces, expected, at);
  }),
  "open to all": openToAll,
};

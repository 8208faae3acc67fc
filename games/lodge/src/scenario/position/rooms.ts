/** Rooms: where they lie, what has become of them, their tokens. */
import { Damaged, type Field, forEach, type Part, wholeAt, wordsAt } from "@blackrose/kernel";
import { Token } from "../../state.ts";
import { roomAt, tileAt } from "../words.ts";
import { byParty, type Laying } from "./laying.ts";

const startIntact = ({ cards, s }: Laying): boolean => cards.rulesets[s.ruleset].roomsStart === "intact";

/** A list of rooms. */
const rooms =
  (lay: (t: Laying, room: number, name: string, place: string) => void): Field<Laying> =>
  (t, said, place) => {
    for (const name of wordsAt(said, place)) lay(t, roomAt(t.cards, t.s, name, place), name, place);
  };

/** Tokens lie where the ruleset puts them at the start; the Black Rose Room's may come later (L-MON-03). */
function layTokens({ cards, s }: Laying): void {
  // Of more rooms than the Lodge has the last stay in the box, unless the file puts them somewhere (L-SAT-70).
  s.tiles = s.tiles.slice(0, s.shut.length);
  const { roomsStart, blackRoseTokenComes } = cards.rulesets[s.ruleset];
  s.tileAs = s.tiles.slice();
  s.colourAs = s.tiles.map((tile) => cards.roomColour[tile]);
  s.destroyed = s.tiles.map(() => (roomsStart === "intact" ? 0 : 1));
  s.tokens = s.tiles.map((_, room) =>
    roomsStart === "intact" && (room !== 0 || s.moon > 1 || !blackRoseTokenComes) ? Token.available : Token.none,
  );
}

/** Rooms in the order of the list unless the file says otherwise; the Black Rose Room is always in the middle. */
export const layout: Part<Laying> = {
  before({ cards, s }) {
    s.tiles = cards.content.rooms.map((_, tile) => tile);
  },
  fields: {
    rooms({ cards, s }, said, place) {
      const named = new Set<number>();
      forEach(said, place, (name, where, at) => {
        const from = s.tiles.indexOf(tileAt(cards, name, place));
        const to = wholeAt(where, at, 1, s.shut.length - 1);
        if (from === 0) throw new Damaged(at, "the Black Rose Room lies in the middle (L-SET-11)");
        if (named.has(to)) throw new Damaged(at, `another room is put at ${to}`);
        named.add(to);
        [s.tiles[from], s.tiles[to]] = [s.tiles[to], s.tiles[from]];
      });
    },
  },
  after: layTokens,
};

export const roomStates: Part<Laying> = {
  fields: {
    destroyed: rooms((t, room, _name, place) => {
      if (!startIntact(t)) throw new Damaged(place, "all rooms are under this ruleset, but those that are rebuilt");
      t.s.destroyed[room] = 1;
      t.s.tokens[room] = Token.none;
    }),
    rebuilt: rooms((t, room, _name, place) => {
      if (startIntact(t))
        throw new Damaged(place, "no room is under this ruleset: they stand until they are destroyed");
      t.s.destroyed[room] = 0;
      t.s.tokens[room] = Token.available;
    }),
    used: rooms(({ s }, room, name, place) => {
      if (s.tokens[room] !== Token.available) throw new Damaged(place, `${name} has no token that could be turned`);
      s.tokens[room] = Token.used;
    }),
    shut: rooms(({ s }, room) => {
      s.shut[room] = 1;
    }),
    /** Room tokens won. */
    won: byParty(({ cards, s }, party, said, place) => {
      for (const name of wordsAt(said, place)) {
        const tile = tileAt(cards, name, place);
        if (s.won.some((tiles) => tiles.includes(tile))) throw new Damaged(place, `the token of ${name} is won twice`);
        s.won[party].push(tile);
      }
    }),
  },
};

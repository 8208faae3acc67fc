// What the bench needs of our Treachery engine, and nothing else.
export type Ours = {
  /** Plays a whole game by random legal choices; returns the number of decisions in it. */
  playRandomGame(seed: number): number;
  /** Clones one and the same position from the middle of a game, our way … */
  cloneMidGame(): void;
  /** … and with the platform's `structuredClone`. */
  structuredCloneMidGame(): void;
  sizes(): { snapshotBytes: number; recordBytes: number };
};

// ---------------------------------------------------------------------------------------------------------------
// TO BE REPLACED: a stand-in until the engine is connected here. Nothing it yields is a figure of Blackrose.
// ---------------------------------------------------------------------------------------------------------------
import { luck } from "./luck.ts";

process.stderr.write('bench: ours-treachery.ts is a stand-in; the figures called "treachery" are not the engine\'s.\n');

type Position = { seats: { hand: number[]; coins: number }[]; deck: number[]; turn: number };

const begin = (): Position => ({
  seats: Array.from({ length: 4 }, (_, seat) => ({
    hand: Array.from({ length: 7 }, (_, i) => seat * 7 + i),
    coins: 5,
  })),
  deck: Array.from({ length: 60 }, (_, i) => i),
  turn: 0,
});
const clone = (p: Position): Position => ({
  seats: p.seats.map((s) => ({ hand: s.hand.slice(), coins: s.coins })),
  deck: p.deck.slice(),
  turn: p.turn,
});
const middle = begin();
let last: Position = middle;

export const ours: Ours = {
  playRandomGame(seed) {
    const draw = luck(seed);
    let p = begin();
    let decisions = 0;
    while (p.seats[p.turn].hand.length) {
      p = clone(p);
      const { hand } = p.seats[p.turn];
      hand.splice(draw(hand.length), 1);
      p.turn = (p.turn + 1) % 4;
      decisions++;
    }
    last = p;
    return decisions;
  },
  cloneMidGame() {
    last = clone(middle);
  },
  structuredCloneMidGame() {
    last = structuredClone(middle);
  },
  sizes() {
    const snapshotBytes = JSON.stringify(last).length;
    return { snapshotBytes, recordBytes: 4 * 7 * 2 };
  },
};

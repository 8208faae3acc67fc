// Treachery beside a bare loop, boardgame.io and Showdown: decisions a second, all chosen at random among what is
// legal. The games differ in weight (a decision of ours is worth many moves of high card, few choices of Showdown).
import { treacheryTitle } from "@blackrose/treachery";
import type { Contestant } from "../measure.ts";
import { ours } from "../ours.ts";
import { contestant as boardgameIo } from "../rivals/boardgame-io.ts";
import { contestant as bare } from "../rivals/highcard.ts";
import { contestant as showdown } from "../rivals/showdown.ts";
import type { Target } from "../row.ts";

const { random, clones, sizes } = ours(treacheryTitle, {
  seating: { seats: 4, options: {} },
  isMiddle: ({ round, slot }) => round === 5 && slot === 2,
  decisions: 5_000,
  clones: 2_000,
  structuredClones: 100,
  games: 10,
  tables: [4, 5, 6].map((seats) => ({ seats, options: {} })),
});
export { sizes };

export function contestants(): Contestant[] {
  return [random, bare(), boardgameIo(), showdown(), ...clones];
}

export const ratios = {
  "treachery/boardgame.io": ["treachery/random", "boardgame.io"],
  "treachery/showdown": ["treachery/random", "showdown"],
  "treachery/bare": ["treachery/random", "bare"],
  "treachery/clone-vs-structuredClone": ["treachery/clone", "treachery/structuredClone"],
} as const;

export const targets: Record<string, Target> = {
  "treachery/boardgame.io": { min: 30 },
  "treachery/showdown": { min: 100 },
  "treachery/bare": { min: 1 / 40 },
  "treachery/clone-vs-structuredClone": { min: 20 },
  "treachery/snapshotBytes": { max: 8_000 },
  "treachery/recordBytes": { max: 8_000 },
};

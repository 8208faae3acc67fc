// The Lodge, four mages, beside boardgame.io and Showdown: decisions a second, all chosen at random among what is legal.
import { lodgeTitle } from "@blackrose/lodge";
import type { Contestant } from "../measure.ts";
import { ours } from "../ours.ts";
import { contestant as boardgameIo } from "../rivals/boardgame-io.ts";
import { contestant as showdown } from "../rivals/showdown.ts";
import type { Target } from "../row.ts";

const seating = { seats: 4, options: { ruleset: "revised" } };
const { random, clones, sizes } = ours(lodgeTitle, {
  seating,
  isMiddle: ({ turn, phase }) => turn === 4 && phase === 4,
  decisions: 2_000,
  clones: 1_000,
  structuredClones: 50,
  games: 24,
  tables: [seating],
});
export { sizes };

export function contestants(): Contestant[] {
  return [{ ...random, warmUp: 2 }, boardgameIo(), showdown(), ...clones];
}

export const ratios = {
  "lodge/boardgame.io": ["lodge/random", "boardgame.io"],
  "lodge/showdown": ["lodge/random", "showdown"],
  "lodge/clone-vs-structuredClone": ["lodge/clone", "lodge/structuredClone"],
} as const;

export const targets: Record<string, Target> = {
  "lodge/boardgame.io": { min: 6 },
  "lodge/showdown": { min: 60 },
  "lodge/clone-vs-structuredClone": { min: 20 },
  "lodge/snapshotBytes": { max: 24_000 },
  "lodge/recordBytes": { max: 32_000 },
};

// The Lodge, four mages, beside boardgame.io and Showdown: decisions a second, all chosen at random among what is legal.
import type { Seating } from "@blackrose/kernel";
import { lodgeTitle } from "@blackrose/lodge";
import type { Contestant } from "../measure.ts";
import { type Ours, ours } from "../ours.ts";
import { contestant as boardgameIo } from "../rivals/boardgame-io.ts";
import { contestant as showdown } from "../rivals/showdown.ts";
import type { Target } from "../row.ts";

const with4 = (options: Seating["options"], called?: string): Ours => {
  const seating = { seats: 4, options };
  return ours(lodgeTitle, {
    seating,
    ...(called === undefined ? {} : { called }),
    isMiddle: ({ turn, phase }) => turn === 4 && phase === 4,
    decisions: 2_000,
    clones: 1_000,
    structuredClones: 50,
    games: 24,
    tables: [seating],
  });
};
const { random, clones, sizes: sizesOfBase } = with4({ ruleset: "revised" });
/** The same game with the other boxes: they must not make it slow or large. */
const rebirth = with4({ ruleset: "rebirth", boxes: ["rebirth"] }, "lodge-rebirth");
const sator = with4({ ruleset: "revised", modules: ["all"] }, "lodge-sator");

export const sizes = (): Record<string, number> => ({ ...sizesOfBase(), ...rebirth.sizes(), ...sator.sizes() });

export function contestants(): Contestant[] {
  return [{ ...random, warmUp: 2 }, boardgameIo(), showdown(), ...clones, rebirth.random, sator.random];
}

export const ratios = {
  "lodge/boardgame.io": ["lodge/random", "boardgame.io"],
  "lodge/showdown": ["lodge/random", "showdown"],
  "lodge/clone-vs-structuredClone": ["lodge/clone", "lodge/structuredClone"],
  "lodge-rebirth/lodge": ["lodge-rebirth/random", "lodge/random"],
  "lodge-sator/lodge": ["lodge-sator/random", "lodge/random"],
} as const;

export const targets: Record<string, Target> = {
  "lodge/boardgame.io": { min: 6 },
  "lodge/showdown": { min: 60 },
  "lodge/clone-vs-structuredClone": { min: 20 },
  "lodge/snapshotBytes": { max: 24_000 },
  "lodge/recordBytes": { max: 32_000 },
  "lodge-rebirth/lodge": { min: 0.6 },
  "lodge-rebirth/snapshotBytes": { max: 24_000 },
  "lodge-rebirth/recordBytes": { max: 32_000 },
  "lodge-sator/lodge": { min: 0.6 },
  "lodge-sator/snapshotBytes": { max: 24_000 },
  "lodge-sator/recordBytes": { max: 32_000 },
};

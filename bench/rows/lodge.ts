// The Lodge, four mages, beside boardgame.io and Showdown: decisions a second, all chosen at random among what is legal.
import type { Contestant } from "../measure.ts";
import * as ours from "../ours-lodge.ts";
import { contestant as boardgameIo } from "../rivals/boardgame-io.ts";
import { contestant as showdown } from "../rivals/showdown.ts";
import type { Target } from "../row.ts";

export function contestants(): Contestant[] {
  let seed = 0;
  return [
    {
      name: "lodge/random",
      unit: "decisions",
      warmUp: 2,
      run() {
        let decisions = 0;
        while (decisions < 2_000) decisions += ours.playRandomGame(++seed);
        return decisions;
      },
    },
    boardgameIo(),
    showdown(),
    { name: "lodge/clone", unit: "clones", run: () => times(1_000, ours.cloneMidGame) },
    { name: "lodge/structuredClone", unit: "clones", run: () => times(50, ours.structuredCloneMidGame) },
  ];
}

export const ratios = {
  "lodge/boardgame.io": ["lodge/random", "boardgame.io"],
  "lodge/showdown": ["lodge/random", "showdown"],
  "lodge/clone-vs-structuredClone": ["lodge/clone", "lodge/structuredClone"],
} as const;

export function sizes(): Record<string, number> {
  const { snapshotBytes, recordBytes } = ours.sizes();
  return { "lodge/snapshotBytes": snapshotBytes, "lodge/recordBytes": recordBytes };
}

export const targets: Record<string, Target> = {
  "lodge/boardgame.io": { min: 6 },
  "lodge/showdown": { min: 60 },
  "lodge/clone-vs-structuredClone": { min: 20 },
  "lodge/snapshotBytes": { max: 24_000 },
  "lodge/recordBytes": { max: 32_000 },
};

function times(n: number, once: () => void): number {
  for (let i = 0; i < n; i++) once();
  return n;
}

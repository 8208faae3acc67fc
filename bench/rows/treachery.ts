// Treachery beside a bare loop, boardgame.io and Showdown: decisions a second, all chosen at random among what is
// legal. The games differ in weight (a decision of ours is worth many moves of high card, few choices of Showdown).
import type { Contestant } from "../measure.ts";
import * as ours from "../ours-treachery.ts";
import { contestant as boardgameIo } from "../rivals/boardgame-io.ts";
import { contestant as bare } from "../rivals/highcard.ts";
import { contestant as showdown } from "../rivals/showdown.ts";
import type { Target } from "../row.ts";

export function contestants(): Contestant[] {
  let seed = 0;
  return [
    {
      name: "treachery/random",
      unit: "decisions",
      run() {
        let decisions = 0;
        while (decisions < 5_000) decisions += ours.playRandomGame(++seed);
        return decisions;
      },
    },
    bare(),
    boardgameIo(),
    showdown(),
    { name: "treachery/clone", unit: "clones", run: () => times(2_000, ours.cloneMidGame) },
    { name: "treachery/structuredClone", unit: "clones", run: () => times(100, ours.structuredCloneMidGame) },
  ];
}

export const ratios = {
  "treachery/boardgame.io": ["treachery/random", "boardgame.io"],
  "treachery/showdown": ["treachery/random", "showdown"],
  "treachery/bare": ["treachery/random", "bare"],
  "treachery/clone-vs-structuredClone": ["treachery/clone", "treachery/structuredClone"],
} as const;

export function sizes(): Record<string, number> {
  const { snapshotBytes, recordBytes } = ours.sizes();
  return { "treachery/snapshotBytes": snapshotBytes, "treachery/recordBytes": recordBytes };
}

export const targets: Record<string, Target> = {
  "treachery/boardgame.io": { min: 30 },
  "treachery/showdown": { min: 100 },
  "treachery/bare": { min: 1 / 40 },
  "treachery/clone-vs-structuredClone": { min: 20 },
  "treachery/snapshotBytes": { max: 8_000 },
  "treachery/recordBytes": { max: 8_000 },
};

function times(n: number, once: () => void): number {
  for (let i = 0; i < n; i++) once();
  return n;
}

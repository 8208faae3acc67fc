/** The games of this house and how each shows itself; a face is fetched when it is wanted. */
import type { GameName } from "@blackrose/protocol";
import { signal } from "@preact/signals";
import type { GameFace } from "./face.ts";

const loaders: { readonly [game in GameName]: () => Promise<GameFace> } = {
  treachery: async () => (await import("./treachery/face.ts")).face,
  // Its first box comes along: hardly anyone opens a table without it.
  lodge: async () => {
    const [{ face }] = await Promise.all([
      import("./lodge/face.tsx"),
      import("./lodge/boxes.ts").then(({ fetchBoxes }) => fetchBoxes(["base"])),
    ]);
    return face;
  },
};

export const GAMES: readonly GameName[] = ["treachery", "lodge"];

export const isGame = (name: string): name is GameName => Object.hasOwn(loaders, name);

const loaded = signal<{ readonly [game in GameName]?: GameFace }>({});

/** The face, or null while it is on its way. Components that read it are drawn again when it has come. */
export function faceOf(game: GameName): GameFace | null {
  const face = loaded.value[game];
  if (face === undefined) void loadFace(game);
  return face ?? null;
}

export async function loadFace(game: GameName): Promise<GameFace> {
  const face = await loaders[game]();
  if (loaded.peek()[game] !== face) loaded.value = { ...loaded.peek(), [game]: face };
  return face;
}

/** The games as the engine plays them; the engine of a game is fetched when a table plays it. */
import type { GameName } from "@blackrose/protocol";
import type { AnyGame } from "@blackrose/table";

const loaders: { readonly [game in GameName]: () => Promise<unknown> } = {
  treachery: async () => (await import("@blackrose/treachery/game")).treachery,
  lodge: async () => (await import("@blackrose/lodge/game")).lodge,
};

const loaded = new Map<string, AnyGame>();

export async function loadGame(name: string): Promise<AnyGame> {
  if (!Object.hasOwn(loaders, name)) throw new RangeError(`There is no game "${name}" here.`);
  const game = loaded.get(name) ?? ((await loaders[name as GameName]()) as AnyGame);
  loaded.set(name, game);
  return game;
}

export function gameNow(name: string): AnyGame {
  const game = loaded.get(name);
  if (game === undefined) throw new Error(`the engine of "${name}" is not loaded`);
  return game;
}

/** The games as the engine plays them; the engine of a game is fetched when a table plays it. */
import type { GameName } from "@blackrose/protocol";
import type { AnyTitle } from "@blackrose/table";

const loaders: { readonly [game in GameName]: () => Promise<unknown> } = {
  treachery: async () => (await import("@blackrose/treachery/title")).title,
  lodge: async () => (await import("@blackrose/lodge/title")).title,
};

const loaded = new Map<string, AnyTitle>();

export async function loadTitle(name: string): Promise<AnyTitle> {
  if (!Object.hasOwn(loaders, name)) throw new RangeError(`There is no game "${name}" here.`);
  const title = loaded.get(name) ?? ((await loaders[name as GameName]()) as AnyTitle);
  loaded.set(name, title);
  return title;
}

export const titleNow = (name: string): AnyTitle | null => loaded.get(name) ?? null;

/** The games as the engine plays them; the engine of a game is fetched when a table plays it. */
import type { GameName } from "@blackrose/protocol";
import type { AnyTitle } from "@blackrose/table";

type Options = { readonly [name: string]: unknown };

/** `begun`: for a table that may have begun long ago. */
const loaders: { readonly [game in GameName]: (options: Options, begun: boolean) => Promise<unknown> } = {
  treachery: async () => (await import("@blackrose/treachery/title")).title,
  lodge: async (options, begun) => {
    const { fetchBoxes, learnEarlier, title, wantedBoxes } = await import("../lodge/boxes.ts");
    await Promise.all([fetchBoxes(wantedBoxes(options)), begun ? learnEarlier() : null]);
    return title;
  },
};

const loaded = new Map<string, AnyTitle>();

/** With whatever a table with these options needs. */
export async function loadTitle(name: string, options: Options, begun = false): Promise<AnyTitle> {
  if (!Object.hasOwn(loaders, name)) throw new RangeError(`There is no game "${name}" here.`);
  const title = (await loaders[name as GameName](options, begun)) as AnyTitle;
  loaded.set(name, title);
  return title;
}

/** So that bots of a game can choose. */
export async function learnToThink(name: string): Promise<void> {
  if (name === "lodge") await (await import("../lodge/boxes.ts")).learnToThink();
}

export const titleNow = (name: string): AnyTitle | null => loaded.get(name) ?? null;

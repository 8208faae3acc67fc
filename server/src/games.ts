/** The games of the house: those new tables play, and those under way with the content they were started with. */
import { Damaged, type Game, type KernelState, sharpened } from "@blackrose/kernel";
import { lodge, lodgeWith, readContent as readLodge } from "@blackrose/lodge";
import type { AnyGame, Games } from "@blackrose/table";
import { readContent as readTreachery, treachery, treacheryWith } from "@blackrose/treachery";

/** The server may write code, so its games copy faster. */
const ready = <S extends KernelState, C>(game: Game<S, C>): AnyGame =>
  ({ ...game, state: sharpened(game.state) }) as unknown as AnyGame;

const boxes: { readonly [name: string]: AnyGame } = { treachery: ready(treachery), lodge: ready(lodge) };
const withContent: { readonly [name: string]: (content: unknown) => AnyGame } = {
  treachery: (content) => ready(treacheryWith(readTreachery(content))),
  lodge: (content) => ready(lodgeWith(readLodge(content))),
};

/** `content` finds content kept from earlier boxes, as JSON. */
export function gamesOfHouse(content: (game: string, hash: string) => string | null): Games {
  const opened = new Map<string, AnyGame | null>();
  return {
    current(name) {
      const game = Object.hasOwn(boxes, name) ? boxes[name] : undefined;
      if (game === undefined) throw new RangeError(`There is no game "${name}" in this house.`);
      return game;
    },
    pinned(name, rules, hash) {
      const box = Object.hasOwn(boxes, name) ? boxes[name] : undefined;
      if (box === undefined || box.version !== rules) return null;
      if (box.contentHash === hash) return box;
      const key = `${name} ${hash}`;
      if (!opened.has(key)) opened.set(key, unpack(name, hash, content(name, hash)));
      return opened.get(key) ?? null;
    },
  };
}

/** Null when the rules of today no longer understand it. */
export function unpack(name: string, hash: string, text: string | null): AnyGame | null {
  if (text === null) return null;
  try {
    const game = withContent[name](JSON.parse(text));
    return game.contentHash === hash ? game : null;
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

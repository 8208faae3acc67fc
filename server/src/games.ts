/** The games of the house. */
import type { Game, KernelState, Title } from "@blackrose/kernel";
import { sharpened } from "@blackrose/kernel";
import { lodgeTitle } from "@blackrose/lodge";
import type { AnyGame, AnyTitle, Games } from "@blackrose/table";
import { treacheryTitle } from "@blackrose/treachery";

/** The server may write code, so its games copy faster. */
function ready<S extends KernelState, C>(title: Title<S, C>): AnyTitle {
  const made = new WeakMap<Game<S, C>, AnyGame>();
  return {
    ...title,
    play(seating, roster) {
      const game = title.play(seating, roster);
      const known = made.get(game) ?? ({ ...game, state: sharpened(game.state) } as unknown as AnyGame);
      made.set(game, known);
      return known;
    },
  };
}

const titles: { readonly [name: string]: AnyTitle } = {
  treachery: ready(treacheryTitle),
  lodge: ready(lodgeTitle),
};

export const games: Games = (name) => (Object.hasOwn(titles, name) ? titles[name] : null);

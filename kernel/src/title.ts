/** A game on the shelf. What is played at a table is made of it by what the table chose: only that is compiled. */
import type { Game, Seating } from "./game.ts";
import type { Earlier } from "./snapshot.ts";
import type { KernelState } from "./state.ts";

/**
 * What a table uses of the catalogue, by kind and in order: numbers in its state are places in these lists. So a card added to the
 * catalogue moves nothing at tables under way, and a card that was mended is played as it is now.
 */
export interface Roster {
  readonly [kind: string]: readonly string[];
}

export interface Title<S extends KernelState, C = unknown> {
  readonly name: string;
  /** Rules version: raised when the same answers lead elsewhere. */
  readonly version: number;
  readonly earlier: Earlier;
  /** Checks the seating; a sentence says what is wrong with it. */
  refuse(seating: Seating): string | null;
  /** The game of a table with these choices, always the same one. `roster`: of a table that began with other things than a new one. */
  play(seating: Seating, roster?: Roster): Game<S, C>;
}

/** Nothing was ever saved otherwise. */
const NOTHING_EARLIER: Earlier = { numbered: {}, upgrades: [] };

/** A title with one game, whatever a table chooses; `again` makes it of a roster. */
export function titleOf<S extends KernelState, C>(
  game: Game<S, C>,
  again: (roster: Roster) => Game<S, C> = () => game,
  earlier = NOTHING_EARLIER,
): Title<S, C> {
  const { name, version, refuse, roster: usual } = game;
  const made = new Map([[JSON.stringify(usual), game]]);
  return {
    name,
    version,
    earlier,
    refuse,
    play(_seating, roster = usual) {
      const key = JSON.stringify(roster);
      const one = made.get(key) ?? again(roster);
      made.set(key, one);
      return one;
    },
  };
}

/** The ids of things, as a roster has them. */
export const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/** The things a roster names, in its order. Nothing is ever taken out of a catalogue; a sentence says what is missing all the same. */
export function pickedBy<T extends { readonly id: string }>(
  ids: readonly string[] | undefined,
  all: readonly T[],
): T[] {
  const known = new Map(all.map((one) => [one.id, one]));
  return (ids ?? []).map((id) => {
    const one = known.get(id);
    if (one === undefined) throw new RangeError(`There is no "${id}" in the catalogue.`);
    return one;
  });
}

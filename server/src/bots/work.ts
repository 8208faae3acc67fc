/** What a bot is told, and how it chooses. It gets what its seat sees and nothing more (K-AGT-01), also across threads. */
import { type Ask, freshLuck, greedy, type KernelState, type Roster, type Seating, type View } from "@blackrose/kernel";
import type { AnyGame } from "@blackrose/table";

export interface Work {
  readonly game: string;
  readonly seating: Seating;
  /** What the table uses, when a new one would not use the same. */
  readonly roster: Roster | null;
  readonly seat: number;
  readonly ask: Ask;
  readonly view: View<KernelState>;
  readonly luck: string;
}

const ponder = greedy<KernelState, unknown>();

export const choose = (game: AnyGame, { seat, ask, view, luck }: Work): readonly number[] =>
  ponder.choose({ game, seat, ask, view }, freshLuck(luck));

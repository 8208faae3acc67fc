/** What everyone has, as the final count takes it (L-END-02 … 06). */
import { finalCount } from "@blackrose/lodge/rules/end";
import { type Lodge, ROSE, type State } from "@blackrose/lodge/state";
import type { Scene } from "../face.ts";
import { content, seen, tables } from "./game.ts";
import { words } from "./words.ts";

/** The count as if the game ended here: it reads the table and the cards, nothing else of a game. */
const countNow = (s: State): ReturnType<typeof finalCount> => finalCount({ s, cards: tables } as Lodge);

export interface Tally {
  readonly total: number;
  /** Where the points come from, in words. */
  readonly parts: string;
}

export function tallyOf(scene: Scene, seat: number): Tally {
  const s = seen(scene);
  const { tally } = words(scene.language);
  const total = countNow(s).totals[seat];
  const tokens = s.won[seat].reduce((sum, tile) => sum + content.rooms[tile].points, 0);
  const without = (change: Partial<State>): number => total - countNow({ ...s, ...change }).totals[seat];
  const none = <T>(list: readonly T[], nothing: T): T[] => list.map((one, i) => (i === seat ? nothing : one));
  const parts: [number, string][] = [
    [s.power[seat], tally.track],
    [without({ completed: none(s.completed, []) }), tally.quests(s.completed[seat].length)],
    [without({ trophies: none(s.trophies, 0) }), tally.trophies(s.trophies[seat])],
    [tokens, tally.tokens],
    [s.crown === seat ? 1 : 0, tally.crown],
  ];
  const told = parts.filter(([points], i) => i === 0 || points !== 0).map(([points, why]) => `${points} ${why}`);
  return { total, parts: told.join(" + ") };
}

/** Seats in order of rank. Where the Black Rose has won, nobody is first. */
export function standingsOf(scene: Scene): { readonly seat: number; readonly place: number; readonly holds: string }[] {
  const s = seen(scene);
  const late = s.winner === ROSE ? 1 : 0;
  return [...s.mages.keys()]
    .map((seat) => {
      const { total, parts } = tallyOf(scene, seat);
      return { seat, place: (s.places[seat] ?? 0) + late, total, holds: `${total} = ${parts}` };
    })
    .sort((a, b) => a.place - b.place || b.total - a.total || a.seat - b.seat)
    .map(({ seat, place, holds }) => ({ seat, place, holds }));
}

/** What everyone would have if the game ended here (L-END-02 … 06). */
import type { Language } from "@blackrose/language";
import { NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { voices } from "./voices.ts";

/** By party, the Black Rose included. */
export const totalsOf = (cards: Tables, s: State): readonly number[] => cards.mode.end.count({ cards, s }).totals;

/** "12 on the power track". */
export const trackText = (points: number, language: Language): string => `${points} ${voices[language].about.onTrack}`;

export interface Tally {
  readonly total: number;
  /** Where the points come from: "12 on the power track + 3 for 1 trophy". */
  readonly parts: string;
}

export function tallyOf(tables: Tables, s: State, seat: number, language: Language): Tally {
  const { onTrack, tally } = voices[language].about;
  const total = totalsOf(tables, s)[seat];
  const without = (change: Partial<State>): number => total - totalsOf(tables, { ...s, ...change })[seat];
  const none = <T>(list: readonly T[], nothing: T): T[] => list.map((one, i) => (i === seat ? nothing : one));
  const parts: [number, string][] = [
    [s.power[seat], onTrack],
    [without({ completed: none(s.completed, []) }), tally.quests(s.completed[seat].length)],
    [without({ trophies: none(s.trophies, 0) }), tally.trophies(s.trophies[seat])],
    [without({ won: none(s.won, []) }), tally.tokens],
    [s.crown === seat ? without({ crown: NONE }) : 0, tally.crown],
    [without({ quests: none(s.quests, []) }), tally.unfinished],
  ];
  const told = parts
    .filter(([points], i) => i === 0 || points !== 0)
    .map(([points, why], i) => `${i === 0 ? "" : points < 0 ? " − " : " + "}${Math.abs(points)} ${why}`);
  return { total, parts: told.join("") };
}

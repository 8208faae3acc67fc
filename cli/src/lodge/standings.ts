/** What everyone has, as the final count takes it (L-END-02 … 06). */
import type { State } from "@blackrose/lodge";
import { finalCount } from "@blackrose/lodge/rules/end";
import { type Lodge, ROSE } from "@blackrose/lodge/state";
import type { Names } from "./names.ts";

/** The count as if the game ended here: it reads the table and the cards, nothing else of a game. */
const countNow = (s: State, { cards }: Names) => finalCount({ s, cards } as Lodge);

/** What a seat has, by where it comes from. */
export function powerOf(s: State, seat: number, names: Names): string[] {
  const { tally, colon } = names.notes;
  const total = countNow(s, names).totals[seat];
  const tokens = s.won[seat].reduce((sum, tile) => sum + names.cards.content.rooms[tile].points, 0);
  const without = (change: Partial<State>): number => total - countNow({ ...s, ...change }, names).totals[seat];
  const none = <T>(list: readonly T[], nothing: T): T[] => list.map((one, i) => (i === seat ? nothing : one));
  const parts: [number, string][] = [
    [s.power[seat], tally.track],
    [without({ completed: none(s.completed, []) }), tally.quests(s.completed[seat].length)],
    [without({ trophies: none(s.trophies, 0) }), tally.trophies(s.trophies[seat])],
    [tokens, tally.tokens],
    [s.crown === seat ? 1 : 0, tally.crown],
  ];
  const told = parts.filter(([points], i) => i === 0 || points !== 0).map(([points, why]) => `${points} ${why}`);
  return [`${names.mage(s, seat)}${colon} ${total} = ${told.join(" + ")}.`];
}

/** Everyone in order of rank, the Black Rose where its points put it. */
export function standings(s: State, names: Names): string[] {
  const { totals } = countNow(s, names);
  const rows = [
    ...s.mages.map((_, seat) => ({ party: seat, name: names.mage(s, seat), place: s.places[seat] ?? 0 })),
    { party: ROSE, name: names.word.blackRose, place: s.winner === ROSE ? 1 : 0 },
  ];
  const room = Math.max(...rows.map(({ name }) => name.length));
  const ranked = rows.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place || b.party - a.party);
  const others = rows.filter(({ place }) => place === 0);
  return [...ranked, ...others].map(
    ({ party, name, place }) =>
      `${place === 0 ? "–" : place}  ${name.padEnd(room)}  ${String(totals[party]).padStart(3)}  (${s.power[party]} ${names.notes.tally.track})`,
  );
}

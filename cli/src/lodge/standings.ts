/** What everyone has, as the final count takes it (L-END-02 … 06). */
import type { View } from "@blackrose/kernel";
import type { State } from "@blackrose/lodge";
import { ROSE } from "@blackrose/lodge/who";
import { tallyOf, totalsOf, trackText } from "@blackrose/lodge/text/index";
import type { Names } from "./names.ts";

/** What a seat has, by where it comes from. */
export function powerOf(s: View<State>, seat: number, names: Names): string[] {
  const { total, parts } = tallyOf(names.cards, s, seat, names.language);
  return [`${names.mage(s, seat)}${names.colon} ${total} = ${parts}.`];
}

/** Everyone in order of rank, the Black Rose where its points put it. */
export function standings(s: View<State>, names: Names): string[] {
  const totals = totalsOf(names.cards, s);
  const rows = [
    ...s.mages.map((_, seat) => ({ party: seat, name: names.mage(s, seat), place: s.places[seat] ?? 0 })),
    { party: ROSE, name: names.word.blackRose, place: s.winner === ROSE ? 1 : 0 },
  ];
  const room = Math.max(...rows.map(({ name }) => name.length));
  const ranked = rows.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place || b.party - a.party);
  const others = rows.filter(({ place }) => place === 0);
  return [...ranked, ...others].map(
    ({ party, name, place }) =>
      `${place === 0 ? "–" : place}  ${name.padEnd(room)}  ${String(totals[party]).padStart(3)}  (${trackText(s.power[party], names.language)})`,
  );
}

/** What everyone has, as the final count takes it (L-END-02 … 06). */
import { ROSE } from "@blackrose/lodge/who";
import { tallyOf, totalsOf } from "@blackrose/lodge/text/index";
import type { Scene } from "../face.ts";
import { nameOfParty, seatsOf, seen, tablesOf } from "./game.ts";

/** The Black Rose, or the Avatar for her, where she can win (L-END-07). */
export function unseatedIn(
  scene: Scene,
): { readonly name: string; readonly place: number; readonly holds: string } | null {
  const s = seen(scene);
  const tables = tablesOf(scene);
  if (!tables.rulesets[s.ruleset].roseCanWin) return null;
  const totals = totalsOf(tables, s);
  const place = s.winner === ROSE ? 1 : 2;
  return { name: nameOfParty(scene, s.avatarAfter >= 0 ? s.seats : ROSE), place, holds: `${totals[ROSE]}` };
}

/** Seats in order of rank. Where the Black Rose has won, nobody is first. */
export function standingsOf(scene: Scene): { readonly seat: number; readonly place: number; readonly holds: string }[] {
  const s = seen(scene);
  return seatsOf(s)
    .map((seat) => {
      const { total, parts } = tallyOf(tablesOf(scene), s, seat, scene.language);
      return { seat, place: s.places[seat] ?? 0, total, holds: `${total} = ${parts}` };
    })
    .sort((a, b) => a.place - b.place || b.total - a.total || a.seat - b.seat)
    .map(({ seat, place, holds }) => ({ seat, place, holds }));
}

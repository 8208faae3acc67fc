/** What everyone has, as the final count takes it (L-END-02 … 06). */
import { ROSE } from "@blackrose/lodge/who";
import { tallyOf } from "@blackrose/lodge/text/index";
import type { Scene } from "../face.ts";
import { seatsOf, seen, tablesOf } from "./game.ts";

/** Seats in order of rank. Where the Black Rose has won, nobody is first. */
export function standingsOf(scene: Scene): { readonly seat: number; readonly place: number; readonly holds: string }[] {
  const s = seen(scene);
  const late = s.winner === ROSE ? 1 : 0;
  return seatsOf(s)
    .map((seat) => {
      const { total, parts } = tallyOf(tablesOf(scene), s, seat, scene.language);
      return { seat, place: (s.places[seat] ?? 0) + late, total, holds: `${total} = ${parts}` };
    })
    .sort((a, b) => a.place - b.place || b.total - a.total || a.seat - b.seat)
    .map(({ seat, place, holds }) => ({ seat, place, holds }));
}

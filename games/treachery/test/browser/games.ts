/** Plays seeded games and returns the hash after each round: what Node and a browser must agree on. */
import { advance, freshLuck, hashOf, playOn, seedFrom, view, world } from "@blackrose/kernel";
import { treachery } from "@blackrose/treachery";

export function hashes(games: number): string[] {
  const found: string[] = [];
  for (let game = 0; game < games; game++) {
    const seats = 4 + (game % 3);
    const luck = freshLuck(`choices ${game}`);
    const w = world(treachery, treachery.begin({ seats, options: {} }, seedFrom(`browser ${game}`)));
    advance(w);
    while (w.s.asks.length > 0 && w.s.fault === 0) {
      playOn(w, luck, treachery.horizon(w.s));
      found.push(hashOf(treachery.state, w.s), hashOf(treachery.state, view(treachery.state, w.s, 0)));
    }
  }
  return found;
}

/** Points by rank: defeats, rebuilt rooms, bonuses at the end (L-DPT, L-RPT, L-END). */
import type { Flags } from "../cards/says.ts";

export interface Awards extends Flags {
  /** Whether those who tie below second place get one less, too. */
  readonly tieBelow: boolean;
}

/**
 * Equal amounts share a rank, and the next amount has the next rank (L-OQ-25). Who ties for a rank gets one less. Nothing for
 * nothing.
 */
export function awards(amounts: readonly number[], { first, second, others, tieBelow }: Awards): number[] {
  const ranks = [...new Set(amounts.filter((amount) => amount > 0))].sort((a, b) => b - a);
  return amounts.map((amount) => {
    const rank = ranks.indexOf(amount);
    if (amount <= 0 || rank < 0) return 0;
    const tied = amounts.filter((other) => other === amount).length > 1;
    const points = rank === 0 ? first : rank === 1 ? second : others;
    return tied && (rank < 2 || tieBelow) ? Math.max(0, points - 1) : points;
  });
}

/** A defeat: five to who stands alone on the victim, else by rank (L-DPT-01, L-DPT-02). */
export function defeatAwards(amounts: readonly number[], tieBelow: boolean): number[] {
  if (amounts.filter((amount) => amount > 0).length === 1) return amounts.map((amount) => (amount > 0 ? 5 : 0));
  return awards(amounts, { first: 4, second: 2, others: 1, tieBelow });
}

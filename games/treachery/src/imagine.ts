/** What a seat cannot see, dealt anew in every way that fits what it does see; and how well a seat stands. */
import { drawLuck, type Luck, UNKNOWN, type View } from "@blackrose/kernel";
import { bits, TOKENS } from "./rules/tokens.ts";
import { scoutTake } from "./effects/cards.ts";
import { NONE, type State, state } from "./state.ts";
import type { Tables } from "./tables.ts";
import { held } from "./things.ts";

/** A Scout's player who is choosing has the whole hand of the other before the eyes (C-SCOUT). */
function layScoutedHand(s: State, viewer: number): void {
  const ask = s.asks.find((one) => one.seat === viewer);
  if (ask === undefined || ask.decision !== scoutTake.index) return;
  const [target] = s.stack[s.stack.length - 1].regs;
  s.hands[target] = ask.options.map(held);
}

/** A whole table that looks like `seen` to that viewer. */
export function imagine(cards: Tables, seen: View<State>, viewer: number, luck: Luck): State {
  const s = state.copy(seen);
  layScoutedHand(s, viewer);
  s.seed = Array.from({ length: 8 }, () => drawLuck(luck, 0, 0x100000000) | 0);
  s.drawn = [0, 0, 0, 0, 0];
  const zones = [...s.hands, ...s.aside, s.deck, s.buried];
  const known = new Set([...s.removed, ...s.inPlay, ...s.attached, ...zones.flat()]);
  const unseen: number[] = [];
  for (let card = 0; card < cards.base.length; card++) if (!known.has(card)) unseen.push(card);
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = drawLuck(luck, 0, i + 1);
    [unseen[i], unseen[j]] = [unseen[j], unseen[i]];
  }
  let next = 0;
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = unseen[next++];
  }
  return s;
}

/** Standing as a number 0 … 1: the game won or lost, else colours first, then tokens, against the best opponent. */
export function worth(cards: Tables, s: State, seat: number): number {
  if (s.winner !== NONE) return s.winner === seat ? 1 : 0;
  const colours = new Array<number>(s.seats).fill(0);
  const sums = new Array<number>(s.seats).fill(0);
  for (let value = 1; value <= TOKENS; value++) {
    const place = s.tokens[value];
    if (place >= s.seats) continue;
    colours[place] |= 1 << cards.tokenColour[value];
    sums[place] += 1 + value / 100;
  }
  let own = 0;
  let best = 0;
  for (let p = 0; p < s.seats; p++) {
    const holding = bits(colours[p]) + 0.22 * sums[p];
    if (p === seat) own = holding;
    else if (holding > best) best = holding;
  }
  return Math.max(0.01, Math.min(0.99, 0.5 + 0.08 * own - 0.04 * best));
}

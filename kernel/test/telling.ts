/** What the words of every game are tested for. */
import { type Event, eventFor, type Game, type KernelState, REFEREE, refuse, type RefusalCode } from "../src/index.ts";

/** An event as it is told to each viewer: only to whom it is for, and from their own share of it as from the whole. */
export function tellings<S extends KernelState, C>(
  game: Game<S, C>,
  event: Event,
  seats: number,
  text: (event: Event, viewer: number) => string | null,
): string[] {
  const told: string[] = [];
  for (let viewer = REFEREE; viewer < seats; viewer++) {
    const share = eventFor(game, event, viewer);
    const line = text(event, viewer);
    if ((line === null) !== (share === null)) throw new Error(`${event.verb}: told to the wrong viewers`);
    if (line === null || share === null) continue;
    if (text(share, viewer) !== line) throw new Error(`${event.verb}: "${line}"`);
    told.push(line);
  }
  return told;
}

const CODES: { readonly [code in RefusalCode]: true } = {
  stale: true,
  foreign: true,
  "not-offered": true,
  "how-many": true,
  twice: true,
  "no-undo": true,
  fault: true,
  over: true,
};

/** A refusal of each kind. */
export const refusals = (Object.keys(CODES) as RefusalCode[]).map((code) => refuse(code, "It is refused."));

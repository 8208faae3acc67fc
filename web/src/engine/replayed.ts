/** A finished game played again from its record, every step checked, ready to be looked at from any seat. */
import { begin, type Event, eventsFor, type Record as GameRecord, replay, type Seating, view } from "@blackrose/kernel";
import { answersOf, giveAgain, seedFromHex } from "@blackrose/kernel";
import type { Sight, Step } from "@blackrose/protocol";
import type { AnyGame } from "@blackrose/table";

/** States kept on the way, so that looking back is quick. */
const KEPT_EVERY = 25;

export function replayed(game: AnyGame, given: GameRecord) {
  const seating: Seating = { seats: given.seats, options: given.options };
  const seed = seedFromHex(given.seed ?? "") as number[];
  const answers = answersOf(given);
  const told: { readonly seat: number; readonly events: readonly Event[] }[] = [];
  /** Where the game's own horizon moved on: a new turn. */
  const turns: number[] = [];

  // First as the kernel checks a record, then again for what happened at each step.
  let horizon = Number.NaN;
  replay(game, given, (session, step) => {
    const now = game.horizon(session.world.s);
    if (now !== horizon) turns.push(step);
    horizon = now;
  });
  const session = begin(game, seating, seed);
  told.push({ seat: -1, events: session.opening });
  const kept = [game.state.copy(session.world.s)];
  answers.forEach((entry, i) => {
    told.push({ seat: entry.seat, events: giveAgain(session, entry).events });
    if ((i + 1) % KEPT_EVERY === 0) kept.push(game.state.copy(session.world.s));
  });

  function stateAt(step: number) {
    const from = Math.floor(step / KEPT_EVERY);
    const again = begin(game, seating, seed);
    again.world.s = game.state.copy(kept[from]);
    for (const entry of answers.slice(from * KEPT_EVERY, step)) giveAgain(again, entry);
    return again.world.s;
  }

  return {
    turns,
    look: (step: number, viewer: number): NonNullable<Sight["view"]> =>
      view(game.state, stateAt(step), viewer) as unknown as NonNullable<Sight["view"]>,
    steps: (viewer: number): Step[] =>
      told.map(({ seat, events }, step) => ({
        step,
        seat,
        events: eventsFor(game, events, viewer) as unknown as Step["events"],
      })),
  };
}

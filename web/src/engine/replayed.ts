/** A finished game played again from its record, as far as can be checked, ready to be looked at from any seat. */
import { type Record as GameRecord, replay } from "@blackrose/kernel";
import type { Sight, Step } from "@blackrose/protocol";
import { type AnyTitle, stepsFor, viewAt } from "@blackrose/table";

export function replayed(title: AnyTitle, given: GameRecord) {
  /** Where the game's own horizon moved on: a new turn. */
  const turns: number[] = [];
  let horizon = Number.NaN;
  const { session } = replay(title, given, ({ game, world }, step) => {
    const now = game.horizon(world.s);
    if (now !== horizon) turns.push(step);
    horizon = now;
  });
  const { game, seating } = session;
  return {
    turns,
    /** What it is shown with. */
    plays: {
      options: seating.options,
      rules: game.version,
      content: game.contentHash,
      roster: title.play(seating) === game ? null : game.roster,
    },
    look: (step: number, viewer: number): NonNullable<Sight["view"]> => viewAt(session, viewer, step),
    steps: (viewer: number): Step[] => stepsFor(session, viewer, 0),
  };
}

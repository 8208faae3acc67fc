/** A game that goes on from a position of another one. */
import {
  openTakenUp,
  playsAlike,
  saveTakenUp,
  seedFromHex,
  type Seating,
  seedToHex,
  tellerOf,
  versionOf,
} from "@blackrose/kernel";
import type { TableRefusal } from "./decide.ts";
import type { Fork, Made } from "./entries.ts";
import type { AnyGame, AnyTitle } from "./outside.ts";
import { type AnySession, seatingOf, versionMade } from "./table.ts";

/** The position of a game after so many answers, as a new table takes it up; or why it cannot. `of`: its table, where it has one. */
export function forkOf(of: string, played: AnySession, step: number): Fork | TableRefusal {
  const { game, seating } = played;
  const { seed } = played.world.s;
  const answers = played.entries.slice(0, step);
  const takenUp = played.takenUp.filter((one) => one.answers <= step);
  const teller = tellerOf(game, seating, seed, { begun: played.begun, takenUp });
  const told = answers.map((entry) => teller.tell(entry));
  const astray = told.findIndex((one) => one.astray !== null);
  // Behind a position that the game was taken up from, it is known again.
  if (astray >= Math.max(0, takenUp.at(-1)?.answers ?? 0)) {
    return {
      code: "fork",
      sentence: `The rules have changed since that game was played: answer ${astray + 1} cannot be given any more.`,
    };
  }
  const { session } = teller;
  const today = versionOf(game);
  const goesOn = playsAlike(takenUp.at(-1)?.version ?? played.begun, today)
    ? session
    : { ...session, takenUp: [...takenUp, { answers: step, anew: 0, version: today, state: session.world.s }] };
  return { of, seed: seedToHex(seed), answers, begun: played.begun, takenUp: saveTakenUp(goesOn) };
}

/** A table's game at its start: where it goes on from another game, after the answers of that one. */
export function firstSession(title: AnyTitle, game: AnyGame, made: Made): AnySession {
  const { fork } = made;
  const seating: Seating = seatingOf(made.setup);
  const seed = seedFromHex(fork?.seed ?? made.seed)!;
  const { takenUp } = openTakenUp(title, game, fork?.takenUp);
  const teller = tellerOf(game, seating, seed, { begun: fork?.begun ?? versionMade(made), takenUp });
  for (const entry of fork?.answers ?? []) teller.tell(entry);
  const { session } = teller;
  // Nobody goes back behind the point where people sat down.
  session.past.length = 0;
  return session;
}

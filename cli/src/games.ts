/** The games there are, by name. To add one, add it here. */
import type { Game, KernelState, Seating, Stage } from "@blackrose/kernel";
import { LEAST_SEATS, stageOf, type State, treachery } from "@blackrose/treachery";
import type { Given, OptionSpec } from "./command.ts";
import type { Face, Manner } from "./face.ts";
import { Problem } from "./problem.ts";
import { treacheryFace } from "./treachery/face.ts";

export type AnyGame = Game<KernelState>;
export type AnyStage = Stage<KernelState, unknown>;

/** A game and what the command line needs to know of it. */
export interface Entry {
  readonly game: AnyGame;
  readonly stage: AnyStage;
  /** How many sit down when nobody says. */
  readonly seats: number;
  /** Its own options from the command line. */
  options(given: Given): Seating["options"];
  roundOf(state: KernelState): number;
  /** How it shows itself in a terminal. */
  face(manner: Manner): Face;
}

const games: { readonly [name: string]: Entry } = {
  treachery: {
    game: treachery as unknown as AnyGame,
    stage: stageOf(treachery) as unknown as AnyStage,
    seats: LEAST_SEATS,
    options: (given) => ({ remove: removal(given.text("remove") ?? "random") }),
    roundOf: (state) => (state as State).round,
    face: treacheryFace,
  },
};

export const GAMES = Object.keys(games);

export function gameCalled(name: string): Entry {
  if (!Object.hasOwn(games, name)) throw new Problem(`There is no game "${name}"; there are: ${GAMES.join(", ")}.`);
  return games[name];
}

function removal(said: string): string | string[] {
  return said === "dealer" || said === "random" ? said : said.split(",").map((id) => id.trim());
}

/** The options that say what is played, for every command that starts games. */
export const seatingOptions: { readonly [name: string]: OptionSpec } = {
  game: { value: "NAME", help: `${GAMES.join(", ")} (${GAMES[0]})` },
  seats: { value: "N", help: "how many sit at the table: 4 to 6 (4)" },
  remove: {
    value: "WHAT",
    help: "the ten uncommon cards left out: random, dealer (who chooses), or ten ids (random)",
  },
};

export interface Wanted {
  readonly entry: Entry;
  readonly seating: Seating;
}

/** What is played, checked by the game itself. */
export function wanted(given: Given): Wanted {
  const entry = gameCalled(given.text("game") ?? GAMES[0]);
  const seats = given.whole("seats", { least: 0, most: 99 }) ?? entry.seats;
  const seating = { seats, options: entry.options(given) };
  const wrong = entry.game.refuse(seating);
  if (wrong !== null) throw new Problem(wrong);
  return { entry, seating };
}

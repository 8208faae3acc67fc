/** The games there are, by name. To add one, add it here. */
import type { Game, KernelState, Seating, Stage, Title } from "@blackrose/kernel";
import type { Given, OptionSpec } from "./command.ts";
import type { Face, Manner } from "./face.ts";
import { lodgeEntry } from "./lodge/entry.ts";
import { Problem } from "./problem.ts";
import { treacheryEntry } from "./treachery/entry.ts";

export type AnyTitle = Title<KernelState>;
export type AnyGame = Game<KernelState>;
export type AnyStage = Stage<KernelState, unknown>;

/** A game and what the command line needs to know of it. */
export interface Entry {
  readonly title: AnyTitle;
  readonly stage: AnyStage;
  /** How many can sit down with these options, and how many do when nobody says. */
  seats(options: Seating["options"]): { readonly least: number; readonly most: number; readonly usual: number };
  /** Its own options on the command line, and what the game makes of them. */
  readonly options: { readonly [name: string]: OptionSpec };
  settle(given: Given): Seating["options"];
  /** What its rounds are called, and which one it is. */
  readonly round: string;
  roundOf(state: KernelState): number;
  /** Who wins when none of the seats does. */
  readonly elseWins?: string;
  /** What is worth counting when many games have ended, beside who won. */
  readonly endings: readonly Ending[];
  /** How a table of it shows itself in a terminal. */
  face(manner: Manner, game: AnyGame): Face;
}

export interface Ending {
  readonly what: string;
  holds(state: KernelState): boolean;
}

const games: { readonly [name: string]: Entry } = { treachery: treacheryEntry, lodge: lodgeEntry };

export const GAMES = Object.keys(games);

export function gameCalled(name: string): Entry {
  if (!Object.hasOwn(games, name)) throw new Problem(`There is no game "${name}"; there are: ${GAMES.join(", ")}.`);
  return games[name];
}

const each = Object.entries(games);

function seatsText(name: string, entry: Entry): string {
  const { least, most, usual } = entry.seats({});
  return `${name} ${least} to ${most} (${usual})`;
}

/** The options that say what is played, for every command that starts games. */
export const seatingOptions: { readonly [name: string]: OptionSpec } = {
  game: { value: "NAME", help: `${GAMES.join(", ")} (${GAMES[0]})` },
  seats: {
    value: "N",
    help: `how many sit at the table: ${each.map(([name, entry]) => seatsText(name, entry)).join(", ")}`,
  },
  ...Object.fromEntries(
    each.flatMap(([name, { options }]) =>
      Object.entries(options).map(([option, { help, ...rest }]) => [option, { ...rest, help: `${name}: ${help}` }]),
    ),
  ),
};

export interface Wanted {
  readonly entry: Entry;
  readonly seating: Seating;
}

/** What is played, checked by the game itself. */
export function wanted(given: Given): Wanted {
  const name = given.text("game") ?? GAMES[0];
  const entry = gameCalled(name);
  const foreign = each
    .filter(([, other]) => other !== entry)
    .flatMap(([of, { options }]) => Object.keys(options).map((option) => ({ of, option })))
    .find(({ option }) => given.has(option));
  if (foreign !== undefined) throw new Problem(`--${foreign.option} is an option of ${foreign.of}, not of ${name}.`);
  const options = entry.settle(given);
  const seats = given.whole("seats", { least: 0, most: 99 }) ?? entry.seats(options).usual;
  const seating = { seats, options };
  const wrong = entry.title.refuse(seating);
  if (wrong !== null) throw new Problem(wrong);
  return { entry, seating };
}

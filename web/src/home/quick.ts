/** One click and one plays: a table on this device, as the last one was made. */
import type { GameName, Setup, WantedChair } from "@blackrose/protocol";
import type { Person } from "@blackrose/table";
import { wish } from "../engine/engine.ts";
import { ACCOUNT } from "../link/local.ts";
import { savedTable } from "../link/saves.ts";
import { Problem } from "../link/server.ts";
import { go } from "../route.ts";
import { settings } from "../settings.ts";
import { NOBODY_YET } from "../table/names.ts";

const KEY = "blackrose.last";

/** What was played last, for each game. */
export interface Last {
  readonly game: GameName;
  readonly setups: { readonly [game in GameName]?: Setup };
}

const bots = (many: number): WantedChair[] => Array.from({ length: many }, () => ({ is: "bot", level: "greedy" }));

export const USUAL: { readonly [game in GameName]: Setup } = {
  treachery: {
    game: "treachery",
    // Whoever plays at once is not asked first which of 35 unknown cards to leave out.
    options: { remove: "random" },
    chairs: [{ is: "you" }, ...bots(3)],
    pace: { is: "free" },
    listed: false,
  },
  lodge: { game: "lodge", options: {}, chairs: [{ is: "you" }, ...bots(2)], pace: { is: "free" }, listed: false },
};

export function last(): Last {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "null") as Last | null;
    if (read !== null && Object.hasOwn(USUAL, read.game)) return read;
  } catch {
    // Nothing readable is kept: start as everyone does.
  }
  return { game: "treachery", setups: {} };
}

export const setupOf = (game: GameName): Setup => last().setups[game] ?? USUAL[game];

export function remember(setup: Setup): void {
  try {
    const { setups } = last();
    localStorage.setItem(KEY, JSON.stringify({ game: setup.game, setups: { ...setups, [setup.game]: setup } }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const me = (): Person => ({ account: ACCOUNT, name: settings.peek().name || NOBODY_YET });

/** Makes the table and goes there. */
export async function sitDownHere(setup: Setup, people?: readonly (Person | null)[]): Promise<void> {
  const made = await wish({ do: "make", setup, host: me(), ...(people === undefined ? {} : { people }) });
  if ("problem" in made) throw new Problem("setup", made.problem);
  // Next time the same people sit here again, under one name.
  remember({ ...setup, chairs: setup.chairs.map((chair) => (chair.is === "open" ? { is: "you" } : chair)) });
  go(`/table/${made.table}`);
}

/** The same table once more. */
export async function playAgain(table: string): Promise<void> {
  const row = await savedTable(table);
  await sitDownHere(setupOf(row?.game ?? last().game));
}

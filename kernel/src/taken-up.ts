/** Positions from which a game went on under other rules than until then, as records and tables keep them (K-REC-02). */
import type { Game } from "./game.ts";
import { Damaged } from "./schema.ts";
import type { Session, TakenUp } from "./session.ts";
import { readSnapshot, type Snapshot, snapshotOf } from "./snapshot.ts";
import type { KernelState } from "./state.ts";
import type { Title } from "./title.ts";
import type { Version } from "./version.ts";

export interface SavedTakenUp {
  readonly answers: number;
  readonly anew: number;
  readonly version: Version;
  readonly position: Snapshot;
}

export function saveTakenUp<S extends KernelState, C>(session: Session<S, C>): SavedTakenUp[] {
  return session.takenUp.map(({ answers, anew, version, state }) => ({
    answers,
    anew,
    version,
    position: snapshotOf({ ...session, world: { ...session.world, s: state } }),
  }));
}

/** Reads them from JSON of unknown origin; the positions themselves are read when the game is known. */
export function readTakenUp(json: unknown, answers: number): readonly SavedTakenUp[] {
  const place = "record.takenUp";
  if (!Array.isArray(json)) throw new Damaged(place, "a list was expected");
  let before = 0;
  for (const one of json as readonly Partial<SavedTakenUp>[]) {
    const at = one?.answers;
    if (typeof at !== "number" || !Number.isInteger(at) || at < before || at > answers) {
      throw new Damaged(place, `places from 0 to ${answers}, in order, were expected`);
    }
    before = at;
    const { version, anew, position } = one;
    const { rules, content, numbering } = version ?? {};
    if (typeof rules !== "number" || typeof content !== "string" || typeof numbering !== "string") {
      throw new Damaged(`${place}.version`, "rules, content and numbering were expected");
    }
    if (typeof anew !== "number") throw new Damaged(`${place}.anew`, "a whole number was expected");
    if (typeof position !== "object") throw new Damaged(`${place}.position`, "a saved position was expected");
  }
  return json as SavedTakenUp[];
}

/** The positions under the rules as they are now, and the game they belong to; `game` where there are none. */
export function openTakenUp<S extends KernelState, C>(
  title: Title<S, C>,
  game: Game<S, C>,
  saved: readonly SavedTakenUp[] = [],
): { readonly game: Game<S, C>; readonly takenUp: readonly TakenUp<S>[] } {
  const opened = saved.map(({ position, answers, anew, version }) => {
    const { game: its, state } = readSnapshot(title, position);
    return { game: its, takenUp: { answers, anew, version, state } };
  });
  return { game: opened[0]?.game ?? game, takenUp: opened.map(({ takenUp }) => takenUp) };
}

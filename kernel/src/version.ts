/** By what a game is played. Records and tables note it, so that a later program can say what has changed since (K-REC-04). */
import type { Game } from "./game.ts";
import { namesOf } from "./named.ts";
import { hashText } from "./schema.ts";
import type { KernelState } from "./state.ts";

export interface Version {
  /** Rules version. */
  readonly rules: number;
  /** Hash of what it is played with. */
  readonly content: string;
  /** Hash of how flows, deeds, fields and the like are numbered: only where it is the same can hashes of states be compared. */
  readonly numbering: string;
}

const known = new WeakMap<object, Version>();

export function versionOf<S extends KernelState, C>(game: Game<S, C>): Version {
  let version = known.get(game);
  if (version === undefined) {
    const numbered = JSON.stringify([namesOf(game), game.state.source.hash("s", "0")]);
    const numbering = (hashText(numbered, 0) >>> 0).toString(16).padStart(8, "0");
    known.set(game, (version = { rules: game.version, content: game.contentHash, numbering }));
  }
  return version;
}

/** Whether the same answers lead to the same places, as far as versions can tell. */
export const playsAlike = (a: Version, b: Version): boolean => a.rules === b.rules && a.content === b.content;

/** Whether the same answers lead to states with the same hashes. */
export const isSame = (a: Version, b: Version): boolean => playsAlike(a, b) && a.numbering === b.numbering;

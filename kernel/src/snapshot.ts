/**
 * A state at a question, with all that resuming needs: for crashes, worker changes and closed laptops. It stands there by names (named.ts),
 * so a table goes on from it under later rules; upgrades bring older ones to the shape of today (K-REC-02).
 */
import type { Game, Seating } from "./game.ts";
import { type Names, namesOf, type NamedState, nameState, numberState } from "./named.ts";
import { Damaged, hashText, Newer } from "./schema.ts";
import type { Session } from "./session.ts";
import { type KernelState, readUnderWay } from "./state.ts";
import type { Roster, Title } from "./title.ts";

const FORMAT = 2;

export interface Snapshot {
  readonly blackrose: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  /** How many upgrades there were. */
  readonly shape: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly roster: Roster;
  /** Of the state as it stands here: whether it was damaged can be told without its rules. */
  readonly hash: string;
  readonly state: NamedState;
}

/** What an upgrade changes: a save as one version left it becomes what the next would have written. */
export type Upgrade = (saved: Saving) => Saving;
export type Saving = Pick<Snapshot, "seats" | "options" | "roster" | "state">;

/** What a title knows of earlier saves. */
export interface Earlier {
  /** What numbers meant in saves of the first format, which had no names, by rules version. */
  readonly numbered: { readonly [rules: number]: { readonly names: Names; readonly roster: Roster } };
  /** One for each change of the state, of flows, steps, registers, deeds or names, in order. Only ever appended to. */
  readonly upgrades: readonly Upgrade[];
}

export function snapshotOf<S extends KernelState, C>({ game, seating, world: { s } }: Session<S, C>): Snapshot {
  const text = JSON.stringify(nameState(namesOf(game), s));
  return {
    blackrose: FORMAT,
    game: game.name,
    rules: game.version,
    content: game.contentHash,
    shape: game.shape,
    seats: seating.seats,
    options: seating.options,
    roster: game.roster,
    hash: hashOfText(text),
    state: JSON.parse(text) as NamedState,
  };
}

const hashOfText = (text: string): string => (hashText(text, 0) >>> 0).toString(16).padStart(8, "0");

/** A game opened from a snapshot, and whether the rules and cards are still those it was saved under. */
export interface Opened<S extends KernelState, C> {
  readonly game: Game<S, C>;
  readonly seating: Seating;
  readonly state: S;
  readonly same: boolean;
}

/** Opens a snapshot of any version under the rules of today; throws {@link Damaged} where that cannot be. */
export function readSnapshot<S extends KernelState, C>(title: Title<S, C>, json: unknown): Opened<S, C> {
  if (typeof json !== "object" || json === null) throw new Damaged("snapshot", "this is not a saved game");
  const given = json as { readonly [name: string]: unknown };
  if (given["game"] !== title.name) {
    throw new Damaged("snapshot.game", `a game of "${title.name}" was expected, not of "${String(given["game"])}"`);
  }
  const { upgrades } = title.earlier;
  const { saved, shape } = given["blackrose"] === 1 ? numbered(title, given) : named(given);
  if (shape > upgrades.length) {
    throw new Newer("snapshot.shape", "it was saved by a newer version of this program; use that one");
  }
  const { seats, options, roster, state: now } = upgrades.slice(shape).reduce((one, next) => next(one), saved);
  const seating = { seats, options };
  const wrong = title.refuse(seating);
  if (wrong !== null) throw new Damaged("snapshot.options", wrong);
  const game = withRoster(title, seating, roster);
  const state = numberState(game, now);
  const same = given["rules"] === game.version && given["content"] === game.contentHash && shape === upgrades.length;
  const broken = same ? null : game.broken(state);
  if (broken !== null) throw new Damaged("snapshot.state", broken);
  return { game, seating, state, same };
}

function named(given: { readonly [name: string]: unknown }): { readonly saved: Saving; readonly shape: number } {
  if (given["blackrose"] !== FORMAT) throw new Damaged("snapshot.blackrose", `1 or ${FORMAT} was expected`);
  const { state, shape, roster } = given as unknown as Snapshot;
  if (!Number.isInteger(shape) || shape < 0) throw new Damaged("snapshot.shape", "a whole number was expected");
  if (typeof roster !== "object" || roster === null || !Object.values(roster).every(Array.isArray)) {
    throw new Damaged("snapshot.roster", "lists of ids were expected");
  }
  if (hashOfText(JSON.stringify(state) ?? "") !== given["hash"]) {
    throw new Damaged("snapshot.hash", "the state is not the one that was saved");
  }
  return { saved: { ...seatingIn(given), roster, state }, shape };
}

/** The first format had numbers and no names. */
function numbered<S extends KernelState, C>(
  title: Title<S, C>,
  given: { readonly [name: string]: unknown },
): { readonly saved: Saving; readonly shape: number } {
  const known = title.earlier.numbered[Number(given["rules"])];
  if (known === undefined) {
    throw new Damaged("snapshot.rules", `no save of rules version ${String(given["rules"])} can be opened any more`);
  }
  const state = nameState(known.names, readUnderWay(given["state"], "snapshot.state"));
  return { saved: { ...seatingIn(given), roster: known.roster, state }, shape: 0 };
}

const seatingIn = (given: { readonly [name: string]: unknown }): Seating =>
  ({ seats: given["seats"], options: given["options"] }) as Seating;

function withRoster<S extends KernelState, C>(title: Title<S, C>, seating: Seating, roster: Roster): Game<S, C> {
  try {
    return title.play(seating, roster);
  } catch (error) {
    if (error instanceof RangeError) throw new Damaged("snapshot.roster", error.message);
    throw error;
  }
}

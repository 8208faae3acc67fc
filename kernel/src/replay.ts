/** Playing a record again, to check and to watch it: what can be checked depends on whether the rules are still those it was played by. */
import { Mismatch } from "./again.ts";
import type { Seating } from "./game.ts";
import { commitment, seedFromHex } from "./luck.ts";
import { answersOf, asNoted, begunBy, type Record } from "./record.ts";
import { type Told, tellerOf } from "./retell.ts";
import { Damaged, hashOf } from "./schema.ts";
import { begin, type Session } from "./session.ts";
import type { KernelState } from "./state.ts";
import { openTakenUp } from "./taken-up.ts";
import { openTelling } from "./telling.ts";
import type { Title } from "./title.ts";
import { isSame, playsAlike, type Version, versionOf } from "./version.ts";

/** Answers of a record that were given under one version of the rules. */
export interface Stretch {
  readonly version: Version;
  /** How many answers came before it, and how many it has. */
  readonly after: number;
  readonly answers: number;
  /** It is the version of this program: everything was checked, and held. */
  readonly same: boolean;
  /** How many of its answers could be given under the rules as they are now; why not the next one. */
  readonly given: number;
  readonly astray: string | null;
  /** How many of them led to the very state the record names. */
  readonly met: number;
}

export interface Replayed<S extends KernelState, C> {
  readonly session: Session<S, C>;
  readonly stretches: readonly Stretch[];
}

/** Called for the start (step 0, nothing told) and after every answer. */
export type Each<S extends KernelState, C> = (session: Session<S, C>, step: number, told: Told | null) => void;

/**
 * Plays a record again from its start. Where it was played by the very rules of this program, every state is checked, and it throws
 * {@link Mismatch} where one does not hold (K-REC-03); of other stretches it finds out what it can (K-REC-04).
 */
export function replay<S extends KernelState, C>(title: Title<S, C>, given: Record, each?: Each<S, C>): Replayed<S, C> {
  const { seed, seating } = checkedHead(title, given);
  const usual = given.numbering === undefined ? title.earlier.numbered[given.rules]?.roster : undefined;
  const { game, takenUp } = openTakenUp(title, title.play(seating, usual), given.takenUp);
  const today = versionOf(game);
  const first = hashOf(game.state, begin(game, seating, seed).world.s);
  // An earlier record does not say how things were numbered: that shows in the first state.
  const noted = begunBy(given);
  const begun = given.numbering === undefined && playsAlike(noted, today) && first === given.first ? today : noted;
  const teller = tellerOf(game, seating, seed, { begun, takenUp });
  const found = (): string => asNoted(given, hashOf(game.state, teller.session.world.s));

  const entries = answersOf(given);
  const stretches: Stretch[] = [];
  let step = 0;
  const starts = [{ answers: 0, version: begun }, ...takenUp];
  starts.forEach(({ answers: after, version }, i) => {
    const same = isSame(version, today);
    if (i === 0) {
      if (same && first !== given.first) throw astrayAt("the start", given.first, first);
      each?.(teller.session, 0, null);
    }
    const end = starts[i + 1]?.answers ?? entries.length;
    const stretch = { version, after, answers: end - after, same, given: 0, astray: null as string | null, met: 0 };
    for (; step < end; step++) {
      const entry = entries[step];
      const told = teller.tell(entry);
      if (told.astray !== null && same) {
        throw new Mismatch(`Answer ${step + 1} ("${given.answers[step]}") cannot be given there: ${told.astray}`);
      }
      stretch.astray ??= told.astray;
      if (told.astray === null) {
        stretch.given++;
        if (found() === entry.hash) stretch.met++;
        else if (same) throw astrayAt(`answer ${step + 1}`, entry.hash, found());
      }
      each?.(teller.session, step + 1, told);
    }
    stretches.push(stretch);
  });
  // Where every stretch was played by the rules of today, they tell more than what was kept.
  const isAlike = stretches.every(({ version, astray }) => playsAlike(version, today) && astray === null);
  const shown = given.telling === undefined || isAlike ? null : openTelling(title, given.telling);
  return { session: { ...teller.session, shown }, stretches };
}

const astrayAt = (place: string, noted: string, found: string): Mismatch =>
  new Mismatch(`At ${place} the record says state ${noted}; playing it again gives ${found}.`);

/** What does not depend on the rules: whose record it is, its seed, its seating. */
function checkedHead<S extends KernelState, C>(
  title: Title<S, C>,
  given: Record,
): { readonly seed: readonly number[]; readonly seating: Seating } {
  if (given.game !== title.name) throw new Mismatch(`This is a record of "${given.game}", not of "${title.name}".`);
  if (given.seed === undefined)
    throw new Mismatch("The seed is not in the record: the game was not over when it was written.");
  const seed = seedFromHex(given.seed);
  if (seed === null) throw new Damaged("record.seed", "64 hexadecimal digits were expected");
  if (commitment(seed) !== given.commitment) {
    throw new Mismatch("The seed does not belong to the commitment published when the game started (K-LCK-01).");
  }
  const seating: Seating = { seats: given.seats, options: given.options };
  const wrong = title.refuse(seating);
  if (wrong !== null) throw new Damaged("record.options", wrong);
  return { seed, seating };
}

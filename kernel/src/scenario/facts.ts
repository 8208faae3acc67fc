/** Facts every game has: who is asked what, which options there are, what happened. */
import { Damaged } from "../schema.ts";
import { questionFor, type Session } from "../session.ts";
import type { KernelState } from "../state.ts";
import { placeOf } from "./position.ts";
import { type FactReader, moveKey, type Scene, type Seats, type Stage } from "./stage.ts";
import { type Facts, recordAt, wordsAt } from "./words.ts";

type Common = FactReader<KernelState, unknown>;

export function whoIsAsked<S extends KernelState, C>({ game, world: { s } }: Session<S, C>, seats: Seats): string {
  if (s.asks.length === 0) return "nobody is asked anything";
  return s.asks.map((ask) => `${seats.name(ask.seat)} is asked ${game.decisions[ask.decision].id}`).join(", ");
}

const asked: Common = ({ session, seats }, expected, place) => {
  const wanted = recordAt(expected, place);
  const found = Object.fromEntries(
    session.world.s.asks.map((ask) => [seats.name(ask.seat), session.game.decisions[ask.decision].id]),
  );
  const same =
    Object.keys(found).length === Object.keys(wanted).length &&
    Object.entries(wanted).every(([name, decision]) => found[name] === decision);
  return same ? null : whoIsAsked(session, seats);
};

/** Options by seat. Whoever is named must be asked: of a question nobody is asked nothing can be said. */
const offered =
  (wrong: (offered: readonly string[], named: readonly string[]) => string | null): Common =>
  ({ session, seats }, expected, place) => {
    for (const [name, keys] of Object.entries(recordAt(expected, place))) {
      const question = questionFor(session, seats.seat(name, place));
      if (question === null) return `${name} is not asked anything; ${whoIsAsked(session, seats)}`;
      const named = wordsAt(keys, place).map((key) => moveKey(key, seats));
      const sentence = wrong(question.options, named);
      if (sentence !== null) return `${name}: ${sentence}`;
    }
    return null;
  };

const missing = (options: readonly string[], named: readonly string[]): string | null => {
  const none = named.filter((key) => !options.includes(key));
  return none.length === 0 ? null : `not offered: ${none.join(", ")}; offered: ${options.join(", ")}`;
};

/** Exactly these, in any order. */
export function otherThan(options: readonly string[], named: readonly string[]): string | null {
  const none = named.filter((key) => !options.includes(key));
  const more = options.filter((key) => !named.includes(key));
  if (none.length + more.length === 0 && named.length === options.length) return null;
  const counts = `${named.length} named, ${options.length} offered`;
  return `not offered: ${none.join(", ") || "none"}; offered besides: ${more.join(", ") || "none"} (${counts})`;
}

/** The names of deeds, each of which the game knows: a misspelt one never happens. */
function deedsAt(scene: Scene<KernelState, unknown>, expected: unknown, place: string): string[] {
  const known = scene.session.game.deeds.map(({ verb }) => verb);
  const verbs = wordsAt(expected, place);
  const unknown = verbs.find((verb) => !known.includes(verb));
  if (unknown !== undefined) throw new Damaged(place, `no deed is called "${unknown}"; known: ${known.join(", ")}`);
  return verbs;
}

const common: { readonly [fact: string]: Common } = {
  asked,
  options: offered(otherThan),
  offers: offered(missing),
  "does not offer": offered((options, named) => {
    const there = named.filter((key) => options.includes(key));
    return there.length === 0 ? null : `offered all the same: ${there.join(", ")}`;
  }),
  /** Deeds of the last step in their order; others may lie between. */
  happened(scene, expected, place) {
    const verbs = scene.events.map(({ verb }) => verb);
    let from = 0;
    for (const verb of deedsAt(scene, expected, place)) {
      const at = verbs.indexOf(verb, from);
      if (at < 0) return `did not happen in this order: ${verb}; there were ${verbs.join(", ")}`;
      from = at + 1;
    }
    return null;
  },
  "did not happen"(scene, expected, place) {
    const there = deedsAt(scene, expected, place).filter((verb) => scene.events.some((event) => event.verb === verb));
    return there.length === 0 ? null : `happened: ${there.join(", ")}`;
  },
};

/** Why one of the facts does not hold, with its place; null when all hold. */
export function holds<S extends KernelState, C>(
  stage: Stage<S, C>,
  scene: Scene<S, C>,
  facts: Facts,
  place: string,
): string | null {
  const readers = { ...(common as unknown as Stage<S, C>["facts"]), ...stage.facts };
  for (const [fact, expected] of Object.entries(facts)) {
    const at = placeOf(place, fact);
    const read = Object.hasOwn(readers, fact) ? readers[fact] : undefined;
    if (read === undefined)
      throw new Damaged(at, `no fact is called "${fact}"; known: ${Object.keys(readers).join(", ")}`);
    const wrong = read(scene, expected, at);
    if (wrong !== null) return `${at}: ${wrong}`;
  }
  return null;
}

/** A game of one person against agents: who sits where, the game itself, and the log as the person sees it. */
import {
  type Ask,
  answer,
  type Event,
  eventFor,
  freshLuck,
  isForced,
  isRefusal,
  keyOf,
  type Refusal,
  type RulesNote,
  refuse,
  sight,
  undo,
} from "@blackrose/kernel";
import { agentCalled } from "../agents.ts";
import type { Entry } from "../games.ts";
import type { AnySession } from "../record.ts";

/** What a table is beside the game played at it; a save file keeps it. */
export interface Sitting {
  /** The person's seat. */
  readonly you: number;
  readonly name: string;
  /** Who plays each seat; nobody plays the person's. */
  readonly agents: readonly (string | null)[];
  /** The seed of the agents' own luck: it never touches the game's. */
  readonly luck: string;
}

/** What each seat is called. */
export const namesOf = ({ you, name, agents }: Sitting): string[] =>
  agents.map((_, seat) => (seat === you ? name : `P${seat + 1}`));

export interface Table {
  readonly entry: Entry;
  readonly sitting: Sitting;
  readonly session: AnySession;
  /** What happened, in order, as the person may see it. */
  readonly log: Happening[];
}

/**
 * An event, or in words an answer that the table gave for the person, or what is to be said of the rules; `after` is how many answers led
 * to it.
 */
export type Happening = { readonly after: number } & (
  | { readonly event: Event }
  | { readonly forced: string }
  | { readonly rules: RulesNote }
);

export function note({ sitting, session, log }: Table, events: readonly Event[], after = session.entries.length): void {
  for (const event of events) {
    const seen = eventFor(session.game, event, sitting.you);
    if (seen !== null) log.push({ after, event: seen });
  }
}

/** The question the table waits with, or null when nothing is asked. */
export const openAsk = ({ session }: Table): Ask | null => session.world.s.asks[0] ?? null;

/** Gives an answer. */
export function give(table: Table, ask: Ask, keys: readonly string[]): Refusal | null {
  const taken = answer(table.session, ask.seat, ask.id, keys);
  if (isRefusal(taken)) return taken;
  note(table, taken.events);
  return null;
}

/**
 * What an agent answers. Its luck depends on the place in the game alone, so that a game saved, resumed or taken back
 * goes on the same way.
 */
export function agentsAnswer({ sitting, session }: Table, ask: Ask): string[] {
  const { s } = session.world;
  const name = sitting.agents[ask.seat];
  const codes =
    name === null || isForced(ask)
      ? ask.options
      : agentCalled(name).choose(
          sight(session.game, s, ask),
          freshLuck(`${sitting.luck} answer ${s.answers} seat ${ask.seat}`),
        );
  return codes.map((code) => keyOf(session.game, s, ask, code));
}

/** Goes back to the person's own last question, over whatever agents answered since. */
export function undoToOwn(table: Table): Refusal | null {
  const { session, sitting, log } = table;
  const { past, entries } = session;
  const last = past.findLastIndex(({ entries: at, forced }) => entries[at]?.seat === sitting.you && !forced);
  // With nothing to go back to, the kernel's own refusal says why.
  const refused = last < 0 ? (past.length === 0 ? undo(session) : notOwn()) : undo(session, past.length - last);
  if (refused !== null) return refused;
  const kept = log.findIndex(({ after }) => after > session.entries.length);
  if (kept >= 0) log.length = kept;
  return null;
}

const notOwn = (): Refusal => refuse("no-undo", "Since your last answer luck was drawn or something hidden was shown.");

/** People who do whatever comes to their mind, and what a table looks like to them if one believes the journal alone. */
import { drawLuck, hashOf, type Luck } from "@blackrose/kernel";
import type { Action, Sight } from "@blackrose/protocol";
import type { Entry, Saved } from "../src/entries.ts";
import { restore } from "../src/saved.ts";
import { chairsOf, fixedPart, ownPart, publicPart, questionOf, viewOf } from "../src/sight.ts";
import type { Table } from "../src/table.ts";
import type { Client, House } from "./house.ts";

/** Something a client might do, mostly something it may. */
export function anyAction({ sight }: Client, luck: Luck): Action {
  const { question, table, you } = sight;
  const chance = (of: number): boolean => drawLuck(luck, 0, of) === 0;
  const standsIn = table.chairs[you.seat]?.standIn ?? false;
  if (table.proposal !== null && chance(2)) return { do: "vote", proposal: table.proposal.id, yes: !chance(4) };
  if (table.status === "paused" && chance(2)) return { do: "propose", what: "resume" };
  if (table.status === "fault") return { do: "propose", what: chance(2) ? "fault-undo" : "fault-skip" };
  if (standsIn && chance(2)) return { do: "return" };
  if (you.mayTakeBack && chance(6)) return { do: "take-back" };
  if (chance(12)) return { do: "propose", what: "undo" };
  if (chance(40)) return { do: "propose", what: "pause" };
  if (chance(25)) return { do: "quiet", on: chance(2) };
  if (chance(25)) return { do: "say", text: "Hm." };
  if (chance(50)) return { do: "leave" };
  if (chance(300)) return { do: "concede" };
  if (chance(30)) return { do: "answer", ask: question?.id ?? 0, keys: ["nonsense"] };
  if (question === null) return { do: "hold", ask: 0 };
  if (question.window && chance(6)) return { do: "hold", ask: question.id };
  const { options, min, max } = question;
  const many = Math.max(min, Math.min(max, options.length, 1));
  const from = drawLuck(luck, 0, options.length - many + 1);
  return { do: "answer", ask: question.id, keys: options.slice(from, from + many) };
}

export const journalOf = (here: House, id: string): Entry[] =>
  (here.written.get(id) ?? []).map((line) => JSON.parse(line) as Entry);

/** The table that the journal tells of, from its beginning or from a snapshot. */
export const toldBy = (here: House, id: string, saved: Saved | null = null): Table =>
  restore(here.games, id, saved, journalOf(here, id).slice(saved?.sequence ?? 0)).table;

/** Everything there is to a table, as plain data. */
export function wholeTable(table: Table): unknown {
  const { session, seats, course, chat, keys, sequence, status } = table;
  const game = session && {
    hash: hashOf(table.game.state, session.world.s),
    state: session.world.s,
    entries: session.entries,
    opening: session.opening,
    commitment: session.commitment,
    undoable: session.past.map(({ answers, entries }) => [answers, entries]),
  };
  return { seats, course, chat, keys, sequence, status, game };
}

/** What a viewer should see of it; who is here is in no journal. */
export function sightOf(table: Table, seat: number, account: string | null): Sight {
  const shared = { ...fixedPart(table), ...publicPart(table, chairsOf(table, new Set())) };
  const sight = {
    table: shared,
    you: ownPart(table, seat, account),
    view: table.session && viewOf(table.game, table.session.world.s, seat),
  };
  return JSON.parse(JSON.stringify({ ...sight, question: questionOf(table, seat, null) })) as Sight;
}

export const withoutPresence = (sight: Sight): Sight => ({
  ...sight,
  table: { ...sight.table, chairs: sight.table.chairs.map((chair) => ({ ...chair, here: false })) },
});

/**
 * What viewers are told, numbered for each of them without a gap. A viewer who was away for a moment gets what it missed; after longer,
 * or from another run of the table, the whole sight. Nothing is sent to a viewer for whom nothing changed.
 */
import type { Event } from "@blackrose/kernel";
import type { ChatLine, FromTable, Sight, TableSight } from "@blackrose/protocol";
import { stepFor } from "./history.ts";
import { changes } from "./patch.ts";
import { ownPart, questionOf, viewOf } from "./sight.ts";
import type { Table } from "./table.ts";

/** How many messages a viewer may have missed and still be told one by one. */
const HISTORY = 64;
/** How long a stream goes on while nobody watches it. */
export const UNWATCHED = 60_000;

export interface Stream {
  readonly seat: number;
  /** The one person it belongs to, or null for all who look on. */
  readonly account: string | null;
  n: number;
  sight: Sight;
  /** Since when nobody watches it; 0 while somebody does. */
  unwatched: number;
  /** The last messages, the newest being number `n`. */
  history: string[];
}

/** What happened that patches do not say. */
export interface News {
  readonly seat: number;
  readonly events: readonly Event[] | null;
  readonly undoneTo: number | null;
  readonly said: ChatLine | null;
}

export const noNews: News = { seat: -1, events: null, undoneTo: null, said: null };

export function openStream(table: Table, seat: number, account: string | null, shared: TableSight): Stream {
  return { seat, account, n: 0, sight: whole(table, seat, account, shared), unwatched: 0, history: [] };
}

function whole(table: Table, seat: number, account: string | null, shared: TableSight): Sight {
  return {
    table: shared,
    you: ownPart(table, seat, account),
    view: viewOf(table, seat),
    question: questionOf(table, seat),
  };
}

/**
 * The next message of a stream, or null when there is nothing to tell. `sharedPatch` is the change of the public part as JSON, made once
 * for all; it is empty when nothing changed there.
 */
export function tell(
  table: Table,
  stream: Stream,
  shared: TableSight,
  sharedPatch: string,
  news: News,
  now: number,
): string | null {
  const before = stream.sight;
  stream.sight = whole(table, stream.seat, stream.account, shared);
  const { you, view, question } = stream.sight;
  const own = changes({ you: before.you, view: before.view, question: before.question }, { you, view, question });
  const patch = joined(sharedPatch === "" ? "" : `{"table":${sharedPatch}}`, own);
  let text = patch === "" ? "" : `,"patch":${patch}`;
  if (news.events !== null && table.session !== null) {
    const { session } = table;
    text += `,"steps":${JSON.stringify([stepFor(session, stream.seat, session.entries.length, news.seat, news.events)])}`;
  }
  if (news.undoneTo !== null) text += `,"undoneTo":${news.undoneTo}`;
  if (news.said !== null) text += `,"chat":${JSON.stringify([news.said])}`;
  if (text === "") return null;
  const message = `{"is":"news","n":${++stream.n},"now":${now}${text}}`;
  stream.history.push(message);
  if (stream.history.length > HISTORY) stream.history.shift();
  return message;
}

/** Two JSON objects without a name in common, as one. */
function joined(shared: string, own: unknown): string {
  if (own === undefined) return shared;
  const text = JSON.stringify(own);
  return shared === "" ? text : `${shared.slice(0, -1)},${text.slice(1)}`;
}

export function wholeOf(stream: Stream, live: string, now: number): string {
  return JSON.stringify({ is: "sight", live, n: stream.n, now, sight: stream.sight } satisfies FromTable);
}

/** What a viewer missed since message `since`, or null when that is too long ago. */
export function missed({ n, history }: Stream, since: number): readonly string[] | null {
  const many = n - since;
  return many < 0 || many > history.length ? null : history.slice(history.length - many);
}

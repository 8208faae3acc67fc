/**
 * What viewers are told, numbered for each of them without a gap. A viewer who was away for a moment gets what it missed; after longer,
 * or from another run of the table, the whole sight. Nothing is sent to a viewer for whom nothing changed.
 */
import type { Event } from "@blackrose/kernel";
import type { ChatLine, FromTable, Sight, TableSight, Watch } from "@blackrose/protocol";
import { stepFor } from "./history.ts";
import { alike, changes } from "./patch.ts";
import { ownPart, questionOf, viewAfter, viewOf } from "./sight.ts";
import type { Table } from "./table.ts";

/** How many letters of the last messages are kept; who missed more is better served with the whole. */
const HISTORY = 7_000;
/** How long a stream goes on while nobody watches it. */
const UNWATCHED = 60_000;

/** Somebody at the other end of a line. Told nothing before the sight that its numbers start from. */
export interface Watcher {
  greeted: boolean;
  readonly send: (text: string) => void;
}

export interface Stream {
  /** Names this run of this stream: numbers of another one mean something else. */
  readonly live: string;
  readonly seat: number;
  /** The one person it belongs to, or null for all who look on. */
  readonly account: string | null;
  readonly watchers: Set<Watcher>;
  n: number;
  sight: Sight;
  /** Since when nobody watches it; 0 while somebody does. */
  unwatched: number;
  /** The last messages, the newest being number `n`, and how long they are together. */
  readonly history: string[];
  letters: number;
}

/** What happened that patches do not say. */
export interface News {
  readonly seat: number;
  readonly events: readonly Event[] | null;
  readonly undoneTo: number | null;
  readonly said: ChatLine | null;
}

export const noNews: News = { seat: -1, events: null, undoneTo: null, said: null };

/** What there is to tell, worked out once for all viewers. */
export interface Telling {
  readonly table: Table;
  readonly now: number;
  readonly news: News;
  readonly shared: TableSight;
  /** How the public part has changed, as JSON; empty when it has not. */
  readonly sharedPatch: string;
  /** Fields of the game's state that have changed. A view changes nowhere else: what is seen of a field follows from the field. */
  readonly fields: readonly string[];
  /** What was put into JSON for another viewer; mostly all are told the same. */
  readonly worded: Map<string, { readonly value: unknown; readonly text: string }>;
}

export function openStream(
  live: string,
  table: Table,
  seat: number,
  account: string | null,
  shared: TableSight,
): Stream {
  const sight: Sight = {
    table: shared,
    you: ownPart(table, seat, account),
    view: viewOf(table, seat),
    question: questionOf(table, seat, null),
  };
  return { live, seat, account, watchers: new Set(), n: 0, sight, unwatched: 0, history: [], letters: 0 };
}

/** Whether nobody has watched for so long that nobody will ask for what was missed. */
export function isForgotten(stream: Stream, now: number): boolean {
  if (stream.watchers.size > 0) stream.unwatched = 0;
  else if (stream.unwatched === 0) stream.unwatched = now;
  return stream.unwatched > 0 && now - stream.unwatched > UNWATCHED;
}

/** The next message of a stream, or null when there is nothing to tell. */
export function tell(stream: Stream, telling: Telling): string | null {
  const { table, news, shared, sharedPatch, fields } = telling;
  const before = stream.sight;
  const you = ownPart(table, stream.seat, stream.account);
  const view = viewAfter(table, stream.seat, before.view, fields);
  const question = questionOf(table, stream.seat, before.question);
  stream.sight = { table: shared, you, view, question };
  const patch = inBraces([
    sharedPatch === "" ? "" : `"table":${sharedPatch}`,
    named("you", changes(before.you, you), telling),
    viewPatch(before.view, view, telling),
    named("question", changes(before.question, question), telling),
  ]);
  let text = patch === "" ? "" : `,"patch":${patch}`;
  if (news.events !== null && table.session !== null) {
    const { session } = table;
    const step = stepFor(session, stream.seat, session.entries.length, news.seat, news.events);
    text += `,${named("steps", [step], telling)}`;
  }
  if (news.undoneTo !== null) text += `,"undoneTo":${news.undoneTo}`;
  if (news.said !== null) text += `,"chat":${JSON.stringify([news.said])}`;
  if (text === "") return null;
  const message = `{"is":"news","n":${++stream.n},"now":${telling.now}${text}}`;
  remember(stream, message);
  return message;
}

function viewPatch(before: Sight["view"], after: Sight["view"], telling: Telling): string {
  if (before === after) return "";
  if (before === null || after === null) return named("view", after, telling);
  const patch = inBraces(telling.fields.map((field) => named(field, changes(before[field], after[field]), telling)));
  return patch === "" ? "" : `"view":${patch}`;
}

/** A value under its name as JSON; empty for nothing. */
function named(name: string, value: unknown, { worded }: Telling): string {
  if (value === undefined) return "";
  const known = worded.get(name);
  if (known !== undefined && alike(known.value, value)) return known.text;
  const text = `"${name}":${JSON.stringify(value)}`;
  worded.set(name, { value, text });
  return text;
}

function inBraces(parts: readonly string[]): string {
  let text = "";
  for (const part of parts) if (part !== "") text += text === "" ? part : `,${part}`;
  return text === "" ? "" : `{${text}}`;
}

function remember(stream: Stream, message: string): void {
  stream.history.push(message);
  stream.letters += message.length;
  while (stream.letters > HISTORY) stream.letters -= (stream.history.shift() as string).length;
}

export function wholeOf({ live, n, sight }: Stream, now: number): string {
  return JSON.stringify({ is: "sight", live, n, now, sight } satisfies FromTable);
}

/** What a viewer missed since message `since` of the run `live`, or null when that is too long ago or was another one. */
export function missed({ live, n, history }: Stream, watch: Pick<Watch, "live" | "since">): readonly string[] | null {
  if (watch.live !== live || watch.since === undefined) return null;
  const many = n - watch.since;
  return many < 0 || many > history.length ? null : history.slice(history.length - many);
}

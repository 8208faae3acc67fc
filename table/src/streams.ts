/**
 * What viewers are told, numbered for each of them without a gap. A viewer who was away for a moment gets what it missed; after longer,
 * or from another run of the table, the whole sight. Nothing is sent to a viewer for whom nothing changed.
 */
import { type Event, type KernelState, view, viewOfFields } from "@blackrose/kernel";
import type { ChatLine, FromTable, Sight, TableSight, Watch } from "@blackrose/protocol";
import { stepFor } from "./history.ts";
import type { AnyGame } from "./outside.ts";
import { changes, differing } from "./patch.ts";
import { ownPart, questionOf, viewOf } from "./sight.ts";
import type { AnySession, Table } from "./table.ts";

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
  /** What has changed in the game; null when nothing has. */
  readonly moved: Moved | null;
  /** The step for those who are told all of its events, as JSON. */
  readonly openStep: string;
}

/** What has changed in the game's state. A view changes nowhere else: what is seen of a field follows from the field. */
export interface Moved {
  /** A copy of the state that stays as it is. */
  readonly state: KernelState;
  /** Changed fields that everyone sees, and how they changed as JSON: worded once for all. */
  readonly open: readonly string[];
  readonly openPatch: string;
  /** Changed fields of which viewers see different things. */
  readonly veiled: readonly string[];
}

type Fields = { readonly [name: string]: unknown };

export function movedBetween(game: AnyGame, before: KernelState | null, after: KernelState): Moved {
  const was = (before ?? {}) as unknown as Fields;
  const is = after as unknown as Fields;
  const fields = differing(was, is);
  const open = fields.filter((name) => game.state.fields![name].open);
  return {
    state: after,
    open,
    openPatch: open.map((name) => named(name, changes(was[name], is[name]))).join(","),
    veiled: fields.filter((name) => !game.state.fields![name].open),
  };
}

export function openStep(news: News, session: AnySession | null): string {
  if (news.events === null || session === null) return "";
  return JSON.stringify([{ step: session.entries.length, seat: news.seat, events: news.events }]);
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
  const { table, news, shared, sharedPatch, moved } = telling;
  const before = stream.sight;
  const you = ownPart(table, stream.seat, stream.account);
  const question = questionOf(table, stream.seat, before.question);
  stream.sight = { table: shared, you, view: before.view, question };
  const patch = inBraces([
    sharedPatch === "" ? "" : `"table":${sharedPatch}`,
    named("you", changes(before.you, you)),
    moved === null ? "" : viewPatch(table, stream, moved),
    named("question", changes(before.question, question)),
  ]);
  let text = patch === "" ? "" : `,"patch":${patch}`;
  if (news.events !== null && table.session !== null)
    text += `,"steps":${stepText(table.session, stream.seat, telling)}`;
  if (news.undoneTo !== null) text += `,"undoneTo":${news.undoneTo}`;
  if (news.said !== null) text += `,"chat":${JSON.stringify([news.said])}`;
  if (text === "") return null;
  const message = `{"is":"news","n":${++stream.n},"now":${telling.now}${text}}`;
  remember(stream, message);
  return message;
}

/** Brings the stream's view up to date, and says how it changed. */
function viewPatch({ game }: Table, stream: Stream, { state, open, openPatch, veiled }: Moved): string {
  const { sight, seat } = stream;
  if (sight.view === null) {
    sight.view = view(game.state, state, seat) as unknown as NonNullable<Sight["view"]>;
    return named("view", sight.view);
  }
  const seen = sight.view;
  for (const name of open) seen[name] = (state as unknown as Fields)[name];
  const parts = [openPatch];
  const masked = viewOfFields(game.state, state, veiled, seat) as Fields;
  for (const name of veiled) {
    parts.push(named(name, changes(seen[name], masked[name])));
    seen[name] = masked[name];
  }
  const patch = inBraces(parts);
  return patch === "" ? "" : `"view":${patch}`;
}

/** The step as this viewer is told it: mostly as everyone is. */
function stepText(session: AnySession, viewer: number, { news, openStep: all }: Telling): string {
  const step = stepFor(session, viewer, session.entries.length, news.seat, news.events!);
  const told = step.events.length === news.events!.length && step.events.every((event, i) => event === news.events![i]);
  return told ? all : JSON.stringify([step]);
}

/** A value under its name as JSON; empty for nothing. */
const named = (name: string, value: unknown): string =>
  value === undefined ? "" : `"${name}":${JSON.stringify(value)}`;

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

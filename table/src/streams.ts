/**
 * What viewers are told, numbered for each of them without a gap. A viewer who was away for a moment gets what it missed; after longer,
 * or from another run of the table, the whole sight. Nothing is sent to a viewer for whom nothing changed.
 */
import { areOpen, type Event, type KernelState, viewOfField } from "@blackrose/kernel";
import type { AskedQuestion, ChatLine, FromTable, Watch, YourSight } from "@blackrose/protocol";
import { type Backlog, emptyBacklog, lastOf, remember } from "./backlog.ts";
import { stepFor } from "./history.ts";
import type { AnyGame } from "./outside.ts";
import { changes } from "./patch.ts";
import { fixedPart, isTold, ownPart, ownPartAfter, type PublicPart, questionOf, viewOf } from "./sight.ts";
import type { AnySession, Table } from "./table.ts";

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
  readonly watchers: Watcher[];
  n: number;
  /** What this viewer was last told, beside what everyone is and what follows from the game's state. */
  you: YourSight;
  question: AskedQuestion | null;
  /** Fields of the game of which viewers see different things, as this one was last told of them, in JSON. */
  readonly veiled: Map<string, string>;
  /** Since when nobody watches it; 0 while somebody does. */
  unwatched: number;
  /** The last messages, the newest being number `n`. */
  readonly backlog: Backlog;
}

/** What happened that patches do not say. */
export interface News {
  readonly seat: number;
  readonly events: readonly Event[] | null;
  readonly undoneTo: number | null;
  readonly said: ChatLine | null;
  /** An answer, and nothing else: chairs, and who is on them, are as they were. */
  readonly answer: boolean;
}

export const noNews: News = { seat: -1, events: null, undoneTo: null, said: null, answer: false };

/** What there is to tell, worked out once for all viewers. */
export interface Telling {
  readonly table: Table;
  readonly now: number;
  readonly news: News;
  /** How the public part has changed, as JSON; empty when it has not. */
  readonly sharedPatch: string;
  /** What has changed in the game; null when nothing has. */
  readonly moved: Moved | null;
  /** The step as everyone is told it, as JSON; empty where not all may be told everything, or nothing happened. */
  readonly openStep: string;
}

/** What has changed in the game's state. A view changes nowhere else: what is seen of a field follows from the field. */
export interface Moved {
  readonly before: KernelState | null;
  readonly after: KernelState;
  /** How the fields that everyone sees have changed, as JSON: worded once for all. */
  readonly openPatch: string;
  /** Changed fields of which viewers see different things. */
  readonly veiled: readonly string[];
}

type Fields = { readonly [name: string]: unknown };

export function movedBetween(game: AnyGame, before: KernelState | null, after: KernelState): Moved {
  if (before === null) return { before, after, openPatch: "", veiled: [] };
  const was = before as unknown as Fields;
  const is = after as unknown as Fields;
  const veiled: string[] = [];
  const open: { [name: string]: unknown } = {};
  for (const name of game.state.changed!(before, after)) {
    if (!isTold(name)) continue;
    if (game.state.fields![name].open) open[name] = changes(was[name], is[name]);
    else veiled.push(name);
  }
  return { before, after, openPatch: JSON.stringify(open).slice(1, -1), veiled };
}

export function openStep({ seat, events }: News, session: AnySession | null): string {
  if (events === null || session === null || !areOpen(session.game, events)) return "";
  return JSON.stringify([{ step: session.entries.length, seat, events }]);
}

export function openStream(live: string, table: Table, seat: number, account: string | null): Stream {
  const you = ownPart(table, seat, account);
  const question = questionOf(table, seat, null);
  return {
    live,
    seat,
    account,
    watchers: [],
    n: 0,
    you,
    question,
    veiled: new Map(),
    unwatched: 0,
    backlog: emptyBacklog(),
  };
}

/** Whether nobody has watched for so long that nobody will ask for what was missed. */
export function isForgotten(stream: Stream, now: number): boolean {
  if (stream.watchers.length > 0) stream.unwatched = 0;
  else if (stream.unwatched === 0) stream.unwatched = now;
  return stream.unwatched > 0 && now - stream.unwatched > UNWATCHED;
}

/** The next message of a stream, or null when there is nothing to tell. */
export function tell(stream: Stream, telling: Telling): string | null {
  const { table, news, sharedPatch, moved } = telling;
  const { seat, account, you, question } = stream;
  stream.you = news.answer ? ownPartAfter(table, you) : ownPart(table, seat, account);
  stream.question = questionOf(table, seat, question);
  const patch = inBraces([
    sharedPatch === "" ? "" : `"table":${sharedPatch}`,
    named("you", changes(you, stream.you)),
    moved === null ? "" : viewPatch(table.game, stream, moved),
    named("question", changes(question, stream.question)),
  ]);
  let text = patch === "" ? "" : `,"patch":${patch}`;
  if (news.events !== null && table.session !== null) text += `,"steps":${stepText(table.session, seat, telling)}`;
  if (news.undoneTo !== null) text += `,"undoneTo":${news.undoneTo}`;
  if (news.said !== null) text += `,"chat":${JSON.stringify([news.said])}`;
  if (text === "") return null;
  const message = `{"is":"news","n":${++stream.n},"now":${telling.now}${text}}`;
  remember(stream.backlog, message);
  return message;
}

/** How a viewer's view has changed. */
function viewPatch(game: AnyGame, { seat, veiled: told }: Stream, { before, after, openPatch, veiled }: Moved): string {
  if (before === null) return named("view", viewOf(game, after, seat));
  const parts = [openPatch];
  for (const name of veiled) {
    const was = told.get(name) ?? JSON.stringify(viewOfField(game.state, before, name, seat));
    const is = JSON.stringify(viewOfField(game.state, after, name, seat));
    if (is === was) continue;
    told.set(name, is);
    parts.push(`"${name}":${is}`);
  }
  const patch = inBraces(parts);
  return patch === "" ? "" : `"view":${patch}`;
}

/** The step as this viewer is told it: mostly as everyone is. */
function stepText(session: AnySession, viewer: number, { news, openStep: all }: Telling): string {
  if (all !== "") return all;
  return JSON.stringify([stepFor(session, viewer, session.entries.length, news.seat, news.events!)]);
}

/** A value under its name as JSON; empty for nothing. */
const named = (name: string, value: unknown): string =>
  value === undefined ? "" : `"${name}":${JSON.stringify(value)}`;

function inBraces(parts: readonly string[]): string {
  let text = "";
  for (const part of parts) if (part !== "") text += text === "" ? part : `,${part}`;
  return text === "" ? "" : `{${text}}`;
}

export function wholeOf(stream: Stream, table: Table, shared: PublicPart, now: number): string {
  const { live, n, seat, you, question } = stream;
  const sight = {
    table: { ...fixedPart(table), ...shared },
    you,
    view: table.session && viewOf(table.game, table.session.world.s, seat),
    question,
  };
  return JSON.stringify({ is: "sight", live, n, now, sight } satisfies FromTable);
}

/** What a viewer missed since message `since` of the run `live`, or null when that is too long ago or was another one. */
export function missed({ live, n, backlog }: Stream, watch: Pick<Watch, "live" | "since">): readonly string[] | null {
  if (watch.live !== live || watch.since === undefined) return null;
  const many = n - watch.since;
  return many < 0 ? null : lastOf(backlog, many);
}

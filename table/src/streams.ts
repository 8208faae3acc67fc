/**
 * What viewers are told, numbered for each of them without a gap. A viewer who was away for a moment gets what it missed; after longer,
 * or from another run of the table, the whole sight. Nothing is sent to a viewer for whom nothing changed.
 */
import { areOpen, changes, type Event, type KernelState, viewOfField } from "@blackrose/kernel";
import type { AskedQuestion, ChatLine, FromTable, Watch, YourSight } from "@blackrose/protocol";
import { type Backlog, oldest, recall } from "./backlog.ts";
import { stepFor } from "./history.ts";
import type { AnyGame } from "./outside.ts";
import { fixedPart, isTold, ownPart, ownPartAfter, type PublicPart, questionOf, viewOf } from "./sight.ts";
import type { Table } from "./table.ts";

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
  /** Where the last messages stand in what the table has told: the number of the text and the place in it, for each; the newest last. */
  readonly told: number[];
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
  readonly news: News;
  /** How every viewer's message goes on after its number, as JSON, up to where it is the viewer's own: in the view, else in the patch. */
  readonly beginning: string;
  /** Whether the beginning tells anything, and whether something has happened that not everyone may be told in full. */
  readonly isNews: boolean;
  readonly isVeiled: boolean;
  /** What has changed in the game; null when nothing has. */
  readonly moved: Moved | null;
}

/** What has changed in the game's state. A view changes nowhere else: what is seen of a field follows from the field. */
export interface Moved {
  readonly before: KernelState | null;
  readonly after: KernelState;
  /** How the fields that everyone sees have changed; null when there was no game before. */
  readonly open: Fields | null;
  /** Changed fields of which viewers see different things. */
  readonly veiled: readonly string[];
}

type Fields = { readonly [name: string]: unknown };

/** `change` is how the public part has changed, if it has. */
export function tellingOf(table: Table, now: number, news: News, change: unknown, moved: Moved | null): Telling {
  const { session } = table;
  const { seat, events, undoneTo, said } = news;
  const hasStep = events !== null && session !== null;
  const isVeiled = hasStep && !areOpen(session.game, events);
  const view = moved?.open ?? undefined;
  const shared = members([
    named("now", now),
    named("steps", hasStep && !isVeiled ? [{ step: session.entries.length, seat, events }] : undefined),
    named("undoneTo", undoneTo ?? undefined),
    named("chat", said === null ? undefined : [said]),
  ]);
  // Objects are left open where each viewer's own part goes on.
  const openView =
    view === undefined ? "" : `"view":{${members(Object.keys(view).map((name) => named(name, view[name])))}`;
  return {
    table,
    news,
    beginning: `${shared},"patch":{${members([named("table", change), openView])}`,
    isNews: change !== undefined || (hasStep && !isVeiled) || undoneTo !== null || said !== null || !isEmpty(view),
    isVeiled,
    moved,
  };
}

function isEmpty(fields: Fields = {}): boolean {
  for (const _ in fields) return false;
  return true;
}

export function movedBetween(game: AnyGame, before: KernelState | null, after: KernelState): Moved {
  if (before === null) return { before, after, open: null, veiled: [] };
  const was = before as unknown as Fields;
  const is = after as unknown as Fields;
  const veiled: string[] = [];
  const open: { [name: string]: unknown } = {};
  for (const name of game.state.changed!(before, after)) {
    if (!isTold(name)) continue;
    if (game.state.fields![name].open) open[name] = changes(was[name], is[name]);
    else veiled.push(name);
  }
  return { before, after, open, veiled };
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
    told: [],
  };
}

/** Whether nobody has watched for so long that nobody will ask for what was missed. */
export function isForgotten(stream: Stream, now: number): boolean {
  if (stream.watchers.length > 0) stream.unwatched = 0;
  else if (stream.unwatched === 0) stream.unwatched = now;
  return stream.unwatched > 0 && now - stream.unwatched > UNWATCHED;
}

/** How a stream's next message ends, after the beginning; null when there is nothing to tell. */
export function tell(stream: Stream, { table, news, beginning, isNews, isVeiled, moved }: Telling): string | null {
  const { seat, account, you, question } = stream;
  const { game, session } = table;
  stream.you = news.answer ? ownPartAfter(table, you) : ownPart(table, seat, account);
  stream.question = questionOf(table, seat, question);
  const goesOn = moved !== null && moved.open !== null;
  const inView = goesOn ? continued(beginning, veiledFields(game, stream, moved)) : "";
  const end = goesOn ? `${inView}}` : "";
  const inPatch = continued(goesOn ? end : beginning, [
    moved === null || goesOn ? "" : named("view", viewOf(game, moved.after, seat)),
    named("you", changes(you, stream.you)),
    named("question", changes(question, stream.question)),
  ]);
  if (!isNews && !isVeiled && inView === "" && inPatch === "") return null;
  const steps = isVeiled ? [stepFor(session!, seat, session!.entries.length, news.seat, news.events!)] : undefined;
  return `${end}${inPatch}}${continued("}", [named("steps", steps)])}}`;
}

/** The changed fields of which viewers see different things, as this one sees them; only those that have changed for them. */
function veiledFields(game: AnyGame, { seat, veiled: told }: Stream, { before, after, veiled }: Moved): string[] {
  const fields: string[] = [];
  for (const name of veiled) {
    const was = told.get(name) ?? JSON.stringify(viewOfField(game.state, before!, name, seat));
    const is = JSON.stringify(viewOfField(game.state, after, name, seat));
    if (is === was) continue;
    told.set(name, is);
    fields.push(`"${name}":${is}`);
  }
  return fields;
}

/** A value under its name as JSON; empty for nothing. */
const named = (name: string, value: unknown): string =>
  value === undefined ? "" : `"${name}":${JSON.stringify(value)}`;

/** Members of an object, with commas between; what is empty is left out. */
const members = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(",");

/** Members that go on after a text that leaves an object open. */
function continued(after: string, parts: readonly string[]): string {
  const text = members(parts);
  return text === "" || after.endsWith("{") ? text : `,${text}`;
}

/** A message by its number in the stream. */
const message = (n: number, beginning: string, end: string): string => `{"is":"news","n":${n},${beginning}${end}`;

/** The next message of a stream. It will stand at that place of that text of the backlog. */
export function nextMessage(stream: Stream, beginning: string, end: string, backlog: Backlog, place: number): string {
  const { told } = stream;
  while (told.length > 0 && told[0] < oldest(backlog)) told.splice(0, 2);
  told.push(backlog.next, place);
  return message(++stream.n, beginning, end);
}

/** What a table has told at one time, for its backlog: the beginning, then the ends. No JSON has a line break of its own. */
export const inLines = (beginning: string, ends: readonly string[]): string => [beginning, ...ends].join("\n");

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
export function missed(
  { live, n, told }: Stream,
  backlog: Backlog,
  watch: Pick<Watch, "live" | "since">,
): readonly string[] | null {
  if (watch.live !== live || watch.since === undefined || watch.since > n) return null;
  const texts: string[] = [];
  for (let i = watch.since + 1; i <= n; i++) {
    const at = told.length - 2 * (n - i + 1);
    const lines = at < 0 ? undefined : recall(backlog, told[at])?.split("\n");
    if (lines === undefined) return null;
    texts.push(message(i, lines[0], lines[told[at + 1]]));
  }
  return texts;
}

/**
 * Who watches a table, and what they are told. Messages are put into words here; when they go out, the keeper says: nobody hears of anything
 * before it is durable.
 */
import { changes, type KernelState } from "@blackrose/kernel";
import type { Watch } from "@blackrose/protocol";
import { emptyBacklog, remember } from "./backlog.ts";
import type { Person } from "./entries.ts";
import type { Outside } from "./outside.ts";
import { chairsOf, publicPart } from "./sight.ts";
import {
  inLines,
  isForgotten,
  missed,
  movedBetween,
  type News,
  nextMessage,
  noNews,
  openStream,
  type Stream,
  tell,
  tellingOf,
  type Watcher,
  wholeOf,
} from "./streams.ts";
import { seatsOf, type Table } from "./table.ts";

export interface Viewer extends Watcher {
  readonly person: Person | null;
  seat: number;
  stream: Stream;
}

/** Sends what was made. */
export type Send = () => void;

export interface Audience {
  readonly size: number;
  /** Seats of the people who are connected. */
  readonly here: ReadonlySet<number>;
  /** The seat somebody looks from: the one asked for if it is theirs, else their first, else none (−1). */
  seatFor(person: Person | null, wanted: number | undefined): number;
  /** Somebody comes; they hear nothing before they are greeted with what they missed, or with the whole. */
  welcome(person: Person | null, watch: Watch, send: (text: string) => void): { viewer: Viewer; greet: Send };
  leave(viewer: Viewer): void;
  has(viewer: Viewer): boolean;
  /** What there is to say at this moment. */
  compose(news: News): Send;
  /** The same, put into words while the entry is written, or when it is sent, or before anything else changes. */
  composeLater(news: News): Send;
  /** Puts into words what is still to be, before the table changes. */
  finish(): void;
  /** Who sits where has changed: everyone is told, and some see another side of the table from now on. */
  reseat(): Send;
}

/** `live` names this run of the table. */
export function audienceOf(outside: Outside, table: Table, live: string): Audience {
  const viewers = new Set<Viewer>();
  const streams = new Map<string, Stream>();
  const backlog = emptyBacklog();
  let opened = 0;
  let here: ReadonlySet<number> = new Set();
  let chairs = chairsOf(table, here);
  let shared = publicPart(table, chairs);
  /** The game as viewers were last told of it. */
  let told = stateOf(table);
  /** Makes the messages of the newest entry, if they are still to be made. */
  let unmade: (() => void) | null = null;

  function seeWhoIsHere(): void {
    here = new Set([...viewers].flatMap(({ person }) => (person === null ? [] : seatsOf(table, person.account))));
  }

  function seatFor(person: Person | null, wanted: number | undefined): number {
    const own = person === null ? [] : seatsOf(table, person.account);
    return wanted !== undefined && own.includes(wanted) ? wanted : (own[0] ?? -1);
  }

  function streamFor(person: Person | null, seat: number): Stream {
    const host = person?.account === table.made.host.account;
    const account = seat >= 0 || host ? (person?.account ?? null) : null;
    const name = account === null ? "all" : `${seat} ${account}`;
    let stream = streams.get(name);
    if (stream === undefined) {
      stream = openStream(`${live} ${opened++}`, table, seat, account);
      streams.set(name, stream);
    }
    return stream;
  }

  function compose(news: News): Send {
    const now = outside.now();
    const [before, was] = [shared, told];
    if (!news.answer) chairs = chairsOf(table, here);
    shared = publicPart(table, chairs);
    told = stateOf(table);
    const moved = told === null || told === was ? null : movedBetween(table.game, was, told);
    const telling = tellingOf(table, now, news, changes(before, shared), moved);
    const { beginning } = telling;
    const ends: string[] = [];
    const mail: (readonly [Stream, string])[] = [];
    for (const [name, stream] of streams) {
      if (isForgotten(stream, now)) {
        streams.delete(name);
        continue;
      }
      const end = tell(stream, telling);
      if (end === null) continue;
      ends.push(end);
      mail.push([stream, nextMessage(stream, beginning, end, backlog, ends.length)]);
    }
    if (ends.length > 0) remember(backlog, inLines(beginning, ends));
    return () => {
      for (const [{ watchers }, text] of mail) for (const one of watchers) if (one.greeted) one.send(text);
    };
  }

  function turnAway(viewer: Viewer): void {
    const { watchers } = viewer.stream;
    const at = watchers.indexOf(viewer);
    if (at >= 0) watchers.splice(at, 1);
  }

  function greet(viewer: Viewer, texts: readonly string[]): void {
    viewer.greeted = true;
    if (viewers.has(viewer)) for (const text of texts) viewer.send(text);
  }

  return {
    get size() {
      return viewers.size;
    },
    get here() {
      return here;
    },
    seatFor,
    welcome(person, watch, send) {
      unmade?.();
      const seat = seatFor(person, watch.seat);
      const stream = streamFor(person, seat);
      const viewer: Viewer = { person, seat, send, stream, greeted: false };
      const greeting = missed(stream, backlog, watch) ?? [wholeOf(stream, table, shared, outside.now())];
      viewers.add(viewer);
      stream.watchers.push(viewer);
      seeWhoIsHere();
      return { viewer, greet: () => greet(viewer, greeting) };
    },
    leave(viewer) {
      viewers.delete(viewer);
      turnAway(viewer);
      seeWhoIsHere();
    },
    has: (viewer) => viewers.has(viewer),
    compose(news) {
      unmade?.();
      return compose(news);
    },
    composeLater(news) {
      let send: Send | null = null;
      const make = (): void => {
        if (send !== null) return;
        unmade = null;
        try {
          send = compose(news);
        } catch (error) {
          // The keeper's to deal with, when it wants to send.
          send = () => {
            throw error;
          };
        }
      };
      unmade = make;
      outside.meanwhile?.(make);
      return () => {
        make();
        send!();
      };
    },
    finish: () => unmade?.(),
    reseat() {
      seeWhoIsHere();
      const tellAll = compose(noNews);
      const moved: (readonly [Viewer, string])[] = [];
      for (const viewer of viewers) {
        const seat = seatFor(viewer.person, viewer.seat);
        if (seat === viewer.seat) continue;
        turnAway(viewer);
        Object.assign(viewer, { seat, stream: streamFor(viewer.person, seat), greeted: false });
        viewer.stream.watchers.push(viewer);
        moved.push([viewer, wholeOf(viewer.stream, table, shared, outside.now())]);
      }
      return () => {
        tellAll();
        for (const [viewer, text] of moved) greet(viewer, [text]);
      };
    },
  };
}

const stateOf = ({ session }: Table): KernelState | null => session && session.world.s;

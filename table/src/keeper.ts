/**
 * A table kept alive: commands come in, entries are written, and only when an entry is durable does anyone hear of it. The same keeper
 * runs in the server and, for games without a network, in the browser.
 */
import {
  freshLuck,
  isForced,
  keyOf,
  look,
  pickAny,
  type Record,
  recordOf,
  seedToHex,
  sha256Hex,
} from "@blackrose/kernel";
import type { Action, Command, FromTable, ListedTable, Setup, Status, Watch } from "@blackrose/protocol";
import { BOT_RHYTHM, next } from "./clocks.ts";
import { decide, isNo, type No } from "./decide.ts";
import type { Entry, Fork, Happening, Made, Person, Saved } from "./entries.ts";
import { botsTurn, follow, keyOfCommand, newTable } from "./follow.ts";
import { stepsFor, viewAt } from "./history.ts";
import { NotWritten, type Outside } from "./outside.ts";
import { changes } from "./patch.ts";
import { maySave, restore, save } from "./saved.ts";
import { listed, publicPart } from "./sight.ts";
import { missed, type News, noNews, openStream, type Stream, tell, UNWATCHED, wholeOf } from "./streams.ts";
import { isSolo, levelOf, type Open, seatsOf, statusOf, type Table } from "./table.ts";

type Done = Extract<FromTable, { is: "done" }>;
type Refused = Extract<FromTable, { is: "refused" }>;

export interface Connection {
  receive(command: Command): void;
  close(): void;
}

export interface Keeper {
  readonly id: string;
  readonly status: Status;
  readonly isListed: boolean;
  readonly invitation: string;
  /** Nobody is connected, and nothing is being written or thought about: it may be put away. */
  readonly idle: boolean;
  /** When it next acts by itself, or null. */
  readonly due: number | null;
  /** An entry could not be written: open the table anew from its journal. */
  readonly broken: boolean;
  connect(person: Person | null, watch: Watch, send: (text: string) => void): Connection;
  act(person: Person, action: Action): Promise<Done | Refused>;
  list(account: string | null): ListedTable;
  hosts(account: string): boolean;
  seatsOf(account: string): number[];
  /** The record of the game once it is over. */
  record(): Record | null;
  /** The position as a new table would take it up, after so many answers of a game that is over. */
  forkAt(step: number): Fork | null;
  /** Stops acting, and resolves when everything pending is durable. */
  rest(): Promise<void>;
}

/** Entries between two snapshots, at least. */
const SNAPSHOT_EVERY = 100;

export interface MakeTable {
  readonly setup: Setup;
  readonly host: Person;
  /** Who sits down at once, beside the host on the chairs marked `you`. */
  readonly people?: readonly (Person | null)[];
  readonly fork?: Fork;
}

/** Makes a table; a refusal tells why the game cannot be played that way. A table without an open chair starts at once. */
export async function makeTable(outside: Outside, id: string, wanted: MakeTable): Promise<Keeper | No> {
  const { setup, host, people = [], fork } = wanted;
  const game = outside.games.current(setup.game);
  const wrong = game.refuse({ seats: setup.chairs.length, options: setup.options });
  if (wrong !== null) return { code: "setup", sentence: wrong };
  const made: Made & Entry = {
    is: "made",
    at: outside.now(),
    setup,
    host,
    people: setup.chairs.map((chair, seat) => (chair.is === "you" ? host : (people[seat] ?? null))),
    invitation: outside.freshName(),
    rules: game.version,
    content: game.contentHash,
    seed: seedToHex(outside.freshSeed()),
    ...(fork === undefined ? {} : { fork }),
  };
  await outside.journal.append(id, 0, made);
  const keeper = keep(outside, newTable(id, game, made));
  const taken = made.people.every((person, seat) => person !== null || setup.chairs[seat].is === "bot");
  if (taken) await keeper.act(host, { do: "start" });
  return keeper;
}

/** Takes a table up again. */
export function openTable(outside: Outside, id: string, saved: Saved | null, entries: readonly Entry[]): Keeper {
  return keep(outside, restore(outside.games, id, saved, entries));
}

interface Viewer {
  readonly person: Person | null;
  readonly send: (text: string) => void;
  seat: number;
  stream: Stream;
}

/** Messages wait in line until the entry they tell of, and all before it, are durable. */
interface Waiting {
  durable: boolean;
  readonly release: () => void;
}

function keep(outside: Outside, table: Table): Keeper {
  const { journal } = outside;
  const live = outside.freshName();
  const viewers = new Set<Viewer>();
  const streams = new Map<string, Stream>();
  const line: Waiting[] = [];
  const drained: (() => void)[] = [];
  const thinking = new Set<number>();
  /** First replies to commands, by account and key, while they are being written and a while after. */
  const replies = new Map<string, Promise<Done | Refused>>();
  let asleep = false;
  let broken = false;
  let snapshotAt = table.sequence;
  let wakeUp: (() => void) | null = null;
  let wakeAt = 0;

  const here = (): Set<number> =>
    new Set([...viewers].flatMap(({ person }) => (person === null ? [] : seatsOf(table, person.account))));
  let shared = publicPart(table, here());

  // Telling

  function inLine(durable: boolean, release: () => void): Waiting {
    const waiting = { durable, release };
    line.push(waiting);
    return waiting;
  }

  function moveOn(): void {
    while (line.length > 0 && line[0].durable) line.shift()?.release();
    if (line.length === 0) for (const then of drained.splice(0)) then();
  }

  /** Makes the messages of this moment for everyone; they are sent when `release` is called. */
  function compose(news: News): () => void {
    const now = outside.now();
    const before = shared;
    shared = publicPart(table, here());
    const change = changes(before, shared);
    const sharedPatch = change === undefined ? "" : JSON.stringify(change);
    const mail: (readonly [Viewer, string])[] = [];
    for (const [name, stream] of streams) {
      const watching = [...viewers].filter((viewer) => viewer.stream === stream);
      if (watching.length > 0) stream.unwatched = 0;
      else if (stream.unwatched === 0) stream.unwatched = now;
      else if (now - stream.unwatched > UNWATCHED) {
        streams.delete(name);
        continue;
      }
      const text = tell(table, stream, shared, sharedPatch, news, now);
      if (text !== null) for (const viewer of watching) mail.push([viewer, text]);
    }
    return () => {
      for (const [viewer, text] of mail) if (viewers.has(viewer)) viewer.send(text);
    };
  }

  /** Who is here changed: nothing to write, only to tell, after whatever is still being written. */
  function tellPresence(): void {
    inLine(true, compose(noNews));
    moveOn();
  }

  // Writing

  function commit(happening: Happening, from?: readonly [string, string]): Promise<void> {
    const entry: Entry = { ...happening, at: outside.now(), ...(from === undefined ? {} : { from }) };
    const { sequence } = table;
    const outcome = follow(table, entry);
    if (entry.is === "sat" || entry.is === "stood" || entry.is === "chair") reseat();
    const { session } = table;
    const release = compose({
      seat: outcome.seat,
      events: outcome.events,
      undoneTo: outcome.undone && session !== null ? session.entries.length : null,
      said: outcome.said,
    });
    const waiting = inLine(false, release);
    const writing = journal.append(table.id, sequence, entry).then(
      () => {
        waiting.durable = true;
        moveOn();
        snapshot();
      },
      (error: unknown) => {
        breakOff();
        throw error;
      },
    );
    lookAhead();
    return writing;
  }

  /** What was to be told was not written, so it has not happened. Whoever opens the table anew finds it as the journal has it. */
  function breakOff(): void {
    broken = true;
    asleep = true;
    line.length = 0;
    wakeUp?.();
    for (const then of drained.splice(0)) then();
  }

  function snapshot(): void {
    if (broken || line.length > 0 || table.sequence - snapshotAt < SNAPSHOT_EVERY || !maySave(table)) return;
    snapshotAt = table.sequence;
    journal.keepSnapshot(table.id, save(table));
  }

  // Acting by itself

  function lookAhead(): void {
    if (asleep) return;
    for (const open of statusOf(table) === "playing" ? botsTurn(table) : []) {
      if (!thinking.has(open.id)) think(open);
    }
    const act = next(table);
    if (act === null || (wakeUp !== null && wakeAt === act.at)) {
      if (act === null) stopWaiting();
      return;
    }
    stopWaiting();
    wakeAt = act.at;
    wakeUp = outside.wake(act.at, () => {
      wakeUp = null;
      actNow();
    });
  }

  function stopWaiting(): void {
    wakeUp?.();
    wakeUp = null;
  }

  function actNow(): void {
    const act = asleep ? null : next(table);
    if (act === null) return;
    if (act.at > outside.now()) lookAhead();
    else commit(act.does).catch(ignore);
  }

  /** A bot thinks as soon as it is asked, and answers in its rhythm: among people always after the same time. */
  function think({ id, seat, at }: Open): void {
    const { session, game } = table;
    const asked = session?.world.s.asks.find((one) => one.id === id);
    if (session === null || asked === undefined) return;
    thinking.add(id);
    const { s } = session.world;
    // Hashed: the seed itself is not for bots.
    const luck = sha256Hex(`${table.made.seed} bot ${s.answers} seat ${seat}`);
    const choice: Promise<readonly number[]> = isForced(asked)
      ? Promise.resolve(asked.options)
      : outside
          .choose({
            game,
            level: levelOf(table.seats[seat]),
            seat,
            ask: { ...asked, options: [...asked.options] },
            view: look(session, seat),
            luck,
          })
          .catch(() => pickAny(asked, freshLuck(luck)));
    void choice.then((codes) => {
      const keys = codes.map((code) => keyOf(game, s, asked, code));
      const give = (): void => {
        thinking.delete(id);
        const still = botsTurn(table).some((open) => open.id === id);
        if (asleep || statusOf(table) !== "playing") return;
        if (still) commit({ is: "answered", seat, keys, by: "bot" }).catch(ignore);
      };
      const moment = at + BOT_RHYTHM;
      if (isSolo(table) || moment <= outside.now()) give();
      else outside.wake(moment, give);
    });
  }

  // Commands

  const refused = (key: string, { code, sentence, rule }: No): Refused => ({
    is: "refused",
    key,
    code,
    sentence,
    ...(rule === undefined ? {} : { rule }),
  });

  function carryOut(person: Person, seat: number, key: string, action: Action): Promise<Done | Refused> {
    const name = keyOfCommand(person.account, key);
    const known = replies.get(name);
    if (known !== undefined) return known;
    // Carried out before a restart: what it did stands in the journal.
    if (table.keys.includes(name)) return Promise.resolve({ is: "done", key });
    const reply = attempt(person, seat, key, action);
    replies.set(name, reply);
    if (replies.size > 256) replies.delete(replies.keys().next().value as string);
    return reply;
  }

  async function attempt(person: Person, seat: number, key: string, action: Action): Promise<Done | Refused> {
    if (broken) return refused(key, unwritten);
    switch (action.do) {
      case "history":
        return {
          is: "done",
          key,
          steps: table.session === null ? [] : stepsFor(table.session, seat, action.from),
          chat: table.chat,
        };
      case "look-back":
        if (table.session === null)
          return refused(key, { code: "not-started", sentence: "The game has not started yet." });
        return { is: "done", key, view: viewAt(table.session, seat, action.step) };
      case "rematch":
        return rematch(person, key);
      default: {
        const happening = decide(table, { person, seat, here: here() }, action);
        if (isNo(happening)) return refused(key, happening);
        return written(key, commit(happening, [person.account, key]));
      }
    }
  }

  async function written(key: string, writing: Promise<void>, more: Partial<Done> = {}): Promise<Done | Refused> {
    try {
      await writing;
      return { is: "done", key, ...more };
    } catch (error) {
      if (error instanceof NotWritten) return refused(key, unwritten);
      throw error;
    }
  }

  async function rematch(person: Person, key: string): Promise<Done | Refused> {
    if (statusOf(table) !== "over") return refused(key, { code: "not-over", sentence: "The game is not over yet." });
    if (table.course.rematch !== "") return { is: "done", key, table: table.course.rematch };
    if (seatsOf(table, person.account).length === 0) {
      return refused(key, { code: "spectator", sentence: "Only those who played may ask for a rematch." });
    }
    const { setup } = table.made;
    const again = await outside.makeTable({
      setup: { ...setup, chairs: setup.chairs.map((chair) => (chair.is === "bot" ? chair : { is: "open" })) },
      host: person,
      people: table.seats.map((seat) => seat.person),
    });
    if (typeof again !== "string") return refused(key, again);
    return written(key, commit({ is: "rematch", table: again }, [person.account, key]), { table: again });
  }

  // Watching

  /** Seat of a person: the one asked for if it is theirs, else their first, else none. */
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
      stream = openStream(table, seat, account, shared);
      streams.set(name, stream);
    }
    return stream;
  }

  /** Who sits where has changed: some see another side of the table now. */
  function reseat(): void {
    for (const viewer of viewers) {
      const seat = seatFor(viewer.person, viewer.seat);
      if (seat === viewer.seat) continue;
      viewer.seat = seat;
      viewer.stream = streamFor(viewer.person, seat);
      const text = wholeOf(viewer.stream, live, outside.now());
      inLine(true, () => viewers.has(viewer) && viewer.send(text));
    }
  }

  function connect(person: Person | null, watch: Watch, send: (text: string) => void): Connection {
    const seat = seatFor(person, watch.seat);
    const viewer: Viewer = { person, seat, send, stream: streamFor(person, seat) };
    const { stream } = viewer;
    const since = watch.live === live && watch.since !== undefined ? missed(stream, watch.since) : null;
    const greeting = since ?? [wholeOf(stream, live, outside.now())];
    // The sight shows the newest entry, which may still be on its way to the disk.
    inLine(true, () => {
      for (const text of greeting) send(text);
    });
    viewers.add(viewer);
    tellPresence();
    return {
      receive({ key, action }) {
        const { seat: now } = viewer;
        if (person === null) {
          send(
            JSON.stringify(refused(key, { code: "guest", sentence: "Tell us a name first; then you can take part." })),
          );
          return;
        }
        void carryOut(person, now, key, action).then((reply) => {
          if (viewers.has(viewer)) send(JSON.stringify(reply));
        });
      },
      close() {
        viewers.delete(viewer);
        if (!broken) tellPresence();
      },
    };
  }

  lookAhead();
  let own = 0;
  return {
    id: table.id,
    get status() {
      return statusOf(table);
    },
    isListed: table.made.setup.listed,
    invitation: table.made.invitation,
    get idle() {
      return viewers.size === 0 && line.length === 0 && thinking.size === 0;
    },
    get due() {
      return wakeUp === null ? null : wakeAt;
    },
    get broken() {
      return broken;
    },
    connect,
    act: (person, action) => carryOut(person, seatFor(person, undefined), `${live} ${own++}`, action),
    list: (account) => listed(table, account),
    hosts: (account) => account === table.made.host.account,
    seatsOf: (account) => seatsOf(table, account),
    record: () => (table.session !== null && statusOf(table) === "over" ? recordOf(table.session, true) : null),
    forkAt(step) {
      if (table.session === null || statusOf(table) !== "over") return null;
      const { entries, world } = table.session;
      return { of: table.id, seed: seedToHex(world.s.seed), answers: entries.slice(0, step) };
    },
    rest() {
      asleep = true;
      stopWaiting();
      return line.length === 0 ? Promise.resolve() : new Promise((resolve) => drained.push(resolve));
    },
  };
}

const unwritten: No = {
  code: "not-written",
  sentence: "This could not be written down, so it has not happened. The table waits until it can be; then try again.",
};

/** Its sender has been told already, or there was none; the keeper is broken and will be opened anew. */
const ignore = (): void => {};

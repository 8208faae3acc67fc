/**
 * A table kept alive: commands come in, entries are written, and only when an entry is durable does anyone hear of it. The same keeper
 * runs in the server and, for games without a network, in the browser.
 */
import { type Record, recordOf, seedToHex, tellingOf, versionOf } from "@blackrose/kernel";
import type { Action, Command, FromTable, ListedTable, Setup, Status, Watch } from "@blackrose/protocol";
import { audienceOf, type Send } from "./audience.ts";
import { isAhead } from "./clocks.ts";
import { decide, isRefusal, type TableRefusal } from "./decide.ts";
import type { Entry, Fork, Happening, Made, Person, Saved } from "./entries.ts";
import { follow, newTable } from "./follow.ts";
import { forkOf } from "./fork.ts";
import { stepsFor, viewAt } from "./history.ts";
import type { Outside } from "./outside.ts";
import { automaticOf } from "./automatic.ts";
import { maySave, restore, save } from "./saved.ts";
import { listed } from "./sight.ts";
import { noNews } from "./streams.ts";
import { concededIn, REPLIES_KEPT, seatingOf, seatsOf, type Table } from "./table.ts";

type Done = Extract<FromTable, { is: "done" }>;
type Refused = Extract<FromTable, { is: "refused" }>;
export type Reply = Done | Refused;
type Answered = (reply: Reply) => void;

export interface Connection {
  /** Calls back when the reply has been sent. */
  receive(command: Command, replied?: (reply: Reply) => void): void;
  close(): void;
}

export interface Keeper {
  readonly id: string;
  readonly status: Status;
  readonly isListed: boolean;
  readonly invitation: string;
  /** How many entries it has. */
  readonly sequence: number;
  /** Nobody is connected, and nothing is being written or thought about: it may be put away. */
  readonly idle: boolean;
  /** When it next acts by itself, or null. */
  readonly due: number | null;
  /** An entry could not be written: open the table anew from its journal. */
  readonly broken: boolean;
  connect(person: Person | null, watch: Watch, send: (text: string) => void): Connection;
  /** On the seat named, if it is theirs; else on their first. */
  act(person: Person, action: Action, seat?: number): Promise<Reply>;
  list(account: string | null): ListedTable;
  hosts(account: string): boolean;
  seatsOf(account: string): number[];
  /** The record of the game once it is over; `telling`: with what was shown, which later rules cannot change. */
  record(telling?: boolean): Record | null;
  /** The position as a new table would take it up, after so many answers of a game that is over. */
  forkAt(step: number): Fork | TableRefusal;
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
export async function makeTable(outside: Outside, id: string, wanted: MakeTable): Promise<Keeper | TableRefusal> {
  const { setup, host, people = [], fork } = wanted;
  const title = outside.games(setup.game);
  if (title === null) return { code: "setup", sentence: `There is no game "${setup.game}" in this house.` };
  const seating = seatingOf(setup);
  const wrong = title.refuse(seating);
  if (wrong !== null) return { code: "setup", sentence: wrong };
  const game = title.play(seating);
  const made: Made & Entry = {
    is: "made",
    at: outside.now(),
    setup,
    host,
    people: setup.chairs.map((chair, seat) => (chair.is === "you" ? host : (people[seat] ?? null))),
    invitation: outside.freshName(),
    ...versionOf(game),
    roster: game.roster,
    seed: seedToHex(outside.freshSeed()),
    ...(fork === undefined ? {} : { fork }),
  };
  await outside.journal.append(id, 0, made);
  const keeper = keep(outside, newTable(id, title, game, made));
  const taken = made.people.every((person, seat) => person !== null || setup.chairs[seat].is === "bot");
  if (taken) await keeper.act(host, { do: "start" });
  return keeper;
}

/** Takes a table up again, under the rules as they are now. `was`: its status when it was put away, where somebody knows. */
export function openTable(
  outside: Outside,
  id: string,
  saved: Saved | null,
  entries: readonly Entry[],
  was?: Status,
): Keeper {
  const { table, changed } = restore(outside.games, id, saved, entries, was);
  return keep(outside, table, changed, saved?.telling !== undefined);
}

/** Messages wait in line until the entry they tell of, and all before it, are durable; if one is not, they are never sent. */
interface Waiting {
  durable: boolean;
  readonly release: () => void;
  readonly fail: () => void;
}

function keep(outside: Outside, table: Table, changed: Happening | null = null, wasTold = false): Keeper {
  const { journal } = outside;
  const live = outside.freshName();
  const audience = audienceOf(outside, table, live);
  const line: Waiting[] = [];
  const drained: (() => void)[] = [];
  const automatic = automaticOf(outside, table, (does) => commit(does));
  /** Replies of a while that no entry will tell of, by account and key: refusals and rematches. */
  const replies = new Map<string, Promise<Reply>>();
  let rematch: Promise<string | TableRefusal> | null = null;
  let broken = false;
  let snapshotAt = table.sequence;
  /** The snapshot has how the game ended, and what was shown of it. */
  let [keptEnd, keptTelling] = [table.status === "over", wasTold];
  /** Who is here has changed, and is told of in a moment. */
  let presence = false;

  // Telling

  function moveOn(): void {
    while (line.length > 0 && line[0].durable) line.shift()?.release();
    if (line.length === 0) for (const then of drained.splice(0)) then();
  }

  /** Something that is no entry, told after whatever is still being written. */
  function afterAll(release: () => void, fail: () => void = () => {}): void {
    if (broken) fail();
    else if (line.length === 0) release();
    else line.push({ durable: true, release, fail });
  }

  /** Who is here has changed: nothing to write, only to tell. Those who come or go together are told of together. */
  function tellPresence(): void {
    if (presence) return;
    presence = true;
    Promise.resolve()
      .then(() => {
        presence = false;
        if (!broken) afterAll(audience.compose(noNews));
      })
      .catch(giveUp);
  }

  // Writing

  /** Calls back when the entry and all before it are durable, and everyone was told; or when it could not be written. */
  function commit(
    happening: Happening,
    from?: readonly [string, string],
    then: (written: boolean) => void = () => {},
  ): void {
    if (broken) return then(false);
    const entry: Entry = { ...happening, at: outside.now(), ...(from === undefined ? {} : { from }) };
    const { sequence } = table;
    let tellAll: Send;
    try {
      tellAll = happen(entry);
    } catch (error) {
      giveUp(error);
      return then(false);
    }
    const waiting: Waiting = {
      durable: false,
      release() {
        try {
          tellAll();
        } catch (error) {
          // It is written all the same; everyone finds it when the table is opened anew.
          giveUp(error);
        }
        then(true);
      },
      fail: () => then(false),
    };
    line.push(waiting);
    journal.append(table.id, sequence, entry).then(() => {
      waiting.durable = true;
      try {
        moveOn();
        snapshot();
      } catch (error) {
        giveUp(error);
      }
    }, breakOff);
    automatic.lookAhead();
  }

  function happen(entry: Entry): Send {
    audience.finish();
    const { seat, events, undone, said } = follow(table, entry);
    if (entry.is === "sat" || entry.is === "stood" || entry.is === "chair") return audience.reseat();
    const undoneTo = undone && table.session !== null ? table.session.entries.length : null;
    return audience.composeLater({ seat, events, undoneTo, said, answer: entry.is === "answered" });
  }

  /** A mistake of ours: what is in memory may no longer be what the journal says. */
  function giveUp(error: unknown): void {
    outside.trouble?.(error);
    breakOff();
  }

  /** What was to be told was not written, so it has not happened. Whoever opens the table anew finds it as the journal has it. */
  function breakOff(): void {
    broken = true;
    automatic.rest();
    for (const { fail } of line.splice(0)) fail();
    for (const then of drained.splice(0)) then();
  }

  /** Every so often, and when the game is over: however the rules change, how it ended stays known. */
  function snapshot(): void {
    const isDue = table.sequence - snapshotAt >= SNAPSHOT_EVERY || (table.status === "over" && !keptEnd);
    if (!broken && line.length === 0 && isDue) keepSnapshot(keptTelling);
  }

  function keepSnapshot(telling: boolean): void {
    if (!maySave(table)) return;
    snapshotAt = table.sequence;
    keptEnd = table.status === "over";
    keptTelling = telling;
    journal.keepSnapshot(table.id, save(table, telling));
  }

  // Commands

  const refused = (key: string, { code, sentence, rule }: TableRefusal): Refused => ({
    is: "refused",
    key,
    code,
    sentence,
    ...(rule === undefined ? {} : { rule }),
  });

  function carryOut(person: Person, seat: number, { key, action }: Command, then: Answered): void {
    try {
      replyTo(person, seat, key, action, then);
    } catch (error) {
      outside.trouble?.(error);
      then(refused(key, failed));
    }
  }

  function replyTo(person: Person, seat: number, key: string, action: Action, then: Answered): void {
    const name = `${person.account} ${key}`;
    const known = replies.size === 0 ? undefined : replies.get(name);
    if (known !== undefined) return void known.then(then);
    if (broken) return then(refused(key, unwritten));
    // Carried out, maybe before a restart: what it did stands in the journal, or soon will.
    if (table.keys.get(person.account)?.has(key)) {
      return inLine({ is: "done", key, ...(action.do === "rematch" ? { table: table.course.rematch } : {}) }, then);
    }
    // Looking back changes nothing and may be told anew; its replies are too long to keep.
    if (action.do === "history" || action.do === "look-back") return inLine(lookBack(seat, key, action), then);
    if (action.do === "rematch") return void keepReply(name, playAgain(person, key)).then(then);
    const happening = decide(table, { person, seat, here: audience.here }, action);
    if (isRefusal(happening)) return void keepReply(name, promised(refused(key, happening))).then(then);
    commit(happening, [person.account, key], (written) =>
      then(written ? { is: "done", key } : refused(key, unwritten)),
    );
  }

  function keepReply(name: string, reply: Promise<Reply>): Promise<Reply> {
    replies.set(name, reply);
    if (replies.size > REPLIES_KEPT) replies.delete(replies.keys().next().value as string);
    return reply;
  }

  /** A reply tells of the table as it is now, so it too waits until that is durable. */
  function inLine(reply: Reply, then: Answered): void {
    afterAll(
      () => then(reply),
      () => then(refused(reply.key, unwritten)),
    );
  }

  const promised = (reply: Reply): Promise<Reply> => new Promise((resolve) => inLine(reply, resolve));

  function lookBack(seat: number, key: string, action: Extract<Action, { do: "history" | "look-back" }>): Reply {
    const { session, chat } = table;
    if (action.do === "history") {
      return { is: "done", key, steps: session === null ? [] : stepsFor(session, seat, action.from), chat };
    }
    if (session === null) return refused(key, { code: "not-started", sentence: "The game has not started yet." });
    return { is: "done", key, view: viewAt(session, seat, action.step) };
  }

  /** The same people at a new table. Whoever asks second gets the table of whoever asked first (K-SIT-06). */
  async function playAgain(person: Person, key: string): Promise<Reply> {
    const { made, seats, course } = table;
    if (table.status !== "over") return promised(refused(key, notOver));
    if (seatsOf(table, person.account).length === 0) {
      return promised(refused(key, { code: "spectator", sentence: "Only those who played may ask for a rematch." }));
    }
    if (course.rematch !== "") return promised({ is: "done", key, table: course.rematch });
    const first = rematch === null;
    try {
      rematch ??= outside.makeTable({
        setup: {
          ...made.setup,
          chairs: seats.map(({ bot }) => (bot === null ? { is: "open" } : { is: "bot", level: bot })),
        },
        host: person,
        people: seats.map((seat) => seat.person),
      });
      const again = await rematch;
      if (typeof again !== "string") {
        rematch = null;
        return refused(key, again);
      }
      if (first) commit({ is: "rematch", table: again }, [person.account, key]);
      return await promised({ is: "done", key, table: again });
    } catch {
      rematch = null;
      return refused(key, unwritten);
    }
  }

  // Watching

  function connect(person: Person | null, watch: Watch, send: (text: string) => void): Connection {
    const { viewer, greet } = audience.welcome(person, watch, send);
    // The sight shows the newest entry, which may still be on its way to the disk.
    afterAll(greet);
    tellPresence();
    return {
      receive(command, replied) {
        const then = (reply: Reply): void => {
          if (audience.has(viewer)) send(JSON.stringify(reply));
          replied?.(reply);
        };
        if (person === null) then(refused(command.key, needsName));
        else carryOut(person, viewer.seat, command, then);
      },
      close() {
        audience.leave(viewer);
        tellPresence();
      },
    };
  }

  if (changed !== null) commit(changed);
  if (isAhead(table, outside.now())) commit({ is: "clock-set-back" });
  automatic.lookAhead();
  let own = 0;
  return {
    id: table.id,
    get status() {
      return table.status;
    },
    isListed: table.made.setup.listed,
    invitation: table.made.invitation,
    get sequence() {
      return table.sequence;
    },
    get idle() {
      return audience.size === 0 && line.length === 0 && !automatic.thinks;
    },
    get due() {
      return automatic.due;
    },
    get broken() {
      return broken;
    },
    connect,
    act: (person, action, seat) =>
      new Promise((resolve) =>
        carryOut(person, audience.seatFor(person, seat), { key: `${live} ${own++}`, action }, resolve),
      ),
    list: (account) => listed(table, account),
    hosts: (account) => account === table.made.host.account,
    seatsOf: (account) => seatsOf(table, account),
    record(telling = false) {
      const { session, status } = table;
      if (session === null || status !== "over") return null;
      const isTold = telling || session.shown !== null;
      const conceded = table.course.stage === "conceded" ? concededIn(table) : [];
      return {
        ...recordOf(session, true),
        ...(conceded.length === 0 ? {} : { conceded }),
        ...(isTold ? { telling: tellingOf(session) } : {}),
      };
    },
    forkAt(step) {
      if (table.session === null || table.status !== "over") return notOver;
      return forkOf(table.id, table.session, step);
    },
    async rest() {
      automatic.rest();
      if (line.length > 0) await new Promise<void>((resolve) => drained.push(resolve));
      // The next to open it may have other rules: the fewer answers it has to give again, the better. Nobody waits now for a game to be told.
      const isUntold = table.status === "over" && !keptTelling;
      if (!broken && (isUntold || table.sequence > snapshotAt)) keepSnapshot(table.status === "over");
    },
  };
}

const notOver: TableRefusal = { code: "not-over", sentence: "The game is not over yet." };

const unwritten: TableRefusal = {
  code: "not-written",
  sentence: "This could not be written down, so it has not happened. The table waits until it can be; then try again.",
};

const failed: TableRefusal = {
  code: "failed",
  sentence: "Something went wrong at this table, and nothing has changed. Open the table again, then try once more.",
};

const needsName: TableRefusal = { code: "guest", sentence: "Tell us a name first; then you can take part." };

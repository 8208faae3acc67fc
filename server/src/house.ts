/**
 * The house: all tables, of which those somebody needs are open. A table is opened from the journal when it is wanted, goes on by itself
 * while bots or clocks have something to do, and is put away when nobody is there.
 */
import { randomBytes } from "node:crypto";
import { seedFrom } from "@blackrose/kernel";
import type { ListedTable } from "@blackrose/protocol";
import {
  type Entry,
  type Keeper,
  type MakeTable,
  makeTable,
  type TableRefusal,
  CannotOpen,
  NotWritten,
  type Outside,
  openTable,
  type Person,
  type Saved,
} from "@blackrose/table";
import type { Bots } from "./bots/pool.ts";
import { now, wake } from "./clock.ts";
import { games } from "./games.ts";
import { noSuchTable, notWritten, Problem } from "./http/problem.ts";
import { freshName, nameAfter } from "./names.ts";
import type { Accounts } from "./store/accounts.ts";
import type { SavedJournal } from "./store/journal.ts";
import type { Tables } from "./store/tables.ts";

/** The people at a table are told that it is closed to them for now, or for good. */
export type SendAway = (table: string, code: "restart" | "closed", sentence: string) => void;

export interface HouseOf {
  readonly journal: SavedJournal;
  readonly tables: Tables;
  readonly accounts: Accounts;
  readonly bots: Bots;
  readonly sendAway: SendAway;
  /** Something went wrong that nobody at a table has to know. */
  readonly trouble: (what: string, error: unknown) => void;
}

export type House = ReturnType<typeof houseOf>;

/** How often the house looks for tables nobody needs and for tables that are due. */
const ROUND = 15_000;
/** A table whose clock wants it back sooner than this is not put away. */
const SOON = 10 * 60_000;
/** A guest without a table, and without a way back, is forgotten after this long; some are, this often. */
const UNSEEN = 90 * 24 * 60 * 60_000;
const BETWEEN_TIDYINGS = 15 * 60_000;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const unwritten: TableRefusal = { code: notWritten().code, sentence: notWritten().message };
/** Why a table cannot be opened, now or later, by this version. */
const UNOPENABLE: readonly string[] = ["no-game", "newer", "damaged"] satisfies CannotOpen["why"][];
const MOST_LISTED = 100;
const MOST_MINE = 200;

export function houseOf({ journal, tables, accounts, bots, sendAway, trouble }: HouseOf) {
  const open = new Map<string, { readonly keeper: Keeper; unused: boolean }>();
  /** Tables that want to be opened, as soon as there is time and the disk takes entries. */
  const wanted = new Set<string>();
  /** Tables that cannot be opened by this version; and those nobody may open just now. */
  const unopenable = new Set<string>();
  const closedForNow = new Set<string>();
  /** While the journal cannot be written: the next attempt. */
  let again: NodeJS.Timeout | null = null;
  let closing = false;
  let tidyAt = 0;
  /** Tables that are being made, and those whose making failed half-way: they may have entries and are no tables. */
  const halfMade = new Set<string>();

  /** What a table needs of the world. */
  const outsideOf = (id: string): Outside => ({
    games,
    journal: {
      append(table, sequence, entry) {
        // Who sits down may come back, whether the table is listed or not; it is written together with the entry.
        if (entry.is === "sat") tables.join(table, entry.person.account).catch(unfinished);
        return journal.append(table, sequence, entry).catch((error: unknown) => {
          lose(table);
          throw error;
        });
      },
      keepSnapshot: journal.keepSnapshot,
    },
    now,
    wake,
    meanwhile: setImmediate,
    choose: bots.choose,
    makeTable: (want) => make(want, rematchIdOf(id)),
    freshSeed: () => seedFrom(randomBytes(32).toString("hex")),
    freshName,
    trouble(error) {
      trouble(`something went wrong at table ${id}`, error);
      openAnew(id);
    },
  });

  const unfinished = (error: unknown): void => trouble("something beside the entries was not written", error);

  /** What a table did did not reach the disk; perhaps nothing does at present. */
  function lose(id: string): void {
    if (again === null) tryAgainIn(SHORTEST_WAIT);
    openAnew(id);
  }

  /** A broken table is forgotten as it stands in memory, and opened again from what was written. */
  function openAnew(id: string): void {
    // It first refuses what it had taken; its connections end after that.
    setImmediate(() => {
      const keeper = open.get(id)?.keeper;
      if (keeper?.broken !== true) return;
      open.delete(id);
      wanted.add(id);
      sendAway(id, "restart", "The table could not write down what happened; it goes back to what was written.");
    });
  }

  /** Nothing is opened until the disk takes something again. */
  function tryAgainIn(wait: number): void {
    again = setTimeout(() => {
      journal.run("INSERT OR REPLACE INTO secrets (name, value) VALUES ('probe', x'00')").then(
        () => {
          again = null;
          openWanted();
        },
        (error: unknown) => {
          trouble("the journal cannot be written", error);
          tryAgainIn(Math.min(LONGEST_WAIT, wait * 2));
        },
      );
    }, wait);
  }

  function checkJournal(): void {
    if (again !== null) throw notWritten();
  }

  /** When a table is to be opened again by itself: where a bot was thinking, at once. */
  const dueOf = ({ idle, due }: Keeper): number | null => (idle ? due : now());

  /** Writes down what lists show of a table. */
  async function put(keeper: Keeper, due: number | null): Promise<void> {
    const { id, isListed: listed, invitation } = keeper;
    const row = { id, listed, invitation, due, sequence: keeper.sequence, summary: keeper.list(null) };
    const turns = tables
      .members(id)
      .map((account) => tables.setTurn(id, account, keeper.list(account).yourTurn ?? false));
    await Promise.all([tables.put(row), ...turns]);
  }

  function take(keeper: Keeper): Keeper {
    open.set(keeper.id, { keeper, unused: false });
    wanted.delete(keeper.id);
    return keeper;
  }

  /** Makes a table; its id, or why it cannot be. */
  async function make(want: MakeTable, id?: string): Promise<string | TableRefusal> {
    try {
      return await makeNow(want, id);
    } catch (error) {
      if (error instanceof NotWritten || error instanceof Problem) return unwritten;
      throw error;
    }
  }

  async function makeNow(want: MakeTable, wished: string | undefined): Promise<string | TableRefusal> {
    checkJournal();
    if (wished !== undefined && tables.has(wished)) return wished;
    const id = wished ?? freshName();
    if (halfMade.has(id)) await removeAll(id);
    halfMade.add(id);
    const made = await makeTable(outsideOf(id), id, want);
    if ("code" in made) {
      halfMade.delete(id);
      return made;
    }
    const people = [want.host, ...(want.people ?? [])].flatMap((person) => person?.account ?? []);
    try {
      await Promise.all([put(take(made), dueOf(made)), ...people.map((account) => tables.join(id, account))]);
    } catch (error) {
      // Nobody can find it: it must not go on by itself.
      open.delete(id);
      await made.rest();
      throw error;
    }
    halfMade.delete(id);
    return id;
  }

  async function removeAll(id: string): Promise<void> {
    await journal.settle();
    await tables.remove(id);
  }

  function openOne(id: string): Keeper {
    const there = open.get(id);
    if (there !== undefined) {
      there.unused = false;
      return there.keeper;
    }
    if (closing || closedForNow.has(id))
      throw new Problem(503, "restart", "The table opens again in a moment; come back then.");
    if (!tables.has(id)) throw noSuchTable();
    checkJournal();
    const { saved, entries } = journal.read(id);
    try {
      return take(openTable(outsideOf(id), id, saved, entries, tables.statusOf(id)));
    } catch (error) {
      if (error instanceof CannotOpen) throw new Problem(409, error.why, error.message);
      throw error;
    }
  }

  /** Opens what is wanted, one table at a time: whoever is at another table does not wait. */
  function openWanted(): void {
    const [id] = wanted;
    if (id === undefined || closing) return;
    wanted.delete(id);
    try {
      openOne(id);
    } catch (error) {
      if (error instanceof Problem && error.code === unwritten.code) {
        wanted.add(id);
        return;
      }
      unopenable.add(id);
      trouble(`table ${id} cannot be opened`, error);
    }
    setImmediate(openWanted);
  }

  const isNeeded = ({ idle, due }: Keeper): boolean => !idle || (due !== null && due < now() + SOON);

  /** Puts tables away, again one at a time. */
  function putAway(ids: string[]): void {
    const id = ids.pop();
    if (id === undefined) return;
    const one = open.get(id);
    if (one?.unused && !isNeeded(one.keeper)) {
      put(one.keeper, one.keeper.due).catch(unfinished);
      open.delete(id);
      void one.keeper.rest();
    }
    setImmediate(putAway, ids);
  }

  /** Puts away what nobody needed since the last round, opens what is due, and forgets guests nobody will ask for. */
  function goRound(): void {
    putAway([...open].flatMap(([id, { unused }]) => (unused ? [id] : [])));
    for (const one of open.values()) one.unused = !isNeeded(one.keeper);
    for (const id of tables.due(now() + SOON)) if (!open.has(id) && !unopenable.has(id)) wanted.add(id);
    openWanted();
    const moment = now();
    if (moment < tidyAt) return;
    tidyAt = moment + BETWEEN_TIDYINGS;
    accounts.removeUnseen(moment - UNSEEN).catch(unfinished);
  }

  /** Nobody is at the table, nor can come to it, while something is done to what is written about it. */
  async function behindClosedDoors(
    id: string,
    code: "restart" | "closed",
    sentence: string,
    work: () => Promise<void>,
  ): Promise<void> {
    closedForNow.add(id);
    try {
      const keeper = open.get(id)?.keeper;
      open.delete(id);
      sendAway(id, code, sentence);
      await keeper?.rest();
      await work();
    } finally {
      closedForNow.delete(id);
    }
  }

  /** Gives up what a person has at a table, as far as it can still be opened. */
  async function stepBack(id: string, person: Person): Promise<void> {
    let keeper: Keeper;
    try {
      keeper = openOne(id);
    } catch (error) {
      if (error instanceof Problem && UNOPENABLE.includes(error.code)) return;
      throw error;
    }
    const seats = keeper.seatsOf(person.account);
    if (keeper.status !== "gathering") for (const seat of seats) await keeper.act(person, { do: "leave" }, seat);
    else if (keeper.hosts(person.account)) await keeper.act(person, { do: "close" });
    else for (const seat of seats) await keeper.act(person, { do: "stand", seat });
  }

  const rounds = setInterval(() => {
    try {
      goRound();
    } catch (error) {
      trouble("the round through the house was not finished", error);
    }
  }, ROUND);

  function listing(id: string, account: string | null, kept: ListedTable): ListedTable {
    const keeper = open.get(id)?.keeper;
    return keeper === undefined ? kept : keeper.list(account);
  }

  return {
    /** Opens, in the background, every table that has something to do. */
    start(): void {
      tables.removeStrays().catch(unfinished);
      for (const id of tables.due(now() + SOON)) wanted.add(id);
      for (const id of tables.unfinished()) wanted.add(id);
      openWanted();
    },

    make,
    open: openOne,
    goRound,

    /** Whether somebody may look at a table: it is listed, or they were invited. */
    mayEnter: (id: string, account: string | null): boolean =>
      (open.get(id)?.keeper.isListed ?? tables.isListed(id)) || (account !== null && tables.isMember(id, account)),

    /** The table an invitation leads to; from now on the account may enter. */
    async join(invitation: string, account: string): Promise<string | null> {
      const id = tables.byInvitation(invitation);
      if (id !== null) await tables.join(id, account);
      return id;
    },

    listed(): ListedTable[] {
      return (["gathering", "playing", "paused"] as const)
        .flatMap((status) => tables.listed(status, MOST_LISTED))
        .map((kept) => listing(kept.id, null, kept))
        .filter(({ status, chairs }) =>
          status === "gathering" ? chairs.some(({ is }) => is === "open") : status === "playing" || status === "paused",
        )
        .sort((a, b) => b.at - a.at)
        .slice(0, MOST_LISTED);
    },

    mine(account: string): ListedTable[] {
      return tables
        .mine(account, MOST_MINE)
        .map((kept) => listing(kept.id, account, kept))
        .filter(({ status }) => status !== "closed")
        .sort((a, b) => Number(b.yourTurn ?? false) - Number(a.yourTurn ?? false) || b.at - a.at);
    },

    /** Deletes a table that is over or has not begun, with everything that was written about it. */
    async remove(id: string, account: string): Promise<void> {
      const keeper = openOne(id);
      if (!keeper.hosts(account)) throw new Problem(403, "not-host", "Only the host of this table may delete it.");
      if (!["gathering", "over", "closed"].includes(keeper.status)) {
        throw new Problem(409, "playing", "A game is going on at this table; it can be deleted when it is over.");
      }
      await behindClosedDoors(id, "closed", "The host has deleted this table.", () => removeAll(id));
    },

    /** Somebody leaves for good: stand-ins take the seats, and the name is taken out of every journal. */
    async forget(person: Person): Promise<void> {
      await journal.settle();
      for (const id of tables.idsOf(person.account)) {
        await stepBack(id, person);
        await behindClosedDoors(id, "restart", "The table opens again in a moment.", async () => {
          await tables.forgetName(id, person.name, NOBODY);
          await journal.rewrite(
            id,
            (entry) => nameless(entry, person.account),
            (saved, entries) => namelessSaved(saved, entries, person.account),
          );
        });
        wanted.add(id);
      }
      openWanted();
    },

    count: (): number => open.size,
    isWell: (): boolean => again === null && !closing,

    /** Ends well: every table writes down what it has taken, and is put away. */
    async close(): Promise<void> {
      closing = true;
      clearInterval(rounds);
      if (again !== null) clearTimeout(again);
      const all = [...open.values()].map(({ keeper }) => keeper);
      const dues = all.map(dueOf);
      await Promise.allSettled(all.map((keeper) => keeper.rest()));
      await Promise.all(all.map((keeper, i) => put(keeper, dues[i]).catch(unfinished)));
      open.clear();
    },
  };
}

/**
 * The id of the table that a rematch is played at. It follows from the table before, so that a server stopped between making the new table
 * and telling the old one of it finds it when it is asked again (K-SIT-06).
 */
const rematchIdOf = (id: string): string => nameAfter(`rematch of ${id}`);

/** The entry without the name an account went by. */
function nameless(entry: Entry, account: string): Entry {
  const blank = (person: Person): Person => (person.account === account ? { account, name: NOBODY } : person);
  switch (entry.is) {
    case "made":
      return {
        ...entry,
        host: blank(entry.host),
        people: entry.people.map((person) => (person === null ? null : blank(person))),
      };
    case "sat":
      return { ...entry, person: blank(entry.person) };
    case "said":
      return entry.from?.[0] === account ? { ...entry, name: NOBODY, text: NOBODY } : entry;
    default:
      return entry;
  }
}

/** The same for a snapshot: who sits there, and what was said. */
function namelessSaved(saved: Saved, entries: readonly Entry[], account: string): Saved {
  const said = new Set(entries.flatMap(({ is, at, from }) => (is === "said" && from?.[0] === account ? [at] : [])));
  const seats = saved.seats.map((seat) =>
    seat.person?.account === account ? { ...seat, person: { account, name: NOBODY } } : seat,
  );
  const chat = saved.chat.map((line) => (said.has(line.at) ? { ...line, name: NOBODY, text: NOBODY } : line));
  return { ...saved, made: nameless(saved.made, account) as Saved["made"], seats, chat };
}

const NOBODY = "—";

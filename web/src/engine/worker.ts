/** Games on this device: tables are kept here as a server would keep them, with bots, away from the page so that it never stutters. */
import { Damaged, Mismatch, readRecord, replay as playedAgain, seedFrom } from "@blackrose/kernel";
import type { Command, Watch } from "@blackrose/protocol";
import {
  CannotOpen,
  chooseAs,
  type Connection,
  forkOf,
  isRefusal,
  type Keeper,
  type MakeTable,
  makeTable,
  NotWritten,
  openTable,
  type Outside,
} from "@blackrose/table";
import { entriesOf, keepEntry, keepSnapshot, keepTable, savedTable, snapshotOf } from "../link/saves.ts";
import { learnToThink, loadTitle, titleNow } from "./games.ts";
import { replayed } from "./replayed.ts";
import type { Granted, MakeWish, OpenWish, PortMessage, Wish } from "./wishes.ts";

const keepers = new Map<string, Promise<Keeper>>();
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const outside: Outside = {
  games: titleNow,
  journal: {
    async append(table, sequence, entry) {
      try {
        await keepEntry(table, sequence, entry);
      } catch (error) {
        throw new NotWritten(String(error));
      }
    },
    keepSnapshot(table, snapshot) {
      void keepSnapshot(table, snapshot);
    },
  },
  now: () => Date.now(),
  wake(at, then) {
    const timer = setTimeout(then, Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  },
  choose: async (task) => {
    await learnToThink(task.game.name);
    return chooseAs(task);
  },
  freshSeed: () => [...crypto.getRandomValues(new Int32Array(8))],
  freshName,
  makeTable: async (wanted) => {
    const made = await sitDown(wanted, outside, false);
    return "table" in made ? made.table : { code: "setup", sentence: made.problem };
  },
};

async function sitDown(wanted: MakeTable, world: Outside, lesson: boolean): Promise<Granted["make"]> {
  await loadTitle(wanted.setup.game, wanted.setup.options);
  const table = freshName();
  const keeper = await makeTable(world, table, wanted);
  if ("sentence" in keeper) return { problem: keeper.sentence };
  const { game, name, chairs } = wanted.setup;
  await hold(table);
  keepers.set(table, Promise.resolve(keeper));
  await keepTable({
    id: table,
    game,
    name: name ?? "",
    at: Date.now(),
    status: "playing",
    step: 0,
    seats: chairs.length,
    yourTurn: false,
    lesson,
  });
  return { table };
}

async function make({ setup, host, people, lesson, from }: MakeWish): Promise<Granted["make"]> {
  const world = lesson === undefined ? outside : { ...outside, freshSeed: () => seedFrom(lesson.seed) };
  const fork =
    from === undefined
      ? undefined
      : forkOf("", playedAgain(await loadTitle(setup.game, from.record.options, true), from.record).session, from.step);
  if (fork !== undefined && isRefusal(fork)) return { problem: fork.sentence };
  const wanted = { setup, host, ...(people === undefined ? {} : { people }), ...(fork === undefined ? {} : { fork }) };
  return sitDown(wanted, world, lesson !== undefined);
}

/** Two windows must not write the same journal: whoever opens a table first holds it until that window closes. */
function hold(table: string): Promise<boolean> {
  // Only pages behind https, or of this very device, have locks.
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`table ${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => {});
    });
  });
}

class Elsewhere extends Error {}
class Missing extends Error {}

async function takeUp(table: string): Promise<Keeper> {
  const [row, saved] = await Promise.all([savedTable(table), snapshotOf(table)]);
  if (row === undefined) throw new Missing();
  if (!(await hold(table))) throw new Elsewhere();
  // Read when nobody else can write any more.
  const entries = await entriesOf(table, saved?.sequence);
  const made = saved?.made ?? (entries[0] as Partial<MakeTable> | undefined);
  await loadTitle(row.game, made?.setup?.options ?? {}, true);
  return openTable(outside, table, saved ?? null, entries, row.status);
}

function keeperOf(table: string): Promise<Keeper> {
  const known = keepers.get(table) ?? takeUp(table);
  keepers.set(table, known);
  known.catch(() => keepers.delete(table));
  return known;
}

function whyNot(error: unknown): Extract<PortMessage, { ended: string }>["ended"] {
  if (error instanceof Missing) return "missing";
  if (error instanceof Elsewhere) return "elsewhere";
  return error instanceof CannotOpen && error.why !== "damaged" ? "old" : "damaged";
}

/** The first message on a port says what is watched; the others are commands. */
function open({ table, person, port }: OpenWish): null {
  let connection: Connection | null = null;
  const say = (message: PortMessage): void => port.postMessage(message);
  port.addEventListener("message", ({ data }: MessageEvent<string | null>) => {
    if (data === null) {
      connection?.close();
      port.close();
      return;
    }
    const said = JSON.parse(data) as Watch | Command;
    if ("watch" in said) void watch(said);
    else connection?.receive(said);
  });
  async function watch(said: Watch): Promise<void> {
    try {
      let keeper = await keeperOf(table);
      if (keeper.broken) {
        keepers.delete(table);
        keeper = await keeperOf(table);
      }
      connection = keeper.connect(person, said, (text) => say({ text }));
    } catch (error) {
      say({ ended: whyNot(error) });
    }
  }
  port.start();
  return null;
}

async function record(table: string): Promise<Granted["record"]> {
  const keeper = await keeperOf(table);
  const found = keeper.record(true);
  // It is over: what is left to keep of it is kept now.
  if (found !== null) await keeper.rest();
  return found;
}

let shown: ReturnType<typeof replayed> | null = null;

async function replay(given: unknown): Promise<Granted["replay"]> {
  try {
    const read = readRecord(given);
    shown = replayed(await loadTitle(read.game, read.options, true), read);
    return { record: read, turns: shown.turns, plays: shown.plays };
  } catch (error) {
    if (error instanceof Damaged) return { problem: "damaged", sentence: error.message };
    if (error instanceof Mismatch) return { problem: "broken", sentence: error.message };
    throw error;
  }
}

function nothingShown(): never {
  throw new Error("no replay is open");
}

function grant(wish: Wish): unknown {
  switch (wish.do) {
    case "make":
      return make(wish);
    case "open":
      return open(wish);
    case "record":
      return record(wish.table);
    case "replay":
      return replay(wish.record);
    case "look":
      return shown?.look(wish.step, wish.viewer) ?? nothingShown();
    case "steps":
      return shown?.steps(wish.viewer) ?? nothingShown();
  }
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; wish: Wish }>) => {
  const { id, wish } = data;
  Promise.resolve()
    .then(() => grant(wish))
    .then(
      (granted) => postMessage({ id, granted }),
      (error: unknown) => postMessage({ id, failed: error instanceof Error ? error.message : String(error) }),
    );
});

/** A house for tests: a clock that is moved by hand, a journal in memory that can be made to fail, bots that choose at once. */
import { patched, seedFrom } from "@blackrose/kernel";
import { lodgeTitle } from "@blackrose/lodge";
import type { Action, FromTable, Setup, Sight, Status, Step } from "@blackrose/protocol";
import { treacheryTitle } from "@blackrose/treachery";
import {
  type AnyTitle,
  chooseAs,
  type Connection,
  type Entry,
  isRefusal,
  type Keeper,
  type MakeTable,
  makeTable,
  NotWritten,
  openTable,
  type Outside,
  type Person,
  type Saved,
} from "../src/index.ts";

export type Titles = { readonly [name: string]: AnyTitle };

const bothGames: Titles = {
  treachery: treacheryTitle as unknown as AnyTitle,
  lodge: lodgeTitle as unknown as AnyTitle,
};

/** `BLACKROSE_SEED=… npm test` plays the same again. */
export const SEED = process.env["BLACKROSE_SEED"] ?? String(Math.floor(Math.random() * 1e9));

export interface House extends Outside {
  /** The journal: entries of each table as JSON, and its latest snapshot. */
  readonly written: Map<string, string[]>;
  readonly snapshots: Map<string, string>;
  readonly keepers: Map<string, Keeper>;
  time: number;
  /** While true, nothing can be written. */
  full: boolean;
  /** While not null, entries wait here to be written, or not, by hand. */
  waiting: ((written: boolean) => void)[] | null;
  /** What went wrong at tables by nobody's doing. */
  readonly troubles: unknown[];
  make(wanted: MakeTable): Promise<Keeper>;
  /** Takes a table up again from what is written. */
  open(id: string, withSnapshot?: boolean, was?: Status): Keeper;
  /** Moves the clock, step by step through whatever is due. */
  pass(milliseconds: number): Promise<void>;
}

/** Lets everything that waits for nothing but promises happen. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};

export function house(seed = "house", titles: Titles = bothGames): House {
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  let names = 0;
  const own: House = {
    written: new Map(),
    snapshots: new Map(),
    keepers: new Map(),
    time: 1_000_000,
    full: false,
    waiting: null,
    troubles: [],
    trouble: (error) => void own.troubles.push(error),
    games: (name) => titles[name] ?? null,
    journal: {
      async append(table, sequence, entry) {
        const { waiting } = own;
        const may = waiting === null || (await new Promise<boolean>((then) => waiting.push(then)));
        const entries = own.written.get(table) ?? [];
        if (!may || own.full || entries.length !== sequence) throw new NotWritten("no room");
        own.written.set(table, [...entries, JSON.stringify(entry)]);
      },
      keepSnapshot: (table, saved) => void own.snapshots.set(table, JSON.stringify(saved)),
    },
    now: () => own.time,
    wake(at, then) {
      const timer = { at, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    choose: async (task) => chooseAs(task),
    async makeTable(wanted) {
      return (await own.make(wanted)).id;
    },
    freshSeed: () => seedFrom(`${seed} ${names++}`),
    freshName: () => `name${String(names++).padStart(8, "0")}`,
    async make(wanted) {
      const keeper = await makeTable(own, own.freshName(), wanted);
      if (isRefusal(keeper)) throw new Error(keeper.sentence);
      own.keepers.set(keeper.id, keeper);
      return keeper;
    },
    open(id, withSnapshot = true, was) {
      const text = withSnapshot ? own.snapshots.get(id) : undefined;
      const saved = text === undefined ? null : (JSON.parse(text) as Saved);
      const entries = (own.written.get(id) ?? []).map((line) => JSON.parse(line) as Entry);
      const keeper = openTable(own, id, saved, entries.slice(saved?.sequence ?? 0), was);
      own.keepers.set(id, keeper);
      return keeper;
    },
    async pass(milliseconds) {
      const end = own.time + milliseconds;
      await settled();
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.delete(due);
        own.time = Math.max(own.time, due.at);
        due.then();
        await settled();
      }
      own.time = end;
    },
  };
  return own;
}

/** A client: applies what it is told and keeps every message. */
export interface Client {
  readonly messages: FromTable[];
  /** The texts as they came over the wire. */
  readonly texts: string[];
  readonly steps: Step[];
  sight: Sight;
  live: string;
  n: number;
  readonly connection: Connection;
  act(action: Action, key?: string): Promise<FromTable>;
  /** Answers the open question with the first options, or those picked. */
  answer(pick?: (options: readonly string[]) => readonly string[]): Promise<FromTable>;
}

export const person = (name: string): Person => ({ account: `account-${name}`, name });

let keys = 0;

export function join(
  keeper: Keeper,
  who: Person | null,
  watch: { seat?: number; live?: string; since?: number } = {},
  from?: Client,
): Client {
  const client = {
    messages: [] as FromTable[],
    texts: [] as string[],
    steps: from === undefined ? [] : [...from.steps],
    sight: from?.sight as Sight,
    live: from?.live ?? "",
    n: from?.n ?? -1,
  };
  const receive = (text: string): void => {
    const message = JSON.parse(text) as FromTable;
    client.texts.push(text);
    client.messages.push(message);
    if (message.is === "sight") {
      client.sight = message.sight;
      client.live = message.live;
      client.n = message.n;
    } else if (message.is === "news") {
      if (message.n !== client.n + 1) throw new Error(`message ${message.n} after ${client.n}`);
      client.n = message.n;
      client.sight = patched(client.sight, message.patch);
      while ((client.steps.at(-1)?.step ?? 0) > (message.undoneTo ?? Number.POSITIVE_INFINITY)) client.steps.pop();
      client.steps.push(...(message.steps ?? []));
    }
  };
  const connection = keeper.connect(who, { watch: keeper.id, ...watch }, receive);
  const act = async (action: Action, key = `key ${keys++}`): Promise<FromTable> => {
    connection.receive({ key, action });
    await settled();
    const reply = client.messages.findLast((one) => (one.is === "done" || one.is === "refused") && one.key === key);
    if (reply === undefined) throw new Error(`no reply to ${JSON.stringify(action)}`);
    return reply;
  };
  return Object.assign(client, {
    connection,
    act,
    answer(pick = (options: readonly string[]) => options.slice(0, Math.max(1, client.sight.question!.min))) {
      const { id, options } = client.sight.question!;
      return act({ do: "answer", ask: id, keys: [...pick(options)] });
    },
  });
}

export const solo = (game: Setup["game"], seats: number, options: Setup["options"] = {}): Setup => ({
  game,
  options,
  chairs: Array.from({ length: seats }, (_, i) => (i === 0 ? { is: "you" } : { is: "bot", level: "random" })),
  pace: { is: "free" },
  listed: false,
});

export const open = (game: Setup["game"], seats: number, more: Partial<Setup> = {}): Setup => ({
  game,
  options: {},
  chairs: Array.from({ length: seats }, (_, i) => (i === 0 ? { is: "you" } : { is: "open" })),
  pace: { is: "free" },
  listed: true,
  ...more,
});

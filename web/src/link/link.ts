/**
 * What a client knows of a table, kept up to date over a wire. The same for a table on this device and one far away: the first message is
 * the whole sight, then come numbered changes; a gap or a broken line is mended by watching again. Commands are kept until answered.
 */
import type { Action, ChatLine, FromTable, Sight, Step, Watch } from "@blackrose/protocol";
import { patched } from "@blackrose/kernel/patch";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Dial, Ending, Wire } from "./wire.ts";

export type Done = Extract<FromTable, { is: "done" }>;
export type Refused = Extract<FromTable, { is: "refused" }>;
export type Reply = Done | Refused;

export type Connection = "connecting" | "open" | "lost" | Ending;

/** One change as it arrived: how the table looks after it, and what happened. */
export interface Moment {
  readonly sight: Sight;
  readonly steps: readonly Step[];
  /** Not a change but the whole: nothing leads there. */
  readonly whole: boolean;
}

export interface TableLink {
  readonly id: string;
  readonly sight: ReadonlySignal<Sight | null>;
  readonly steps: ReadonlySignal<readonly Step[]>;
  /** The step the table last went back to, or −1. */
  readonly undoneTo: ReadonlySignal<number>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Commands not answered yet. */
  readonly pending: ReadonlySignal<number>;
  /** The table's clock minus ours, in milliseconds. */
  readonly ahead: ReadonlySignal<number>;
  act(action: Action): Promise<Reply>;
  /** Looks on from another of one's own seats. */
  sitOn(seat: number): void;
  /** Hears every change in order. */
  listen(hear: (moment: Moment) => void): () => void;
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Refusals that waiting does not change: no such table, or one this house can no longer show. */
const FOR_GOOD: readonly string[] = ["no-table", "no-game", "newer", "damaged"];

/** Browsers give ready-made ids only to pages behind https; a table in one's own house may have none. */
const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

interface Waiting {
  readonly action: Action;
  answer(reply: Reply): void;
}

export function tableLink(id: string, dial: Dial, startSeat?: number): TableLink {
  const sight = signal<Sight | null>(null);
  const steps = signal<readonly Step[]>([]);
  const undoneTo = signal(-1);
  const chat = signal<readonly ChatLine[]>([]);
  const connection = signal<Connection>("connecting");
  const pending = signal(0);
  const ahead = signal(0);
  const waiting = new Map<string, Waiting>();
  const hearers = new Set<(moment: Moment) => void>();

  let wire: Wire | null = null;
  let seat = startSeat;
  let live = "";
  let last = -1;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Words of an earlier line are not listened to. */
  let line = 0;

  function tryAgainLater(): void {
    connection.value = "lost";
    clearTimeout(timer);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  const tell = (text: object): void => wire?.send(JSON.stringify(text));

  function connect(): void {
    clearTimeout(timer);
    wire?.close();
    line += 1;
    const mine = line;
    const current = (): boolean => mine === line;
    wire = dial({
      open() {
        if (!current()) return;
        const watch: Watch = {
          watch: id,
          ...(seat === undefined ? {} : { seat }),
          ...(last < 0 ? {} : { live, since: last }),
        };
        tell(watch);
        for (const [key, { action }] of waiting) tell({ key, action });
      },
      text(text) {
        if (current()) hear(JSON.parse(text) as FromTable);
      },
      broke() {
        if (current()) tryAgainLater();
      },
      ended(why) {
        if (current()) connection.value = why;
      },
    });
  }

  function hear(message: FromTable): void {
    switch (message.is) {
      case "sight":
        arrived(message.now);
        if (message.live !== live) {
          steps.value = [];
          chat.value = [];
        }
        live = message.live;
        last = message.n;
        show({ sight: message.sight, steps: [], whole: true });
        void catchUp();
        return;
      case "news":
        arrived(message.now);
        if (message.n <= last) return;
        if (message.n !== last + 1 || sight.peek() === null) {
          startOver();
          return;
        }
        last = message.n;
        hearNews(message);
        return;
      case "refused":
        if (message.key === "watch") unwelcome(message.code);
        // What we asked for is not even understood: an address cut short names no table.
        else if (message.key === "" && sight.peek() === null) unwelcome("no-table");
        else waiting.get(message.key)?.answer(message);
        return;
      case "done":
        waiting.get(message.key)?.answer(message);
        return;
      case "pong":
        ahead.value = message.now - Date.now();
        return;
      case "bye":
        if (message.code === "restart") return;
        line += 1;
        connection.value = {
          code: message.code === "closed" || message.code === "elsewhere" ? message.code : "ended",
        };
        wire?.close();
    }
  }

  function hearNews(news: Extract<FromTable, { is: "news" }>): void {
    if (news.undoneTo !== undefined) {
      const to = news.undoneTo;
      undoneTo.value = to;
      steps.value = steps.peek().filter(({ step }) => step <= to);
    }
    if (news.steps !== undefined) steps.value = [...steps.peek(), ...news.steps];
    if (news.chat !== undefined) chat.value = [...chat.peek(), ...news.chat];
    show({
      sight: patched(sight.peek() as Sight, news.patch),
      steps: news.steps ?? [],
      whole: news.undoneTo !== undefined,
    });
  }

  function show(moment: Moment): void {
    sight.value = moment.sight;
    for (const hearer of hearers) hearer(moment);
  }

  function arrived(now: number): void {
    ahead.value = now - Date.now();
    connection.value = "open";
    wait = FIRST_WAIT;
  }

  /** The table itself is refused to us: for good, or for the moment. */
  function unwelcome(code: string): void {
    line += 1;
    wire?.close();
    if (FOR_GOOD.includes(code)) connection.value = { code: "missing" };
    else tryAgainLater();
  }

  /** Something is missing: the whole again. */
  function startOver(): void {
    live = "";
    last = -1;
    connect();
  }

  /** What happened before we came. */
  async function catchUp(): Promise<void> {
    const before = live;
    const reply = await act({ do: "history", from: 0 });
    if (reply.is !== "done" || live !== before) return;
    const known = new Set(reply.steps?.map(({ step }) => step));
    const since = steps.peek().filter(({ step }) => !known.has(step));
    steps.value = [...(reply.steps ?? []), ...since];
    if (reply.chat !== undefined) chat.value = reply.chat;
  }

  function act(action: Action): Promise<Reply> {
    const key = freshKey();
    return new Promise((resolve) => {
      waiting.set(key, {
        action,
        answer(reply) {
          waiting.delete(key);
          pending.value = waiting.size;
          resolve(reply);
        },
      });
      pending.value = waiting.size;
      if (connection.peek() === "open") tell({ key, action });
    });
  }

  /** The network is back, or somebody looks again: no reason to wait. */
  function atOnce(): void {
    if (connection.peek() !== "lost" || document.visibilityState === "hidden") return;
    wait = FIRST_WAIT;
    connect();
  }
  addEventListener("online", atOnce);
  document.addEventListener("visibilitychange", atOnce);

  connect();

  return {
    id,
    sight,
    steps,
    undoneTo,
    chat,
    connection,
    pending,
    ahead,
    act,
    sitOn(other) {
      seat = other;
      startOver();
    },
    listen(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    retry() {
      connection.value = "connecting";
      startOver();
    },
    close() {
      line += 1;
      clearTimeout(timer);
      wire?.close();
      removeEventListener("online", atOnce);
      document.removeEventListener("visibilitychange", atOnce);
    },
  };
}

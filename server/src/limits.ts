/** How much one visitor may ask for. A bucket holds so many tokens and fills again with time; what finds it empty is turned away. */
import { now as houseNow } from "./clock.ts";

export interface Rate {
  /** At once, after a quiet time. */
  readonly burst: number;
  readonly perSecond: number;
}

/** One for each kind of thing an address or a connection can do too often. */
export interface Limits {
  /** Requests of one address; the client's own files are free. */
  readonly requests: Rate;
  /** New accounts of one address. */
  readonly accounts: Rate;
  /** New tables of one address, rematches and forks among them. */
  readonly tables: Rate;
  /** Recovery phrases tried by one address, and tried against one account. */
  readonly phrases: Rate;
  readonly phrasesOfOne: Rate;
  /** Invitations tried by one address. */
  readonly invitations: Rate;
  /** Connections opened by one address, and how many it may have at the same time. */
  readonly connects: Rate;
  readonly sockets: number;
  /** Lines one address may hold open at the same time, whatever comes over them. Behind a proxy they are all the proxy's: there it counts. */
  readonly connections: number;
  /** Messages on one connection, and of one address on all its connections. */
  readonly messages: Rate;
  readonly messagesOfAddress: Rate;
  /** Times one address looks back at a game: it may have to be told again from its first answer. */
  readonly lookBacks: Rate;
  /** Messages that make no sense, or came too fast; when these are used up, the connection ends. */
  readonly abuse: Rate;
  readonly patience: Patience;
}

/** How long a line may keep us waiting, in milliseconds. */
export interface Patience {
  /** Until the headers of a request, and until all of it has come. */
  readonly headers: number;
  readonly request: number;
  /** While nothing moves, in an answer that is not read. */
  readonly idle: number;
  /** A silent connection is asked for a sign of life this often; without one it is gone. */
  readonly heartbeat: number;
  /** Bytes: who reads slower than the table talks comes back and asks for what it missed. */
  readonly unread: number;
}

/** Generous to a family behind one address, and to a person who clicks fast. */
export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  accounts: { burst: 20, perSecond: 1 / 30 },
  tables: { burst: 20, perSecond: 1 / 10 },
  phrases: { burst: 10, perSecond: 1 / 60 },
  phrasesOfOne: { burst: 5, perSecond: 1 / 600 },
  invitations: { burst: 30, perSecond: 1 / 5 },
  connects: { burst: 60, perSecond: 2 },
  sockets: 60,
  connections: 300,
  messages: { burst: 60, perSecond: 20 },
  messagesOfAddress: { burst: 600, perSecond: 200 },
  lookBacks: { burst: 60, perSecond: 4 },
  abuse: { burst: 20, perSecond: 2 },
  patience: { headers: 10_000, request: 30_000, idle: 60_000, heartbeat: 30_000, unread: 1024 * 1024 },
};

export interface Bucket {
  /** Takes a token, if there is one. */
  take(): boolean;
  /** Whether it is full again, so that it need not be remembered. */
  full(): boolean;
}

export function bucket({ burst, perSecond }: Rate, now: () => number = houseNow): Bucket {
  let tokens = burst;
  let at = now();
  const fill = (): void => {
    const moment = now();
    tokens = Math.min(burst, tokens + ((moment - at) / 1000) * perSecond);
    at = moment;
  };
  return {
    take() {
      fill();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    full() {
      fill();
      return tokens >= burst;
    },
  };
}

export interface Buckets {
  /** Takes a token out of somebody's bucket, if there is one. */
  take(who: string): boolean;
}

/** So many visitors are remembered before the full buckets are thrown out. */
const REMEMBERED = 10_000;

/** A bucket for everyone who comes. */
export function buckets(rate: Rate, now: () => number = houseNow): Buckets {
  const known = new Map<string, Bucket>();
  let sweepAt = REMEMBERED;
  return {
    take(who) {
      let own = known.get(who);
      if (own === undefined) {
        if (known.size >= sweepAt) {
          for (const [other, one] of known) if (one.full()) known.delete(other);
          // Under a flood of visitors few are full: do not look at all of them for each newcomer.
          sweepAt = Math.max(REMEMBERED, known.size * 2);
        }
        own = bucket(rate, now);
        known.set(who, own);
      }
      return own.take();
    },
  };
}

export interface Tally {
  of(who: string): number;
  add(who: string): void;
  remove(who: string): void;
}

/** How many of something everyone has open; who has none is forgotten. */
export function tally(): Tally {
  const many = new Map<string, number>();
  const of = (who: string): number => many.get(who) ?? 0;
  return {
    of,
    add: (who) => void many.set(who, of(who) + 1),
    remove(who) {
      if (of(who) > 1) many.set(who, of(who) - 1);
      else many.delete(who);
    },
  };
}

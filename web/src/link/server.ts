/** What is asked of the server besides tables: who one is, lists, invitations, replays. Every failure is a sentence. */
import type { Account, ListedTable, Setup } from "@blackrose/protocol";
import { signal } from "@preact/signals";
import { refusalIn, words } from "../words/index.ts";

export class Problem extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** Whether the server answered last time; null before it was asked. */
export const reachable = signal<boolean | null>(null);

async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  }).catch(() => null);
  // A house without a server answers every path with its page.
  const speaks = answer?.headers.get("content-type")?.includes("application/json") ?? false;
  reachable.value = speaks;
  if (answer === null || !speaks) throw new Problem("unreachable", words.peek().problems.unreachable);
  const said: unknown = await answer.json();
  if (answer.ok) return said as T;
  const { code = "refused", sentence = words.peek().problems.refused } = said as { code?: string; sentence?: string };
  throw new Problem(code, refusalIn(code, sentence));
}

export const server = {
  me: () => ask<Account | null>("GET", "me"),
  call: (name: string) => ask<Account>("POST", "me", { name }),
  forget: () => ask<null>("POST", "me/forget", {}),
  remove: () => ask<null>("DELETE", "me"),
  phrase: () => ask<{ phrase: string }>("POST", "me/phrase", {}),
  recover: (phrase: string) => ask<Account>("POST", "recover", { phrase }),
  passkey: (step: "register-options" | "register" | "sign-in-options" | "sign-in", body: object) =>
    ask<unknown>("POST", `passkey/${step}`, body),
  tables: () => ask<ListedTable[]>("GET", "tables"),
  mine: () => ask<ListedTable[]>("GET", "mine"),
  make: (setup: Setup) => ask<{ table: string }>("POST", "tables", setup),
  join: (invitation: string) => ask<{ table: string }>("POST", "join", { invitation }),
  replay: (table: string) => ask<unknown>("GET", `replays/${table}`),
};

/** Who I am there; a guest is made of whoever has no account yet. */
export async function signedIn(name: string): Promise<Account> {
  const me = await server.me();
  return me ?? server.call(name);
}

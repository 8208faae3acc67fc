/** Accounts as the file keeps them: an id nobody can guess, a name, and the ways back to it. */
import type { DatabaseSync } from "node:sqlite";
import type { Account } from "@blackrose/protocol";
import type { Run } from "./journal.ts";

export interface Passkey {
  readonly id: string;
  readonly account: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** A recovery phrase as it is kept: its public part to find it by, and a hash of the rest. */
export interface KeptPhrase {
  readonly id: string;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

const DAY = 24 * 60 * 60_000;

export type Accounts = ReturnType<typeof accountsIn>;

/** `run` writes; what it returns is durable when it resolves. */
export function accountsIn(db: DatabaseSync, run: Run) {
  const byId = db.prepare(
    `SELECT id, name, phrase_id IS NOT NULL AS phrase,
       (SELECT count(*) FROM passkeys WHERE account = accounts.id) AS passkeys
     FROM accounts WHERE id = ?`,
  );
  const byPhrase = db.prepare("SELECT id, phrase_salt AS salt, phrase_hash AS hash FROM accounts WHERE phrase_id = ?");
  const passkeyById = db.prepare("SELECT id, account, public_key AS publicKey, counter FROM passkeys WHERE id = ?");
  const passkeysOf = db.prepare("SELECT id FROM passkeys WHERE account = ?");

  return {
    find(id: string): Account | null {
      const row = byId.get(id) as { id: string; name: string; phrase: number; passkeys: number } | undefined;
      if (row === undefined) return null;
      return { id: row.id, name: row.name, kept: { phrase: row.phrase === 1, passkeys: row.passkeys } };
    },
    add: (id: string, name: string, at: number): Promise<void> =>
      run("INSERT INTO accounts (id, name, at, seen) VALUES (?, ?, ?, ?)", [id, name, at, at]),
    /** Somebody has come as this account; once a day is enough to know. */
    see: (id: string, at: number): Promise<void> =>
      run("UPDATE accounts SET seen = ? WHERE id = ? AND seen < ?", [at, id, at - DAY]),
    rename: (id: string, name: string): Promise<void> => run("UPDATE accounts SET name = ? WHERE id = ?", [name, id]),
    /** Gone, with every way back to it. */
    async remove(id: string): Promise<void> {
      await Promise.all([
        run("DELETE FROM passkeys WHERE account = ?", [id]),
        run("DELETE FROM members WHERE account = ?", [id]),
        run("DELETE FROM accounts WHERE id = ?", [id]),
      ]);
    },
    /** Guests who were not seen since, without a table and without a way back; so many at once that nobody waits for it. */
    removeUnseen: (since: number): Promise<void> =>
      run(
        `DELETE FROM accounts WHERE id IN (
           SELECT id FROM accounts WHERE seen < ? AND phrase_id IS NULL
             AND NOT EXISTS (SELECT 1 FROM passkeys WHERE account = accounts.id)
             AND NOT EXISTS (SELECT 1 FROM members WHERE account = accounts.id)
           LIMIT 500)`,
        [since],
      ),
    keepPhrase: (account: string, { id, salt, hash }: KeptPhrase): Promise<void> =>
      run("UPDATE accounts SET phrase_id = ?, phrase_salt = ?, phrase_hash = ? WHERE id = ?", [
        id,
        salt,
        hash,
        account,
      ]),
    findPhrase(id: string): { readonly account: string; readonly kept: KeptPhrase } | null {
      const row = byPhrase.get(id) as { id: string; salt: Uint8Array; hash: Uint8Array } | undefined;
      return row === undefined ? null : { account: row.id, kept: { id, salt: row.salt, hash: row.hash } };
    },
    keepPasskey: ({ id, account, publicKey, counter }: Passkey, at: number): Promise<void> =>
      run("INSERT INTO passkeys (id, account, public_key, counter, at) VALUES (?, ?, ?, ?, ?)", [
        id,
        account,
        publicKey,
        counter,
        at,
      ]),
    findPasskey: (id: string): Passkey | null => (passkeyById.get(id) as Passkey | undefined) ?? null,
    passkeysOf: (account: string): string[] => (passkeysOf.all(account) as { id: string }[]).map(({ id }) => id),
    countPasskey: (id: string, counter: number): Promise<void> =>
      run("UPDATE passkeys SET counter = ? WHERE id = ?", [counter, id]),
  };
}

/** A secret of this server, made when it is first asked for. */
export function secretIn(db: DatabaseSync, name: string, fresh: () => Uint8Array): Uint8Array {
  db.prepare("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)").run(name, fresh());
  return (db.prepare("SELECT value FROM secrets WHERE name = ?").get(name) as { value: Uint8Array }).value;
}

/** The one file everything is kept in: SQLite with a write-ahead log, synced at every commit. It is made on the first start. */
import { chmodSync, closeSync, openSync, realpathSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { daybookIn } from "./daybook.ts";

/** A file that cannot be used; the sentence is for whoever starts the server. */
export class Unusable extends Error {
  override readonly name = "Unusable";
}

/** Each step leads from the version of its place to the next; a step that was ever released is never changed. */
const STEPS = [
  `
  CREATE TABLE entries (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, saved TEXT NOT NULL) STRICT;
  -- What lists show of a table that nobody has open. 'sequence' is how many entries that is true after: where more
  -- were written, the server was stopped in the middle and looks at the table itself.
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
    invitation TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, due INTEGER, sequence INTEGER NOT NULL, summary TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_time ON tables (listed, status, at);
  CREATE INDEX tables_by_due ON tables (due);
  -- Who may open a table although it is not listed.
  CREATE TABLE members (
    table_id TEXT NOT NULL, account TEXT NOT NULL, turn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, account)
  ) STRICT;
  CREATE INDEX members_by_account ON members (account);
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL,
    phrase_id TEXT UNIQUE, phrase_salt BLOB, phrase_hash BLOB
  ) STRICT;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, account TEXT NOT NULL, public_key BLOB NOT NULL, counter INTEGER NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_by_account ON passkeys (account);
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  -- The content tables were started with, so that a later box does not change a game under way.
  CREATE TABLE contents (
    game TEXT NOT NULL, hash TEXT NOT NULL, content TEXT NOT NULL,
    PRIMARY KEY (game, hash)
  ) STRICT;
  `,
  `
  -- When somebody last came as this account. Of those there were before, nobody knows: they count from now.
  ALTER TABLE accounts ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE accounts SET seen = unixepoch() * 1000;
  CREATE INDEX accounts_by_seen ON accounts (seen);
  `,
  `
  -- Entries that are not filed by table yet; see daybook.ts.
  CREATE TABLE daybook (page INTEGER PRIMARY KEY, lines TEXT NOT NULL) STRICT;
  `,
  `
  -- What was shown of a game that is over, packed; beside the snapshot, of which it is a part (journal.ts).
  ALTER TABLE snapshots ADD COLUMN telling BLOB;
  -- Tables go on with the cards as they are now.
  DROP TABLE contents;
  `,
];

export interface DataFile {
  readonly db: DatabaseSync;
  close(): void;
}

/** Opens the file for one server; a second one on the same file is turned away, whatever name it knows the file by. */
export function openDataFile(named: string): DataFile {
  const path = attempt(named, () => {
    privateFile(named);
    if (statSync(named).nlink > 1)
      throw new Unusable(
        `${named} has a second name on this disk (a hard link), and what is written by one would be lost to the other; remove one of them.`,
      );
    return realpathSync(named);
  });
  const lock = lockBeside(path);
  try {
    const db = openDatabase(path);
    try {
      attempt(path, () => fileWhatWasLeft(db));
    } catch (error) {
      db.close();
      throw error;
    }
    return {
      db,
      close() {
        if (!db.isOpen) return;
        db.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A server that was stopped in the middle left entries in the daybook. */
function fileWhatWasLeft(db: DatabaseSync): void {
  db.exec("BEGIN IMMEDIATE");
  daybookIn(db).settle();
  db.exec("COMMIT");
}

/** Made where it is not there, and readable by nobody but its owner: accounts and hidden cards are in it. */
export function privateFile(path: string): void {
  closeSync(openSync(path, "a", OWNER_ONLY));
  // A file that belongs to somebody else is their business.
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, OWNER_ONLY);
}
const OWNER_ONLY = 0o600;

/** How long one connection waits for another's transaction, in milliseconds. */
const PATIENCE = 1000;

export function openDatabase(path: string): DatabaseSync {
  const db = attempt(path, () => new DatabaseSync(path, { timeout: PATIENCE }));
  try {
    attempt(path, () => {
      db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
      migrate(db, path);
    });
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync, path: string): void {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version > STEPS.length) {
    throw new Unusable(`${path} was written by a newer version of Blackrose; use that one, or a backup of before.`);
  }
  for (let at = version; at < STEPS.length; at++) {
    db.exec(`BEGIN IMMEDIATE; ${STEPS[at]} PRAGMA user_version = ${at + 1}; COMMIT;`);
  }
}

/**
 * A lock the system lets go of when the process ends, however it ends: an open exclusive transaction on a file beside the data. The data
 * itself stays open to readers, so that a backup can be made while the server runs.
 */
function lockBeside(path: string): DatabaseSync {
  const file = `${path}.lock`;
  attempt(file, () => privateFile(file));
  const lock = attempt(file, () => new DatabaseSync(file, { timeout: 0 }));
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch {
    lock.close();
    throw new Unusable(`${path} is in use by another server; stop that one first, or name another file.`);
  }
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw damage(path, error) ?? new Unusable(`${path} cannot be used: ${wordsOf(error)}.`);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** SQLITE_CORRUPT, in the lowest eight bits of whatever finer code there is. */
const CORRUPT = 11;

/** What to tell whoever starts a server on a file with a damaged page, or null for anything else that went wrong. */
export function damage(path: string, error: unknown): Unusable | null {
  if (((error as { errcode?: number }).errcode ?? 0) % 256 !== CORRUPT) return null;
  return new Unusable(
    `${path} is damaged: ${wordsOf(error)}. Keep a copy of it, and start with your last backup (docs/operating.md).`,
  );
}

/** A copy of the data file while the server runs: whole, as of one moment, and itself a data file. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { privateFile, Unusable } from "./database.ts";

export function backUp(data: string, to: string): void {
  if (!existsSync(data)) throw new Unusable(`${data} does not exist; name the data file of the server.`);
  if (existsSync(to)) throw new Unusable(`${to} exists already; name a new file for the backup.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(data, { readOnly: true });
  try {
    privateFile(part);
    db.prepare("VACUUM INTO ?").run(part);
    // Whoever looks finds the whole backup or none.
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { force: true });
    const what = error instanceof Error ? error.message : String(error);
    throw new Unusable(`The backup could not be written: ${what}.`);
  } finally {
    db.close();
  }
}

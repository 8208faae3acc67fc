/** Tables as the browser of an earlier version kept them: one under way and one over, of each game. The file is never changed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Record } from "@blackrose/kernel";
import type { Status } from "@blackrose/protocol";
import type { Entry, Person, Saved } from "../src/index.ts";
import type { House } from "./house.ts";

interface Shelf {
  readonly tables: readonly { readonly id: string; readonly game: "lodge" | "treachery"; readonly status: Status }[];
  readonly entries: readonly { readonly key: readonly [table: string, sequence: number]; readonly value: Entry }[];
  readonly snapshots: readonly { readonly key: string; readonly value: Saved }[];
  readonly records: readonly { readonly id: string; readonly record: Record }[];
}

const FILE = join(import.meta.dirname, "../../web/test/fixtures/shelf-1.json.gz");

export const shelf = JSON.parse(gunzipSync(readFileSync(FILE)).toString("utf8")) as Shelf;

/** Who played there. */
export const owner: Person = { account: "me", name: "Ana" };

/** Lays what the browser had of its tables into a house; without snapshots where only the journal shall be there. */
export function unpack(here: House, withSnapshots = true): void {
  // Some time after.
  here.time = 1_800_000_000_000;
  for (const { id } of shelf.tables) {
    const own = shelf.entries.filter(({ key }) => key[0] === id).sort((a, b) => a.key[1] - b.key[1]);
    here.written.set(
      id,
      own.map(({ value }) => JSON.stringify(value)),
    );
  }
  if (withSnapshots) for (const { key, value } of shelf.snapshots) here.snapshots.set(key, JSON.stringify(value));
}

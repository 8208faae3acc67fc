/** What stays of a game on this device: its row in the list, its record when it is over, files for whoever wants them. */
import type { Sight } from "@blackrose/protocol";
import { wish } from "../engine/engine.ts";
import {
  entriesOf,
  keepRecord,
  keepTable,
  type SavedRecord,
  savedRecord,
  savedTable,
  snapshotOf,
} from "../link/saves.ts";
import { server } from "../link/server.ts";
import { nameOf } from "./names.ts";

/** The list at home shows where each game stands. */
export async function keepStanding(sight: Sight): Promise<void> {
  const { table, you } = sight;
  const row = await savedTable(table.id);
  if (row === undefined) return;
  const yourTurn = table.waiting.some(({ seat }) => you.seats.includes(seat));
  if (row.status === table.status && row.step === table.step && row.yourTurn === yourTurn) return;
  await keepTable({ ...row, status: table.status, step: table.step, yourTurn, at: Date.now() });
  if (table.status !== "over" || row.status === "over") return;
  const record = await wish({ do: "record", table: table.id });
  if (record !== null) await keepRecord({ id: table.id, at: Date.now(), names: table.chairs.map(nameOf), record });
}

/** A game of this device to look at again: as it was kept, or, right after its end, as the engine still has it. */
export async function recordHere(id: string): Promise<SavedRecord | undefined> {
  const kept = await savedRecord(id);
  const row = kept ?? (await savedTable(id));
  if (kept !== undefined || row === undefined) return kept;
  const record = await wish({ do: "record", table: id });
  return record === null ? undefined : { id, at: row.at, names: [], record };
}

export function download(name: string, content: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveRecord(table: string, here: boolean): Promise<void> {
  const record = here ? (await recordHere(table))?.record : await server.replay(table);
  download(`blackrose-${table}.json`, record);
}

/** What is left of a game that cannot be opened any more. */
export async function saveRemains(table: string): Promise<void> {
  const [row, entries, snapshot] = await Promise.all([savedTable(table), entriesOf(table), snapshotOf(table)]);
  download(`blackrose-${table}-journal.json`, { table: row, entries, snapshot });
}

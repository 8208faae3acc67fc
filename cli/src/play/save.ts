/** A game on disk: its record with the seed, and who sat at the table. `verify` and `replay` read it as any record. */
import { existsSync } from "node:fs";
import {
  begin,
  Damaged,
  giveAgain,
  listAt,
  readRecord,
  recordAt,
  recordOf,
  seedFromHex,
  textAt,
} from "@blackrose/kernel";
import { AGENTS } from "../agents.ts";
import { readJson, writeWhole } from "../files.ts";
import { Problem } from "../problem.ts";
import { inFile, playAgain, readRecordFile } from "../record.ts";
import { note, type Sitting, type Table } from "./table.ts";

export function save(path: string, { session, sitting }: Table): void {
  keepOthers(path);
  const { you, ...rest } = sitting;
  const json = { ...recordOf(session, true), table: { you: you + 1, ...rest } };
  writeWhole(path, `${JSON.stringify(json, null, 1)}\n`);
}

/** A slip of the keyboard shall not cost anyone a file that is no game of ours. */
function keepOthers(path: string): void {
  if (!existsSync(path)) return;
  try {
    readRecord(readJson(path));
  } catch (error) {
    if (!(error instanceof Problem || error instanceof Damaged)) throw error;
    throw new Problem(`${path}: something else is there already; choose another name.`);
  }
}

/** Takes up a saved game where it was left. `who` is told how many sit there, and who did if the file says so. */
export function load(path: string, who: (seats: number, saved: Sitting | null) => Sitting): Table {
  const file = readRecordFile(path);
  const { entries } = playAgain(path, file);
  const { entry, record, json } = file;
  return inFile(path, () => {
    const { seats, options } = record;
    const sitting = who(seats, json["table"] === undefined ? null : readSitting(json["table"], seats));
    const session = begin(entry.title.play({ seats, options }), { seats, options }, seedFromHex(record.seed!)!);
    const table: Table = { entry, sitting, session, log: [] };
    note(table, session.opening);
    for (const one of entries) note(table, giveAgain(session, one).events);
    return table;
  });
}

function readSitting(json: unknown, seats: number): Sitting {
  const given = recordAt(json, "table", ["you", "name", "agents", "luck"]);
  const you = Number(given["you"]) - 1;
  if (!Number.isInteger(you) || you < 0 || you >= seats) {
    throw new Damaged("table.you", `a seat from 1 to ${seats} was expected`);
  }
  const agents = listAt(given["agents"], "table.agents").map((agent, seat) => {
    if (seat === you) return null;
    if (!AGENTS.includes(agent as string)) throw new Damaged(`table.agents[${seat}]`, `there is no such agent`);
    return agent as string;
  });
  if (agents.length !== seats) throw new Damaged("table.agents", `${seats} were expected`);
  return { you, agents, name: textAt(given["name"], "table.name"), luck: textAt(given["luck"], "table.luck") };
}

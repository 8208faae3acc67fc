/** A game on disk: its record with the seed, and who sat at the table. `verify` and `replay` read it as any record. */
import { existsSync } from "node:fs";
import {
  Damaged,
  type Event,
  listAt,
  playsAlike,
  readRecord,
  readSnapshot,
  recordAt,
  recordOf,
  resume,
  rulesNotesAt,
  snapshotOf,
  tellerOf,
  tellingOf,
  textAt,
  versionOf,
} from "@blackrose/kernel";
import { AGENTS } from "../agents.ts";
import { readJson, writeWhole } from "../files.ts";
import { Problem } from "../problem.ts";
import type { AnyTitle } from "../games.ts";
import { type AnySession, inFile, playAgain, readRecordFile } from "../record.ts";
import { note, type Sitting, type Table } from "./table.ts";

export function save(path: string, { session, sitting }: Table): void {
  keepOthers(path);
  const { you, ...rest } = sitting;
  // Under later rules the answers may lead elsewhere; the position stays, and of a game that is over what was shown.
  const isOver = session.game.result(session.world.s) !== null;
  const kept = isOver ? { telling: tellingOf(session) } : { position: snapshotOf(session) };
  const json = { ...recordOf(session, true), table: { you: you + 1, ...rest }, ...kept };
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

/** Takes up a saved game where it was left, under the rules as they are now. `who` is told how many sit there, and who did if the file says so. */
export function load(path: string, who: (seats: number, saved: Sitting | null) => Sitting): Table {
  const file = readRecordFile(path);
  const { entry, record, json } = file;
  return inFile(path, () => {
    const sitting = who(record.seats, json["table"] === undefined ? null : readSitting(json["table"], record.seats));
    const { session, stretches } = playAgain(path, file);
    const { given, after, astray, version } = stretches[stretches.length - 1];
    const isAlike = astray === null && playsAlike(version, versionOf(session.game));
    const gone = isAlike ? session : takenUp(entry.title, session, json["position"], after + given);
    const table: Table = { entry, sitting, session: gone, log: [] };
    tellAgain(table);
    return table;
  });
}

/** The position in the file, or where the answers lead as far as they can still be given. */
function takenUp(title: AnyTitle, session: AnySession, position: unknown, given: number): AnySession {
  const { game, seating, begun, opening, entries } = session;
  const isKept = position !== undefined;
  const state = isKept ? readSnapshot(title, position).state : session.world.s;
  const answers = isKept ? entries.length : given;
  const fresh = { answers, anew: entries.length - answers, version: versionOf(game), state };
  return resume(game, seating, state, {
    begun,
    opening,
    entries: entries.slice(0, answers),
    takenUp: [...session.takenUp, fresh],
  });
}

/** Writes the log anew. */
function tellAgain(table: Table): void {
  const { session, log } = table;
  const { game, seating, world, entries } = session;
  const teller = tellerOf(game, seating, world.s.seed, session);
  const tell = (after: number, events: readonly Event[], goesAstray: boolean): void => {
    note(table, events, after);
    log.push(...rulesNotesAt(session, after, goesAstray).map((rules) => ({ after, rules })));
  };
  tell(0, session.opening, false);
  let astray = false;
  entries.forEach((entry, i) => {
    const told = teller.tell(entry);
    tell(i + 1, told.events, told.astray !== null && !astray);
    astray = told.astray !== null;
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

/** Records of whole games are small enough to keep, send and read, and hold when they are played again (K-REC). */
import { deflateSync } from "node:zlib";
import {
  begin,
  kernelStart,
  openTelling,
  readRecord,
  recordOf,
  replay,
  retell,
  seedFrom,
  tellingOf,
} from "@blackrose/kernel";
import { expect, test } from "vitest";
import { answerAny } from "../../../kernel/test/playthrough.ts";
import { lodge, lodgeTitle } from "../src/index.ts";
import type { State } from "../src/state.ts";
import type { Tables } from "../src/tables.ts";
import { LONG, luckOf, SEED } from "./games.ts";

type LodgeSession = ReturnType<typeof begin<State, Tables>>;

const GAMES = LONG ? 500 : 8;
const BYTES_MOST = 32_000;
/** However long the game: what its answers take on average. */
const BYTES_AN_ANSWER = 22;

test(`${GAMES} random games of four leave records that are small and hold, BLACKROSE_SEED=${SEED}`, {
  timeout: 3_600_000,
}, () => {
  for (let game = 0; game < GAMES; game++) {
    const name = `record ${game}`;
    const luck = luckOf(name);
    const session = begin(lodge, { seats: 4, options: { ruleset: "revised" } }, seedFrom(`${SEED} ${name}`));
    while (session.world.s.asks.length > 0) answerAny(session, luck);
    const record = recordOf(session);
    const { length } = JSON.stringify(record);
    expect(length).toBeLessThan(BYTES_MOST);
    expect(length / record.answers.length).toBeLessThan(BYTES_AN_ANSWER);
    if (game === 0) tellsTheSame(session);
    expect(recordOf(replay(lodgeTitle, readRecord(JSON.parse(JSON.stringify(record)))).session)).toEqual(record);
  }
});

/** What is kept to be watched shows every step as it was, and packs into no more than a record. */
function tellsTheSame(session: LodgeSession): void {
  const text = JSON.stringify(tellingOf(session));
  expect(deflateSync(text).length).toBeLessThan(BYTES_MOST);
  const shown = openTelling(lodgeTitle, JSON.parse(text));
  retell(session).steps.forEach(({ state, events }, step) => {
    expect(step === 0 ? shown.opening : shown.steps[step - 1]).toEqual(events);
    const now = shown.stateAt(step) as unknown as { readonly [field: string]: unknown };
    const own = Object.entries(state).filter(([field]) => !(field in ENGINES_OWN));
    for (const [field, value] of own) expect(now[field], field).toEqual(value);
  });
}

const ENGINES_OWN = kernelStart(0, 0, []);

/** Records of whole games are small enough to keep, send and read, and hold when they are played again (K-REC). */
import { begin, readRecord, recordOf, replay, seedFrom } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { answerAny } from "../../../kernel/test/playthrough.ts";
import { lodge, lodgeTitle } from "../src/index.ts";
import { LONG, luckOf, SEED } from "./games.ts";

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
    expect(recordOf(replay(lodgeTitle, readRecord(JSON.parse(JSON.stringify(record)))).session)).toEqual(record);
  }
});

/** A table taken up again at any point is the same table: from its whole journal, and from any snapshot and what came after. */
import { drawLuck, freshLuck } from "@blackrose/kernel";
import { fromTable, type Setup } from "@blackrose/protocol";
import { describe, expect, test } from "vitest";
import type { Saved } from "../src/entries.ts";
import { maySave, save } from "../src/saved.ts";
import { type Card, duelOf, LIVE, NAMES } from "./duels.ts";
import { house, join, person, SEED } from "./house.ts";
import { sightOf, toldBy, anyAction, wholeTable, withoutPresence } from "./random-people.ts";

const hands: Card[] = ["ward", "thorn", "mirror", "crash", "feint", "ward", "thorn", "mirror"];
const people = [...NAMES, "Eve", "Fay"];

const paces: Setup["pace"][] = [LIVE, { is: "free" }, { is: "slow", days: 1 }];

const games: {
  readonly name: string;
  readonly game: "treachery" | "lodge";
  readonly seats: number;
  readonly bots: number;
  readonly options?: object;
  readonly steps: number;
  readonly every: number;
}[] = [
  { name: "a duel", game: "lodge", seats: 4, bots: 0, steps: 120, every: 3 },
  {
    name: "a duel, all answer together",
    game: "lodge",
    seats: 4,
    bots: 1,
    options: { together: true },
    steps: 120,
    every: 3,
  },
  { name: "a duel of two", game: "lodge", seats: 2, bots: 0, steps: 80, every: 1 },
  {
    name: "Treachery of four",
    game: "treachery",
    seats: 4,
    bots: 0,
    options: { remove: "random" },
    steps: 120,
    every: 11,
  },
  {
    name: "Treachery of five",
    game: "treachery",
    seats: 5,
    bots: 3,
    options: { remove: "random" },
    steps: 120,
    every: 11,
  },
  { name: "Treachery of six", game: "treachery", seats: 6, bots: 2, steps: 80, every: 13 },
  { name: "the Lodge of two", game: "lodge", seats: 2, bots: 0, steps: 100, every: 23 },
  { name: "the Lodge of three", game: "lodge", seats: 3, bots: 2, steps: 60, every: 29 },
  {
    name: "the Lodge of four",
    game: "lodge",
    seats: 4,
    bots: 1,
    options: { ruleset: "rebirth" },
    steps: 60,
    every: 29,
  },
];

describe(`taken up again, BLACKROSE_SEED=${SEED}`, () => {
  for (const [i, { name, game, seats, bots, options = {}, steps, every }] of games.entries()) {
    test(name, async () => {
      const luck = freshLuck(`${SEED} ${name}`);
      const here = name.startsWith("a duel")
        ? house(`${SEED} ${name}`, { lodge: duelOf(...hands.slice(0, 2 * seats)) })
        : house(`${SEED} ${name}`);
      const sitting = people.slice(0, seats - bots).map(person);
      const chairs = Array.from({ length: seats }, (_, seat): Setup["chairs"][number] =>
        seat < sitting.length ? { is: "open" } : { is: "bot", level: "random" },
      );
      const setup: Setup = { game, options: { ...options }, chairs, pace: paces[i % paces.length], listed: true };
      const keeper = await here.make({ setup, host: sitting[0], people: sitting });
      const clients = sitting.map((who) => join(keeper, who));
      const watcher = join(keeper, null);
      let saved = JSON.parse(JSON.stringify(save(toldBy(here, keeper.id)))) as Saved;
      for (let step = 0; step < steps && clients[0].sight.table.status !== "over"; step++) {
        const asked = clients.filter(({ sight }) => sight.question !== null);
        const among = drawLuck(luck, 0, 4) === 0 || asked.length === 0 ? clients : asked;
        const who = among[drawLuck(luck, 0, among.length)];
        await who.act(anyAction(who, luck));
        if (drawLuck(luck, 0, 3) === 0 || asked.length === 0) await here.pass(drawLuck(luck, 0, 4_000));
        if (step % every > 0) continue;
        const table = toldBy(here, keeper.id);
        for (const client of clients) {
          const { seat } = client.sight.you;
          expect(sightOf(table, seat, sitting[seat].account)).toEqual(withoutPresence(client.sight));
        }
        expect(sightOf(table, -1, null)).toEqual(withoutPresence(watcher.sight));
        expect(wholeTable(toldBy(here, keeper.id, saved))).toEqual(wholeTable(table));
        if (!maySave(table) || drawLuck(luck, 0, 3) > 0) continue;
        saved = JSON.parse(JSON.stringify(save(table))) as Saved;
        expect(wholeTable(toldBy(here, keeper.id, saved))).toEqual(wholeTable(table));
      }
      expect(here.troubles).toEqual([]);
      // Whatever was told along the way is what the protocol says a table tells.
      for (const { messages } of [...clients, watcher]) {
        for (const message of messages) expect(fromTable.safeParse(message).error).toBeUndefined();
      }
    });
  }
});

/** A mode is a record: one that no file of the game knows is played with what it says. */
import {
  advance,
  begin,
  readRecord,
  readScenarios,
  readSnapshot,
  recordOf,
  replay,
  resume,
  runScenario,
  seedFrom,
  snapshotOf,
  titleOf,
  world,
} from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { playOn } from "../../../kernel/test/begun.ts";
import { base } from "../src/cards/base/index.ts";
import type { Box } from "../src/cards/box.ts";
import { box, lodge, stageOf, titleWith } from "../src/index.ts";
import { fitsBeside, modeOf } from "../src/modes/choice.ts";
import { standard } from "../src/modes/standard.ts";
import { offersOf } from "../src/options/offers.ts";
import { Phase, type Lodge } from "../src/state.ts";
import { totalsOf } from "../src/text/tally.ts";
import { begun, luckOf, playOut, SEED } from "./games.ts";
import { ruleIds } from "./scenario-files.ts";
import { TROPHY, TURNS, wager } from "./wager.ts";

/** A box that brings nothing but the mode. */
const gamblers: Box = {
  id: "gamblers",
  name: { en: "Gamblers", es: "Jugadores", fr: "Parieurs" },
  schools: [],
  forgotten: [],
  personal: [],
  rooms: [],
  evocations: [],
  mages: [],
  quests: [],
  events: [],
  attachments: [],
  modes: [wager],
};
const shelf = [base, gamblers];
const title = titleWith(shelf);
const options = { mode: "wager", boxes: ["base", "gamblers"] };
const game = title.play({ seats: 2, options });
const GAMES = 40;

function played(name: string): Lodge {
  const w = world(game, game.begin({ seats: 2, options }, seedFrom(`${SEED} ${name}`)));
  w.events = [];
  advance(w);
  return w;
}

describe("a mode of its own", () => {
  test(`its turns and its end, in ${GAMES} random games (seed ${SEED})`, () => {
    for (let i = 0; i < GAMES; i++) {
      const w = played(`wager ${i}`);
      expect(game.decisions[w.s.asks[0].decision].id).toBe("D-WAGER-CROWN");
      expect(w.s.asks[0].seat).toBe(1);
      playOut(w, luckOf(`wager ${i}`), (s) => expect(game.broken(s)).toBeNull());
      expect(w.s.fault).toBe(0);
      expect(w.s.turn).toBe(TURNS);
      const phases = w.events!.filter(({ verb }) => verb === "start-phase").map(({ phase }) => phase);
      const { study, preparation, action, cleanUp } = Phase;
      expect(phases).toEqual(Array.from({ length: TURNS }, () => [study, preparation, action, cleanUp]).flat());
      const totals = totalsOf(game.cards, w.s);
      expect(totals.slice(0, 2)).toEqual([0, 1].map((seat) => w.s.power[seat] + TROPHY * w.s.trophies[seat]));
      const tied = totals[0] === totals[1];
      expect(w.s.winner).toBe(tied ? 1 - w.s.crown : totals[0] > totals[1] ? 0 : 1);
      expect(game.result(w.s)?.winners).toEqual([w.s.winner]);
    }
  });

  test("its decks and room effects, told in its words", () => {
    expect(game.cards.content.events.map(({ id }) => id)).toEqual(["wager-1"]);
    expect(game.cards.content.quests).toEqual(box.quests);
    expect(game.roster["events"]).toEqual(["wager-1"]);
    const stage = stageOf(game.cards.content);
    const file = {
      game: "lodge",
      scenarios: [
        {
          scenario: "the Armory gives two points, the clean-up one to the Crown",
          rules: "L-ACT-06",
          given: {
            players: 2,
            at: { P1: "armory", P2: "crypt" },
            crown: "P2",
            actions: { P1: 1, P2: 0 },
            now: "activation of P1",
          },
          when: [
            "P1: action:fight",
            "P1 D-ACT-ROOM: room:armory",
            { power: { P1: 2, P2: 1 }, turn: 2, asked: { P2: "D-STU-SPLIT" } },
          ],
        },
      ],
    };
    for (const one of readScenarios(file, stage, ruleIds))
      expect(runScenario(titleOf(game), stage, one).failures).toEqual([]);
  });

  test("a save under way opens with its phases and its cards; a record is verified", () => {
    const session = begin(game, { seats: 2, options }, seedFrom(`${SEED} saved`));
    playOn(session, `${SEED} saved`, 30);
    const opened = readSnapshot(title, JSON.parse(JSON.stringify(snapshotOf(session))));
    expect(opened.game).toBe(game);
    const again = resume(opened.game, opened.seating, opened.state);
    playOn(again, `${SEED} on`);
    expect(again.world.s.turn).toBe(TURNS);
    playOn(session, `${SEED} to the end`);
    const record = readRecord(JSON.parse(JSON.stringify(recordOf(session))));
    expect(record.options).toEqual(options);
    const { session: told, stretches } = replay(title, record);
    expect(stretches.map(({ same, met, answers }) => [same, met - answers])).toEqual([[true, 0]]);
    expect(told.world.s).toEqual(session.world.s);
  });

  test.each<readonly [object, number, string]>([
    [{ ...options, mode: "wagers" }, 2, '"mode" is one of "standard", "wager" (L-OPT-07, L-OPT-09).'],
    [{ mode: "wager" }, 2, '"mode": "wager" is played with the box "gamblers"; "boxes" does not name it (L-SET-45).'],
    [{ ...options, ruleset: "first" }, 2, '"mode": "wager" is not played under the ruleset "first" (L-OPT-09).'],
    [{ ...options, overload: true }, 2, '"overload" is not an option of the mode "wager" (L-OPT-02).'],
    [options, 3, '"mode": "wager" is for 2 players, not 3 (L-COM-38).'],
    [{}, 7, "The Lodge is for 2 to 6 players, not 7 (L-COM-38)."],
  ])("%j, %i seats: %s", (wanted, seats, sentence) =>
    expect(title.refuse({ seats, options: { ...wanted } })).toBe(sentence),
  );

  test("what it plays with is not refused, and on the shelf it has its words", () => {
    expect(title.refuse({ seats: 2, options: { ...options, setup: "choose", overload: false } })).toBeNull();
    expect(offersOf(shelf, "mode").map(({ called }) => called)).toEqual([standard.called, wager.called]);
    expect(fitsBeside(shelf, options, "overload")).toBe(false);
    expect(fitsBeside(shelf, options, "setup")).toBe(true);
    expect(modeOf(shelf, options).seats).toEqual({ least: 2, most: 2 });
  });

  test("beside it the standard game is what it was", () => {
    const w = begun(2, "beside", {});
    playOut(w, luckOf("beside"), () => undefined);
    expect(w.s.fault).toBe(0);
    const phases = new Set(w.events!.filter(({ verb }) => verb === "start-phase").map(({ phase }) => phase));
    expect(phases.size).toBe(6);
    expect(title.play({ seats: 2, options: {} }).contentHash).toBe(lodge.contentHash);
  });
});

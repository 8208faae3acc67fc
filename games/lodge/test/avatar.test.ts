/** The Avatar plays by himself: random games with one to three seats, the worlds bots imagine of them, and what no card of his shows. */
import {
  advance,
  freshLuck,
  pickAny,
  readScenarios,
  runScenario,
  type Seating,
  seedFrom,
  settle,
  view,
  world,
} from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import type { Box } from "../src/cards/box.ts";
import { act, evocation } from "../src/cards/build.ts";
import { catalogue } from "../src/cards/catalogue.ts";
import { everythingIn } from "../src/cards/content.ts";
import { works } from "../src/cards/rebirth/avatar/build.ts";
import { Revealed } from "../src/deeds.ts";
import { lodgeTitle as title, stageOf, titleWith } from "../src/index.ts";
import type { State } from "../src/state.ts";
import { ROSE } from "../src/who.ts";
import { luckOf, playOut, SEED } from "./games.ts";
import { ruleIds } from "./scenario-files.ts";

const GAMES = 4;
const options = {
  ruleset: "rebirth",
  mode: "avatar",
  boxes: ["base", "rebirth"],
  schools: ["conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation"],
  quests: ["base"],
};

test.each([1, 2, 3].flatMap((seats) => ["apprentice", "master"].map((level) => ({ seats, level }))))(
  `$seats seats against the Avatar as $level, ${GAMES} random games, seed ${SEED}`,
  { timeout: 120_000 },
  ({ seats, level }) => {
    const seen = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const seating = { seats, options: { ...options, level } };
      expect(title.refuse(seating)).toBeNull();
      const game = title.play(seating);
      const w = world(game, game.begin(seating, seedFrom(`${SEED} avatar ${seats} ${i}`)));
      w.events = [];
      advance(w);
      let asked = 0;
      playOut(w, luckOf(`avatar ${seats} ${i}`), (s) => {
        expect(game.broken(s)).toBeNull();
        if (asked++ % 40 > 0) return;
        const [{ seat }] = s.asks;
        expect(seat).toBeLessThan(seats);
        const luck = luckOf(`avatar ${asked}`);
        const there = world(game, game.imagine(view(game.state, s, seat), seat, luck));
        for (let answers = 0; answers < 10 && there.s.asks.length > 0; answers++) {
          settle(there, there.s.asks[0], pickAny(there.s.asks[0], luck));
        }
        expect(there.s.faultText).toBe("");
      });
      expect(w.s.faultText).toBe("");
      expect(w.s.places).toHaveLength(seats);
      for (const { verb, by, dealer, seat } of w.events) {
        if (verb === "harm" && dealer === ROSE && by === seats) seen.add("strikes");
        if (verb === "reveal-action" || verb === "claim-unseen" || verb === "follow") seen.add(verb);
        if (verb === "defeat" && seat === seats) seen.add("falls");
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["strikes", "reveal-action", "claim-unseen", "follow"]));
  },
);

/** Always the same games: enough that everything has come up. */
const USED = 160;

test(`every action card, every back and every event of his comes up in ${USED} random games`, {
  timeout: 120_000,
}, () => {
  const seen = new Set<string>();
  const seating = (i: number): Seating => ({
    seats: 1 + (i % 3),
    options: { ...options, level: i % 2 === 0 ? "apprentice" : "master" },
  });
  for (let i = 0; i < USED; i++) {
    const game = title.play(seating(i));
    const w = world(game, game.begin(seating(i), seedFrom(`used ${i}`)));
    w.events = [];
    advance(w);
    playOut(w, freshLuck(`used ${i}`), () => {});
    for (const event of w.events) {
      if (event.verb === "draw-event") seen.add(game.cards.content.events[event["event"] as number].id);
      if (event.verb !== "reveal-action") continue;
      const { id } = game.cards.actions[event["action"] as number].is;
      if (event["how"] === Revealed.back) seen.add(`${id}/back`);
      if ((event["how"] as number) < Revealed.back) seen.add(id);
    }
  }
  const { avatar: his, events } = title.play(seating(0)).cards.content;
  const actions = his?.actions ?? [];
  const backs = actions.flatMap(({ id, back }) => (back === undefined ? [] : [`${id}/back`]));
  expect([actions.length, backs.length, events.length]).toEqual([30, 12, 15]);
  const all = [...actions.map(({ id }) => id), ...backs, ...events.map(({ id }) => id)];
  expect(all.filter((id) => !seen.has(id))).toEqual([]);
});

describe("an evocation of another mage that acts under the Avatar (L-AVE-07, L-AVA-27)", () => {
  /** Thorn Lash lets the nearest evocation of another mage act. */
  const lashes = works(2, "any", evocation(2), act("target", { under: "you" }));
  const boxes: Box[] = catalogue.map((box) => ({
    ...box,
    ...(box.modes && {
      modes: box.modes.map((mode) => ({
        ...mode,
        ...(mode.avatar && {
          avatar: {
            ...mode.avatar,
            actions: mode.avatar.actions.map((one) => (one.id === "thorn-lash" ? { ...one, effects: [lashes] } : one)),
          },
        }),
      })),
    }),
  }));
  const stage = stageOf(everythingIn(boxes));
  const given = {
    players: 2,
    ruleset: "rebirth",
    options,
    evocations: ["cadaver of P1 at rebirth-the-abyss"],
    avatar: { actions: "thorn-lash" },
    now: "activation of avatar",
  };
  const holds = (scenario: object): void => {
    for (const one of readScenarios({ game: "lodge", scenarios: [{ rules: "L-AVE-07", ...scenario }] }, stage, ruleIds))
      expect(runScenario(titleWith(boxes), stage, one).failures).toEqual([]);
  };

  test("goes for its owner like for any other mage", () =>
    holds({
      scenario: "its owner",
      given: { ...given, at: { P1: "rebirth-crypt", P2: "cell", avatar: "rebirth-black-rose-room" } },
      when: [],
      then: { damage: { P1: "rose rose", avatar: "" }, evocations: { P1: "cadaver@rebirth-crypt" } },
    }));
  test("never for the Avatar, nor for itself: with nobody else there it stays", () =>
    holds({
      scenario: "nobody else",
      given: { ...given, at: { P1: "cell", P2: "cell", avatar: "rebirth-black-rose-room" } },
      when: [],
      then: { damage: { avatar: "" }, evocations: { P1: "cadaver@rebirth-the-abyss" }, "evocation damage": { P1: "" } },
    }));
});

test.each([
  [5, {}, '"mode": "avatar" is for 1 to 3 players, not 5 (L-COM-38).'],
  [2, { ruleset: "first" }, '"mode": "avatar" is not played under the ruleset "first" (L-AVA-01).'],
  [2, { ruleset: "revised" }, '"mode": "avatar" is not played under the ruleset "revised" (L-AVA-01).'],
  [2, { boxes: ["base"] }, '"mode": "avatar" is played with the box "rebirth"; "boxes" does not name it (L-SET-45).'],
  [2, { level: "grand master" }, '"level" is one of "apprentice", "master" (L-AVA-08, L-AVS-01).'],
])("%i at the table with %j: refused with the rule", (seats, wrong, sentence) =>
  expect(title.refuse({ seats, options: { ...options, ...wrong } })).toBe(sentence),
);

describe("a state of his that cannot be is found out", () => {
  const seating = { seats: 2, options };
  test.each<[string, RegExp, (s: State) => void]>([
    ["an action card twice", /L-COM-32/, (s) => s.actionsRevealed.push(s.actionDecks[0][0])],
    ["an action card lost", /L-COM-32/, (s) => s.actionDecks[2].pop()],
    ["a card of another moon", /L-AVA-10/, (s) => s.actionDecks[1].unshift(s.actionDecks[2].shift() as number)],
    ["another back than the top card's", /L-AVA-19/, (s) => (s.actionBack = s.actionBack === 0 ? 1 : 0)],
    ["an evocation in no slot", /L-AVA-11/, (s) => ([s.figureOwner[0], s.figureAt[0]] = [2, 0])],
    ["a quest claimed and in its deck", /L-COM-27/, (s) => s.claimed.push(s.questDecks[0][0])],
  ])("%s", (_what, sentence, damage) => {
    const game = title.play(seating);
    const w = world(game, game.begin(seating, seedFrom("sound")));
    advance(w);
    expect(game.broken(w.s)).toBeNull();
    damage(w.s);
    expect(game.broken(w.s)).toMatch(sentence);
  });
});

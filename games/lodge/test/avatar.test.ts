/** The Avatar plays by himself: random games with one to three seats, the worlds bots imagine of them, and what no card of his shows. */
import { advance, pickAny, readScenarios, runScenario, seedFrom, settle, view, world } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import type { Box } from "../src/cards/box.ts";
import { act, evocation } from "../src/cards/build.ts";
import { catalogue } from "../src/cards/catalogue.ts";
import { everythingIn } from "../src/cards/content.ts";
import { works } from "../src/cards/rebirth/avatar/build.ts";
import { lodgeTitle as title, stageOf, titleWith } from "../src/index.ts";
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

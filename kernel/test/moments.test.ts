/** The moments of deeds: what listens before and after, and answers from several places. */
import { describe, expect, test } from "vitest";
import {
  answer,
  begin,
  defineGame,
  type Flow,
  flow,
  type Game,
  lying,
  questionFor,
  readSnapshot,
  snapshotOf,
  titleOf,
  type AnswerSource,
} from "../src/index.ts";
import { duelWith, type State } from "./duel.ts";

const SEED = [1, 2, 3, 4, 5, 6, 7, 8];

/** A duel in which every blow is one stronger before anyone may answer it, and what has landed is noted. */
function listening(noted: number[]): Game<State> {
  const base = duelWith(["blank", "blank", "blank", "blank", "ward", "ward"]);
  const blows = (w: Parameters<Flow<State, unknown>["steps"][number]>[0]) => lying(w, w.s.stack[w.s.stack.length - 2]);
  const before = flow<State, unknown>("before", "D-1", {
    stronger(w) {
      for (const blow of blows(w)) blow.set("n", blow.get("n") + 1);
    },
  });
  const after = flow<State, unknown>("after", "D-1", {
    note(w) {
      for (const blow of blows(w)) noted.push(blow.get("n"));
    },
  });
  return defineGame({ ...base, flows: [...base.flows, before, after], before, after });
}

/** Plays on, everyone taking what stands last among the options. */
function playOut(game: Game<State>): State {
  const session = begin(game, { seats: 2, options: {} }, SEED);
  for (let asked = next(); asked !== null; asked = next())
    answer(session, asked.seat, asked.id, asked.options.slice(-asked.min));
  return session.world.s;

  function next() {
    return questionFor(session, 0) ?? questionFor(session, 1);
  }
}

describe("moments", () => {
  test("what listens before deeds changes them by itself; what listens after finds what happened", () => {
    const noted: number[] = [];
    const heard = playOut(listening(noted));
    const plain = playOut(duelWith(["blank", "blank", "blank", "blank", "ward", "ward"]));
    expect(noted.length).toBeGreaterThan(0);
    expect(heard.hp.reduce((sum, hp) => sum + hp)).toBe(plain.hp.reduce((sum, hp) => sum + hp) - noted.length);
  });

  test("a seat is asked once for all sources, and the one that owns the option answers", () => {
    const base = duelWith(["blank", "blank", "blank", "blank", "blank", "blank"]);
    const DODGE = 1000;
    const dodged: number[] = [];
    const dodge: AnswerSource<State, unknown> = {
      from: "nimbleness",
      could: (_w, _deeds, moment) => moment === "would",
      can: (_w, _deeds, moment) => (moment === "would" && dodged.length === 0 ? [DODGE] : []),
      owns: (code) => code === DODGE,
      answer(w, seat, _code, deeds) {
        dodged.push(seat);
        for (const blow of lying(w, w.s.stack[deeds])) blow.prevent();
      },
    };
    const windows = base.windows!;
    const [laidCards] = windows.sources;
    const game: Game<State> = defineGame({
      ...base,
      windows: { ...windows, sources: [{ ...laidCards, owns: (code: number) => code < DODGE }, dodge] },
      key: (s, decision, code) => (code === DODGE ? "dodge" : base.key(s, decision, code)),
    });
    const session = begin(game, { seats: 2, options: {} }, SEED);
    for (let i = 0; i < 50 && dodged.length === 0; i++) {
      const asked = questionFor(session, 0) ?? questionFor(session, 1);
      if (asked === null) break;
      const choice = asked.options.includes("dodge") ? ["dodge"] : asked.options.slice(-asked.min);
      answer(session, asked.seat, asked.id, choice);
    }
    expect(dodged).toHaveLength(1);
    expect(session.world.s.hp[dodged[0]]).toBe(20);
  });

  test("the end of a sentence is a moment of its own: whoever could answer there is asked, and nobody else is told", () => {
    const base = duelWith(["blank", "blank", "feint", "feint", "feint", "feint"]);
    const CHEER = 1001;
    const sentences: string[] = [];
    const cheer: AnswerSource<State, unknown, "period"> = {
      from: "the gallery",
      could: (w, script, _moment, seat) => seat !== script.seat && w.s.turn >= 0,
      can: (_w, _script, _moment, seat) => (seat === 1 ? [CHEER] : []),
      owns: (code) => code === CHEER,
      answer(w, _seat, _code, script) {
        const { of, at } = w.s.stack[script];
        sentences.push(`${w.game.scripts[of].name} ${(at >> 1) - 1}`);
      },
    };
    const game: Game<State> = defineGame({
      ...base,
      windows: { ...base.windows!, periods: [cheer] },
      key: (s, decision, code) => (code === CHEER ? "cheer" : base.key(s, decision, code)),
    });
    const session = begin(game, { seats: 2, options: {} }, SEED);
    const offered = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const asked = questionFor(session, 0) ?? questionFor(session, 1);
      if (asked === null) break;
      // Saved in the middle of it, it opens there again.
      if (asked.options.includes("cheer")) {
        const { state } = readSnapshot(titleOf(game), JSON.parse(JSON.stringify(snapshotOf(session))));
        expect(state).toEqual(session.world.s);
      }
      if (asked.decision === "D-RESPOND") offered.add(asked.options.join());
      const choice = asked.options.includes("cheer") ? ["cheer"] : asked.options.slice(-asked.min);
      if (sentences.length < 3 || !asked.options.includes("cheer")) answer(session, asked.seat, asked.id, choice);
      else answer(session, asked.seat, asked.id, ["pass"]);
    }
    expect(sentences.length).toBeGreaterThan(0);
    expect([...offered]).toContain("pass,cheer");
    expect(game.result(session.world.s)).not.toBeNull();
  });
});

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
});

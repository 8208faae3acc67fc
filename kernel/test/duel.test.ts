/** The kernel proved on a small game: interruption, secrecy, undo, faults, records. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  adjudicate,
  answer,
  answersOf,
  begin,
  eventFor,
  Fault,
  freshLuck,
  type Game,
  giveAgain,
  greedy,
  hashOf,
  isRefusal,
  look,
  type Outcome,
  pickAny,
  questionFor,
  readRecord,
  readSnapshot,
  recordOf,
  replay,
  resume,
  seedFrom,
  type Session,
  settle,
  sight,
  snapshotOf,
  titleOf,
  SPECTATOR,
  takeBack,
  undo,
  undoable,
  view,
} from "../src/index.ts";
import { nameOf, optionNamed } from "../src/names.ts";
import { dealt, duelWith, type State } from "./duel.ts";

const seed = seedFrom("duel");
const sit = (game: Game<State>, seats = 2, options: Record<string, unknown> = {}): Session<State, unknown> =>
  begin(game, { seats, options }, seed);

function say(session: Session<State, unknown>, seat: number, ...keys: string[]): Outcome {
  const asked = questionFor(session, seat);
  if (asked === null) throw new Error(`seat ${seat} is not asked`);
  const taken = answer(session, seat, asked.id, keys);
  if (isRefusal(taken)) throw new Error(taken.sentence);
  return taken;
}
const asked = (session: Session<State, unknown>): string[] =>
  session.world.s.asks.map((ask) => `${ask.seat}:${session.game.decisions[ask.decision].id}`);
const kinds = (session: Session<State, unknown>): number[] => session.world.s.stack.map((frame) => frame.kind);
const through = (session: Session<State, unknown>): void => {
  const { game, world } = session;
  world.s = game.state.read(JSON.parse(JSON.stringify(world.s)), "state");
};

describe("interruption", () => {
  /** Seat 0 strikes; seat 1 answers with a Mirror; its damage is answered by seat 0's Mirror, that by seat 1's Ward. */
  function chain(each: (session: Session<State, unknown>) => void): Session<State, unknown> {
    const session = sit(dealt("mirror", "mirror", "blank", "ward"));
    const step = (seat: number, ...keys: string[]): void => {
      each(session);
      say(session, seat, ...keys);
    };
    step(0, "card:mirror");
    step(1, "card:mirror", "card:ward");
    step(1, "card:mirror");
    // Seat 1 still has a card lying, so it could answer its own blow as far as anyone can tell: it is asked, and can only pass.
    step(1, "pass");
    step(0, "card:mirror");
    step(1, "card:ward");
    return session;
  }

  test("a trap is answered by a trap, which is answered by a protection, and all unwinds", () => {
    let deepest = 0;
    const session = chain((now) => {
      deepest = Math.max(deepest, now.world.s.stack.length);
    });
    // game > strike > deeds > window > mirror > deeds > window > mirror > deeds > window: three blows hang in the air.
    expect(deepest).toBe(10);
    expect(kinds(session)).not.toContain(3);
    // The third blow 1 was warded to 0; the second, 1, softened by the answering Mirror to 0; the first, 3, softened to 2.
    expect(session.world.s.hp).toEqual([20, 18]);
    expect(asked(session)).toEqual(["0:D-TAUNT"]);
  });

  test("saved and restored at every question, it ends in the same state", () => {
    const plain = chain(() => {});
    const saved = chain(through);
    expect(hashOf(saved.game.state, saved.world.s)).toBe(hashOf(plain.game.state, plain.world.s));
  });

  test("a prevented deed neither happens nor is reacted to", () => {
    const session = sit(dealt("blank", "feint", "blank", "thorn"));
    say(session, 0, "card:blank");
    say(session, 1, "card:feint", "card:thorn");
    say(session, 1, "card:feint");
    expect(session.world.s.hp).toEqual([20, 20]);
    // Both windows of the blow are over: the Thorn that answers what happened was not offered.
    say(session, 1, "pass");
    say(session, 0, "pass");
    expect(asked(session)).toEqual(["0:D-TAUNT"]);
  });

  test("deeds of one sentence happen together and share their windows", () => {
    const session = sit(dealt("thorn", "thorn"));
    say(session, 0, "card:thorn");
    say(session, 1, "card:thorn");
    for (const seat of [1, 0, 1]) say(session, seat, "pass");
    say(session, 0, "pass");
    const { events } = say(session, 0, "yes");
    expect(events).toEqual([]);
    say(session, 1, "pass");
    const landed = say(session, 0, "pass").events.filter((event) => event.verb === "harm");
    expect(landed.map((event) => event["target"])).toEqual([1, 0]);
  });

  test("declared together, answers are resolved in order", () => {
    const session = sit(dealt("blank", "ward", "ward", "blank", "blank", "blank"), 3, { together: true });
    say(session, 0, "card:blank");
    say(session, 1, "card:ward");
    say(session, 2, "card:blank");
    say(session, 0, "seat:2");
    expect(asked(session)).toEqual(["1:D-RESPOND", "2:D-RESPOND", "0:D-RESPOND"]);
    say(session, 0, "pass");
    say(session, 1, "card:ward");
    expect(session.world.s.spent).toEqual([]);
    say(session, 2, "pass");
    expect(session.world.s.spent).toHaveLength(1);
    expect(session.world.s.hp[1]).toBe(19);
  });
});

describe("windows tell nothing", () => {
  const watch = (mine: "ward" | "blank"): { views: string[]; forced: boolean[] } => {
    const session = sit(dealt("blank", mine));
    const views: string[] = [];
    const forced: boolean[] = [];
    const note = (): void => {
      views.push(JSON.stringify([look(session, 0), look(session, SPECTATOR)]));
    };
    say(session, 0, "card:blank");
    note();
    say(session, 1, `card:${mine}`);
    note();
    note();
    forced.push(questionFor(session, 1)?.forced ?? false);
    say(session, 1, "pass");
    note();
    return { views, forced };
  };

  test("a seat with nothing to answer is asked all the same, and nobody else can tell", () => {
    const able = watch("ward");
    const unable = watch("blank");
    expect(able.views).toEqual(unable.views);
    expect(able.forced).toEqual([false]);
    expect(unable.forced).toEqual([true]);
  });
});

describe("sealed plans", () => {
  test("stay sealed, may be taken back until the last commits, and leave no trace of who was first", () => {
    const session = sit(dealt("mirror", "ward", "blank", "thorn"));
    say(session, 0, "card:mirror");
    expect(look(session, 1).sealed[0]).toEqual([]);
    expect(look(session, 0).sealed[0]).not.toEqual([]);
    expect(takeBack(session, 1)?.rule).toBe("K-PLN-01");
    expect(takeBack(session, 0)).toBeNull();
    expect(questionFor(session, 0)?.options).toEqual(["card:mirror", "card:blank"]);
    say(session, 0, "card:blank");
    say(session, 1, "card:ward");
    expect(takeBack(session, 0)?.refused).toBe("no-undo");
    const other = sit(dealt("mirror", "ward", "blank", "thorn"));
    say(other, 1, "card:ward");
    say(other, 0, "card:blank");
    expect(hashOf(other.game.state, other.world.s)).toBe(hashOf(session.game.state, session.world.s));
    expect(other.world.s.laid).toEqual(session.world.s.laid);
  });
});

describe("answers", () => {
  test("a stale, foreign or illegal answer is refused with a rule, and nothing changes", () => {
    const session = sit(dealt("mirror", "ward", "blank", "thorn"));
    const before = JSON.stringify(session.world.s);
    const { id } = questionFor(session, 0)!;
    const refused = (seat: number, ask: number, ...keys: string[]): string => {
      const taken = answer(session, seat, ask, keys);
      return isRefusal(taken) ? `${taken.refused} ${taken.rule}` : "taken";
    };
    expect(refused(0, 999, "card:mirror")).toBe("stale K-ANS-01");
    expect(refused(1, id, "card:mirror")).toBe("foreign K-ANS-02");
    expect(refused(0, id, "card:thorn")).toBe("not-offered D-3");
    expect(refused(0, id, "nonsense")).toBe("not-offered D-3");
    expect(refused(0, id)).toBe("how-many K-ANS-04");
    expect(refused(0, id, "card:mirror", "card:blank", "card:ward")).toBe("how-many K-ANS-04");
    expect(refused(0, id, "card:mirror", "card:mirror")).toBe("twice K-ANS-05");
    expect(JSON.stringify(session.world.s)).toBe(before);
  });

  test("an answer to a question undone is stale", () => {
    const session = sit(dealt("blank", "blank"));
    say(session, 0, "card:blank");
    const { id } = questionFor(session, 1)!;
    expect(undo(session)).toBeNull();
    expect(isRefusal(answer(session, 1, id, ["card:blank"]))).toBe(true);
    expect(questionFor(session, 1)!.id).toBeGreaterThan(id);
  });
});

describe("undo", () => {
  test("goes back to any question since luck was drawn or something hidden shown", () => {
    const session = sit(dealt("blank", "thorn", "blank", "mirror"));
    say(session, 0, "card:blank");
    say(session, 1, "card:thorn", "card:mirror");
    // Laying a card down shows it to nobody new: the way back stays open.
    const before = hashOf(session.game.state, session.world.s);
    say(session, 1, "pass");
    say(session, 0, "pass");
    expect(undo(session, 2)).toBeNull();
    expect(hashOf(session.game.state, session.world.s)).toBe(before);
    say(session, 1, "card:mirror");
    // The Mirror was turned up: what everyone has seen cannot be unseen.
    expect(undoable(session)).toBe(0);
    expect(undo(session)?.rule).toBe("K-UND-01");
  });

  test("stops at luck", () => {
    const session = sit(dealt("blank", "blank"));
    say(session, 0, "card:blank");
    say(session, 1, "card:blank");
    while (session.world.s.turn < 2) {
      const [first] = session.world.s.asks;
      const question = questionFor(session, first.seat)!;
      say(session, first.seat, question.options[0]);
    }
    expect(undoable(session)).toBe(0);
  });
});

describe("faults", () => {
  function faulty(card: "crash" | "loop"): Session<State, unknown> {
    const session = sit(dealt("blank", card));
    say(session, 0, "card:blank");
    say(session, 1, `card:${card}`);
    say(session, 1, "pass");
    say(session, 0, "pass");
    say(session, 1, `card:${card}`);
    return session;
  }

  test("a rule that fails is a state of the game, not the end of it", () => {
    const session = faulty("crash");
    expect(session.world.s.fault).toBe(Fault.failed);
    expect(look(session, 0).faultText).toBe("");
    const refused = answer(session, 0, 1, ["no"]);
    expect(isRefusal(refused) && refused.rule).toBe("K-FLT-01");
    expect(adjudicate(session, "skip")).toBeNull();
    expect(session.world.s.fault).toBe(0);
    expect(session.world.s.asks.length).toBeGreaterThan(0);
  });

  test("going back before the answer that led to it is always possible", () => {
    const session = faulty("crash");
    expect(adjudicate(session, "undo")).toBeNull();
    expect(asked(session)).toEqual(["1:D-RESPOND"]);
    say(session, 1, "pass");
    expect(session.world.s.fault).toBe(0);
  });

  test("a rule that never ends is stopped", () => {
    expect(faulty("loop").world.s.fault).toBe(Fault.budget);
  });
});

/** Plays to the end at random, with everyone's first question answered by the same luck. */
function playOut(session: Session<State, unknown>, luckFrom: string): Session<State, unknown> {
  const luck = freshLuck(luckFrom);
  while (session.world.s.asks.length > 0) {
    const [ask] = session.world.s.asks;
    const question = questionFor(session, ask.seat)!;
    const codes = pickAny(ask, luck);
    say(session, ask.seat, ...codes.map((code) => question.options[ask.options.indexOf(code)]));
  }
  return session;
}

const deck = ["mirror", "ward", "thorn", "blank", "feint", "mirror", "ward", "thorn"] as const;

describe("records", () => {
  const played = (): ReturnType<typeof recordOf> => recordOf(playOut(sit(duelWith(deck), 3), "record"));

  test("are enough to play the game again and check every step", () => {
    const record = readRecord(JSON.parse(JSON.stringify(played())));
    const { session, stretches } = replay(titleOf(duelWith(deck)), record);
    expect(recordOf(session)).toEqual(record);
    expect(stretches).toMatchObject([{ same: true, after: 0, answers: record.answers.length, astray: null }]);
  });

  test("keep the seed until the game is over", () => {
    const session = sit(duelWith(deck), 3);
    expect(recordOf(session).seed).toBeUndefined();
    expect(recordOf(session).commitment).toBe(session.commitment);
    expect(played().seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test("that were tampered with do not hold, and say where", () => {
    const record = played();
    const changed =
      (change: Partial<typeof record>): (() => unknown) =>
      () =>
        replay(titleOf(duelWith(deck)), readRecord({ ...record, ...change }));
    const other = (lines: readonly string[], i: number, from: RegExp, to: string): string[] =>
      lines.map((line, at) => (at === i ? line.replace(from, to) : line));
    expect(changed({ seed: "0".repeat(64) })).toThrow("K-LCK-01");
    for (const first of ["", record.first.slice(0, 4)]) expect(changed({ first })).toThrow("At the start");
    record.answers.forEach((line, i) => {
      const digit = line[2] === "0" ? "1" : "0";
      expect(changed({ answers: other(record.answers, i, / ./, ` ${digit}`) })).toThrow(`At answer ${i + 1} `);
    });
    expect(changed({ answers: record.answers.slice(1) })).toThrow(/[Aa]nswer 1/);
    expect(changed({ answers: other(record.answers, 1, / [0-9a-f]{4} /, " 123 ") })).toThrow("record.answers[1]");
    expect(changed({ answers: other(record.answers, 1, / [0-9a-f]{4} /, " 12345678 ") })).toThrow("record.answers[1]");
    expect(changed({ answers: ["9 x"] })).toThrow("record.answers[0]");
    expect(() => readRecord("text")).toThrow("not a record");
    expect(() => readRecord({ ...record, blackrose: 99 })).toThrow("record.blackrose");
  });

  test("do not hold with another answer in the place of any one", () => {
    const record = played();
    const session = sit(duelWith(deck), 3);
    answersOf(record).forEach((entry, i) => {
      const { options } = questionFor(session, entry.seat)!;
      const { chosen } = giveAgain(session, entry);
      for (const key of options.filter((one) => one !== chosen.join())) {
        const line = [...record.answers[i].split(" ").slice(0, 2), key].join(" ");
        const answers = record.answers.with(i, line);
        expect(() => replay(titleOf(duelWith(deck)), { ...record, answers })).toThrow(`At answer ${i + 1} `);
      }
    });
  });

  test("name what was chosen without its kind, unless something else offered has that name", () => {
    const options = [
      "card:ward",
      "trap:ward",
      "seat:2+card:thorn",
      "pass",
      "card:pass",
      "card:mirror",
      "card:take-back",
    ];
    const names = options.map((key) => nameOf(options, key));
    expect(names).toEqual(["card:ward", "trap:ward", "2+thorn", "pass", "card:pass", "mirror", "card:take-back"]);
    expect(names.map((name) => optionNamed(options, name))).toEqual(options);
    expect(options.map((key) => optionNamed(options, key))).toEqual(options);
    expect(optionNamed(options, "crash")).toBe("crash");
  });

  test("of the first format are still read, and hold", () => {
    const file = join(import.meta.dirname, "records", "format-1.json");
    const record = readRecord(JSON.parse(readFileSync(file, "utf8")));
    const { answers } = recordOf(replay(titleOf(duelWith(deck)), record).session);
    expect(answers).toHaveLength(record.answers.length);
    expect(answers[2]).toBe("1 850b thorn mirror");
    const spoilt = record.answers.with(4, record.answers[4].replace(" 967b4816 ", " 967b4817 "));
    expect(() => replay(titleOf(duelWith(deck)), { ...record, answers: spoilt })).toThrow("At answer 5 ");
  });

  test("remember what was taken back", () => {
    const session = sit(duelWith(deck), 2);
    const first = questionFor(session, 0)!;
    say(session, 0, first.options[0]);
    takeBack(session, 0);
    const record = recordOf(playOut(session, "taken back"));
    expect(record.answers[1]).toContain("take-back");
    expect(recordOf(replay(titleOf(duelWith(deck)), record).session)).toEqual(record);
  });

  test("a snapshot resumes where it was; a damaged one does not", () => {
    const session = sit(duelWith(deck), 3);
    say(session, 0, questionFor(session, 0)!.options[0]);
    const saved: unknown = JSON.parse(JSON.stringify(snapshotOf(session)));
    const { game, seating, state: restored, same } = readSnapshot(titleOf(duelWith(deck)), saved);
    expect(same).toBe(true);
    const again = playOut(resume(game, seating, restored), "on");
    expect(hashOf(again.game.state, again.world.s)).toBe(hashOf(session.game.state, playOut(session, "on").world.s));
    expect(readSnapshot(titleOf(duelWith(["blank"])), saved).same).toBe(false);
    const damaged: [change: object, sentence: string][] = [
      [{ hash: "00000000" }, "snapshot.hash: the state is not the one that was saved"],
      [{ blackrose: 3 }, "snapshot.blackrose: 1 or 2 was expected"],
      [{ blackrose: 1 }, "no save of rules version 1 can be opened any more"],
      [{ game: "lodge" }, 'a game of "duel" was expected, not of "lodge"'],
      [{ shape: 1 }, "saved by a newer version of this program"],
      [{ shape: "none" }, "snapshot.shape: a whole number was expected"],
      [{ roster: null }, "snapshot.roster: lists of ids were expected"],
      [{ seats: 9 }, "A duel is for 2 to 4."],
      [{ state: {} }, "snapshot.hash"],
      [{ state: undefined }, "snapshot.hash"],
    ];
    for (const [change, sentence] of damaged) {
      expect(() => readSnapshot(titleOf(duelWith(deck)), { ...(saved as object), ...change })).toThrow(sentence);
    }
  });
});

describe("agents", () => {
  test("get a view: re-dealing what they cannot see does not change what they choose", () => {
    const game = duelWith(deck);
    const luck = freshLuck("re-deal");
    for (let i = 0; i < 20; i++) {
      const session = begin(game, { seats: 3, options: {} }, seedFrom(`agents ${i}`));
      for (let step = 0; step < 8 && session.world.s.asks.length > 0; step++) {
        const { s } = session.world;
        const [ask] = s.asks;
        if (s.asks.length === 1) {
          const choose = (state: State): readonly number[] =>
            greedy<State, unknown>({ worlds: 3, breadth: 8, depth: 60 }).choose(
              sight(game, state, ask),
              freshLuck("same"),
            );
          const other = game.imagine(view(game.state, s, ask.seat), ask.seat, luck);
          expect(choose(other)).toEqual(choose(s));
        }
        settle(session.world, ask, pickAny(ask, luck));
      }
    }
  });

  test("events show a viewer what is theirs", () => {
    const session = sit(dealt("mirror", "ward"));
    say(session, 0, "card:mirror");
    const { events } = say(session, 1, "card:ward");
    const lay = events.find((event) => event.verb === "lay-down" && event["seat"] === 1)!;
    expect(eventFor(session.game, lay, 1)?.["card"]).toBe(2);
    expect(eventFor(session.game, lay, 0)?.["card"]).toBe(-1);
    expect(eventFor(session.game, lay, SPECTATOR)?.["card"]).toBe(-1);
  });
});

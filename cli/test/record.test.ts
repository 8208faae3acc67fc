import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { blackrose, inFolder } from "./run.ts";

interface Saved {
  seed: string;
  commitment: string;
  first: string;
  options: unknown;
  seats: number;
  rules: number;
  content: string;
  answers: string[];
}

/** The record of a finished game, as `play` writes it. */
let whole: string;
beforeAll(() => {
  inFolder((folder) => {
    const file = join(folder, "game.json");
    blackrose(["play", "--seed", "on record", "--agents", "random", "--record", file], "1\n".repeat(2_000));
    whole = readFileSync(file, "utf8");
  });
});

/** Runs a command on the record after it was changed. */
function on(command: readonly string[], change: (saved: Saved) => unknown): ReturnType<typeof blackrose> {
  return inFolder((folder) => {
    const file = join(folder, "game.json");
    const saved = JSON.parse(whole) as Saved;
    change(saved);
    writeFileSync(file, JSON.stringify(saved));
    return blackrose([...command, file]);
  });
}
const verify = (change: (saved: Saved) => unknown) => on(["verify"], change);

/** The same character but another one. */
const other = (digit: string): string => (digit === "0" ? "1" : "0");

describe("verify", () => {
  test("an honest record holds", () => {
    const { code, out, err } = verify(() => {});
    expect(err).toBe("");
    expect(out).toMatch(/✓ the seed belongs to the commitment [0-9a-f]{64}\n/);
    expect(out).toMatch(/✓ the first state and all \d+ answers lead where the record says\n/);
    expect(out).toMatch(/✓ it is complete: P\d won in round \d+\n$/);
    expect(code).toBe(0);
  });

  test("one that ended because somebody gave up holds as far as it goes", () => {
    const { code, out, err } = verify((saved) => {
      saved.answers.splice(-5);
      Object.assign(saved, { conceded: [1, 2, 3] });
    });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /✓ it ended after answer \d+, because P2, P3, P4 gave up \(K-SIT-04\)\n· not checked: that they did/,
    );
  });

  test("nothing in a record reaches the terminal but as text", () => {
    const hostile = "\u001b]0;owned\u0007\u009b2J\u202e";
    for (const name of ["content", "commitment", "game", "numbering"] as const) {
      const { out, err } = verify((saved) => Object.assign(saved, { [name]: hostile }));
      // oxlint-disable-next-line no-control-regex
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  });

  test.each<[string, RegExp, (saved: Saved) => unknown]>([
    [
      "another answer",
      /✗ (At answer 1 the record says|Answer 1 )/,
      (saved) => {
        const [seat, hash] = saved.answers[0].split(" ");
        saved.answers[0] = `${seat} ${hash} ${saved.answers[0].endsWith(" pass") ? "token:R4" : "pass"}`;
      },
    ],
    [
      "another hash",
      /✓ the first state and 9 of \d+ answers[^\n]*\n✗ At answer 10 the record says state/,
      (saved) => {
        saved.answers[9] = saved.answers[9].replace(/ ([0-9a-f])/, (_, digit: string) => ` ${other(digit)}`);
      },
    ],
    [
      "another seed",
      /✗ the seed does not belong to the commitment/,
      (saved) => {
        saved.seed = other(saved.seed[0]) + saved.seed.slice(1);
      },
    ],
    [
      "another commitment",
      /✗ the seed does not belong to the commitment/,
      (saved) => {
        saved.commitment = other(saved.commitment[0]) + saved.commitment.slice(1);
      },
    ],
    ["the dealer's choice instead of luck", /✗ At the start the record says/, (saved) => (saved.options = {})],
    ["another number of seats", /✗ At the start the record says/, (saved) => (saved.seats = 5)],
    ["the last answer missing", /✗ it is not complete: the game goes on/, (saved) => saved.answers.pop()],
    ["an answer in the middle missing", /✗ (At answer|Answer) 6/, (saved) => saved.answers.splice(5, 1)],
    ["an answer too many", /✗ Answer \d+ .* cannot be given there/, (saved) => saved.answers.push("1 0000 pass")],
    ["no seed", /✗ the seed is not in it/, (saved) => Reflect.deleteProperty(saved, "seed")],
  ])("%s does not hold", (_what, said, change) => {
    const { code, out, err } = verify(change);
    expect(out).toMatch(said);
    expect(err).toMatch(/^blackrose: .*game\.json does not hold\.\n$/);
    expect(code).toBe(1);
  });

  test.each<[string, RegExp, (saved: Saved) => unknown]>([
    [
      "rules to come",
      /it was played under rules version 99; this program has version \d+: use a newer one/,
      (saved) => (saved.rules = 99),
    ],
    ["too many seats", /record\.options: Treachery is for 4 to 6 players, not 9/, (saved) => (saved.seats = 9)],
    [
      "somebody who gave up and never sat there",
      /record\.conceded: a list of seats/,
      (saved) => Object.assign(saved, { conceded: [7] }),
    ],
    ["a seed that is none", /record\.seed: 64 hexadecimal digits/, (saved) => (saved.seed = "abc")],
  ])("%s is no record to check here", (_what, said, change) => {
    const { code, out, err } = verify(change);
    expect(err).toMatch(said);
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  test.each<[string, (saved: Saved) => unknown]>([
    ["content", (saved) => (saved.content = "12345678")],
    ["rules", (saved) => (saved.rules = 0)],
  ])("made under other %s says what could be checked, and what not", (_what, change) => {
    const { code, out, err } = verify(change);
    expect(err).toBe("");
    expect(out).toMatch(/✓ a record of treachery, 4 seats, made under rules version \d+, content [0-9a-f]{8}\n/);
    expect(out).toMatch(/✓ the seed belongs to the commitment/);
    expect(out).toMatch(/· this program has rules version \d+, content [0-9a-f]{8}\n/);
    expect(out).toMatch(/✓ answers 1 to \d+, given under rules version \d+, content \w+, can all be given again\n/);
    expect(out).toMatch(/✓ they lead to the very states the record names\n✓ it is complete: P\d won/);
    expect(code).toBe(3);
  });

  test("made under other rules, by which an answer leads elsewhere, is checked up to there", () => {
    const { code, out, err } = verify((saved) => {
      saved.rules = 0;
      const [seat, hash] = saved.answers[9].split(" ");
      saved.answers[9] = `${seat} ${hash} what-is-no-more`;
    });
    expect(err).toBe("");
    expect(out).toMatch(
      /· of answers 1 to \d+, given under rules version 0, content \w+, the first 9 can be given again\n/,
    );
    expect(out).toMatch(
      /· answer 10 cannot, by the rules as they are now: "what-is-no-more" is not one of the options/,
    );
    expect(out).toMatch(/· not checked: whether they led to the states the record names/);
    expect(out).toMatch(/· not checked: how the game ended\n$/);
    expect(code).toBe(3);
  });

  test("half a file is refused", () => {
    inFolder((folder) => {
      const file = join(folder, "half.json");
      writeFileSync(file, whole.slice(0, whole.length / 2));
      for (const command of [["verify"], ["replay"], ["play", "--resume"]]) {
        const { code, out, err } = blackrose([...command, file]);
        expect(err).toMatch(/half\.json: this is no JSON, or only a part of it/);
        expect(out).toBe("");
        expect(code).toBe(2);
      }
    });
  });
});

test("a record that does not hold is neither replayed nor resumed", () => {
  const spoil = (saved: Saved) => (saved.first = "00000000");
  for (const command of [["replay"], ["play", "--resume"]]) {
    const { code, out, err } = on(command, spoil);
    expect(err).toMatch(/game\.json: At the start the record says state 00000000/);
    expect(out).toBe("");
    expect(code).toBe(2);
  }
});

describe("replay", () => {
  const replay = (...args: string[]) => on(["replay", "--lang", "en", ...args], () => {});

  test("tells the whole game", () => {
    const { code, out } = replay();
    expect(code).toBe(0);
    expect(out).toMatch(/^0\n {2}· Lots are cast/);
    expect(out).toMatch(/\n1 {2}P\d: .* → /);
    expect(out).toMatch(/ wins the game; the standings: /);
  });

  test("one step, with the table after it", () => {
    const { out } = replay("--step", "3");
    expect(out).toMatch(/^3 {2}/);
    expect(out).toMatch(/\nDice +R\d +B\d +K\d +Y\d +G\d\n/);
    expect(out).not.toMatch(/^4 /m);
  });

  test("as one seat saw it: its own hand, and no other's", () => {
    const own = replay("--as", "P2").out;
    const spectator = replay("--as", "spectator").out;
    expect(own).toMatch(/P2 is dealt the /);
    expect(own).not.toMatch(/P[134] is dealt the /);
    expect(spectator).not.toMatch(/is dealt the /);
    expect(replay("--as", "P2", "--step", "5").out.match(/Your hand/g)).toHaveLength(1);
    expect(replay("--as", "spectator", "--step", "5").out).not.toMatch(/hand/i);
  });

  test("what cannot be shown", () => {
    expect(replay("--as", "P9").err).toMatch(/--as is P1 to P4, spectator or all, not "P9"/);
    expect(replay("--step", "100000").err).toMatch(/--step is a whole number from 0 to \d+/);
  });
});

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blackrose } from "../src/blackrose.ts";
import { Problem } from "../src/problem.ts";
import { blackrose as run, inFolder } from "./run.ts";

/** One sentence on stderr, nothing on stdout, exit code 2. */
function refused(args: readonly string[], sentence: RegExp): void {
  const { code, out, err } = run(args);
  expect(err).toMatch(sentence);
  expect(err).toMatch(/^blackrose: [^\n]+[.]\n$/);
  expect(out).toBe("");
  expect(code).toBe(2);
}

describe("what cannot be done is refused in one sentence", () => {
  const ten = "dragon,dragon,dragon,dragon,dragon,dragon,dragon,dragon,dragon,nobody";
  test.each<[string, RegExp]>([
    ["dance", /There is no command "dance"/],
    ["--dance", /There is no option "--dance"/],
    ["simulate --dance", /"simulate" has no option --dance/],
    ["simulate -x", /"simulate" has no option -x/],
    ["simulate --games", /--games needs a value: --games N/],
    ["simulate --games --json", /--games needs a value/],
    ["simulate --games many", /--games is a whole number from 1 to \d+, not "many"/],
    ["simulate --games 0", /--games is a whole number/],
    ["simulate --games -5", /--games is a whole number/],
    ["simulate --workers 0", /--workers is a whole number/],
    ["simulate --json=yes", /--json takes no value/],
    ["simulate here", /does not know what to do with "here"/],
    ["simulate --game chess", /There is no game "chess"; there are: treachery/],
    ["simulate --seats 3", /4 to 6 players, not 3 \(T-COMP-01\)/],
    ["play --seats 7", /4 to 6 players, not 7 \(T-COMP-01\)/],
    ["simulate --agents random,cheat", /There is no agent "cheat"; there are: random, greedy/],
    ["simulate --agents random,random,random,random,random", /5 agents are too many for 4 seats/],
    ["play --agents random,random,random,random", /4 agents are too many for 3 seats/],
    ["simulate --remove dragon", /Exactly 10 different uncommon cards/],
    [`simulate --remove ${ten}`, /Exactly 10 different uncommon cards/],
    [
      "play --remove jester,crown,curse,cyclops,goblins,champion,dragon,wizard,captain,unicorn",
      /There is no card "unicorn"/,
    ],
    [
      "play --remove jester,crown,curse,cyclops,goblins,champion,dragon,wizard,captain,army-r",
      /"army-r" is a common card/,
    ],
    ["play --lang de", /There is no language "de"; there are: en, es, fr/],
    ["play --resume /nowhere/game.json", /^\/nowhere\/game\.json: it cannot be read: there is no such file/],
    ["play --resume game.json --seats 5", /--seats belongs to a new game/],
    [
      "play --record /nowhere/game.json",
      /\/nowhere\/game\.json: it cannot be written: there is no such file or folder/,
    ],
    ["replay", /"replay" takes exactly one FILE; 0 came/],
    ["verify a b", /"verify" takes exactly one FILE; 2 came/],
    ["scenario", /at least one FILE/],
    ["scenario /nowhere", /\/nowhere: it cannot be read/],
  ])("%s", async (line, sentence) => {
    const problem = await blackrose(line.split(" ")).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect((problem as Problem).message).toMatch(sentence);
    expect((problem as Problem).message).toMatch(/^[^\n]+[.]$/);
  });

  test.each(["dance", "simulate --seats 3"])("with exit code 2: %s", (line) => refused(line.split(" "), /./));
});

test("a bad file is refused with its place, and nothing is written", () => {
  inFolder((folder) => {
    const file = join(folder, "it.json");
    const other = join(folder, "other.json");
    const cases: [string, RegExp][] = [
      ["", /it\.json: this is no JSON, or only a part of it: it is empty/],
      ['{"blackrose": 1, "game": "trea', /it\.json: this is no JSON, or only a part of it: Unterminated string/],
      ["[]", /it\.json: record\.blackrose: 1 or 2 was expected/],
      ['{"some": "thing else"}', /it\.json: record\.blackrose: 1 or 2 was expected/],
      [
        '{"blackrose": 1, "options": {}, "answers": [], "game": "chess", "rules": 1, "content": "", "seats": 4, "commitment": "", "first": ""}',
        /There is no game "chess"/,
      ],
      ['{"blackrose": 1, "options": {}, "answers": [7]}', /it\.json: record\.answers\[0\]: a text was expected/],
      [
        '{"blackrose": 1, "options": {}, "answers": ["1 xyz pass"]}',
        /it\.json: record\.answers\[0\]: 8 hexadecimal digits/,
      ],
    ];
    for (const [text, sentence] of cases) {
      writeFileSync(file, text);
      refused(["play", "--resume", file, "--record", other], sentence);
    }
    refused(["verify", file], /it\.json: record\.answers/);
    refused(["replay", file], /it\.json: record\.answers/);
    refused(["verify", folder], /it cannot be read: it is a folder/);
    expect(readdirSync(folder)).toEqual(["it.json"]);
  });
});

test("a file that is no game is not written over", () => {
  inFolder((folder) => {
    const file = join(folder, "letter.txt");
    writeFileSync(file, "Dear Ana,");
    refused(["play", "--record", file], /letter\.txt: something else is there already/);
    const { out } = run(["play", "--seed", "1", "--lang", "en"], `s ${file}\ns ${folder}/game.json\nq\n`);
    expect(out).toMatch(/letter\.txt: something else is there already/);
    expect(existsSync(join(folder, "game.json"))).toBe(true);
  });
});

describe("scenario", () => {
  const holds = {
    scenario: "Nobody passes for free",
    rules: "T-BET-02",
    given: { treasury: { P2: "R4" }, roller: "P1", now: "bet" },
    when: ["P2 D-BET: pass of pass token:R4"],
  };
  const fails = { ...holds, when: ["P2: pass of pass"] };
  const file = (...scenarios: object[]): object => ({ game: "treachery", scenarios });

  test("each file by its worth", () => {
    inFolder((folder) => {
      const put = (name: string, json: unknown): string => {
        writeFileSync(join(folder, name), typeof json === "string" ? json : JSON.stringify(json));
        return join(folder, name);
      };
      const good = put("good.json", file(holds));
      expect(run(["scenario", good])).toEqual({
        code: 0,
        out: "✓ Nobody passes for free\n1 hold, 0 fail\n",
        err: "",
      });

      const both = put("both.json", file(holds, fails));
      const one = run(["scenario", both]);
      expect(one.code).toBe(1);
      expect(one.out).toContain("✗ Nobody passes for free\n");
      expect(one.out).toContain(
        `${both}: scenarios[1] "Nobody passes for free": when[0]: not offered: none; offered besides: `,
      );
      expect(one.out).toMatch(/1 hold, 1 fail\n$/);

      mkdirSync(join(folder, "deep"));
      put("deep/damaged.json", "{");
      put("deep/unknown.json", file({ ...holds, extra: 1 }));
      put("deep/chess.json", { ...file(holds), game: "chess" });
      put("deep/odd.json", file({ ...holds, given: { now: "bet", dice: "R7" } }, { ...holds, rules: "T-BET-99" }));
      put("deep/die.json", file({ ...holds, given: { now: "bet", dice: "R7" } }, holds));
      put("notes.txt", "no scenario");
      const all = run(["scenario", folder]);
      expect(all.code).toBe(2);
      expect(all.err).toMatch(/damaged\.json: this is no JSON/);
      expect(all.err).toMatch(/unknown\.json: scenarios\[0\]: nothing called "extra" belongs here/);
      expect(all.err).toMatch(
        /odd\.json: scenarios\[1\] "Nobody passes for free": rules: "T-BET-99" is neither in the rules/,
      );
      expect(all.err).toMatch(/die\.json: scenarios\[0\] "Nobody passes for free": given\.dice: a die shows 1 to 6/);
      expect(all.err).toMatch(/chess\.json: There is no game "chess"/);
      expect(all.out).toMatch(/3 hold, 1 fail, 5 damaged\n$/);
    });
  });
});

describe("help", () => {
  test("for all and for each command", () => {
    const all = run(["--help"]);
    expect(all.code).toBe(0);
    for (const name of ["play", "simulate", "replay", "verify", "scenario", "bench"]) {
      expect(all.out).toMatch(new RegExp(`^  ${name} `, "m"));
    }
    expect(run([]).out).toBe(all.out);
    const one = run(["play", "--help"]);
    expect(one.code).toBe(0);
    expect(one.out).toMatch(/^blackrose play \[options\]\n/);
    expect(one.out).toMatch(/--resume FILE +go on with a saved game/);
  });
  test("the version", () => {
    expect(run(["--version"]).out).toMatch(/^blackrose \d+\.\d+\.\d+\n$/);
  });
});

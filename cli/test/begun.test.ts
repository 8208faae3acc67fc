/** What was begun goes on: records and saves of earlier versions are checked as far as can be, watched, and played to their end. */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blackrose, inFolder } from "./run.ts";

const games = join(import.meta.dirname, "../../games");
const records = [
  ...["first", "revised", "rebirth"].map((ruleset) =>
    join(games, `lodge/test/fixtures/rules-2/record-${ruleset}.json`),
  ),
  join(games, "treachery/test/fixtures/rules-1/record.json"),
];
const saves = ["lodge", "treachery"].map((game) => join(import.meta.dirname, "fixtures", `${game}-1.json`));

const answersIn = (file: string): number =>
  (JSON.parse(readFileSync(file, "utf8")) as { answers: string[] }).answers.length;

describe.each(records)("%s", (file) => {
  test("is checked, and it is said what could not be", () => {
    const { code, out, err } = blackrose(["verify", file]);
    expect(err).toBe("");
    expect(out).toMatch(/^✓ a record of \w+, \d seats, made under rules version \d+, content [0-9a-f]{8}\n/);
    if (code === 0) expect(out).toMatch(/answers lead where the record says\n✓ it is complete/);
    else {
      expect(code).toBe(3);
      expect(out).toMatch(/· this program has rules version \d+/);
      expect(out).toMatch(/· not checked: whether they led to the states the record names/);
      expect(out).toMatch(/(✓ it is complete: .* won in \w+ \d+|· not checked: how the game ended)\n$/);
    }
  });

  test("can be watched", () => {
    const { code, out, err } = blackrose(["replay", "--lang", "es", file]);
    expect(err).toBe("");
    expect(code).toBe(0);
    const last = new RegExp(`^${answersIn(file)}(  |$)`, "m");
    if (!last.test(out)) expect(out.replace(/\s+/g, " ")).toMatch(/lo que siguió ya no se puede mostrar/);
    expect(blackrose(["replay", "--step", "3", "--as", "P2", file]).out).toMatch(/^3/m);
  });
});

test.each(saves)("%s is played on to its end, and kept", { timeout: 60_000 }, (file) => {
  inFolder((folder) => {
    const own = join(folder, "game.json");
    copyFileSync(file, own);
    const { code, out, err } = blackrose(
      ["play", "--resume", own, "--record", own, "--agents", "random", "--lang", "fr"],
      "1\n1 2\n1 2 3\n2\n".repeat(3_000),
    );
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out).toMatch(/La partie est finie/);
    const { code: checked, out: said } = blackrose(["verify", own]);
    expect(said).toMatch(/✓ it is complete: /);
    if (checked === 0) return;
    expect(checked).toBe(3);
    expect(out.replace(/\s+/g, " ")).toMatch(
      /Cette table continue avec les (règles|cartes) telles qu’elles sont maintenant/,
    );
    expect(said).toMatch(/✓ answers \d+ to \d+, given under these rules, lead where the record says\n/);
  });
});

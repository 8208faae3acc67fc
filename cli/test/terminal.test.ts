import { describe, expect, test } from "vitest";
import { begin, seedFrom } from "@blackrose/kernel";
import { LANGUAGES } from "@blackrose/language";
import { gameCalled } from "../src/games.ts";
import { widthOf, wrap } from "../src/layout.ts";
import { numbered } from "../src/play/show.ts";
import { agentsAnswer, give, openAsk, type Table, undoToOwn } from "../src/play/table.ts";
import { understandLine } from "../src/play/understand.ts";
import { questionOf } from "../src/play/show.ts";
import { rulebook } from "../src/rulebook.ts";

test("lines break between words and keep their indent", () => {
  expect(wrap("· one two three", 9, "  ")).toEqual(["· one two", "  three"]);
  expect(wrap("  indented", 80)).toEqual(["  indented"]);
  expect(wrap("unbreakable", 4)).toEqual(["unbreakable"]);
  expect(wrap("\x1b[1mone\x1b[0m two", 7)).toEqual(["\x1b[1mone\x1b[0m two"]);
  expect(widthOf("\x1b[1;31mR4\x1b[0m")).toBe(2);
});

test("few options stand below each other, many side by side", () => {
  expect(numbered(["yes", "no"], 80)).toEqual(["1  yes", "2  no"]);
  const many = numbered(
    Array.from({ length: 10 }, (_, i) => `option ${i}`),
    30,
  );
  expect(many.length).toBe(5);
  expect(many[0]).toBe(" 1  option 0   6  option 5");
});

test("what a typed line means", () => {
  expect(understandLine("3", 5)).toEqual({ kind: "answer", numbers: [2] });
  expect(understandLine(" 1, 4 5 ", 5)).toEqual({ kind: "answer", numbers: [0, 3, 4] });
  expect(understandLine("6", 5)).toEqual({ kind: "unclear" });
  expect(understandLine("0", 5)).toEqual({ kind: "unclear" });
  expect(understandLine("", 5)).toEqual({ kind: "unclear" });
  expect(understandLine("?", 5)).toEqual({ kind: "help" });
  expect(understandLine("?2", 5)).toEqual({ kind: "explain", option: 1 });
  expect(understandLine("? white widow", 5)).toEqual({ kind: "look up", words: "white widow" });
  expect(understandLine("why p2", 5)).toEqual({ kind: "why", seat: 1 });
  expect(understandLine("S my game.json", 5)).toEqual({ kind: "save", file: "my game.json" });
  expect(understandLine("Q", 5)).toEqual({ kind: "quit" });
});

describe("the rulebook", () => {
  const game = gameCalled("treachery").title.play({ seats: 4, options: {} });
  test.each(LANGUAGES)("knows every rule a question stands under: %s", (language) => {
    const book = rulebook("treachery", language);
    for (const { rule } of game.decisions)
      expect([rule, book.get(rule)]).toEqual([rule, expect.stringMatching(/\w{3}/)]);
    for (const { rule } of game.scripts) expect([rule, book.get(rule)]).toEqual([rule, expect.stringMatching(/\w{3}/)]);
  });

  test("finds rules in lists, tables and shared lines", () => {
    const book = rulebook("treachery", "en");
    expect(book.get("T-BET-04")).toBe("When outbid, the earlier bet returns to its owner's treasury at once.");
    expect(book.get("noble")).toMatch(/As Army/);
    expect(book.get("T-INV-02")).toMatch(/^Cards in hands/);
    expect(book.get("T-PASS")).toMatch(/^PASS procedure/);
    expect(rulebook("treachery", "es").get("T-BET-04")).toMatch(/apuesta/);
  });
});

/** A table at the person's first question of that kind, agents and person choosing by luck, or null if the game had none. */
function tableAt(decision: string, seed: string): Table | null {
  const entry = gameCalled("treachery");
  const seating = { seats: 4, options: { remove: "random" } };
  const session = begin(entry.title.play(seating), seating, seedFrom(seed));
  const agents = ["random", "random", "random", "random"];
  const table: Table = { entry, sitting: { you: 0, name: "Ana", agents, luck: seed }, session, log: [] };
  for (let ask = openAsk(table); ask !== null; ask = openAsk(table)) {
    if (ask.seat === 0 && questionOf(table, ask).decision === decision) return table;
    expect(give(table, ask, agentsAnswer(table, ask))).toBeNull();
  }
  return null;
}

function someTableAt(decision: string): Table {
  for (let i = 0; i < 50; i++) {
    const table = tableAt(decision, `seed ${i}`);
    if (table !== null) return table;
  }
  throw new Error(`nobody was asked ${decision}`);
}

describe("undo", () => {
  const hash = ({ session }: Table) => session.entries.at(-1)?.hash;

  test("leads back to the person's own last question", () => {
    const table = someTableAt("D-CH-TYPE");
    const [before, told] = [hash(table), table.log.length];
    const ask = openAsk(table)!;
    expect(give(table, ask, ["type:war"])).toBeNull();
    expect(questionOf(table, openAsk(table)!).decision).toBe("D-CH-ORDER");
    expect(undoToOwn(table)).toBeNull();
    expect(questionOf(table, openAsk(table)!).decision).toBe("D-CH-TYPE");
    expect(hash(table)).toBe(before);
    expect(table.log.length).toBe(told);
  });

  test("goes over what agents answered since, if that showed nothing", () => {
    const table = someTableAt("D-BET");
    const before = hash(table);
    expect(give(table, openAsk(table)!, ["pass"])).toBeNull();
    const next = openAsk(table)!;
    if (next.seat !== 0) expect(give(table, next, ["pass"])).toBeNull();
    expect(undoToOwn(table)).toBeNull();
    expect(openAsk(table)!.seat).toBe(0);
    expect(hash(table)).toBe(before);
  });

  test("is refused once luck was drawn", () => {
    const table = someTableAt("D-CH-DIE");
    const ask = openAsk(table)!;
    give(table, ask, questionOf(table, ask).options.slice(0, 1));
    expect(undoToOwn(table)?.refused).toBe("no-undo");
  });
});

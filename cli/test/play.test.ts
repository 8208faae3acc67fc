import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blackrose, inFolder } from "./run.ts";

const ones = "1\n".repeat(2_000);

test.each(["en", "es", "fr"])("a whole game by pipe, always the first option, in %s", (lang) => {
  const { code, out, err } = blackrose(["play", "--seed", "7", "--agents", "random", "--lang", lang], ones);
  expect(err).toBe("");
  expect(code).toBe(0);
  const over = { en: "The game is over.", es: "La partida ha terminado.", fr: "La partie est finie." }[lang]!;
  expect(out).toContain(`\n${over}\n1  P`);
  // No colours, no holes in the text, nothing wider than the screen.
  expect(out).not.toContain("\x1b");
  expect(out).not.toMatch(/undefined|null|NaN|\[object/);
  for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

test("all seat counts, with every agent, and the dealer's choice of cards", () => {
  for (const seats of ["4", "5", "6"]) {
    const { code, out } = blackrose(
      ["play", "--seed", seats, "--seats", seats, "--agents", "greedy,random", "--remove", "dealer", "--lang", "en"],
      // Ten different numbers answer the dealer's question, and are refused politely elsewhere.
      "1 2 3 4 5 6 7 8 9 10\n" + ones,
    );
    expect(code).toBe(0);
    expect(out).toContain("The game is over.");
  }
});

test("the same seed deals the same game", () => {
  const play = () => blackrose(["play", "--seed", "again", "--agents", "random"], ones).out;
  expect(play()).toBe(play());
  expect(play()).not.toBe(blackrose(["play", "--seed", "other", "--agents", "random"], ones).out);
});

test("the input may end at any time", () => {
  const { code, out, err } = blackrose(["play", "--seed", "7"], "1\n");
  expect(code).toBe(0);
  expect(err).toBe("");
  expect(out).toMatch(/The input ended; the game is left here\.\n$/);
});

test("help, cards, rules and powers can be asked for", () => {
  const { out } = blackrose(
    ["play", "--seed", "7", "--lang", "en", "--name", "Ana"],
    "?\n?1\n? thief\n? t-bet-03\n? unicorn\nwhy P2\nwhy\n99\nhello\nlog\nt\nq\n\n",
  );
  expect(out).toContain("take your last answer back");
  expect(out).toContain("R red · B blue · K black · Y yellow · G green");
  expect(out).toMatch(/Thief \(\w+, base power 4\)\. You may roll/);
  expect(out).toContain("Rule T-BET-03:\n  Bet comparison:");
  expect(out).toContain('Nothing here is called "unicorn".');
  expect(out).toContain("There is no card in play there.");
  expect(out).toContain("Say whose: why P1 … why P4");
  expect(out.match(/Answer with a number from 1 to \d+; \? shows what else you can type\./g)?.length).toBe(2);
  expect(out).toContain("The game is left here and was not saved.");
});

test("a game is saved, resumed and ends as if it had never been left", () => {
  inFolder((folder) => {
    const file = join(folder, "game.json");
    const whole = join(folder, "whole.json");
    const start = ["play", "--seed", "keep", "--agents", "greedy,random,random", "--name", "Ana", "--lang", "en"];
    const left = blackrose(start, `1\n1\n1\ns ${file}\nq\n\n`);
    expect(left.out).toContain(`Saved: ${file}\n`);
    const resumed = blackrose(["play", "--resume", file, "--record", file, "--lang", "en"], ones);
    expect(resumed.out).toMatch(/^Ana goes on after \d+ answers\./);
    expect(resumed.out).toContain("The game is over.");
    blackrose([...start, "--record", whole], ones);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(readFileSync(whole, "utf8")));
    expect(blackrose(["verify", file]).code).toBe(0);
    // Taken up once more, it is still over.
    expect(blackrose(["play", "--resume", file, "--lang", "en"]).out).toContain("The game is over.");
  });
});

test("with --record the game is in the file after every answer", () => {
  inFolder((folder) => {
    const file = join(folder, "game.json");
    blackrose(["play", "--seed", "keep", "--record", file], "1\n1\n");
    const { answers, seed } = JSON.parse(readFileSync(file, "utf8")) as { answers: string[]; seed: string };
    expect(answers.filter((line) => line.startsWith("1 ")).length).toBeGreaterThanOrEqual(2);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

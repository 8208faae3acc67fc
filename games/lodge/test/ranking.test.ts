import { describe, expect, test } from "vitest";
import { awards, defeatAwards } from "../src/rules/ranking.ts";

describe("points by rank", () => {
  test("ties share a rank, and the next amount is the next rank (L-EX-D01, L-OQ-25)", () => {
    expect(defeatAwards([5, 5, 2], false)).toEqual([3, 3, 2]);
  });
  test("participants who tie lose a point only where the ruleset says so (L-EX-D02)", () => {
    expect(defeatAwards([6, 3, 1, 1], true)).toEqual([4, 2, 0, 0]);
    expect(defeatAwards([6, 3, 1, 1], false)).toEqual([4, 2, 1, 1]);
  });
  test("who alone has damage on the victim gets five (L-EX-D03)", () => {
    expect(defeatAwards([0, 7, 0], false)).toEqual([0, 5, 0]);
  });
  test("the rulebook's defeat: six, three and three (L-EX-B13)", () => {
    expect(defeatAwards([6, 3, 3], false)).toEqual([4, 1, 1]);
  });
  test("a rebuilt room pays by its flags (L-EX-D05)", () => {
    expect(awards([3, 2, 2], { first: 4, second: 2, others: 1, tieBelow: true })).toEqual([4, 1, 1]);
  });
  test("bonuses at the end (L-EX-B16)", () => {
    const quests = { first: 6, second: 3, others: 1, tieBelow: false };
    expect(awards([3, 2, 2], quests)).toEqual([6, 2, 2]);
    expect(awards([4, 3, 1], { first: 4, second: 2, others: 1, tieBelow: false })).toEqual([4, 2, 1]);
    expect(awards([0, 0, 0], quests)).toEqual([0, 0, 0]);
  });
});

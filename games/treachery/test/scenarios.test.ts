/** Every scenario file holds. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readScenarios, runScenario, titleOf } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { treachery, stageOf } from "../src/index.ts";
import { docs, files, ruleIds } from "./scenario-files.ts";

describe("scenarios", () => {
  for (const { file, scenarios } of files) {
    for (const scenario of scenarios) {
      test(`${file}: ${scenario.name}`, () => {
        expect(runScenario(titleOf(treachery), stageOf(treachery), scenario).failures).toEqual([]);
      });
    }
  }
});

test("the example in docs/scenarios.md", () => {
  const [, json = ""] = /```json\n(.*?)```/s.exec(readFileSync(join(docs, "scenarios.md"), "utf8")) ?? [];
  const stage = stageOf(treachery);
  const read = readScenarios(JSON.parse(json), stage, ruleIds);
  expect(read.map((one) => runScenario(titleOf(treachery), stage, one).failures)).toEqual([[], []]);
});

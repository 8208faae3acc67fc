/** Every scenario file holds. */
import { runScenario, titleOf } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { treachery, stageOf } from "../src/index.ts";
import { files } from "./scenario-files.ts";

describe("scenarios", () => {
  for (const { file, scenarios } of files) {
    for (const scenario of scenarios) {
      test(`${file}: ${scenario.name}`, () => {
        expect(runScenario(titleOf(treachery), stageOf(treachery), scenario).failures).toEqual([]);
      });
    }
  }
});

/** Every scenario file holds. */
import { runScenario } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { everything, lodgeTitle, stageOf } from "../src/index.ts";
import { files } from "./scenario-files.ts";

describe("scenarios", () => {
  for (const { file, scenarios } of files) {
    for (const scenario of scenarios) {
      test(`${file}: ${scenario.name}`, () => {
        expect(runScenario(lodgeTitle, stageOf(everything), scenario).failures).toEqual([]);
      });
    }
  }
});

/** Every scenario file of the Lodge holds. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runScenarioFile } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { lodge, stageOf } from "../src/index.ts";

const folder = join(import.meta.dirname, "../scenarios");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .sort();

describe("scenarios", () => {
  for (const file of files) {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const one of Array.isArray(json) ? json : [json]) {
      test(`${file}: ${one.scenario}`, () => {
        for (const report of runScenarioFile(lodge, stageOf(lodge), one)) expect(report.failures).toEqual([]);
      });
    }
  }
});

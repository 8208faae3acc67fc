/** The scenario files of the game, read, and the rules documents whose ids they pin. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn, readScenarios, type Scenario } from "@blackrose/kernel";
import { everything, stageOf } from "../src/index.ts";

const folder = join(import.meta.dirname, "../scenarios");
export const docs = join(import.meta.dirname, "../../../docs");

/** A document of the game's rules. */
export const document = (name: string): string => readFileSync(join(docs, "rules/lodge", name), "utf8");

/** Every id the rules documents speak of. */
export const ruleIds: ReadonlySet<string> = new Set(
  readdirSync(join(docs, "rules/lodge")).flatMap((name) => idsIn(document(name))),
);

export interface ScenarioFile {
  readonly file: string;
  readonly json: unknown;
  readonly scenarios: readonly Scenario[];
}

const stage = stageOf(everything);
export const files: readonly ScenarioFile[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return { file, json, scenarios: readScenarios(json, stage, ruleIds) };
  });

/** `blackrose scenario`: runs scenario files and says which of them hold. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Damaged, runScenario } from "@blackrose/kernel";
import type { Command } from "../command.ts";
import { readJson, reason } from "../files.ts";
import { gameCalled } from "../games.ts";
import { Exit, Problem } from "../problem.ts";
import { sentence } from "../record.ts";

export const scenario: Command = {
  name: "scenario",
  takes: "FILE…",
  summary: "Runs scenario files, or all in a folder, and says which hold.",
  more: `A file holds one scenario or a list of them; docs/scenarios.md tells how to write one.
Exit code 0: all hold. 1: one does not. 2: a file is damaged.`,
  options: {},
  run({ words }) {
    if (words.length === 0) throw new Problem('"scenario" takes at least one FILE or folder.');
    const files = words.flatMap(filesIn);
    if (files.length === 0) throw new Problem(`There is no scenario file in ${words.join(", ")}.`);
    const count = { held: 0, failed: 0, damaged: 0 };
    for (const file of files) {
      try {
        const json = readJson(file);
        const list = Array.isArray(json) ? (json as unknown[]) : [json];
        list.forEach((one, i) => {
          if (runOne(file, one, list.length > 1 ? `[${i}]` : "")) count.held++;
          else count.failed++;
        });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        process.stderr.write(`blackrose: ${error.message}\n`);
        count.damaged++;
      }
    }
    const damaged = count.damaged > 0 ? `, ${count.damaged} files damaged` : "";
    process.stdout.write(`${count.held} hold, ${count.failed} fail${damaged}\n`);
    if (count.damaged > 0) return Exit.badInput;
    return count.failed > 0 ? Exit.doesNotHold : Exit.well;
  },
};

function runOne(file: string, json: unknown, place: string): boolean {
  try {
    const { title, stage, seats } = gameCalled(String((json as { game?: unknown } | null)?.game));
    const { name, failures } = runScenario(title.play({ seats: seats.usual, options: {} }), stage, json);
    process.stdout.write(`${failures.length === 0 ? "✓" : "✗"} ${name}\n`);
    for (const failure of failures) process.stdout.write(`    ${file}${place}: ${failure}\n`);
    return failures.length === 0;
  } catch (error) {
    if (!(error instanceof Damaged || error instanceof Problem)) throw error;
    throw new Problem(`${file}${place}: ${sentence(error.message)}`);
  }
}

/** The file itself, or every JSON file in a folder and in the folders within it, in the order of their names. */
function filesIn(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => join(path, name));
  } catch (error) {
    throw new Problem(`${path}: it cannot be read: ${reason(error)}.`);
  }
}

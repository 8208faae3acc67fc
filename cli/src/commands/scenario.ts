/** `blackrose scenario`: runs scenario files and says which of them hold. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Damaged, gameNamed, readScenarios, runScenario } from "@blackrose/kernel";
import type { Command } from "../command.ts";
import { readJson, reason } from "../files.ts";
import { gameCalled } from "../games.ts";
import { Exit, Problem } from "../problem.ts";
import { sentence } from "../record.ts";
import { ruleIds } from "../rulebook.ts";

interface Count {
  held: number;
  failed: number;
  damaged: number;
}

export const scenario: Command = {
  name: "scenario",
  takes: "FILE…",
  summary: "Runs scenario files, or all in a folder, and says which hold.",
  more: `docs/scenarios.md tells how to write one.
Exit code 0: all hold. 1: one does not. 2: a file cannot be read, or a scenario says what cannot be.`,
  options: {},
  run({ words }) {
    if (words.length === 0) throw new Problem('"scenario" takes at least one FILE or folder.');
    const files = words.flatMap(filesIn);
    if (files.length === 0) throw new Problem(`There is no scenario file in ${words.join(", ")}.`);
    const count: Count = { held: 0, failed: 0, damaged: 0 };
    for (const file of files) orDamaged(file, count, () => runFile(file, count));
    const damaged = count.damaged > 0 ? `, ${count.damaged} damaged` : "";
    process.stdout.write(`${count.held} hold, ${count.failed} fail${damaged}\n`);
    if (count.damaged > 0) return Exit.badInput;
    return count.failed > 0 ? Exit.doesNotHold : Exit.well;
  },
};

function runFile(file: string, count: Count): void {
  const json = readJson(file);
  const name = gameNamed(json);
  const { title, stage } = gameCalled(name);
  for (const one of readScenarios(json, stage, ruleIds(name))) {
    orDamaged(file, count, () => {
      const { failures } = runScenario(title, stage, one);
      process.stdout.write(`${failures.length === 0 ? "✓" : "✗"} ${one.name}\n`);
      for (const failure of failures) process.stdout.write(`    ${file}: ${one.place}: ${failure}\n`);
      if (failures.length === 0) count.held++;
      else count.failed++;
    });
  }
}

/** What cannot be read or laid out is told and counted, and the others are run all the same. */
function orDamaged(file: string, count: Count, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Damaged || error instanceof Problem)) throw error;
    const said = error.message.startsWith(file) ? error.message : `${file}: ${error.message}`;
    process.stderr.write(`blackrose: ${sentence(said)}\n`);
    count.damaged++;
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

/** Finds the command that was asked for and runs it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, helpFor, twoColumns, understand } from "./command.ts";
import { bench } from "./commands/bench.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { scenario } from "./commands/scenario.ts";
import { serve } from "./commands/serve.ts";
import { simulate } from "./commands/simulate.ts";
import { verify } from "./commands/verify.ts";
import { Exit, Problem } from "./problem.ts";
import { root } from "./root.ts";

const commands: readonly Command[] = [play, serve, simulate, replay, verify, scenario, bench];

function help(): string {
  const rows = commands.map(({ name, takes, summary }): [string, string] => [
    [name, ...(takes === undefined ? [] : [takes])].join(" "),
    summary,
  ]);
  return `blackrose COMMAND [options]

The digital table for the games of the Black Rose.

${twoColumns(rows)}

  --help     this page, or after a command what it takes
  --version  the version of the program
`;
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return `blackrose ${number}\n`;
}

export async function blackrose([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(help());
    return Exit.well;
  }
  if (name === "--version" || name === "-v") {
    process.stdout.write(version());
    return Exit.well;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    const kind = name.startsWith("-") ? "option" : "command";
    throw new Problem(`There is no ${kind} "${name}"; "blackrose --help" lists what there is.`);
  }
  if (command.handsOn) return command.run(understand({ ...command, options: {} }, ["--", ...args]));
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(helpFor(command));
    return Exit.well;
  }
  return command.run(understand(command, args));
}

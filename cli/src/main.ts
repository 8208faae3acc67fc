/** The command `blackrose`. It ends with a sentence and a code when something cannot be done. */
import { enableCompileCache } from "node:module";

// Before anything else is loaded: the second start takes a third of the first one's time.
enableCompileCache();
const { blackrose } = await import("./blackrose.ts");
const { Exit, Problem } = await import("./problem.ts");
const { shown } = await import("./shown.ts");

// Whoever reads our output may stop reading, as `head` does; that is no mistake of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  process.exitCode = await blackrose(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`blackrose: ${shown(error.message)}\n`);
  process.exitCode = Exit.badInput;
}

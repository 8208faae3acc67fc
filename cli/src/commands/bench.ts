/** `blackrose bench`: the measurements in bench/, with the arguments given. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Command } from "../command.ts";
import { root } from "../root.ts";

export const bench: Command = {
  name: "bench",
  takes: "[group …]",
  summary: "Measures the engine beside others of its kind; see bench/README.md.",
  options: {},
  handsOn: true,
  async run({ words }) {
    const child = spawn(process.execPath, [join(root, "bench", "main.ts"), ...words], { stdio: "inherit" });
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  },
};

/** Beside each file of the built client lies what it becomes compressed: nobody compresses while somebody waits for the page. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this, a packet is a packet. */
const WORTH_IT = 1024;

export function compress(folder: string): void {
  for (const name of globSync("**/*.{js,css,html,svg,json,webmanifest}", { cwd: folder })) {
    const path = join(folder, name);
    const whole = readFileSync(path);
    if (whole.length < WORTH_IT) continue;
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
    writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: hint }));
    writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  }
}

/** Nothing writes to a game's table but its deeds: finds the lines that do so elsewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a line looks like that writes to one of these fields of the state. */
export const writesTo = (fields: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:w\\.)?s\\.(?:${fields.join("|")})(?:\\[[^\\]]*\\])*(?:\\s*(?:[-+*/%&|^]|<<|>>>?|\\?\\?|\\|\\||&&)?=[^=>]|\\+\\+|--|\\.(?:push|pop|splice|shift|unshift|sort|reverse|fill|length\\s*=(?!=)))`,
  );

/** Where the sources of a game write to the state; files that deal in whole new tables are left out. */
export function writesIn(source: string, fields: readonly string[], leftOut: readonly string[]): string[] {
  const writes = writesTo(fields);
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !leftOut.includes(file))
    .flatMap((file) =>
      readFileSync(join(source, file), "utf8")
        .split("\n")
        .flatMap((line, i) => (writes.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
}

/** The rules as they stand in docs/rules, found by their ids: for whoever asks why. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

export type Rulebook = ReadonlyMap<string, string>;

/** Reads all pages of one game's rules. */
export function rulebook(game: string): Rulebook {
  const folder = join(root, "docs", "rules", game);
  const found = new Map<string, string>();
  for (const page of globSync("*.md", { cwd: folder }).sort()) {
    for (const [id, text] of rulesIn(readFileSync(join(folder, page), "utf8"))) {
      // A rule is written down once; what comes later only speaks of it.
      if (!found.has(id)) found.set(id, text);
    }
  }
  return found;
}

const ID = /^(?:[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*|T-[A-Z]+)$/;

/** A rule is a paragraph or list item that starts with its id in bold, or a row of a table that starts with it. */
export function rulesIn(page: string): [string, string][] {
  const rules: [string, string][] = [];
  let open: string[] | null = null;
  for (const line of page.split("\n")) {
    const row = /^\|\s*([^|]+?)\s*\|(.*)\|\s*$/.exec(line);
    if (row !== null) {
      open = null;
      for (const id of idsIn(row[1]))
        rules.push([
          id,
          plain(
            row[2]
              .split("|")
              .map((cell) => cell.trim())
              .filter(Boolean)
              .join(" · "),
          ),
        ]);
      continue;
    }
    const starts = /^(?:- )?\*\*([^*]+)\*\*(.*)$/.exec(line);
    const id = starts?.[1].split(" ")[0] ?? "";
    if (starts !== null && ID.test(id)) {
      const title = starts[1]
        .slice(id.length)
        .replace(/\[[^\]]*\]/g, "")
        .trim();
      open = [title === "" ? "" : `${title}.`, starts[2]];
      rules.push([id, ""]);
    } else if (open !== null && /^\s+\S/.test(line)) open.push(line.trim());
    else open = null;
    if (open !== null) rules[rules.length - 1][1] = plain(open.join(" "));
  }
  return rules.flatMap(([id, text]) => split(id, text));
}

/** `army-r/b/k/y/g` stands for the rule "army"; `D-CH-DIE, D-CH-TYPE` for both. */
function idsIn(cell: string): string[] {
  const common = /^`([a-z]+)-r\/b\/k\/y\/g`$/.exec(cell);
  if (common !== null) return [common[1]];
  const ids = cell.split(/,\s*/);
  return ids.every((id) => ID.test(id)) ? ids : [];
}

/** Short rules may share a line: "T-INV-01 … T-INV-02 …". */
function split(id: string, text: string): [string, string][] {
  const parts = text.split(/ \*\*([A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*)(?: \[[^\]]*\])?\*\* /);
  const all: [string, string][] = [[id, clean(parts[0])]];
  for (let i = 1; i < parts.length; i += 2) all.push([parts[i], clean(parts[i + 1])]);
  return all;
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
const clean = (text: string): string => text.replaceAll(/[*`]/g, "").trim();

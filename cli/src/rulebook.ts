/** The rules as they stand in docs/rules, found by their ids: for whoever asks why. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn as mentioned } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { root } from "./root.ts";

export type Rulebook = ReadonlyMap<string, string>;

/** Reads all pages of one game's rules: English stands on top, the other languages in folders of their own. */
export function rulebook(game: string, language: Language): Rulebook {
  const folder = join(root, "docs", "rules", language === "en" ? "" : language, game);
  const found = new Map<string, string>();
  for (const page of globSync("*.md", { cwd: folder }).sort()) {
    for (const [id, text] of rulesIn(readFileSync(join(folder, page), "utf8"))) {
      // A rule is written down once; what comes later only speaks of it.
      if (!found.has(id)) found.set(id, text);
    }
  }
  return found;
}

/** Every id the pages speak of: what a scenario may pin. */
export function ruleIds(game: string): ReadonlySet<string> {
  const folder = join(root, "docs", "rules", game);
  const pages = globSync("*.md", { cwd: folder });
  return new Set(pages.flatMap((page) => mentioned(readFileSync(join(folder, page), "utf8"))));
}

const ID = /^[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?$/;

/** A rule is a paragraph or list item that starts with its id in bold, or a row of a table that has it in its first cells. */
export function rulesIn(page: string): [string, string][] {
  const rules: [string, string][] = [];
  let open: string[] | null = null;
  /** The heads of the table the line is in. */
  let heads: readonly string[] = [];
  for (const line of page.split("\n")) {
    if (/^\|.*\|\s*$/.test(line)) {
      const cells = line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      if (heads.length === 0) heads = cells;
      else rules.push(...rowRules(heads, cells));
      open = null;
      continue;
    }
    heads = [];
    const starts = /^(?:- |\d+\. )?\*\*([^*]+)\*\*(.*)$/.exec(line);
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

/** Columns that say what each edition does, by their heads. */
const EDITIONS: { readonly [head: string]: string | undefined } = { F: "first", V: "revised", R: "rebirth" };

/** An edition that says so simply follows the rule. */
const YES: ReadonlySet<string> = new Set(["yes", "sí", "oui"]);

/** "F, V": the first edition and the revised one; undefined where a head names something else. */
function editionsIn(head: string): string | undefined {
  const named = head.split(/[,/ ]+/).map((letter) => EDITIONS[letter]);
  return named.every((edition) => edition !== undefined) ? named.join(", ") : undefined;
}

/** The id stands in the first cell or, after a step's number, in the second, there perhaps with the rule's first words. */
function rowRules(heads: readonly string[], cells: readonly string[]): [string, string][] {
  const place = idsIn(cells[0]).length > 0 ? 0 : 1;
  const [ids, words] = place === 0 ? [idsIn(cells[0]), ""] : idAndWords(cells[1] ?? "");
  if (ids.length === 0) return [];
  const parts: string[] = [words];
  let left = "";
  cells.forEach((cell, i) => {
    if (i <= place) return;
    const edition = editionsIn(heads[i] ?? "");
    const said = cell === "=" ? left : cell;
    left = said;
    // Where an edition simply follows the rule there is no more to say.
    if (said === "" || said === "–" || (edition !== undefined && YES.has(said))) return;
    parts.push(edition === undefined ? said : `${edition}: ${said}`);
  });
  const text = plain(parts.filter(Boolean).join(" · "));
  return ids.map((id) => [id, text]);
}

function idAndWords(cell: string): [string[], string] {
  const [id, ...words] = cell.split(" ");
  return ID.test(id) ? [[id], words.join(" ")] : [[], ""];
}

/** `army-r/b/k/y/g` stands for the rule "army"; `D-CH-DIE, D-CH-TYPE` for both. */
function idsIn(cell: string): string[] {
  const common = /^`([a-z]+)-r\/b\/k\/y\/g`$/.exec(cell);
  if (common !== null) return [common[1]];
  const ids = cell.split(/(?:,| \/)\s*/);
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

/**
 * The little Markdown our rules are written in, as plain data to draw: headings, lists, tables, paragraphs; bold, italics, code and links
 * inside. Whatever else stands there stays text: nothing of it is ever taken as HTML.
 */
import { RULE } from "./rule-name.ts";

export type Inline =
  | { readonly is: "text" | "bold" | "italic" | "code"; readonly text: string }
  | { readonly is: "link"; readonly text: string; readonly to: string };

export type Block =
  | { readonly is: "heading"; readonly level: number; readonly id: string; readonly text: readonly Inline[] }
  | { readonly is: "paragraph"; readonly id: string | null; readonly text: readonly Inline[] }
  | {
      readonly is: "item";
      readonly id: string | null;
      readonly depth: number;
      readonly mark: string;
      readonly text: readonly Inline[];
    }
  | { readonly is: "quote"; readonly text: readonly Inline[] }
  | { readonly is: "code"; readonly text: string }
  | {
      readonly is: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) found.push({ is: "text", text: text.slice(from, to) });
  };
  const marks = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*)\*(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/g;
  for (const match of text.matchAll(marks)) {
    plain(match.index);
    const [all, code, bold, italic, words, to] = match;
    if (code !== undefined) found.push({ is: "code", text: code });
    else if (bold !== undefined) found.push({ is: "bold", text: bold.replaceAll(/[`*]/g, "") });
    else if (italic !== undefined) found.push({ is: "italic", text: italic });
    else found.push({ is: "link", text: words.replaceAll("`", ""), to });
    from = match.index + all.length;
  }
  plain(text.length);
  return found;
}

export const plainOf = (text: readonly Inline[]): string => text.map((one) => one.text).join("");

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** A rule is known by the id it starts with. */
const idOf = (text: string): string | null => new RegExp(`^\\**\\s*(${RULE.source})`).exec(text)?.[1] ?? null;

const cells = (line: string): string[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

export function markdown(source: string): Block[] {
  const lines = source.split("\n");
  const blocks: Block[] = [];
  let i = 0;
  /** A block goes on until an empty line or the next thing that starts one. */
  const rest = (first: string): string => {
    const all = [first];
    while (i < lines.length && /\S/.test(lines[i]) && !/^\s*([-*]|\d+\.)\s|^#|^\s*\||^>|^```/.test(lines[i])) {
      all.push(lines[i].trim());
      i += 1;
    }
    return all.join(" ");
  };
  while (i < lines.length) {
    const line = lines[i];
    i += 1;
    const heading = /^(#{1,6})\s+(.*)/.exec(line);
    const item = /^(\s*)([-*]|\d+\.)\s+(.*)/.exec(line);
    if (line.trim() === "" || /^\s*-{3,}\s*$/.test(line)) continue;
    if (heading !== null) {
      const text = inlines(heading[2]);
      blocks.push({ is: "heading", level: heading[1].length, id: idOf(heading[2]) ?? anchor(plainOf(text)), text });
    } else if (line.startsWith("```")) {
      const code: string[] = [];
      while (i < lines.length && !lines[i].startsWith("```")) code.push(lines[i++]);
      i += 1;
      blocks.push({ is: "code", text: code.join("\n") });
    } else if (item !== null) {
      const text = rest(item[3]);
      const depth = Math.floor(item[1].length / 2);
      blocks.push({ is: "item", id: idOf(text), depth, mark: item[2].replace("*", "-"), text: inlines(text) });
    } else if (/^\s*\|/.test(line)) {
      const rows: string[][] = [];
      while (i < lines.length && /^\s*\|/.test(lines[i])) rows.push(cells(lines[i++]));
      const body = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
      blocks.push({
        is: "table",
        head: cells(line).map(inlines),
        rows: body.map((row) => row.map(inlines)),
      });
    } else if (line.startsWith(">")) {
      const text = [line, ...take(/^>/)].map((one) => one.replace(/^>\s?/, "")).join(" ");
      blocks.push({ is: "quote", text: inlines(text) });
    } else {
      const text = rest(line.trim());
      blocks.push({ is: "paragraph", id: idOf(text), text: inlines(text) });
    }
  }
  return blocks;

  function take(like: RegExp): string[] {
    const all: string[] = [];
    while (i < lines.length && like.test(lines[i])) all.push(lines[i++]);
    return all;
  }
}

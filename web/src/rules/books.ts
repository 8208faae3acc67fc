/** The rules as they are written in `docs/rules`, in the player's language, fetched when someone wants to read them. */
import type { Language } from "@blackrose/language";
import type { Book } from "./book-of.ts";
import { type Block, type Inline, markdown, plainOf } from "./markdown.ts";
import { RULE } from "./rule-name.ts";

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The text of each page of each book, by the page's path. */
export type Shelf = { readonly [book in Book]: { readonly [path: string]: string } };

/** One file for each language. */
const shelves: { readonly [language in Language]: () => Promise<{ readonly shelf: Shelf }> } = {
  en: () => import("./shelf/en.ts"),
  es: () => import("./shelf/es.ts"),
  fr: () => import("./shelf/fr.ts"),
};

const opened = new Map<string, Promise<Chapter[]>>();

export function readBook(book: Book, language: Language): Promise<Chapter[]> {
  const name = `${language} ${book}`;
  const known = opened.get(name) ?? fetchBook(book, language);
  opened.set(name, known);
  // A page that could not be fetched is asked for again next time.
  known.catch(() => opened.delete(name));
  return known;
}

async function fetchBook(book: Book, language: Language): Promise<Chapter[]> {
  const { shelf } = await shelves[language]();
  return Object.entries(shelf[book])
    .map(([path, text]) => chapterOf(path, text))
    .sort((a, b) => a.id.localeCompare(b.id));
}

export function chapterOf(path: string, text: string): Chapter {
  const blocks = markdown(text);
  const id = /([\w-]+)\.md$/.exec(path)?.[1] ?? path;
  const first = blocks[0];
  return { id, title: first?.is === "heading" ? plainOf(first.text) : id, blocks };
}

/** Where a rule stands: the block that starts with it, or the first of its chapter, with what is around it; else the line of a table on it. */
export function findRule(chapters: readonly Chapter[], rule: string): readonly Block[] | null {
  const isOf = (id: string | null): boolean => id !== null && (id === rule || id.startsWith(`${rule}-`));
  for (const isIt of [(id: string) => id === rule, isOf]) {
    for (const { blocks } of chapters) {
      const at = blocks.findIndex((block) => "id" in block && block.id !== null && isIt(block.id));
      if (at >= 0) return blocks.slice(Math.max(0, at - 2), at + 4);
    }
  }
  const lines = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block): Block[] => {
      if (block.is === "item" && plainOf(block.text).startsWith(`${rule} `)) return [block];
      if (block.is === "item" || block.is === "paragraph") return bolds(block.text).includes(rule) ? [block] : [];
      if (block.is !== "table") return [];
      // Two short lines may share a row.
      const rows = block.rows.filter((row) => isOf(rowId(row)) || row.some((cell) => plainOf(cell) === rule));
      return rows.length === 0 ? [] : [{ ...block, rows }];
    }),
  );
  return lines.length === 0 ? null : lines;
}

/** The rules written down inside a text, in bold. */
const bolds = (text: readonly Inline[]): readonly (string | null)[] =>
  text.flatMap((one) => (one.is === "bold" ? [ruleAt(one.text)] : []));

/** What a line of a table is known by: the rule or the card it starts with, or the rule after its step or phase. */
export function rowId(row: readonly (readonly Inline[])[]): string | null {
  const [first, second] = row.map(plainOf);
  const rule = ruleAt(first ?? "");
  if (rule !== null) return rule;
  // A decision names its rule there as well, but is none.
  if ((first === undefined || !first.startsWith("D-")) && ruleAt(second ?? "") !== null) return ruleAt(second ?? "");
  return /^[a-z][a-z_-]+[a-z](\/[a-z])*$/.test(first ?? "") ? (first ?? null) : null;
}

const ruleAt = (text: string): string | null => {
  const found = RULE.exec(text);
  return found?.index === 0 ? found[0] : null;
};

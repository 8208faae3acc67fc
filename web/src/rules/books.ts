/** The rules as they are written in `docs/rules`, fetched when someone wants to read them. */
import type { Book } from "./book-of.ts";
import { type Block, type Inline, markdown, plainOf, RULE } from "./markdown.ts";

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Each book is one file. */
const shelf: { readonly [book in Book]: () => Promise<{ readonly chapters: { readonly [path: string]: string } }> } = {
  treachery: () => import("./shelf/treachery.ts"),
  lodge: () => import("./shelf/lodge.ts"),
  table: () => import("./shelf/table.ts"),
};

const opened = new Map<Book, Promise<Chapter[]>>();

export function readBook(book: Book): Promise<Chapter[]> {
  const known = opened.get(book) ?? fetchBook(book);
  opened.set(book, known);
  // A page that could not be fetched is asked for again next time.
  known.catch(() => opened.delete(book));
  return known;
}

async function fetchBook(book: Book): Promise<Chapter[]> {
  const { chapters } = await shelf[book]();
  return Object.entries(chapters)
    .map(([path, text]) => {
      const blocks = markdown(text);
      const id = /([\w-]+)\.md$/.exec(path)?.[1] ?? path;
      const first = blocks[0];
      return { id, title: first?.is === "heading" ? plainOf(first.text) : id, blocks };
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** Where a rule stands: the block that starts with it, or the first of its chapter, with what is around it; for a card the line of the table on it. */
export function findRule(chapters: readonly Chapter[], rule: string): readonly Block[] | null {
  for (const isIt of [(id: string) => id === rule, (id: string) => id.startsWith(`${rule}-`)]) {
    for (const { blocks } of chapters) {
      const at = blocks.findIndex((block) => "id" in block && block.id !== null && isIt(block.id));
      if (at >= 0) return blocks.slice(Math.max(0, at - 2), at + 4);
    }
  }
  const own = (cell: readonly Inline[] | undefined): boolean =>
    cell !== undefined && (plainOf(cell) === rule || plainOf(cell).startsWith(`${rule}-`));
  const lines = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block): Block[] => {
      if (block.is === "item") return plainOf(block.text).startsWith(`${rule} `) ? [block] : [];
      if (block.is !== "table") return [];
      const rows = block.rows.filter((row) => own(row[0]));
      return rows.length === 0 ? [] : [{ ...block, rows }];
    }),
  );
  return lines.length === 0 ? null : lines;
}

/** What a line of a table is known by: the rule or the card it starts with. */
export function rowId(row: readonly (readonly Inline[])[]): string | null {
  const first = plainOf(row[0] ?? []);
  const rule = RULE.exec(first);
  if (rule?.index === 0) return rule[0];
  return /^[a-z][a-z_-]+[a-z](\/[a-z])*$/.test(first) ? first : null;
}

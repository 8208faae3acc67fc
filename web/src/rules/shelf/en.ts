import type { Shelf } from "../books.ts";

export const shelf: Shelf = {
  treachery: import.meta.glob("../../../../docs/rules/treachery/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  lodge: import.meta.glob("../../../../docs/rules/lodge/*.md", { query: "?raw", import: "default", eager: true }),
  table: import.meta.glob("../../../../docs/rules/table.md", { query: "?raw", import: "default", eager: true }),
};

import type { Shelf } from "../books.ts";

export const shelf: Shelf = {
  treachery: import.meta.glob("../../../../docs/rules/fr/treachery/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  lodge: import.meta.glob("../../../../docs/rules/fr/lodge/*.md", { query: "?raw", import: "default", eager: true }),
  table: import.meta.glob("../../../../docs/rules/fr/table.md", { query: "?raw", import: "default", eager: true }),
};

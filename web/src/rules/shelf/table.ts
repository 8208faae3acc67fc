export const chapters = import.meta.glob<string>("../../../../docs/rules/table.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

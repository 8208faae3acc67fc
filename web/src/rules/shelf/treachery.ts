export const chapters = import.meta.glob<string>("../../../../docs/rules/treachery/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

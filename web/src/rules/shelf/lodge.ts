export const chapters = import.meta.glob<string>("../../../../docs/rules/lodge/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

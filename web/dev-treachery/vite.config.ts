// The gallery only: `npx vite web/dev-treachery`. The client itself is built from ../vite.config.ts.
import { defineConfig } from "vite";
import { icons } from "../tools/icons.ts";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [icons()],
  server: { port: 5199, strictPort: true, fs: { allow: ["../.."] } },
});

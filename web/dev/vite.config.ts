/** The gallery of the Lodge for whoever works on its face: `npx vite --config web/dev/vite.config.ts`. No part of the client that is built. */
import { defineConfig } from "vite";
import { icons } from "../tools/icons.ts";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [icons()],
  server: { port: 5231, strictPort: true, host: "127.0.0.1" },
  // The scan for what to bundle beforehand would take JSX for that of another library.
  optimizeDeps: {
    noDiscovery: true,
    include: ["preact", "preact/hooks", "preact/jsx-runtime", "preact/jsx-dev-runtime", "@preact/signals"],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});

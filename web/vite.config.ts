import { defineConfig } from "vite";
import { credits } from "./tools/credits.ts";
import { icons } from "./tools/icons.ts";
import { precache } from "./tools/precache.ts";
import { tongues } from "./tools/tongues.ts";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [tongues(), icons(), credits(), precache()],
  build: {
    target: "es2022",
    // The policy of the page allows neither inline scripts nor fonts and images out of nowhere.
    assetsInlineLimit: 0,
    // In the engine's worker there is no page to put hints into.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) => (hostId === "engine.js" ? [] : files),
    },
    rollupOptions: {
      // What only scenarios and card packs need comes along with a game's index, but no table plays with it.
      treeshake: { moduleSideEffects: (id) => !/games\/\w+\/src\/(scenario|pack|index\.ts)/.test(id) },
      input: {
        main: `${import.meta.dirname}/index.html`,
        engine: `${import.meta.dirname}/src/engine/worker.ts`,
        offline: `${import.meta.dirname}/src/offline/worker.ts`,
      },
      output: {
        // Workers are asked for by name.
        entryFileNames: ({ name }) => (name === "main" ? "assets/[name]-[hash].js" : "[name].js"),
      },
    },
  },
});

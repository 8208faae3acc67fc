import { defineConfig } from "vite";
import { credits } from "./tools/credits.ts";
import { icons } from "./tools/icons.ts";
import { noPacks } from "./tools/no-packs.ts";
import { precache } from "./tools/precache.ts";
import { oneName } from "./tools/one-name.ts";
import { oneLanguage } from "./tools/one-language.ts";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [oneLanguage(), oneName(), noPacks(), icons(), credits(), precache()],
  build: {
    target: "es2022",
    // The policy of the page allows neither inline scripts nor fonts and images out of nowhere.
    assetsInlineLimit: 0,
    // In the engine's worker there is no page to put hints into; the rules fetch boxes there, too.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) =>
        /^(engine|assets\/lodge-(?!face)[^/]+)\.js$/.test(hostId) ? [] : files,
    },
    rollupOptions: {
      // What only scenarios and card packs need comes along with a game's index, but no table plays with it.
      treeshake: {
        moduleSideEffects: (id) => !/(games\/\w+|kernel|language)\/src\/(scenario|pack|index\.ts|options\.ts)/.test(id),
      },
      input: {
        main: `${import.meta.dirname}/index.html`,
        engine: `${import.meta.dirname}/src/engine/worker.ts`,
        offline: `${import.meta.dirname}/src/offline/worker.ts`,
      },
      output: {
        // What is always wanted together comes together: the house, and a table in it. What the engine's worker shares stays apart.
        codeSplitting: {
          groups: [
            // What both games stand on, what is asked before a table is made, and the rules of the Lodge, each in one piece, which is smaller
            // when compressed: without the cards of its boxes, its words, and what only the oldest saves need.
            { name: "kernel", test: /\/(kernel|language)\/src\/(?!es\.|fr\.)/, priority: 6 },
            { name: "lodge-face", test: /web\/src\/lodge\/face/, priority: 0 },
            { name: "asked", test: /games\/lodge\/src\/seats\.ts/, priority: 5 },
            {
              // With all it stands on, and nothing else: what only a box needs comes with that box.
              name: "lodge",
              test: /web\/src\/lodge\/boxes|games\/lodge\/src\/(title|cards\/(build|entries)|text\/(talk|scene|keys|lines|decisions|tell))\.ts/,
              priority: 4,
            },
            {
              name: "kept",
              test: /preload-helper|web\/src\/link\/saves|kernel\/src\/patch/,
              priority: 7,
            },
            {
              name: "house",
              test: /node_modules\/(@preact|preact)\/|web\/src\/(look|route|games|link\/(local|server|wire)|engine\/engine|home\/quick|table\/names|words\/(index|en|pseudo))/,
              priority: 2,
            },
            {
              name: "table",
              test: /web\/src\/(ask\/(?!drag|rove)|sound\/heard|rules\/(rule-(dialog|name)|book-of)|table\/(?!chat|course|hands|in-words|keys|log|menu|proposals|result|gathering|hand-over)|link\/(link|socket))/,
              priority: 1,
            },
          ],
        },
        // Workers are asked for by name.
        entryFileNames: ({ name }) => (name === "main" ? "assets/[name]-[hash].js" : "[name].js"),
      },
    },
  },
});

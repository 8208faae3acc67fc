/** Who made what we ship: the packages in the bundle with their licences, letters among them, and the drawings. Shown on the page about this table. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { used } from "./icons.ts";

export interface Credit {
  readonly what: string;
  readonly by: string;
  readonly licence: string;
  readonly address: string;
  readonly text: string;
}

export interface Credits {
  readonly packages: readonly Credit[];
  readonly icons: readonly string[];
}

const PATH = "credits.json";
const modules = join(import.meta.dirname, "../../node_modules");

/** What the client is made of, apart from our own; `test/credits.test.ts` compares it with what the build really holds. */
export const SHIPPED = [
  "preact",
  "@preact/signals",
  "@preact/signals-core",
  "@simplewebauthn/browser",
  "@fontsource-variable/alegreya",
  "@fontsource-variable/source-sans-3",
] as const;

/** The drawings of others that may be shipped, and the files that are ours. */
export const OWN_ASSETS = [
  "rose.svg",
  "rose-192.png",
  "rose-512.png",
  "rose-mask.png",
  "manifest.webmanifest",
] as const;

function creditOf(name: string): Credit {
  const folder = join(modules, name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    license?: string;
    author?: string | { name: string };
    homepage?: string;
  };
  const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const { author } = about;
  return {
    what: name,
    by: typeof author === "string" ? author : (author?.name ?? ""),
    licence: about.license ?? "",
    address: about.homepage ?? `https://www.npmjs.com/package/${name}`,
    text: licence === undefined ? "" : readFileSync(join(folder, licence), "utf8"),
  };
}

export function collect(): Credits {
  return { packages: SHIPPED.map(creditOf), icons: used() };
}

export function credits(): Plugin {
  return {
    name: "credits",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: PATH, source: JSON.stringify(collect()) });
    },
    configureServer(server) {
      server.middlewares.use(`/${PATH}`, (_asked, answer) => {
        answer.setHeader("content-type", "application/json");
        answer.end(JSON.stringify(collect()));
      });
    },
  };
}

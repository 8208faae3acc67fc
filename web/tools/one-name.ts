/**
 * Cards have names in three languages, a player reads one. In the client the names of a box are scripts of their own, one for each language:
 * the page fetches the one that is set, and the engine's worker, which shows nothing, none.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const cards = join(import.meta.dirname, "../../games/lodge/src/cards");
const settings = join(import.meta.dirname, "../src/settings.ts");
const LANGUAGES = ["en", "es", "fr"] as const;

/** A card's name as it is written: a record of three texts. */
const said = '"(?:[^"\\\\]|\\\\.)*"';
const name = new RegExp(`\\bname: \\{\\s*en: (${said}),\\s*es: (${said}),\\s*fr: (${said}),?\\s*\\}`, "g");

const filesOf = (box: string): string[] => globSync(`${box}/**/*.ts`, { cwd: cards }).sort();
const namesIn = (file: string): RegExpMatchArray[] => [...readFileSync(join(cards, file), "utf8").matchAll(name)];

/** "virtual:names/base" gives the names of a box by their numbers, "virtual:names/base/es" is one language of them. */
const virtual = /^virtual:names\/(\w+)(?:\/(\w+))?$/;

function chooser(box: string): string {
  const load = LANGUAGES.map((language) => `${language}: () => import("virtual:names/${box}/${language}")`);
  return `
    const shown = typeof document !== "undefined";
    const { spoken } = shown ? await import(${JSON.stringify(settings)}) : {};
    const names = shown ? (await { ${load.join(", ")} }[spoken]()).default : [];
    export const named = (number) => ({ [spoken]: names[number] });`;
}

export function oneName(): Plugin {
  return {
    name: "one-name",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    load(id) {
      const [, box, language] = virtual.exec(id.slice(1)) ?? [];
      if (id[0] !== "\0" || box === undefined) return null;
      if (language === undefined) return chooser(box);
      const at = 1 + LANGUAGES.findIndex((one) => one === language);
      return `export default [${filesOf(box)
        .flatMap(namesIn)
        .map((found) => found[at])
        .join(",")}];`;
    },
    transform(code, id) {
      const [, box, file] = id.startsWith(cards) ? (/^\/(\w+)\/(.+\.ts)$/.exec(id.slice(cards.length)) ?? []) : [];
      // What is known of a box before it is opened is known at once. (Not `name.test`: it would remember where it found one, and `matchAll` begin there.)
      if (box === undefined || file === "cover.ts" || code.search(name) < 0) return null;
      const before = filesOf(box).slice(0, filesOf(box).indexOf(`${box}/${file}`));
      let number = before.flatMap(namesIn).length;
      const own = code.replaceAll(name, () => `name: named(${number++})`);
      return `import { named } from "virtual:names/${box}";\n${own}`;
    },
  };
}

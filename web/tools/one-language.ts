/**
 * A game speaks three languages, a player one. Where a game or a face gathers its languages, the page fetches the one that is set; to
 * change it, the page is loaded again.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const gathers = /(games\/\w+\/src\/text\/(voices|why)|web\/src\/(treachery|lodge)\/([\w-]+\/)?words)\.ts$/;
const settings = join(import.meta.dirname, "../src/settings.ts");

export function oneLanguage(): Plugin {
  return {
    name: "one-language",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!gathers.test(id)) return null;
      const own = code.replaceAll(
        /import \{ (en|es|fr) \} from ("[^"]+");/g,
        'const $1 = spoken === "$1" ? (await import($2)).$1 : undefined;',
      );
      if (own === code)
        this.error(`${id} no longer imports its languages by name; tell tools/one-language.ts how it does.`);
      return `import { spoken } from ${JSON.stringify(settings)};\n${own}`;
    },
  };
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const quoted = /(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*\1/y;
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/[\n])+\/[a-z]*/y;
/** Text of a template: from a backtick, or from the brace that ends a `${…}`, to the next of either. */
const template = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;
/** A slash after one of these begins a regular expression; after anything else it divides. */
const beforeRegex = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\b(?:return|case|typeof))\s*$/;

/**
 * The same text with blanks for comments and for what stands in quotes, so that a search finds only code.
 * Every character keeps its place; quotes stay.
 */
export function codeOnly(text: string): string {
  let code = "";
  // For each `${` we are inside of: how many braces are open in it.
  const braces: number[] = [];
  while (code.length < text.length) {
    const next = text[code.length];
    const take = (pattern: RegExp): string | undefined => {
      pattern.lastIndex = code.length;
      return pattern.exec(text)?.[0];
    };
    const inTemplate = next === "`" || (next === "}" && braces.at(-1) === 0);
    const piece = inTemplate ? take(template) : undefined;
    if (piece !== undefined) {
      const end = piece.endsWith("${") ? 2 : 1;
      if (next === "}") braces.pop();
      if (end === 2) braces.push(0);
      code += next + blank(piece.slice(1, -end)) + piece.slice(-end);
      continue;
    }
    if (next === "{" && braces.length > 0) braces[braces.length - 1] += 1;
    if (next === "}" && braces.length > 0) braces[braces.length - 1] -= 1;

    const note = take(comment);
    const words = note ?? take(quoted) ?? (next === "/" && beforeRegex.test(code) ? take(regex) : undefined);
    if (words === undefined) code += next;
    else code += note === undefined ? words[0] + blank(words.slice(1, -1)) + words.at(-1) : blank(words);
  }
  return code;
}

const blank = (text: string) => text.replace(/[^\n]/g, " ");

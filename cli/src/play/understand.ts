/** What a typed line means at a question. */

export type Wish =
  | { readonly kind: "answer"; readonly numbers: readonly number[] }
  | { readonly kind: "explain"; readonly option: number }
  | { readonly kind: "look up"; readonly words: string }
  | { readonly kind: "why"; readonly seat: number }
  | { readonly kind: "save"; readonly file: string }
  | { readonly kind: "help" | "log" | "table" | "undo" | "quit" | "skip" | "unclear" };

/** `options` is how many there are to answer with. */
export function understandLine(line: string, options: number): Wish {
  const said = line.trim();
  const [word, ...rest] = said.split(/\s+/);
  const after = rest.join(" ");
  switch (word.toLowerCase()) {
    case "?":
    case "h":
    case "help":
      if (after === "") return { kind: "help" };
      return isOption(after) ? { kind: "explain", option: Number(after) - 1 } : { kind: "look up", words: after };
    case "why":
      return { kind: "why", seat: /^p?\d$/i.test(after) ? Number(after.replace(/^p/i, "")) - 1 : -1 };
    case "t":
    case "table":
      return { kind: "table" };
    case "log":
      return { kind: "log" };
    case "u":
    case "undo":
      return { kind: "undo" };
    case "s":
    case "save":
      return { kind: "save", file: after };
    case "q":
    case "quit":
    case "exit":
      return { kind: "quit" };
    case "skip":
      return { kind: "skip" };
    default:
  }
  // "?3" is as clear as "? 3".
  if (said.startsWith("?")) return understandLine(`? ${said.slice(1)}`, options);
  const numbers = said.split(/[\s,]+/).filter(Boolean);
  if (numbers.length > 0 && numbers.every(isOption)) {
    return { kind: "answer", numbers: numbers.map((number) => Number(number) - 1) };
  }
  return { kind: "unclear" };

  function isOption(text: string): boolean {
    return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= options;
  }
}

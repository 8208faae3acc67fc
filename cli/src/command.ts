/** A command as data: what it is called, what it takes, what it does. Reading arguments and writing help follow from that. */
import { parseArgs } from "node:util";
import { Problem } from "./problem.ts";

export interface Command {
  readonly name: string;
  /** What may stand after the name beside the options: `FILE`. */
  readonly takes?: string;
  readonly summary: string;
  /** Paragraphs under the summary in the command's own help. */
  readonly more?: string;
  readonly options: { readonly [name: string]: OptionSpec };
  /** Its arguments are another program's to understand. */
  readonly handsOn?: true;
  run(given: Given): number | Promise<number>;
}

export interface OptionSpec {
  /** What its value is, for the help; without it the option is a flag. */
  readonly value?: string;
  readonly help: string;
}

/** What was typed, after it was understood. */
export interface Given {
  readonly words: readonly string[];
  /** It stands there, as a flag or with a value. */
  has(name: string): boolean;
  flag(name: string): boolean;
  text(name: string): string | undefined;
  /** A whole number within bounds. */
  whole(name: string, bounds: { readonly least: number; readonly most: number }): number | undefined;
}

export function understand(command: Command, args: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName } = token;
    if (!rawName.startsWith("--") || !Object.hasOwn(command.options, name)) {
      throw new Problem(`"${command.name}" has no option ${rawName}; "blackrose ${command.name} --help" lists them.`);
    }
    const wanted = command.options[name].value;
    if (wanted === undefined) {
      if (token.value !== undefined) throw new Problem(`${rawName} takes no value.`);
      flags.add(name);
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith("--"))) {
      throw new Problem(`${rawName} needs a value: ${rawName} ${wanted}.`);
    } else values.set(name, token.value);
  }
  return {
    words,
    has: (name) => flags.has(name) || values.has(name),
    flag: (name) => flags.has(name),
    text: (name) => values.get(name),
    whole(name, { least, most }) {
      const said = values.get(name);
      if (said === undefined) return undefined;
      const number = /^\d{1,15}$/.test(said) ? Number(said) : Number.NaN;
      if (!(number >= least && number <= most)) {
        const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
        throw new Problem(`--${name} is a whole number ${range}, not "${said}".`);
      }
      return number;
    },
  };
}

/** Exactly one word, such as the file a command is about. */
export function onlyWord(command: Command, { words }: Given): string {
  if (words.length !== 1) {
    throw new Problem(`"${command.name}" takes exactly one ${command.takes}; ${words.length} came.`);
  }
  return words[0];
}

export function noWords(command: Command, { words }: Given): void {
  if (words.length > 0) throw new Problem(`"${command.name}" does not know what to do with "${words[0]}".`);
}

export function helpFor(command: Command): string {
  const { name, takes, summary, more, options } = command;
  const rows = Object.entries(options).map(([option, { value, help }]): [string, string] => [
    `--${option}${value === undefined ? "" : ` ${value}`}`,
    help,
  ]);
  const usage = ["blackrose", name, ...(takes === undefined ? [] : [takes]), ...(rows.length > 0 ? ["[options]"] : [])];
  return [
    `${usage.join(" ")}\n`,
    summary,
    ...(more === undefined ? [] : ["", more]),
    ...(rows.length === 0 ? [] : ["", twoColumns(rows)]),
    "",
  ].join("\n");
}

export function twoColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

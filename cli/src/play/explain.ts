/** Answers to "what is that?": options, rules, cards. */
import type { Question, View, KernelState } from "@blackrose/kernel";
import { wrap } from "../layout.ts";
import type { Terminal } from "./terminal.ts";

const INDENT = "  ";
const paragraph = (text: string, width: number): string[] => wrap(INDENT + text, width, INDENT);

/** The things an option points at, why it is asked, and the rule it stands under. */
export function explain(seen: View<KernelState>, put: Question, key: string, terminal: Terminal): string[] {
  const { face, width } = terminal;
  return [
    ...wrap(face.option(seen, put, key), width),
    ...face.about(seen, put, key).flatMap((text) => paragraph(text, width)),
    ...ruleLines(put.rule, terminal),
  ];
}

function ruleLines(id: string, { book, say, width }: Terminal): string[] {
  const text = book.get(id);
  return text === undefined ? [] : [say.rule(id), ...paragraph(text, width)];
}

/** Whatever the words name: a rule by its id, a card by its name. */
export function lookUp(seen: View<KernelState>, words: string, terminal: Terminal): string[] {
  const id = [words, words.toUpperCase(), words.toLowerCase()].find((one) => terminal.book.has(one));
  const lines = [
    ...terminal.face.lookUp(seen, words).flatMap((text) => paragraph(text, terminal.width)),
    ...(id === undefined ? [] : ruleLines(id, terminal)),
  ];
  return lines.length > 0 ? lines : [terminal.say.nothingCalled(words)];
}

export function help({ face, say, width }: Terminal): string[] {
  const rows = [...say.answering, ...face.help(), ...say.help];
  const room = Math.max(...rows.map(([typed]) => typed.length)) + 4;
  return [
    ...rows.flatMap(([typed, does]) => wrap(`  ${typed.padEnd(room - 2)}${does}`, width, " ".repeat(room))),
    "",
    ...face.legend().flatMap((line) => paragraph(line, width)),
  ];
}

/** Text on a screen of so many columns. Colour codes take no room. */
import { stripVTControlCharacters } from "node:util";

export const widthOf = (text: string): number => stripVTControlCharacters(text).length;

export const pad = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Breaks between words; every line after the first starts with `indent`. */
export function wrap(text: string, width: number, indent = ""): string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(" ")) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && line.trim() !== "" && widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line ?? ""];
}

const LEAST = 60;
const MOST = 120;
const UNKNOWN = 80;

/** The width to write for: the terminal's, within what reads well. */
export function columnsOf(stream: NodeJS.WriteStream): number {
  const columns = stream.columns ?? Number(process.env["COLUMNS"] ?? UNKNOWN);
  return Math.min(MOST, Math.max(LEAST, Number.isInteger(columns) ? columns : UNKNOWN));
}

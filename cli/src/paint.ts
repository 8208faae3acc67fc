/** Colour as an addition: whatever it says also stands in letters. */

export type Hue = "red" | "blue" | "green" | "yellow" | "purple" | "grey" | "black";

export interface Paint {
  hue(hue: Hue, text: string): string;
  /** One of the five houses' colours, by number: red, blue, black, yellow, green. */
  house(colour: number, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  /** Something for the person to look at: the turn, a prompt. */
  call(text: string): string;
}

const HUES: { readonly [hue in Hue]: string } = {
  red: "31",
  blue: "94",
  green: "32",
  yellow: "33",
  purple: "35",
  grey: "37",
  black: "90",
};
const HOUSES: readonly Hue[] = ["red", "blue", "black", "yellow", "green"];

const wrap = (code: string, text: string): string => `\x1b[${code}m${text}\x1b[0m`;

export const plain: Paint = {
  hue: (_, text) => text,
  house: (_, text) => text,
  strong: (text) => text,
  faint: (text) => text,
  call: (text) => text,
};

const coloured: Paint = {
  hue: (hue, text) => wrap(`1;${HUES[hue]}`, text),
  house: (colour, text) => wrap(`1;${HUES[HOUSES[colour]]}`, text),
  strong: (text) => wrap("1", text),
  faint: (text) => wrap("2", text),
  call: (text) => wrap("1;36", text),
};

/** Colour on a terminal that has it, for a person who has not declined it. */
export function paintFor(stream: NodeJS.WriteStream, declined: boolean): Paint {
  const { NO_COLOR, TERM } = process.env;
  const wanted = stream.isTTY && !declined && (NO_COLOR === undefined || NO_COLOR === "") && TERM !== "dumb";
  return wanted ? coloured : plain;
}

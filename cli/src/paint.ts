/** Colour as an addition: whatever it says also stands in letters. */

export interface Paint {
  /** One of the five houses' colours, by number: red, blue, black, yellow, green. */
  house(colour: number, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  /** Something for the person to look at: the turn, a prompt. */
  call(text: string): string;
}

const HOUSES = ["31", "94", "90", "33", "32"];

const wrap = (code: string, text: string): string => `\x1b[${code}m${text}\x1b[0m`;

export const plain: Paint = {
  house: (_, text) => text,
  strong: (text) => text,
  faint: (text) => text,
  call: (text) => text,
};

const coloured: Paint = {
  house: (colour, text) => wrap(`1;${HOUSES[colour]}`, text),
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

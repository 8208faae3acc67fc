/** Names nobody can guess: ids of tables and accounts, invitations. Twelve letters and digits are 62 bits. */
import { createHash, randomInt } from "node:crypto";

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

export const freshName = (length = 12): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** The one name that goes with a text. Whoever knows the text knows the name: for what no guess opens. */
export const nameAfter = (text: string, length = 12): string =>
  [...createHash("sha256").update(text).digest().subarray(0, length)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join("");

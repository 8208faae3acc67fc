/** Names nobody can guess: ids of tables and accounts, invitations. Twelve letters and digits are 62 bits. */
import { randomInt } from "node:crypto";

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

export const freshName = (length = 12): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

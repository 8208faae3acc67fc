/** Signs of a hole in a sentence, such as a colon with nothing behind it, or of a typist instead of a printer. */
const HOLE = /undefined|null|NaN|object|\[|\]|'| {2}|^\W*$|(?:^|\W)-1\b|(?:^|\s)(?:de|a) el\s|[:;,]\s*(?:\.|$)/;
/** French has a thin space before these marks. */
const THIN = /[^\u202f¿?!][:;!?]/u;

/** Whatever is said of a game is whole and well set. */
export function sound(text: string, language: string): void {
  if (HOLE.test(text) || (language === "fr" && THIN.test(text))) throw new Error(`${language}: "${text}"`);
}

export const SENTENCE = /^\p{Lu}.*\.$/u;

/** Players whose names are hard to speak of: an accent, a mute or a spoken h, a vowel, an article of their own. */
export const names = ["Ana", "Ben", "Inés", "Hugo", "Olga", "Le Roy"];

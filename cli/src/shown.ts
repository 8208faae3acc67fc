/** Text of unknown origin, for a terminal: what would move its cursor, colour it or type for its owner is shown as a code. */
export const shown = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character === "\n" ? character : `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );

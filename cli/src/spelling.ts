/** A name as people type it: without case, accents and signs, so that "ladron" finds the Ladrón. */
export const simple = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

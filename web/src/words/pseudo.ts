/** A language nobody speaks: what is not in brackets on the page did not come from the catalogue. For tests. */
export const OPEN = "⟦";
export const CLOSE = "⟧";

export function pseudo<T>(words: T): T {
  if (typeof words === "string") return `${OPEN}${words}${CLOSE}` as T;
  if (typeof words === "function") return ((...given: unknown[]) => `${OPEN}${String(words(...given))}${CLOSE}`) as T;
  if (Array.isArray(words)) return words.map((one: unknown) => pseudo(one)) as T;
  return Object.fromEntries(Object.entries(words as object).map(([name, one]) => [name, pseudo(one)])) as T;
}

/** What changed between two trees of plain data, as a JSON merge patch (RFC 7396): objects are merged, lists and values replaced. */

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The patch that leads from one to the other; undefined when they are alike. Both have the same names. */
export function changes(before: unknown, after: unknown): unknown {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return alike(before, after) ? undefined : after;
  let patch: { [name: string]: unknown } | undefined;
  for (const name in after) {
    const change = changes(before[name], after[name]);
    if (change === undefined) continue;
    patch ??= {};
    patch[name] = change;
  }
  return patch;
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (!Array.isArray(a)) return !Array.isArray(b) && changes(a, b) === undefined;
  if (!Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
  return true;
}

/** The tree after a patch. What a patch does not name is shared with the tree before. */
export function patched<T>(before: T, patch: unknown): T {
  if (patch === undefined) return before;
  if (!isObject(patch) || !isObject(before)) return patch as T;
  const after: { [name: string]: unknown } = { ...before };
  for (const name in patch) after[name] = patched(before[name], patch[name]);
  return after as T;
}

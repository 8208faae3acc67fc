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
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!alike(a[i], b[i])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && alike(a[name], b[name]));
}

/** The tree after a patch. What a patch does not name is shared with the tree before. */
export function patched<T>(before: T, patch: unknown): T {
  if (patch === undefined) return before;
  if (!isObject(patch) || !isObject(before)) return patch as T;
  const after: { [name: string]: unknown } = { ...before };
  for (const name in patch) after[name] = patched(before[name], patch[name]);
  return after as T;
}

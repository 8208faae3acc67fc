/**
 * How an answer is kept: by the names of what was chosen, as short as the question allows. `fox` stands for `card:fox` where no other
 * option was called so, else the whole key stands (K-REC-01).
 */

/** What a seat says that is no option: nothing chosen is kept under this name. */
export const TAKE_BACK = "take-back";

/** A key without the kinds of the things it points at: `fox+owl` for `card:fox+card:owl`. */
const withoutKinds = (key: string): string => key.replaceAll(/[a-z]+:/g, "");

/** The name under which an option is kept. */
export function nameOf(options: readonly string[], key: string): string {
  const name = withoutKinds(key);
  // Options of the same name end alike, and few others do: that is seen at a glance.
  const end = key.slice(key.lastIndexOf(":") + 1);
  const isShared = options.some((other) => other !== key && other.endsWith(end) && withoutKinds(other) === name);
  return isShared || name === TAKE_BACK ? key : name;
}

/** The option kept under a name: a whole key always means itself. What names no option is handed on, to be refused. */
export function optionNamed(options: readonly string[], name: string): string {
  return options.includes(name) ? name : (options.find((key) => withoutKinds(key) === name) ?? name);
}

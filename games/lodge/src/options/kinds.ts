/** What an option can be: yes or no, one of several names, numbers, things of the boxes. A kind says how a value is checked, shown, typed and kept. */
export interface Kind<V> {
  /** What a value must be, for whoever gave another: `one of "lodge", "hall"`. */
  readonly is: string;
  takes(value: unknown): value is V;
  /** What holds when nobody says anything. */
  readonly usual: V;
  /** What there is to choose; nothing, where that is a matter of the boxes. */
  readonly offers: readonly V[];
  /** How it is typed on a command line, in what stands for the value and in words, and read from there. A switch is there or not. */
  readonly typed: { readonly value: string; readonly help: string; read(text: string): unknown } | null;
  /** A value that is not among the offers, in figures. */
  figures(value: V): string;
  /** The numbers that stand for a value in the state, always equally many; and back. */
  numbers(value: V): readonly number[];
  value(numbers: readonly number[]): V;
}

/** There or not; usually not. */
export const yesOrNo: Kind<boolean> = {
  is: "true or false",
  takes: (value): value is boolean => typeof value === "boolean",
  usual: false,
  offers: [false, true],
  typed: null,
  figures: String,
  numbers: (value) => [value ? 1 : 0],
  value: ([number]) => number === 1,
};

/** One of several, the usual one first. A value's number is its place: new ones come last. */
export function oneOf<V extends string>(values: readonly V[], usual: NoInfer<V> = values[0]): Kind<V> {
  return {
    is: `one of "${values.join('", "')}"`,
    takes: (value): value is V => (values as readonly unknown[]).includes(value),
    usual,
    offers: values,
    typed: {
      value: "NAME",
      help: `${values.slice(0, -1).join(", ")} or ${values.at(-1)} (${usual})`,
      read: (text) => text,
    },
    figures: String,
    numbers: (value) => [values.indexOf(value)],
    value: ([number]) => values[number],
  };
}

/** The name of something there is, which is looked at with the boxes at hand. */
export const nameOf = (usual: string): Kind<string> => ({
  is: "a name",
  takes: (value): value is string => typeof value === "string",
  usual,
  offers: [],
  typed: { value: "NAME", help: `a name (${usual})`, read: (text) => text },
  figures: String,
  // The table is made of it: the state has no number for it.
  numbers: () => [],
  value: () => usual,
});

/** Names of things in the boxes. Which there are, and whether they fit together, is looked at with the boxes at hand (cards/selection.ts). */
export const namesOf = (usual: readonly string[] = []): Kind<readonly string[]> => ({
  is: "a list of names",
  takes: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((one: unknown) => typeof one === "string"),
  usual,
  offers: [],
  typed: {
    value: "A,B,…",
    help: `names with commas between (${usual.join(",") || "none"})`,
    read: (text) => text.split(",").filter((one) => one !== ""),
  },
  figures: (value) => value.join(", "),
  // The table is made of it: the state has no number for it.
  numbers: () => [],
  value: () => usual,
});

const COUNTED = ["no", "one", "two", "three"];

/** So many whole numbers, each above the one before; the usual ones first. */
export function rising(highest: number, offers: readonly (readonly number[])[]): Kind<readonly number[]> {
  const [usual] = offers;
  const rise = `${COUNTED[usual.length]} rising whole numbers`;
  return {
    is: `${rise} from 1 to ${highest}`,
    takes: (value): value is readonly number[] =>
      Array.isArray(value) &&
      value.length === usual.length &&
      value.every((one, i) => Number.isInteger(one) && one > (i === 0 ? 0 : value[i - 1]) && one <= highest),
    usual,
    offers,
    typed: {
      value: usual.map((_, i) => "ABC"[i]).join(","),
      help: `${rise} (${usual.join(",")})`,
      read: (text) => text.split(",").map((one) => (one === "" ? Number.NaN : Number(one))),
    },
    figures: (value) => value.join(", "),
    numbers: (value) => value,
    value: (numbers) => numbers,
  };
}

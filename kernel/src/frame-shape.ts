/**
 * The numbers of a frame by name, declared once: whoever writes them, whoever looks from outside and whoever saves them uses the same names.
 * `const spell = frameShape({ card: -1, side: -1 })`, then `frame.regs[spell.at.card]`.
 */
import type { Frame } from "./state.ts";

export interface FrameShape<N extends string = string> {
  readonly names: readonly N[];
  /** Where each number stands. */
  readonly at: { readonly [name in N]: number };
  /** Numbers for a new frame: those given, the others as declared; then a list, where the frame keeps one. */
  make(given?: { readonly [name in N]?: number }, rest?: readonly number[]): number[];
  get(frame: Pick<Frame, "regs">, name: N): number;
  set(frame: Pick<Frame, "regs">, name: N, value: number): void;
  /** The list behind the named numbers. */
  rest(frame: Pick<Frame, "regs">): number[];
}

export function frameShape<N extends string>(declared: { readonly [name in N]: number }): FrameShape<N> {
  const names = Object.keys(declared) as N[];
  const at = Object.fromEntries(names.map((name, i) => [name, i])) as { [name in N]: number };
  return {
    names,
    at,
    make: (given = {}, rest = []) => [...names.map((name) => given[name] ?? declared[name]), ...rest],
    get: ({ regs }, name) => regs[at[name]],
    set: ({ regs }, name, value) => {
      regs[at[name]] = value;
    },
    rest: ({ regs }) => regs.slice(names.length),
  };
}

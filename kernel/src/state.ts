/**
 * What the kernel keeps in every game's state, beside the game's own fields: luck, unfinished business, open questions.
 * All of it is plain data, so a state saved in the middle of an effect goes on from there (K-STA-01).
 */
import { Damaged, int, ints, list, type Of, ownedBy, record, bySeat, type Shape, text, unhashed } from "./schema.ts";

/** The code and the key of declining, everywhere the same. */
export const PASS = -1;
export const PASS_KEY = "pass";

/** The kinds of unfinished business. A test counts them: when an eleventh seems needed, the mechanism is wrong. */
export const FrameKind = { flow: 0, script: 1, deeds: 2, window: 3, plan: 4 } as const;
export const FRAME_KINDS = Object.keys(FrameKind) as (keyof typeof FrameKind)[];

/**
 * One unfinished thing. `of` names the flow, script, window or plan it runs, `at` the next step, `seat` whose it is
 * (or −1), `regs` its few numbers. Frames lie open to everyone: a secret never stands in a frame but in a field of the
 * state with an audience of its own.
 */
const frame = record({
  kind: int("everyone"),
  of: int("everyone"),
  at: int("everyone"),
  seat: int("everyone"),
  regs: ints("everyone"),
});
export type Frame = Of<typeof frame>;

/**
 * A question to one seat. The options are codes that the game turns into keys; only the seat asked sees them, or how
 * many there are. `min` to `max` different ones are picked.
 */
const ask = ownedBy("seat", {
  id: unhashed(int("everyone")),
  seat: int("everyone"),
  decision: int("everyone"),
  options: ints("owner"),
  min: int("owner"),
  max: int("owner"),
});
export type Ask = Of<typeof ask>;

const kernelFields = {
  seed: ints("nobody"),
  drawn: ints("nobody"),
  stack: list(frame),
  asks: list(ask),
  /** Answers to a simultaneous question, sealed until the last seat has committed. */
  sealed: bySeat(ints("owner")),
  /** The number the next question gets. It never goes back, so an answer to a question undone is stale (K-ANS-01). */
  serial: unhashed(int("everyone")),
  /** Answers taken so far, and how many of them lie behind the last luck or secret shown (K-UND-01). */
  answers: int("everyone"),
  barrier: int("everyone"),
  /** 0, or why the rules could not go on (K-FLT). The words may name hidden things and stay with the table. */
  fault: int("everyone"),
  faultText: text("nobody"),
} as const;

/** Reads what of a state of unknown origin is the kernel's to name: what is under way, what is asked, how far luck was drawn. */
export function readUnderWay(json: unknown, place: string): KernelState {
  if (typeof json !== "object" || json === null) throw new Damaged(place, "a record with named values was expected");
  const given = json as { readonly [name: string]: unknown };
  const { stack, asks, drawn } = kernelFields;
  return {
    ...given,
    stack: stack.read(given["stack"], `${place}.stack`),
    asks: asks.read(given["asks"], `${place}.asks`),
    drawn: drawn.read(given["drawn"], `${place}.drawn`),
  } as unknown as KernelState;
}

export type KernelState = { -readonly [K in keyof typeof kernelFields]: Of<(typeof kernelFields)[K]> };

/** Declares a game's state: its own fields beside the kernel's. */
export function declareState<const F extends { readonly [name: string]: Shape<unknown> }>(
  fields: F,
): Shape<KernelState & { -readonly [K in keyof F]: Of<F[K]> }> {
  const clash = Object.keys(fields).find((name) => name in kernelFields);
  if (clash) throw new Error(`"${clash}" is a name of the kernel's own; call the field something else`);
  return record({ ...kernelFields, ...fields }) as unknown as Shape<
    KernelState & { -readonly [K in keyof F]: Of<F[K]> }
  >;
}

export function kernelStart(seats: number, streams: number, seed: readonly number[]): KernelState {
  return {
    seed: seed.slice(),
    drawn: new Array<number>(streams).fill(0),
    stack: [],
    asks: [],
    sealed: Array.from({ length: seats }, () => []),
    serial: 1,
    answers: 0,
    barrier: 0,
    fault: 0,
    faultText: "",
  };
}

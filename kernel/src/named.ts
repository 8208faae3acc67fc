/**
 * A state by names. Inside, flows, scripts, decisions, deeds and registers are numbers; in a save they stand under their names, so that a
 * save outlives changes that move numbers. Things of the catalogue stay numbers, places in the table's roster (title.ts).
 */
import { MOMENTS } from "./deeds.ts";
import type { Game } from "./game.ts";
import type { FrameShape } from "./frame-shape.ts";
import { Damaged } from "./schema.ts";
import { FRAME_KINDS, FrameKind, type Frame, type KernelState } from "./state.ts";
import { WINDOW_MOMENTS, WINDOW_STEPS } from "./windows.ts";

/** What numbers in a state mean. */
export interface Names {
  /** Each flow's name, then those of its steps. */
  readonly flows: readonly (readonly string[])[];
  readonly scripts: readonly string[];
  /** What registers are called, by flow; those of scripts under `script`. */
  readonly registers: { readonly [flow: string]: readonly string[] };
  readonly decisions: readonly string[];
  /** Each deed's verb, then its parameters. */
  readonly deeds: readonly (readonly string[])[];
  readonly plans: readonly string[];
  readonly streams: readonly string[];
  /** Other fields of the state that are places in a list of names: `lingering.listener`. */
  readonly fields: { readonly [path: string]: readonly string[] };
}

/** One unfinished thing by names. `numbers` are its registers by name, where they have any; `list` those that follow. */
export interface NamedFrame {
  readonly seat: number;
  readonly numbers?: { readonly [name: string]: number };
  readonly list?: readonly number[];
  /** A flow, and the step it is in; before the first, none. */
  readonly flow?: string;
  readonly step?: string;
  /** A script, the sentence it is at, and whether that was read and its end comes next. */
  readonly script?: string;
  readonly line?: number;
  readonly period?: boolean;
  /** Deeds laid down, and what comes next: `would`, `apply`, `did`, or nothing. */
  readonly deeds?: readonly NamedDeed[];
  readonly next?: string;
  /** A window at a moment, how far it is (`step`), and the place of the deeds answered. */
  readonly window?: string;
  readonly of?: number;
  /** A plan; `list` are the seats asked. */
  readonly plan?: string;
}

export interface NamedDeed {
  readonly verb: string;
  readonly prevented?: true;
  readonly with: { readonly [name: string]: number };
}

export interface NamedState {
  readonly stack: readonly NamedFrame[];
  readonly asks: readonly { readonly decision: string; readonly [field: string]: unknown }[];
  readonly drawn: { readonly [stream: string]: number };
  readonly [field: string]: unknown;
}

const SCRIPT = "script";

export const namesOf = <S extends KernelState, C>(game: Game<S, C>): Names => ({
  flows: game.flows.map(({ name, stepNames }) => [name, ...stepNames]),
  scripts: namesIn(game.scripts),
  registers: {
    ...Object.fromEntries(game.flows.map(({ name, shape }) => [name, shape?.names ?? []])),
    [SCRIPT]: game.scriptShape?.names ?? [],
  },
  decisions: namesIn(game.decisions),
  deeds: game.deeds.map(({ verb, names }) => [verb, ...names]),
  plans: namesIn(game.plans),
  streams: game.streams,
  fields: game.places,
});

/** Puts names to a state. */
export function nameState(names: Names, state: KernelState): NamedState {
  const named: { [field: string]: unknown } = { ...state };
  for (const [path, list] of Object.entries(names.fields)) {
    atPath(named, path, (value) => (typeof value === "number" && value >= 0 ? nameAt(list, value, path) : value));
  }
  return {
    ...named,
    drawn: Object.fromEntries(state.drawn.map((n, i) => [nameAt(names.streams, i, "drawn"), n])),
    stack: state.stack.map((frame) => nameFrame(names, frame)),
    asks: state.asks.map((ask) => ({ ...ask, decision: nameAt(names.decisions, ask.decision, "asks") })),
  };
}

function nameAt<T>(list: readonly T[], i: number, place: string): T {
  const name = list[i];
  if (name === undefined) throw new Damaged(`snapshot.state.${place}`, `there is no number ${i}`);
  return name;
}

function nameFrame(names: Names, { kind, of, at, seat, regs }: Frame): NamedFrame {
  switch (kind) {
    case FrameKind.flow: {
      const [flow, ...steps] = nameAt(names.flows, of, "stack");
      return {
        flow,
        ...(at === 0 ? {} : { step: nameAt(steps, at - 1, "stack") }),
        seat,
        ...registers(regs, names.registers[flow]),
      };
    }
    case FrameKind.script: {
      const where = { line: at >> 1, ...((at & 1) === 0 ? {} : { period: true }) };
      return {
        script: nameAt(names.scripts, of, "stack"),
        ...where,
        seat,
        ...registers(regs, names.registers[SCRIPT]),
      };
    }
    case FrameKind.deeds:
      return { deeds: nameDeeds(names, regs), ...(at < MOMENTS.length ? { next: MOMENTS[at] } : {}), seat };
    case FrameKind.window: {
      const [deeds, moment, ...list] = regs;
      const window = nameAt(WINDOW_MOMENTS, moment, "stack");
      return { window, step: nameAt(WINDOW_STEPS, at, "stack"), of: deeds, seat, list };
    }
    case FrameKind.plan:
      return { plan: nameAt(names.plans, of, "stack"), seat, list: [...regs] };
    default:
      throw new Damaged("snapshot.state.stack", `${FRAME_KINDS.length} kinds are known, not number ${kind}`);
  }
}

function registers(regs: readonly number[], names: readonly string[] = []): Pick<NamedFrame, "numbers" | "list"> {
  // A frame that was pushed without its numbers gets them when it begins.
  const known = names.slice(0, regs.length);
  const list = regs.slice(known.length);
  return {
    ...(known.length === 0 ? {} : { numbers: Object.fromEntries(known.map((name, i) => [name, regs[i]])) }),
    ...(list.length === 0 ? {} : { list }),
  };
}

function nameDeeds(names: Names, regs: readonly number[]): NamedDeed[] {
  const found: NamedDeed[] = [];
  for (let at = 0; at < regs.length; ) {
    const prevented = regs[at] < 0;
    const [verb, ...params] = nameAt(names.deeds, prevented ? -1 - regs[at] : regs[at], "stack");
    const given = Object.fromEntries(params.map((name, i) => [name, regs[at + 1 + i]]));
    found.push({ verb, ...(prevented ? { prevented } : {}), with: given });
    at += 1 + params.length;
  }
  return found;
}

/** The state of a game that names stand for; throws {@link Damaged} for a name the game does not have. */
export function numberState<S extends KernelState, C>(game: Game<S, C>, named: NamedState): S {
  const place = "snapshot.state";
  const json: { [field: string]: unknown } = { ...named };
  for (const [path, list] of Object.entries(game.places)) {
    atPath(json, path, (value) => (typeof value === "string" ? placeOf(list, value, `${place}.${path}`) : value));
  }
  const unknown = Object.keys(named.drawn).find((stream) => !game.streams.includes(stream));
  if (unknown !== undefined) throw new Damaged(`${place}.drawn`, `${game.name} has no luck called "${unknown}"`);
  const decisions = namesIn(game.decisions);
  const state = game.state.read(
    {
      ...json,
      drawn: game.streams.map((stream) => named.drawn[stream] ?? 0),
      stack: named.stack.map((frame, i) => numberFrame(game, frame, `${place}.stack[${i}]`)),
      asks: named.asks.map((ask, i) => ({
        ...ask,
        decision: placeOf(decisions, ask.decision, `${place}.asks[${i}]`),
      })),
    },
    place,
  );
  return state;
}

function placeOf(list: readonly string[], name: string, place: string): number {
  const found = list.indexOf(name);
  if (found < 0) throw new Damaged(place, `nothing is called "${name}" today`);
  return found;
}

function numberFrame<S extends KernelState, C>(game: Game<S, C>, frame: NamedFrame, place: string): Frame {
  const { seat, list = [] } = frame;
  if (frame.flow !== undefined) {
    const found = placeOf(namesIn(game.flows), frame.flow, place);
    const { stepNames, shape, name } = game.flows[found];
    const at = frame.step === undefined ? 0 : placeOf(stepNames, frame.step, `${place}, in "${name}"`) + 1;
    return { kind: FrameKind.flow, of: found, at, seat, regs: numbersOf(frame, shape, place) };
  }
  if (frame.script !== undefined) {
    const found = placeOf(namesIn(game.scripts), frame.script, place);
    const at = (frame.line ?? 0) * 2 + (frame.period === true ? 1 : 0);
    return { kind: FrameKind.script, of: found, at, seat, regs: numbersOf(frame, game.scriptShape, place) };
  }
  if (frame.deeds !== undefined) {
    const regs = frame.deeds.flatMap((deed) => numberDeed(game, deed, place));
    const at = frame.next === undefined ? MOMENTS.length : placeOf(MOMENTS, frame.next, place);
    return { kind: FrameKind.deeds, of: 0, at, seat, regs };
  }
  if (frame.window !== undefined && game.windows !== null) {
    const at = placeOf(WINDOW_STEPS, frame.step ?? "", place);
    const regs = [frame.of ?? 0, placeOf(WINDOW_MOMENTS, frame.window, place), ...list];
    return { kind: FrameKind.window, of: game.windows.decision.index, at, seat, regs };
  }
  if (frame.plan !== undefined) {
    return { kind: FrameKind.plan, of: placeOf(namesIn(game.plans), frame.plan, place), at: 0, seat, regs: [...list] };
  }
  throw new Damaged(place, "it is not clear what was under way");
}

const namesIn = (things: readonly { readonly name: string }[]): string[] => things.map(({ name }) => name);

/** Registers under their names, those not named as declared, then the list. */
function numbersOf({ numbers, list = [] }: NamedFrame, shape: FrameShape | null, place: string): number[] {
  if (numbers === undefined) return [...list];
  const unknown = Object.keys(numbers).find((name) => shape === null || !shape.names.includes(name));
  if (shape === null || unknown !== undefined) throw new Damaged(place, `it has no number called "${unknown}" today`);
  return shape.make(numbers, list);
}

function numberDeed<S extends KernelState, C>(game: Game<S, C>, deed: NamedDeed, place: string): number[] {
  const found = game.deeds.findIndex(({ verb }) => verb === deed.verb);
  if (found < 0) throw new Damaged(place, `there is no deed "${deed.verb}" today`);
  const { names } = game.deeds[found];
  const given = Object.keys(deed.with);
  if (given.length !== names.length || !names.every((name) => given.includes(name))) {
    throw new Damaged(place, `"${deed.verb}" goes with ${names.join(", ")}, not with ${given.join(", ")}`);
  }
  return [deed.prevented === true ? -1 - found : found, ...names.map((name) => deed.with[name])];
}

/** Changes the values under a path, `field` or `list.field`; lists there value by value. */
function atPath(state: { [field: string]: unknown }, path: string, change: (value: unknown) => unknown): void {
  const [field, inner] = path.split(".");
  const values = state[field];
  if (inner === undefined) {
    state[field] = Array.isArray(values) ? values.map(change) : change(values);
  } else if (Array.isArray(values)) {
    state[field] = values.map((one: { [field: string]: unknown }) => ({ ...one, [inner]: change(one[inner]) }));
  }
}

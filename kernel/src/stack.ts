/** The stack of what is under way: pushing more of it, going on elsewhere, ending it. */
import type { Flow, Script, World } from "./game.ts";
import { type Frame, FrameKind, type KernelState } from "./state.ts";

/** Pushes a flow: it runs before whatever is under way goes on. */
export function call<S extends KernelState, C>(w: World<S, C>, flow: Flow<S, C>, seat = -1, regs: number[] = []): void {
  w.s.stack.push({ kind: FrameKind.flow, of: flow.index, at: 0, seat, regs });
}

/** Lays a flow under a frame: it runs as soon as that one is done. Nothing above it may name a place in the stack. */
export function callAfter<S extends KernelState, C>(
  w: World<S, C>,
  frame: Frame,
  flow: Flow<S, C>,
  seat: number,
  regs: number[],
): void {
  w.s.stack.splice(w.s.stack.indexOf(frame), 0, { kind: FrameKind.flow, of: flow.index, at: 0, seat, regs });
}

/** Pushes the sentences of a card. */
export function read<S extends KernelState, C>(
  w: World<S, C>,
  script: Script,
  seat: number,
  regs: number[] = [],
): void {
  w.s.stack.push({ kind: FrameKind.script, of: script.index, at: 0, seat, regs });
}

/** Runs the step that is running once more, when what it started is done: a loop. */
export function again(frame: Frame): void {
  frame.at--;
}

/** Goes on with another sentence of the script: a gate that stays shut, a loop. */
export function jump(frame: Frame, line: number): void {
  frame.at = line * 2;
}

/** Sets a flow back or forward to one of its steps. */
export function goto<S extends KernelState, C>({ game }: World<S, C>, frame: Frame, step: string): void {
  const { name, stepNames } = game.flows[frame.of];
  const at = stepNames.indexOf(step);
  if (at < 0) throw new Error(`${name} has no step "${step}"`);
  frame.at = at;
}

/** The name of the flow a frame runs, or null where it is none. */
export function flowName<S extends KernelState, C>({ game }: Pick<World<S, C>, "game">, frame: Frame): string | null {
  return frame.kind === FrameKind.flow ? game.flows[frame.of].name : null;
}

/** Ends the topmost thing here and now. */
export function finish<S extends KernelState, C>(w: World<S, C>): void {
  w.s.stack.pop();
}

/** The effects under way, and what a response window is about. */
import { type Event, FrameKind, lying } from "@blackrose/kernel";
import type { Lodge } from "@blackrose/lodge/state";
import { eventText, type Source, sourcesOf } from "@blackrose/lodge/text/index";
import type { Scene } from "../face.ts";
import { gameOf, seen, tablesOf } from "./game.ts";

export const readingsIn = (scene: Scene): Source[] => sourcesOf(tablesOf(scene), seen(scene), scene.language);

/** What a response window is about. */
export interface Answered {
  /** It can still be changed; otherwise it has happened. */
  readonly before: boolean;
  readonly deeds: readonly string[];
}

/** Null when no window stands open. */
export function answeredIn(scene: Scene): Answered | null {
  const { stack } = seen(scene);
  if (stack.at(-1)?.kind !== FrameKind.window) return null;
  const frame = stack.findLast(({ kind }) => kind === FrameKind.deeds);
  if (frame === undefined) return { before: true, deeds: [] };
  const lain = lying({ game: gameOf(scene) } as unknown as Lodge, { ...frame, regs: [...frame.regs] });
  const deeds = lain.flatMap((one) => {
    if (one.prevented) return [];
    const numbers = Object.fromEntries(one.deed.names.map((name) => [name, one.get(name)]));
    const event = { verb: one.deed.verb, ...numbers } as unknown as Event;
    return eventText(tablesOf(scene), event, scene.names, scene.language, scene.viewer, seen(scene)) ?? [];
  });
  return { before: frame.at < 2, deeds };
}

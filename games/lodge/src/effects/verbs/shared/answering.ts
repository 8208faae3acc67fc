/** What verbs that answer work on: the deeds about to happen. */
import { type Frame, type Lying, lying } from "@blackrose/kernel";
import { type Lodge, NONE, type State } from "../../../state.ts";
import { isMage } from "../../../who.ts";
import type { Tables } from "../../../tables.ts";
import { R, Source } from "../../context.ts";

export type Deeds = readonly Lying<State, Tables>[];

/** The deeds this effect answers. */
export function answered(w: Lodge, e: Frame): Deeds {
  const at = e.regs[R.answered];
  return at === NONE ? [] : lying(w, w.s.stack[at]);
}

/** Blows still to land on whom the answer protects: its controller or one that is named, or in an event every mage that is about to suffer. */
export function blowsOn(w: Lodge, e: Frame, whom: number = e.seat): Deeds {
  const isProtected = (target: number): boolean =>
    e.regs[R.source] === Source.event ? isMage(target) : target === whom;
  return answered(w, e).filter(
    (deed) => deed.deed.verb === "harm" && !deed.prevented && isProtected(deed.get("target")),
  );
}

/** A spell that is aimed at somebody, when it is declared or when the target is used. */
export const aims = ({ deed }: Deeds[number]): boolean => deed.verb === "declare" || deed.verb === "use-target";

/** The declared spell passes this mage by; everybody else it reaches (L-INT-15). */
export function passBy(w: Lodge, e: Frame, bit: number): void {
  for (const deed of answered(w, e)) if (aims(deed)) deed.set("avoid", deed.get("avoid") | bit);
}

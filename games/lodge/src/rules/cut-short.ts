/** What a defeat cuts short (L-ACT-70). Flows are told by their names: they stand above this one. */
import { flowName, FrameKind } from "@blackrose/kernel";
import type { Lodge } from "../state.ts";
import { rulesOf } from "./values.ts";

/**
 * The active mage was defeated: the rest of its activation is lost, or only of its physical action; then spells and quests go on
 * (L-ACT-70, L-INT-14, L-OQ-18). What others do just now goes on in any case. To be called once a defeat has happened.
 */
export function cutShort(w: Lodge, seat: number): void {
  const { stack } = w.s;
  const whole = rulesOf(w).defeatedWhileActive === "activation ends";
  // The Avatar loses the rest of a physical effect (L-AVC-04).
  const lost = whole ? ["activation"] : ["physical action", "physical effect"];
  const from = stack.findIndex((frame) => lost.includes(flowName(w, frame) ?? "") && frame.seat === seat);
  if (from < 0) return;
  for (const frame of stack.slice(from)) {
    if (frame.seat !== seat || (frame.kind !== FrameKind.flow && frame.kind !== FrameKind.script)) return;
    if (frame.kind === FrameKind.script) {
      frame.at = w.game.scripts[frame.of].lines.length * 2;
    } else {
      const flow = flowName(w, frame);
      if (flow === "completing a quest" || (!whole && flow === "cast")) return;
      frame.at = w.game.flows[frame.of].steps.length;
    }
  }
}

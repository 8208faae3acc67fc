/** Rewards that go elsewhere. */
import { again, FrameKind, lying } from "@blackrose/kernel";
import { questShape } from "../../frames.ts";
import * as a from "../../pack/parts.ts";
import { completing } from "../../rules/quests.ts";
import { CELL, type Lodge, NONE } from "../../state.ts";
import { held, model as modelThing } from "../../things.ts";
import { own } from "../conditions.ts";
import { R } from "../context.ts";
import { defeatOf } from "../defeat.ts";
import { effTarget, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";
import { healAll } from "./shared/cubes.ts";

export interface Award {
  readonly do: "award";
  readonly what: "quest card" | "quest points" | "five and nobody else" | "six and nobody else" | "turn the defeat";
}

/** The quest being completed by what this effect answers. */
function questUnderWay(w: Lodge): number {
  for (let i = w.s.stack.length - 1; i >= 0; i--) {
    const frame = w.s.stack[i];
    if (frame.kind === FrameKind.flow && frame.of === completing.index) return i;
  }
  return NONE;
}

/** Whether the one spared has healed. Behind it, those of whom one falls instead. */
const turning = numbers({ healed: 0 });

export const award = verb<Award>("award", {
  shape: {
    what: a.word("quest card", "quest points", "five and nobody else", "six and nobody else", "turn the defeat"),
  },
  numbers: turning,
  answers: ({ what }) => what === "turn the defeat",
  // Marked when the sentence begins, so that a defeat by it finds it.
  prepare(e, { what }) {
    if (what === "five and nobody else") e.regs[R.award] = 5;
    if (what === "six and nobody else") e.regs[R.award] = 6;
  },
  run(w, f, e, said) {
    switch (said.what) {
      case "five and nobody else":
      case "six and nobody else":
        return;
      case "quest points":
      case "quest card": {
        const at = questUnderWay(w);
        if (at === NONE) return;
        if (said.what === "quest points") questShape.set(w.s.stack[at], "scorer", e.seat);
        else questShape.set(w.s.stack[at], "keeper", e.seat + 1);
        return;
      }
      case "turn the defeat": {
        if (f.regs[turning.at.healed] === 1) {
          const worst = turning.rest(f).filter((seat) => w.s.at[seat] !== CELL);
          want(w, f, effTarget, worst.map(modelThing));
          return;
        }
        const at = e.regs[R.answered];
        if (at === NONE) return;
        const [fall] = lying(w, w.s.stack[at]);
        // Another answer may have turned it already.
        if (fall.prevented) return;
        fall.prevent();
        // Whoever has most damage on the one spared falls instead; that one heals first, not to fall once more.
        const others = w.s.at.map((_, seat) => (seat === e.seat ? 0 : own(w.s.damage[e.seat], seat)));
        const most = Math.max(...others);
        const worst = w.s.at.map((_, seat) => seat).filter((seat) => most > 0 && others[seat] === most);
        f.regs = turning.make({ verb: f.regs[0], healed: 1 }, worst);
        again(f);
        healAll(w, e.seat, [e.seat]);
        return;
      }
    }
  },
  chosen: (w, _f, e, _said, code) => defeatOf(w, held(code), e.seat, e.seat),
});

/** Verbs of power. */
import { attempt, type Frame, FrameKind, laid, lying } from "@blackrose/kernel";
import { crown } from "../../deeds.ts";
import { gain as gainPower, gainTogether, losable, pass } from "../../rules/power.ts";
import { completing } from "../../rules/quests.ts";
import { questShape } from "../../frames.ts";
import { CELL, type Lodge, NONE } from "../../state.ts";
import { isMage, ROSE } from "../../who.ts";
import { held, model as modelThing } from "../../things.ts";
import { own } from "../conditions.ts";
import { Award, R, Source } from "../context.ts";
import { defeatOf } from "../defeat.ts";
import { effTarget, type Handler, type Named, want } from "../doing.ts";
import { amount, models, one } from "../select.ts";
import { healAll } from "./harm.ts";

export const gain: Handler<Named<"gain">> = {
  run(w, _f, e, verb) {
    const n = amount(w, e, verb.n);
    const who = verb.who === "black rose" ? ROSE : one(w, e, verb.who ?? "self");
    if (who === ROSE || (who !== NONE && isMage(who))) gainPower(w, who, n);
  },
};

/** Another mage in its cell is out of reach, but not for the Black Rose (L-CEL-03, L-DEF-12). */
const reaches = ({ s }: Lodge, e: Frame, seat: number): boolean =>
  seat === e.seat || s.at[seat] !== CELL || e.regs[R.source] === Source.event;

export const lose: Handler<Named<"lose">> = {
  run(w, _f, e, verb) {
    const n = amount(w, e, verb.n);
    const losers = models(w, e, verb.who).filter((model) => isMage(model) && reaches(w, e, model));
    e.regs[R.affected] += losers.length;
    gainTogether(
      w,
      losers.map((model) => [model, -losable(w, model, n)]),
    );
  },
};

/** What one really loses the other gains (L-GLO-24). */
export const steal: Handler<Named<"steal">> = {
  run(w, _f, e, verb) {
    const from = one(w, e, verb.from);
    if (from !== NONE && isMage(from) && reaches(w, e, from)) pass(w, from, e.seat, verb.n);
  },
};

export const giveRose: Handler<Named<"give the Black Rose">> = {
  run: (w, _f, e, verb) => pass(w, e.seat, ROSE, verb.n),
};

export const takeCrown: Handler<Named<"take the Crown">> = {
  run(w, _f, e, verb) {
    const who = one(w, e, verb.who ?? "self");
    if (who !== NONE && isMage(who) && w.s.crown !== who) attempt(w, e.seat, [laid(crown, { seat: who })]);
  },
};

/** The quest being completed by what this effect answers. */
function questUnderWay(w: Lodge): number {
  for (let i = w.s.stack.length - 1; i >= 0; i--) {
    const frame = w.s.stack[i];
    if (frame.kind === FrameKind.flow && frame.of === completing.index) return i;
  }
  return NONE;
}

/** Rewards that go elsewhere. */
export const award: Handler<Named<"award">> = {
  run(w, f, e, verb) {
    switch (verb.what) {
      case "five and nobody else":
      case "six and nobody else":
        // Marked when the sentence began, so that the defeat finds it.
        return;
      case "quest points":
      case "quest card": {
        const at = questUnderWay(w);
        if (at === NONE) return;
        if (verb.what === "quest points") questShape.set(w.s.stack[at], "scorer", e.seat);
        else questShape.set(w.s.stack[at], "keeper", e.seat + 1);
        return;
      }
      case "turn the defeat": {
        const at = e.regs[R.answered];
        if (at === NONE) return;
        const [fall] = lying(w, w.s.stack[at]);
        fall.prevent();
        // Whoever has most damage on the one spared falls instead; that one heals first, not to fall once more.
        const others = w.s.at.map((_, seat) => (seat === e.seat ? 0 : own(w.s.damage[e.seat], seat)));
        const most = Math.max(...others);
        healAll(w, e.seat, e.seat);
        const worst = w.s.at.map((_, seat) => seat).filter((seat) => most > 0 && others[seat] === most);
        want(w, f, effTarget, worst.filter((seat) => w.s.at[seat] !== CELL).map(modelThing));
        return;
      }
    }
  },
  chosen: (w, _f, e, _verb, code) => defeatOf(w, held(code), e.seat, e.seat),
};

export const awardOf = (what: Named<"award">["what"]): number =>
  what === "five and nobody else" ? Award.fiveAlone : what === "six and nobody else" ? Award.sixAlone : Award.none;

/** Verbs of power. */
import { attempt, call, laid, lying } from "@blackrose/kernel";
import { crown } from "../../deeds.ts";
import { gain as gainPower, lose as losePower } from "../../rules/power.ts";
import { completing, KEEPER, SCORER } from "../../rules/quests.ts";
import { controllerOf, isMage, type Lodge, NONE, ROSE } from "../../state.ts";
import { Award, R } from "../context.ts";
import { falling } from "../defeat.ts";
import type { Handler, Named } from "../doing.ts";
import { amount, models, one } from "../select.ts";

export const gain: Handler<Named<"gain">> = {
  run(w, _f, e, verb) {
    const n = amount(w, e, verb.n);
    const who = verb.who === "black rose" ? ROSE : one(w, e, verb.who ?? "self");
    if (who === ROSE || (who !== NONE && isMage(who))) gainPower(w, who, n);
  },
};

export const lose: Handler<Named<"lose">> = {
  run(w, _f, e, verb) {
    const n = amount(w, e, verb.n);
    for (const model of models(w, e, verb.who)) {
      if (!isMage(model)) continue;
      losePower(w, model, n);
      e.regs[R.affected]++;
    }
  },
};

/** What one really loses the other gains (L-GLO-24). */
export const steal: Handler<Named<"steal">> = {
  run(w, _f, e, verb) {
    const from = one(w, e, verb.from);
    if (from !== NONE && isMage(from)) gainPower(w, e.seat, losePower(w, from, verb.n));
  },
};

export const giveRose: Handler<Named<"give the Black Rose">> = {
  run: (w, _f, e, verb) => gainPower(w, ROSE, losePower(w, e.seat, verb.n)),
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
    if (frame.kind === 0 && frame.of === completing.index) return i;
  }
  return NONE;
}

/** Rewards that go elsewhere (VOCABULARY §5.3). */
export const award: Handler<Named<"award">> = {
  run(w, _f, e, verb) {
    switch (verb.what) {
      case "five and nobody else":
      case "six and nobody else":
        // Marked when the sentence began, so that the defeat finds it.
        return;
      case "quest points":
      case "quest card": {
        const at = questUnderWay(w);
        if (at === NONE) return;
        if (verb.what === "quest points") w.s.stack[at].regs[SCORER] = e.seat;
        else w.s.stack[at].regs[KEEPER] = e.seat + 1;
        return;
      }
      case "turn the defeat": {
        const at = e.regs[R.answered];
        if (at === NONE) return;
        const [fall] = lying(w, w.s.stack[at]);
        const victim = fall.get("seat");
        fall.prevent();
        // The mage with most damage on the one spared falls instead, and the spared one is counted first.
        const counts = w.s.damage[victim].filter((colour) => colour < w.s.seats && colour !== victim);
        const worst = counts.toSorted(
          (a, b) => counts.filter((c) => c === b).length - counts.filter((c) => c === a).length,
        )[0];
        if (worst !== undefined && w.s.at[worst] >= 0) call(w, falling, controllerOf(w.s, worst), [victim]);
        return;
      }
    }
  },
};

export const awardOf = (what: Named<"award">["what"]): number =>
  what === "five and nobody else" ? Award.fiveAlone : what === "six and nobody else" ? Award.sixAlone : Award.none;

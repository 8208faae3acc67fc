/** Back to the reserve or out of the game, cubes home (L-GLO-22). */
import { again, attempt, type Frame, laid, PASS } from "@blackrose/kernel";
import type { Kind, Who } from "../../cards/says.ts";
import { banish } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { isEvocation, isFormOf } from "../../rules/forms.ts";
import { endForm, leavesFrom, removing } from "../../rules/leaving.ts";
import { rulesOf } from "../../rules/values.ts";
import type { Lodge } from "../../state.ts";
import { held, model as modelThing } from "../../things.ts";
import { figureOf, isMage, modelOf } from "../../who.ts";
import { R, roomOf } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { isKind, models } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface Remove {
  readonly do: "remove";
  /** `upTo`: so many of a kind, whoever controls them, as the controller likes (L-RB-44: none in cells). */
  readonly who: Who | UpTo;
}
interface UpTo {
  readonly upTo: number;
  readonly kind: Kind;
}

/** Behind its numbers, those chosen so far: they leave together. */
const own = numbers({ done: 0 });
const { done } = own.at;

function takeAway(w: Lodge, e: Frame, figures: readonly number[]): void {
  const forGood = rulesOf(w).removed === "leaves the game";
  e.regs[R.removed] += figures.length;
  attempt(
    w,
    e.seat,
    figures.map((figure) =>
      forGood ? laid(banish, { figure, by: e.seat, from: leavesFrom(w, figure) }) : removing(w, figure, e.seat),
    ),
  );
}

/** Of a mage in an evocation's form only the form goes (L-SAT-43). */
function restore(w: Lodge, e: Frame, models_: readonly number[]): void {
  for (const mage of models_.filter((model) => isMage(model) && isEvocation(w, model))) {
    e.regs[R.removed]++;
    endForm(w, mage);
  }
}

export const remove = verb<Remove>("remove", {
  shape: { who: a.either(a.who, a.record<UpTo>({ upTo: a.some, kind: a.kind })) },
  numbers: own,
  run(w, f, e, { who }) {
    if (typeof who === "string" || !("upTo" in who)) {
      const all = models(w, e, who);
      restore(w, e, all);
      takeAway(w, e, all.filter((model) => !isMage(model)).map(figureOf));
      return;
    }
    const chosen = own.rest(f);
    const open = w.s.figureAt.flatMap((_, figure) =>
      roomOf(w, modelOf(figure)) >= 0 && isKind(w, figure, who.kind) && !chosen.includes(modelOf(figure))
        ? [modelThing(modelOf(figure))]
        : [],
    );
    const forms = [...w.s.at.keys()].filter(
      (mage) => w.s.at[mage] >= 0 && isFormOf(w, mage, who.kind) && !chosen.includes(mage),
    );
    open.push(...forms.map(modelThing));
    if (f.regs[done] === 0 && chosen.length < who.upTo && open.length > 0) {
      again(f);
      want(w, f, effTarget, [PASS, ...open]);
    } else {
      restore(w, e, chosen);
      takeAway(w, e, chosen.filter((model) => !isMage(model)).map(figureOf));
    }
  },
  chosen(_w, f, _e, _said, code) {
    if (code === PASS) f.regs[done] = 1;
    else f.regs.push(held(code));
  },
});

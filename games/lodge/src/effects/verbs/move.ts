/** Up to n steps for each, chosen by the controller one at a time (L-GLO-18). */
import { again, PASS } from "@blackrose/kernel";
import type { Many, Who } from "../../cards/says.ts";
import { How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTogether, stepsFrom } from "../../rules/movement.ts";
import { CELL, modelsIn, NONE, placeOf } from "../../state.ts";
import { held, model as modelThing, room as roomThing } from "../../things.ts";
import { isMage } from "../../who.ts";
import { R } from "../context.ts";
import { effStep, effTarget, want } from "../doing.ts";
import { models } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { movable } from "./shared/moving.ts";

export interface Move {
  readonly do: "move";
  /** `oneOf`: the controller chooses one of these. */
  readonly who: Who | { readonly oneOf: Many };
  readonly n: number;
  readonly with?: "one model there" | "self";
  /** All of them, where there is a way: not "up to". */
  readonly exactly?: true;
}

/** Which of them comes next, or NONE before it begins; its steps so far; who goes along; whether that is asked. Behind them, all who move, as they stood when the sentence began. */
const own = numbers({ next: NONE, done: 0, partner: NONE, asked: 0 });
const { next, done, partner, asked } = own.at;

export const move = verb<Move>("move", {
  shape: {
    who: a.either(a.who, a.oneOf),
    n: a.n,
    with: a.optional(a.word("one model there", "self")),
    exactly: a.optional(a.mark),
  },
  numbers: own,
  run(w, f, e, said) {
    if (f.regs[next] === NONE) {
      if (typeof said.who === "object" && "oneOf" in said.who) {
        const free = models(w, e, said.who.oneOf).filter((model) => movable(w, model));
        if (free.length > 0) again(f);
        want(w, f, effTarget, free.map(modelThing));
        return;
      }
      f.regs = own.make({ verb: f.regs[0], next: 0 }, models(w, e, said.who));
    }
    const all = own.rest(f);
    f.regs[asked] = 0;
    while (f.regs[next] < all.length) {
      const model = all[f.regs[next]];
      if (f.regs[done] < said.n && (movable(w, model) || (model === e.seat && w.s.at[model] === CELL))) {
        if (said.with === "one model there" && f.regs[partner] === NONE) {
          const others = modelsIn(w.s, placeOf(w.s, model)).filter((other) => other !== model);
          f.regs[partner] = model;
          if (others.length > 0) {
            again(f);
            f.regs[asked] = 1;
            want(w, f, effTarget, [PASS, ...others.map(modelThing)]);
            return;
          }
        }
        again(f);
        const steps = stepsFrom(w, model).map(roomThing);
        want(w, f, effStep, said.exactly && steps.length > 0 ? steps : [PASS, ...steps]);
        return;
      }
      f.regs[next]++;
      f.regs[done] = 0;
    }
  },
  chosen(w, f, e, said, code) {
    if (f.regs[next] === NONE) {
      f.regs = own.make({ verb: f.regs[0], next: 0 }, [held(code)]);
      return;
    }
    const model = own.rest(f)[f.regs[next]];
    if (f.regs[asked] === 1) {
      if (code !== PASS) f.regs[partner] = held(code);
      return;
    }
    if (code === PASS) {
      f.regs[done] = said.n;
      return;
    }
    f.regs[done]++;
    e.regs[R.crossed]++;
    if (isMage(model)) e.regs[R.moved] |= 1 << model;
    const along = said.with === "self" ? e.seat : f.regs[partner];
    const moves = [{ model, to: held(code) }];
    if (along !== NONE && along !== model && movable(w, along)) moves.push({ model: along, to: held(code) });
    goTogether(w, e.seat, moves, How.step);
  },
});

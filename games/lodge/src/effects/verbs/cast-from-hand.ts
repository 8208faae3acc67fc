/** Spells of the hand that can be slipped into the sheet and cast (L-GLO-09). */
import { again, PASS } from "@blackrose/kernel";
import type { Kind, SpellType } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { castFromHand as castNow } from "../../rules/cast.ts";
import { NONE, Slot } from "../../state.ts";
import { facesOneWay } from "../../tables.ts";
import { cardSide, Family, familyOf, held, model as modelThing } from "../../things.ts";
import { modelOf } from "../../who.ts";
import { roomOf } from "../context.ts";
import { effCard, effTarget, want } from "../doing.ts";
import { isKind } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface CastFromHand {
  readonly do: "cast from hand";
  readonly n?: number;
  readonly type?: SpellType;
  readonly from?: "your evocation";
  readonly kind?: Kind;
}

/** How many are cast, and the evocation they start from. */
const own = numbers({ done: 0, from: NONE });
const { done, from } = own.at;

export const castFromHand = verb<CastFromHand>("cast from hand", {
  shape: {
    n: a.optional(a.n),
    type: a.optional(a.type),
    from: a.optional(a.word("your evocation")),
    kind: a.optional(a.kind),
  },
  numbers: own,
  run(w, f, e, said) {
    if (f.regs[done] >= (said.n ?? 1) || w.s.slots[e.seat].every((slot) => slot === Slot.empty)) return;
    const { kind } = said;
    if (kind !== undefined && f.regs[from] === NONE) {
      // First from where: what is cast stays hidden till then.
      const mine = w.s.figureOwner.flatMap((owner, figure) =>
        owner === e.seat && isKind(w, figure, kind) ? [modelThing(modelOf(figure))] : [],
      );
      if (mine.length === 0) return;
      again(f);
      want(w, f, effTarget, mine);
      return;
    }
    const options = w.s.hands[e.seat].flatMap((card) => {
      const spell = w.cards.spellOf[card];
      const sides = facesOneWay(w.cards.spells[spell]) ? [0] : [0, 1];
      return sides
        .filter((side) => said.type === undefined || w.cards.sides[spell][side].side.type === said.type)
        .map((side) => cardSide(card, side));
    });
    // Whether the hand holds such a spell is its owner's secret: it is asked all the same (K-ASK-03).
    if (w.s.hands[e.seat].length === 0) return;
    if (f.regs[done] + 1 < (said.n ?? 1)) again(f);
    want(w, f, effCard, [PASS, ...options]);
  },
  chosen(w, f, e, said, code) {
    if (code === PASS) {
      f.regs[done] = said.n ?? 1;
      return;
    }
    if (familyOf(code) === Family.model) {
      f.regs[from] = held(code);
      return;
    }
    f.regs[done]++;
    const start = f.regs[from] === NONE ? NONE : roomOf(w, f.regs[from]);
    castNow(w, e.seat, held(code) >> 1, held(code) & 1, start);
  },
});

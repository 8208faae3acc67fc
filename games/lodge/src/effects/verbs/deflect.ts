/**
 * What was meant for its controller hits somebody near. Damage: the same on another; nobody near, it is ignored (Light Cape); or on one of
 * his evocations, if he has any (Pain Mark). A spell: at another legal target; none, it is cancelled (Deceiving Wind).
 */
import type { Frame } from "@blackrose/kernel";
import type { Kind, Range, Target } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { strike } from "../../rules/damage.ts";
import { rulesOf } from "../../rules/values.ts";
import { type Lodge, NONE } from "../../state.ts";
import { held, model as modelThing } from "../../things.ts";
import { modelOf } from "../../who.ts";
import { R, roomOf, Source } from "../context.ts";
import { effTarget, want } from "../doing.ts";
import { targetOptions } from "../select.ts";
import { verb } from "../verb.ts";
import { aims, answered, blowsOn } from "./shared/answering.ts";

export type Deflect =
  | {
      readonly do: "deflect";
      readonly what: "damage";
      readonly within: Range;
      readonly as?: "yours";
      /** It stays the attacker's damage. */
      readonly to?: "your evocation" | "this evocation";
      /** Only to one of that kind. */
      readonly kind?: Kind;
      /** So much of it; without it, all. */
      readonly n?: number;
      readonly ifNone: "ignore" | "nothing";
    }
  | { readonly do: "deflect"; readonly what: "spell"; readonly within: number; readonly ifNone: "cancel" | "nothing" };

/** Whatever that spell can aim at, near the mage it was meant for. */
function nearForSpell(w: Lodge, e: Frame, within: number): number[] | null {
  const [declared] = answered(w, e).filter(aims);
  if (declared === undefined) return null;
  const { target } = w.cards.sides[w.cards.spellOf[declared.get("card")]][declared.get("side")].side;
  if (!("within" in target)) return null;
  return targetOptions(w, declared.get("seat"), { ...target, within }, roomOf(w, e.seat), [e.seat]);
}

function nearForDamage(
  w: Lodge,
  e: Frame,
  { within, to, kind }: Extract<Deflect, { what: "damage" }>,
): number[] | null {
  if (blowsOn(w, e).length === 0) return null;
  if (to === "this evocation") return [modelThing(modelOf(e.regs[R.card]))];
  const target: Target =
    to === undefined ? { at: "model", within } : { at: "evocation", own: true, within, kind: kind ?? "any" };
  return targetOptions(w, e.seat, target, roomOf(w, e.seat));
}

export const deflect = verb<Deflect>("deflect", {
  shape: a.tagged<Deflect, "what">("what", {
    damage: {
      do: a.word("deflect"),
      within: a.range,
      as: a.optional(a.word("yours")),
      to: a.optional(a.word("your evocation", "this evocation")),
      kind: a.optional(a.kind),
      n: a.optional(a.n),
      ifNone: a.word("ignore", "nothing"),
    },
    spell: { do: a.word("deflect"), within: a.n, ifNone: a.word("cancel", "nothing") },
  }),
  answers: () => true,
  canBegin: (w, e, said) =>
    said.what !== "damage" || said.ifNone === "ignore" || (nearForDamage(w, e, said)?.length ?? 0) > 0,
  run(w, f, e, said) {
    const near = said.what === "damage" ? nearForDamage(w, e, said) : nearForSpell(w, e, said.within);
    if (near === null) return;
    if (near.length > 0) want(w, f, effTarget, near);
    else if (said.ifNone === "ignore") for (const blow of blowsOn(w, e)) blow.prevent();
    else if (said.ifNone === "cancel") answered(w, e).find(aims)?.prevent();
  },
  chosen(w, _f, e, said, code) {
    if (said.what === "spell") {
      for (const deed of answered(w, e)) if (aims(deed)) deed.set("target", held(code));
      return;
    }
    const blows = blowsOn(w, e);
    if (blows.length === 0) return;
    const [blow] = blows;
    const n = Math.min(said.n ?? Number.POSITIVE_INFINITY, blow.get("n"));
    // The card may say whose damage it is; else the ruleset does (L-INT-10).
    const isOwn = said.as === "yours" || (said.to === undefined && rulesOf(w).reflectedDamage === "protector");
    const dealer = isOwn ? e.seat : blow.get("dealer");
    if (n < blow.get("n")) blow.set("n", blow.get("n") - n);
    else for (const one of said.n === undefined ? blows : [blow]) one.prevent();
    strike(w, e.seat, [{ dealer, by: NONE, target: held(code), n, means: Source.spell, card: e.regs[R.card] }]);
  },
});

/** Verbs that only answer: they change what is about to happen. */
import { type Frame, type Lying, lying } from "@blackrose/kernel";
import { strike } from "../../rules/damage.ts";
import { activateRoom } from "../../rules/activate.ts";
import { rulesOf } from "../../rules/values.ts";
import { type Lodge, NONE, type State } from "../../state.ts";
import { isMage } from "../../who.ts";
import type { Tables } from "../../tables.ts";
import { held } from "../../things.ts";
import { Avoid, R, roomOf, Source } from "../context.ts";
import { effTarget, type Handler, type Named, want } from "../doing.ts";
import { targetOptions } from "../select.ts";

type Deeds = readonly Lying<State, Tables>[];

/** The deeds this effect answers. */
function answered(w: Lodge, e: Frame): Deeds {
  const at = e.regs[R.answered];
  return at === NONE ? [] : lying(w, w.s.stack[at]);
}

/** Blows still to land on whom the answer protects: its controller, or in an event every mage that is about to suffer. */
function blowsOn(w: Lodge, e: Frame): Deeds {
  const isProtected = (target: number): boolean =>
    e.regs[R.source] === Source.event ? isMage(target) : target === e.seat;
  return answered(w, e).filter(
    (deed) => deed.deed.verb === "harm" && !deed.prevented && isProtected(deed.get("target")),
  );
}

/** A spell that is aimed at somebody, when it is declared or when the target is used. */
const aims = ({ deed }: Deeds[number]): boolean => deed.verb === "declare" || deed.verb === "use-target";

/** So much damage comes to nothing; what was ignored is "that much" (L-INT-15). */
export const ignoreDamage: Handler<Named<"ignore damage">> = {
  run(w, _f, e, verb) {
    const most = verb.n === "all" ? Number.POSITIVE_INFINITY : verb.n;
    const left: number[] = [];
    e.regs[R.amount] = 0;
    for (const blow of blowsOn(w, e)) {
      const victim = blow.get("target");
      const ignored = Math.min(left[victim] ?? most, blow.get("n"));
      blow.set("n", blow.get("n") - ignored);
      if (blow.get("n") === 0) blow.prevent();
      e.regs[R.amount] += ignored;
      left[victim] = (left[victim] ?? most) - ignored;
    }
    // Answering the declaration: no damage of that spell reaches this mage.
    passBy(w, e, Avoid.damage(e.seat));
  },
};

/** The declared spell passes this mage by; everybody else it reaches (L-INT-15). */
function passBy(w: Lodge, e: Frame, bit: number): void {
  for (const deed of answered(w, e)) if (aims(deed)) deed.set("avoid", deed.get("avoid") | bit);
}

export const ignoreEffect: Handler<Named<"ignore effect">> = {
  run: (w, _f, e) => passBy(w, e, Avoid.effect(e.seat)),
};

/** Void for everybody; the card counts as used (L-INT-15). */
export const cancel: Handler<Named<"cancel">> = {
  run(w, _f, e) {
    for (const deed of answered(w, e)) deed.prevent();
  },
};

/** The same damage to somebody near; nobody near, it is ignored (Light Cape). */
export const deflectDamage: Handler<Named<"deflect damage">> = {
  run(w, f, e, verb) {
    const blows = blowsOn(w, e);
    if (blows.length === 0) return;
    const near = targetOptions(w, e.seat, { at: "model", within: verb.within }, roomOf(w, e.seat));
    if (near.length === 0) for (const blow of blows) blow.prevent();
    else want(w, f, effTarget, near);
  },
  chosen(w, _f, e, verb, code) {
    const [blow] = blowsOn(w, e);
    if (blow === undefined) return;
    const n = blow.get("n");
    // The card may say whose damage it is; else the ruleset does (L-INT-10).
    const isOwn = verb.as === "yours" || rulesOf(w).reflectedDamage === "protector";
    const dealer = isOwn ? e.seat : blow.get("dealer");
    for (const one of blowsOn(w, e)) one.prevent();
    strike(w, e.seat, [{ dealer, by: NONE, target: held(code), n, means: Source.spell, card: e.regs[R.card] }]);
  },
};

/** The same spell at another legal target; none, it is cancelled (Deceiving Wind). */
export const deflectSpell: Handler<Named<"deflect spell">> = {
  run(w, f, e, verb) {
    const [declared] = answered(w, e).filter(aims);
    if (declared === undefined) return;
    // Whatever that spell can aim at, near the mage it was meant for.
    const { target } = w.cards.sides[w.cards.spellOf[declared.get("card")]][declared.get("side")].side;
    if (!("within" in target)) return;
    const aimed = { ...target, within: verb.within };
    const near = targetOptions(w, declared.get("seat"), aimed, roomOf(w, e.seat), [e.seat]);
    if (near.length === 0) declared.prevent();
    else want(w, f, effTarget, near);
  },
  chosen(w, _f, e, _verb, code) {
    for (const deed of answered(w, e)) if (aims(deed)) deed.set("target", held(code));
  },
};

export const damageMore: Handler<Named<"damage more">> = {
  run(w, _f, e, verb) {
    for (const deed of answered(w, e)) {
      if (deed.deed.verb === "harm" && !deed.prevented) deed.set("n", deed.get("n") + verb.n);
    }
  },
};

export const damageNone: Handler<Named<"damage none">> = {
  run(w, _f, e) {
    for (const deed of answered(w, e)) if (deed.deed.verb === "harm") deed.prevent();
  },
};

/** Another's activation fails; its token stays turned (Deceiving Image). */
export const failActivation: Handler<Named<"fail activation">> = {
  run(w, _f, e) {
    for (const deed of answered(w, e)) if (deed.deed.verb === "activate") deed.prevent();
  },
};

/** Another's activation becomes one's own (Illusory Tribute). */
export const takeOver: Handler<Named<"take over activation">> = {
  run(w, _f, e) {
    const [activation] = answered(w, e).filter((deed) => deed.deed.verb === "activate");
    if (activation === undefined) return;
    activation.prevent();
    activateRoom(w, e.seat, activation.get("room"), true);
  },
};

/** A physical attack on a model in the attacker's room (L-GLO-04, L-TGT-15). */
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { attackWith } from "../../rules/attack.ts";
import { NONE } from "../../state.ts";
import { controllerOf } from "../../who.ts";
import { roomOf, struckBy } from "../context.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface Attack {
  readonly do: "attack";
  readonly who?: One;
  readonly on?: "a different model" | "its owner" | "target" | "another" | "attacker";
  readonly under?: "you";
  /** For this blow, on top of its strength. */
  readonly more?: number;
}

const isNamed = (on: Attack["on"]): on is "target" | "another" | "attacker" =>
  on === "target" || on === "another" || on === "attacker";

export const attack = verb<Attack>("attack", {
  shape: {
    who: a.optional(a.one),
    on: a.optional(a.word("a different model", "its owner", "target", "another", "attacker")),
    under: a.optional(a.you),
    more: a.optional(a.n),
  },
  canBegin(w, e, { who = "self" }) {
    const attacker = one(w, e, who);
    return attacker !== NONE && roomOf(w, attacker) !== NONE;
  },
  run(w, _f, e, said) {
    const attacker = one(w, e, said.who ?? "self");
    if (attacker === NONE || roomOf(w, attacker) === NONE) return;
    const seat = said.under === "you" ? e.seat : controllerOf(w.s, attacker);
    attackWith(w, attacker, seat, {
      optional: true,
      more: said.more ?? 0,
      ...(said.on === "its owner" ? { only: controllerOf(w.s, attacker) } : {}),
      ...(isNamed(said.on) ? { only: one(w, e, said.on) } : {}),
      ...(said.on === "a different model" ? { but: struckBy(e) } : {}),
    });
  },
});

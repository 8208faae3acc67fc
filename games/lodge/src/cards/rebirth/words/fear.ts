/** Fear: the mage gives up a spell of its hand, or suffers. Who has no hand suffers: an evocation, a mage nobody sits for (L-GLO-31). */
import { type Frame, PASS, perform } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { moveSpell, Zone } from "../../../deeds.ts";
import { fearChoice, want } from "../../../effects/doing.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import { blowAt, isReached } from "../../../effects/verbs/shared/blows.ts";
import * as a from "../../../pack/parts.ts";
import { strike } from "../../../rules/damage.ts";
import { type Lodge, NONE, placeOf } from "../../../state.ts";
import { who as whoEn } from "../../../text/en/things.ts";
import { who as whoEs } from "../../../text/es/things.ts";
import { who as whoFr } from "../../../text/fr/things.ts";
import { card as cardThing, held } from "../../../things.ts";
import type { One } from "../../says.ts";

export interface Fear {
  readonly do: "fear";
  readonly n: number;
  readonly who: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly fear: Fear;
  }
}

export const fear = (n: number, who: One): Fear => ({ do: "fear", n, who });

function suffer(w: Lodge, e: Frame, { n, who }: Fear): void {
  const target = one(w, e, who);
  if (target !== NONE && isReached(e, target)) strike(w, e.seat, [blowAt(w, e, target, n)]);
}

export const fearVerb = ownVerb<Fear>("fear", {
  shape: { n: a.some, who: a.one },
  run(w, f, e, said) {
    const target = one(w, e, said.who);
    // Nothing frightens in a cell (L-CEL-03).
    if (target === NONE || placeOf(w.s, target) < 0) return;
    const hand = target < w.s.seats ? w.s.hands[target] : [];
    if (hand.length === 0) suffer(w, e, said);
    else want(w, f, fearChoice, [PASS, ...hand.map(cardThing)], { seat: target });
  },
  chosen(w, _f, e, said, code) {
    if (code === PASS) suffer(w, e, said);
    else perform(w, moveSpell, { seat: one(w, e, said.who), card: held(code), from: Zone.hand, to: Zone.memories });
  },
  words: {
    en: ({ n, who }, scene) => ({
      own: en.say`fear ${n} (${whoEn(who, scene)} discards 1 spell from hand or suffers ${n} damage)`,
    }),
    es: ({ n, who }, scene) => ({
      own: es.say`miedo ${n} (${whoEs(who, scene)} descarta 1 conjuro de su mano o sufre ${n} de daño)`,
    }),
    fr: ({ n, who }, scene) => ({
      own: fr.say`peur ${n} (${whoFr(who, scene)} défausse 1 sort de sa main ou subit ${n} dégâts)`,
    }),
  },
});

/** A ready spell is turned to its other side (L-GLO-39, L-SAT-72). */
import { perform } from "@blackrose/kernel";
import { turnSpell } from "../../../deeds.ts";
import { turnChoice, want } from "../../../effects/doing.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { NONE, QUICK, Slot } from "../../../state.ts";
import { held, slot as slotThing } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import type { One } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** One of that mage's ready spells, as the controller likes: of another's never the quick one. */
export interface Turn {
  readonly do: "turn";
  readonly who: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly turning: Turn;
  }
}

export const turnSpellOf = (who: One): Turn => ({ do: "turn", who });

const turn = ownVerb<Turn>("turn", {
  shape: { who: a.one },
  run(w, f, e, { who }) {
    const mage = one(w, e, who);
    if (mage === NONE || !isMage(mage)) return;
    const ready = w.s.slots[mage].flatMap((state, slot) =>
      state === Slot.ready && (mage === e.seat || slot !== QUICK) ? [slotThing(slot)] : [],
    );
    want(w, f, turnChoice, ready);
  },
  chosen: (w, _f, e, { who }, code) => perform(w, turnSpell, { seat: one(w, e, who), slot: held(code), by: e.seat }),
  words: {
    en: ({ who }, scene, mood) =>
      who === "self"
        ? EN.say`${EN.verb(mood, "turn")} one of ${EN.your(scene)} ready spells to its other side`
        : EN.say`${EN.verb(mood, "turn")} a ready spell of ${EN.who(who, scene)}, except the quick one, to its other side`,
    es: ({ who }, scene, mood) =>
      who === "self"
        ? ES.say`${ES.verb(mood, "gira", "girar")} a su otro lado uno de ${ES.your(scene, true)} conjuros listos`
        : ES.say`${ES.verb(mood, "gira", "girar")} a su otro lado un conjuro listo de ${ES.who(who, scene)}, salvo el rápido`,
    fr: ({ who }, scene, mood) =>
      who === "self"
        ? FR.say`${FR.verb(mood, "retourner")} sur son autre côté un de ${FR.your(scene, "many")} sorts prêts`
        : FR.say`${FR.verb(mood, "retourner")} sur son autre côté un sort prêt de ${FR.who(who, scene)}, sauf le rapide`,
  },
});

export const turningVerbs = [turn];

/** A ready spell is turned to its other side (L-GLO-39, L-SAT-72). */
import { again, PASS, perform } from "@blackrose/kernel";
import { turnSpell } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { turnChoice, want } from "../../../effects/doing.ts";
import { ownCount } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { NONE, QUICK, Slot } from "../../../state.ts";
import { held, slot as slotThing } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import type { One } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** One of that mage's ready spells, as the controller likes: of another's never the quick one. `upTo`: so many of them. */
export interface Turn {
  readonly do: "turn";
  readonly who: One;
  readonly upTo?: number;
}

export interface SpellsTurned {
  readonly counted: "spells turned";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly turning: Turn;
  }
  interface Counts {
    readonly turning: SpellsTurned;
  }
}

export const turnSpellOf = (who: One): Turn => ({ do: "turn", who });
export const turnOwn = (upTo: number): Turn => ({ do: "turn", who: "self", upTo });

/** The slots turned so far, as bits; whether no more are wanted. */
const own = numbers({ turned: 0, done: 0 });

const turn = ownVerb<Turn>("turn", {
  shape: { who: a.one, upTo: a.optional(a.some) },
  numbers: own,
  run(w, f, e, { who, upTo }) {
    const mage = one(w, e, who);
    if (mage === NONE || !isMage(mage)) return;
    const { turned, done } = own.at;
    const ready = w.s.slots[mage].flatMap((state, slot) => {
      const isOpen = state === Slot.ready && (mage === e.seat || slot !== QUICK);
      return isOpen && ((f.regs[turned] >> slot) & 1) === 0 ? [slotThing(slot)] : [];
    });
    if (upTo === undefined) {
      want(w, f, turnChoice, ready);
      return;
    }
    if (f.regs[done] >= upTo || ready.length === 0) return;
    again(f);
    want(w, f, turnChoice, [PASS, ...ready]);
  },
  chosen(w, f, e, { who, upTo }, code) {
    const { turned, done } = own.at;
    if (code === PASS) {
      f.regs[done] = upTo ?? 0;
      return;
    }
    f.regs[done]++;
    f.regs[turned] |= 1 << held(code);
    e.regs[R.affected]++;
    perform(w, turnSpell, { seat: one(w, e, who), slot: held(code), by: e.seat });
  },
  words: {
    en: ({ who, upTo }, scene, mood) =>
      upTo !== undefined
        ? EN.say`${EN.verb(mood, "turn")} up to ${upTo} of ${EN.your(scene)} ready spells to their other side`
        : who === "self"
          ? EN.say`${EN.verb(mood, "turn")} one of ${EN.your(scene)} ready spells to its other side`
          : EN.say`${EN.verb(mood, "turn")} a ready spell of ${EN.who(who, scene)}, except the quick one, to its other side`,
    es: ({ who, upTo }, scene, mood) =>
      upTo !== undefined
        ? ES.say`${ES.verb(mood, "gira", "girar")} a su otro lado hasta ${upTo} de ${ES.your(scene, true)} conjuros preparados`
        : who === "self"
          ? ES.say`${ES.verb(mood, "gira", "girar")} a su otro lado uno de ${ES.your(scene, true)} conjuros preparados`
          : ES.say`${ES.verb(mood, "gira", "girar")} a su otro lado un conjuro preparado de ${ES.who(who, scene)}, salvo el rápido`,
    fr: ({ who, upTo }, scene, mood) =>
      upTo !== undefined
        ? FR.say`${FR.verb(mood, "retourner")} sur leur autre côté jusqu'à ${upTo} de ${FR.your(scene, "many")} sorts préparés`
        : who === "self"
          ? FR.say`${FR.verb(mood, "retourner")} sur son autre côté un de ${FR.your(scene, "many")} sorts préparés`
          : FR.say`${FR.verb(mood, "retourner")} sur son autre côté un sort préparé de ${FR.who(who, scene)}, sauf le rapide`,
  },
});

const turned = ownCount<SpellsTurned>("spells turned", {
  shape: {},
  count: (_w, e) => e.regs[R.affected],
  words: {
    en: () => ["spell turned", "spells turned"],
    es: () => ["conjuro girado", "conjuros girados"],
    fr: () => ["sort retourné", "sorts retournés"],
  },
});

export const turningVerbs = [turn];
export const turningCounts = [turned];

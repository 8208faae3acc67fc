/** Any evocation comes that other cards than Forgotten Spells can bring, too; what is only assigned never does (L-RB-28, L-RB-29). */
import { R } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { spot } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { canSummon, summonFigure } from "../../../rules/evocations.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { es, fr } from "@blackrose/language";
import { spot as spotEn } from "../../../text/en/things.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { spot as spotEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { spot as spotFr } from "../../../text/fr/things.ts";
import { held, model as modelThing } from "../../../things.ts";
import { figureOf, modelOf } from "../../../who.ts";
import type { Spot } from "../../says.ts";

export interface SummonAny {
  readonly do: "summon any";
  readonly in: Spot;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly summonAny: SummonAny;
  }
}

export const summonAny = (where: Spot): SummonAny => ({ do: "summon any", in: where });

/** Each kind by the first of its figures. */
const kindsOf = (w: Lodge): number[] =>
  w.cards.content.evocations
    .filter(({ id, forgotten }) => forgotten === undefined && canSummon(w, id))
    .map((kind) => modelThing(modelOf(w.cards.figures.indexOf(kind))));

const summonAnyVerb = ownVerb<SummonAny>("summon any", {
  shape: { in: a.spot },
  names: "evocation",
  canBegin: (w) => kindsOf(w).length > 0,
  run(w, f, e) {
    e.regs[R.it] = NONE;
    want(w, f, effTarget, kindsOf(w));
  },
  chosen(w, _f, e, said, code) {
    const room = spot(w, e, said.in);
    if (room !== NONE) summonFigure(w, e.seat, w.cards.figures[figureOf(held(code))].id, room);
  },
  words: {
    en: (line, scene, mood) =>
      `${verbEn(mood, "summon")} an evocation of your choice in ${spotEn(line.in, scene).text}, but none of a Forgotten Spell`,
    es: (line, scene, mood) =>
      es.say`${verbEs(mood, "invoca", "invocar")} en ${spotEs(line.in, scene)} una evocación a tu elección, salvo las de los Conjuros Olvidados`,
    fr: (line, scene, mood) =>
      fr.say`${verbFr(mood, "invoquer")} dans ${spotFr(line.in, scene)} une évocation de votre choix, sauf celles des Sorts Oubliés`,
  },
});

export const summonAnyVerbs = [summonAnyVerb];

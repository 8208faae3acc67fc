/** A quest of whoever is named is completed, as that mage chooses. */
import { PASS } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { effQuest, want } from "../../../effects/doing.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { completeQuest } from "../../../rules/quests.ts";
import { NONE } from "../../../state.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { who as whoEn, your as yourEn } from "../../../text/en/things.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { who as whoEs, your as yourEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { who as whoFr, your as yourFr } from "../../../text/fr/things.ts";
import { held, quest as questThing } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import type { One } from "../../says.ts";

/** One of its active quests counts as completed now, if it likes. */
export interface Fulfil {
  readonly do: "fulfil";
  readonly who: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly fulfilling: Fulfil;
  }
}

export const fulfil = (who: One = "self"): Fulfil => ({ do: "fulfil", who });

const fulfilVerb = ownVerb<Fulfil>("fulfil", {
  shape: { who: a.one },
  run(w, f, e, { who }) {
    const seat = one(w, e, who);
    if (seat === NONE || !isMage(seat) || seat >= w.s.seats) return;
    want(w, f, effQuest, [PASS, ...w.s.quests[seat].map(questThing)], { seat });
  },
  chosen(w, _f, e, { who }, code) {
    if (code !== PASS) completeQuest(w, one(w, e, who), held(code), NONE);
  },
  words: {
    en: ({ who }, scene, mood) =>
      who === "self"
        ? en.say`${verbEn(mood, "complete")} one of ${yourEn(scene)} active quests`
        : { own: en.say`${whoEn(who, scene)} completes one of its active quests` },
    es: ({ who }, scene, mood) =>
      who === "self"
        ? es.say`${verbEs(mood, "completa", "completar")} una de ${yourEs(scene, true)} misiones activas`
        : { own: es.say`${whoEs(who, scene)} completa una de sus misiones activas` },
    fr: ({ who }, scene, mood) =>
      who === "self"
        ? fr.say`${verbFr(mood, "accomplir", "accomplissez", "accomplit")} une de ${yourFr(scene, "many")} quêtes actives`
        : { own: fr.say`${whoFr(who, scene)} accomplit une de ses quêtes actives` },
  },
});

export const fulfillingVerbs = [fulfilVerb];

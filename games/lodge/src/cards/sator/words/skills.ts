/** Words for the values that only the skills of asymmetric mages change (L-SAT-101 … 122). */
import type { Change, ValueName } from "../../attachments.ts";
import type { ValueWords } from "../../../effects/vocabulary.ts";

const more = (change: Change): number => ("add" in change ? change.add : change.set);

/** So many points at the end for each of something. */
const atTheEnd = (en: string, es: string, fr: string): ValueWords => ({
  en: (change) => `at the end you ${more(change) > 0 ? "gain" : "lose"} ${Math.abs(more(change))} PP for each ${en}`,
  es: (change) => `al final ${more(change) > 0 ? "ganas" : "pierdes"} ${Math.abs(more(change))} PP por cada ${es}`,
  fr: (change) =>
    `à la fin, vous ${more(change) > 0 ? "gagnez" : "perdez"} ${Math.abs(more(change))} PP pour chaque ${fr}`,
});
const always = (en: string, es: string, fr: string): ValueWords => ({ en: () => en, es: () => es, fr: () => fr });

export const skillValues: { readonly [name in ValueName]?: ValueWords } = {
  "personal spells": {
    en: (change) => `you begin with ${1 + more(change)} copies of your personal spell in your Grimoire`,
    es: (change) => `empiezas con ${1 + more(change)} copias de tu conjuro personal en tu Grimorio`,
    fr: (change) => `vous commencez avec ${1 + more(change)} exemplaires de votre sort personnel dans votre Grimoire`,
  },
  "rooms of Momentum": {
    en: (change) => `your Momentum moves you up to ${1 + more(change)} rooms`,
    es: (change) => `con Ímpetu te mueves hasta ${1 + more(change)} salas`,
    fr: (change) => `votre Élan vous déplace de ${1 + more(change)} salles au plus`,
  },
  "points of the Crown": {
    en: (change) => `if you hold the Crown at the end, it is worth ${1 + more(change)} PP to you instead of 1`,
    es: (change) => `si tienes la Corona al final, te vale ${1 + more(change)} PP en vez de 1`,
    fr: (change) => `si vous détenez la Couronne à la fin, elle vous vaut ${1 + more(change)} PP au lieu de 1`,
  },
  "unhurt by area spells": always(
    "spells that target an area deal you no damage",
    "los conjuros de área no te infligen daño",
    "les sorts de zone ne vous infligent aucun dégât",
  ),
  "unhurt by single-target spells": always(
    "spells with a single target deal you no damage",
    "los conjuros de objetivo único no te infligen daño",
    "les sorts à cible unique ne vous infligent aucun dégât",
  ),
  "points for trophies": atTheEnd("trophy you hold", "trofeo que tengas", "trophée que vous détenez"),
  "points for activation tokens": atTheEnd(
    "activation token you hold",
    "ficha de activación que tengas",
    "jeton d’activation que vous détenez",
  ),
  "points for completed quests": atTheEnd(
    "quest you have completed",
    "misión que hayas completado",
    "quête que vous avez accomplie",
  ),
  "points for unfinished quests": atTheEnd(
    "quest you have not completed",
    "misión que te quede sin completar",
    "quête qu’il vous reste à accomplir",
  ),
  "leaves no trophy": always(
    "nobody gains a trophy for defeating you",
    "nadie gana un trofeo por derrotarte",
    "personne ne gagne de trophée pour vous avoir vaincu",
  ),
};

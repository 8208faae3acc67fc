/** French: why the Avatar chose as he did, after a colon. */
import type { StepName } from "../../rules/choose.ts";

export const STEP_WORDS: { readonly [step in StepName]: string } = {
  damage: "celui qui a le plus de dégâts",
  nearest: "le plus proche",
  power: "celui qui a le plus de PP",
  trophies: "celui qui a le plus de trophées",
  mages: "là où il y a le plus de mages",
  models: "là où il y a le plus de figurines",
  instability: "là où il y a le plus d’instabilité",
  "a mage": "un mage avant une évocation",
  "unused token": "une salle au jeton inutilisé",
  farthest: "aussi loin que cela porte",
  "fewest steps": "le moins de pas",
  "no Colossus": "loin d’un Colosse",
  kept: "ce pour quoi il est venu",
  useful: "là où cela fait quelque chose",
  "never declined": "rien n’est facultatif pour lui",
  rightmost: "le cube le plus à droite",
  toward: "vers la cible",
  strength: "la plus forte",
  slot: "l’emplacement le plus bas",
  "least health": "celle qui a le moins de santé",
  declined: "il ne se rachète jamais",
};

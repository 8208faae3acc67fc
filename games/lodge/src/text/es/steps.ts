/** Spanish: why the Avatar chose as he did, after a colon. */
import type { StepName } from "../../rules/choose.ts";

export const STEP_WORDS: { readonly [step in StepName]: string } = {
  damage: "el que más daño tiene",
  nearest: "quien está más cerca",
  power: "el que más PP tiene",
  trophies: "el que más trofeos tiene",
  mages: "donde hay más magos",
  models: "donde hay más miniaturas",
  instability: "donde hay más inestabilidad",
  "a mage": "un mago antes que una evocación",
  "unused token": "una sala con ficha sin usar",
  farthest: "lo más lejos que alcanza",
  "fewest steps": "los menos pasos",
  "no Colossus": "lejos de un Coloso",
  kept: "aquello a lo que vino",
  useful: "donde hace algo",
  "never declined": "nada suyo es opcional",
  rightmost: "el cubo de más a la derecha",
  toward: "hacia el objetivo",
  strength: "la más fuerte",
  slot: "la ranura más baja",
  "least health": "a quien menos vida le queda",
  declined: "nunca paga para librarse",
};

/** English: why the Avatar chose as he did, after a colon. */
import type { StepName } from "../../rules/choose.ts";

export const STEP_WORDS: { readonly [step in StepName]: string } = {
  damage: "the most damage",
  nearest: "the nearest",
  power: "the most PP",
  trophies: "the most trophies",
  mages: "the most mages",
  models: "the most models",
  instability: "the most instability",
  "a mage": "a mage before an evocation",
  "unused token": "a room with an unused token",
  farthest: "as far as it reaches",
  "fewest steps": "the fewest steps",
  "no Colossus": "away from a Colossus",
  kept: "what he came for",
  useful: "where it does something",
  "never declined": "nothing of his is optional",
  rightmost: "the rightmost cube",
  toward: "toward the target",
  strength: "the strongest",
  slot: "the lowest slot",
  "least health": "the least health left",
  declined: "he never buys himself off",
};

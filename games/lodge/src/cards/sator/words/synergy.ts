/** Synergy: what a spell does more beside the partner of its element (L-SAT-30, L-SYN). */
import { R } from "../../../effects/context.ts";
import { ownCondition } from "../../../effects/own.ts";
import * as a from "../../../pack/parts.ts";
import { ifSo } from "../../build.ts";
import { ELEMENTS, type Sentence } from "../../says.ts";

/** Fire and earth, air and water (L-SYN-01). */
type Partner = "fire" | "earth" | "air" | "water";

export interface Synergy {
  readonly is: "synergy";
  readonly with: Partner;
}

declare module "../../says.ts" {
  interface Conditions {
    readonly synergy: Synergy;
  }
}

/** An extra sentence, if the partner lay open when the spell was revealed. */
export const syn = (partner: Partner, ...then: readonly Sentence[]): Sentence =>
  ifSo({ is: "synergy", with: partner }, then);

const ANY = 1 << ELEMENTS.indexOf("any");

/** Read once, when the spell was revealed, whatever has changed since (L-SYN-02). Where its element is left open, a spell shows each (L-SYN-03). */
const synergy = ownCondition<Synergy>("synergy", {
  shape: { with: a.word("fire", "earth", "air", "water") },
  holds: (_w, e, said) => (e.regs[R.beside] & ((1 << ELEMENTS.indexOf(said.with)) | ANY)) !== 0,
  words: {
    en: (said, _scene, not) => (not ? `there is no Synergy with ${said.with}` : `there is Synergy with ${said.with}`),
    es: (said, _scene, not) => `${not ? "no hay" : "hay"} Sinergia con ${IN_SPANISH[said.with]}`,
    fr: (said, _scene, not) =>
      not ? `il n'y a pas de Synergie avec ${IN_FRENCH[said.with]}` : `il y a Synergie avec ${IN_FRENCH[said.with]}`,
  },
});

const IN_SPANISH = { fire: "el fuego", earth: "la tierra", air: "el aire", water: "el agua" } as const;
const IN_FRENCH = { fire: "le feu", earth: "la terre", air: "l'air", water: "l'eau" } as const;

export const synergyConditions = [synergy];

/**
 * How the cards' names behave as nouns. The names themselves stand in the content; their gender does not, so it stands
 * here. A kind that is not listed (somebody's own card) is spoken of as a masculine singular.
 */
import type { Gender } from "@blackrose/language";
import type { Kind } from "../content.ts";

export interface Features {
  readonly es: Gender;
  readonly fr: Gender;
  /** The name is a plural. */
  readonly many?: true;
  /** Spanish: feminine, with a stressed a at the start. */
  readonly stressedA?: true;
  /** English: it goes without an article. */
  readonly bare?: true;
}

const both = (gender: Gender): Features => ({ es: gender, fr: gender });
const M = both("m");
const F = both("f");

const FEATURES: { readonly [kind: string]: Features } = {
  army: { es: "m", fr: "f" },
  knight: M,
  mage: M,
  witch: F,
  castle: M,
  thief: M,
  cleric: M,
  spy: M,
  noble: M,
  alchemist: M,
  druid_priestess: F,
  white_widow: F,
  fairy: { ...F, stressedA: true },
  wall_of_thorns: M,
  gypsy: F,
  jester: M,
  crown: F,
  necromancer: M,
  war_troll: M,
  curse: F,
  cyclops: M,
  goblins: { ...M, many: true },
  snake_charmer: M,
  sorceress: F,
  champion: M,
  fateweaver: F,
  blood_ring: M,
  dragon: M,
  thaumaturge: M,
  wizard: M,
  captain: M,
  kraken: M,
  assassin: M,
  divine_intervention: { ...F, bare: true },
  mystic: M,
  scout: M,
  soothsayer: M,
  sword: F,
  merchant: M,
  amulet: { es: "m", fr: "f" },
  bard: M,
  diplomat: M,
  monk: M,
  tome: M,
};

export const featuresOf = ({ id }: Kind): Features => FEATURES[id] ?? M;
export const hasFeatures = ({ id }: Kind): boolean => Object.hasOwn(FEATURES, id);

/** The asymmetric sides of the twenty-four mage cards: every one is worth the same, the skills weighed with the values (L-SAT-100). */
import type { AsymmetricSide } from "../box.ts";
import { SKILLS } from "./skills.ts";

/** The skills by the numbers of their rules; a side with one that cannot be played yet stays face-down. */
function side(
  health: number,
  hand: number,
  move: number,
  attack: number,
  ...numbers: readonly number[]
): AsymmetricSide | null {
  const skills = numbers.flatMap((number) => SKILLS[number] ?? []);
  return skills.length < numbers.length ? null : { health, hand, move, attack, skills };
}

export const mageCards: { readonly [mage: string]: AsymmetricSide | null } = {
  "old-jukas": side(11, 7, 1, 2, 101, 109, 127),
  circe: side(10, 8, 2, 2, 103, 112, 126),
  telmia: side(10, 7, 3, 2, 102, 106),
  corax: side(10, 6, 3, 2, 108, 115),
  tlahuicole: side(12, 6, 2, 2, 120, 125),
  vivian: side(11, 6, 2, 2, 101, 102, 111),
  skultor: side(12, 8, 1, 2, 107, 110, 116),
  bella: side(12, 8, 3, 1, 116, 121, 126),
  eliumbra: side(11, 7, 3, 1, 112, 114),
  howard: side(10, 8, 2, 2, 104, 117, 120),
  bronte: side(11, 6, 1, 3, 102, 112, 113, 118),
  schiavon: side(11, 6, 2, 2, 101, 119),
  dukas: side(10, 7, 3, 1, 117, 122, 127),
  "arthur-vox": side(10, 7, 2, 2, 111, 126),
  "arianna-of-sator": side(10, 7, 2, 2, 109, 124),
  "baba-yaga": side(12, 7, 3, 1, 112, 119, 122),
  tora: side(11, 6, 2, 2, 104, 123),
  jafar: side(10, 7, 2, 2, 111, 119),
  tessa: side(10, 7, 2, 2, 103, 123),
  rebecca: side(12, 6, 2, 2, 102, 105),
  nero: side(12, 7, 2, 2, 108, 112, 115, 120),
  marco: side(10, 7, 2, 2, 109, 121, 122),
  geneve: side(11, 8, 2, 2, 118, 124, 127),
  medusa: side(10, 7, 1, 3, 110, 112, 121),
};

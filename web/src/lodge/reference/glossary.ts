/** The words on the cards and what they mean, each with the rule that says it in full. */
import type { Language } from "@blackrose/language";
import { words } from "./words.ts";

const RULES = {
  activation: "L-ACT-02",
  activateARoom: "L-ROM-02",
  attack: "L-GLO-04",
  cancel: "L-GLO-07",
  castFromHand: "L-GLO-09",
  cell: "L-CEL-01",
  channel: "L-GLO-33",
  command: "L-ACT-09",
  convert: "L-GLO-10",
  crown: "L-TRN-02",
  damage: "L-GLO-11",
  defeat: "L-DPT-01",
  discard: "L-GLO-12",
  evocation: "L-EVO-02",
  forgottenSpell: "L-FGT-01",
  grimoire: "L-STU-06",
  heal: "L-GLO-15",
  ignoreDamage: "L-GLO-06",
  instability: "L-INS-01",
  momentum: "L-ACT-12",
  moon: "L-MON-01",
  move: "L-GLO-18",
  pay: "L-GLO-20",
  personalSpell: "L-PSP-01",
  protection: "L-INT-02",
  quickSpell: "L-ACT-10",
  steal: "L-GLO-24",
  summon: "L-GLO-26",
  territory: "L-GLO-32",
  transfer: "L-GLO-27",
  transit: "L-GLO-19",
  trap: "L-INT-03",
  within: "L-GLO-30",
  actionCard: "L-AVA-13",
  avatar: "L-AVA-01",
  fear: "L-GLO-31",
  flags: "L-RPT-05",
  jinx: "L-JX-01",
  largeEvocation: "L-SUM-03",
  lift: "L-JX-06",
  overflow: "L-JX-03",
  pain: "L-GLO-28",
  persistent: "L-PER-01",
  rebuild: "L-ROM-03",
  ruins: "L-ROM-02",
  solve: "L-QST-06",
  umbra: "L-NM-01",
  upgrade: "L-UP-01",
} as const;

export type Entry = keyof typeof RULES;

export function glossaryIn(
  language: Language,
): { readonly word: string; readonly means: string; readonly rule: string }[] {
  const { glossary } = words(language);
  return (Object.keys(RULES) as Entry[])
    .map((entry) => ({ word: glossary[entry][0], means: glossary[entry][1], rule: RULES[entry] }))
    .sort((a, b) => a.word.localeCompare(b.word, language));
}

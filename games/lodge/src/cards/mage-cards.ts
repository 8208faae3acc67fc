/** Mage cards in place of sheets: every mage at the table with the same side up (L-SAT-04, L-SAT-05, L-SAT-100). */
import type { AsymmetricSide } from "./box.ts";
import type { Mage } from "./says.ts";
import type { Selection } from "./selection.ts";

const DESIGNED = { health: "designed", hand: "designed", move: "designed", attack: "designed" } as const;

/** Nobody is a guest, and no ruleset has other values for it. */
function classic({ guest: _guest, plainHand: _plainHand, ...mage }: Mage): Mage {
  return { ...mage, card: true };
}

function asymmetric(mage: Mage, { skills, ...values }: AsymmetricSide): Mage {
  const all = <T>(of: (skill: AsymmetricSide["skills"][number]) => readonly T[] | undefined): T[] =>
    skills.flatMap((skill) => of(skill) ?? []);
  return {
    ...classic(mage),
    ...values,
    skills: skills.map(({ id }) => id),
    changes: all(({ changes }) => changes),
    hears: all(({ hears }) => hears),
    insteadOfAttack: all(({ insteadOfAttack }) => insteadOfAttack),
    provenance: DESIGNED,
  };
}

/** The mages of a table as their cards have them; who has no asymmetric side stays away from those who do. */
export function withCards(mages: readonly Mage[], { boxes, modules }: Pick<Selection, "boxes" | "modules">): Mage[] {
  const cards = boxes.find(({ mageCards }) => mageCards !== undefined)?.mageCards;
  if (cards === undefined || !modules.includes("mages")) return [...mages];
  const sideOf = ({ id }: Mage): AsymmetricSide | null | undefined => cards[id];
  if (!modules.includes("asymmetric")) return mages.map((mage) => (sideOf(mage) === undefined ? mage : classic(mage)));
  return mages.flatMap((mage) => {
    const side = sideOf(mage);
    return side == null ? [] : [asymmetric(mage, side)];
  });
}

/** Variety: how many different schools or elements the controller's other revealed spells show. */
import type { Frame } from "@blackrose/kernel";
import { R } from "../../../effects/context.ts";
import { ownCount } from "../../../effects/own.ts";
import { othersShown } from "../../../effects/shown.ts";
import * as a from "../../../pack/parts.ts";
import { type Lodge, NONE, Slot } from "../../../state.ts";
import { FORGOTTEN } from "../../../tables.ts";

export interface Different {
  readonly counted: "different";
  readonly shown: "schools" | "elements";
}

declare module "../../says.ts" {
  interface Counts {
    readonly different: Different;
  }
}

/** Personal and Forgotten Spells belong to no school. */
function schools({ s, cards }: Lodge, { seat, regs }: Frame): number {
  const others = s.revealed[seat].filter(
    (card, slot) => card !== NONE && card !== regs[R.card] && s.slots[seat][slot] === Slot.revealed,
  );
  return new Set(others.map((card) => cards.schoolOf[cards.spellOf[card]]).filter((school) => school < FORGOTTEN)).size;
}

/** Where a spell's element is left open, it shows one that no other shows. */
function elements(w: Lodge, e: Frame): number {
  const shown = othersShown(w, e).map(({ element }) => element);
  return new Set(shown.map((element, i) => (element === "any" ? i : element))).size;
}

const different = ownCount<Different>("different", {
  shape: { shown: a.word("schools", "elements") },
  count: (w, e, { shown }) => (shown === "schools" ? schools(w, e) : elements(w, e)),
  words: {
    en: ({ shown }) =>
      shown === "schools"
        ? ["different school among your other revealed spells", "different schools among your other revealed spells"]
        : ["different element among your other revealed spells", "different elements among your other revealed spells"],
    es: ({ shown }) =>
      shown === "schools"
        ? [
            "escuela distinta entre tus otros conjuros revelados",
            "escuelas distintas entre tus otros conjuros revelados",
          ]
        : [
            "elemento distinto entre tus otros conjuros revelados",
            "elementos distintos entre tus otros conjuros revelados",
          ],
    fr: ({ shown }) =>
      shown === "schools"
        ? ["école différente parmi vos autres sorts révélés", "écoles différentes parmi vos autres sorts révélés"]
        : ["élément différent parmi vos autres sorts révélés", "éléments différents parmi vos autres sorts révélés"],
  },
});

export const varietyCounts = [different];

/**
 * A spell of the other's hand for one of one's own; never a Forgotten one (Extort Magic). A personal spell is nobody else's: it goes to
 * its owner's Memories, and nothing comes for it (L-PSP-02).
 */
import { again, closeWayBack, perform } from "@blackrose/kernel";
import { giveSpell, moveSpell, Zone } from "../../deeds.ts";
import { type Lodge, NONE } from "../../state.ts";
import { FORGOTTEN, PERSONAL } from "../../tables.ts";
import { card as cardThing, held } from "../../things.ts";
import { isMage } from "../../who.ts";
import { R } from "../context.ts";
import { effCard, want } from "../doing.ts";
import { one } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface SwapSpells {
  readonly do: "swap spells";
}

const NOT_YET = -2;
/** The spell taken; NONE if it was personal and came to nobody. */
const own = numbers({ taken: NOT_YET });
const { taken } = own.at;

/** The spells of two hands that can change places. */
function swappable({ s, cards }: Lodge, seat: number, other: number): { own: number[]; theirs: number[] } {
  const schoolOf = (card: number): number => cards.schoolOf[cards.spellOf[card]];
  return {
    own: s.hands[seat].filter((card) => schoolOf(card) < FORGOTTEN),
    theirs: s.hands[other].filter((card) => schoolOf(card) !== FORGOTTEN),
  };
}

export const swapSpells = verb<SwapSpells>("swap spells", {
  shape: {},
  numbers: own,
  usesTarget: true,
  /** Whether both have spells in hand, which everyone can see. */
  canBegin(w, e) {
    const other = one(w, e, "target");
    return other !== NONE && isMage(other) && w.s.hands[e.seat].length > 0 && w.s.hands[other].length > 0;
  },
  isFutile(w, e) {
    const { own: mine, theirs } = swappable(w, e.seat, one(w, e, "target"));
    return mine.length === 0 || theirs.length === 0;
  },
  offersFrom: (s, { regs }) => ({ spells: s.hands[regs[R.target] === NONE ? regs[R.it] : regs[R.target]] }),
  run(w, f, e) {
    const other = one(w, e, "target");
    if (other === NONE || !isMage(other)) return;
    const { own: mine, theirs } = swappable(w, e.seat, other);
    if (f.regs[taken] === NOT_YET) {
      // The question itself shows what was hidden (K-UND-01).
      closeWayBack(w);
      if (mine.length > 0) want(w, f, effCard, theirs.map(cardThing));
      return;
    }
    // For one of one's own, not the one just taken.
    want(w, f, effCard, mine.filter((card) => card !== f.regs[taken]).map(cardThing));
  },
  chosen(w, f, e, _said, code) {
    const other = one(w, e, "target");
    const card = held(code);
    if (f.regs[taken] !== NOT_YET) {
      perform(w, giveSpell, { seat: e.seat, target: other, to: [e.seat, other], card });
      return;
    }
    again(f);
    if (w.cards.schoolOf[w.cards.spellOf[card]] === PERSONAL) {
      f.regs[taken] = NONE;
      perform(w, moveSpell, { seat: other, card, from: Zone.hand, to: Zone.memories });
    } else {
      f.regs[taken] = card;
      perform(w, giveSpell, { seat: other, target: e.seat, to: [e.seat, other], card });
    }
  },
});

/** Words that only the rooms of this box say: a quest or a card given up as a cost, a third mage who deals damage. */
import { attempt, laid, PASS, perform } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { holdSpell, layTrap, moveSpell, putHeld, setAside, Zone } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { effCard, effTarget, want } from "../../../effects/doing.ts";
import { ownCost } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import { blowAt, isReached } from "../../../effects/verbs/shared/blows.ts";
import * as a from "../../../pack/parts.ts";
import { strike } from "../../../rules/damage.ts";
import { discardQuest } from "../../../rules/quest-cards.ts";
import { NONE, Slot } from "../../../state.ts";
import { facesOneWay, FORGOTTEN, PERSONAL } from "../../../tables.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { who as whoEn, your as yourEn } from "../../../text/en/things.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { who as whoEs, your as yourEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { damage as damageFr, who as whoFr, your as yourFr } from "../../../text/fr/things.ts";
import { card as cardThing, cardSide, held, model as modelThing, quest as questThing } from "../../../things.ts";
import { partyOf } from "../../../who.ts";
import type { One } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** An active quest is discarded; the Black Rose gains by it as by any other (L-SAT-73, L-QST-08). */
export interface GiveUpQuest {
  readonly pay: "quest";
}
/** A spell of the hand goes back to its school, a personal one is set aside (L-SAT-79). */
export interface ReturnSpell {
  readonly pay: "spell to its school";
}
/** Another mage, whom the controller chooses, deals so much with cubes of his own (L-SAT-84). */
export interface AnotherDeals {
  readonly do: "another deals";
  readonly n: number;
  readonly to: One;
}

/** A trap of the hand lies Activated where a spell was taken back (L-SAT-82). */
export interface LayATrap {
  readonly do: "lay a trap";
}

declare module "../../says.ts" {
  interface Costs {
    readonly satorRooms: GiveUpQuest | ReturnSpell;
  }
  interface Verbs {
    readonly satorRooms: AnotherDeals | LayATrap;
  }
}

export const anotherDeals = (n: number, to: One): AnotherDeals => ({ do: "another deals", n, to });

export const layATrap: LayATrap = { do: "lay a trap" };

const giveUpQuest = ownCost<GiveUpQuest>("quest", {
  shape: {},
  ways: (w, e) => w.s.quests[e.seat].map(questThing),
  take: (w, e, _cost, [code]) => discardQuest(w, e.seat, held(code), true),
  words: {
    en: (_, scene, mood) => en.say`${verbEn(mood, "discard")} one of ${yourEn(scene)} active quests`,
    es: (_, scene, mood) =>
      es.say`${verbEs(mood, "descarta", "descartar")} una de ${yourEs(scene, true)} misiones activas`,
    fr: (_, scene, mood) => fr.say`${verbFr(mood, "défausser")} une de ${yourFr(scene, "many")} quêtes actives`,
  },
});

const returnSpell = ownCost<ReturnSpell>("spell to its school", {
  shape: {},
  fromHand: true,
  // A Forgotten Spell has no school to go to.
  ways: (w, e) =>
    w.s.hands[e.seat].filter((card) => w.cards.schoolOf[w.cards.spellOf[card]] !== FORGOTTEN).map(cardThing),
  take(w, { seat }, _cost, [code]) {
    const card = held(code);
    if (w.cards.schoolOf[w.cards.spellOf[card]] === PERSONAL) perform(w, setAside, { seat, card });
    else perform(w, moveSpell, { seat, card, from: Zone.hand, to: Zone.school });
  },
  words: {
    en: (_, scene, mood) => en.say`${verbEn(mood, "discard")} 1 spell from ${yourEn(scene)} hand to its school`,
    es: (_, scene, mood) =>
      es.say`${verbEs(mood, "descarta", "descartar")} 1 conjuro de ${yourEs(scene)} mano en su escuela`,
    fr: (_, scene, mood) => fr.say`${verbFr(mood, "défausser")} 1 sort de ${yourFr(scene, "f")} main dans son école`,
  },
});

const anotherDealsVerb = ownVerb<AnotherDeals>("another deals", {
  shape: { n: a.n, to: a.one },
  run(w, f, e, { to }) {
    const target = one(w, e, to);
    if (target === NONE || !isReached(e, target)) return;
    const others = [...w.s.at.keys()].filter((mage) => mage !== e.seat && mage !== target);
    want(w, f, effTarget, others.map(modelThing));
  },
  chosen(w, _f, e, { n, to }, code) {
    const target = one(w, e, to);
    // It stays the room's damage; only the cubes are that mage's.
    if (target !== NONE) strike(w, e.seat, [{ ...blowAt(w, e, target, n), dealer: partyOf(w.s, held(code)) }]);
  },
  words: {
    en: ({ n, to }, scene, mood) =>
      en.say`${verbEn(mood, "choose")} another mage, who deals ${n} damage to ${whoEn(to, scene)}`,
    es: ({ n, to }, scene, mood) =>
      es.say`${verbEs(mood, "elige", "elegir")} a otro mago, que inflige ${n} de daño a ${whoEs(to, scene)}`,
    fr: ({ n, to }, scene, mood) =>
      fr.say`${verbFr(mood, "choisir", "choisissez", "choisit")} un autre mage, qui inflige ${damageFr(n)} à ${whoFr(to, scene)}`,
  },
});

const layATrapVerb = ownVerb<LayATrap>("lay a trap", {
  shape: {},
  run(w, f, e) {
    const { seat, regs } = e;
    if (regs[R.slot] === NONE || w.s.slots[seat][regs[R.slot]] !== Slot.empty || w.s.hands[seat].length === 0) return;
    const traps = w.s.hands[seat].flatMap((card) => {
      const spell = w.cards.spellOf[card];
      const sides = facesOneWay(w.cards.spells[spell]) ? [0] : [0, 1];
      return sides
        .filter((side) => w.cards.sides[spell][side].side.type === "trap")
        .map((side) => cardSide(card, side));
    });
    want(w, f, effCard, [PASS, ...traps]);
  },
  chosen(w, _f, { seat, regs }, _said, code) {
    if (code === PASS) return;
    const slot = regs[R.slot];
    perform(w, holdSpell, { seat, card: held(code) >> 1, side: held(code) & 1 });
    perform(w, putHeld, { seat, slot });
    attempt(w, seat, [laid(layTrap, { seat, slot, kind: Slot.trap })]);
  },
  words: {
    en: (_, scene, mood) =>
      EN.say`${EN.verb(mood, "lay")} up to one trap from ${EN.your(scene)} hand in its place, Activated`,
    es: (_, scene, mood) =>
      ES.say`${ES.verb(mood, "coloca", "colocar")} en su lugar, Activada, como mucho una trampa de ${ES.your(scene)} mano`,
    fr: (_, scene, mood) =>
      FR.say`${FR.verb(mood, "poser")} à sa place, Activé, au plus un piège de ${FR.your(scene, "f")} main`,
  },
});

export const roomCosts = [giveUpQuest, returnSpell];
export const roomVerbs = [anotherDealsVerb, layATrapVerb];

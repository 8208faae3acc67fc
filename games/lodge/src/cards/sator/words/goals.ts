/** Goals of tarot quests: what has been so at any time of the turn (L-TAR-02). */
import type { Frame } from "@blackrose/kernel";
import { Fact } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { ownCondition } from "../../../effects/own.ts";
import { shown } from "../../../effects/shown.ts";
import * as a from "../../../pack/parts.ts";
import { type Lodge, Slot } from "../../../state.ts";
import { ELEMENTS } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** The owner has cast so many spells of different names; laying a trap, a protection or a quest is casting (L-GLO-46). */
export interface CastDifferent {
  readonly is: "cast different";
  readonly atLeast: number;
}
/** The owner's effects have made hands discard so many cards, the owner's own among them (L-DSC-03). */
export interface MadeDiscard {
  readonly is: "made discard";
  readonly atLeast: number;
}
/** The sides the owner has revealed show so many elements. */
export interface ElementsShown {
  readonly is: "elements shown";
  readonly atLeast: number;
}
/** A mage was defeated, or so many evocations left play, whoever caused it. */
export interface FellOrLeft {
  readonly is: "fell or left";
  readonly evocations: number;
}

declare module "../../says.ts" {
  interface Conditions {
    readonly goals: CastDifferent | MadeDiscard | ElementsShown | FellOrLeft;
  }
}

/** What was told of a mage this turn. */
const factsOf = ({ s }: Lodge, fact: number, who: number): Lodge["s"]["soFar"] =>
  s.soFar.filter((told) => told.fact === fact && told.who === who);

const LIE_CAST: readonly number[] = [Slot.trap, Slot.protection, Slot.tarot];

function spellsCast(w: Lodge, { seat, regs }: Frame): Set<number> {
  const { s, cards } = w;
  const found = factsOf(w, Fact.cast, seat).map(({ spell }) => spell);
  s.slots[seat].forEach((state, slot) => {
    const card =
      state === Slot.revealed ? s.revealed[seat][slot] : LIE_CAST.includes(state) ? s.planned[seat][slot] : -1;
    // The quest itself does not count.
    if (card >= 0 && card !== regs[R.card]) found.push(cards.spellOf[card]);
  });
  return new Set(found);
}

const castDifferent = ownCondition<CastDifferent>("cast different", {
  shape: { atLeast: a.some },
  holds: (w, e, { atLeast }) => spellsCast(w, e).size >= atLeast,
  words: {
    en: ({ atLeast }) => EN.say`you have cast ${atLeast} different spells this turn`,
    es: ({ atLeast }) => ES.say`has lanzado ${atLeast} conjuros distintos este turno`,
    fr: ({ atLeast }) => FR.say`vous avez lancé ${atLeast} sorts différents ce tour-ci`,
  },
});

const madeDiscard = ownCondition<MadeDiscard>("made discard", {
  shape: { atLeast: a.some },
  holds: (w, e, { atLeast }) => factsOf(w, Fact.discard, e.seat).length >= atLeast,
  words: {
    en: ({ atLeast }) => EN.say`your effects have made hands discard ${atLeast} spells this turn, your own included`,
    es: ({ atLeast }) =>
      ES.say`tus efectos han hecho descartar ${atLeast} conjuros de las manos este turno, la tuya incluida`,
    fr: ({ atLeast }) => FR.say`vos effets ont fait défausser ${atLeast} sorts des mains ce tour-ci, la vôtre comprise`,
  },
});

/** A spell whose element is left open shows one that no other does. */
function elementsOf(w: Lodge, seat: number): number {
  const now = shown(w.cards, w.s, seat).map(({ element }) => element);
  const before = factsOf(w, Fact.cast, seat).flatMap(({ shows }) => (shows < 0 ? [] : [ELEMENTS[shows]]));
  return new Set([...now, ...before].map((element, i) => (element === "any" ? i : element))).size;
}

const elementsShown = ownCondition<ElementsShown>("elements shown", {
  shape: { atLeast: a.some },
  holds: (w, e, { atLeast }) => elementsOf(w, e.seat) >= atLeast,
  words: {
    en: ({ atLeast }) => EN.say`your spells revealed this turn show ${atLeast} different elements`,
    es: ({ atLeast }) => ES.say`tus conjuros revelados este turno muestran ${atLeast} elementos distintos`,
    fr: ({ atLeast }) => FR.say`vos sorts révélés ce tour-ci montrent ${atLeast} éléments différents`,
  },
});

const fellOrLeft = ownCondition<FellOrLeft>("fell or left", {
  shape: { evocations: a.some },
  holds({ s }, _e, { evocations }) {
    const count = (fact: number): number => s.soFar.filter((told) => told.fact === fact).length;
    return count(Fact.fell) > 0 || count(Fact.left) >= evocations;
  },
  words: {
    en: ({ evocations }) => EN.say`a mage was defeated or ${evocations} evocations left play this turn`,
    es: ({ evocations }) =>
      ES.say`un mago ha sido derrotado o ${evocations} evocaciones han dejado el juego este turno`,
    fr: ({ evocations }) => FR.say`un mage a été vaincu ou ${evocations} évocations ont quitté le jeu ce tour-ci`,
  },
});

export const goalConditions = [castDifferent, madeDiscard, elementsShown, fellOrLeft];

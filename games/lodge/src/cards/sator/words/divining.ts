/** Cards of the hand and of the Grimoires: shown, discarded from the top, traded; and what a price paid with them has shown. */
import { again, closeWayBack, flowName, type Frame, PASS, perform } from "@blackrose/kernel";
import { dropQuest, Look, moveSpell, showTo, Zone } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { effCard, effOption, effQuest, want } from "../../../effects/doing.ts";
import { ownCondition, ownCount } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { typesShown } from "../../../effects/shown.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { actingShape } from "../../../frames.ts";
import * as a from "../../../pack/parts.ts";
import { drawQuestFor } from "../../../rules/quest-cards.ts";
import { drawGrimoire } from "../../../rules/study.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { card as cardThing, held, number, quest as questThing } from "../../../things.ts";
import { isMage, partyOf } from "../../../who.ts";
import { type One, type SpellType, TYPES } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** Up to so many cards of the hand are shown to all and stay there. */
export interface ShowHand {
  readonly do: "show hand";
  readonly most: number;
}
/** The controller looks at the top of a Grimoire and discards some of it face-up; where all go, nobody chooses (L-DSC-01). */
export interface DiscardOfTop {
  readonly do: "discard of top";
  readonly n: number;
  readonly of: number;
  readonly whose: One;
}
/** Any number of the hand for as many of the Grimoire. */
export interface Redraw {
  readonly do: "redraw";
}
/** A quest for one or two others; the Black Rose gains nothing by it. */
export interface TradeQuest {
  readonly do: "trade quest";
}
/** The evocation that is about to act strikes harder in this act. */
export interface Fiercer {
  readonly do: "fiercer";
  readonly n: number;
}
export interface CardsShown {
  readonly counted: "hand cards shown";
}
/** Cards or power that somebody should have given and could not. */
export interface CouldNotGive {
  readonly counted: "could not give";
  readonly what: "cards" | "PP";
}
/** The cost of an earlier sentence was paid. */
export interface Paid {
  readonly is: "paid";
}
/** What was discarded last shows one of these types (L-DSC-02). */
export interface Shows {
  readonly is: "shows";
  readonly types: readonly SpellType[];
}
export interface HasMore {
  readonly is: "has more";
  readonly what: "PP" | "hand cards";
  readonly who: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly divining: ShowHand | DiscardOfTop | Redraw | TradeQuest | Fiercer;
  }
  interface Counts {
    readonly divining: CardsShown | CouldNotGive;
  }
  interface Conditions {
    readonly divining: Paid | Shows | HasMore;
  }
}

export const showHand = (most: number): ShowHand => ({ do: "show hand", most });
export const discardOfTop = (n: number, of: number, whose: One): DiscardOfTop => ({
  do: "discard of top",
  n,
  of,
  whose,
});
export const redraw: Redraw = { do: "redraw" };
export const tradeQuest: TradeQuest = { do: "trade quest" };
export const fiercer = (n: number): Fiercer => ({ do: "fiercer", n });
export const paid: Paid = { is: "paid" };
export const shows = (...types: readonly SpellType[]): Shows => ({ is: "shows", types });

const showHandVerb = ownVerb<ShowHand>("show hand", {
  shape: { most: a.some },
  run(w, f, e, { most }) {
    e.regs[R.affected] = 0;
    want(w, f, effCard, [PASS, ...w.s.hands[e.seat].map(cardThing)], { min: 1, max: most });
  },
  chosen(w, _f, e, _said, _code, codes) {
    const cards = codes.filter((code) => code !== PASS).map(held);
    e.regs[R.affected] = cards.length;
    const others = Array.from({ length: w.s.seats }, (_, seat) => seat).filter((seat) => seat !== e.seat);
    perform(w, showTo, { seat: e.seat, to: others, what: Look.hand, moon: NONE, cards });
  },
  words: {
    en: ({ most }, scene, mood) => EN.say`${EN.verb(mood, "show")} up to ${most} spells of ${EN.your(scene)} hand`,
    es: ({ most }, scene, mood) =>
      ES.say`${ES.verb(mood, "muestra", "mostrar")} hasta ${most} conjuros de ${ES.your(scene)} mano`,
    fr: ({ most }, scene, mood) =>
      FR.say`${FR.verb(mood, "montrer")} jusqu'à ${most} sorts de ${FR.your(scene, "f")} main`,
  },
});

const ownerOf = (w: Lodge, e: Frame, whose: One): number => {
  const owner = one(w, e, whose);
  return owner !== NONE && isMage(owner) && owner < w.s.seats ? owner : NONE;
};

function drop(w: Lodge, e: Frame, seat: number, cards: readonly number[]): void {
  e.regs[R.shows] = typesShown(w.cards, cards);
  for (const card of cards) perform(w, moveSpell, { seat, card, from: Zone.grimoire, to: Zone.memories });
}

const discardOfTopVerb = ownVerb<DiscardOfTop>("discard of top", {
  shape: { n: a.some, of: a.some, whose: a.one },
  run(w, f, e, { n, of, whose }) {
    const owner = ownerOf(w, e, whose);
    e.regs[R.shows] = 0;
    if (owner === NONE) return;
    const top = w.s.grimoires[owner].slice(-of).toReversed();
    if (top.length <= n) {
      drop(w, e, owner, top);
      return;
    }
    // The question itself shows what lay hidden (K-UND-01).
    closeWayBack(w);
    want(w, f, effCard, top.map(cardThing), { min: n, max: n });
  },
  chosen: (w, _f, e, { whose }, _code, codes) => drop(w, e, ownerOf(w, e, whose), codes.map(held)),
  offersFrom: (s, e) => ({ spells: s.grimoires[e.regs[R.target] === NONE ? e.seat : e.regs[R.target]] }),
  words: {
    en: ({ n, of, whose }, scene, mood) =>
      n >= of
        ? EN.say`${EN.verb(mood, "discard")} the top ${of} spells of ${whose === "self" ? `${EN.your(scene)} Grimoire` : EN.say`the Grimoire of ${EN.who(whose, scene)}`}, face-up`
        : EN.say`${EN.verb(mood, "look")} at the top ${of} spells of ${whose === "self" ? `${EN.your(scene)} Grimoire` : EN.say`the Grimoire of ${EN.who(whose, scene)}`} and ${EN.verb(mood, "discard")} ${n} of them`,
    es: ({ n, of, whose }, scene, mood) =>
      n >= of
        ? ES.say`${ES.verb(mood, "descarta", "descartar")} boca arriba los ${of} primeros conjuros de ${whose === "self" ? `${ES.your(scene)} Grimorio` : ES.say`el Grimorio de ${ES.who(whose, scene)}`}`
        : ES.say`${ES.verb(mood, "mira", "mirar")} los ${of} primeros conjuros ${whose === "self" ? `de ${ES.your(scene)} Grimorio` : ES.say`del Grimorio de ${ES.who(whose, scene)}`} y ${ES.verb(mood, "descarta", "descartar")} ${n}`,
    fr: ({ n, of, whose }, scene, mood) =>
      n >= of
        ? FR.say`${FR.verb(mood, "défausser")} face visible les ${of} premiers sorts ${whose === "self" ? `de ${FR.your(scene)} Grimoire` : FR.say`du Grimoire de ${FR.who(whose, scene)}`}`
        : FR.say`${FR.verb(mood, "regarder")} les ${of} premiers sorts ${whose === "self" ? `de ${FR.your(scene)} Grimoire` : FR.say`du Grimoire de ${FR.who(whose, scene)}`} et ${FR.verb(mood, "défausser")} ${n} d'entre eux`,
  },
});

const redrawVerb = ownVerb<Redraw>("redraw", {
  shape: {},
  run(w, f, e) {
    const hand = w.s.hands[e.seat];
    want(w, f, effCard, [PASS, ...hand.map(cardThing)], { min: 1, max: Math.max(1, hand.length) });
  },
  chosen(w, _f, { seat }, _said, _code, codes) {
    const cards = codes.filter((code) => code !== PASS).map(held);
    for (const card of cards) perform(w, moveSpell, { seat, card, from: Zone.hand, to: Zone.memories });
    drawGrimoire(w, seat, cards.length);
  },
  words: {
    en: (_, scene, mood) =>
      EN.say`${EN.verb(mood, "discard")} any number of spells from ${EN.your(scene)} hand and ${EN.verb(mood, "draw")} as many from ${EN.your(scene)} Grimoire`,
    es: (_, scene, mood) =>
      ES.say`${ES.verb(mood, "descarta", "descartar")} cualquier número de conjuros de ${ES.your(scene)} mano y ${ES.verb(mood, "roba", "robar")} otros tantos de ${ES.your(scene)} Grimorio`,
    fr: (_, scene, mood) =>
      FR.say`${FR.verb(mood, "défausser")} autant de sorts de ${FR.your(scene, "f")} main que vous voulez et ${FR.verb(mood, "piocher")}-en autant de ${FR.your(scene)} Grimoire`,
  },
});

/** Whether a quest was given up. */
const trade = numbers({ given: 0 });

const tradeQuestVerb = ownVerb<TradeQuest>("trade quest", {
  shape: {},
  numbers: trade,
  run(w, f, e) {
    if (f.regs[trade.at.given] === 1) want(w, f, effOption, [number(1), number(2)]);
    else if (w.s.quests[e.seat].length > 0) {
      again(f);
      want(w, f, effQuest, [PASS, ...w.s.quests[e.seat].map(questThing)]);
    }
  },
  chosen(w, f, { seat }, _said, code) {
    if (f.regs[trade.at.given] === 1) {
      for (let i = 0; i < held(code); i++) drawQuestFor(w, seat, w.s.moon);
      return;
    }
    f.regs[trade.at.given] = code === PASS ? 2 : 1;
    if (code !== PASS) perform(w, dropQuest, { seat, quest: held(code) });
  },
  words: {
    en: (_, scene, mood) =>
      EN.say`${EN.verb(mood, "discard")} up to 1 of ${EN.your(scene)} active quests; if you do, draw 1 or 2 quests of the current moon`,
    es: (_, scene, mood) =>
      ES.say`${ES.verb(mood, "descarta", "descartar")} como mucho 1 de ${ES.your(scene, true)} misiones activas; si lo haces, roba 1 o 2 misiones de la luna actual`,
    fr: (_, scene, mood) =>
      FR.say`${FR.verb(mood, "défausser")} au plus 1 de ${FR.your(scene, "many")} quêtes actives ; si vous le faites, piochez 1 ou 2 quêtes de la lune actuelle`,
  },
});

const fiercerVerb = ownVerb<Fiercer>("fiercer", {
  shape: { n: a.some },
  run(w, _f, e, { n }) {
    const acting = w.s.stack.findLast(
      (frame) => flowName(w, frame) === "evocation acts" && frame.regs[actingShape.at.model] === e.regs[R.it],
    );
    if (acting !== undefined) acting.regs[actingShape.at.more] += n;
  },
  words: {
    en: ({ n }) => ({ own: EN.say`its attack value increases by ${n} for this act` }),
    es: ({ n }) => ({ own: ES.say`su valor de ataque aumenta en ${n} durante esta actuación` }),
    fr: ({ n }) => ({ own: FR.say`sa valeur d'attaque augmente de ${n} pour cette action` }),
  },
});

const cardsShown = ownCount<CardsShown>("hand cards shown", {
  shape: {},
  count: (_w, e) => e.regs[R.affected],
  words: {
    en: () => ["spell shown", "spells shown"],
    es: () => ["conjuro mostrado", "conjuros mostrados"],
    fr: () => ["sort montré", "sorts montrés"],
  },
});

const couldNotGive = ownCount<CouldNotGive>("could not give", {
  shape: { what: a.word("cards", "PP") },
  count: (_w, e) => e.regs[R.short],
  words: {
    en: ({ what }) =>
      what === "cards"
        ? ["spell that mage could not discard", "spells that mage could not discard"]
        : ["PP that mage could not lose", "PP that mage could not lose"],
    es: ({ what }) =>
      what === "cards"
        ? ["conjuro que ese mago no haya podido descartar", "conjuros que ese mago no haya podido descartar"]
        : ["PP que ese mago no haya podido perder", "PP que ese mago no haya podido perder"],
    fr: ({ what }) =>
      what === "cards"
        ? ["sort que ce mage n’a pas pu défausser", "sorts que ce mage n’a pas pu défausser"]
        : ["PP que ce mage n’a pas pu perdre", "PP que ce mage n’a pas pu perdre"],
  },
});

const paidCondition = ownCondition<Paid>("paid", {
  shape: {},
  holds: (_w, e) => e.regs[R.paidUp] === 1,
  words: {
    en: (_, __, not) => (not ? "that price was not paid" : "that price was paid"),
    es: (_, __, not) => (not ? "no se ha pagado ese coste" : "se ha pagado ese coste"),
    fr: (_, __, not) => (not ? "ce coût n’a pas été payé" : "ce coût a été payé"),
  },
});

const NAMES = {
  en: {
    combat: "combat",
    contingency: "contingency",
    protection: "protection",
    trap: "trap",
    tarot: "tarot quest",
    interrupt: "interrupt",
  },
  es: {
    combat: "combate",
    contingency: "contingencia",
    protection: "protección",
    trap: "trampa",
    tarot: "misión del tarot",
    interrupt: "interrupción",
  },
  fr: {
    combat: "combat",
    contingency: "contingence",
    protection: "protection",
    trap: "piège",
    tarot: "quête de tarot",
    interrupt: "interruption",
  },
};

const showsCondition = ownCondition<Shows>("shows", {
  shape: { types: a.listOf(a.word(...TYPES), "type") },
  holds: (_w, e, { types }) => types.some((type) => (e.regs[R.shows] >> TYPES.indexOf(type)) & 1),
  words: {
    en: ({ types }, _scene, not) =>
      EN.say`what was discarded ${not ? "does not show" : "shows"} ${EN.list(
        types.map((type) => NAMES.en[type]),
        "or",
      )}`,
    es: ({ types }, _scene, not) =>
      ES.say`lo descartado ${not ? "no " : ""}muestra ${ES.list(
        types.map((type) => NAMES.es[type]),
        "or",
      )}`,
    fr: ({ types }, _scene, not) =>
      FR.say`ce qui a été défaussé ${not ? "ne montre pas" : "montre"} ${FR.list(
        types.map((type) => NAMES.fr[type]),
        "or",
      )}`,
  },
});

const hasMore = ownCondition<HasMore>("has more", {
  shape: { what: a.word("PP", "hand cards"), who: a.one },
  holds(w, e, { what, who }) {
    const mage = one(w, e, who);
    if (mage === NONE || !isMage(mage)) return false;
    const has = (of: number): number => (what === "PP" ? w.s.power[partyOf(w.s, of)] : w.s.hands[of].length);
    return has(mage) > has(e.seat);
  },
  words: {
    en: ({ what, who }, scene, not) =>
      EN.say`${EN.who(who, scene)} ${not ? "does not have" : "has"} more ${what === "PP" ? "PP" : "spells in hand"} than you`,
    es: ({ what, who }, scene, not) =>
      ES.say`${ES.who(who, scene)} ${not ? "no " : ""}tiene más ${what === "PP" ? "PP" : "conjuros en la mano"} que tú`,
    fr: ({ what, who }, scene, not) =>
      FR.say`${FR.who(who, scene)} ${not ? "n’a pas" : "a"} plus de ${what === "PP" ? "PP" : "sorts en main"} que vous`,
  },
});

export const diviningVerbs = [showHandVerb, discardOfTopVerb, redrawVerb, tradeQuestVerb, fiercerVerb];
export const diviningCounts = [cardsShown, couldNotGive];
export const diviningConditions = [paidCondition, showsCondition, hasMore];

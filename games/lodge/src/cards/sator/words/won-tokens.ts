/** Won tokens: the tokens of destroyed rooms, which whoever holds them counts at the end (L-ZON-11). */
import { again, type Frame, perform } from "@blackrose/kernel";
import { moveSpell, passToken, Zone } from "../../../deeds.ts";
import { effRoom, effTarget, want } from "../../../effects/doing.ts";
import { ownCondition, ownCost } from "../../../effects/own.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { card as cardThing, Family, familyOf, held, model as modelThing, room as roomThing } from "../../../things.ts";
import { mageCount, partyOf, ROSE } from "../../../who.ts";
import { EN, ES, FR } from "./tongues.ts";

/** One of the controller's for one of another mage's. */
export interface SwapTokens {
  readonly do: "swap won tokens";
}
/** One of the Black Rose's. */
export interface TakeToken {
  readonly do: "take won token";
}
/** A spell of the hand for one of hers, where she has any. */
export interface PayForToken {
  readonly pay: "discard for a won token";
}
export interface HoldsToken {
  readonly is: "hold a won token";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly wonTokens: SwapTokens | TakeToken;
  }
  interface Costs {
    readonly wonTokens: PayForToken;
  }
  interface Conditions {
    readonly wonTokens: HoldsToken;
  }
}

export const swapTokens: SwapTokens = { do: "swap won tokens" };
export const takeToken: TakeToken = { do: "take won token" };

const tokensOf = ({ s }: Lodge, mage: number): readonly number[] => s.won[partyOf(s, mage)];
/** They are named by the ruins they come from. */
const roomsOf = ({ s }: Lodge, tokens: readonly number[]): number[] =>
  tokens.map((tile) => roomThing(s.tiles.indexOf(tile)));
/** Other mages that hold any. */
const holders = (w: Lodge, { seat }: Frame): number[] =>
  Array.from({ length: mageCount(w.s) }, (_, mage) => mage).filter(
    (mage) => mage !== seat && tokensOf(w, mage).length > 0,
  );

/** Whose token, which one of that mage's: then one of one's own is given for it. */
const own = numbers({ from: NONE, theirs: NONE });

const swapVerb = ownVerb<SwapTokens>("swap won tokens", {
  shape: {},
  numbers: own,
  canBegin: (w, e) => tokensOf(w, e.seat).length > 0 && holders(w, e).length > 0,
  run(w, f, e) {
    const { from, theirs } = own.at;
    if (tokensOf(w, e.seat).length === 0) return;
    if (f.regs[from] === NONE) {
      const open = holders(w, e);
      if (open.length === 0) return;
      again(f);
      want(w, f, effTarget, open.map(modelThing));
      return;
    }
    if (f.regs[theirs] === NONE) again(f);
    const offered = f.regs[theirs] === NONE ? tokensOf(w, f.regs[from]) : tokensOf(w, e.seat);
    want(w, f, effRoom, roomsOf(w, offered));
  },
  chosen(w, f, e, _said, code) {
    const { from, theirs } = own.at;
    if (familyOf(code) === Family.model) {
      f.regs[from] = held(code);
      return;
    }
    if (f.regs[theirs] === NONE) {
      f.regs[theirs] = w.s.tiles[held(code)];
      return;
    }
    const [mine, other] = [partyOf(w.s, e.seat), partyOf(w.s, f.regs[from])];
    perform(w, passToken, { tile: f.regs[theirs], from: other, to: mine });
    perform(w, passToken, { tile: w.s.tiles[held(code)], from: mine, to: other });
  },
  words: {
    en: (_line, scene, mood) =>
      EN.say`${EN.verb(mood, "swap")} one of ${EN.your(scene)} won room tokens with one of another mage's`,
    es: (_line, scene, mood) =>
      ES.say`${ES.verb(mood, "intercambia", "intercambiar")} una de ${ES.your(scene, true)} fichas de sala ganadas con una de otro mago`,
    fr: (_line, scene, mood) =>
      FR.say`${FR.verb(mood, "échanger")} un de ${FR.your(scene, "many")} jetons de salle gagnés avec un d'un autre mage`,
  },
});

const takeVerb = ownVerb<TakeToken>("take won token", {
  shape: {},
  run: (w, f) => want(w, f, effRoom, roomsOf(w, w.s.won[ROSE])),
  chosen(w, _f, e, _said, code) {
    perform(w, passToken, { tile: w.s.tiles[held(code)], from: ROSE, to: partyOf(w.s, e.seat) });
  },
  words: {
    en: (_line, _scene, mood) => EN.say`${EN.verb(mood, "take")} a won room token of the Black Rose`,
    es: (_line, _scene, mood) => ES.say`${ES.verb(mood, "toma", "tomar")} una ficha de sala ganada por la Rosa Negra`,
    fr: (_line, _scene, mood) =>
      FR.say`${FR.verb(mood, "prendre", "prenez", "prend")} un jeton de salle gagné par la Rose Noire`,
  },
});

const payForToken = ownCost<PayForToken>("discard for a won token", {
  shape: {},
  ways: (w, { seat }) => (w.s.won[ROSE].length === 0 ? [] : w.s.hands[seat].map(cardThing)),
  take(w, { seat }, _cost, codes) {
    for (const code of codes) perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
  },
  words: {
    en: (_cost, scene, mood) => EN.say`${EN.verb(mood, "discard")} 1 spell from ${EN.your(scene)} hand`,
    es: (_cost, scene, mood) => ES.say`${ES.verb(mood, "descarta", "descartar")} 1 conjuro de ${ES.your(scene)} mano`,
    fr: (_cost, scene, mood) => FR.say`${FR.verb(mood, "défausser")} 1 sort de ${FR.your(scene)} main`,
  },
});

const holdsToken = ownCondition<HoldsToken>("hold a won token", {
  shape: {},
  holds: (w, { seat }) => tokensOf(w, seat).length > 0,
  words: {
    en: (_line, _scene, not) => (not ? "you hold no won room token" : "you hold a won room token"),
    es: (_line, _scene, not) => (not ? "no tienes fichas de sala ganadas" : "tienes una ficha de sala ganada"),
    fr: (_line, _scene, not) => (not ? "vous n’avez aucun jeton de salle gagné" : "vous avez un jeton de salle gagné"),
  },
});

export const tokenVerbs = [swapVerb, takeVerb];
export const tokenCosts = [payForToken];
export const tokenConditions = [holdsToken];

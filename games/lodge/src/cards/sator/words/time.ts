/** Chronomancy's words: spells resolved the other way round or taken back, evocations that wither, what was done in haste. */
import { again, attempt, type Frame, PASS, perform, quietly } from "@blackrose/kernel";
import { attach, putCubeOn, takeCubeOff, unplanUnseen, Zone } from "../../../deeds.ts";
import { hitsOf, R, Source } from "../../../effects/context.ts";
import { effCard, effOption, replayChoice, want } from "../../../effects/doing.ts";
import { ownCount, ownGroup } from "../../../effects/own.ts";
import { isKind, models, one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { castFromHand, clearEarly, replay } from "../../../rules/cast.ts";
import { removing } from "../../../rules/leaving.ts";
import { pass } from "../../../rules/power.ts";
import { lasting } from "../../../rules/standing.ts";
import { ACTIONS_A_TURN, type Lodge, NONE, placeOf, Slot } from "../../../state.ts";
import { facesOneWay, FORGOTTEN } from "../../../tables.ts";
import { cardSide, held, slot as slotThing } from "../../../things.ts";
import { controllerOf, figureOf, isMage, partyOf } from "../../../who.ts";
import type { Many, One, Who } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** The side not used of one of the controller's revealed combat or contingency spells is resolved (L-GLO-38). */
export interface ReplayOther {
  readonly do: "replay other side";
}
/** One of the controller's revealed spells, or also a ready one, goes back to the hand (L-GLO-40). */
export interface TakeBackSpell {
  readonly do: "take back spell";
  readonly orReady?: true;
}
/** An evocation loses a cube of decline, or gets its only one (L-GLO-36). */
export interface Wither {
  readonly do: "wither";
  readonly who: Who;
}
/** What the mage behind the damage really loses the controller gains. */
export interface Rob {
  readonly do: "rob";
  readonly n: number;
}
/** A combat spell of the hand, at the mage who met the moment or at its room. */
export interface CastAtIt {
  readonly do: "cast at it";
}
export interface ActionsUsed {
  readonly counted: "actions used";
  readonly by: One;
}
export interface HitEvocations {
  readonly all: "hit evocations";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly time: ReplayOther | TakeBackSpell | Wither | Rob | CastAtIt;
  }
  interface Counts {
    readonly time: ActionsUsed;
  }
  interface Groups {
    readonly time: HitEvocations;
  }
}

export const replayOther: ReplayOther = { do: "replay other side" };
export const takeBackSpell: TakeBackSpell = { do: "take back spell" };
export const takeBackAny: TakeBackSpell = { do: "take back spell", orReady: true };
export const wither = (who: Who): Wither => ({ do: "wither", who });
export const rob = (n: number): Rob => ({ do: "rob", n });
export const castAtIt: CastAtIt = { do: "cast at it" };
export const hitEvocations: Many = { all: "hit evocations" };

/** Spells that never bring another to life again, nor are brought: they do the same themselves. */
const NEVER = ["deja-vu", "encore"];
const OPEN_TYPES = ["combat", "contingency"];

const isRunning = (e: Frame, card: number): boolean => e.regs[R.source] === Source.spell && card === e.regs[R.card];

function replayable(w: Lodge, e: Frame): number[] {
  return w.s.slots[e.seat].flatMap((state, slot) => {
    const card = w.s.revealed[e.seat][slot];
    if (state !== Slot.revealed || isRunning(e, card)) return [];
    const spell = w.cards.spellOf[card];
    const side = w.s.revealedSide[e.seat][slot];
    if (w.cards.schoolOf[spell] === FORGOTTEN || facesOneWay(w.cards.spells[spell])) return [];
    const types = [side, 1 - side].map((i) => w.cards.sides[spell][i].side.type);
    return types.every((type) => OPEN_TYPES.includes(type)) && !NEVER.includes(w.cards.spells[spell].id) ? [slot] : [];
  });
}

const replayVerb = ownVerb<ReplayOther>("replay other side", {
  shape: {},
  canBegin: (w, e) => replayable(w, e).length > 0,
  run: (w, f, e) => want(w, f, replayChoice, replayable(w, e).map(slotThing)),
  chosen(w, _f, e, _said, code) {
    const slot = held(code);
    replay(w, e.seat, w.s.revealed[e.seat][slot], 1 - w.s.revealedSide[e.seat][slot]);
  },
  words: {
    en: (_, scene, mood) =>
      EN.say`${EN.verb(mood, "resolve")} the other side of one of ${EN.your(scene)} revealed combat or contingency spells (never a trap or a protection)`,
    es: (_, scene, mood) =>
      ES.say`${ES.verb(mood, "resuelve", "resolver")} el otro lado de uno de ${ES.your(scene, true)} conjuros de combate o contingencia revelados (nunca una trampa ni una protección)`,
    fr: (_, scene, mood) =>
      FR.say`${FR.verb(mood, "résoudre", "résolvez", "résout")} l'autre côté d'un de ${FR.your(scene, "many")} sorts de combat ou de contingence révélés (jamais un piège ni une protection)`,
  },
});

/** Slots whose spell may come back: a Forgotten Spell only unrevealed, never the card being read. */
const returnable = (w: Lodge, e: Frame, orReady = false): number[] =>
  w.s.slots[e.seat].flatMap((state, slot) => {
    if (orReady && state === Slot.ready) return [slot];
    const card = w.s.revealed[e.seat][slot];
    if (state !== Slot.revealed || isRunning(e, card)) return [];
    return w.cards.schoolOf[w.cards.spellOf[card]] === FORGOTTEN ? [] : [slot];
  });

const takeBackVerb = ownVerb<TakeBackSpell>("take back spell", {
  shape: { orReady: a.optional(a.mark) },
  run: (w, f, e, { orReady }) => want(w, f, effOption, returnable(w, e, orReady).map(slotThing)),
  chosen(w, _f, e, _said, code) {
    const { seat } = e;
    const slot = held(code);
    // Something else may take its place (L-SAT-82).
    e.regs[R.slot] = slot;
    if (w.s.slots[seat][slot] === Slot.revealed) clearEarly(w, seat, slot, Zone.hand);
    else perform(w, unplanUnseen, { seat, slot, card: w.s.planned[seat][slot] });
  },
  words: {
    en: ({ orReady }, scene, mood) =>
      EN.say`${EN.verb(mood, "take")} one of ${EN.your(scene)} ${orReady ? "ready or " : ""}revealed spells back into hand`,
    es: ({ orReady }, scene, mood) =>
      ES.say`${ES.verb(mood, "devuelve", "devolver")} a ${ES.your(scene)} mano uno de ${ES.your(scene, true)} conjuros ${orReady ? "listos o " : ""}revelados`,
    fr: ({ orReady }, scene, mood) =>
      FR.say`${FR.verb(mood, "reprendre", "reprenez", "reprend")} en main un de ${FR.your(scene, "many")} sorts ${orReady ? "prêts ou " : ""}révélés`,
  },
});

const witherVerb = ownVerb<Wither>("wither", {
  shape: { who: a.who },
  run(w, _f, e, { who }) {
    const withers = models(w, e, who).filter(
      (model) =>
        !isMage(model) &&
        placeOf(w.s, model) !== NONE &&
        controllerOf(w.s, model) !== e.seat &&
        !isKind(w, figureOf(model), "hashomer action"),
    );
    const gone = withers.filter((model) => withersAway(w, e, model));
    attempt(
      w,
      e.seat,
      gone.map((model) => removing(w, figureOf(model), e.seat)),
    );
  },
  words: {
    en: ({ who }, scene) => ({
      own: EN.say`${EN.who(who, { ...scene, sparesOwn: true })} withers (it loses a cube of decline, or gets one if it has none)`,
    }),
    es: ({ who }, scene) => ({
      own: ES.say`${ES.who(who, { ...scene, sparesOwn: true })} se marchita (pierde un cubo de declive o, si no tiene, recibe uno)`,
    }),
    fr: ({ who }, scene) => ({
      own: FR.say`${FR.who(who, { ...scene, sparesOwn: true })} dépérit (perte d'un cube de déclin, ou gain d'un s'il n'y en a pas)`,
    }),
  },
});

/** Whether its last cube of decline is gone. */
function withersAway(w: Lodge, e: Frame, model: number): boolean {
  const { s, cards } = w;
  const at = s.attachments.findIndex(({ kind, on }) => kind === cards.decline && on === model);
  if (at < 0) {
    quietly(w, attach, { ...lasting(w, e, cards.decline), on: model, it: model });
    const party = partyOf(s, e.seat);
    const last = s.attachments.length - 1;
    if (s.supply[party] > 0) perform(w, putCubeOn, { at: last, kind: cards.decline, on: model, party });
    return false;
  }
  const { kind, on, cubes } = s.attachments[at];
  if (cubes.length > 0) perform(w, takeCubeOff, { at, kind, on, party: cubes[cubes.length - 1] });
  return s.attachments[at].cubes.length === 0;
}

const robVerb = ownVerb<Rob>("rob", {
  shape: { n: a.some },
  run(w, _f, e, { n }) {
    const behind = one(w, e, "attacker");
    if (behind === NONE) return;
    const mage = controllerOf(w.s, behind);
    if (mage !== NONE && w.s.at[mage] >= 0) pass(w, partyOf(w.s, mage), partyOf(w.s, e.seat), n);
  },
  words: {
    en: ({ n }, _scene, mood) => EN.say`${EN.verb(mood, "steal")} ${n} PP from the mage who dealt it`,
    es: ({ n }, _scene, mood) => ES.say`${ES.verb(mood, "roba", "robar")} ${n} PP al mago que lo ha infligido`,
    fr: ({ n }, _scene, mood) => FR.say`${FR.verb(mood, "voler")} ${n} PP au mage qui les a infligés`,
  },
});

const cast = numbers({ done: 0 });

const castAtItVerb = ownVerb<CastAtIt>("cast at it", {
  shape: {},
  numbers: cast,
  run(w, f, e) {
    const { seat } = e;
    if (f.regs[cast.at.done] === 1 || w.s.slots[seat].every((slot) => slot === Slot.empty)) return;
    if (w.s.hands[seat].length === 0) return;
    const options = w.s.hands[seat].flatMap((card) => {
      const spell = w.cards.spellOf[card];
      const sides = facesOneWay(w.cards.spells[spell]) ? [0] : [0, 1];
      return sides
        .filter((side) => w.cards.sides[spell][side].side.type === "combat")
        .map((side) => cardSide(card, side));
    });
    again(f);
    want(w, f, effCard, [PASS, ...options]);
  },
  chosen(w, f, e, _said, code) {
    f.regs[cast.at.done] = 1;
    if (code !== PASS) castFromHand(w, e.seat, held(code) >> 1, held(code) & 1, NONE, e.regs[R.it]);
  },
  words: {
    en: (_, scene, mood) =>
      EN.say`${EN.verb(mood, "cast")} a combat spell from ${EN.your(scene)} hand at ${EN.who("it", scene)} or its room`,
    es: (_, scene, mood) =>
      ES.say`${ES.verb(mood, "lanza", "lanzar")} un conjuro de combate de ${ES.your(scene)} mano contra ${ES.who("it", scene)} o su sala`,
    fr: (_, scene, mood) =>
      FR.say`${FR.verb(mood, "lancer")} un sort de combat de ${FR.your(scene, "f")} main sur ${FR.who("it", scene)} ou sa salle`,
  },
});

const actionsUsed = ownCount<ActionsUsed>("actions used", {
  shape: { by: a.one },
  count(w, e, { by }) {
    const mage = one(w, e, by);
    return mage === NONE || !isMage(mage) ? 0 : Math.max(0, ACTIONS_A_TURN - w.s.actions[mage]);
  },
  words: {
    en: ({ by }, scene) => {
      const who = EN.who(by, scene);
      return [EN.say`action token ${who} has used this turn`, EN.say`action tokens ${who} has used this turn`];
    },
    es: ({ by }, scene) => {
      const rest = ES.say`que ${ES.who(by, scene)} haya usado este turno`;
      return [`ficha de acción ${rest}`, `fichas de acción ${rest}`];
    },
    fr: ({ by }, scene) => {
      const rest = FR.say`que ${FR.who(by, scene)} a utilisé ce tour-ci`;
      return [FR.say`jeton d'action ${rest}`, FR.say`jetons d'action ${rest}`];
    },
  },
});

const hitGroup = ownGroup<HitEvocations>("hit evocations", {
  shape: {},
  models: (w, e) => hitsOf(e).filter((model) => !isMage(model) && placeOf(w.s, model) >= 0),
  words: {
    en: () => EN.np(EN.nouns.evocation, { article: "each", after: "hit" }),
    es: () => ES.name("cada evocación alcanzada"),
    fr: () => FR.name("chaque évocation touchée"),
  },
});

export const timeVerbs = [replayVerb, takeBackVerb, witherVerb, robVerb, castAtItVerb];
export const timeCounts = [actionsUsed];
export const timeGroups = [hitGroup];

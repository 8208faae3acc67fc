/** Moments that Chronomancy waits for. What interrupts answer is told by what lies open alone (L-CHR-10). */
import { aboutToFall, activate, acted, declare, go, harm, layTrap, power } from "../../../deeds.ts";
import { R, Source } from "../../../effects/context.ts";
import { bind, type OneDeed, ownTrigger } from "../../../effects/trigger.ts";
import * as a from "../../../pack/parts.ts";
import { boardOf } from "../../../rules/values.ts";
import { CELL, type Lodge, NONE, placeOf, QUICK, Slot } from "../../../state.ts";
import { controllerOf, isMage, ROSE } from "../../../who.ts";
import { EN, ES, FR } from "./tongues.ts";

/** Another mage, not in the cell, gains so much by one sentence or award. */
export interface GainsAtOnce {
  readonly on: "gains at once";
  readonly atLeast: number;
}
/** An opposing model, or mage, enters the owner's room. */
export interface EntersYours {
  readonly on: "enters yours";
  readonly who: "model" | "mage";
}
/** Another mage activates the owner's room or one next to it. */
export interface ActivatesNear {
  readonly on: "activates near";
}
/** So much from one source in one sentence is about to land on the owner. */
export interface WouldSufferMuch {
  readonly on: "would suffer much";
  readonly atLeast: number;
}
/** A spell of another mage has hurt the owner, who has a spell on his sheet to give way. */
export interface SpellHurts {
  readonly on: "spell hurts";
}
/** The damage on another mage has reached its health. */
export interface AboutToFall {
  readonly on: "about to fall";
}
/** Another mage casts the spell of its quick slot; laying it is casting, too (L-GLO-46). */
export interface CastsQuick {
  readonly on: "casts quick";
}
/** The mage named before has completed a physical action. */
export interface ItsPhysicalAction {
  readonly on: "its physical action";
}

declare module "../../says.ts" {
  interface Triggers {
    readonly moments:
      | GainsAtOnce
      | EntersYours
      | ActivatesNear
      | WouldSufferMuch
      | SpellHurts
      | AboutToFall
      | CastsQuick
      | ItsPhysicalAction;
  }
}

const gainsAtOnce = ownTrigger<GainsAtOnce>("gains at once", {
  shape: { atLeast: a.some },
  deeds: [power],
  met({ s }, one, { atLeast }, { owner }) {
    const seat = one.get("seat");
    if (!isMage(seat) || seat === owner || seat >= s.at.length || s.at[seat] === CELL) return null;
    return one.get("n") >= atLeast ? bind(seat, NONE, one.get("n")) : null;
  },
  words: {
    en: ({ atLeast }) => EN.say`an opposing mage gains ${atLeast} or more PP at once`,
    es: ({ atLeast }) => ES.say`un mago rival gane ${atLeast} PP o más de una vez`,
    fr: ({ atLeast }) => FR.say`un mage adverse gagne ${atLeast} PP ou plus d'un coup`,
  },
});

const entersYours = ownTrigger<EntersYours>("enters yours", {
  shape: { who: a.word("model", "mage") },
  deeds: [go],
  met({ s }, one, { who }, { owner }) {
    const model = one.get("model");
    const to = one.get("to");
    if (to < 0 || s.at[owner] !== to || controllerOf(s, model) === owner) return null;
    return who === "mage" && !isMage(model) ? null : bind(model, to);
  },
  lapsed: ({ s }, one) => placeOf(s, one.get("model")) < 0,
  concerns: ({ s }, one, seat) =>
    one.get("to") >= 0 && s.at[seat] === one.get("to") && controllerOf(s, one.get("model")) !== seat,
  binds: ({ who }) => who,
  words: {
    en: ({ who }) => `an opposing ${who} enters your room`,
    es: ({ who }) => `${who === "mage" ? "un mago rival" : "una miniatura rival"} entre en tu sala`,
    fr: ({ who }) => `${who === "mage" ? "un mage adverse" : "une figurine adverse"} entre dans votre salle`,
  },
});

const activatesNear = ownTrigger<ActivatesNear>("activates near", {
  shape: {},
  deeds: [activate],
  moment: () => "would",
  met(w, one, _said, { owner }) {
    const room = w.s.at[owner];
    const at = one.get("room");
    if (one.get("seat") === owner || room < 0) return null;
    return room === at || boardOf(w).next[room].includes(at) ? bind(one.get("seat"), at) : null;
  },
  words: {
    en: () => "an opposing mage activates a room within 1",
    es: () => "un mago rival active una sala a alcance 1",
    fr: () => "un mage adverse active une salle à portée 1",
  },
});

const wouldSufferMuch = ownTrigger<WouldSufferMuch>("would suffer much", {
  shape: { atLeast: a.some },
  deeds: [harm],
  moment: () => "would",
  met: (_w, one, { atLeast }, { owner }) =>
    one.get("target") === owner && one.get("n") >= atLeast
      ? bind(one.get("dealer") === ROSE ? NONE : one.get("dealer"), NONE, one.get("n"))
      : null,
  binds: () => "mage",
  words: {
    en: ({ atLeast }) => EN.say`you would suffer ${atLeast} or more damage at once`,
    es: ({ atLeast }) => ES.say`vayas a sufrir ${atLeast} o más de daño de una vez`,
    fr: ({ atLeast }) => FR.say`vous allez subir ${atLeast} dégâts ou plus d'un coup`,
  },
});

const spellHurts = ownTrigger<SpellHurts>("spell hurts", {
  shape: {},
  deeds: [harm],
  met({ s }, one, _said, { owner }) {
    const dealer = one.get("dealer");
    const bySpell = one.get("means") === Source.spell || one.get("means") === Source.trap;
    if (one.get("target") !== owner || one.get("n") === 0 || dealer === ROSE || dealer === owner || !bySpell)
      return null;
    return s.slots[owner].some((slot) => slot !== Slot.empty) ? bind(dealer) : null;
  },
  words: {
    en: () => "you suffer damage from a mage’s spell",
    es: () => "sufras daño del conjuro de un mago",
    fr: () => "vous subissez des dégâts du sort d’un mage",
  },
});

const fallsSoon = ownTrigger<AboutToFall>("about to fall", {
  shape: {},
  deeds: [aboutToFall],
  moment: () => "would",
  met: (w, one, _said, { owner }) =>
    one.get("seat") !== owner && w.s.at[one.get("seat")] >= 0 ? bind(one.get("seat"), w.s.at[one.get("seat")]) : null,
  words: {
    en: () => "another mage is about to be defeated",
    es: () => "otro mago vaya a ser derrotado",
    fr: () => "un autre mage est sur le point d’être vaincu",
  },
});

/** The slot of a spell that is declared or laid. */
const slotOf = ({ s }: Lodge, one: OneDeed): number =>
  one.deed.verb === layTrap.verb ? one.get("slot") : s.revealed[one.get("seat")].indexOf(one.get("card"));
const isAnswer = ({ cards }: Lodge, one: OneDeed): boolean =>
  one.deed.verb === declare.verb &&
  ["trap", "interrupt"].includes(cards.sides[cards.spellOf[one.get("card")]][one.get("side")].side.type);

const castsQuick = ownTrigger<CastsQuick>("casts quick", {
  shape: {},
  deeds: [declare, layTrap],
  moment: () => "would",
  met: (w, one, _said, { owner }) =>
    one.get("seat") !== owner && slotOf(w, one) === QUICK && !isAnswer(w, one) ? bind(one.get("seat")) : null,
  concerns: (w, one, seat) => one.get("seat") !== seat && slotOf(w, one) === QUICK && !isAnswer(w, one),
  words: {
    en: () => "an opposing mage casts its quick spell",
    es: () => "un mago rival lance su conjuro rápido",
    fr: () => "un mage adverse lance son sort rapide",
  },
});

const itsPhysicalAction = ownTrigger<ItsPhysicalAction>("its physical action", {
  shape: {},
  deeds: [acted],
  met: (_w, one, _said, { it }) => (one.get("seat") === it ? bind(it) : null),
  lapsed: ({ s }, one) => s.at[one.get("seat")] < 0,
  keeps: (_w, e) => ({ it: e.regs[R.target] }),
  words: {
    en: () => "the target completes a physical action",
    es: () => "el objetivo termine una acción física",
    fr: () => "la cible termine une action physique",
  },
});

export const momentTriggers = [
  gainsAtOnce,
  entersYours,
  activatesNear,
  wouldSufferMuch,
  spellHurts,
  fallsSoon,
  castsQuick,
  itsPhysicalAction,
];

/**
 * Values in force, worked out in one place: what is printed or what the ruleset says instead, then what is set (the latest counts), then
 * what is added, then what is taken off. Every step knows its reason, so that whoever shows a value can show how it came about.
 */
import type { Board } from "../board/board.ts";
import type { Change, ValueName } from "../cards/attachments.ts";
import type { Kind } from "../cards/says.ts";
import { layoutOf } from "../options.ts";
import type { Ruleset } from "../rulesets.ts";
import { type Attached, type Laid, NONE, placeOf, type State } from "../state.ts";
import { controllerOf, figureOf, isAvatar, isMage, type Model, partyOf } from "../who.ts";
import { MOST_SOCKETS, type Tables } from "../tables.ts";
import { shuttersIn } from "./forms.ts";
import { attachedTo, sleeps } from "./standing.ts";

export const rulesOf = ({ cards, s }: { cards: Tables; s: State }): Ruleset => cards.rulesets[s.ruleset];

/**
 * How far one's own effects pass over oneself and one's own (L-IMM-01 … 03). With a box that says so they do but for healing and converting
 * (L-IMM-05).
 */
export function immunityOf(w: { cards: Tables; s: State }): Ruleset["immunity"] | "all but healing" {
  const { immunity } = rulesOf(w);
  return immunity === "own damage" && w.cards.sparesOwn ? "all but healing" : immunity;
}

/** Cells in the box; with more players there are as many as they are (L-COM-04, L-COM-38). */
export const CELLS = 4;
/** Sockets on which cells are dealt (L-SET-13, L-SET-32). */
export const socketsOf = (w: { cards: Tables; s: State }): number =>
  rulesOf(w).cells.sockets === "all of the box" ? Math.max(CELLS, w.s.seats) : w.s.seats;
export const boardOf = (w: { cards: Tables; s: State }): Board =>
  w.cards.boards[layoutOf(w.s) * (MOST_SOCKETS + 1) + socketsOf(w)] as Board;

/** Unfinished quests a mage may hold (L-QST-02). */
const QUESTS = 2;
/** Spells cast in one activation: the quick one and a standard one (L-ACT-20 … 30). */
const MOST_CASTS = 2;
/** Movement and attack of every mage where none are printed (L-COM-07). */
const PLAIN = 2;

/** Why a value is what it is: it is printed, the ruleset says so, or something that stays changes it. */
export type Reason = "printed" | "ruleset" | Attached;
export interface Step {
  readonly from: Reason;
  /** Set to, or changed by: at the first step what is printed. */
  readonly how: "set" | "add";
  readonly n: number;
}
export interface Value {
  readonly value: number;
  readonly steps: readonly Step[];
}

/** Whether the ruleset puts another number in the place of a mage's own; never of one with a card (L-OQ-110). */
const isPlain = (w: Laid, name: ValueName, of: number): boolean =>
  (name === "move" || name === "attack") &&
  isMage(of) &&
  !rulesOf(w).printedValues &&
  w.cards.content.mages[w.s.mages[of]]?.card === undefined;

/** Whether mages have personal spells: with mage cards they do in every ruleset (L-SAT-02). */
export const hasPersonalSpells = (w: { cards: Tables; s: State }): boolean =>
  rulesOf(w).personalSpells || w.cards.content.mages.some(({ card }) => card);

/** What every mage has, unless something changes it: copies of its personal spell in the Grimoire, rooms it goes for a spell, points of the Crown. */
const ONE: readonly ValueName[] = ["personal spells", "rooms of Momentum", "points of the Crown"];

/** Before anything changes it. Who has chosen no mage yet has none of its values. */
function startOf(w: Laid, name: ValueName, of: number): number {
  const { cards, s } = w;
  if (name === "slots") return cards.content.rooms[s.tiles[of]].slots;
  if (ONE.includes(name)) return isMage(of) ? 1 : 0;
  if (name === "casts") return isMage(of) ? MOST_CASTS : 0;
  if (name === "quests") return isMage(of) ? (cards.content.mages[s.mages[of]]?.quests ?? QUESTS) : 0;
  if (name !== "health" && name !== "move" && name !== "attack" && name !== "hand") return 0;
  if (!isMage(of)) {
    if (name === "hand") return 0;
    // An Umbra has the health of its Nightmare card (L-NM-04).
    const is = cards.figures[figureOf(of)];
    return name === "health" && is.assigned !== undefined ? nightmareHealth(w, of) : is[name];
  }
  if (isAvatar(s, of) && cards.content.avatar !== undefined)
    return name === "hand" ? 0 : cards.content.avatar.card[name];
  if (s.mages[of] === NONE) return 0;
  if (isPlain(w, name, of)) return PLAIN;
  const mage = cards.content.mages[s.mages[of]];
  return name === "hand" && !rulesOf(w).printedValues ? (mage.plainHand ?? mage.hand) : mage[name];
}

function nightmareHealth({ s, cards }: Laid, umbra: number): number {
  const lies = s.attachments.find(({ kind, it }) => it === umbra && cards.attachments[kind].is.health !== undefined);
  return lies === undefined ? 0 : (cards.attachments[lies.kind].is.health ?? 0);
}

const isUpgraded = (w: Laid, model: number): boolean =>
  attachedTo(w, model).some(({ kind }) => w.cards.attachments[kind].is.family === "upgrade");

/** Whether a model is one of a mage's evocations of a kind; whoever carries an Upgrade is a construct, too (L-UP-04). */
function isOwnOfKind(w: Laid, mage: number, kind: Kind, of: number): boolean {
  if (isMage(of) || controllerOf(w.s, of as Model) !== mage) return false;
  const { archetype } = w.cards.figures[figureOf(of)];
  return kind === "any" || archetype === kind || (kind === "construct" && isUpgraded(w, of));
}

/** Whether a change of what lies there reaches this room or model. */
function reaches(w: Laid, lies: Attached, change: Change, of: number): boolean {
  const { s, cards } = w;
  const { on } = cards.attachments[lies.kind].is;
  if (change.while === "upgraded" && !isUpgraded(w, lies.on)) return false;
  if (change.once !== undefined && lies.spent === 1) return false;
  if (change.ofKind !== undefined) return isOwnOfKind(w, lies.on, change.ofKind, of);
  if (change.for === "its mage") return isMage(of) && controllerOf(s, lies.on as Model) === of;
  if (on === "table") return change.only === undefined || !isMage(of);
  if (on === "room" || change.of === "slots") return on === "room" && change.of === "slots" && lies.on === of;
  const whose = controllerOf(s, of as Model);
  const follows = isMage(of) || change.also === "its evocations";
  if (on === "party") return follows && whose !== NONE && partyOf(s, whose) === lies.on;
  return lies.on === of || (change.also === "its evocations" && !isMage(of) && whose === lies.on);
}

interface Changing {
  readonly from: Attached;
  readonly change: Change;
}

const NOTHING: readonly Changing[] = [];

/** Whatever changes a value of something now, in the order in which it came. */
function changesOf(w: Laid, name: ValueName, of: number): readonly Changing[] {
  const { attachments } = w.s;
  if (attachments.length === 0) return NOTHING;
  let found: Changing[] | null = null;
  for (const from of attachments) {
    const changes = w.cards.attachments[from.kind].changes.get(name);
    if (changes === undefined || sleeps(w, from)) continue;
    for (const change of changes) if (reaches(w, from, change, of)) (found ??= []).push({ from, change });
  }
  return found ?? NOTHING;
}

/** Taken off no further than to the least there can be. */
const after = (value: number, { add, least = 0 }: { readonly add: number; readonly least?: number }): number =>
  add > 0 ? value + add : Math.max(Math.min(value, least), value + add);

/** How often a change counts. */
function timesOf(w: Laid, { on, n }: Attached, { per, most = Number.POSITIVE_INFINITY }: Counted): number {
  if (per === undefined) return 1;
  if (per === "its number") return n;
  return Math.min(most, per === "damage on it" ? damageOn(w, on).length : shuttersIn(w, placeOf(w.s, on as Model)));
}
type Counted = Extract<Change, { readonly add: number }>;

/** A value now, and how it came about: of a model, of a mage, of a room, as its name says. */
export function valueOf(w: Laid, name: ValueName, of: number): Value {
  let value = startOf(w, name, of);
  const steps: Step[] = [{ from: isPlain(w, name, of) ? "ruleset" : "printed", how: "set", n: value }];
  const found = changesOf(w, name, of);
  for (const { from, change } of found) {
    if (!("set" in change)) continue;
    value = change.set;
    steps.push({ from, how: "set", n: value });
  }
  for (const more of [true, false]) {
    for (const { from, change } of found) {
      if (!("add" in change) || change.add > 0 !== more) continue;
      const before = value;
      const times = timesOf(w, from, change);
      if (times === 0) continue;
      value = after(value, { ...change, add: change.add * times });
      steps.push({ from, how: "add", n: value - before });
    }
  }
  return { value, steps };
}

/** The same number, without its reasons where nothing changes it. */
export const valueNow = (w: Laid, name: ValueName, of: number): number =>
  changesOf(w, name, of).length === 0 ? startOf(w, name, of) : valueOf(w, name, of).value;

export const healthOf = (w: Laid, model: number): number => valueNow(w, "health", model);
export const moveOf = (w: Laid, model: number): number => valueNow(w, "move", model);
export const attackOf = (w: Laid, model: number): number => valueNow(w, "attack", model);
/** Whether no protection helps against a model's attacks. */
export const beatsProtections = (w: Laid, model: number): boolean =>
  valueNow(w, "no protections against its attacks", model) > 0;
/** Whether a mage may activate a room once more that was used already. */
export const activatesUsed = (w: Laid, mage: number): boolean => valueNow(w, "activates used rooms", mage) > 0;
/** How many rooms away an attack reaches. */
export const reachOf = (w: Laid, model: number): number => valueNow(w, "reach", model);
export const handLimit = (w: Laid, mage: number): number => valueNow(w, "hand", mage);

/** Whether attacks, or traps, do nothing to a mage this turn (L-VOI-05). */
export const isImmuneTo = (w: Laid, what: "attacks" | "traps", mage: number): boolean =>
  isMage(mage) && valueNow(w, `immune to ${what}`, mage) > 0;
/** Whether its whole move is one transit (L-GLO-19). */
export const canFly = (w: Laid, model: number): boolean => valueNow(w, "flies", model) > 0;
export const attacksHitAll = (w: Laid, model: number): boolean => valueNow(w, "attacks hit all", model) > 0;
export const movesAndAttacks = (w: Laid, mage: number): boolean => valueNow(w, "action moves and attacks", mage) > 0;
/** Whether a mage acts among its evocations (L-SAT-06). */
export const actsAsEvocation = (w: Laid, mage: number): boolean => valueNow(w, "acts as an evocation", mage) > 0;

/** Damage a model can still take. */
export const lifeOf = (w: Laid, model: number): number => healthOf(w, model) - damageOn(w, model).length;

/** Spells a mage may cast in one activation. */
export const castsOf = (w: Laid, mage: number): number => valueNow(w, "casts", mage);
/** Quests a mage may hold. */
export const questsOf = (w: Laid, mage: number): number => valueNow(w, "quests", mage);
/** Whether nothing can deal damage to a model (Immortals). */
export const isImmune = (w: Laid, model: number): boolean => valueNow(w, "cannot be damaged", model) > 0;
/** How much more a model suffers of a combat spell or an attack. */
export const suffersMore = (w: Laid, model: number): number => valueNow(w, "suffers more", model);

export const damageOn = ({ s }: Laid, model: number): readonly number[] =>
  isMage(model) ? s.damage[model] : s.figureDamage[figureOf(model)];

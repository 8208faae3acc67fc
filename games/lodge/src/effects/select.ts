/** What the words of a card point at now: models, rooms, numbers. */
import { type Frame, lying } from "@blackrose/kernel";
import {
  type Amount,
  COLOURS,
  type CoreCount,
  type CoreMany,
  type CoreRoomKind,
  type Count,
  type Kind,
  type MageState,
  type Many,
  type One,
  type Place,
  type Quest,
  type Range,
  type RoomKind,
  type Spot,
  type Target,
  type Who,
} from "../cards/says.ts";
import { bearerFor, borneBy, borneInPlay } from "../rules/jinxes.ts";
import { isEvocation, isFormOf, isTransformedBy, transformedBy } from "../rules/forms.ts";
import { freeSlots, roomNumber, takesInstability } from "../rules/rooms.ts";
import { attackOf, boardOf, damageOn, immunityOf } from "../rules/values.ts";
import { CELL, type Lodge, modelsIn, NONE, placeOf, Slot, Token } from "../state.ts";
import {
  clockwiseFrom,
  controllerOf,
  figureOf,
  isAvatar,
  isMage,
  leftOf,
  mageCount,
  modelOf,
  partyOf,
  ROSE,
  seatsFrom,
} from "../who.ts";
import { model as modelThing, room as roomThing } from "../things.ts";
import { hitsOf, isPassedBy, R, roomOf, Source } from "./context.ts";
import { fits, othersShown } from "./shown.ts";

/** Who stands behind the deeds that this effect answers: the striking model, the dealer's mage, the caster. */
function behind(w: Lodge, frame: Frame): number {
  const at = frame.regs[R.answered];
  if (at === NONE) return NONE;
  const [deed] = lying(w, w.s.stack[at]);
  switch (deed.deed.verb) {
    case "harm": {
      const by = deed.get("by");
      if (by !== NONE) return by;
      return deed.get("dealer") === ROSE ? NONE : deed.get("dealer");
    }
    case "go":
      return deed.get("by") === ROSE ? NONE : deed.get("by");
    default:
      return deed.deed.names.includes("seat") ? deed.get("seat") : NONE;
  }
}

export function one(w: Lodge, frame: Frame, who: One): number {
  const { regs } = frame;
  const reached = (model: number): number => (isPassedBy(frame, model) ? NONE : model);
  switch (who) {
    case "self":
      return frame.seat;
    case "host":
      return reached(regs[R.target]);
    case "target":
      return reached(regs[R.target] === NONE ? regs[R.it] : regs[R.target]);
    case "it":
      return reached(regs[R.it]);
    case "another":
      return reached(regs[R.another]);
    case "attacker":
    case "caster":
      return behind(w, frame);
  }
}

export function spot(w: Lodge, frame: Frame, where: Spot): number {
  const { regs } = frame;
  const last = (model: number, known: number): number => {
    const room = model === NONE ? NONE : roomOf(w, model);
    return room === NONE ? known : room;
  };
  if (typeof where === "object") return roomNumber(w, where.named);
  switch (where) {
    case "here":
      return regs[R.here];
    case "your room":
      return roomOf(w, frame.seat);
    case "target room":
      return regs[R.targetRoom];
    case "there":
      return regs[R.there] === NONE ? regs[R.targetRoom] : regs[R.there];
    case "its room":
      return last(regs[R.it], regs[R.there]);
    case "target's room":
      // Where it was last seen, should it have fallen meanwhile.
      return last(one(w, frame, "target"), regs[R.targetRoom]);
    case "another's room":
      return last(regs[R.another], regs[R.there]);
    case "its owner's room":
      return regs[R.it] === NONE ? NONE : roomOf(w, controllerOf(w.s, one(w, frame, "target")));
  }
}

export function isKind(w: Lodge, figure: number, kind: Kind): boolean {
  const is = w.cards.figures[figure];
  if (kind === "any" || is.id === kind || is.archetype === kind) return true;
  // Whoever carries an Upgrade is a construct, too (L-UP-04).
  return (kind === "construct" || kind === "upgraded") && borneBy(w, modelOf(figure), "upgrade").length > 0;
}

/** The same of any model: a mage may be an evocation by his form (L-PIG-02). */
export const isOfKind = (w: Lodge, model: number, kind: Kind): boolean =>
  isMage(model) ? isFormOf(w, model, kind) : isKind(w, figureOf(model), kind);

/** The evocations this seat has in play; what is assigned to mages is not among them (L-RB-28). */
const summonedBy = (w: Lodge, seat: number): number[] =>
  w.s.figureAt.flatMap((room, figure) =>
    room !== NONE && controllerOf(w.s, modelOf(figure)) === seat && !isKind(w, figure, "shadow") ? [figure] : [],
  );

/** This seat's evocations of that kind that stand in rooms, as models. */
export const ownOfKind = (w: Lodge, seat: number, kind: Kind): number[] =>
  w.s.figureAt.flatMap((room, figure) => {
    const model = modelOf(figure);
    return room >= 0 && controllerOf(w.s, model) === seat && isKind(w, figure, kind) ? [model] : [];
  });
const standsOf = (w: Lodge, seat: number, kind: Kind): number[] => [
  ...w.s.figureAt.filter(
    (room, figure) => room >= 0 && controllerOf(w.s, modelOf(figure)) === seat && isKind(w, figure, kind),
  ),
  ...transformedBy(w, seat).flatMap((mage) => (w.s.at[mage] >= 0 && isFormOf(w, mage, kind) ? [w.s.at[mage]] : [])),
];

/** How many of that kind are in play, whoever controls them; only in these rooms, where that is said. */
export const inPlayOf = (w: Lodge, kind: Kind, near: readonly number[] | null = null): number =>
  [
    ...w.s.figureAt.filter((room, figure) => room >= 0 && isKind(w, figure, kind)),
    ...w.s.at.filter((room, mage) => room >= 0 && isFormOf(w, mage, kind)),
  ].filter((room) => near === null || near.includes(room)).length;

/** How many evocations of that kind this seat has: everywhere, or in that room and next to it. */
export function evocationsOf(w: Lodge, seat: number, kind: Kind, near?: number): number {
  const stands = standsOf(w, seat, kind);
  if (near === undefined) return stands.length;
  if (near === NONE) return 0;
  return stands.filter((room) => room === near || boardOf(w).next[near].includes(room)).length;
}

/** The rooms of a kind, as this seat sees them. `counts`: which models are mages. */
export function roomsOfKind(
  w: Lodge,
  seat: number,
  said: RoomKind,
  counts: (model: number) => boolean = isMage,
  frame?: Frame,
): number[] {
  const { s } = w;
  const brought = typeof said === "object" && "rooms" in said ? w.cards.roomKinds.get(said.rooms as string) : undefined;
  if (brought !== undefined) return [...brought.rooms(w, seat, said, frame)];
  const kind = said as CoreRoomKind;
  const all = s.tiles.map((_, room) => room);
  if (kind === "any") return all;
  if (kind === "next to your cell") return boardOf(w).exits[s.cells[seat]].slice();
  if ("colours" in kind) return all.filter((room) => kind.colours.includes(COLOURS[s.colourAs[room]]));
  const inUse = all.filter((room) => takesInstability(w, room));
  switch (kind.with) {
    case "a mage":
      return all.filter((room) => modelsIn(s, room).some(counts));
    case "an evocation":
      return inUse.filter((room) => modelsIn(s, room).some((model) => !isMage(model)));
    case "two instability":
      return inUse.filter((room) => s.instability[room].length >= 2);
    case "most instability": {
      // A full room is passed over.
      const open = inUse.filter((room) => freeSlots(w, room) > 0);
      const most = Math.max(...open.map((room) => s.instability[room].length));
      return open.filter((room) => s.instability[room].length === most);
    }
  }
}

/** Which models are mages to an effect: an event never means the Avatar (L-AVA-41). */
const magesFor =
  ({ s }: Lodge, frame: Frame) =>
  (model: number): boolean =>
    isMage(model) && !(frame.regs[R.source] === Source.event && isAvatar(s, model));

/** The rooms of a place. With `choose`, those the controller may pick one of. */
export function rooms(w: Lodge, frame: Frame, where: Place): number[] {
  if (typeof where === "string" || "named" in where) {
    const room = spot(w, frame, where);
    return room === NONE ? [] : [room];
  }
  if ("each" in where) return roomsOfKind(w, frame.seat, where.each, magesFor(w, frame), frame);
  if ("choose" in where) {
    const near = where.nextTo === undefined ? NONE : spot(w, frame, where.nextTo);
    return roomsOfKind(w, frame.seat, where.choose, isMage, frame).filter(
      (room) => near === NONE || room === near || boardOf(w).next[near].includes(room),
    );
  }
  const centre = spot(w, frame, where.nextTo);
  if (centre === NONE) return [];
  return where.withIt ? [centre, ...boardOf(w).next[centre]] : boardOf(w).next[centre].slice();
}

/** Whose cubes lie on the controller, as bits; once he is defeated, whose lay there. */
function bearersOf(w: Lodge, { seat, regs }: Frame): number {
  const [deed] = regs[R.answered] === NONE ? [] : lying(w, w.s.stack[regs[R.answered]]);
  if (deed?.deed.verb === "defeat" && deed.get("seat") === seat) return deed.get("bearers");
  return w.s.damage[seat].reduce((bits, colour) => bits | (1 << colour), 0);
}

/** Mages by state, clockwise from the controller's left, in events in turn order. */
export function magesBy(w: Lodge, frame: Frame, state: MageState): number[] {
  const { s } = w;
  // An event never means the Avatar (L-AVA-41).
  const order = frame.regs[R.source] === Source.event ? seatsFrom(s, s.first) : clockwiseFrom(s, leftOf(s, frame.seat));
  if (typeof state === "object" && "bears" in state) {
    return order.filter(
      (seat) => seat !== frame.seat && s.at[seat] !== CELL && borneBy(w, seat, state.bears).length > 0,
    );
  }
  if (typeof state === "object") {
    return order.filter((seat) => s.at[seat] >= 0 && s.colourAs[s.at[seat]] === COLOURS.indexOf(state.inColour));
  }
  const points = order.map((seat) => s.power[partyOf(s, seat)]);
  const done = order.map((seat) => s.completed[seat].length);
  switch (state) {
    case "any":
      return order;
    case "others":
      return order.filter((seat) => seat !== frame.seat && s.at[seat] !== CELL);
    case "in a room":
      return order.filter((seat) => s.at[seat] !== CELL);
    case "with damage on you": {
      const bearers = bearersOf(w, frame);
      return order.filter((seat) => seat !== frame.seat && s.at[seat] !== CELL && ((bearers >> seat) & 1) === 1);
    }
    case "in a destroyed room":
      return order.filter((seat) => s.at[seat] !== CELL && s.destroyed[s.at[seat]] === 1);
    case "with most PP":
      return order.filter((_, i) => points[i] === Math.max(...points));
    case "with fewest PP":
      return order.filter((_, i) => points[i] === Math.min(...points));
    case "with fewest completed quests":
      return order.filter((_, i) => done[i] === Math.min(...done));
    case "without completed quests":
      return order.filter((_, i) => done[i] === 0);
    case "without Black Rose damage":
      return order.filter((seat) => !s.damage[seat].includes(ROSE));
  }
}

/** Every model in play, outside cells. */
function inPlay(w: Lodge): number[] {
  const { s } = w;
  const found: number[] = [];
  for (let mage = 0; mage < mageCount(s); mage++) if (s.at[mage] !== CELL) found.push(mage);
  s.figureAt.forEach((room, figure) => {
    if (room >= 0) found.push(modelOf(figure));
  });
  return found;
}

/**
 * Whether a group counts its controller and what is its own. What no mage controls touches everyone. Where one's own is only spared
 * damage, all models and all evocations are really all, though not for a trap; mages are the others (L-IMM, L-INT-05, L-OQ-149). `heals`: it is
 * asked for healing or converting.
 */
function reachesOwn(w: Lodge, frame: Frame, who: CoreMany, heals: boolean): boolean {
  const source = frame.regs[R.source];
  if (source === Source.event || ("youToo" in who && who.youToo)) return true;
  const mages = who.all === "mages" || (who.all === "models within" && who.mages === true);
  if (mages || source === Source.trap) return false;
  const immunity = immunityOf(w);
  return immunity === "own damage" || (immunity === "all but healing" && heals);
}

function many(w: Lodge, frame: Frame, said: Many, heals: boolean): readonly number[] {
  const { s } = w;
  const brought = w.cards.groups.get(said.all);
  if (brought !== undefined) return brought.models(w, frame, said);
  const who = said as CoreMany;
  const source = frame.regs[R.source];
  // An evocation that acts under another mage does not reach itself.
  const itself = source === Source.evocation ? modelOf(frame.regs[R.card]) : NONE;
  const ownToo = reachesOwn(w, frame, who, heals);
  const isMeant = magesFor(w, frame);
  const isAnEvocation = (model: number): boolean => isEvocation(w, model);
  const meant = (model: number): boolean =>
    model !== itself && (ownToo || controllerOf(s, model) !== frame.seat) && (!isMage(model) || isMeant(model));
  switch (who.all) {
    case "hit mages":
    case "hit models":
      return hitsOf(frame).filter(
        (model) =>
          placeOf(s, model) >= 0 &&
          (who.all === "hit models" || isMage(model)) &&
          (who.bears === undefined || borneBy(w, model, who.bears).length > 0),
      );
    case "acted":
      return [frame.regs[R.acted], frame.regs[R.actedToo]].filter((model) => model !== NONE && placeOf(s, model) >= 0);
    case "evocations of": {
      const mage = one(w, frame, who.whose);
      return inPlay(w).filter((model) => !isMage(model) && mage !== NONE && controllerOf(s, model) === mage);
    }
    case "models in play":
      return inPlay(w).filter((model) => meant(model) && (!who.damaged || damageOn(w, model).length > 0));
    case "evocations in play":
      return inPlay(w).filter(
        (model) => isAnEvocation(model) && meant(model) && (!who.damaged || damageOn(w, model).length > 0),
      );
    case "models within": {
      const here = frame.regs[R.here];
      if (here === NONE) return [];
      // In line, as every range (L-GLO-30).
      const near = roomsWithin(w, here, who.range);
      return inPlay(w).filter(
        (model) => near.includes(placeOf(s, model)) && meant(model) && (!who.mages || isMage(model)),
      );
    }
    default: {
      if ("where" in who) return magesBy(w, frame, who.where);
      return rooms(w, frame, who.in).flatMap((room) =>
        modelsIn(s, room).filter(
          (model) => meant(model) && (who.all === "models" || (who.all === "mages" ? isMage : isAnEvocation)(model)),
        ),
      );
    }
  }
}

/** The models of a phrase. Nobody, where it points at nobody. `heals`: whose damage is to be taken off or converted. */
export function models(w: Lodge, frame: Frame, who: Who, heals = false): number[] {
  if (typeof who === "object") return many(w, frame, who, heals).filter((model) => !isPassedBy(frame, model));
  const found = one(w, frame, who);
  return found === NONE ? [] : [found];
}

export function amount(w: Lodge, frame: Frame, n: Amount): number {
  if (typeof n === "number") return n;
  const counted = Math.floor(count(w, frame, n.per) / (n.every ?? 1)) * (n.times ?? 1);
  return (n.plus ?? 0) + (n.max === undefined ? counted : Math.min(counted, n.max));
}

/** The quest that is being solved when this effect answers. */
function questAnswered(w: Lodge, { regs }: Frame): Quest | undefined {
  const [deed] = regs[R.answered] === NONE ? [] : lying(w, w.s.stack[regs[R.answered]]);
  return deed?.deed.verb === "solve" ? w.cards.content.quests[deed.get("quest")] : undefined;
}

function count(w: Lodge, frame: Frame, said: Count): number {
  const { s } = w;
  const brought =
    typeof said === "object" && "counted" in said ? w.cards.counts.get(said.counted as string) : undefined;
  if (brought !== undefined) return brought.count(w, frame, said);
  const what = said as CoreCount;
  const { regs } = frame;
  if (typeof what === "object") {
    if ("damageOn" in what) {
      const found = what.damageOn === "models hit" ? hitsOf(frame) : [one(w, frame, what.damageOn)];
      const cubes = found.flatMap((model) => (model === NONE ? [] : damageOn(w, model)));
      return what.of === undefined ? cubes.length : cubes.filter((colour) => colour === ROSE).length;
    }
    if ("shown" in what) return othersShown(w, frame).filter((spell) => fits(spell, what.shown)).length;
    if ("yours" in what)
      return evocationsOf(w, frame.seat, what.yours, what.near === undefined ? undefined : spot(w, frame, what.near));
    if ("borne" in what) {
      if (what.by === undefined) return borneInPlay(w, what.borne).length;
      const mage = bearerFor(w, one(w, frame, what.by));
      return mage === NONE ? 0 : borneBy(w, mage, what.borne).length;
    }
    if ("inPlay" in what)
      return inPlayOf(w, what.inPlay, what.near === undefined ? null : roomsWithin(w, spot(w, frame, what.near), 1));
    if ("foreignModelsIn" in what) {
      const colour =
        what.foreignModelsIn === "that colour" ? s.colourAs[regs[R.targetRoom]] : COLOURS.indexOf(what.foreignModelsIn);
      return inPlay(w).filter(
        (model) => controllerOf(s, model) !== frame.seat && s.colourAs[placeOf(s, model)] === colour,
      ).length;
    }
    const caster = one(w, frame, "caster");
    if (caster === NONE) return 0;
    const wanted = "revealedBy" in what ? Slot.revealed : Slot.ready;
    // The Avatar's are the cards he has revealed this turn, and those he has still to reveal (L-AVX-03, L-AVX-04).
    if (isAvatar(s, controllerOf(s, caster))) {
      const ready = w.cards.mode.unseated?.instead.shows(w, "ready spells") ?? [];
      return wanted === Slot.revealed ? s.actionsRevealed.length : ready.length;
    }
    return s.slots[controllerOf(s, caster)].filter((slot) => slot === wanted).length;
  }
  switch (what) {
    case "models hit":
      return hitsOf(frame).length;
    case "evocations removed":
      return regs[R.removed];
    case "models healed":
      return regs[R.healed];
    case "cubes converted":
      return regs[R.converted];
    case "cubes not converted":
      return regs[R.notConverted];
    case "cubes transferred":
      return regs[R.transferred];
    case "instability removed":
      return regs[R.unplaced];
    case "damage suffered":
    case "damage dealt":
    case "damage ignored":
      return regs[R.amount];
    case "PP just gained":
      return questAnswered(w, frame)?.points ?? regs[R.amount];
    case "mages that lost PP":
      return regs[R.losers];
    case "Upgrades it carried":
      return regs[R.carried];
    case "jinxes lifted":
      return regs[R.lifted];
    case "rooms crossed":
      return regs[R.crossed];
    case "mages affected":
      return regs[R.affected];
    case "trophies held":
      return s.trophies[partyOf(s, frame.seat)];
    case "attack of your evocations":
      return summonedBy(w, frame.seat).reduce((sum, figure) => sum + attackOf(w, modelOf(figure)), 0);
  }
}

/** Rooms in line within range; anywhere without a line; from the cell only anywhere (L-TGT-10 … 14, L-OQ-35). */
export function roomsWithin(w: Lodge, from: number, within: Range): readonly number[] {
  if (within === "anywhere") return w.s.tiles.map((_, room) => room);
  if (from === NONE) return [];
  const { within: lines } = boardOf(w);
  return lines[Math.min(within, lines.length - 1)][from];
}

/** Whether a new one of that kind may take its place: beside another large one no second can stand (L-SUM-03, L-RB-39). */
function canMakeWay({ s, cards }: Lodge, model: number, kind: Kind): boolean {
  if (!cards.content.evocations.some(({ id, large }) => id === kind && large)) return true;
  const owner = controllerOf(s, model);
  return s.figureOwner.every(
    (other, figure) => other !== owner || modelOf(figure) === model || !cards.figures[figure].large,
  );
}

/** Evocations without a figure that are in these rooms (L-HAS-02). */
const cardsIn = (w: Lodge, near: readonly number[]): number[] =>
  w.cards.driving.map(modelOf).filter((model) => near.includes(roomOf(w, model)));

/** The legal targets of a side as options, in canonical order (L-TGT). `namesCards`: also evocations without a figure (L-HAS-02). */
export function targetOptions(
  w: Lodge,
  seat: number,
  target: Target,
  from: number,
  but: readonly number[] = [],
  namesCards = false,
): number[] {
  const { s } = w;
  if (target.at === "self" || target.at === "special" || target.at === "every model") return [];
  const near = roomsWithin(w, from, target.within);
  if (target.at === "room") {
    return near
      .filter((room) => {
        if (target.colour !== undefined && s.colourAs[room] !== COLOURS.indexOf(target.colour)) return false;
        if (target.notColour !== undefined && s.colourAs[room] === COLOURS.indexOf(target.notColour)) return false;
        if (target.not?.includes(w.cards.content.rooms[s.tileAs[room]].id)) return false;
        if (target.state === "used" && s.tokens[room] !== Token.used) return false;
        if (target.beside && room === from) return false;
        const { with: kind } = target;
        return kind === undefined || modelsIn(s, room).some((model) => isOfKind(w, model, kind));
      })
      .map(roomThing);
  }
  const standing = near.flatMap((room) => modelsIn(s, room));
  return [...standing, ...(namesCards ? cardsIn(w, near) : [])]
    .filter((model) => {
      if (but.includes(model)) return false;
      // Where nothing of one's own touches one's own, a model is an opposing one (L-TGT-02, 04, L-IMM-03).
      if (target.at === "model" && target.own) return controllerOf(s, model) === seat;
      const own = target.at === "evocation" && (target.own || target.anyones);
      if (!own && immunityOf(w) !== "own damage" && controllerOf(s, model) === seat) return false;
      if (target.at !== "evocation") return model !== seat && (target.at === "model" || isMage(model));
      if (!isOfKind(w, model, target.kind ?? "any")) return false;
      // A mage in a form has no health printed as an evocation, and gives way to nothing; he is his transformer's own.
      if (isMage(model))
        return (
          target.makesWayFor === undefined &&
          target.healthAtMost === undefined &&
          (!target.own || isTransformedBy(w, model, seat)) &&
          model !== seat
        );
      if (target.makesWayFor !== undefined && !canMakeWay(w, model, target.makesWayFor)) return false;
      const { health, assigned } = w.cards.figures[figureOf(model)];
      // Umbrae and infestations have no health printed on them.
      const { healthAtMost, withHealth } = target;
      if (withHealth && health === 0) return false;
      if (healthAtMost !== undefined && (assigned !== undefined || health === 0 || health > healthAtMost)) return false;
      return !target.own || controllerOf(s, model) === seat;
    })
    .sort((a, b) => a - b)
    .map(modelThing);
}

/** Rooms of a place that still take instability. */
export const roomsForCubes = (w: Lodge, frame: Frame, where: Place): number[] =>
  rooms(w, frame, where).filter((room) => freeSlots(w, room) > 0);

/** Evocations: summoning them, what they do when they act, and their phase (L-SUM, L-EVO). */
import {
  again,
  attempt,
  call,
  decision,
  finish,
  type Flow,
  FrameKind,
  flow,
  PASS,
  perform,
  laid,
} from "@blackrose/kernel";
import { choose } from "./choose.ts";
import type { EvocationId } from "../cards/says.ts";
import { go, How, startActivation, summon } from "../deeds.ts";
import { effectBelow, R, resolve, roomOf, Source } from "../effects/context.ts";
import type { Program } from "../effects/program.ts";
import { hasOption } from "../options.ts";
import { actingShape, attackShape, evocationPhaseShape, summoningShape } from "../frames.ts";
import { type Lodge, NONE, type State } from "../state.ts";
import { clockwiseFrom, controllerOf, figureOf, isMage, modelOf } from "../who.ts";
import type { Tables } from "../tables.ts";
import { action, Family, familyOf, held, model as modelThing, option, room as roomThing } from "../things.ts";
import { attacking, attackWith, canAttack, insteadOf } from "./attack.ts";
import { isCarried } from "./equipment.ts";
import { hasHealth } from "./health.ts";
import { transformedBy } from "./forms.ts";
import { endForm, makingWay } from "./leaving.ts";
import { goTo, mayMove, stepsFrom } from "./movement.ts";
import { riseMoons } from "./power.ts";
import { revealTarot } from "./tarot.ts";
import { isAssigned, umbraActs } from "./umbrae.ts";
import { actsAsEvocation, attackOf, boardOf, canFly, moveOf, rulesOf } from "./values.ts";

/** A mage's evocations in play, those in the cell of a host too. */
export function figuresOf({ s }: Lodge, seat: number): number[] {
  return s.figureOwner.flatMap((owner, figure) => (owner === seat && s.figureAt[figure] !== NONE ? [figure] : []));
}

// --- acting ---

const A = actingShape.at;

/** D-EVO-STEP: a neighbouring room, no further, or, where any order goes, the attack first (L-EVO-03). */
const evoStep = decision<State, Tables>("D-EVO-STEP", "L-EVO-03", {
  chosen(w, { seat, regs }, code) {
    const model = regs[A.model];
    if (code === PASS) {
      regs[A.left] = 0;
    } else if (familyOf(code) === Family.option) {
      regs[A.left] = 0;
      const start = { it: model, here: roomOf(w, model), source: Source.evocation, card: figureOf(model) };
      resolve(w, insteadOfMoving(w, model)[held(code)], seat, start);
    } else if (familyOf(code) === Family.action) {
      regs[A.attacked] = 1;
      attackWith(w, model, seat, { more: regs[A.more] });
    } else {
      const flies = canFly(w, model);
      regs[A.left] = flies ? 0 : regs[A.left] - 1;
      regs[A.setOut] = 1;
      goTo(w, model, held(code), flies ? How.transit : How.step, seat);
    }
  },
});

/** What an evocation may do instead of moving, before its first step. */
const insteadOfMoving = ({ cards }: Lodge, model: number): readonly Program[] =>
  isMage(model) ? [] : (cards.insteadOfMove.get(cards.figures[figureOf(model)].id) ?? []);

/** Every other room that so many steps lead to: who flies enters only the last one. */
function landingsOf(w: Lodge, model: number, steps: number): number[] {
  const { next } = boardOf(w);
  let reached = new Set([roomOf(w, model)]);
  for (let step = 0; step < steps; step++) reached = new Set([...reached].flatMap((room) => [room, ...next[room]]));
  return [...reached].filter((room) => room !== roomOf(w, model)).toSorted((a, b) => a - b);
}

/** Move and attack, both optional (L-EVO-02). Each step is decided where the last one led (L-INT-16). Who has left the Lodge acts no more. */
export const acting: Flow<State, Tables> = flow<State, Tables>(
  "evocation acts",
  "L-EVO-02",
  {
    move(w, frame) {
      const { seat, regs } = frame;
      const model = regs[A.model];
      const free = !isMage(model) || mayMove(w, model, true);
      if (roomOf(w, model) === NONE || regs[A.left] === 0 || !free) return;
      const rooms = canFly(w, model) ? landingsOf(w, model, regs[A.left]) : stepsFrom(w, model);
      const options = [PASS, ...rooms.map(roomThing)];
      const anyOrder = rulesOf(w).evocationActs === "in any order";
      if (anyOrder && regs[A.setOut] === 0 && regs[A.attacked] === 0 && canAttack(w, model, seat, regs[A.more]))
        options.push(action("fight"));
      if (regs[A.setOut] === 0) options.push(...insteadOfMoving(w, model).map((_, i) => option(i)));
      again(frame);
      choose(w, evoStep, seat, options);
    },
    attack(w, { seat, regs }) {
      if (regs[A.attacked] === 0) attackWith(w, regs[A.model], seat, { optional: true, more: regs[A.more] });
    },
  },
  actingShape,
);

/** What is added to its values for one act. */
export interface Boost {
  readonly attack?: number;
  readonly move?: number;
}

/** What an evocation does when it acts, where its card says something else than to move and attack. */
const actsOf = ({ cards }: Lodge, model: number): Program | undefined =>
  cards.acts.get(cards.figures[figureOf(model)].id);

/** A model acts as an evocation does, under a seat's control (L-EVO-08, L-GLO-01). */
export function modelActs(w: Lodge, model: number, seat: number, { attack = 0, move = 0 }: Boost = {}): void {
  if (roomOf(w, model) === NONE) return;
  const acts = isMage(model) ? undefined : actsOf(w, model);
  if (isAssigned(w, model)) umbraActs(w, model, seat);
  else if (acts !== undefined) {
    const start = { target: controllerOf(w.s, model), it: model, here: roomOf(w, model), bidden: 1 };
    resolve(w, acts, seat, { ...start, source: Source.evocation, card: figureOf(model) });
  } else if (!isCarried(w, model)) {
    // An infestation goes nowhere unless its card says so (L-IFS-04).
    const left = hasHealth(w, model) ? moveOf(w, model) + move : 0;
    call(w, acting, seat, actingShape.make({ model, left, more: attack }));
    const first = isMage(model) ? undefined : w.cards.beforeActing.get(w.cards.figures[figureOf(model)].id);
    const start = { it: model, here: roomOf(w, model), source: Source.evocation, card: figureOf(model) };
    if (first !== undefined) resolve(w, first, seat, start);
  }
}
/** It moves and attacks, whatever else its card says it does when it acts. */
export const movesAndStrikes = (w: Lodge, model: number, seat: number): void =>
  call(w, acting, seat, actingShape.make({ model, left: moveOf(w, model) }));
/** Who lets a model act or attack just now, whoever it belongs to; undefined when it does neither. */
export const actsUnder = (w: Lodge, model: number): number | undefined =>
  w.s.stack.findLast(
    ({ kind, of, regs }) =>
      kind === FrameKind.flow &&
      ((of === acting.index && regs[A.model] === model) ||
        (of === attacking.index && regs[attackShape.at.model] === model)),
  )?.seat;

/** A mage's evocations, as models, that can do anything when they act. */
export const ableFigures = (w: Lodge, seat: number): number[] =>
  [...figuresOf(w, seat).map(modelOf), ...transformedBy(w, seat)]
    .filter((model) => roomOf(w, model) !== NONE)
    .filter(
      (model) =>
        isMage(model) ||
        isAssigned(w, model) ||
        actsOf(w, model) !== undefined ||
        // What is carried does nothing by itself, whatever makes evocations faster or stronger (L-EQP-01).
        (!isCarried(w, model) && (moveOf(w, model) > 0 || attackOf(w, model) > 0 || insteadOf(w, model).length > 0)),
    );

export const actNow = (w: Lodge, figure: number, seat: number, boost: Boost = {}): void =>
  modelActs(w, modelOf(figure), seat, boost);

// --- the phase ---

const P = evocationPhaseShape.at;

/** Who acts in the Evocation Phase: a mage's evocations that can do anything, and the mage itself in a form that does (L-SAT-06). */
function actors(w: Lodge, seat: number): number[] {
  const { s } = w;
  const able = ableFigures(w, seat);
  return actsAsEvocation(w, seat) && s.at[seat] >= 0 ? [seat, ...able] : able;
}

/** D-EVO-ORDER: who acts next. */
const evoOrder = decision<State, Tables>("D-EVO-ORDER", "L-EVO-01", {
  chosen(w, frame, code) {
    frame.regs.push(held(code));
    modelActs(w, held(code), frame.seat);
  },
});

/** All evocations of one mage, then of the next; or one of each in rotation (L-OPT-05). The frame's seat is whose act. */
export const evocationPhase: Flow<State, Tables> = flow<State, Tables>(
  "evocation phase",
  "L-EVO-01",
  {
    begin(_w, frame) {
      frame.regs = evocationPhaseShape.make();
    },
    next(w, frame) {
      const { s } = w;
      const { regs } = frame;
      if (rulesOf(w).moonChanges === "after the action") riseMoons(w);
      if (revealTarot(w)) {
        again(frame);
        return;
      }
      const order = clockwiseFrom(s, s.first);
      for (let passed = 0; passed < order.length; passed++) {
        const turn = (regs[P.turn] + passed) % order.length;
        const seat = order[turn];
        const ready = actors(w, seat).filter((model) => !evocationPhaseShape.rest(frame).includes(model));
        if (ready.length === 0) continue;
        regs[P.turn] = hasOption(s, "crownOfTheSummoner") ? turn + 1 : turn;
        if (s.active !== seat) perform(w, startActivation, { seat });
        frame.seat = seat;
        again(frame);
        choose(w, evoOrder, seat, ready.map(modelThing));
        return;
      }
      perform(w, startActivation, { seat: NONE });
    },
  },
  evocationPhaseShape,
);

// --- summoning ---

const U = summoningShape.at;

/** A mage controls three at most (L-SUM-02). */
const MOST = 3;

/** The models that take a mage's slots: what is assigned takes none (L-NM-03), a mage he transformed takes one (L-PIG-01). */
export const slotsUsed = (w: Lodge, seat: number): number[] => [
  ...figuresOf(w, seat)
    .map(modelOf)
    .filter((model) => !isAssigned(w, model)),
  ...transformedBy(w, seat),
];
export const hasFreeSlot = (w: Lodge, seat: number): boolean => slotsUsed(w, seat).length < MOST;

/** Which models can give their place to a figure that comes; none where there is a free one. */
export function placesFor(w: Lodge, seat: number, comes: number): number[] {
  const own = slotsUsed(w, seat);
  if (own.includes(modelOf(comes))) return [];
  // A second large one can only take the place of the first (L-SUM-03, L-RB-39).
  const isLarge = (model: number): boolean =>
    rulesOf(w).largeModels === "one" && !isMage(model) && w.cards.figures[figureOf(model)].large === true;
  const large = isLarge(modelOf(comes)) ? own.filter(isLarge) : [];
  return large.length > 0 ? large : own.length < MOST ? [] : own;
}

/** One of a mage's evocations makes way; a mage in a form is himself again. */
export function giveWay(w: Lodge, seat: number, model: number): void {
  if (isMage(model)) endForm(w, model);
  else attempt(w, seat, [makingWay(w, figureOf(model), seat)]);
}

/** D-SUM-TAKE: with none in the reserve, one in play is taken (L-SUM-04). */
const sumTake = decision<State, Tables>("D-SUM-TAKE", "L-SUM-04", {
  chosen(_w, frame, code) {
    frame.regs[U.comes] = figureOf(held(code));
  },
});
/** D-SUM-REPLACE: with three in play one goes, or the new one is renounced (L-SUM-02). */
const sumReplace = decision<State, Tables>("D-SUM-REPLACE", "L-SUM-02", {
  chosen(w, frame, code) {
    if (code === PASS) finish(w);
    else if (isMage(held(code))) endForm(w, held(code));
    else frame.regs[U.goes] = figureOf(held(code));
  },
});

/** The effect that summons finds the new model as its "it". */
const summoning: Flow<State, Tables> = flow<State, Tables>(
  "summoning",
  "L-SUM-01",
  {
    find(w, { seat, regs }) {
      const { s, cards } = w;
      const all = cards.figures.flatMap((kind, figure) =>
        kind === cards.content.evocations[regs[U.kind]] && !s.figuresGone.includes(figure) ? [figure] : [],
      );
      const reserve = all.find((figure) => s.figureAt[figure] === NONE);
      // A card that drives something is taken from whoever holds it, in every ruleset (L-HAS-04).
      const only = all.find(
        (figure) => cards.figures[figure].drives !== undefined || cards.figures[figure].changesHands,
      );
      if (reserve !== undefined || only !== undefined) regs[U.comes] = reserve ?? (only as number);
      else if (rulesOf(w).missingEvocation === "ignored") finish(w);
      else choose(w, sumTake, seat, all.map(modelOf).map(modelThing));
    },
    makeRoom(w, { seat, regs }) {
      const { [U.comes]: comes } = regs;
      if (comes === NONE) return;
      // Of each piece of equipment a mage carries one: another takes its place, with none of its damage (L-EQP-03).
      const { id, carried } = w.cards.figures[comes];
      const alike = carried ? figuresOf(w, seat).find((figure) => w.cards.figures[figure].id === id) : undefined;
      if (alike !== undefined) {
        if (alike !== comes) regs[U.goes] = alike;
        return;
      }
      const canGo = placesFor(w, seat, comes);
      if (canGo.length > 0) choose(w, sumReplace, seat, [PASS, ...canGo.map(modelThing)]);
    },
    makeWay(w, { seat, regs }) {
      // Whoever goes or is taken leaves its damage behind (L-SUM-07).
      const leaving = [regs[U.goes], regs[U.comes]].filter((one) => one !== NONE && w.s.figureAt[one] !== NONE);
      attempt(
        w,
        seat,
        leaving.map((figure) => makingWay(w, figure, seat)),
      );
    },
    come(w, { seat, regs }) {
      const { [U.room]: room, [U.comes]: figure } = regs;
      if (figure === NONE) return;
      perform(w, summon, { figure, seat });
      const effect = effectBelow(w);
      if (effect !== null) effect.regs[R.it] = modelOf(figure);
      const { drives, carried } = w.cards.figures[figure];
      const model = modelOf(figure);
      // It lies with its mage already; that it was summoned is heard of all the same.
      if (carried) attempt(w, seat, [laid(go, { model, from: NONE, to: w.s.at[seat], how: How.summoned, by: seat })]);
      else if (drives === undefined) goTo(w, model, room, How.summoned, seat);
    },
  },
  summoningShape,
);

/** Whether a figure of the kind can come, if it is one that is summoned (L-RB-28): from the reserve, or where the ruleset says so from play (L-SUM-04). */
export function canSummon(w: Lodge, kind: EvocationId): boolean {
  const { s, cards } = w;
  const fromPlay = rulesOf(w).missingEvocation === "taken from play";
  return cards.figures.some(
    ({ id, assigned, drives, changesHands }, figure) =>
      id === kind &&
      assigned === undefined &&
      !s.figuresGone.includes(figure) &&
      (fromPlay || drives !== undefined || changesHands || s.figureAt[figure] === NONE),
  );
}

/** A mage summons an evocation of a kind into a room. */
export function summonFigure(w: Lodge, seat: number, kind: EvocationId, room: number): void {
  if (room >= 0) call(w, summoning, seat, summoningShape.make({ kind: w.cards.kinds.get(kind) ?? NONE, room }));
}

export const evocationFlows = [acting, evocationPhase, summoning];
export const evocationDecisions = [evoStep, evoOrder, sumTake, sumReplace];

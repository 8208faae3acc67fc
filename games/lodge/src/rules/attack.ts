/** Attacks: physical blows of a mage or an evocation in its own room (L-GLO-04, L-TGT-15). */
import { call, type Decision, decision, type Flow, type Frame, flow, PASS } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import { effectBelow, R, resolve, roomOf, Source } from "../effects/context.ts";
import type { Instruction, Program } from "../effects/program.ts";
import { attackShape } from "../frames.ts";
import { type Lodge, modelsIn, NONE, placeOf, type State } from "../state.ts";
import { figureOf, isMage, partyOf } from "../who.ts";
import type { Tables } from "../tables.ts";
import { Family, familyOf, held, model as modelThing, option, room as roomThing } from "../things.ts";
import { strike } from "./damage.ts";
import { isShielded } from "./equipment.ts";
import { canHurt } from "./health.ts";
import { attachedTo } from "./standing.ts";
import { attackOf, attacksHitAll, beatsProtections, boardOf, isImmuneTo, reachOf } from "./values.ts";

/** `optional`: it may be left. `only`: the one model that may be struck. `but`: models that may not. */
interface Attack {
  /** For this blow only, on top of its strength. */
  readonly more?: number;
  readonly optional?: boolean;
  readonly only?: number;
  readonly but?: readonly number[];
}

const A = attackShape.at;

/** Models in reach, mostly in the same room, that one can strike under this controller. Who has no attack strikes nobody. */
export function attackable(w: Lodge, model: number, seat: number, more = 0): number[] {
  const room = roomOf(w, model);
  if (room === NONE || attackOf(w, model) + more <= 0) return [];
  return boardOf(w)
    .within[reachOf(w, model)][room].flatMap((near) => modelsIn(w.s, near))
    .filter((other) => other !== model && canHurt(w, seat, other) && !isImmuneTo(w, "attacks", other));
}

/** What an evocation may do instead of attacking, by itself or by what it carries (L-EVO-07), and a mage by its skill (L-SAT-110). */
export function insteadOf(w: Lodge, model: number): readonly Program[] {
  const own = isMage(model) ? [] : (w.cards.insteadOfAttack.get(w.cards.figures[figureOf(model)].id) ?? []);
  return [...own, ...attachedTo(w, model).flatMap(({ kind }) => w.cards.attachments[kind].insteadOfAttack)];
}

/** What its attack does besides. */
function alsoOf(w: Lodge, model: number): Program[] {
  const carried = attachedTo(w, model).map(({ kind }) => w.cards.attachments[kind].attackAlso);
  return [w.cards.attackAlso.get(w.cards.figures[figureOf(model)].id), ...carried].filter((one) => one != null);
}

/** What a mage may do this turn instead of a blow (Unstable Flames). */
function insteadOfABlow(w: Lodge, model: number): { program: Program; source: number; card: number }[] {
  return w.s.attachments.flatMap(({ kind, owner, source, card }) => {
    if (owner !== model) return [];
    const { listeners } = w.cards.attachments[kind];
    return listeners.flatMap(({ trigger, program }) =>
      trigger.on === "attacks" && sparesTheBlow(program) ? [{ program, source, card }] : [],
    );
  });
}

/** With nobody to strike it is offered by itself. */
function offerInstead(w: Lodge, model: number): void {
  for (const { program, source, card } of insteadOfABlow(w, model)) resolve(w, program, model, { source, card });
}

const sparesTheBlow = ({ script }: Program): boolean =>
  (script.lines as readonly Instruction[]).some(
    (line) => line.do === "happen" && line.what.some((verb) => verb.do === "cancel" && verb.what === "damage"),
  );

/** Whether an attack of a model in a room could come to anything, as everyone can see. */
export const canAttack = (w: Lodge, model: number, seat: number, more = 0): boolean =>
  attackable(w, model, seat, more).length > 0 || insteadOf(w, model).length > 0 || insteadOfABlow(w, model).length > 0;

function targets(w: Lodge, frame: Frame): number[] {
  const { seat, regs } = frame;
  const but = attackShape.rest(frame);
  return attackable(w, regs[A.model], seat, regs[A.more]).filter(
    (other) => !but.includes(other) && (regs[A.only] === NONE || regs[A.only] === other),
  );
}

/** A mage whose attacks hit all strikes a room, not one model in it. */
function options(w: Lodge, frame: Frame): number[] {
  const model = frame.regs[A.model];
  const struck = targets(w, frame);
  const room = roomOf(w, model);
  const found = attacksHitAll(w, model)
    ? [...new Set(struck.map((other) => roomThing(placeOf(w.s, other))))]
    : struck.map(modelThing);
  if (room !== NONE && frame.regs[A.only] === NONE) found.push(...insteadOf(w, model).map((_, i) => option(i)));
  return frame.regs[A.optional] === 1 ? [PASS, ...found] : found;
}

/** D-ACT-ATTACK of a mage, D-EVO-ATTACK of an evocation: an opposing model in the room, or none. */
const pick = (id: string, rule: string): Decision<State, Tables> =>
  decision<State, Tables>(id, rule, {
    chosen(_w, frame, code) {
      frame.regs[A.chosen] = code;
    },
  });
const actAttack = pick("D-ACT-ATTACK", "L-ACT-07");
const evoAttack = pick("D-EVO-ATTACK", "L-EVO-02");

/** The frame's seat controls the attack; the cubes are its own (L-EVO-05, L-IMM-04). */
export const attacking: Flow<State, Tables> = flow<State, Tables>(
  "attack",
  "L-GLO-04",
  {
    choose(w, frame) {
      const { seat, regs } = frame;
      const model = regs[A.model];
      const open = options(w, frame);
      if (open.some((code) => code !== PASS)) choose(w, isMage(model) ? actAttack : evoAttack, seat, open);
      else if (roomOf(w, model) !== NONE) offerInstead(w, model);
    },
    strike(w, frame) {
      const { seat, regs } = frame;
      const model = regs[A.model];
      const code = regs[A.chosen];
      if (code === PASS) return;
      if (familyOf(code) === Family.option) {
        resolve(w, insteadOf(w, model)[held(code)], seat, {
          it: model,
          here: roomOf(w, model),
          ...(isMage(model)
            ? { source: Source.rule, card: NONE }
            : { source: Source.evocation, card: figureOf(model) }),
        });
        return;
      }
      const struck =
        familyOf(code) === Family.room
          ? targets(w, frame).filter((other) => placeOf(w.s, other) === held(code) && !isShielded(w, other))
          : [held(code)];
      regs[A.struckIn] = placeOf(w.s, struck[0]);
      // The effect that bade to attack knows whom it has struck.
      const effect = effectBelow(w);
      if (effect !== null) effect.regs[R.struck] = struck[0];
      const n = attackOf(w, model) + regs[A.more];
      strike(
        w,
        seat,
        struck.map((target) => ({
          dealer: partyOf(w.s, seat),
          by: model,
          target,
          n,
          means: Source.attack,
          card: NONE,
          noProtections: beatsProtections(w, model),
        })),
      );
    },
    also(w, { seat, regs }) {
      const model = regs[A.model];
      if (familyOf(regs[A.chosen]) !== Family.model || isMage(model) || placeOf(w.s, model) === NONE) return;
      const figure = figureOf(model);
      const target = held(regs[A.chosen]);
      const here = roomOf(w, model);
      const start = { target, targetRoom: regs[A.struckIn], here, source: Source.evocation, card: figure };
      for (const program of alsoOf(w, model).toReversed()) resolve(w, program, seat, start);
    },
  },
  attackShape,
);

/** A model attacks under a seat's control. */
export function attackWith(w: Lodge, model: number, seat: number, how: Attack = {}): void {
  const { optional = false, only = NONE, but = [], more = 0 } = how;
  call(w, attacking, seat, attackShape.make({ model, optional: optional ? 1 : 0, only, chosen: PASS, more }, but));
}

export const attackFlows = [attacking];
export const attackDecisions = [actAttack, evoAttack];

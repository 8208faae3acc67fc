/** Where the Avatar walks: the room he wants to stand in, and the way there (L-AVM). */
import type { ActionEffect } from "../../cards/avatar.ts";
import type { Sentence } from "../../cards/says.ts";
import { targetOptions } from "../../effects/select.ts";
import { CELL, Inhibited, type Lodge, modelsIn, Token } from "../../state.ts";
import { Family, familyOf, held, model as modelThing, room as roomThing } from "../../things.ts";
import { figureOf, isMage } from "../../who.ts";
import { type Followed, followed, type Priority } from "../choose.ts";
import { stepsFrom } from "../movement.ts";
import { freeSlots, isShut } from "../rooms.ts";
import { boardOf } from "../values.ts";
import {
  avatarOf,
  greatest,
  isOpposing,
  magesFirst,
  preferring,
  stepsFor,
  stepsOfList,
  unusedToken,
} from "./criteria.ts";
import { isUseful, laterAim, listNow, opposingModels } from "./under-way.ts";

/** What he wants: options among which the Crown chooses where there are several. Models and rooms he aims at, or rooms to end in. */
export interface Wish extends Followed {
  readonly of: "goal" | "end";
}

/** Rooms within so many steps, his own included. */
const reach = (w: Lodge, steps: number): number[] =>
  [...w.s.tiles.keys()].filter((room) => stepsFor(w, avatarOf(w), room) <= steps);

/** Where what he goes for is: a room, or where a model stands. */
export const roomOfCode = ({ s }: Lodge, code: number): number =>
  familyOf(code) === Family.room
    ? held(code)
    : isMage(held(code))
      ? s.at[held(code)]
      : s.figureAt[figureOf(held(code))];

/** Whether draining a room does something (L-AVW-01); not while he may activate none (L-AVX-09). */
export const canDrain = (w: Lodge, room: number): boolean =>
  (w.s.inhibited[avatarOf(w)] & Inhibited.activating) === 0 &&
  !isShut(w, room) &&
  (w.s.destroyed[room] === 1 ? freeSlots(w, room) > 0 : w.s.tokens[room] === Token.available);

/** L-AVM-01: end rooms where draining does something. */
function toDrain(w: Lodge, steps: number): Wish {
  const rooms = reach(w, steps).filter((room) => canDrain(w, room));
  const order = [...stepsOfList(w, listNow(w), avatarOf(w)), unusedToken];
  return { of: "end", ...followed(w, order, rooms.map(roomThing)) };
}

/** The best of some models by a list. */
const bestModels = (w: Lodge, models: readonly number[], list = listNow(w)): Wish => ({
  of: "goal",
  ...followed(w, [magesFirst, ...stepsOfList(w, list, avatarOf(w))], models.map(modelThing)),
});

/** L-AVM-02: whom he can walk to and strike. */
const toStrike = (w: Lodge, steps: number): Wish =>
  bestModels(
    w,
    opposingModels(w, (room) => stepsFor(w, avatarOf(w), room) <= steps),
  );

/** L-AVM-04: toward the best mage, however far; if all are in cells, toward the best evocation. */
const toward = (w: Lodge, list = listNow(w)): Wish =>
  bestModels(
    w,
    opposingModels(w, () => true),
    list,
  );

const strikes = (says: readonly Sentence[]): boolean => says.some(({ do: verb }) => verb === "attack");

type Spell = ActionEffect & { readonly is: "spell" };

const aimsFrom = (w: Lodge, { side }: Spell, room: number): number[] =>
  targetOptions(w, avatarOf(w), side.target, room).filter((code) => isUseful(w, side.says, code));

/** L-AVM-03: what the spell that follows would aim at, from any room he can walk to. */
function toAim(w: Lodge, spell: Spell, steps: number): Wish {
  const aims = [...new Set(reach(w, steps).flatMap((room) => aimsFrom(w, spell, room)))].sort((a, b) => a - b);
  const lists = stepsOfList(w, spell.list ?? 2, avatarOf(w));
  return { of: "goal", ...followed(w, [magesFirst, ...lists], aims) };
}

/** L-AVM-03: the room to aim from: as far as it reaches, then the fewest steps, then an unused token. */
export function endsFor(w: Lodge, goal: number, steps: number): Followed {
  const spell = laterAim(w);
  if (spell === undefined) return { left: [roomThing(roomOfCode(w, goal))], by: null };
  const rooms = reach(w, steps).filter((room) => aimsFrom(w, spell, room).includes(goal));
  const aimed = roomOfCode(w, goal);
  const order: Priority[] = [
    greatest("farthest", (_w, code) => boardOf(w).distance[held(code)][aimed]),
    greatest("fewest steps", (_w, code) => -stepsFor(w, avatarOf(w), held(code))),
    unusedToken,
  ];
  return followed(w, order, rooms.length === 0 ? [roomThing(aimed)] : rooms.map(roomThing));
}

/** Whether he can strike, or aim at, what he goes for within so many steps. */
export function isWithin(w: Lodge, says: readonly Sentence[], goal: number, steps: number): boolean {
  if (roomOfCode(w, goal) < 0) return false;
  const spell = laterAim(w);
  if (spell === undefined || strikes(says)) return stepsFor(w, avatarOf(w), roomOfCode(w, goal)) <= steps;
  return reach(w, steps).some((room) => aimsFrom(w, spell, room).includes(goal));
}

/** What a walk of so many steps is for, by what follows it on the card. `out`: only out of the cell (L-AVC-03). */
export function wishOf(w: Lodge, says: readonly Sentence[], steps: number, out: boolean): Wish {
  if (out) return toward(w, 2);
  if (says.some(({ do: verb }) => verb === "drain")) {
    const found = toDrain(w, steps);
    // Out of the cell he walks in any case.
    return found.left.length > 0 || w.s.at[avatarOf(w)] !== CELL ? found : toward(w);
  }
  const spell = laterAim(w);
  const near = strikes(says) ? toStrike(w, steps) : spell === undefined ? null : toAim(w, spell, steps);
  return near === null || near.left.length === 0 ? toward(w) : near;
}

/** Rooms one step on along the shortest ways to a room, those first that are liked better (L-AVM-05). */
export function waysTo(w: Lodge, model: number, room: number): Followed {
  const { distance } = boardOf(w);
  const next = stepsFrom(w, model);
  const least = Math.min(...next.map((one) => distance[one][room]));
  const open = next.filter((one) => distance[one][room] === least).map(roomThing);
  const safe = preferring("no Colossus", (_w, code) => !hasColossus(w, held(code)));
  return followed(w, [safe, unusedToken], open);
}

const hasColossus = (w: Lodge, room: number): boolean =>
  modelsIn(w.s, room).some(
    (model) => !isMage(model) && isOpposing(w, model) && w.cards.figures[figureOf(model)].id === "colossus",
  );

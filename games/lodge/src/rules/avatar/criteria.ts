/** How the Avatar compares: the steps of his lists, each liking some options best (L-AVA-31 … 34, L-AVP). */
import type { Criterion, ListNumber } from "../../cards/avatar.ts";
import { CELL, type Lodge, modelsIn, NONE, placeOf, Token } from "../../state.ts";
import { Family, familyOf, held } from "../../things.ts";
import { controllerOf, isAvatar, isMage, partyOf } from "../../who.ts";
import type { Priority } from "../choose.ts";
import { boardOf, damageOn } from "../values.ts";

/** The Avatar's mage: the one after the seats'. */
export const avatarOf = ({ s }: Lodge): number => s.seats;

export const isOpposing = ({ s }: Lodge, model: number): boolean => !isAvatar(s, controllerOf(s, model));

/** Steps on foot from where a model stands; out of a cell the first leads to an exit (L-AVP-01). */
export function stepsTo(w: Lodge, from: number, room: number, cell = NONE): number {
  const { distance, exits } = boardOf(w);
  if (from !== CELL) return distance[from][room];
  return 1 + Math.min(...exits[cell].map((exit) => distance[exit][room]));
}
export const stepsFor = (w: Lodge, model: number, room: number): number =>
  stepsTo(w, placeOf(w.s, model), room, w.s.cells[model]);

/** Those for which something is greatest. */
export function most<T>(all: readonly T[], worth: (one: T) => number): T[] {
  const worths = all.map(worth);
  const best = Math.max(...worths);
  return all.filter((_, i) => worths[i] === best);
}

const modelIn = (code: number): number => (familyOf(code) === Family.model ? held(code) : NONE);

/** How much of what a criterion counts an option has. `from`: the model that chooses. */
function countOf(w: Lodge, criterion: Criterion, code: number, from: number): number {
  const { s } = w;
  const model = modelIn(code);
  const room = model === NONE ? held(code) : placeOf(s, model);
  switch (criterion) {
    case "damage":
      return model === NONE ? 0 : damageOn(w, model).length;
    case "nearest":
      return -stepsFor(w, from, room);
    case "power":
      return model === NONE ? 0 : s.power[partyOf(s, controllerOf(s, model))];
    case "trophies":
      return model === NONE ? 0 : s.trophies[partyOf(s, controllerOf(s, model))];
    case "mages":
      return modelsIn(s, room).filter((one) => isMage(one) && isOpposing(w, one)).length;
    case "models":
      return modelsIn(s, room).filter((one) => isOpposing(w, one)).length;
    case "instability":
      return s.instability[room].length;
  }
}

/** A printed list as steps. */
export const stepsOfList = ({ cards }: Lodge, list: ListNumber, from: number): Priority[] =>
  (cards.content.avatar?.card.lists[list] ?? []).map((criterion) => ({
    name: criterion,
    best: (w, options) => most(options, (code) => countOf(w, criterion, code, from)),
  }));

/** What a step leaves where it leaves anything, else what there was. */
export const preferring = (name: Priority["name"], likes: (w: Lodge, code: number) => boolean): Priority => ({
  name,
  best(w, options) {
    const liked = options.filter((code) => likes(w, code));
    return liked.length > 0 ? liked : options;
  },
});

/** A mage, if one can be chosen (L-AVP-03). */
export const magesFirst = preferring("a mage", (_w, code) => isMage(modelIn(code)) && modelIn(code) !== NONE);

/** A room with an unused token, where it is left open (L-AVA-23). */
export const unusedToken = preferring("unused token", ({ s }, code) => s.tokens[held(code)] === Token.available);

export const greatest = (name: Priority["name"], worth: (w: Lodge, code: number) => number): Priority => ({
  name,
  best: (w, options) => most(options, (code) => worth(w, code)),
});

/**
 * Who is who. Four numbers that are easily taken for one another, because a player's are all the same:
 *
 * - a **seat** is a chair with a person or a bot: whom the kernel asks;
 * - a **mage** stands on the board and controls effects: the seats' mages first, then one nobody sits for;
 * - a **party** owns cubes, points and tokens: the seats' parties, then the Black Rose's;
 * - a **model** is anything that stands on the board: mages, then evocation figures.
 *
 * Plain numbers may be used as any of them; what is known to be one of them cannot be taken for another.
 */
import type { State } from "./state.ts";

/** A number that is known to mean one thing. `toFixed` only makes every number fit. */
type Means<Word extends string> = number & { readonly means?: Word; toFixed(digits?: number): string };
export type Seat = Means<"seat" | "mage" | "party" | "model">;
export type Mage = Means<"mage" | "model">;
export type Party = Means<"party">;
export type Model = Means<"model">;
export type Figure = Means<"figure">;
/** Who is behind an effect: a mage, or the Black Rose herself. */
export type Controller = Means<"mage" | "party" | "model">;

/** The Black Rose among parties: after the six seats. */
export const ROSE = 6 as Party;
/** Models from here on are evocation figures. */
export const FIGURES = 6;

export const isMage = (model: Model): boolean => model < FIGURES;
export const figureOf = (model: Model): Figure => (model - FIGURES) as Figure;
export const modelOf = (figure: Figure): Model => (figure + FIGURES) as Model;

/** How many mages there are: one for each seat, and those nobody sits for. */
export const mageCount = (s: State): number => s.at.length;

/** Whose cubes and points a mage or the Black Rose uses: a mage nobody sits for has hers. */
export const partyOf = (s: State, controller: Controller): Party =>
  controller < s.seats ? (controller as number as Party) : ROSE;

/** Who controls a model. */
export const controllerOf = (s: State, model: Model): Controller =>
  isMage(model) ? (model as number as Controller) : s.figureOwner[figureOf(model)];

/** Whether nobody sits for a mage: it is the Avatar (L-AVA-01). */
export const isAvatar = (s: State, mage: Controller): boolean => mage >= s.seats && mage < mageCount(s);

/** Mages as they sit, clockwise: the Avatar between two seats (L-AVA-09). */
function ring(s: State): Mage[] {
  const order: Mage[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    order.push(seat);
    if (seat === s.avatarAfter) order.push(s.seats);
  }
  return order;
}

export function leftOf(s: State, mage: Mage): Mage {
  if (s.avatarAfter >= 0) return clockwiseFrom(s, mage)[1];
  return mage + 1 < mageCount(s) ? mage + 1 : 0;
}
export function rightOf(s: State, mage: Mage): Mage {
  if (s.avatarAfter >= 0) return clockwiseFrom(s, mage)[s.seats];
  return mage > 0 ? mage - 1 : mageCount(s) - 1;
}

/** Mages clockwise from one. */
export function clockwiseFrom(s: State, mage: Mage): Mage[] {
  const count = mageCount(s);
  if (s.avatarAfter >= 0) {
    const order = ring(s);
    const at = order.indexOf(mage);
    return [...order.slice(at), ...order.slice(0, at)];
  }
  const order: Mage[] = [];
  for (let i = 0; i < count; i++) order.push((mage + i) % count);
  return order;
}

/** Seats clockwise from a mage. */
export const seatsFrom = (s: State, mage: Mage): Mage[] => clockwiseFrom(s, mage).filter((one) => one < s.seats);

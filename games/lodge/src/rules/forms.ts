/** Forms that make a mage an evocation, too: whose it is then, what kind it is, how it ends (L-SAT-06, L-SAT-40 … 43, L-PIG). */
import type { Kind } from "../cards/says.ts";
import { type Attached, type Laid, NONE } from "../state.ts";
import { isMage, type Model } from "../who.ts";

/** The place among what is attached of the form that makes a mage an evocation; -1 if there is none. */
export const formAt = ({ s, cards }: Laid, mage: Model): number =>
  isMage(mage)
    ? s.attachments.findIndex(({ kind, on }) => on === mage && cards.attachments[kind].is.archetype !== undefined)
    : -1;

const formOf = (w: Laid, mage: Model): Attached | undefined => w.s.attachments[formAt(w, mage)];

/** Whether a model is an evocation: a figure, or a mage in such a form (L-PIG-02). */
export const isEvocation = (w: Laid, model: Model): boolean => !isMage(model) || formOf(w, model) !== undefined;

/** Whether the form of a mage is of that kind: by its name, by its archetype, or any. */
export function isFormOf(w: Laid, mage: Model, kind: Kind): boolean {
  const form = formOf(w, mage);
  if (form === undefined) return false;
  const { id, archetype } = w.cards.attachments[form.kind].is;
  return kind === "any" || kind === id || kind === archetype;
}

/** Mages in a form that a seat put them in, for which it uses a slot (L-PIG-01). */
export const transformedBy = ({ s, cards }: Laid, seat: number): number[] =>
  s.attachments.flatMap(({ kind, on, owner }) => (owner === seat && cards.attachments[kind].is.takesSlot ? [on] : []));

/** Whether a mage is one of a seat's evocations, by the form it put him in (L-PIG-04). */
export const isTransformedBy = (w: Laid, mage: Model, seat: number): boolean =>
  isMage(mage) && transformedBy(w, seat).includes(mage);

/** Mages in a room whose form shuts it. */
export const shuttersIn = ({ s, cards }: Laid, room: number): number =>
  room < 0
    ? 0
    : s.attachments.filter(({ kind, on }) => cards.attachments[kind].is.shutsRoom === true && s.at[on] === room).length;

/** How many copies of a form lie in the reserve. */
export const copiesLeft = ({ s, cards }: Laid, kind: number): number =>
  (cards.attachments[kind].is.copies ?? Number.POSITIVE_INFINITY) -
  s.attachments.filter((lies) => lies.kind === kind && lies.on !== NONE).length;

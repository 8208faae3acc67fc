/** Umbrae: whom they cling to, what they do, who can be given one (L-NM). */
import { attempt, perform } from "@blackrose/kernel";
import type { EvocationId } from "../cards/says.ts";
import { assignUmbra, cardOf, passUmbra } from "../deeds.ts";
import { resolve, roomOf, Source } from "../effects/context.ts";
import { type Laid, type Lodge, NONE } from "../state.ts";
import { figureOf, isMage, type Mage, type Model, modelOf } from "../who.ts";
import { borneBy } from "./jinxes.ts";
import { removing } from "./leaving.ts";

/** On one host (L-NM-02). */
export const MOST_UMBRAE = 3;

/** Whether a model clings to a mage, instead of moving and attacking by itself. */
export const isAssigned = ({ cards }: Laid, model: Model): boolean =>
  !isMage(model) && cards.figures[figureOf(model)].assigned !== undefined;

/** The figures assigned to a mage, oldest first. */
export const umbraeOn = (w: Laid, host: Mage): number[] =>
  borneBy(w, host, "nightmare").map(({ at }) => figureOf(w.s.attachments[at].it));

/** What a Nightmare card says is said of its host, and starts where he is. */
export const startsAt = (w: Lodge, host: Mage): { readonly target: number; readonly here: number } => ({
  target: host,
  here: roomOf(w, host),
});

/** It does what its card says, under whoever makes it act (L-NM-05). */
export function umbraActs(w: Lodge, model: Model, seat: number): void {
  const figure = figureOf(model);
  const lies = w.s.attachments[cardOf(w, figure)];
  const { acts } = w.cards.attachments[lies.kind];
  if (acts !== null) resolve(w, acts, seat, { ...startsAt(w, lies.on), source: Source.evocation, card: figure });
}

export const hasRoomForUmbra = (w: Laid, host: Mage): boolean => umbraeOn(w, host).length < MOST_UMBRAE;

/** A figure of the reserve; NONE if there is none left. */
export function freeUmbra({ s, cards }: Laid, kind: EvocationId): number {
  const found = cards.figures.findIndex(({ id }, figure) => id === kind && s.figureAt[figure] === NONE);
  return found < 0 ? NONE : found;
}

/** The top of the Nightmare deck, the very top first (L-NM-01). */
const LOOKED_AT = 2;
export const topNightmares = ({ s }: Laid): number[] => s.nightmares.slice(-LOOKED_AT).toReversed();

/** The chosen card comes with a figure to its host; the other one goes under the deck. */
export function assignWith(w: Lodge, seat: number, host: Mage, kind: EvocationId, card: number): void {
  const other = topNightmares(w).find((one) => one !== card) ?? NONE;
  perform(w, assignUmbra, { seat, host, figure: freeUmbra(w, kind), card, other });
}

/** To another host, under a new weaver; where it cannot go it is removed and wakes. Whether it was passed (L-NM-07). */
export function passTo(w: Lodge, seat: number, figure: number, to: Mage): boolean {
  const fits = hasRoomForUmbra(w, to);
  if (fits) perform(w, passUmbra, { seat, figure, from: w.s.attachments[cardOf(w, figure)].on, to });
  else attempt(w, seat, [removing(w, figure, seat)]);
  return fits;
}

/** The model of what lies by a host as an Umbra's card. */
export const umbraAt = ({ s }: Laid, at: number): Model => s.attachments[at].it;
export const umbraModels = (w: Laid, host: Mage): number[] => umbraeOn(w, host).map(modelOf);

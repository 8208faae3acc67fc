/** Umbrae: whom they cling to, what they do, who can be given one (L-NM). */
import { cardOf } from "../deeds.ts";
import { resolve, roomOf, Source } from "../effects/context.ts";
import { type Laid, type Lodge } from "../state.ts";
import { figureOf, isMage, type Mage, type Model } from "../who.ts";
import { borneBy } from "./jinxes.ts";

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

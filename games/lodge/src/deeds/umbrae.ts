/** Umbrae and Nightmare cards: how they come to a host, cling to him, go over to another and leave (L-NM). */
import { open, revealed, shuffle, toSeat } from "@blackrose/kernel";
import { Source } from "../effects/context.ts";
import { type Attached, type Lodge, NONE, type State, Stream } from "../state.ts";
import type { Tables } from "../tables.ts";
import { figureOf, modelOf } from "../who.ts";
import { lodge, QUIET, take } from "./deed.ts";

/** The places of the Nightmare cards among the attachments of the content. */
export const nightmaresIn = ({ content }: Tables): number[] =>
  content.attachments.flatMap(({ family }, place) => (family === "nightmare" ? [place] : []));

/** All of them as one deck, shuffled. */
export function layNightmares(w: Lodge): void {
  w.s.nightmares = nightmaresIn(w.cards);
  if (w.s.nightmares.length > 0) shuffle(w, Stream.nightmares, w.s.nightmares);
}

/** A card that left its host is shuffled in again (L-NM-06). */
export function shuffleIn(w: Lodge, kind: number): void {
  const { attachments, content } = w.cards;
  w.s.nightmares.push(content.attachments.findIndex(({ id }) => id === attachments[kind].is.id));
  shuffle(w, Stream.nightmares, w.s.nightmares);
}

/** Whether a card lies there for a figure: not what lies on the figure itself. */
const isNightmare = ({ attachments }: Tables, { kind }: Attached): boolean =>
  attachments[kind].is.family === "nightmare";

/** Wherever the host is now, there are his Umbrae and what he carries: no move, no entering (L-NM-03, L-EQP-01). */
export function clingTo({ s, cards }: Lodge, host: number): void {
  for (const figure of cards.carried)
    if (s.figureOwner[figure] === host && s.figureAt[figure] !== NONE) s.figureAt[figure] = s.at[host];
  for (const lies of s.attachments)
    if (isNightmare(cards, lies) && lies.on === host && s.figureAt[figureOf(lies.it)] !== NONE)
      s.figureAt[figureOf(lies.it)] = s.at[host];
}

/** Of a card whose figure leaves: its place among what is attached, or -1. */
export const cardOf = ({ s, cards }: { readonly s: State; readonly cards: Tables }, figure: number): number =>
  s.attachments.findIndex((lies) => isNightmare(cards, lies) && lies.it === modelOf(figure));

/**
 * A figure of the reserve comes to its host with the card that its weaver chose; the other card goes under the deck, seen by the weaver
 * alone (L-NM-01). `other`: NONE if there was none.
 */
export const assignUmbra = lodge<{ seat: number; host: number; figure: number; card: number; other: number }>(
  "assign-umbra",
  { seat: open, host: open, figure: open, card: revealed, other: toSeat },
  (w, { seat, host, figure, card, other }) => {
    const { s, cards } = w;
    take(s.nightmares, card);
    if (other !== NONE) {
      take(s.nightmares, other);
      s.nightmares.unshift(other);
    }
    s.figureOwner[figure] = seat;
    s.figureAt[figure] = s.at[host];
    s.attachments.push({
      ...BARE,
      kind: cards.attachmentNumber.get(cards.content.attachments[card].id) as number,
      on: host,
      owner: seat,
      card: figure,
      it: modelOf(figure),
    });
  },
  QUIET,
);
const BARE = { source: Source.evocation, room: NONE, n: 0, cubes: [], left: NONE, until: NONE, spent: 0 };

/** Card, damage and figure go over to another mage; whoever passes it is its weaver now (L-NM-07). */
export const passUmbra = lodge<{ seat: number; figure: number; from: number; to: number }>(
  "pass-umbra",
  { seat: open, figure: open, from: open, to: open },
  (w, { seat, figure, to }) => {
    const { s } = w;
    const [lies] = s.attachments.splice(cardOf(w, figure), 1);
    s.attachments.push({ ...lies, on: to, owner: seat });
    s.figureOwner[figure] = seat;
    s.figureAt[figure] = s.at[to];
  },
  QUIET,
);

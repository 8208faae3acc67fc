/** What is attached: to mages, evocations, rooms, the table. And the Umbrae that come with Nightmare cards. */
import { Damaged, type Part, textsAt, wordsAt } from "@blackrose/kernel";
import { nightmaresIn, standAtBeginning, standUp } from "../../deeds.ts";
import { Source } from "../../effects/context.ts";
import { hasHealth } from "../../rules/health.ts";
import { healthOf } from "../../rules/values.ts";
import { type Attached, NONE } from "../../state.ts";
import { modelOf, partyOf } from "../../who.ts";
import { attachedAt } from "../attachments.ts";
import { mustStand } from "./cubes.ts";
import type { Laying } from "./laying.ts";

/** The Umbra of a Nightmare card stands with the host; the cubes named with the card are its damage (L-NM-01). */
function standUmbra({ cards, s }: Laying, lies: Attached): void {
  const figure = cards.figures.findIndex(({ assigned }, one) => assigned !== undefined && s.figureAt[one] === NONE);
  s.figureAt[figure] = s.at[lies.on];
  s.figureOwner[figure] = lies.owner;
  s.figureDamage[figure] = lies.cubes.splice(0);
  Object.assign(lies, { source: Source.evocation, card: figure, it: modelOf(figure) });
}

const isNightmare = ({ cards }: Laying, { kind }: Attached): boolean =>
  cards.attachments[kind].is.family === "nightmare";

/** The cards that lie by nobody, below those named for the top. */
function layDeck(t: Laying): void {
  const { cards, s } = t;
  const out = s.attachments.filter((lies) => isNightmare(t, lies)).map(({ kind }) => cards.attachments[kind].is.id);
  const rest = nightmaresIn(cards).filter(
    (card) => !s.nightmares.includes(card) && !out.includes(cards.content.attachments[card].id),
  );
  s.nightmares = [...rest, ...s.nightmares];
}

/** An evocation whose card shows decline has all its cubes, unless the file says how many are left (L-SAT-10). */
function layDecline({ cards, s }: Laying): void {
  cards.figures.forEach(({ decline }, figure) => {
    const on = modelOf(figure);
    const owner = s.figureOwner[figure];
    if (decline === undefined || owner === NONE) return;
    if (s.attachments.some((lies) => lies.kind === cards.decline && lies.on === on)) return;
    const cubes = new Array<number>(decline).fill(partyOf(s, owner));
    const bound = { it: on, room: NONE, n: 0, left: NONE, until: NONE, spent: 0 };
    s.attachments.push({ kind: cards.decline, on, owner, source: Source.evocation, card: figure, ...bound, cubes });
  });
}

export const attachments: Part<Laying> = {
  fields: {
    attachments(t, said, place) {
      textsAt(said, place).forEach((phrase, i) => t.s.attachments.push(attachedAt(t, phrase, `${place}[${i}]`)));
    },
    /** The top of the Nightmare deck, the first named on top. */
    "nightmare deck"({ cards, s }, said, place) {
      const named = wordsAt(said, place).map((id) => {
        const card = cards.content.attachments.findIndex((one) => one.id === id && one.family === "nightmare");
        if (card < 0) throw new Damaged(place, `there is no Nightmare card "${id}"`);
        return card;
      });
      s.nightmares = named.toReversed();
    },
  },
  after(t) {
    const { cards, s } = t;
    standUp(cards, s);
    standAtBeginning(cards, s);
    layDecline(t);
    for (const { cubes } of s.attachments) for (const party of cubes) s.supply[party]--;
    for (const lies of s.attachments) if (isNightmare(t, lies)) standUmbra(t, lies);
    layDeck(t);
    s.figureDamage.forEach((cubes, figure) => {
      if (s.figureAt[figure] !== NONE && hasHealth(t, modelOf(figure)))
        mustStand("given.evocations", cards.figures[figure].id, healthOf(t, modelOf(figure)), cubes);
    });
  },
};

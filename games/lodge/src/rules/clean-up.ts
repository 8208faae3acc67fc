/** Phase 6: clean-up (L-CLN). */
import { attempt, call, flow, laid, perform } from "@blackrose/kernel";
import {
  clearSpell,
  detach,
  endTurnEffects,
  roomToken,
  settleRoom,
  unplanOpenly,
  unplanUnseen,
  Zone,
} from "../deeds.ts";
import { resolve, Source } from "../effects/context.ts";
import { roomShape } from "../frames.ts";
import { type Laid, type Lodge, NONE, Slot, SLOTS, type State, Token } from "../state.ts";
import { clockwiseFrom, ROSE } from "../who.ts";
import { FORGOTTEN, type Tables } from "../tables.ts";
import { recubed } from "./cubes.ts";
import { decline } from "./decline.ts";
import { knotDecisions, knotFlows, undoKnots } from "./knots.ts";
import { turnOrder } from "./order.ts";
import { gainTogether, riseMoons } from "./power.ts";
import { hearMoment } from "./quest-moments.ts";
import { awards } from "./ranking.ts";
import { isFull } from "./rooms.ts";
import { damageOn, rulesOf } from "./values.ts";

/** A slot of a sheet is cleared by what became of its spell (L-CLN-01 … 04, 07). */
function clearSlot(w: Lodge, seat: number, slot: number): void {
  const { s, cards } = w;
  const card = s.planned[seat][slot];
  switch (s.slots[seat][slot]) {
    case Slot.revealed: {
      const shown = s.revealed[seat][slot];
      const forgotten = cards.schoolOf[cards.spellOf[shown]] === FORGOTTEN;
      perform(w, clearSpell, { seat, slot, card: shown, to: forgotten ? Zone.gone : Zone.memories });
      return;
    }
    case Slot.protection:
      if (rulesOf(w).unusedProtections === "Memories") perform(w, unplanOpenly, { seat, slot, card });
      else perform(w, unplanUnseen, { seat, slot, card });
      return;
    case Slot.trap:
    case Slot.tarot:
    case Slot.ready:
      perform(w, unplanUnseen, { seat, slot, card });
      return;
    default:
  }
}

/** What lies on mages and hears the clean-up, in cells too: a kind once for each mage, from the first player clockwise (L-POI-04, L-OQ-44). */
function hearCleanUp(w: Lodge): void {
  const { s, cards } = w;
  for (const mage of clockwiseFrom(s, s.first).toReversed()) {
    const borne = s.attachments.filter(({ kind, on }) => on === mage && cards.attachments[kind].is.on === "mage");
    for (const kind of new Set(borne.map((lies) => lies.kind)))
      for (const { trigger, program } of cards.attachments[kind].listeners)
        if (trigger.on === "clean-up") resolve(w, program, mage, { it: mage, source: Source.rule, card: NONE });
  }
}

/** Damage dealt for this turn only goes home, as far as it still lies there. */
function fadeDamage(w: Lodge): void {
  const faded = new Map<string, number>();
  const off = w.s.attachments.flatMap(({ kind, on, owner, n, until }) => {
    if (!w.cards.attachments[kind].is.fades || until > w.s.turn) return [];
    const key = `${on} ${owner}`;
    const left = damageOn(w, on).filter((cube) => cube === owner).length - (faded.get(key) ?? 0);
    faded.set(key, (faded.get(key) ?? 0) + Math.min(n, left));
    return left > 0 ? [{ model: on, off: owner, n: Math.min(n, left) }] : [];
  });
  recubed(w, w.s.first, off);
}

/** Used tokens turn again (L-CLN-08). */
function refreshRooms(w: Lodge): void {
  w.s.tokens.forEach((token, room) => {
    if (token === Token.used) perform(w, roomToken, { room, token: Token.available });
  });
}

/** Cubes of each seat and the Black Rose in a room. */
function cubesIn({ s }: Laid, room: number): number[] {
  const counts = s.power.map(() => 0);
  for (const colour of s.instability[room]) counts[colour]++;
  return counts;
}

/** Most cubes take the token; whoever ties leaves it to the Black Rose (L-RPT-01). */
function majorityIn(w: Lodge, room: number): number {
  const counts = cubesIn(w, room);
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : ROSE;
}

/** Full rooms; where they leave a token, one that waits for it stays until it has come (L-RPT-01, L-MON-03, L-OQ-108). */
function dueRooms(w: Lodge): number[] {
  const leaveTokens = rulesOf(w).roomScore === "token to the majority";
  return [...w.s.tiles.keys()].filter((room) => isFull(w, room) && !(leaveTokens && w.s.tokens[room] === Token.none));
}

/** A full room falls and leaves its token, or rises and gives its points at once (L-CLN-10, L-RPT). */
const settling = flow<State, Tables>(
  "settling a room",
  "L-RPT-01",
  {
    settle(w, frame) {
      const room = frame.regs[roomShape.at.room];
      const rises = rulesOf(w).roomScore !== "token to the majority";
      if (rises) frame.regs.push(...pointsIn(w, room));
      const winner = rises ? NONE : majorityIn(w, room);
      attempt(w, frame.seat, [laid(settleRoom, { room, winner, destroyed: rises ? 0 : 1 })]);
    },
    score(w, frame) {
      const points = roomShape.rest(frame);
      if (points.length === 0) return;
      perform(w, roomToken, { room: frame.regs[roomShape.at.room], token: Token.available });
      gainTogether(w, [...points.entries()]);
    },
  },
  roomShape,
);

/** By the three flags; rooms of older boxes have none: their points, half of them, and one (L-RPT-05, L-OQ-01). */
export function pointsIn(w: Laid, room: number): number[] {
  const { points, flags = { first: points, second: points >> 1, others: 1 } } = w.cards.content.rooms[w.s.tiles[room]];
  return awards(cubesIn(w, room), { ...flags, tieBelow: true });
}

/** What lasts until the rooms have been looked at (L-VOI-04). */
function endWithCleanUp(w: Lodge): void {
  const { attachments } = w.s;
  for (let at = attachments.length - 1; at >= 0; at--) {
    const { kind, on, owner } = attachments[at];
    if (w.cards.attachments[kind].is.until === "end of clean-up") perform(w, detach, { at, kind, on, owner });
  }
}

/** A room falls or rises now, full or not (L-VOI-03). */
export const settleNow = (w: Lodge, room: number): void => call(w, settling, NONE, roomShape.make({ room }));

export const cleanUpPhase = flow<State, Tables>("clean-up phase", "L-CLN-01", {
  spells(w) {
    for (const seat of turnOrder(w.s)) for (let slot = 0; slot < SLOTS; slot++) clearSlot(w, seat, slot);
  },
  attached: hearCleanUp,
  effects(w) {
    // What listens to the clean-up is read while it still lasts (L-CLN-09).
    hearMoment(w, "clean-up");
  },
  endings: fadeDamage,
  over: (w) => perform(w, endTurnEffects, {}),
  knots: undoKnots,
  decline,
  tokens(w) {
    if (rulesOf(w).roomsStart === "intact") refreshRooms(w);
  },
  rooms(w) {
    for (const room of dueRooms(w).toReversed()) settleNow(w, room);
  },
  tokensAfter(w) {
    endWithCleanUp(w);
    if (rulesOf(w).roomsStart === "destroyed") refreshRooms(w);
    riseMoons(w);
  },
});

export const cleanUpFlows = [cleanUpPhase, settling, ...knotFlows];
export const cleanUpDecisions = knotDecisions;

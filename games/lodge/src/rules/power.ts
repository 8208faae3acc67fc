/** Power points and moons (L-PP, L-MON). */
import { attempt, flowName, laid, perform } from "@blackrose/kernel";
import { changeMoon, power, roomToken, takePersonal } from "../deeds.ts";
import { EXTRA_COUNTED } from "../frames.ts";
import { type Lodge, Token } from "../state.ts";
import { type Party, ROSE } from "../who.ts";
import { marksOf } from "../options.ts";
import { personalAside } from "./study.ts";
import { hasPersonalSpells, rulesOf } from "./values.ts";

export function gain(w: Lodge, party: Party, n: number): void {
  gainTogether(w, [[party, n]]);
}

/** Points of several at the same time; a loss is less than nothing. Like all deeds they may be answered and are heard. */
export function gainTogether(w: Lodge, points: readonly (readonly [party: Party, n: number])[]): void {
  const deeds = points.flatMap(([party, n]) => (n === 0 ? [] : [laid(power, { seat: party, n })]));
  attempt(w, points[0]?.[0] ?? ROSE, deeds);
}

/** What can really be lost (L-GLO-16). */
export const losable = ({ s }: Lodge, party: Party, n: number): number => Math.min(n, s.power[party]);

export function lose(w: Lodge, party: Party, n: number): void {
  gain(w, party, -losable(w, party, n));
}

/** What one really loses the other gains (L-GLO-24). */
export function pass(w: Lodge, from: Party, to: Party, n: number): void {
  const lost = losable(w, from, n);
  gainTogether(w, [
    [from, -lost],
    [to, lost],
  ]);
}

/** Points for a defeat or a quest: in an extra turn they are noted, since only they count (L-OPT-03). */
export function gainCounted(w: Lodge, points: readonly (readonly [party: Party, n: number])[]): void {
  const extra = w.s.stack.find((frame) => flowName(w, frame) === "turn" && frame.regs.length > 0);
  if (extra !== undefined) for (const [party, n] of points) extra.regs[EXTRA_COUNTED + party] += n;
  gainTogether(w, points);
}

/** After points were gained, where moons do not wait (L-MON-02). */
export function riseMoonsAtOnce(w: Lodge): void {
  if (rulesOf(w).moonChanges === "at once") riseMoons(w);
}

/** Moons rise as the leader passes their marks and never set again (L-MON-02 … 05). */
export function riseMoons(w: Lodge): void {
  const { s } = w;
  const leader = Math.max(...s.power.slice(0, s.seats), s.power[ROSE]);
  while (s.moon < 3 && leader >= marksOf(s)[s.moon - 1]) {
    perform(w, changeMoon, { moon: s.moon + 1 });
    const rules = rulesOf(w);
    const blackRoseRoom = s.tiles.indexOf(w.cards.roles["black rose room"]);
    // A room that fell stays without one (L-ROM-04, L-OQ-108).
    if (s.moon === 2 && rules.blackRoseTokenComes && s.destroyed[blackRoseRoom] === 0) {
      perform(w, roomToken, { room: blackRoseRoom, token: Token.available });
    }
    if (hasPersonalSpells(w)) for (let seat = 0; seat < s.seats; seat++) bringPersonal(w, seat);
  }
}

/** One more copy of the personal spell comes to the hand (L-PSP-01). */
function bringPersonal(w: Lodge, seat: number): void {
  const [card] = personalAside(w, seat);
  if (w.s.aside[seat] > 0 && card !== undefined) perform(w, takePersonal, { seat, card });
}

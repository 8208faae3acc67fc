/** Power points and moons (L-PP, L-MON). */
import { flowName, perform } from "@blackrose/kernel";
import { changeMoon, power, roomToken, takePersonal } from "../deeds.ts";
import { EXTRA_COUNTED } from "../frames.ts";
import { type Lodge, ROSE, Token } from "../state.ts";
import { marksOf } from "../options.ts";
import { roomNumber } from "./rooms.ts";
import { personalAside } from "./study.ts";
import { rulesOf } from "./values.ts";

export function gain(w: Lodge, seat: number, n: number): void {
  if (n <= 0) return;
  perform(w, power, { seat, n });
  if (rulesOf(w).moonChanges === "at once") riseMoons(w);
}

/** What can really be lost; returns how much it was (L-GLO-16). */
export function lose(w: Lodge, seat: number, n: number): number {
  const lost = Math.min(n, w.s.power[seat]);
  if (lost > 0) perform(w, power, { seat, n: -lost });
  return lost;
}

/** Points for a defeat or a quest: in an extra turn they are noted, since only they count (L-OPT-03). */
export function gainCounted(w: Lodge, seat: number, n: number): void {
  gain(w, seat, n);
  const extra = w.s.stack.find((frame) => flowName(w, frame) === "turn" && frame.regs.length > 0);
  if (extra !== undefined) extra.regs[EXTRA_COUNTED + seat] += n;
}

/** Moons rise as the leader passes their marks and never set again (L-MON-02 … 05). */
export function riseMoons(w: Lodge): void {
  const { s } = w;
  const leader = Math.max(...s.power.slice(0, s.seats), s.power[ROSE]);
  while (s.moon < 3 && leader >= marksOf(s)[s.moon - 1]) {
    perform(w, changeMoon, { moon: s.moon + 1 });
    const rules = rulesOf(w);
    if (s.moon === 2 && rules.blackRoseTokenComes) {
      perform(w, roomToken, { room: roomNumber(w, "black-rose-room"), token: Token.available });
    }
    if (rules.personalSpells) for (let seat = 0; seat < s.seats; seat++) bringPersonal(w, seat);
  }
}

/** One more copy of the personal spell comes to the hand (L-PSP-01). */
function bringPersonal(w: Lodge, seat: number): void {
  const [card] = personalAside(w, seat);
  if (w.s.aside[seat] > 0 && card !== undefined) perform(w, takePersonal, { seat, card });
}

/** Rooms: what they are now, who may activate them, where instability fits (L-ROM, L-INS). */
import { COLOURS, type RoomId } from "../cards/says.ts";
import { hasOption } from "../options.ts";
import { Inhibited, type Lodge, NONE, Token } from "../state.ts";
import { shuttersIn } from "./forms.ts";
import { activatesUsed, rulesOf, valueNow } from "./values.ts";

type Here = Pick<Lodge, "s" | "cards">;

/** Where a room lies, or NONE. */
export function roomNumber({ s, cards }: Lodge, id: RoomId): number {
  const tile = cards.rooms.get(id);
  return tile === undefined ? NONE : s.tiles.indexOf(tile);
}
export const slotsOf = (w: Here, room: number): number => valueNow(w, "slots", room);

/** Rooms hold instability as long as they are intact, or under Rebirth until they rise (L-INS-06). */
export const takesInstability = (w: Here, room: number): boolean =>
  (rulesOf(w).roomsStart === "intact") === (w.s.destroyed[room] === 0);

/** Free slots for instability; with Overload there is always one more (L-INS-03, 06, L-OPT-02). */
export function freeSlots(w: Lodge, room: number): number {
  const { s } = w;
  if (!takesInstability(w, room)) return 0;
  if (hasOption(s, "overload")) return Number.POSITIVE_INFINITY;
  return Math.max(0, slotsOf(w, room) - s.instability[room].length);
}

export const isFull = (w: Here, room: number): boolean =>
  takesInstability(w, room) && w.s.instability[room].length >= slotsOf(w, room);

/** What an activation passes over: a turned token, ruins too. */
export type Even = "no" | "used" | "destroyed";

/** Whether a mage may activate a room now (L-ROM-02, L-ACT-13). */
export function canActivate(w: Lodge, seat: number, room: number, even: Even = "no"): boolean {
  const { s } = w;
  if (room < 0 || isShut(w, room) || (s.inhibited[seat] & Inhibited.activating) !== 0) return false;
  const evenUsed = even !== "no" || activatesUsed(w, seat);
  if (rulesOf(w).activationsPerRoom === "ruins without limit") {
    return s.destroyed[room] === 1 || s.tokens[room] === Token.available || evenUsed;
  }
  if (s.destroyed[room] === 1) return even === "destroyed";
  return s.tokens[room] === Token.available || (evenUsed && s.tokens[room] === Token.used);
}

/** By an effect of this turn, or by an event on the board that keeps rooms of its colour shut (Eclipse). */
export function isShut({ s, cards }: Here, room: number): boolean {
  const colour = COLOURS[s.colourAs[room]];
  return (
    s.shut[room] === 1 ||
    shuttersIn({ s, cards }, room) > 0 ||
    s.eventBoard.some((event) => event !== NONE && cards.content.events[event].shuts?.includes(colour) === true)
  );
}

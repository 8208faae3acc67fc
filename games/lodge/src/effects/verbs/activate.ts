/** A room's effect, with its token (L-ROM-02). */
import type { Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { activateRoom } from "../../rules/activate.ts";
import { canActivate } from "../../rules/rooms.ts";
import { NONE } from "../../state.ts";
import { spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Activate {
  readonly do: "activate";
  readonly room: Spot;
  readonly evenUsed?: true;
}

export const activate = verb<Activate>("activate", {
  shape: { room: a.spot, evenUsed: a.optional(a.mark) },
  canBegin: (w, e, { room, evenUsed }) => canActivate(w, e.seat, spot(w, e, room), evenUsed),
  run(w, _f, e, said) {
    const room = spot(w, e, said.room);
    const evenUsed = said.evenUsed ?? false;
    if (room !== NONE && canActivate(w, e.seat, room, evenUsed)) activateRoom(w, e.seat, room, evenUsed);
  },
});

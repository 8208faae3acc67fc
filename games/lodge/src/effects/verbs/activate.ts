/** A room's effect, with its token (L-ROM-02). */
import type { Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { activateRoom } from "../../rules/activate.ts";
import { canActivate, type Even } from "../../rules/rooms.ts";
import { NONE } from "../../state.ts";
import { spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Activate {
  readonly do: "activate";
  readonly room: Spot;
  readonly evenUsed?: true;
  /** With it: even in ruins. */
  readonly evenDestroyed?: true; // one card: The Hanged Man
}

const evenOf = ({ evenUsed, evenDestroyed }: Activate): Even =>
  evenDestroyed ? "destroyed" : evenUsed ? "used" : "no";

export const activate = verb<Activate>("activate", {
  shape: { room: a.spot, evenUsed: a.optional(a.mark), evenDestroyed: a.optional(a.mark) },
  canBegin: (w, e, said) => canActivate(w, e.seat, spot(w, e, said.room), evenOf(said)),
  run(w, _f, e, said) {
    const room = spot(w, e, said.room);
    const even = evenOf(said);
    if (room !== NONE && canActivate(w, e.seat, room, even)) activateRoom(w, e.seat, room, even);
  },
});

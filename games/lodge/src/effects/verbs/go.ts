/** The controller is set into a room, with no rooms between (L-GLO-19). */
import type { RoomKind, Spot } from "../../cards/says.ts";
import { How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTo, mayMove } from "../../rules/movement.ts";
import { CELL, NONE } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { effRoom, want } from "../doing.ts";
import { roomsOfKind, spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Go {
  readonly do: "go";
  readonly to: Spot | { readonly choose: RoomKind };
}

export const go = verb<Go>("go", {
  shape: { to: a.spotOrChosen },

  run(w, f, e, said) {
    if (typeof said.to === "object" && "choose" in said.to) {
      want(w, f, effRoom, roomsOfKind(w, e.seat, said.to.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, said.to);
    if (room !== NONE && (w.s.at[e.seat] === CELL || mayMove(w, e.seat, false)))
      goTo(w, e.seat, room, How.transit, e.seat);
  },
  chosen: (w, _f, e, _said, code) => goTo(w, e.seat, held(code), How.transit, e.seat),
});

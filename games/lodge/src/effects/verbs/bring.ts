/** Models are set into a room, with no rooms between (L-GLO-19). */
import type { Colour, RoomKind, Spot, Who } from "../../cards/says.ts";
import { How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTogether } from "../../rules/movement.ts";
import { type Lodge, NONE, placeOf } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { effRoom, want } from "../doing.ts";
import { models, roomsOfKind, spot } from "../select.ts";
import { verb } from "../verb.ts";
import { movable } from "./shared/moving.ts";

export interface Bring {
  readonly do: "bring";
  readonly who: Who;
  /** `another`: a room of that colour where it does not stand already. */
  readonly to: Spot | { readonly choose: RoomKind } | { readonly another: Colour };
}

function bringAll(w: Lodge, seat: number, all: readonly number[], room: number): void {
  goTogether(
    w,
    seat,
    all.filter((model) => movable(w, model)).map((model) => ({ model, to: room })),
    How.transit,
  );
}

export const bring = verb<Bring>("bring", {
  shape: { who: a.who, to: a.either(a.spotOrChosen, a.record<{ readonly another: Colour }>({ another: a.colour })) },

  run(w, f, e, said) {
    const all = models(w, e, said.who);
    if (!all.some((model) => movable(w, model))) return;
    if (typeof said.to === "object" && "another" in said.to) {
      const rooms = roomsOfKind(w, e.seat, { colours: [said.to.another] });
      want(w, f, effRoom, rooms.filter((room) => all.some((model) => placeOf(w.s, model) !== room)).map(roomThing));
      return;
    }
    if (typeof said.to === "object" && "choose" in said.to) {
      want(w, f, effRoom, roomsOfKind(w, e.seat, said.to.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, said.to);
    if (room !== NONE) bringAll(w, e.seat, all, room);
  },
  chosen: (w, _f, e, said, code) => bringAll(w, e.seat, models(w, e, said.who), held(code)),
});

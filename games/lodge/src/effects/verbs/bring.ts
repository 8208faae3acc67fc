/** Models are set into a room, with no rooms between (L-GLO-19). */
import type { RoomKind, Spot, Who } from "../../cards/says.ts";
import { How } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { goTogether } from "../../rules/movement.ts";
import { type Lodge, NONE } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { effRoom, want } from "../doing.ts";
import { models, roomsOfKind, spot } from "../select.ts";
import { verb } from "../verb.ts";
import { movable } from "./shared/moving.ts";

export interface Bring {
  readonly do: "bring";
  readonly who: Who;
  readonly to: Spot | { readonly choose: RoomKind };
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
  shape: { who: a.who, to: a.spotOrChosen },

  run(w, f, e, said) {
    if (!models(w, e, said.who).some((model) => movable(w, model))) return;
    if (typeof said.to === "object" && "choose" in said.to) {
      want(w, f, effRoom, roomsOfKind(w, e.seat, said.to.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, said.to);
    if (room !== NONE) bringAll(w, e.seat, models(w, e, said.who), room);
  },
  chosen: (w, _f, e, said, code) => bringAll(w, e.seat, models(w, e, said.who), held(code)),
});

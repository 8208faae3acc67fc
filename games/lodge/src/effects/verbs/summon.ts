/** An evocation comes into play (L-SUM). */
import type { EvocationId, RoomKind, Spot } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { canSummon, summonFigure } from "../../rules/evocations.ts";
import { NONE } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { effRoom, want } from "../doing.ts";
import { roomsOfKind, spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Summon {
  readonly do: "summon";
  readonly kind: EvocationId;
  readonly in: Spot | { readonly choose: RoomKind };
}

export const summon = verb<Summon>("summon", {
  shape: { kind: a.evocation, in: a.spotOrChosen },
  names: "evocation",
  canBegin: (w, _e, { kind }) => canSummon(w, kind),
  run(w, f, e, said) {
    if (typeof said.in === "object" && "choose" in said.in) {
      want(w, f, effRoom, roomsOfKind(w, e.seat, said.in.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, said.in);
    if (room !== NONE) summonFigure(w, e.seat, said.kind, room);
  },
  chosen: (w, _f, e, said, code) => summonFigure(w, e.seat, said.kind, held(code)),
});

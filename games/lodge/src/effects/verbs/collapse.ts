/** Rooms fall at once and their tokens are taken. */
import { again, attempt, laid } from "@blackrose/kernel";
import type { RoomId, Spot } from "../../cards/says.ts";
import { settleRoom } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { boardOf } from "../../rules/values.ts";
import { NONE, Token } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { effRoom, want } from "../doing.ts";
import { spot } from "../select.ts";
import { numbers, verb } from "../verb.ts";

export interface Collapse {
  readonly do: "collapse";
  readonly rooms: number;
  readonly nextTo: Spot;
  readonly not: readonly RoomId[];
}

const own = numbers({ done: 0 });
const { done } = own.at;

export const collapse = verb<Collapse>("collapse", {
  shape: { rooms: a.n, nextTo: a.spot, not: a.rooms },
  numbers: own,
  run(w, f, e, said) {
    const centre = spot(w, e, said.nextTo);
    if (centre === NONE || f.regs[done] >= said.rooms) return;
    const open = boardOf(w).next[centre].filter(
      (room) =>
        w.s.destroyed[room] === 0 &&
        w.s.tokens[room] !== Token.none &&
        !said.not.includes(w.cards.content.rooms[w.s.tiles[room]].id),
    );
    if (open.length === 0) return;
    again(f);
    want(w, f, effRoom, open.map(roomThing));
  },
  chosen(w, f, e, _said, code) {
    f.regs[done]++;
    attempt(w, e.seat, [laid(settleRoom, { room: held(code), winner: e.seat, destroyed: 1 })]);
  },
});

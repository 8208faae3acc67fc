/** The Mirrors Room: another room's effect, already used this turn, starting here; never the Throne or the Black Rose Room. */
import type { Room } from "../../cards/says.ts";
import { roomEffect } from "../../rules/activate.ts";
import { Token } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { R } from "../context.ts";
import { effRoom, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface CopyARoom {
  readonly do: "copy a room";
}

const canBeCopied = ({ role, says }: Room): boolean =>
  role === undefined && !says.some((sentence) => sentence.do === "copy a room");

export const copyARoom = verb<CopyARoom>("copy a room", {
  shape: {},

  run(w, f) {
    const open = w.s.tiles
      .map((_, room) => room)
      .filter((room) => w.s.tokens[room] === Token.used && canBeCopied(w.cards.content.rooms[w.s.tileAs[room]]));
    want(w, f, effRoom, open.map(roomThing));
  },
  chosen: (w, _f, e, _said, code) => roomEffect(w, e.seat, e.regs[R.here], w.s.tileAs[held(code)]),
});

/** The Mirrors Room: another room's effect starting here, already used this turn or rebuilt (L-RB-15); never the Throne or the Black Rose Room. */
import type { Room } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { copiedEffect } from "../../rules/activate.ts";
import { Token } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { R } from "../context.ts";
import { effRoom, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface CopyARoom {
  readonly do: "copy a room";
  /** Any that is rebuilt, used or not, instead of one used this turn. */
  readonly rebuilt?: true;
}

const canBeCopied = ({ role, says }: Room): boolean =>
  role === undefined && !says.some((sentence) => sentence.do === "copy a room");

export const copyARoom = verb<CopyARoom>("copy a room", {
  shape: { rebuilt: a.optional(a.mark) },

  run(w, f, _e, { rebuilt }) {
    const serves = (room: number): boolean => (rebuilt ? w.s.destroyed[room] === 0 : w.s.tokens[room] === Token.used);
    const open = [...w.s.tiles.keys()].filter(
      (room) => serves(room) && canBeCopied(w.cards.content.rooms[w.s.tileAs[room]]),
    );
    want(w, f, effRoom, open.map(roomThing));
  },
  chosen: (w, _f, e, _said, code) => copiedEffect(w, e.seat, e.regs[R.here], w.s.tileAs[held(code)]),
});

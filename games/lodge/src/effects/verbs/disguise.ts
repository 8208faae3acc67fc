/** For this turn a room counts as another one, or as one of another colour. */
import { perform } from "@blackrose/kernel";
import { type Colour, COLOURS, type Spot } from "../../cards/says.ts";
import { disguise as disguiseDeed } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { held, room as roomThing } from "../../things.ts";
import { effRoom, want } from "../doing.ts";
import { spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Disguise {
  readonly do: "disguise";
  readonly room: Spot;
  readonly as: Colour | "another room";
}

export const disguise = verb<Disguise>("disguise", {
  shape: { room: a.spot, as: a.word(...COLOURS, "another room") },

  run(w, f, e, said) {
    const room = spot(w, e, said.room);
    if (room === NONE) return;
    if (said.as !== "another room") {
      perform(w, disguiseDeed, { room, tile: w.s.tileAs[room], colour: COLOURS.indexOf(said.as) });
      return;
    }
    const others = w.s.tiles
      .map((_, other) => other)
      .filter((other) => other !== room && w.s.tiles[other] !== w.cards.roles["black rose room"]);
    want(w, f, effRoom, others.map(roomThing));
  },
  chosen(w, _f, e, said, code) {
    const tile = w.s.tiles[held(code)];
    perform(w, disguiseDeed, { room: spot(w, e, said.room), tile, colour: w.cards.roomColour[tile] });
  },
});

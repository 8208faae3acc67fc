/** A figure enters a room, however it comes there (L-GLO-18, L-INT-04). */
import { flowName } from "@blackrose/kernel";
import { COLOURS, type Colour, type RoomId } from "../../cards/says.ts";
import { go, How, Physical } from "../../deeds.ts";
import { physicalShape } from "../../frames.ts";
import * as a from "../../pack/parts.ts";
import { isCarried } from "../../rules/equipment.ts";
import { type Lodge, placeOf } from "../../state.ts";
import { controllerOf, isMage } from "../../who.ts";
import { roomOf } from "../context.ts";
import { bind, type OneDeed, trigger } from "../trigger.ts";

export interface Enters {
  readonly on: "enters";
  readonly who: "model" | "mage";
  readonly colour?: Colour;
  readonly room?: RoomId;
  readonly subject?: "you";
  readonly by?: "explore";
  /** Where the evocation stands that bears what hears it, of opposing ones only; or where its owner stands. */
  readonly into?: "its room" | "your room";
}

/** Whether a step is one of an Explore: of a move that only belongs to a fight, or that an effect brings about, it is none. */
const isExploring = (w: Lodge, one: OneDeed): boolean => {
  const action = w.s.stack.findLast((frame) => flowName(w, frame) === "physical action");
  return (
    one.get("how") === How.physical &&
    action?.seat === one.get("model") &&
    physicalShape.get(action, "kind") === Physical.explore
  );
};

export const enters = trigger<Enters>("enters", {
  shape: {
    who: a.word("model", "mage"),
    colour: a.optional(a.colour),
    room: a.optional(a.room),
    subject: a.optional(a.you),
    by: a.optional(a.word("explore")),
    into: a.optional(a.word("its room", "your room")),
  },
  deeds: [go],
  met(w, one, { who, colour, room, subject, by, into }, { owner, it, fromSheet }) {
    const { s } = w;
    const model = one.get("model");
    const to = one.get("to");
    if (to < 0 || isCarried(w, model)) return null;
    if (subject === "you" ? model !== owner : fromSheet && controllerOf(s, model) === owner) return null;
    if (who === "mage" && !isMage(model)) return null;
    if (colour !== undefined && s.colourAs[to] !== COLOURS.indexOf(colour)) return null;
    if (room !== undefined && w.cards.content.rooms[s.tileAs[to]].id !== room) return null;
    if (by === "explore" && !isExploring(w, one)) return null;
    if (into === "its room" && (roomOf(w, it) !== to || controllerOf(s, model) === owner)) return null;
    if (into === "your room" && roomOf(w, owner) !== to) return null;
    return bind(model, to);
  },
  // Whom an earlier trap has sent home or removed is out of reach.
  lapsed: ({ s }, one, _said, { fromSheet }) => fromSheet && placeOf(s, one.get("model")) < 0,
  concerns: (w, one, seat) => controllerOf(w.s, one.get("model")) !== seat && !isCarried(w, one.get("model")),
  binds: ({ who }) => who,
  startsThere: true,
});

/** Infestations: what answers the use of the room they stand in (L-SAT-15, L-IFS). */
import { activate } from "../../../deeds.ts";
import { roomOf } from "../../../effects/context.ts";
import { bind, ownTrigger } from "../../../effects/trigger.ts";

/** Another mage activates the room of the evocation that bears it: before the room's effect, its token is spent all the same (L-IFS-06). */
export interface RoomActivated {
  readonly on: "its room is activated";
}

declare module "../../says.ts" {
  interface Triggers {
    readonly infestations: RoomActivated;
  }
}

export const itsRoomIsActivated: RoomActivated = { on: "its room is activated" };

const roomActivated = ownTrigger<RoomActivated>("its room is activated", {
  shape: {},
  deeds: [activate],
  moment: () => "would",
  met(w, one, _said, { owner, it }) {
    const room = one.get("room");
    return one.get("seat") !== owner && roomOf(w, it) === room ? bind(one.get("seat"), room) : null;
  },
  words: {
    en: () => "an opposing mage activates its room",
    es: () => "un mago rival active su sala",
    fr: () => "un mage adverse active sa salle",
  },
});

export const infestationTriggers = [roomActivated];

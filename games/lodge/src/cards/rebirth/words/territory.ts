/** Territory: the rooms that hold one's Totems and the rooms next to them (L-GLO-32). */
import { ownCondition, ownRoomKind } from "../../../effects/own.ts";
import { evocationsOf, one, ownOfKind } from "../../../effects/select.ts";
import { roomOf } from "../../../effects/context.ts";
import { type Bound, isAnothers, type Met, ownTrigger } from "../../../effects/trigger.ts";
import { activates } from "../../../effects/triggers/activates.ts";
import { places } from "../../../effects/triggers/places.ts";
import * as a from "../../../pack/parts.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { who as whoEn } from "../../../text/en/things.ts";
import { who as whoEs } from "../../../text/es/things.ts";
import { who as whoFr } from "../../../text/fr/things.ts";
import type { Scene } from "../../../text/scene.ts";
import { en, es, fr } from "@blackrose/language";
import type { Condition, One, RoomKind, Trigger } from "../../says.ts";

export interface InYourTerritory {
  readonly is: "in your territory";
  readonly who: One;
}
export interface Territory {
  readonly rooms: "your territory" | "with your Totem";
}
/** Another mage does it there: traps alone hear that. */
export interface ActivatesInTerritory {
  readonly on: "activates in your territory";
}
export interface PlacesInTerritory {
  readonly on: "places in your territory";
}

declare module "../../says.ts" {
  interface Conditions {
    readonly territory: InYourTerritory;
  }
  interface RoomKinds {
    readonly territory: Territory;
  }
  interface Triggers {
    readonly territory: ActivatesInTerritory | PlacesInTerritory;
  }
}

export const inYourTerritory = (who: One): Condition => ({ is: "in your territory", who });
export const yourTerritory: RoomKind = { rooms: "your territory" };
export const withYourTotem: RoomKind = { rooms: "with your Totem" };
export const activatesInTerritory: Trigger = { on: "activates in your territory" };
export const placesInTerritory: Trigger = { on: "places in your territory" };

const isTerritory = (w: Lodge, seat: number, room: number): boolean =>
  room !== NONE && evocationsOf(w, seat, "totem", room) > 0;

const isYou = (who: One, { person }: Scene): boolean => who === "self" && person === "you";

const condition = ownCondition<InYourTerritory>("in your territory", {
  shape: { who: a.one },
  holds(w, e, { who }) {
    const model = one(w, e, who);
    return model !== NONE && isTerritory(w, e.seat, roomOf(w, model));
  },
  words: {
    en: ({ who }, scene, not) =>
      en.say`${isYou(who, scene) ? "you are" : en.say`${whoEn(who, scene)} is`}${not ? " not" : ""} in your territory`,
    es: ({ who }, scene, not) =>
      es.say`${isYou(who, scene) ? "" : whoEs(who, scene)} ${not ? "no " : ""}${isYou(who, scene) ? "estás" : "está"} en tu territorio`.trim(),
    fr: ({ who }, scene, not) =>
      fr.say`${isYou(who, scene) ? "vous" : whoFr(who, scene)} ${not ? "n'" : ""}${isYou(who, scene) ? "êtes" : "est"}${not ? " pas" : ""} dans votre territoire`,
  },
});

const roomKind = ownRoomKind<Territory>("your territory", {
  shape: {},
  rooms: (w, seat) => w.s.tiles.map((_, room) => room).filter((room) => isTerritory(w, seat, room)),
  words: { en: () => "of your territory", es: () => "de tu territorio", fr: () => "de votre territoire" },
});

const activatesThere = ownTrigger<ActivatesInTerritory>("activates in your territory", {
  shape: {},
  deeds: activates.deeds,
  moment: (_, manner) => activates.moment?.(anyActivation, manner) ?? "did",
  met: (w, deed, _, bound) => inTerritory(w, bound, activates.met?.(w, deed, anyActivation, bound)),
  concerns: isAnothers,
  words: {
    en: () => "an opposing mage activates a room of your territory",
    es: () => "un mago rival active una sala de tu territorio",
    fr: () => "un mage adverse active une salle de votre territoire",
  },
});
const anyActivation = { on: "activates", who: "mage" } as const;

const placesThere = ownTrigger<PlacesInTerritory>("places in your territory", {
  shape: {},
  deeds: places.deeds,
  met: (w, deed, _, bound) => inTerritory(w, bound, places.met?.(w, deed, anyPlacing, bound)),
  concerns: (w, deed, seat) => places.concerns?.(w, deed, seat, anyPlacing) ?? false,
  words: {
    en: () => "an opposing mage places instability in a room of your territory",
    es: () => "un mago rival coloque inestabilidad en una sala de tu territorio",
    fr: () => "un mage adverse place une instabilité dans une salle de votre territoire",
  },
});
const anyPlacing = { on: "places", who: "mage" } as const;

/** What has met a trigger, if that was in the owner's territory. */
const inTerritory = (w: Lodge, { owner }: Bound, met: Met | null | undefined): Met | null =>
  met != null && isTerritory(w, owner, met.there) ? met : null;

const totemRooms = ownRoomKind<Territory>("with your Totem", {
  shape: {},
  rooms: (w, seat) =>
    [...new Set(ownOfKind(w, seat, "totem").map((model) => roomOf(w, model)))].toSorted((x, y) => x - y),
  words: {
    en: () => "with one of your Totems in it",
    es: () => "con uno de tus Tótems",
    fr: () => "où se trouve un de vos Totems",
  },
});

export const territoryWords = {
  conditions: [condition],
  roomKinds: [roomKind, totemRooms],
  triggers: [activatesThere, placesThere],
};

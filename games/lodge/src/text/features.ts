/** How the names of rooms and evocations behave as nouns. The names themselves stand in the content. */
import type { Gender } from "@blackrose/language";
import type { EvocationName, RoomName } from "../cards/says.ts";

export interface Features {
  readonly es: Gender;
  readonly fr: Gender;
  /** The French name is a plural. */
  readonly many?: true;
}

const M: Features = { es: "m", fr: "m" };
const F: Features = { es: "f", fr: "f" };

export const rooms: { readonly [room in RoomName]: Features } = {
  "black-rose-room": F,
  "throne-room": F,
  armory: F,
  "pleasures-room": F,
  "mirrors-room": F,
  "oracle-room": F,
  "the-abyss": { ...M, many: true },
  bibliotheca: F,
  observatory: M,
  sanctuary: M,
  forge: F,
  garden: M,
  "treasure-room": F,
  "alchemic-laboratory": M,
  arena: F,
  "summoner-room": F,
  cemetery: M,
  crypt: F,
  "sacrificial-altar": M,
};

export const evocations: { readonly [kind in EvocationName]: Features } = {
  landsknecht: M,
  "bone-knight": M,
  cerbero: M,
  malacoda: M,
  andromeda: F,
  "divine-altar": M,
  "mutant-altar": M,
  "infamy-of-crete": F,
};

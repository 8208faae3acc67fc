/** Whoever stands next to a room: every opposing model, together (L-RB-42). */
import { ownGroup } from "../../../effects/own.ts";
import { spot } from "../../../effects/select.ts";
import { boardOf } from "../../../rules/values.ts";
import { modelsIn, NONE } from "../../../state.ts";
import { controllerOf } from "../../../who.ts";
import { en, es, fr } from "@blackrose/language";
import * as a from "../../../pack/parts.ts";
import type { Many, Spot } from "../../says.ts";

export interface NextDoor {
  readonly all: "opposing models next door";
  readonly to: Spot;
}

declare module "../../says.ts" {
  interface Groups {
    readonly nextDoor: NextDoor;
  }
}

export const nextDoorTo = (to: Spot): Many => ({ all: "opposing models next door", to });

export const nextDoor = ownGroup<NextDoor>("opposing models next door", {
  shape: { to: a.spot },
  models(w, e, { to }) {
    const room = spot(w, e, to);
    const rooms = room === NONE ? [] : boardOf(w).next[room];
    return rooms.flatMap((next) => modelsIn(w.s, next)).filter((model) => controllerOf(w.s, model) !== e.seat);
  },
  words: {
    en: () => en.name("each opposing model in a room next to it"),
    es: () => es.name("cada miniatura rival de las salas contiguas"),
    fr: () => fr.name("chaque figurine adverse des salles adjacentes"),
  },
});

/** The Void's words about rooms: they are full, thin, or fall in; instability is paid and counted (L-VOI-02 … 04, L-VOI-06). */
import { again, attempt, type Frame, laid, quietly } from "@blackrose/kernel";
import { attach, place as placeDeed } from "../../../deeds.ts";
import { effRoom, want } from "../../../effects/doing.ts";
import { ownCondition, ownCost, ownCount, ownRoomKind } from "../../../effects/own.ts";
import { inPlayOf, isKind, spot } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { settleNow } from "../../../rules/clean-up.ts";
import { recubed } from "../../../rules/cubes.ts";
import { freeSlots, isFull, slotsOf, takesInstability } from "../../../rules/rooms.ts";
import { lasting } from "../../../rules/standing.ts";
import { boardOf } from "../../../rules/values.ts";
import { type Lodge, modelsIn, NONE } from "../../../state.ts";
import { held, room as roomThing, YES } from "../../../things.ts";
import { controllerOf, figureOf, isMage, partyOf } from "../../../who.ts";
import { attachments } from "../../entries.ts";
import type { EvocationId, Kind, Spot } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** It is resolved now as in clean-up (L-VOI-03). */
export interface CollapseRoom {
  readonly do: "collapse room";
  readonly room: Spot;
}
/** So many slots fewer this turn (L-VOI-04). */
export interface Thin {
  readonly do: "hollow";
  readonly n: number;
  readonly room: Spot;
}
/** One cube in each of so many rooms: next to one, or that hold such an evocation. */
export interface PlaceInSeveral {
  readonly do: "place in several";
  readonly most: number;
  readonly in: { readonly nextTo: Spot } | { readonly with: Kind };
}
/** At most so many slots are free there; none: it is full (L-VOI-02). */
export interface FreeSlots {
  readonly is: "free slots";
  readonly room: Spot;
  readonly most: number;
}
/** Own cubes in a room, which may be placed again in the same effect (L-VOI-06). `unless`: not while that one is in play. */
export interface OwnInstability {
  readonly pay: "own instability";
  readonly cubes: number;
  readonly in: Spot;
  readonly unless?: EvocationId;
}
export interface InstabilityIn {
  readonly counted: "instability in";
  readonly room: Spot;
}
export interface OpposingIn {
  readonly counted: "opposing models in";
  readonly room: Spot;
}
export interface WithYours {
  readonly rooms: "with your instability";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly instability: CollapseRoom | Thin | PlaceInSeveral;
  }
  interface Conditions {
    readonly instability: FreeSlots;
  }
  interface Costs {
    readonly instability: OwnInstability;
  }
  interface Counts {
    readonly instability: InstabilityIn | OpposingIn;
  }
  interface RoomKinds {
    readonly instability: WithYours;
  }
}

export const collapseRoom = (room: Spot): CollapseRoom => ({ do: "collapse room", room });
export const thin = (n: number, room: Spot): Thin => ({ do: "hollow", n, room });
export const placeInSeveral = (most: number, where: PlaceInSeveral["in"]): PlaceInSeveral => ({
  do: "place in several",
  most,
  in: where,
});

/** A slot fewer. */
export const hollow = attachments("designed", {
  hollow: {
    name: { en: "Hollow walls", es: "Muros huecos", fr: "Murs creux" },
    gender: { es: "m", fr: "m" },
    icon: "cracked-disc",
    on: "room",
    you: "owner",
    until: "end of clean-up",
    changes: [{ of: "slots", add: -1, least: 1 }],
  },
});

const collapseVerb = ownVerb<CollapseRoom>("collapse room", {
  shape: { room: a.spot },
  run(w, _f, e, { room: where }) {
    const room = spot(w, e, where);
    if (room === NONE || !takesInstability(w, room) || w.cards.content.rooms[w.s.tiles[room]].role !== undefined)
      return;
    settleNow(w, room);
  },
  words: {
    en: ({ room }, scene) => ({ own: EN.say`${EN.spot(room, scene)} collapses` }),
    es: ({ room }, scene) => ({ own: ES.say`${ES.spot(room, scene)} se derrumba` }),
    fr: ({ room }, scene) => ({ own: FR.say`${FR.spot(room, scene)} s'effondre` }),
  },
});

const thinVerb = ownVerb<Thin>("hollow", {
  shape: { n: a.some, room: a.spot },
  run(w, _f, e, { n, room: where }) {
    const room = spot(w, e, where);
    if (room === NONE) return;
    const kind = w.cards.attachmentNumber.get("hollow") as number;
    for (let i = 0; i < n; i++) quietly(w, attach, { ...lasting(w, e, kind), on: room });
  },
  words: {
    en: ({ n, room }, scene) => ({
      own: EN.say`this turn ${EN.spot(room, scene)} has ${n} slot${n === 1 ? "" : "s"} fewer`,
    }),
    es: ({ n, room }, scene) => ({
      own: ES.say`este turno ${ES.spot(room, scene)} tiene ${n} hueco${n === 1 ? "" : "s"} menos`,
    }),
    fr: ({ n, room }, scene) => ({
      own: FR.say`ce tour-ci, ${FR.spot(room, scene)} a ${n} emplacement${n === 1 ? "" : "s"} de moins`,
    }),
  },
});

/** Behind its numbers, the rooms chosen. */
const several = numbers({});

const placeInSeveralVerb = ownVerb<PlaceInSeveral>("place in several", {
  shape: {
    most: a.some,
    in: a.either(
      a.record<{ readonly nextTo: Spot }>({ nextTo: a.spot }),
      a.record<{ readonly with: Kind }>({ with: a.kind }),
    ),
  },
  numbers: several,
  cubes: (w, e, said) => Math.min(said.most, roomsFor(w, e, said).length),
  run(w, f, e, said) {
    const chosen = several.rest(f);
    const party = partyOf(w.s, e.seat);
    const most = Math.min(said.most, w.s.supply[party]);
    const open = roomsFor(w, e, said).filter((room) => !chosen.includes(room));
    if (chosen.length < most && open.length > 0) {
      again(f);
      want(w, f, effRoom, open.map(roomThing));
      return;
    }
    attempt(
      w,
      e.seat,
      chosen.map((room) => laid(placeDeed, { seat: party, room, n: 1, converted: 0 })),
    );
  },
  chosen(_w, f, _e, _said, code) {
    f.regs.push(held(code));
  },
  words: {
    en: ({ most, in: where }, scene, mood) =>
      "nextTo" in where
        ? EN.say`${EN.verb(mood, "place")} 1 instability in each of ${most} rooms next to ${EN.spot(where.nextTo, scene)}`
        : EN.say`${EN.verb(mood, "place")} 1 instability in each room with ${EN.aKind(where.with, scene)} (at most ${most})`,
    es: ({ most, in: where }, scene, mood) =>
      "nextTo" in where
        ? ES.say`${ES.verb(mood, "coloca", "colocar")} 1 de inestabilidad en cada una de ${most} salas contiguas a ${ES.spot(where.nextTo, scene)}`
        : ES.say`${ES.verb(mood, "coloca", "colocar")} 1 de inestabilidad en cada sala con ${ES.aKind(where.with, scene)} (máximo ${most})`,
    fr: ({ most, in: where }, scene, mood) =>
      "nextTo" in where
        ? FR.say`${FR.verb(mood, "placer")} 1 instabilité dans chacune de ${most} salles adjacentes à ${FR.spot(where.nextTo, scene)}`
        : FR.say`${FR.verb(mood, "placer")} 1 instabilité dans chaque salle où se trouve ${FR.aKind(where.with, scene)} (${most} au plus)`,
  },
});

function roomsFor(w: Lodge, e: Frame, { in: where }: PlaceInSeveral): number[] {
  if ("nextTo" in where) {
    const centre = spot(w, e, where.nextTo);
    return centre === NONE ? [] : boardOf(w).next[centre].filter((room) => freeSlots(w, room) > 0);
  }
  const holds = (room: number): boolean =>
    modelsIn(w.s, room).some((model) => !isMage(model) && isKind(w, figureOf(model), where.with));
  return [...w.s.tiles.keys()].filter((room) => freeSlots(w, room) > 0 && holds(room));
}

const freeSlotsCondition = ownCondition<FreeSlots>("free slots", {
  shape: { room: a.spot, most: a.n },
  holds(w, e, { room: where, most }) {
    const room = spot(w, e, where);
    if (room === NONE || !takesInstability(w, room)) return false;
    return isFull(w, room) || slotsOf(w, room) - w.s.instability[room].length <= most;
  },
  words: {
    en: ({ room, most }, scene, not) =>
      most === 0
        ? EN.say`${EN.spot(room, scene)} is ${not ? "not " : ""}full`
        : EN.say`${not ? "more than" : "at most"} ${most} slot${most === 1 ? "" : "s"} of ${EN.spot(room, scene)} ${most === 1 ? "is" : "are"} free`,
    es: ({ room, most }, scene, not) =>
      most === 0
        ? ES.say`${ES.spot(room, scene)} ${not ? "no " : ""}está llena`
        : ES.say`en ${ES.spot(room, scene)} ${not ? "queda libre más de" : "queda libre como mucho"} ${most} hueco${most === 1 ? "" : "s"}`,
    fr: ({ room, most }, scene, not) =>
      most === 0
        ? FR.say`${FR.spot(room, scene)} ${not ? "n'est pas" : "est"} pleine`
        : FR.say`${FR.spot(room, scene)} a ${not ? "plus de" : "au plus"} ${most} emplacement${most === 1 ? "" : "s"} libre${most === 1 ? "" : "s"}`,
  },
});

const ownInstability = ownCost<OwnInstability>("own instability", {
  shape: { cubes: a.some, in: a.spot, unless: a.optional(a.evocation) },
  ways(w, e, { cubes, in: where, unless }) {
    const room = spot(w, e, where);
    if (room === NONE || (unless !== undefined && inPlayOf(w, unless) > 0)) return [];
    const party = partyOf(w.s, e.seat);
    return w.s.instability[room].filter((colour) => colour === party).length >= cubes ? [YES] : [];
  },
  take(w, e, { cubes, in: where }) {
    const room = spot(w, e, where);
    recubed(w, e.seat, [{ room, off: partyOf(w.s, e.seat), n: cubes }]);
  },
  words: {
    en: ({ cubes, in: where, unless }, scene, mood) =>
      EN.say`${EN.verb(mood, "remove")} ${cubes} of ${EN.your(scene)} instability from ${EN.spot(where, scene)}${unless === undefined ? "" : EN.say` (not while ${EN.aKind(unless, scene)} is in play)`}`,
    es: ({ cubes, in: where, unless }, scene, mood) =>
      ES.say`${ES.verb(mood, "retira", "retirar")} ${cubes} de ${ES.your(scene)} inestabilidad de ${ES.spot(where, scene)}${unless === undefined ? "" : ES.say` (no mientras ${ES.aKind(unless, scene)} esté en juego)`}`,
    fr: ({ cubes, in: where, unless }, scene, mood) =>
      FR.say`${FR.verb(mood, "retirer")} ${cubes} de ${FR.your(scene, "many")} instabilités de ${FR.spot(where, scene)}${unless === undefined ? "" : FR.say` (pas tant que ${FR.aKind(unless, scene)} est en jeu)`}`,
  },
});

const instabilityIn = ownCount<InstabilityIn>("instability in", {
  shape: { room: a.spot },
  count(w, e, { room: where }) {
    const room = spot(w, e, where);
    return room === NONE ? 0 : w.s.instability[room].length;
  },
  words: {
    en: ({ room }, scene) => {
      const said = EN.say`instability in ${EN.spot(room, scene)}`;
      return [said, said];
    },
    es: ({ room }, scene) => {
      const said = ES.say`de inestabilidad de ${ES.spot(room, scene)}`;
      return [said, said];
    },
    fr: ({ room }, scene) => {
      const where = FR.say`de ${FR.spot(room, scene)}`;
      return [`instabilité ${where}`, `instabilités ${where}`];
    },
  },
});

const opposingIn = ownCount<OpposingIn>("opposing models in", {
  shape: { room: a.spot },
  count(w, e, { room: where }) {
    const room = spot(w, e, where);
    return room === NONE ? 0 : modelsIn(w.s, room).filter((model) => controllerOf(w.s, model) !== e.seat).length;
  },
  words: {
    en: ({ room }, scene) => {
      const where = EN.say`in ${EN.spot(room, scene)}`;
      return [`opposing model ${where}`, `opposing models ${where}`];
    },
    es: ({ room }, scene) => {
      const where = ES.say`de ${ES.spot(room, scene)}`;
      return [`miniatura rival ${where}`, `miniaturas rivales ${where}`];
    },
    fr: ({ room }, scene) => {
      const where = FR.say`de ${FR.spot(room, scene)}`;
      return [`figurine adverse ${where}`, `figurines adverses ${where}`];
    },
  },
});

const withYours = ownRoomKind<WithYours>("with your instability", {
  shape: {},
  rooms: (w, seat) => [...w.s.tiles.keys()].filter((room) => w.s.instability[room].includes(partyOf(w.s, seat))),
  words: {
    en: () => "with your instability",
    es: () => "con tu inestabilidad",
    fr: () => "où se trouve de votre instabilité",
  },
});

export const instabilityVerbs = [collapseVerb, thinVerb, placeInSeveralVerb];
export const instabilityConditions = [freeSlotsCondition];
export const instabilityCosts = [ownInstability];
export const instabilityCounts = [instabilityIn, opposingIn];
export const instabilityRooms = [withYours];

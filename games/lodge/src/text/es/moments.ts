/** Spanish: triggers, conditions, costs. */
import { es } from "@blackrose/language";
import type { Colour, CoreCondition, Element, RoomId, SpellType } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { colours, families, kindNoun, nouns, spot, theRoom, who, your } from "./things.ts";
import { ELEMENTS, ofElement, ofElements, TYPES, verb } from "./forms.ts";

const { list, np, say } = es;

/** "agua y tierra", "agua dos veces". */
const elements = (of: readonly Element[]): string =>
  list(
    [...new Set(of)].map((element) => {
      const times = of.filter((one) => one === element).length;
      const called = ELEMENTS[element];
      return times === 1 ? called : times === 2 ? `${called} dos veces` : `${called} ${times} veces`;
    }),
    "and",
  );

const isType = (word: Element | SpellType): word is SpellType => Object.hasOwn(TYPES, word);

/** Another's doing sets off what is one's own; in an event anybody's does. */
const someone = (which: "mage" | "model", { everyone }: Scene): string =>
  `${np(nouns[which], { article: "a" }).text}${everyone ? "" : " rival"}`;
/** The subject with its verb, in the subjunctive: "active", "actives". */
const does = (subject: string, word: string, scene: Scene): string =>
  subject === "you" ? `${word}s` : `${subject === "mage" ? someone("mage", scene) : subject} ${word}`;

const oneOf = (rooms: readonly RoomId[], scene: Scene): string =>
  list(
    rooms.map((room) => theRoom(room, scene)),
    "or",
  );
/** "una sala amarilla o gris", "una sala con uno de tus tótems o contigua a una así". */
const aRoom = (which: readonly Colour[] | undefined): string =>
  which === undefined
    ? "una sala"
    : `una sala ${list(
        which.map((colour) => colours[colour].f),
        "or",
      )}`;

/** "un conjuro de combate", "una trampa". */
const aSpell = (type: SpellType): string =>
  type === "trap" || type === "protection" ? `una ${TYPES[type]}` : `un conjuro de ${TYPES[type]}`;

export const triggers: CardVoice["triggers"] = {
  enters: ({ who: which, colour, room, subject, by, into }, scene) => {
    if (into === "its room") return say`${np(nouns[which], { article: "a" })} rival entre en su sala`;
    if (into === "your room") return say`${np(nouns[which], { article: "a" })} rival entre en tu sala`;
    const where =
      room !== undefined
        ? theRoom(room, scene).text
        : colour === undefined
          ? "una sala"
          : `una sala ${colours[colour].f}`;
    return `${does(subject ?? someone(which, scene), "entre", scene)} en ${where}${by === undefined ? "" : " al explorar"}`;
  },
  leaves: ({ room, by }, scene) => {
    const where = room === undefined ? es.name("su sala") : spot(room, scene);
    return say`${who("it", scene)} salga de ${where}${by === undefined ? "" : " con una acción física"}`;
  },
  "would suffer": ({ who: whom, from }) => {
    const source = {
      model: " de una miniatura",
      attack: " por un ataque",
      "mage's attack": " por el ataque de un mago",
      trap: " de una trampa",
      "that spell": " de ese conjuro",
    };
    const victim = whom === "your evocation" ? "una de tus evocaciones" : "un mago";
    return `${whom === "you" ? "vayas" : `${victim} vaya`} a sufrir daño${from === undefined ? "" : source[from]}`;
  },
  suffers: ({ who: whom, from }, scene) => {
    const source = { "black rose": " de la Rosa Negra", "that spell": " de ese conjuro", model: " de una miniatura" };
    return `${does(whom, "sufra", scene)} daño${from === undefined ? "" : source[from]}`;
  },
  targeted: ({ by, kind }) => {
    const what = by === undefined ? "un conjuro" : aSpell(by);
    if (kind === "single") return `${what} te tenga como único objetivo`;
    return kind === "area" ? `${what} tenga como objetivo tu sala` : `seas objetivo de ${what}`;
  },
  casts: ({ who: whom, type }, scene) => {
    const what = type === undefined ? "un conjuro" : type === "named" ? "un conjuro de ese tipo" : aSpell(type);
    return `${does(whom === "target" ? "el objetivo" : "mage", "lance", scene)} ${what}`;
  },
  resolves: ({ who: whom, types, elements: shown, rooms }, scene) => {
    if (whom === "that spell") return "se resuelva ese conjuro";
    const what =
      types !== undefined
        ? list(types.map(aSpell), "or")
        : `un conjuro${shown === undefined ? "" : ` ${list(shown.map(ofElement), "or")}`}`;
    return `${does(whom, "resuelva", scene)} ${what}${rooms === undefined ? "" : say` en ${oneOf(rooms, scene)}`}`;
  },
  "physical action": ({ who: whom }, scene) =>
    `${does(whom === "target" ? "el objetivo" : whom, "termine", scene)} una acción física`,
  activates: ({ who: whom, rooms, colours: which, bears, rebuilt }, scene) => {
    const where = rooms === undefined ? aRoom(which) : oneOf(rooms, scene);
    const subject = bears === undefined ? whom : `un mago ${families[bears].bearing.m}`;
    return `${does(subject, "active", scene)} ${where}${rebuilt ? " reconstruida" : ""}`;
  },
  solves: (_, scene) => `${does("mage", "complete", scene)} una misión`,
  defeated: ({ who: whom, by }, scene) => {
    if (by === "you") return "derrotes a un mago";
    if (by === "mage") return "un mago derrote a otro";
    const victim = whom === "you" ? "seas derrotado" : `${scene.everyone ? "un mago" : "otro mago"} sea derrotado`;
    return by === undefined ? victim : `${victim} por alguien que no seas tú`;
  },
  "deals damage": ({ who: whom, to, with: means, defeats }, scene) => {
    const subject =
      whom === "another" || whom === "target"
        ? who(whom, scene).text
        : whom === "this evocation"
          ? "esta evocación"
          : whom === "your evocation"
            ? "una de tus evocaciones"
            : whom === "model"
              ? someone("model", scene)
              : whom === "the Avatar"
                ? "el Avatar"
                : whom;
    if (defeats) return `${does(subject, "derrote", scene)} a ${to === "mage" ? "un mago" : "una miniatura"}`;
    const what =
      means === undefined
        ? ""
        : means === "attack"
          ? " con un ataque"
          : means === "spell or action"
            ? " con un conjuro o una acción física"
            : ` con ${isType(means) ? aSpell(means) : `un conjuro ${ofElement(means)}`}`;
    return `${does(subject, "inflija", scene)} daño${to === undefined ? "" : " a un mago"}${what}`;
  },
  attacks: ({ who: whom }) => (whom === "you" ? "ataques" : "una miniatura ataque"),
  places: ({ who: whom, colours: which, orConverts }, scene) => {
    const converts = orConverts ? ` o ${whom === "you" ? "conviertas" : "convierta"}` : "";
    return `${does(whom, "coloque", scene)}${converts} inestabilidad${which === undefined ? "" : ` en ${aRoom(which)}`}`;
  },
  fills: ({ who: whom }, scene) => `${does(whom, "llene", scene)} el último hueco libre de una sala`,
  gains: ({ who: whom, orLoses }, scene) => {
    const loses = orLoses ? ` o ${whom === "you" ? "pierdas" : "pierda"}` : "";
    return `${does(whom === "target" ? who(whom, scene).text : whom, "gane", scene)}${loses} PP`;
  },
  summons: () => "invoques una evocación",
  removed: ({ who: whose }) => {
    const WHOSE = {
      evocation: "se retire una evocación",
      "your evocation": "se retire una de tus evocaciones",
    } as const;
    return whose === "this evocation" ? "se retire esta evocación" : WHOSE[whose];
  },
  "goes to its cell": ({ who: whom }, scene) =>
    whom === "you" ? "vayas a tu celda" : `${someone("mage", scene)} vaya a su celda`,
  "takes the Crown": () => "tomes la Corona",
  "event moves": () => "un evento entre en juego o salga de él",
  "clean-up": () => "empiece la Fase de Mantenimiento",
};

export const conditions: CardVoice["conditions"] = {
  not: ({ so }, scene) => {
    // Said by what is the case instead, where there is a word for it.
    if (so.is === "undamaged") return say`${who(so.who ?? "target", scene)} tiene daño`;
    return `no se da que ${(conditions[(so as CoreCondition).is] as (line: typeof so, scene: Scene) => string)(so, scene)}`;
  },
  "joined another": ({ who: whom }, scene) =>
    say`${who(whom ?? "target", scene)} está ahora en una sala con otra miniatura`,
  "nothing converted": () => "no se ha convertido nada",
  "your own room": () => "la sala objetivo es tu propia sala",
  undamaged: ({ who: whom }, scene) =>
    whom === "self" && scene.person === "you" ? "no tienes daño" : say`${who(whom ?? "target", scene)} no tiene daño`,
  "a mage": ({ who: whom }, scene) => say`${who(whom, scene)} es un mago`,
  "an evocation": ({ who: whom }, scene) => say`${who(whom, scene)} es una evocación`,
  "event shows Crown": () => "muestra la Corona",
  "event was played": () => "has puesto uno en juego",
  "event was discarded": () => "se ha descartado un evento",
  "quest was given": () => "una misión ha cambiado de manos",
  revealed: ({ atLeast, of }) => {
    const kinds = of.map((word) => (isType(word) ? `de ${TYPES[word]}` : ofElements(word)));
    return say`has revelado este turno al menos ${atLeast} conjuros ${list(kinds, "or")}`;
  },
  "revealed different": ({ atLeast, of }) => {
    const kinds = of.map((word) => (isType(word) ? TYPES[word] : ELEMENTS[word]));
    const least = atLeast === of.length ? "" : say`al menos ${atLeast} de estos: `;
    return say`tus conjuros revelados este turno muestran ${least}${list(kinds, "and")}`;
  },
  "others show": ({ of }) => say`tus otros conjuros revelados este turno muestran ${elements(of)}`,
  defeated: ({ who: whom }, scene) =>
    whom === "self" && scene.person === "you" ? "esto te ha derrotado" : say`esto ha derrotado a ${who(whom, scene)}`,
  "in colour": ({ who: whom, colour }, scene) => say`${isIn(whom, scene)} una sala ${colours[colour].f}`,
  "in a room": ({ who: whom }, scene) => say`${isIn(whom, scene)} una sala`,
  "other mages in it": ({ atLeast }) => say`hay en ella al menos otros ${atLeast} magos`,
  "your instability there": ({ atLeast }) => say`esa sala tiene ahora al menos ${atLeast} de tu inestabilidad`,
  "rooms with two of yours": ({ atLeast }) => say`al menos ${atLeast} salas tienen 2 o más de tu inestabilidad`,
  "most instability there": () => "tienes en ella más inestabilidad que nadie",
  "bears your damage": ({ who: whom, atLeast }, scene) => say`${who(whom, scene)} tiene al menos ${atLeast} de tu daño`,
  "mages bearing your damage": ({ atLeast }) => say`al menos ${atLeast} magos tienen daño tuyo`,
  bears: ({ what, who: whom, atLeast, most }, scene) => {
    const { noun, bearing } = families[what];
    if (most === undefined && atLeast === 1) return say`${who(whom, scene)} está ${bearing.m}`;
    const n = np(noun, { count: atLeast });
    return say`${who(whom, scene)} lleva ${most === atLeast ? say`solo ${n}` : say`al menos ${n}`}`;
  },
  "at once": ({ atLeast }) => say`son al menos ${atLeast} de una vez`,
  "not defeated": () => "no quedas derrotado",
  "the Black Rose defeated you": () => "te ha derrotado la Rosa Negra",
  "not the killing blow": () => "el golpe final no ha sido tuyo",
  "yours by doing": () => "lo robaste, lo jugaste o lo descartaste tú",
  "hold the Crown": () => "tienes la Corona",
  "were first player": () => "fuiste el primer jugador este turno",
  "hand empty": (_, scene) => `${your(scene)} mano está vacía`,
  "not its first activation": (_, scene) =>
    scene.person === "you" ? "no es tu primera sala de este turno" : "no es la primera sala de ese mago este turno",
  "you have": ({ kind, atLeast, anyones }, scene) => {
    const what = np(kindNoun(kind, scene), atLeast === 1 ? { article: "a" } : { count: atLeast });
    if (anyones) return say`hay ${what} en juego`;
    return say`${scene.person === "you" ? "tienes" : "tiene"} ${what} en juego`;
  },
  "Memories hold": ({ atLeast }) => say`tus Recuerdos tienen al menos ${atLeast} conjuros`,
};

function isIn(whom: Parameters<typeof who>[0], scene: Scene): string {
  if (whom === "self") return scene.person === "you" ? "estás en" : "está en";
  return say`${who(whom, scene)} está en`;
}

export const costs: CardVoice["costs"] = {
  discard: ({ cards }, scene, mood) =>
    say`${verb(mood, "descarta", "descartar")} ${np(nouns.spell, { count: cards })} de ${your(scene)} mano`,
  PP: ({ points }, _, mood) => say`${verb(mood, "paga", "pagar")} ${points} PP`,
  "PP to the Black Rose": ({ points }, _, mood) =>
    say`${verb(mood, "entrega", "entregar")} ${points} PP a la Rosa Negra`,
  suffer: ({ damage }, _, mood) =>
    say`${verb(mood, "sufre", "sufrir")} ${damage} de daño de la Rosa Negra (nada puede evitarlo)`,
  "trophy to the Black Rose": (_, __, mood) => say`${verb(mood, "entrega", "entregar")} un trofeo a la Rosa Negra`,
  instability: ({ cubes, in: where }, scene, mood) =>
    say`${verb(mood, "retira", "retirar")} ${cubes} de inestabilidad de ${spot(where, scene)}`,
  evocation: ({ kind, in: where, of, which, near }, scene, mood) => {
    if (which !== undefined) return say`${verb(mood, "retira", "retirar")} ${who(which, scene)}`;
    const noun = kindNoun(kind, scene);
    const mine = say`${noun.gender === "m" ? "uno" : "una"} de ${your(scene, true)} ${noun.many}`;
    const what = of === "anyone" ? np(noun, { article: "a" }).text : mine;
    return say`${verb(mood, "retira", "retirar")} ${what}${where === undefined ? "" : say` de ${spot(where, scene)}`}${near === undefined ? "" : say` en ${spot(near, scene)} o en una sala contigua`}`;
  },
};

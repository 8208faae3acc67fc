/** French: triggers, conditions, costs. */
import { fr } from "@blackrose/language";
import type { Colour, CoreCondition, Element, RoomId, SpellType } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { colours, damage, instability, families, kindNoun, nouns, spot, theRoom, who, your } from "./things.ts";
import { ELEMENTS, ofElement, TYPES, verb } from "./forms.ts";

const { list, name, np, say } = fr;

/** "eau et terre", "deux fois eau". */
const elements = (of: readonly Element[]): string =>
  list(
    [...new Set(of)].map((element) => {
      const times = of.filter((one) => one === element).length;
      const called = ELEMENTS[element];
      return times === 1 ? called : times === 2 ? `deux fois ${called}` : `${times} fois ${called}`;
    }),
    "and",
  );

const isType = (word: Element | SpellType): word is SpellType => Object.hasOwn(TYPES, word);

/** Another's doing sets off what is one's own; in an event anybody's does. */
const someone = (which: "mage" | "model", { everyone }: Scene): string =>
  `${np(nouns[which], { article: "a" }).text}${everyone ? "" : " adverse"}`;
/** The subject with its verb in -er: "active", "vous activez". */
const does = (subject: string, stem: string, scene: Scene): string =>
  subject === "you" ? `vous ${stem}ez` : `${subject === "mage" ? someone("mage", scene) : subject} ${stem}e`;
const says = (subject: string, you: string, told: string, scene: Scene): string =>
  subject === "you" ? `vous ${you}` : `${subject === "mage" ? someone("mage", scene) : subject} ${told}`;

const oneOf = (rooms: readonly RoomId[], scene: Scene): string =>
  list(
    rooms.map((room) => theRoom(room, scene)),
    "or",
  );
/** "de feu ou profane". */
const anyOf = (shown: readonly Element[]): string =>
  list(
    shown.map((element) => ofElement(element)),
    "or",
  );
/** "une salle jaune ou grise". */
const aRoom = (which: readonly Colour[] | undefined): string =>
  which === undefined
    ? "une salle"
    : `une salle ${list(
        which.map((colour) => colours[colour].f),
        "or",
      )}`;

/** "un sort de combat", "un piège". */
const aSpell = (type: SpellType): string =>
  type === "trap" ? "un piège" : type === "protection" ? "une protection" : `un sort de ${TYPES[type]}`;

export const triggers: CardVoice["triggers"] = {
  enters: ({ who: which, colour, room, subject, by, into }, scene) => {
    if (into === "its room") return say`${np(nouns[which], { article: "a" })} adverse entre dans sa salle`;
    if (into === "your room") return say`${np(nouns[which], { article: "a" })} adverse entre dans votre salle`;
    const where =
      room !== undefined
        ? theRoom(room, scene).text
        : `une salle${colour === undefined ? "" : ` ${colours[colour].f}`}`;
    return `${does(subject ?? someone(which, scene), "entr", scene)} dans ${where}${by === undefined ? "" : " en explorant"}`;
  },
  leaves: ({ room, by }, scene) => {
    const where = room === undefined ? name("sa salle") : spot(room, scene);
    return say`${who("it", scene)} quitte ${where}${by === undefined ? "" : " par une action physique"}`;
  },
  "would suffer": ({ who: whom, from }) => {
    const source = {
      model: say` d'une figurine`,
      attack: " par une attaque",
      "mage's attack": say` par l'attaque d'un mage`,
      trap: say` d'un piège`,
      "that spell": " de ce sort",
    };
    const victim = whom === "your evocation" ? "une de vos évocations" : "un mage";
    return `${whom === "you" ? "vous allez" : `${victim} va`} subir des dégâts${from === undefined ? "" : source[from]}`;
  },
  suffers: ({ who: whom, from }, scene) => {
    const source = { "black rose": " de la Rose Noire", "that spell": " de ce sort", model: " d’une figurine" };
    return `${says(whom, "subissez", "subit", scene)} des dégâts${from === undefined ? "" : source[from]}`;
  },
  targeted: ({ by, kind }) => {
    const what = by === undefined ? "un sort" : aSpell(by);
    if (kind === "single") return `${what} ne vise que vous`;
    return kind === "area" ? `${what} vise votre salle` : `vous êtes la cible ${say`d'${what}`}`;
  },
  casts: ({ who: whom, type }, scene) => {
    const what = type === undefined ? "un sort" : type === "named" ? "un sort de ce type" : aSpell(type);
    return `${does(whom === "target" ? "la cible" : "mage", "lanc", scene)} ${what}`;
  },
  resolves: ({ who: whom, types, elements: shown, rooms }, scene) => {
    if (whom === "that spell") return "ce sort est résolu";
    const what =
      types !== undefined ? list(types.map(aSpell), "or") : `un sort${shown === undefined ? "" : ` ${anyOf(shown)}`}`;
    const where = rooms === undefined ? "" : say` dans ${oneOf(rooms, scene)}`;
    return `${says(whom, "résolvez", "résout", scene)} ${what}${where}`;
  },
  "physical action": ({ who: whom }, scene) =>
    `${does(whom === "target" ? "la cible" : whom, "termin", scene)} une action physique`,
  activates: ({ who: whom, rooms, colours: which, bears, rebuilt }, scene) => {
    const where = rooms === undefined ? aRoom(which) : oneOf(rooms, scene);
    const subject = bears === undefined ? whom : `un mage ${families[bears].bearing.m}`;
    return `${does(subject, "activ", scene)} ${where}${rebuilt ? " reconstruite" : ""}`;
  },
  solves: (_, scene) => `${says("mage", "accomplissez", "accomplit", scene)} une quête`,
  defeated: ({ who: whom, by }, scene) => {
    if (by === "you") return "vous vainquez un mage";
    if (by === "mage") return "un mage en vainc un autre";
    const victim = whom === "you" ? "vous êtes vaincu" : `un ${scene.everyone ? "" : "autre "}mage est vaincu`;
    return by === undefined ? victim : say`${victim} par quelqu'un d'autre que vous`;
  },
  "deals damage": ({ who: whom, to, with: means, defeats }, scene) => {
    const subject =
      whom === "another" || whom === "target"
        ? who(whom, scene).text
        : whom === "this evocation"
          ? "cette évocation"
          : whom === "your evocation"
            ? "une de vos évocations"
            : whom === "model"
              ? someone("model", scene)
              : whom === "the Avatar"
                ? "l’Avatar"
                : whom;
    if (defeats) return `${says(subject, "vainquez", "vainc", scene)} ${to === "mage" ? "un mage" : "une figurine"}`;
    const what =
      means === undefined
        ? ""
        : means === "attack"
          ? " par une attaque"
          : means === "spell or action"
            ? " par un sort ou une action physique"
            : ` avec ${isType(means) ? aSpell(means) : `un sort ${ofElement(means)}`}`;
    return `${does(subject, "inflig", scene)} des dégâts${to === undefined ? "" : " à un mage"}${what}`;
  },
  attacks: ({ who: whom }) => (whom === "you" ? "vous attaquez" : "une figurine attaque"),
  places: ({ who: whom, colours: which, orConverts }, scene) => {
    const converts = orConverts ? ` ou ${whom === "you" ? "convertissez" : "convertit"}` : "";
    return `${does(whom, "plac", scene)}${converts} une instabilité${which === undefined ? "" : ` dans ${aRoom(which)}`}`;
  },
  fills: ({ who: whom }, scene) =>
    say`${says(whom, "remplissez", "remplit", scene)} le dernier emplacement libre d'une salle`,
  gains: ({ who: whom, orLoses }, scene) => {
    const loses = orLoses ? ` ou ${whom === "you" ? "perdez" : "perd"}` : "";
    return `${does(whom === "target" ? who(whom, scene).text : whom, "gagn", scene)}${loses} des PP`;
  },
  summons: () => "vous invoquez une évocation",
  removed: ({ who: whose }) => {
    const WHOSE = {
      evocation: "une évocation",
      "your evocation": "une de vos évocations",
      "this evocation": "cette évocation",
    } as const;
    return `${WHOSE[whose]} est retirée`;
  },
  "goes to its cell": ({ who: whom }, scene) =>
    whom === "you" ? "vous allez dans votre cellule" : `${someone("mage", scene)} va dans sa cellule`,
  "takes the Crown": () => "vous prenez la Couronne",
  "event moves": () => "un événement entre en jeu ou le quitte",
  "clean-up": () => say`la Phase d'Entretien commence`,
};

export const conditions: CardVoice["conditions"] = {
  not: ({ so }, scene) => {
    // Said by what is the case instead, where there is a word for it.
    if (so.is === "undamaged") return say`${who(so.who ?? "target", scene)} a des dégâts`;
    return say`il n'est pas vrai que ${(conditions[(so as CoreCondition).is] as (line: typeof so, scene: Scene) => string)(so, scene)}`;
  },
  "joined another": ({ who: whom }, scene) =>
    say`${who(whom ?? "target", scene)} se trouve maintenant dans une salle avec une autre figurine`,
  "nothing converted": () => say`rien n'a été converti`,
  "your own room": () => "la salle ciblée est votre propre salle",
  undamaged: ({ who: whom }, scene) =>
    whom === "self" && scene.person === "you"
      ? say`vous n'avez aucun dégât`
      : say`${who(whom ?? "target", scene)} n'a aucun dégât`,
  "a mage": ({ who: whom }, scene) => say`${who(whom, scene)} est un mage`,
  "an evocation": ({ who: whom }, scene) => say`${who(whom, scene)} est une évocation`,
  "event shows Crown": () => "la Couronne y figure",
  "event was played": () => "vous en avez mis un en jeu",
  "event was discarded": () => "un événement a été défaussé",
  "quest was given": () => "une quête a changé de mains",
  revealed: ({ atLeast, of }) => {
    const kinds = of.map((word) => (isType(word) ? `de ${TYPES[word]}` : ofElement(word, true)));
    return say`vous avez révélé ce tour-ci au moins ${atLeast} sorts ${list(kinds, "or")}`;
  },
  "revealed different": ({ atLeast, of }) => {
    const kinds = of.map((word) => (isType(word) ? TYPES[word] : ELEMENTS[word]));
    const least = atLeast === of.length ? "" : say`au moins ${atLeast} de ceux-ci : `;
    return say`vos sorts révélés ce tour-ci montrent ${least}${list(kinds, "and")}`;
  },
  "others show": ({ of }) => say`vos autres sorts révélés ce tour-ci montrent ces éléments : ${elements(of)}`,
  defeated: ({ who: whom }, scene) =>
    whom === "self" && scene.person === "you" ? "cela vous a vaincu" : say`cela a vaincu ${who(whom, scene)}`,
  "in colour": ({ who: whom, colour }, scene) => say`${isIn(whom, scene)} une salle ${colours[colour].f}`,
  "in a room": ({ who: whom }, scene) => say`${isIn(whom, scene)} une salle`,
  "other mages in it": ({ atLeast }) => say`au moins ${atLeast} autres mages y sont`,
  "your instability there": ({ atLeast }) => say`cette salle compte maintenant au moins ${atLeast} de vos instabilités`,
  "rooms with two of yours": ({ atLeast }) => say`au moins ${atLeast} salles comptent 2 de vos instabilités ou plus`,
  "most instability there": () => say`vous y avez plus d'instabilités que quiconque`,
  "bears your damage": ({ who: whom, atLeast }, scene) =>
    say`${who(whom, scene)} porte au moins ${atLeast} de vos dégâts`,
  "mages bearing your damage": ({ atLeast }) => say`au moins ${atLeast} mages portent de vos dégâts`,
  bears: ({ what, who: whom, atLeast, most }, scene) => {
    const { noun, bearing } = families[what];
    const bearer = who(whom, scene);
    if (most === undefined && atLeast === 1) return say`${bearer} est ${whom === "target" ? bearing.f : bearing.m}`;
    const n = np(noun, { count: atLeast });
    return most === atLeast ? say`${bearer} ne porte que ${n}` : say`${bearer} porte au moins ${n}`;
  },
  "at once": ({ atLeast }) => say`il y en a au moins ${atLeast} d'un coup`,
  "not defeated": () => say`vous n'êtes pas vaincu`,
  "the Black Rose defeated you": () => say`c'est la Rose Noire qui vous a vaincu`,
  "not the killing blow": () => say`le coup de grâce n'était pas le vôtre`,
  "yours by doing": () => say`c'est vous qui l'avez pioché, joué ou défaussé`,
  "hold the Crown": () => "vous détenez la Couronne",
  "were first player": () => "vous étiez premier joueur ce tour-ci",
  "hand empty": (_, scene) => `${your(scene, "f")} main est vide`,
  "not its first activation": (_, scene) =>
    scene.person === "you"
      ? say`ce n'est pas votre première salle de ce tour`
      : say`ce n'est pas la première salle de ce mage ce tour-ci`,
  "you have": ({ kind, atLeast, anyones }, scene) => {
    const what = np(kindNoun(kind, scene), atLeast === 1 ? { article: "a" } : { count: atLeast });
    if (anyones) return say`il y a ${what} en jeu`;
    return say`${scene.person === "you" ? "vous avez" : "il a"} ${what} en jeu`;
  },
  "Memories hold": ({ atLeast }) => say`vos Souvenirs comptent au moins ${atLeast} sorts`,
};

function isIn(whom: Parameters<typeof who>[0], scene: Scene): string {
  if (whom === "self") return scene.person === "you" ? "vous êtes dans" : "il est dans";
  return say`${who(whom, scene)} est dans`;
}

export const costs: CardVoice["costs"] = {
  discard: ({ cards }, scene, mood) =>
    say`${verb(mood, "défausser")} ${np(nouns.spell, { count: cards })} de ${your(scene, "f")} main`,
  PP: ({ points }, _, mood) => say`${verb(mood, "payer", undefined, "paie")} ${points} PP`,
  "PP to the Black Rose": ({ points }, _, mood) => say`${verb(mood, "donner")} ${points} PP à la Rose Noire`,
  suffer: ({ damage: n }, _, mood) =>
    say`${verb(mood, "subir", "subissez", "subit")} ${damage(n)} de la Rose Noire (rien ne peut l'empêcher)`,
  "trophy to the Black Rose": (_, __, mood) => say`${verb(mood, "donner")} un trophée à la Rose Noire`,
  instability: ({ cubes, in: where }, scene, mood) =>
    say`${verb(mood, "retirer")} ${instability(cubes)} de ${spot(where, scene)}`,
  evocation: ({ kind, in: where, of, which, near }, scene, mood) => {
    if (which !== undefined) return say`${verb(mood, "retirer")} ${who(which, scene)}`;
    const noun = kindNoun(kind, scene);
    const mine = say`${noun.gender === "m" ? "un" : "une"} de ${your(scene, "many")} ${noun.many}`;
    const what = of === "anyone" ? np(noun, { article: "a" }).text : mine;
    return say`${verb(mood, "retirer")} ${what}${where === undefined ? "" : say` de ${spot(where, scene)}`}${near === undefined ? "" : say` dans ${spot(near, scene)} ou une salle voisine`}`;
  },
};

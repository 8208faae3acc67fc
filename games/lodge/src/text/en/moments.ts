/** English: triggers, conditions, costs. */
import { en } from "@blackrose/language";
import { type Colour, type CoreCondition, type Element, type RoomId, type SpellType, TYPES } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { families, kindNoun, spot, theRoom, who, your } from "./things.ts";
import { verb } from "./forms.ts";

const { list, np, say } = en;

/** Another's doing sets off what is one's own; in an event anybody's does. */
const someone = (which: "mage" | "model", { everyone }: Scene): string =>
  everyone ? `a ${which}` : `an opposing ${which}`;
/** The subject with its verb. */
const does = (subject: string, word: string, scene: Scene): string =>
  subject === "you"
    ? say`you ${word}`
    : say`${subject === "mage" ? someone("mage", scene) : subject} ${verb("told", word)}`;

const oneOf = (rooms: readonly RoomId[], scene: Scene): string =>
  list(
    rooms.map((room) => theRoom(room, scene)),
    "or",
  );
/** "a yellow or grey room". */
const aRoom = (colours: readonly Colour[] | undefined): string =>
  colours === undefined ? "a room" : say`a ${en.name(`${list(colours, "or")} room`)}`;

const isType = (word: string): word is SpellType => (TYPES as readonly string[]).includes(word);

/** "a combat spell", "a trap". */
const aSpell = (type: SpellType): string =>
  type === "trap" || type === "protection" ? `a ${type}` : `a ${type} spell`;

export const triggers: CardVoice["triggers"] = {
  enters: ({ who: which, colour, room, subject, by, into }, scene) => {
    if (into === "its room") return `an opposing ${which} enters its room`;
    if (into === "your room") return `${someone(which, scene)} enters your room`;
    const where =
      room !== undefined ? theRoom(room, scene).text : colour === undefined ? "a room" : say`a ${colour} room`;
    return does(subject ?? someone(which, scene), "enter", scene).concat(
      say` ${where}${by === undefined ? "" : " by exploring"}`,
    );
  },
  leaves: ({ room, by }, scene) => {
    const where = room === undefined ? "its room" : spot(room, scene).text;
    return say`${who("it", scene)} leaves ${where}${by === undefined ? "" : " by a physical action"}`;
  },
  "would suffer": ({ who: whom, from }, scene) => {
    const source = {
      model: " from a model",
      attack: " from an attack",
      "mage's attack": " from a mage’s attack",
      trap: " from a trap",
      "that spell": " from that spell",
    };
    const victim = whom === "your evocation" ? "one of your evocations" : null;
    return say`${whom === "you" ? "you" : (victim ?? someone("mage", { ...scene, everyone: true }))} would suffer damage${from === undefined ? "" : source[from]}`;
  },
  suffers: ({ who: whom, from }, scene) => {
    const source = { "black rose": " from the Black Rose", "that spell": " from that spell", model: " from a model" };
    return `${does(whom, "suffer", scene)} damage${from === undefined ? "" : source[from]}`;
  },
  targeted: ({ by, kind }) => {
    const what = by === undefined ? "a spell" : aSpell(by);
    if (kind === "single") return `${what} is aimed at you alone`;
    return kind === "area" ? `${what} is aimed at your room` : `you are targeted by ${what}`;
  },
  casts: ({ who: whom, type }, scene) => {
    const what = type === undefined ? "a spell" : type === "named" ? "a spell of that type" : aSpell(type);
    return say`${whom === "target" ? does("the target", "cast", scene) : does("mage", "cast", scene)} ${what}`;
  },
  resolves: ({ who: whom, types, elements: shown, rooms }, scene) => {
    if (whom === "that spell") return "that spell is resolved";
    const what =
      types !== undefined
        ? list(types.map(aSpell), "or")
        : shown === undefined
          ? "a spell"
          : say`a ${en.name(`${list(shown, "or")} spell`)}`;
    return `${does(whom, "resolve", scene)} ${what}${rooms === undefined ? "" : say` in ${oneOf(rooms, scene)}`}`;
  },
  "physical action": ({ who: whom }, scene) =>
    say`${does(whom === "target" ? "the target" : whom, "complete", scene)} a physical action`,
  activates: ({ who: whom, rooms, colours, bears, rebuilt }, scene) => {
    const where = rooms === undefined ? aRoom(colours) : oneOf(rooms, scene);
    const subject = bears === undefined ? whom : `a ${families[bears].bearing} mage`;
    return `${does(subject, "activate", scene)} ${where}${rebuilt ? " that has been rebuilt" : ""}`;
  },
  solves: (_, scene) => say`${does("mage", "complete", scene)} a quest`,
  defeated: ({ who: whom, by }, scene) => {
    if (by === "you") return "you defeat a mage";
    if (by === "mage") return "a mage defeats another";
    const victim = whom === "you" ? "you are defeated" : say`${scene.everyone ? "a mage" : "another mage"} is defeated`;
    return by === undefined ? victim : `${victim} by anyone but you`;
  },
  "deals damage": ({ who: whom, to, with: means, defeats }, scene) => {
    const subject =
      whom === "another" || whom === "target"
        ? who(whom, scene).text
        : whom === "this evocation"
          ? "this evocation"
          : whom === "your evocation"
            ? "one of your evocations"
            : whom === "model"
              ? someone("model", scene)
              : whom === "the Avatar"
                ? "the Avatar"
                : whom;
    if (defeats) return `${does(subject, "defeat", scene)} ${to === "mage" ? "a mage" : "a model"}`;
    const what =
      means === undefined
        ? ""
        : means === "attack"
          ? " with an attack"
          : means === "spell or action"
            ? " with a spell or a physical action"
            : ` with ${isType(means) ? aSpell(means) : say`a ${en.name(means)} spell`}`;
    return `${does(subject, "deal", scene)} damage${to === undefined ? "" : " to a mage"}${what}`;
  },
  attacks: ({ who: whom }) => (whom === "you" ? "you attack" : "a model attacks"),
  places: ({ who: whom, colours, orConverts }, scene) => {
    const doing = `${does(whom, "place", scene)}${orConverts ? ` or ${verb(whom === "you" ? "stated" : "told", "convert")}` : ""}`;
    return `${doing} instability${colours === undefined ? "" : ` in ${aRoom(colours)}`}`;
  },
  fills: ({ who: whom }, scene) => `${does(whom, "fill", scene)} the last free slot of a room`,
  gains: ({ who: whom, orLoses }, scene) => {
    const loses = orLoses ? ` or ${verb(whom === "you" ? "stated" : "told", "lose")}` : "";
    return `${does(whom === "target" ? who(whom, scene).text : whom, "gain", scene)}${loses} PP`;
  },
  summons: () => "you summon an evocation",
  removed: ({ who: whose }) => {
    const WHOSE = { evocation: "an evocation", "your evocation": "one of your evocations" } as const;
    return `${whose === "this evocation" ? whose : WHOSE[whose]} is removed`;
  },
  "goes to its cell": ({ who: whom }, scene) =>
    whom === "you" ? "you are put in your cell" : `${someone("mage", scene)} is put in its cell`,
  "takes the Crown": () => "you take the Crown",
  "event moves": () => "an event enters or leaves play",
  "clean-up": () => "the Clean-up Phase begins",
};

/** "water and earth", "water twice". */
const elements = (of: readonly Element[]): string =>
  list(
    [...new Set(of)].map((element) => {
      const times = of.filter((one) => one === element).length;
      return times === 1 ? element : times === 2 ? `${element} twice` : `${element} ${times} times`;
    }),
    "and",
  );

const spellKinds = (of: readonly string[]): string => list(of, "or");

export const conditions: CardVoice["conditions"] = {
  not: ({ so }, scene) => {
    // Said by what is the case instead, where there is a word for it.
    if (so.is === "undamaged") return say`${who(so.who ?? "target", scene)} has damage`;
    return say`it is not so that ${(conditions[(so as CoreCondition).is] as (line: typeof so, scene: Scene) => string)(so, scene)}`;
  },
  "joined another": ({ who: whom }, scene) => say`${who(whom ?? "target", scene)} is now in a room with another model`,
  "nothing converted": () => "nothing was converted",
  "your own room": () => "the target room is your own room",
  undamaged: ({ who: whom }, scene) =>
    whom === "self" && scene.person === "you"
      ? "you have no damage"
      : say`${who(whom ?? "target", scene)} has no damage`,
  "a mage": ({ who: whom }, scene) => say`${who(whom, scene)} is a mage`,
  "an evocation": ({ who: whom }, scene) => say`${who(whom, scene)} is an evocation`,
  "event shows Crown": () => "it shows the Crown",
  "event was played": () => "you put one into play",
  "event was discarded": () => "an event was discarded",
  "quest was given": () => "a quest has changed hands",
  revealed: ({ atLeast, of }) => say`you have revealed at least ${atLeast} ${spellKinds(of)} spells this turn`,
  "revealed different": ({ atLeast, of }) =>
    atLeast === of.length
      ? say`your spells revealed this turn show ${list(of, "and")}`
      : say`your spells revealed this turn show at least ${atLeast} of these: ${list(of, "and")}`,
  "others show": ({ of }) => say`your other spells revealed this turn show ${elements(of)}`,
  defeated: ({ who: whom }, scene) =>
    whom === "self" && scene.person === "you" ? "this has defeated you" : say`this has defeated ${who(whom, scene)}`,
  "in colour": ({ who: whom, colour }, scene) => say`${isIn(whom, scene)} a ${colour} room`,
  "in a room": ({ who: whom }, scene) => say`${isIn(whom, scene)} a room`,
  "other mages in it": ({ atLeast }) => say`at least ${atLeast} other mages are in it`,
  "your instability there": ({ atLeast }) => say`that room now holds at least ${atLeast} of your instability`,
  "rooms with two of yours": ({ atLeast }) => say`at least ${atLeast} rooms hold 2 or more of your instability`,
  "most instability there": () => "you have more instability there than anyone else",
  "bears your damage": ({ who: whom, atLeast }, scene) =>
    say`${who(whom, scene)} bears at least ${atLeast} of your damage`,
  "mages bearing your damage": ({ atLeast }) => say`at least ${atLeast} mages bear your damage`,
  bears: ({ what, who: whom, atLeast, most }, scene) => {
    const { noun, bearing } = families[what];
    if (most === undefined && atLeast === 1) return say`${who(whom, scene)} is ${bearing}`;
    const n = np(noun, { count: atLeast });
    return say`${who(whom, scene)} bears ${most === atLeast ? say`only ${n}` : say`at least ${n}`}`;
  },
  "at once": ({ atLeast }) => say`it is at least ${atLeast} at once`,
  "not defeated": () => "you are not defeated",
  "the Black Rose defeated you": () => "it was the Black Rose who defeated you",
  "not the killing blow": () => "the killing blow was not yours",
  "yours by doing": () => "you drew, played or discarded it",
  "hold the Crown": () => "you hold the Crown",
  "were first player": () => "you were first player this turn",
  "hand empty": (_, scene) => `${your(scene)} hand is empty`,
  "not its first activation": (_, scene) =>
    scene.person === "you" ? "it is not your first room this turn" : "it is not that mage’s first room this turn",
  "you have": ({ kind, atLeast, anyones }, scene) => {
    const what = np(kindNoun(kind, scene), atLeast === 1 ? { article: "a" } : { count: atLeast });
    if (anyones) return say`there is ${what} in play`;
    return say`${scene.person === "you" ? "you" : "they"} have ${what} in play`;
  },
  "Memories hold": ({ atLeast }) => say`your Memories hold at least ${atLeast} spells`,
};

function isIn(whom: Parameters<typeof who>[0], scene: Scene): string {
  if (whom === "self") return scene.person === "you" ? "you are in" : "they are in";
  return say`${who(whom, scene)} is in`;
}

export const costs: CardVoice["costs"] = {
  discard: ({ cards }, scene, mood) =>
    say`${verb(mood, "discard")} ${np({ one: "spell", many: "spells" }, { count: cards })} from ${your(scene)} hand`,
  PP: ({ points }, _, mood) => say`${verb(mood, "pay")} ${points} PP`,
  "PP to the Black Rose": ({ points }, _, mood) => say`${verb(mood, "give")} ${points} PP to the Black Rose`,
  suffer: ({ damage }, _, mood) =>
    say`${verb(mood, "suffer")} ${damage} damage from the Black Rose (nothing can prevent it)`,
  "trophy to the Black Rose": (_, __, mood) => say`${verb(mood, "give")} a trophy to the Black Rose`,
  instability: ({ cubes, in: where }, scene, mood) =>
    say`${verb(mood, "remove")} ${cubes} instability from ${spot(where, scene)}`,
  evocation: ({ kind, in: where, of, which, near }, scene, mood) => {
    if (which !== undefined) return say`${verb(mood, "remove")} ${who(which, scene)}`;
    const noun = kindNoun(kind, scene);
    const what = of === "anyone" ? np(noun, { article: "a" }).text : say`one of ${your(scene)} ${noun.many}`;
    return say`${verb(mood, "remove")} ${what}${where === undefined ? "" : say` in ${spot(where, scene)}`}${near === undefined ? "" : say` in or next to ${spot(near, scene)}`}`;
  },
};

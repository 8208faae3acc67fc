/** English: models, rooms and numbers as a card speaks of them. */
import { en, english, type Phrase } from "@blackrose/language";
import type { AttachmentKind, Family } from "../../cards/attachments.ts";
import type {
  CoreMany,
  CoreRoomKind,
  Kind,
  Many,
  MageState,
  MoonOf,
  Place,
  RoomKind,
  RoomId,
  Spot,
  Who,
} from "../../cards/says.ts";
import type { Noun } from "../../effects/trigger.ts";
import { broughtArchetype, evocationOf, isOpposing, isUnique, roomCard, type Scene } from "../scene.ts";

const { name, np, say } = en;
const { noun } = english;

export const nouns = {
  mage: noun("mage"),
  model: noun("model"),
  evocation: noun("evocation"),
  room: noun("room"),
  spell: noun("spell"),
  quest: noun("quest"),
  event: noun("event"),
  card: noun("card"),
};

/** Those of every box. */
const archetypes: { readonly [archetype: string]: english.EnglishNoun | undefined } = {
  undead: noun("undead", "undead"),
  demon: noun("demon"),
  construct: noun("construct"),
  altar: noun("altar"),
  beast: noun("beast"),
  shadow: noun("shadow"),
};

/** What can lie on a mage or an evocation, and what that is called then. */
export const families: {
  readonly [family in Family]: { readonly noun: english.EnglishNoun; readonly bearing: string };
} = {
  form: { noun: noun("form"), bearing: "transformed" },
  jinx: { noun: noun("jinx"), bearing: "jinxed" },
  upgrade: { noun: noun("Upgrade"), bearing: "upgraded" },
  nightmare: { noun: noun("Umbra", "Umbrae"), bearing: "haunted" },
  poison: { noun: noun("Poison", "Poison"), bearing: "poisoned" },
};

const broughtNoun = (kind: Kind, { tables }: Scene): english.EnglishNoun => {
  const { name: called, many: several } = broughtArchetype(tables, kind);
  return noun(called.en, several?.en);
};

export function kindNoun(kind: Kind, scene: Scene): english.EnglishNoun {
  if (kind === "any") return nouns.evocation;
  if (kind === "upgraded") return noun("upgraded evocation");
  const card = evocationOf(scene, kind);
  if (card?.assigned !== undefined) return families.nightmare.noun;
  return card === undefined ? (archetypes[kind] ?? broughtNoun(kind, scene)) : noun(card.name.en);
}

/** "a Landsknecht", "the Infamy of Crete". */
export const aKind = (kind: Kind, scene: Scene): Phrase =>
  evocationOf(scene, kind)?.properName
    ? name(kindNoun(kind, scene).one)
    : np(kindNoun(kind, scene), { article: isUnique(scene, kind) || evocationOf(scene, kind)?.carried ? "the" : "a" });

/** "an Abomination". */
export const aForm = ({ name: called }: AttachmentKind): Phrase => np(noun(called.en), { article: "a" });

export const theRoom = (room: RoomId, scene: Scene): Phrase =>
  np(noun(roomCard(scene, room).name.en.replace(/^The /, "")), { article: "the" });

export const your = ({ person }: Scene): string => (person === "you" ? "your" : person === "rose" ? "her" : "their");

const that = (which: Noun): Phrase => np(nouns[which], { article: "that" });

const eachOf = (which: Noun, scene: Scene, after: string, adjectives: readonly string[] = []): Phrase =>
  np(nouns[which], {
    article: "each",
    adjectives: [...(isOpposing(which, scene) ? ["opposing"] : []), ...adjectives],
    after,
  });

export function who(whom: Who, scene: Scene): Phrase {
  if (typeof whom === "object") return many(whom, scene);
  switch (whom) {
    case "self":
      return scene.person === "you" ? name("yourself") : that("mage");
    case "target":
      return name("the target");
    case "it":
      return that(scene.it);
    case "host":
      return name("the host");
    case "attacker":
      return name("the attacker");
    case "caster":
      return name("the caster");
    case "another":
      return scene.picked ?? that(scene.another);
  }
}

const singular = { models: "model", mages: "mage", evocations: "evocation" } as const;

const bearingOf = (family: Family | undefined): string[] => (family === undefined ? [] : [families[family].bearing]);

export function many(said: Many, scene: Scene): Phrase {
  const brought = scene.tables.groups.get(said.all);
  if (brought !== undefined) return brought.words.en(said, scene);
  const whom = said as CoreMany;
  switch (whom.all) {
    case "hit mages":
      return np(nouns.mage, { article: "each", adjectives: bearingOf(whom.bears), after: "hit" });
    case "hit models":
      return np(nouns.model, { article: "each", adjectives: bearingOf(whom.bears), after: "hit" });
    case "acted":
      return np(nouns.evocation, { article: "each", after: "that acted" });
    case "evocations of":
      return np(nouns.evocation, { article: "each", after: say`of ${who(whom.whose, scene)}` });
    case "models in play":
      return eachOf("model", scene, "in the Lodge", whom.damaged ? ["damaged"] : []);
    case "evocations in play":
      return eachOf("evocation", scene, "in play", whom.damaged ? ["damaged"] : []);
    case "models within":
      return eachOf(whom.mages ? "mage" : "model", scene, say`at most ${np(nouns.room, { count: whom.range })} away`);
    default: {
      if ("where" in whom) return mages(whom.where);
      const which = singular[whom.all];
      const where = say`in ${inOne(whom.in, scene)}`;
      if (!whom.youToo) return eachOf(which, scene, where);
      return np(nouns[which], { article: "each", after: say`${where} (yourself and your own included)` });
    }
  }
}

export function mages(where: MageState): Phrase {
  const each = (after: string): Phrase => np(nouns.mage, { article: "each", after });
  if (typeof where === "object" && "bears" in where)
    return np(nouns.mage, { article: "each", adjectives: ["other", families[where.bears].bearing] });
  if (typeof where === "object") return each(say`in a ${where.inColour} room`);
  switch (where) {
    case "any":
      return each("");
    case "others":
      return np(nouns.mage, { article: "each", adjectives: ["other"] });
    case "with damage on you":
      return each("with damage on you");
    case "in a room":
      return each("in a room");
    case "in a destroyed room":
      return each("in a destroyed room");
    case "with most PP":
      return each("with the most PP");
    case "with fewest PP":
      return each("with the fewest PP");
    case "with fewest completed quests":
      return each("with the fewest completed quests");
    case "without completed quests":
      return each("without a completed quest");
    case "without Black Rose damage":
      return each("without damage from the Black Rose");
  }
}

const room = (article: "the" | "that" | "this", adjectives: readonly string[] = []): Phrase =>
  np(nouns.room, { article, adjectives });
const roomOf = (owner: Phrase): Phrase => en.owned(owner, nouns.room);

export function spot(where: Spot, scene: Scene): Phrase {
  if (typeof where === "object") return theRoom(where.named, scene);
  switch (where) {
    case "here":
      return scene.here === "mage"
        ? name(`${your(scene)} room`)
        : scene.here === "room"
          ? room("this")
          : name("its room");
    case "your room":
      return name(`${your(scene)} room`);
    case "target room":
      return scene.targetIsHere ? spot("here", scene) : room("the", ["target"]);
    case "there":
      return room("that");
    case "its room":
      return roomOf(who("it", scene));
    case "target's room":
      return roomOf(who("target", scene));
    case "another's room":
      return roomOf(who("another", scene));
    case "its owner's room":
      return roomOf(name("its owner"));
  }
}

export function kindOfRoom(
  said: RoomKind,
  scene: Scene,
): { readonly adjectives: readonly string[]; readonly after: string } {
  const brought =
    typeof said === "object" && "rooms" in said ? scene.tables.roomKinds.get(said.rooms as string) : undefined;
  if (brought !== undefined) return { adjectives: [], after: brought.words.en(said, scene) };
  const kind = said as CoreRoomKind;
  if (kind === "any") return { adjectives: [], after: "" };
  if (kind === "next to your cell") return { adjectives: [], after: say`next to ${your(scene)} cell` };
  if ("colours" in kind) return { adjectives: [en.list(kind.colours, "or")], after: "" };
  const WITH = {
    "a mage": "with a mage in it",
    "an evocation": "with an evocation in it",
    "two instability": "that holds 2 or more instability",
    "most instability": "with the most instability",
  } as const;
  return { adjectives: [], after: WITH[kind.with] };
}

/** "one of your Totems". */
export const oneOfYours = (kind: Kind, scene: Scene): string =>
  say`one of ${your(scene)} ${kindNoun(kind, scene).many}`;

/** A room as the controller's choice: "a blue room of your choice". */
export function chosenRoom(kind: RoomKind, scene: Scene): Phrase {
  const { adjectives, after } = kindOfRoom(kind, scene);
  if (typeof kind === "object" && "with" in kind && kind.with === "most instability") {
    return np(nouns.room, { article: "the", after: `${after} (if several tie, ${chooser(scene)})` });
  }
  return np(nouns.room, {
    article: "a",
    adjectives,
    after: say`${after}${after === "" ? "" : ", "}of ${your(scene)} choice`,
  });
}
const chooser = ({ person }: Scene): string => (person === "you" ? "you choose" : "the Crown holder chooses");

/** Every room of a place. */
export function inEach(where: Place, scene: Scene): Phrase {
  if (typeof where === "string" || "named" in where) return spot(where, scene);
  if ("each" in where) {
    const { adjectives, after } = kindOfRoom(where.each, scene);
    return np(nouns.room, { article: "each", adjectives, after });
  }
  if ("choose" in where) {
    const chosen = chosenRoom(where.choose, scene);
    return where.nextTo === undefined ? chosen : name(say`${chosen}, in or next to ${spot(where.nextTo, scene)}`);
  }
  const centre = spot(where.nextTo, scene);
  return name(where.withIt ? say`${centre} and in each room next to it` : say`each room next to ${centre}`);
}

/** Some room of a place: where each of several models stands. */
export function inOne(where: Place, scene: Scene): Phrase {
  if (typeof where === "object" && "nextTo" in where && !("choose" in where)) {
    const centre = spot(where.nextTo, scene);
    return name(where.withIt ? say`${centre} or a room next to it` : say`a room next to ${centre}`);
  }
  if (typeof where === "object" && "each" in where) {
    const { adjectives, after } = kindOfRoom(where.each, scene);
    return np(nouns.room, { article: "a", adjectives, after });
  }
  return inEach(where, scene);
}

export const moon = (which: MoonOf | undefined): string => {
  switch (which) {
    case "next":
      return "of the next moon";
    case "previous":
      return "of the previous moon";
    case "first":
      return "of the first moon";
    case "second":
      return "of the second moon";
    case "third":
      return "of the third moon";
    case "of that quest":
      return "of that quest’s moon";
    case "this":
    case undefined:
      return "of the current moon";
  }
};

/** "each mage hit" is said of all; "one mage hit" of the chosen one. */
const ofMany = (whom: Many, scene: Scene): string => many(whom, scene).text.replace(/^each /, "");
/** One mage, or one of several as the controller likes. */
export const onWhom = (whom: Who | { readonly oneOf: Many }, scene: Scene): string =>
  typeof whom === "string" || !("oneOf" in whom) ? who(whom, scene).text : say`one ${ofMany(whom.oneOf, scene)}`;

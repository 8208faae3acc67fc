/** French: models, rooms and numbers as a card speaks of them. */
import { fr, french, type Phrase } from "@blackrose/language";
import type { AttachmentKind, Family } from "../../cards/attachments.ts";
import type {
  CoreMany,
  CoreRoomKind,
  Colour,
  Kind,
  MageState,
  Many,
  MoonOf,
  Place,
  RoomKind,
  RoomId,
  Spot,
  Who,
} from "../../cards/says.ts";
import type { Noun } from "../../effects/trigger.ts";
import {
  broughtArchetype,
  evocationOf,
  genderOf,
  isOpposing,
  isPlural,
  isUnique,
  roomCard,
  type Scene,
} from "../scene.ts";

const { list, name, np, say } = fr;
const { adjective, noun } = french;

export const nouns = {
  mage: noun("mage", "m"),
  model: noun("figurine", "f"),
  evocation: noun("évocation", "f"),
  room: noun("salle", "f"),
  spell: noun("sort", "m"),
  quest: noun("quête", "f"),
  event: noun("événement", "m"),
  card: noun("carte", "f"),
  damage: noun("dégât", "m"),
  instability: noun("instabilité", "f"),
};

/** Those of every box. */
const archetypes: { readonly [archetype: string]: french.FrenchNoun | undefined } = {
  undead: noun("mort-vivant", "m", { many: "morts-vivants" }),
  demon: noun("démon", "m"),
  construct: noun("construct", "m"),
  altar: noun("autel", "m"),
  beast: noun("bête", "f"),
  shadow: noun("ombre", "f"),
};

export const colours: { readonly [colour in Colour]: french.FrenchAdjective } = {
  red: adjective("rouge"),
  blue: adjective("bleu"),
  green: adjective("vert"),
  yellow: adjective("jaune"),
  purple: adjective("violet", { f: "violette" }),
  grey: adjective("gris"),
  black: adjective("noir"),
};
const adverse = adjective("adverse");
const damaged = adjective("endommagé");
const hit = adjective("touché");

/** What can lie on a mage or an evocation, and what that is called then. */
export const families: {
  readonly [family in Family]: {
    readonly noun: french.FrenchNoun;
    readonly bearing: french.FrenchAdjective;
  };
} = {
  form: { noun: noun("forme", "f"), bearing: adjective("transformé") },
  jinx: { noun: noun("envoûtement", "m"), bearing: adjective("envoûté") },
  upgrade: { noun: noun("Amélioration", "f"), bearing: adjective("amélioré") },
  nightmare: { noun: noun("Umbra", "f", { many: "Umbrae" }), bearing: adjective("hanté") },
  poison: { noun: noun("Poison", "m"), bearing: adjective("empoisonné") },
};

const broughtNoun = (kind: Kind, { tables }: Scene): french.FrenchNoun => {
  const { name: called, gender, many: several } = broughtArchetype(tables, kind);
  return noun(called.fr, genderOf(gender.fr), several?.fr === undefined ? {} : { many: several.fr });
};

export function kindNoun(kind: Kind, scene: Scene): french.FrenchNoun {
  if (kind === "any") return nouns.evocation;
  if (kind === "upgraded") return noun("évocation améliorée", "f", { many: "évocations améliorées" });
  const card = evocationOf(scene, kind);
  if (card?.assigned !== undefined) return families.nightmare.noun;
  if (card === undefined) return archetypes[kind] ?? broughtNoun(kind, scene);
  const called = card.name.fr;
  return noun(called, genderOf(card.gender.fr), { many: severalOf(called) });
}
/** "Autels Sacrés". */
function severalOf(called: string): string {
  const [head, ...rest] = called.split(" ");
  const after = rest[0] === "de" ? rest : rest.map((word) => noun(word, "m").many);
  return [noun(head, "m").many, ...after].join(" ");
}

export function aKind(kind: Kind, scene: Scene): Phrase {
  const card = evocationOf(scene, kind);
  if (card?.properName) return name(kindNoun(kind, scene).one);
  if (!card?.carried) return np(kindNoun(kind, scene), { article: isUnique(scene, kind) ? "the" : "a" });
  const {
    name: { fr: called },
    gender: { fr: gender },
    begins,
  } = card;
  const aspirated = begins?.fr === undefined ? {} : ({ aspirated: true } as const);
  return np(noun(called, genderOf(gender), { many: called, ...aspirated }), { article: "the", many: isPlural(gender) });
}

/** "une Abomination". */
export const aForm = ({ name: called, gender }: AttachmentKind): Phrase =>
  np(noun(called.fr, genderOf(gender?.fr ?? "m")), { article: "a" });

export function theRoom(room: RoomId, scene: Scene): Phrase {
  const card = roomCard(scene, room);
  const called = fr.tidy(card.name.fr).replace(/^(?:Les?|La) /, "");
  if (card.sayRoom?.includes("fr")) return np(nouns.room, { article: "the", after: called });
  const gender = card.gender.fr;
  return np(noun(called, genderOf(gender), { many: called }), { article: "the", many: isPlural(gender) });
}

/** "votre", "vos", "son", "ses"; before a feminine too: "sa". */
export function your({ person }: Scene, form: "m" | "f" | "many" = "m"): string {
  if (form === "many") return person === "you" ? "vos" : "ses";
  return person === "you" ? "votre" : form === "f" ? "sa" : "son";
}

export const damage = (count: number): string => np(nouns.damage, { count }).text;
export const instability = (count: number): string => np(nouns.instability, { count }).text;

const that = (which: Noun): Phrase => np(nouns[which], { article: "that" });

const eachOf = (which: Noun, scene: Scene, after: string, adjectives: readonly french.FrenchAdjective[] = []): Phrase =>
  np(nouns[which], {
    article: "each",
    adjectives: [...(isOpposing(which, scene) ? [adverse] : []), ...adjectives],
    after,
  });

export function who(whom: Who, scene: Scene): Phrase {
  if (typeof whom === "object") return many(whom, scene);
  switch (whom) {
    case "self":
      return scene.person === "you" ? name("vous") : that("mage");
    case "target":
      return np(noun("cible", "f"), { article: "the" });
    case "it":
      return that(scene.it);
    case "host":
      return np(noun("hôte", "m"), { article: "the" });
    case "attacker":
      return np(noun("attaquant", "m"), { article: "the" });
    case "caster":
      return np(noun("lanceur", "m"), { article: "the" });
    case "another":
      return scene.picked ?? that(scene.another);
  }
}

const singular = { models: "model", mages: "mage", evocations: "evocation" } as const;

const bearingOf = (family: Family | undefined): french.FrenchAdjective[] =>
  family === undefined ? [] : [families[family].bearing];

export function many(said: Many, scene: Scene): Phrase {
  const brought = scene.tables.groups.get(said.all);
  if (brought !== undefined) return brought.words.fr(said, scene);
  const whom = said as CoreMany;
  switch (whom.all) {
    case "hit mages":
      return np(nouns.mage, { article: "each", adjectives: [...bearingOf(whom.bears), hit] });
    case "hit models":
      return np(nouns.model, { article: "each", adjectives: [...bearingOf(whom.bears), hit] });
    case "acted":
      return np(nouns.evocation, { article: "each", after: "qui a agi" });
    case "evocations of":
      return np(nouns.evocation, { article: "each", after: say`de ${who(whom.whose, scene)}` });
    case "models in play":
      return eachOf("model", scene, "de la Loge", whom.damaged ? [damaged] : []);
    case "evocations in play":
      return eachOf("evocation", scene, "en jeu", whom.damaged ? [damaged] : []);
    case "models within":
      return eachOf(whom.mages ? "mage" : "model", scene, say`à ${np(nouns.room, { count: whom.range })} ou moins`);
    default: {
      if ("where" in whom) return mages(whom.where);
      const which = singular[whom.all];
      const where = say`de ${inOne(whom.in, scene)}`;
      if (!whom.youToo) return eachOf(which, scene, where);
      return np(nouns[which], { article: "each", after: say`${where} (vous et les vôtres compris)` });
    }
  }
}

export function mages(where: MageState): Phrase {
  const each = (after: string): Phrase => np(nouns.mage, { article: "each", after });
  if (typeof where === "object" && "bears" in where)
    return np(nouns.mage, { article: "each", adjectives: [adverse, families[where.bears].bearing] });
  if (typeof where === "object") return each(say`présent dans une salle ${colours[where.inColour].f}`);
  switch (where) {
    case "any":
      return each("");
    case "others":
      return name("chacun des autres mages");
    case "with damage on you":
      return each("qui a des dégâts sur vous");
    case "in a room":
      return each("présent dans une salle");
    case "in a destroyed room":
      return each("présent dans une salle détruite");
    case "with most PP":
      return each("qui a le plus de PP");
    case "with fewest PP":
      return each("qui a le moins de PP");
    case "with fewest completed quests":
      return each("qui a le moins de quêtes accomplies");
    case "without completed quests":
      return each(say`qui n'a accompli aucune quête`);
    case "without Black Rose damage":
      return each("sans dégâts de la Rose Noire");
  }
}

const roomOf = (owner: Phrase): Phrase => fr.owned(owner, nouns.room);

export function spot(where: Spot, scene: Scene): Phrase {
  if (typeof where === "object") return theRoom(where.named, scene);
  switch (where) {
    case "here":
      return scene.here === "mage"
        ? name(`${your(scene, "f")} salle`)
        : scene.here === "room"
          ? np(nouns.room, { article: "this" })
          : name("sa salle");
    case "your room":
      return name(`${your(scene, "f")} salle`);
    case "target room":
      return scene.targetIsHere ? spot("here", scene) : np(nouns.room, { article: "the", after: "ciblée" });
    case "there":
      return np(nouns.room, { article: "that" });
    case "its room":
      return roomOf(who("it", scene));
    case "target's room":
      return roomOf(who("target", scene));
    case "another's room":
      return roomOf(who("another", scene));
    case "its owner's room":
      return name("la salle de son propriétaire");
  }
}

export function kindOfRoom(
  said: RoomKind,
  scene: Scene,
): {
  readonly adjectives: readonly french.FrenchAdjective[];
  readonly after: string;
} {
  const brought =
    typeof said === "object" && "rooms" in said ? scene.tables.roomKinds.get(said.rooms as string) : undefined;
  if (brought !== undefined) return { adjectives: [], after: brought.words.fr(said, scene) };
  const kind = said as CoreRoomKind;
  if (kind === "any") return { adjectives: [], after: "" };
  if (kind === "next to your cell") return { adjectives: [], after: say`voisine de ${your(scene, "f")} cellule` };
  if ("colours" in kind) {
    const named = kind.colours.map((colour) => colours[colour]);
    if (named.length === 1) return { adjectives: named, after: "" };
    return {
      adjectives: [],
      after: list(
        named.map(({ f }) => f),
        "or",
      ),
    };
  }
  const WITH = {
    "a mage": "où se trouve un mage",
    "an evocation": "où se trouve une évocation",
    "two instability": "qui compte 2 instabilités ou plus",
    "most instability": "qui compte le plus d’instabilités",
  } as const;
  return { adjectives: [], after: WITH[kind.with] };
}

/** "un de vos Totems". */
export function oneOfYours(kind: Kind, scene: Scene): string {
  const { gender, many: several } = kindNoun(kind, scene);
  return say`${gender === "m" ? "un" : "une"} de ${your(scene, "many")} ${several}`;
}

/** A room as the controller's choice: "une salle bleue de votre choix". */
export function chosenRoom(kind: RoomKind, scene: Scene): Phrase {
  const { adjectives, after } = kindOfRoom(kind, scene);
  if (typeof kind === "object" && "with" in kind && kind.with === "most instability") {
    const chooser = scene.person === "you" ? "à votre choix" : "au choix du détenteur de la Couronne";
    return np(nouns.room, { article: "the", after: say`${after} (en cas d'égalité, ${chooser})` });
  }
  const choice = `${your(scene)} choix`;
  return np(nouns.room, { article: "a", adjectives, after: after === "" ? `de ${choice}` : `${after}, à ${choice}` });
}

/** Every room of a place. */
export function inEach(where: Place, scene: Scene): Phrase {
  if (typeof where === "string" || "named" in where) return spot(where, scene);
  if ("each" in where) {
    const { adjectives, after } = kindOfRoom(where.each, scene);
    return np(nouns.room, { article: "each", adjectives, after });
  }
  if ("choose" in where) {
    const chosen = chosenRoom(where.choose, scene);
    return where.nextTo === undefined
      ? chosen
      : name(say`${chosen}, adjacente à ${spot(where.nextTo, scene)} ou cette salle même`);
  }
  const centre = spot(where.nextTo, scene);
  return name(where.withIt ? say`${centre} et dans chaque salle adjacente` : say`chaque salle adjacente à ${centre}`);
}

/** Some room of a place: where each of several models stands. */
export function inOne(where: Place, scene: Scene): Phrase {
  if (typeof where === "object" && "nextTo" in where && !("choose" in where)) {
    const centre = spot(where.nextTo, scene);
    const beside = " ou d’une salle adjacente";
    if (where.withIt) return { ...centre, text: centre.text + beside, body: centre.body + beside };
    return np(nouns.room, { article: "a", after: say`adjacente à ${centre}` });
  }
  if (typeof where === "object" && "each" in where) {
    const { adjectives, after } = kindOfRoom(where.each, scene);
    return np(nouns.room, { article: "a", adjectives, after });
  }
  return inEach(where, scene);
}

export function moon(which: MoonOf | undefined): string {
  switch (which) {
    case "next":
      return "de la lune suivante";
    case "previous":
      return "de la lune précédente";
    case "first":
      return "de la première lune";
    case "second":
      return "de la deuxième lune";
    case "third":
      return "de la troisième lune";
    case "of that quest":
      return "de la lune de cette quête";
    case "this":
    case undefined:
      return "de la lune actuelle";
  }
}

/** "chaque mage touché" is said of all; "un mage touché" of the chosen one. */
const oneOfMany = (whom: Many, scene: Scene): Phrase =>
  fr.name(
    many(whom, scene)
      .text.replace(/^chaque (?=mage)/, "un ")
      .replace(/^chaque /, "une "),
  );
/** One mage, or one of several as the controller likes. */
export const onWhom = (whom: Who | { readonly oneOf: Many }, scene: Scene): Phrase =>
  typeof whom === "string" || !("oneOf" in whom) ? who(whom, scene) : oneOfMany(whom.oneOf, scene);

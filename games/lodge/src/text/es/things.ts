/** Spanish: models, rooms and numbers as a card speaks of them. */
import { es, type Phrase, spanish } from "@blackrose/language";
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

const { list, name, np, say } = es;
const { adjective, noun } = spanish;

export const nouns = {
  mage: noun("mago", "m"),
  model: noun("miniatura", "f"),
  evocation: noun("evocación", "f"),
  room: noun("sala", "f"),
  spell: noun("conjuro", "m"),
  quest: noun("misión", "f"),
  event: noun("evento", "m"),
  card: noun("carta", "f"),
};

/** Those of every box. */
const archetypes: { readonly [archetype: string]: spanish.SpanishNoun | undefined } = {
  undead: noun("no muerto", "m", { many: "no muertos" }),
  demon: noun("demonio", "m"),
  construct: noun("constructo", "m"),
  altar: noun("altar", "m"),
  beast: noun("bestia", "f"),
  shadow: noun("sombra", "f"),
};

export const colours: { readonly [colour in Colour]: spanish.SpanishAdjective } = {
  red: adjective("rojo"),
  blue: adjective("azul"),
  green: adjective("verde"),
  yellow: adjective("amarillo"),
  purple: adjective("púrpura"),
  grey: adjective("gris"),
  black: adjective("negro"),
};
const rival = adjective("rival");
const damaged = adjective("dañado");
const hit = adjective("alcanzado");
export const other = adjective("otro", { before: true });

/** What can lie on a mage or an evocation, and what that is called then. */
export const families: {
  readonly [family in Family]: {
    readonly noun: spanish.SpanishNoun;
    readonly bearing: spanish.SpanishAdjective;
  };
} = {
  form: { noun: noun("forma", "f"), bearing: adjective("transformado") },
  jinx: { noun: noun("embrujo", "m"), bearing: adjective("embrujado") },
  upgrade: { noun: noun("Mejora", "f"), bearing: adjective("mejorado") },
  nightmare: { noun: noun("Umbra", "f"), bearing: adjective("acechado") },
  poison: { noun: noun("Veneno", "m"), bearing: adjective("envenenado") },
};

const broughtNoun = (kind: Kind, { tables }: Scene): spanish.SpanishNoun => {
  const { name: called, gender, many: several } = broughtArchetype(tables, kind);
  return noun(called.es, genderOf(gender.es), several?.es === undefined ? {} : { many: several.es });
};

export function kindNoun(kind: Kind, scene: Scene): spanish.SpanishNoun {
  if (kind === "any") return nouns.evocation;
  if (kind === "upgraded") return noun("evocación mejorada", "f", { many: "evocaciones mejoradas" });
  const card = evocationOf(scene, kind);
  if (card?.assigned !== undefined) return families.nightmare.noun;
  if (card === undefined) return archetypes[kind] ?? broughtNoun(kind, scene);
  const called = card.name.es;
  return noun(called, genderOf(card.gender.es), { many: severalOf(called) });
}
/** "Caballeros de Hueso", "Altares Divinos". */
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
    name: { es: called },
    gender: { es: gender },
    begins,
  } = card;
  const stressed = begins?.es === undefined ? {} : ({ stressedA: true } as const);
  return np(noun(called, genderOf(gender), { many: called, ...stressed }), { article: "the", many: isPlural(gender) });
}

/** "una Abominación". */
export const aForm = ({ name: called, gender }: AttachmentKind): Phrase =>
  np(noun(called.es, genderOf(gender?.es ?? "m")), { article: "a" });

export function theRoom(room: RoomId, scene: Scene): Phrase {
  const card = roomCard(scene, room);
  const called = card.name.es.replace(/^(?:El|La|Los|Las) /, "");
  if (card.sayRoom?.includes("es")) return np(nouns.room, { article: "the", after: called });
  const gender = card.gender.es;
  return np(noun(called, genderOf(gender), { many: called }), { article: "the", many: isPlural(gender) });
}

export const your = ({ person }: Scene, several = false): string =>
  (person === "you" ? "tu" : "su") + (several ? "s" : "");

const that = (which: Noun): Phrase => np(nouns[which], { article: "that" });

const eachOf = (
  which: Noun,
  scene: Scene,
  after: string,
  adjectives: readonly spanish.SpanishAdjective[] = [],
): Phrase =>
  np(nouns[which], {
    article: "each",
    adjectives: [...(isOpposing(which, scene) ? [rival] : []), ...adjectives],
    after,
  });

export function who(whom: Who, scene: Scene): Phrase {
  if (typeof whom === "object") return many(whom, scene);
  switch (whom) {
    case "self":
      return scene.person === "you" ? name("ti") : that("mage");
    case "target":
      return np(noun("objetivo", "m"), { article: "the" });
    case "it":
      return that(scene.it);
    case "host":
      return np(noun("anfitrión", "m"), { article: "the" });
    case "attacker":
      return np(noun("atacante", "m"), { article: "the" });
    case "caster":
      return np(noun("lanzador", "m"), { article: "the" });
    case "another":
      return scene.picked ?? that(scene.another);
  }
}

const singular = { models: "model", mages: "mage", evocations: "evocation" } as const;

const bearingOf = (family: Family | undefined): spanish.SpanishAdjective[] =>
  family === undefined ? [] : [families[family].bearing];

export function many(said: Many, scene: Scene): Phrase {
  const brought = scene.tables.groups.get(said.all);
  if (brought !== undefined) return brought.words.es(said, scene);
  const whom = said as CoreMany;
  switch (whom.all) {
    case "hit mages":
      return np(nouns.mage, { article: "each", adjectives: [...bearingOf(whom.bears), hit] });
    case "hit models":
      return np(nouns.model, { article: "each", adjectives: [...bearingOf(whom.bears), hit] });
    case "acted":
      return np(nouns.evocation, { article: "each", after: "que haya actuado" });
    case "evocations of":
      return np(nouns.evocation, { article: "each", after: say`de ${who(whom.whose, scene)}` });
    case "models in play":
      return eachOf("model", scene, "de la Logia", whom.damaged ? [damaged] : []);
    case "evocations in play":
      return eachOf("evocation", scene, "en juego", whom.damaged ? [damaged] : []);
    case "models within":
      return eachOf(whom.mages ? "mage" : "model", scene, say`a ${np(nouns.room, { count: whom.range })} o menos`);
    default: {
      if ("where" in whom) return mages(whom.where);
      const which = singular[whom.all];
      const where = say`de ${inOne(whom.in, scene)}`;
      if (!whom.youToo) return eachOf(which, scene, where);
      return np(nouns[which], { article: "each", after: say`${where} (incluidos tú y los tuyos)` });
    }
  }
}

export function mages(where: MageState): Phrase {
  const each = (after: string): Phrase => np(nouns.mage, { article: "each", after });
  if (typeof where === "object" && "bears" in where)
    return np(nouns.mage, { article: "each", adjectives: [rival, families[where.bears].bearing] });
  if (typeof where === "object") return each(say`que esté en una sala ${colours[where.inColour].f}`);
  switch (where) {
    case "any":
      return each("");
    case "others":
      return name("cada uno de los demás magos");
    case "with damage on you":
      return each("que tenga daño sobre ti");
    case "in a room":
      return each("que esté en una sala");
    case "in a destroyed room":
      return each("que esté en una sala destruida");
    case "with most PP":
      return each("que tenga más PP");
    case "with fewest PP":
      return each("que tenga menos PP");
    case "with fewest completed quests":
      return each("que tenga menos misiones completadas");
    case "without completed quests":
      return each("que no tenga misiones completadas");
    case "without Black Rose damage":
      return each("sin daño de la Rosa Negra");
  }
}

const roomOf = (owner: Phrase): Phrase => es.owned(owner, nouns.room);

export function spot(where: Spot, scene: Scene): Phrase {
  if (typeof where === "object") return theRoom(where.named, scene);
  switch (where) {
    case "here":
      return scene.here === "mage"
        ? name(`${your(scene)} sala`)
        : scene.here === "room"
          ? np(nouns.room, { article: "this" })
          : name("su sala");
    case "your room":
      return name(`${your(scene)} sala`);
    case "target room":
      return scene.targetIsHere ? spot("here", scene) : np(nouns.room, { article: "the", after: "objetivo" });
    case "there":
      return np(nouns.room, { article: "that" });
    case "its room":
      return roomOf(who("it", scene));
    case "target's room":
      return roomOf(who("target", scene));
    case "another's room":
      return roomOf(who("another", scene));
    case "its owner's room":
      return name("la sala de su dueño");
  }
}

export function kindOfRoom(
  said: RoomKind,
  scene: Scene,
): {
  readonly adjectives: readonly spanish.SpanishAdjective[];
  readonly after: string;
} {
  const brought =
    typeof said === "object" && "rooms" in said ? scene.tables.roomKinds.get(said.rooms as string) : undefined;
  if (brought !== undefined) return { adjectives: [], after: brought.words.es(said, scene) };
  const kind = said as CoreRoomKind;
  if (kind === "any") return { adjectives: [], after: "" };
  if (kind === "next to your cell") return { adjectives: [], after: say`junto a ${your(scene)} celda` };
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
    "a mage": "con algún mago",
    "an evocation": "con alguna evocación",
    "two instability": "con 2 o más de inestabilidad",
    "most instability": "con más inestabilidad",
  } as const;
  return { adjectives: [], after: WITH[kind.with] };
}

/** "uno de tus Tótems". */
export function oneOfYours(kind: Kind, scene: Scene): string {
  const { gender, many: several } = kindNoun(kind, scene);
  return say`${gender === "m" ? "uno" : "una"} de ${your(scene, true)} ${several}`;
}

/** A room as the controller's choice: "la sala azul que elijas". */
export function chosenRoom(kind: RoomKind, scene: Scene): Phrase {
  const { adjectives, after } = kindOfRoom(kind, scene);
  if (typeof kind === "object" && "with" in kind && kind.with === "most instability") {
    const chooser = scene.person === "you" ? "eliges tú" : "elige quien tenga la Corona";
    return np(nouns.room, { article: "the", after: `${after} (si empatan varias, ${chooser})` });
  }
  const choice = `que ${scene.person === "you" ? "elijas" : "elija"}`;
  return np(nouns.room, { article: "the", adjectives, after: after === "" ? choice : `${after} ${choice}` });
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
      : es.name(say`${chosen}, que sea ${spot(where.nextTo, scene)} o una contigua`);
  }
  const centre = spot(where.nextTo, scene);
  return name(where.withIt ? say`${centre} y en cada sala contigua` : say`cada sala contigua a ${centre}`);
}

/** Some room of a place: where each of several models stands. */
export function inOne(where: Place, scene: Scene): Phrase {
  if (typeof where === "object" && "nextTo" in where && !("choose" in where)) {
    const centre = spot(where.nextTo, scene);
    if (where.withIt)
      return {
        ...centre,
        text: say`${centre} o de una sala contigua`,
        body: say`${centre.body} o de una sala contigua`,
      };
    return np(nouns.room, { article: "a", after: say`contigua a ${centre}` });
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
      return "de la luna siguiente";
    case "previous":
      return "de la luna anterior";
    case "first":
      return "de la primera luna";
    case "second":
      return "de la segunda luna";
    case "third":
      return "de la tercera luna";
    case "of that quest":
      return "de la luna de esa misión";
    case "this":
    case undefined:
      return "de la luna actual";
  }
}

/** "cada mago alcanzado" is said of all; "un mago alcanzado" of the chosen one. */
const oneOfMany = (whom: Many, scene: Scene): Phrase =>
  es.name(
    many(whom, scene)
      .text.replace(/^cada (?=mago)/, "un ")
      .replace(/^cada /, "una "),
  );
/** One mage, or one of several as the controller likes. */
export const onWhom = (whom: Who | { readonly oneOf: Many }, scene: Scene): Phrase =>
  typeof whom === "string" || !("oneOf" in whom) ? who(whom, scene) : oneOfMany(whom.oneOf, scene);

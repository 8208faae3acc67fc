/** What the sentences of a card refer to beyond themselves: whose they are, and what their words point back at. */
import type { Phrase } from "@blackrose/language";
import type { Attachment } from "../cards/attachments.ts";
import type {
  ArchetypeWords,
  Evocation,
  Gender,
  Kind,
  Room,
  RoomId,
  RoomRole,
  Sentence,
  Target,
  Trigger,
  Who,
} from "../cards/says.ts";
import { type Noun, triggerRecord } from "../effects/trigger.ts";
import type { Vocabulary } from "../effects/vocabulary.ts";
import type { Tables } from "../tables.ts";

/** Whose sentences these are: the reader's, those of a mage of an event, or the Black Rose's. */
export type Person = "you" | "mage" | "rose";

/**
 * How a verb stands. An order: "draw". After "may": "draw", "robar". Told of a subject said right before: "draws"; of a pronoun:
 * "they draw"; of the reader, with the pronoun said: "you draw".
 */
export type Mood = "order" | "infinitive" | "told" | "pronoun" | "stated";

/** A subject said before its verb, and how the verb then stands. */
export interface Lead {
  readonly person: Person;
  readonly text: string;
  readonly mood: Mood;
}

/** A clause that has a subject of its own. */
export interface Own {
  readonly own: string;
}
export type Said = string | Own;

/** What a table plays with, as far as words need it. */
export type Spoken = Pick<Tables, "content"> & Vocabulary;

/** How each language says a verb: a clause without capital and full stop. */
export interface VerbWords<V> {
  en(line: V, scene: Scene, mood: Mood): Said;
  es(line: V, scene: Scene, mood: Mood): Said;
  fr(line: V, scene: Scene, mood: Mood): Said;
}
/** How each language says a trigger, after "when". */
export interface TriggerWords<T> {
  en(line: T, scene: Scene): string;
  es(line: T, scene: Scene): string;
  fr(line: T, scene: Scene): string;
}

export interface Scene {
  readonly tables: Spoken;
  readonly person: Person;
  /** In an event nobody is an opponent: everyone is meant. */
  readonly everyone: boolean;
  /** Damage, and whatever a trap does, passes over one's own: there all models are opposing ones (L-OQ-149). */
  readonly sparesOwn: boolean;
  /** Where the effect starts: the reader's or that mage's room, the activated room, the evocation's. */
  readonly here: "mage" | "room" | "evocation";
  /** Range 0 has one room only: the target room is here. */
  readonly targetIsHere: boolean;
  readonly it: Noun;
  readonly another: Noun;
  /** The one last picked, said in full where it is named for the first time. */
  readonly picked: Phrase | null;
  /** It answers a spell, not the damage itself. */
  readonly answersSpell: boolean;
  /** Inside a choice: one clause, no semicolons. */
  readonly nested: boolean;
}

/** Whether a group is of opponents only: mages are always the others. */
export const isOpposing = (which: Noun, { everyone, sparesOwn }: Scene): boolean =>
  !everyone && (which === "mage" || sparesOwn);

/** Whether a group counts one's own, so that what hurts must say that it means the others. */
export const countsOwn = (whom: Who, { everyone, sparesOwn }: Scene): boolean =>
  typeof whom === "object" && whom.all !== "mages" && whom.all !== "hit mages" && !everyone && !sparesOwn;

export function sceneOf(tables: Spoken, rest: Partial<Scene> = {}): Scene {
  return {
    tables,
    person: "you",
    everyone: false,
    sparesOwn: false,
    here: "mage",
    targetIsHere: false,
    it: "mage",
    another: "model",
    picked: null,
    answersSpell: false,
    nested: false,
    ...rest,
  };
}

/** A side aimed at the room of range 0 speaks of "your room". */
export const isHere = (target: Target): boolean => target.at === "room" && target.within === 0;

/** What a trigger makes of "it". */
export const boundBy = ({ tables, it }: Scene, trigger: Trigger): Noun =>
  triggerRecord(tables.triggers, trigger).binds?.(trigger, it) ?? "mage";

const nounOf = (target: Target): Noun =>
  target.at === "mage" ? "mage" : target.at === "evocation" ? "evocation" : "model";

/** What the words of the next sentence point at, once this one has been said. */
export function after(scene: Scene, said: Sentence): Scene {
  switch (said.do) {
    case "aim":
      return { ...scene, another: nounOf(said.target), picked: null };
    case "each":
      return { ...scene, it: "mage" };
    case "cost":
      return said.then.reduce(after, scene);
    case "this turn":
      return { ...scene, it: boundBy(scene, said.when) };
    case "choose":
      // Whichever is chosen, what comes is meant.
      return {
        ...scene,
        it: said.options.map((says) => says.reduce(after, scene).it).find((it) => it !== scene.it) ?? scene.it,
      };
    default:
      return { ...scene, it: scene.tables.verbs.get(said.do)?.names ?? scene.it };
  }
}

/** An archetype that a box of the table brings. */
export function broughtArchetype({ archetypes }: Pick<Tables, "archetypes">, id: Kind): ArchetypeWords {
  const found = archetypes.get(id);
  if (found === undefined) throw new Error(`nothing is known of the archetype "${id}"`);
  return found;
}

/** The evocation of that name, if it is one and no archetype. */
export const evocationOf = ({ tables }: Scene, kind: Kind): Evocation | undefined =>
  tables.content.evocations.find(({ id }) => id === kind);

/** There is only one of it. */
export const isUnique = (scene: Scene, kind: Kind): boolean => evocationOf(scene, kind)?.figures === 1;

/** It has no figure, so it comes into no room. */
export const isCarried = (kind: unknown, scene: Scene): boolean =>
  typeof kind === "string" && evocationOf(scene, kind)?.carried === true;

/** The model that an attack names. */
export const isNamed = (on: string | undefined): on is "target" | "another" | "attacker" =>
  on === "target" || on === "another" || on === "attacker";

/** A room that lies here, or one that cards here speak of. */
export function roomCard({ tables: { content } }: Scene, room: RoomId): Room {
  const found = [...content.rooms, ...(content.elsewhere?.rooms ?? [])].find(({ id }) => id === room);
  if (found === undefined) throw new Error(`nothing is known of the room "${room}"`);
  return found;
}

/** Something that cards attach, by its id. */
export function attachmentOf({ tables }: Scene, id: string): Attachment {
  const found = tables.content.attachments.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing is known of the attachment "${id}"`);
  return found;
}

/** The id of the room a rule speaks of. */
export const roomInRole = ({ tables }: Scene, role: RoomRole): RoomId =>
  tables.content.rooms.find((room) => room.role === role)?.id ?? role;

export const genderOf = (gender: Gender): "m" | "f" => (gender.startsWith("m") ? "m" : "f");
export const isPlural = (gender: Gender): boolean => gender.endsWith("p");

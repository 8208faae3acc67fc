/** A box: everything that is printed in it, as data. And the content of a table: what it plays with. */
import type { Brought } from "../effects/vocabulary.ts";
import type { Mode } from "../modes/mode.ts";
import type { Ruleset } from "../rulesets.ts";
import type { Attachment } from "./attachments.ts";
import type { Avatar } from "./avatar.ts";
import type {
  Evocation,
  GameEvent,
  Grimoire,
  Mage,
  Quest,
  Room,
  RoomId,
  School,
  SchoolId,
  Skill,
  Spell,
  Words,
} from "./says.ts";

/** What a box that adds to another can be played in, each part alone or with the others (L-OPT-09). */
export const MODULES = ["schools", "rooms", "mages", "asymmetric"] as const;
export type Module = (typeof MODULES)[number];

/** A school with the cards of its own. */
export interface SchoolOfBox extends School {
  readonly spells: readonly Spell[];
  readonly grimoires: readonly Grimoire[];
}

/** What is known of a box before it is opened. */
export interface Cover {
  readonly id: string;
  readonly name: Words;
  /** Rulesets that know its schools and mages, and those that know the rest; all, where nothing is said (L-SET-44, L-OQ-56). */
  readonly rulesets?: {
    readonly schools?: readonly Ruleset["name"][];
    readonly rooms?: readonly Ruleset["name"][];
  };
  /** Where a table may take some parts of it and leave others. */
  readonly modules?: readonly Module[];
}

/** The other side of a mage's card: its values, and what the mage can do besides (L-SAT-05, L-SAT-100). */
export interface AsymmetricSide extends Pick<Mage, "health" | "hand" | "move" | "attack"> {
  readonly skills: readonly Skill[];
}

/** With the verbs and triggers that its cards alone can say. */
export interface Box extends Cover, Brought {
  readonly schools: readonly SchoolOfBox[];
  readonly forgotten: readonly Spell[];
  /** The personal spells of its mages. */
  readonly personal: readonly Spell[];
  readonly rooms: readonly Room[];
  readonly evocations: readonly Evocation[];
  readonly mages: readonly Mage[];
  /** Of every mage with a card in it, those of other boxes too: the asymmetric side, by the mage's id, or null where it cannot be played. The classic one has the mage's own values. */
  readonly mageCards?: { readonly [mage: string]: AsymmetricSide | null };
  readonly quests: readonly Quest[];
  readonly events: readonly GameEvent[];
  /** What its cards attach. */
  readonly attachments: readonly Attachment[];
  /** Boxes whose figures, rooms or schools its cards speak of. */
  readonly needs?: readonly string[];
  /** Modes that are played with it. */
  readonly modes?: readonly Mode[];
}

export interface Content {
  readonly schools: readonly School[];
  readonly spells: readonly Spell[];
  readonly rooms: readonly Room[];
  readonly evocations: readonly Evocation[];
  readonly mages: readonly Mage[];
  readonly grimoires: readonly Grimoire[];
  readonly quests: readonly Quest[];
  readonly events: readonly GameEvent[];
  readonly attachments: readonly Attachment[];
  /** Where there are more schools or rooms than a table uses: those that come in before choice and luck fill up (L-SET-46, L-SET-47). */
  readonly named?: { readonly schools: readonly SchoolId[]; readonly rooms: readonly RoomId[] };
  /** The mage nobody sits for, and his action cards, where the mode has one (L-AVA). */
  readonly avatar?: Avatar;
  /** What cards here speak of though it does not lie at this table. */
  readonly elsewhere?: { readonly rooms: readonly Room[]; readonly schools: readonly School[] };
}

/** What a mage is called in each language. */
export const calledMage = ({ name }: Pick<Mage, "name">): Words =>
  typeof name === "string" ? { en: name, es: name, fr: name } : name;

/** Whether its rooms make a Lodge; a box without that adds to another's. */
export const hasLodge = ({ rooms }: Box): boolean => rooms.some(({ role }) => role === "black rose room");

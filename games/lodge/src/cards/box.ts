/** A box: everything that is printed in it, as data. And the content of a table: what it plays with. */
import { idsOf, pickedBy, type Roster } from "@blackrose/kernel";
import type { Attachment } from "./attachments.ts";
import type { Evocation, GameEvent, Grimoire, Mage, Quest, Room, School, Spell, Words } from "./says.ts";

/** A school with the cards of its own. */
export interface SchoolOfBox extends School {
  readonly spells: readonly Spell[];
  readonly grimoires: readonly Grimoire[];
}

export interface Box {
  readonly id: string;
  readonly name: Words;
  readonly schools: readonly SchoolOfBox[];
  readonly forgotten: readonly Spell[];
  /** The personal spells of its mages. */
  readonly personal: readonly Spell[];
  readonly rooms: readonly Room[];
  readonly evocations: readonly Evocation[];
  readonly mages: readonly Mage[];
  readonly quests: readonly Quest[];
  readonly events: readonly GameEvent[];
  /** What its cards attach. */
  readonly attachments: readonly Attachment[];
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
  /** What cards here speak of though it does not lie at this table. */
  readonly elsewhere?: { readonly rooms: readonly Room[]; readonly schools: readonly School[] };
}

/** Everything of one box. */
export const contentOf = (box: Box): Content => ({
  schools: box.schools.map(({ id, name, icon, tint }) => ({ id, name, icon, tint })),
  spells: [...box.schools.flatMap(({ spells }) => spells), ...box.forgotten, ...box.personal],
  rooms: box.rooms,
  evocations: box.evocations,
  mages: box.mages,
  grimoires: box.schools.flatMap(({ grimoires }) => grimoires),
  quests: box.quests,
  events: box.events,
  attachments: box.attachments,
});

/** What a content is made of, by id (see Roster). */
export const rosterOf = (content: Content): Roster => ({
  schools: idsOf(content.schools),
  spells: idsOf(content.spells),
  rooms: idsOf(content.rooms),
  evocations: idsOf(content.evocations),
  mages: idsOf(content.mages),
  grimoires: idsOf(content.grimoires),
  quests: idsOf(content.quests),
  events: idsOf(content.events),
  attachments: idsOf(content.attachments),
});

/** The content a roster names, out of all there is. */
export const contentBy = (roster: Roster, all: Content): Content => ({
  schools: pickedBy(roster["schools"], all.schools),
  spells: pickedBy(roster["spells"], all.spells),
  rooms: pickedBy(roster["rooms"], all.rooms),
  evocations: pickedBy(roster["evocations"], all.evocations),
  mages: pickedBy(roster["mages"], all.mages),
  grimoires: pickedBy(roster["grimoires"], all.grimoires),
  quests: pickedBy(roster["quests"], all.quests),
  events: pickedBy(roster["events"], all.events),
  attachments: pickedBy(roster["attachments"], all.attachments),
});

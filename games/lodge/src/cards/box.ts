/** A box: everything that is printed in it, as data. And the content of a table: what it plays with. */
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
}

export interface Content {
  readonly spells: readonly Spell[];
  readonly rooms: readonly Room[];
  readonly evocations: readonly Evocation[];
  readonly mages: readonly Mage[];
  readonly grimoires: readonly Grimoire[];
  readonly quests: readonly Quest[];
  readonly events: readonly GameEvent[];
}

/** Everything of one box. */
export const contentOf = (box: Box): Content => ({
  spells: [...box.schools.flatMap(({ spells }) => spells), ...box.forgotten, ...box.personal],
  rooms: box.rooms,
  evocations: box.evocations,
  mages: box.mages,
  grimoires: box.schools.flatMap(({ grimoires }) => grimoires),
  quests: box.quests,
  events: box.events,
});

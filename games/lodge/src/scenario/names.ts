/** What a scenario of the Lodge may pin beside rules: cards, and each side of a spell. */
import type { Content } from "../cards/box.ts";
import type { Spell } from "../cards/says.ts";

/** A side by its name, a half of a room trap by its room's colour or name. */
export function sideIds({ id, sides }: Spell): string[] {
  if (!("halves" in sides)) return [`${id}/light`, `${id}/dark`];
  return sides.halves.map(({ trigger }) => {
    if (trigger?.on !== "enters") throw new Error(`${id} is no room trap`);
    return `${id}/${trigger.colour ?? "black"}`;
  });
}

export function namesIn({ spells, rooms, evocations, quests, events }: Content): ReadonlySet<string> {
  const cards = [spells, rooms, evocations, quests, events].flat().map(({ id }) => id);
  return new Set([...cards, ...spells.flatMap(sideIds)]);
}

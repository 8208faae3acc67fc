/** What a scenario of the Lodge may pin beside rules: cards, and each side of a spell or a room. */
import type { ActionCard } from "../cards/avatar.ts";
import type { Content } from "../cards/box.ts";
import type { Room, Spell } from "../cards/says.ts";

/** A side by its name, a half of a room trap by its room's colour or name. */
export function sideIds({ id, sides }: Spell): string[] {
  if (!("halves" in sides)) return [`${id}/light`, `${id}/dark`];
  return sides.halves.map(({ trigger }) => {
    if (trigger?.on !== "enters") throw new Error(`${id} is no room trap`);
    return `${id}/${trigger.colour ?? "black"}`;
  });
}

/** A room, and its effect in ruins where that is another one. */
export const roomIds = ({ id, ruins }: Room): string[] => (ruins === undefined ? [id] : [id, `${id}/ruins`]);

/** An action card, and its back where that does something. */
export const actionIds = ({ id, back }: ActionCard): string[] => (back === undefined ? [id] : [id, `${id}/back`]);

export function namesIn({
  spells,
  rooms,
  evocations,
  quests,
  events,
  attachments,
  avatar,
}: Content): ReadonlySet<string> {
  const cards = [spells, rooms, evocations, quests, events, attachments].flat().map(({ id }) => id);
  return new Set([
    ...cards,
    ...spells.flatMap(sideIds),
    ...rooms.flatMap(roomIds),
    ...(avatar?.actions ?? []).flatMap(actionIds),
  ]);
}

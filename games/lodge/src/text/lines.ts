/** Numbers of events that every language reads the same way. */
import type { AttachmentKind } from "../cards/attachments.ts";
import { Physical, Zone } from "../deeds.ts";
import { Inhibited, NONE } from "../state.ts";
import type { Talk } from "./talk.ts";

const nameIn = <Name extends string>(table: { readonly [name in Name]: number }, value: number, fallback: Name): Name =>
  (Object.keys(table) as Name[]).find((name) => table[name] === value) ?? fallback;

export const zoneName = (zone: number): keyof typeof Zone => nameIn(Zone, zone, "gone");
export const physicalName = (what: number): keyof typeof Physical => nameIn(Physical, what, "explore");
export const inhibitedName = (bits: number): keyof typeof Inhibited => nameIn(Inhibited, bits, "moving");

/** What is told of something that is attached: what one becomes, what is tied to a mage, which values change, damage that fades, that it lasts on, that it came. */
export function attachedAs(is: AttachmentKind): "becomes" | "tied" | "changes" | "fades" | "lasts" | "comes" {
  if (is.family === "form") return "becomes";
  if (is.family === "jinx") return "tied";
  if (is.fades) return "fades";
  if (is.until === undefined) return "comes";
  return is.changes === undefined ? "lasts" : "changes";
}

/** What was looked at. */
export const LOOKS = ["ready spells", "hand", "quests", "top quests", "top events", "action cards"] as const;

/** Each place with its player, best first: "1 Ana", "2 Ben". */
export function ranked(places: readonly number[], talk: Talk): string[] {
  return places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, seat }) => `${place} ${talk.who(seat).text}`);
}

/** What changed in a room or on a model: cubes taken off, put on, or one for the other. */
export const recubed = (off: number, on: number): "off" | "on" | "swapped" =>
  off === NONE ? "on" : on === NONE ? "off" : "swapped";

/** So many cubes of a colour, or none. */
export const cubesOf = (colour: number, n: number): number[] =>
  colour === NONE ? [] : new Array<number>(n).fill(colour);

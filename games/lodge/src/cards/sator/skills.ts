/** What asymmetric mages can do besides, by the numbers of their rules (L-SAT-101 … 127). Those that are actions, return or the Crown's way are not here yet. */
import { place } from "../build.ts";
import type { Kind, Skill } from "../says.ts";
import type { Change, ValueName } from "../attachments.ts";

const skill = (number: number, rest: Omit<Skill, "id">): Skill => ({ id: `L-SAT-${number}`, ...rest });
const changing = (number: number, ...changes: readonly Change[]): Skill => skill(number, { changes });
const more = (number: number, of: ValueName, add = 1): Skill => changing(number, { of, add });
const right = (number: number, of: ValueName): Skill => changing(number, { of, set: 1 });
const stronger = (number: number, ofKind: Kind): Skill => changing(number, { of: "attack", add: 1, ofKind });

export const SKILLS: { readonly [number: number]: Skill | undefined } = {
  101: more(101, "personal spells"),
  102: changing(102, { of: "health", add: 1, ofKind: "any" }),
  103: stronger(103, "beast"),
  104: stronger(104, "demon"),
  105: stronger(105, "undead"),
  106: stronger(106, "elemental"),
  107: stronger(107, "construct"),
  109: more(109, "rooms of Momentum"),
  110: skill(110, { insteadOfAttack: [[place(1, "here")]] }),
  111: more(111, "points of the Crown", 2),
  113: right(113, "unhurt by area spells"),
  114: right(114, "unhurt by single-target spells"),
  115: more(115, "points for trophies"),
  116: changing(116, { of: "points for trophies", set: -1 }),
  117: more(117, "points for activation tokens"),
  118: changing(118, { of: "points for activation tokens", set: -1 }),
  119: more(119, "points for completed quests"),
  120: changing(120, { of: "points for unfinished quests", set: -1 }),
  121: right(121, "leaves no trophy"),
  123: right(123, "action moves and attacks"),
};

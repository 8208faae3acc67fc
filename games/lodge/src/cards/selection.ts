/** What a table takes of the boxes: which of them, which schools, rooms and decks (L-SET-45 … 48). */
import type { Mode } from "../modes/mode.ts";
import type { Ruleset } from "../rulesets.ts";
import { MOST_SEATS } from "../seats.ts";
import { type Box, type Cover, hasLodge, type Module } from "./box.ts";
import type { Colour, Room, RoomId, SchoolId } from "./says.ts";

/** As a table's options say it; where nothing is named it is as L-SET-46 … 48 have it. */
export interface Wishes {
  readonly boxes: readonly string[];
  readonly schools: readonly SchoolId[];
  readonly rooms: readonly RoomId[];
  readonly quests: readonly string[];
  readonly events: readonly string[];
  readonly modules: readonly string[];
  /** How many sit there, where that is known already. */
  readonly seats?: number;
}

export interface Selection {
  readonly boxes: readonly Box[];
  /** They, and those whose cards theirs speak of. */
  readonly known: readonly Box[];
  /** The one whose rooms make the Lodge. */
  readonly lodge: Box;
  /** Those that add to it what they have: schools, Forgotten Spells, quests, events. */
  readonly adding: readonly Box[];
  /** Those whose schools may come into places of the Library that are left. */
  readonly filling: readonly Box[];
  /** Named ones; further ones come by choice and luck. */
  readonly schools: readonly SchoolId[];
  readonly rooms: readonly RoomId[];
  /** What it takes of boxes that are played in modules (L-OPT-09). */
  readonly modules: readonly Module[];
  readonly decks: { readonly quests: readonly Box[]; readonly events: readonly Box[] };
}

/** Schools of a table at most (L-SET-44). */
export const MOST_SCHOOLS = 6;
/** Rooms of a colour in the Lodge, the Throne Room among them (L-COM-37). */
export const ROOMS_OF_A_COLOUR = 3;
const MOONS = [1, 2, 3];

type RulesetName = Ruleset["name"];
type Decks = NonNullable<Mode["decks"]>;

/** Whether a ruleset knows a box's schools and mages, or its rooms and decks. */
export const knows = (box: Cover, what: "schools" | "rooms", ruleset: RulesetName): boolean =>
  box.rulesets?.[what]?.includes(ruleset) ?? true;

/** The modules of which a box is played, all of them by one word; without a word, its schools and mages, and whatever rooms are named (L-SET-45). */
export const ALL = "all";
const USUAL: readonly Module[] = ["schools", "mages"];

/** Whether a table takes this of a box: the ruleset knows it, and it is of a module that is played. */
export const gives = (
  box: Cover,
  what: "schools" | "rooms" | "mages",
  ruleset: RulesetName,
  modules: readonly Module[],
): boolean =>
  knows(box, what === "rooms" ? "rooms" : "schools", ruleset) && (box.modules === undefined || modules.includes(what));

/** The boxes a table names, and those whose modules it names. */
export const boxesFor = (
  covers: readonly Cover[],
  { boxes, modules }: Pick<Wishes, "boxes" | "modules">,
): readonly string[] => {
  if (modules.length === 0) return boxes;
  const more = covers.filter((one) => one.modules !== undefined && !boxes.includes(one.id));
  return [...boxes, ...more.map(({ id }) => id)];
};

const inQuotes = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(", ");

/** What is wrong with the options of a table; thrown here, told by {@link refuseWishes}. */
class Unfit extends RangeError {}

/** A sentence that says what is wrong, or null. */
export function refuseWishes(
  catalogue: readonly Box[],
  wishes: Wishes,
  ruleset: RulesetName,
  own: Decks = {},
): string | null {
  try {
    selectionOf(catalogue, wishes, ruleset, own);
    return null;
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    throw error;
  }
}

/** `own`: decks that the mode has in place of the boxes'. */
export function selectionOf(
  catalogue: readonly Box[],
  wishes: Wishes,
  ruleset: RulesetName,
  own: Decks = {},
): Selection {
  const listed = (option: Exclude<keyof Wishes, "seats">, rule: string): readonly string[] => {
    const list = wishes[option];
    const twice = list.find((one, i) => list.indexOf(one) !== i);
    if (twice !== undefined) throw new Unfit(`"${option}" names "${twice}" twice (${rule}).`);
    return list;
  };
  listed("boxes", "L-SET-45");
  const boxes = boxesOf(catalogue, boxesFor(catalogue, wishes), ruleset);
  const modules = modulesOf(boxes, listed("modules", "L-OPT-09"), ruleset);
  const known = catalogue.filter((one) => boxes.includes(one) || boxes.some(({ needs }) => needs?.includes(one.id)));
  const lodge = lodgeOf(boxes, ruleset);
  const adding = boxes.filter((box) => box !== lodge && !hasLodge(box));
  const schools = listed("schools", "L-SET-46");
  const withSchools = boxes.filter((box) => gives(box, "schools", ruleset, modules));
  checkSchools(withSchools, schools, ruleset);
  const filling = fillingFor(withSchools, [lodge, ...adding], schools);
  const rooms = listed("rooms", "L-SET-47");
  // Without a word about modules rooms come by their names alone.
  const withRooms = boxes.filter((box) =>
    wishes.modules.length === 0 ? knows(box, "rooms", ruleset) : gives(box, "rooms", ruleset, modules),
  );
  checkRooms(withRooms, lodge, rooms, ruleset, wishes.seats);
  const decks = (kind: "quests" | "events"): Box[] => {
    if (own[kind] !== undefined) return [];
    return decksOf(kind, listed(kind, "L-SET-48"), boxes, [lodge, ...adding], ruleset);
  };
  return {
    boxes,
    known,
    lodge,
    adding,
    filling,
    schools,
    rooms,
    modules,
    decks: { quests: decks("quests"), events: decks("events") },
  };
}

/** The boxes named, in the order of the catalogue. */
function boxesOf(catalogue: readonly Box[], named: readonly string[], ruleset: RulesetName): Box[] {
  const there = inQuotes(catalogue.map(({ id }) => id));
  const unknown = named.find((id) => !catalogue.some((box) => box.id === id));
  if (unknown !== undefined) throw new Unfit(`"boxes": there is no box "${unknown}"; there are ${there} (L-SET-45).`);
  if (named.length === 0) throw new Unfit(`"boxes" names no box (L-SET-45).`);
  const boxes = catalogue.filter(({ id }) => named.includes(id));
  const foreign = boxes.find((box) => !knows(box, "schools", ruleset) && !knows(box, "rooms", ruleset));
  if (foreign !== undefined)
    throw new Unfit(`"boxes": nothing of "${foreign.id}" is known to the ruleset "${ruleset}" (L-SET-45).`);
  return boxes;
}

/** Of the modules that these boxes have, those the table plays. The asymmetric sides are on the mage cards (L-SAT-05). */
function modulesOf(boxes: readonly Box[], named: readonly string[], ruleset: RulesetName): readonly Module[] {
  const owner = boxes.find(({ modules }) => modules !== undefined);
  const there = owner?.modules ?? [];
  const unknown = named.find((one) => one !== ALL && !(there as readonly string[]).includes(one));
  if (unknown !== undefined)
    throw new Unfit(`"modules": there is no "${unknown}"; there are ${inQuotes([...there, ALL])} (L-OPT-09).`);
  if (named.length === 0) return there.filter((one) => USUAL.includes(one));
  const wanted = there.filter(
    (one) => named.includes(ALL) || named.includes(one) || (one === "mages" && named.includes("asymmetric")),
  );
  const foreign = wanted.find((one) => !USUAL.includes(one) && owner !== undefined && !knows(owner, "rooms", ruleset));
  if (foreign !== undefined)
    throw new Unfit(
      `"modules": under the ruleset "${ruleset}" only ${inQuotes(USUAL)} of "${owner?.id}" are played, not "${foreign}" (L-OQ-56).`,
    );
  return wanted;
}

/** The Lodge of the box made for the ruleset, else of the first that has one. */
function lodgeOf(boxes: readonly Box[], ruleset: RulesetName): Box {
  const able = boxes.filter((box) => hasLodge(box) && knows(box, "rooms", ruleset));
  const lodge = able.find(({ rulesets }) => rulesets?.rooms !== undefined) ?? able[0];
  if (lodge === undefined)
    throw new Unfit(
      `"boxes": none of ${inQuotes(boxes.map(({ id }) => id))} has the rooms of a whole Lodge under "${ruleset}" (L-SET-45).`,
    );
  return lodge;
}

/** `boxes`: those that give their schools. */
function checkSchools(boxes: readonly Box[], named: readonly SchoolId[], ruleset: RulesetName): void {
  if (named.length > MOST_SCHOOLS)
    throw new Unfit(`"schools" names ${named.length}; the Library has ${MOST_SCHOOLS} at most (L-SET-44).`);
  const known = boxes.flatMap(({ schools }) => schools);
  const unknown = named.find((id) => !known.some((school) => school.id === id));
  if (unknown !== undefined)
    throw new Unfit(
      `"schools": there is no "${unknown}" in the boxes of this table under "${ruleset}"; there are ${inQuotes(known.map(({ id }) => id))} (L-SET-46).`,
    );
}

/** The usual boxes, or all of them where those do not fill the Library. */
function fillingFor(boxes: readonly Box[], usual: readonly Box[], named: readonly SchoolId[]): readonly Box[] {
  const poolOf = (some: readonly Box[]): number =>
    new Set([...named, ...some.flatMap(({ schools }) => schools.map(({ id }) => id))]).size;
  const few = boxes.filter((box) => usual.includes(box));
  if (poolOf(few) >= MOST_SCHOOLS) return few;
  if (poolOf(boxes) >= MOST_SCHOOLS) return boxes;
  throw new Unfit(
    `"schools": the boxes of this table give ${poolOf(boxes)}, the Library needs ${MOST_SCHOOLS} (L-SET-46).`,
  );
}

/** Rooms that can give way to others of their colour, or come in place of them. */
export const canGiveWay = ({ role }: Room): boolean => role === undefined;

export const ofColour = (rooms: readonly Room[], colour: Colour): Room[] =>
  rooms.filter((room) => room.colour === colour);

/** `boxes`: those that give their rooms. */
function checkRooms(
  boxes: readonly Box[],
  lodge: Box,
  named: readonly RoomId[],
  ruleset: RulesetName,
  seats = MOST_SEATS,
): void {
  const known = boxes.flatMap(({ rooms }) => rooms);
  const chosen = named.map((id) => {
    const room = known.find((one) => one.id === id);
    if (room === undefined)
      throw new Unfit(`"rooms": there is no "${id}" in the boxes of this table under "${ruleset}" (L-SET-47).`);
    if (room.role !== undefined && !lodge.rooms.includes(room))
      throw new Unfit(`"rooms": "${id}" cannot take the place of the Lodge's own ${room.role} (L-SET-02, L-SET-47).`);
    if (seats < (room.seats ?? 0))
      throw new Unfit(`"rooms": "${id}" is for ${room.seats} players or more, not ${seats} (L-SAT-70).`);
    return room;
  });
  for (const { colour } of chosen) {
    const places = ofColour(lodge.rooms, colour).filter(canGiveWay).length;
    const coming = ofColour(chosen, colour).filter(canGiveWay);
    if (coming.length > places)
      throw new Unfit(
        `"rooms": ${inQuotes(coming.map(({ id }) => id))} do not fit; the Lodge has ${places} places for ${colour} rooms (L-SET-47).`,
      );
  }
}

function decksOf(
  kind: "quests" | "events",
  named: readonly string[],
  boxes: readonly Box[],
  usual: readonly Box[],
  ruleset: RulesetName,
): Box[] {
  const able = boxes.filter((box) => box[kind].length > 0 && knows(box, "rooms", ruleset));
  const unknown = named.find((id) => !able.some((box) => box.id === id));
  if (unknown !== undefined)
    throw new Unfit(
      `"${kind}": "${unknown}" is no box of this table with ${kind} under "${ruleset}"; there are ${inQuotes(able.map(({ id }) => id))} (L-SET-48).`,
    );
  const missingIn = (decks: readonly Box[]): number | undefined =>
    MOONS.find((moon) => !decks.some((box) => box[kind].some((card) => card.moon === moon)));
  const few = able.filter((box) => (named.length === 0 ? usual.includes(box) : named.includes(box.id)));
  if (missingIn(few) === undefined) return few;
  const missing = missingIn(named.length === 0 ? able : few);
  if (missing !== undefined)
    throw new Unfit(`"${kind}": no ${kind.slice(0, -1)} for moon ${missing} is among them (L-SET-48).`);
  return able;
}

/** The cards a table plays with: those of its selection, and what they speak of. */
import { idsOf, pickedBy, type Roster } from "@blackrose/kernel";
import type { Mode } from "../modes/mode.ts";
import type { Ruleset } from "../rulesets.ts";
import { anyOf, type Attachment } from "./attachments.ts";
import type { Avatar } from "./avatar.ts";
import type { Box, Content, SchoolOfBox } from "./box.ts";
import type { Room, School } from "./says.ts";
import { withCards } from "./mage-cards.ts";
import { canGiveWay, gives, MOST_SCHOOLS, ofColour, type Selection } from "./selection.ts";

const plain = ({ id, name, icon, tint }: School): School => ({ id, name, icon, tint });

/** The content of a selection. Only this is compiled: a table does not grow with the catalogue. */
export function contentFor(selection: Selection, ruleset: Ruleset["name"], mode: Changes): Content {
  const { boxes, known, lodge, adding, filling, modules, decks } = selection;
  const isFull = selection.schools.length === MOST_SCHOOLS;
  const schools = boxes.flatMap((box) =>
    box.schools.filter(({ id }) => selection.schools.includes(id) || (!isFull && filling.includes(box))),
  );
  const rooms = roomsFor(selection);
  const guests = boxes.filter((box) => gives(box, "mages", ruleset, modules));
  // Forgotten Spells come with the schools (L-SAT-03).
  const forgotten = boxes.filter(
    (box) => box === lodge || (adding.includes(box) && (box.modules === undefined || modules.includes("schools"))),
  );
  const chosen = gathered({
    schools,
    forgotten: forgotten.flatMap((box) => box.forgotten),
    personal: guests.flatMap(({ personal }) => personal),
    rooms: asIn(mode, rooms),
    mages: withCards(
      guests.flatMap(({ mages }) => mages),
      selection,
    ),
    quests: mode.decks?.quests ?? decks.quests.flatMap(({ quests }) => quests),
    events: mode.decks?.events ?? decks.events.flatMap(({ events }) => events),
    avatar: mode.avatar,
  });
  const places = lodge.rooms.length;
  const left = schools.length > MOST_SCHOOLS || rooms.length > places;
  const named = { schools: selection.schools, rooms: selection.rooms };
  const all = everythingIn(known, mode);
  return complete({ ...chosen, ...(left ? { named } : {}) }, spokenOf(chosen, all), all);
}

/** What a mode has in place of what is printed. */
type Changes = Pick<Mode, "decks" | "roomEffects" | "avatar">;

const asIn = ({ roomEffects = {} }: Changes, rooms: readonly Room[]): Room[] =>
  rooms.map((room) => ({ ...room, ...roomEffects[room.id] }));

/**
 * Named rooms, and those of the Lodge where a colour still has room for them. A table that plays with the rooms of a box and names none of
 * them leaves it to the lot which lie (L-SAT-70).
 */
function roomsFor({ boxes, lodge, modules, rooms: named }: Selection): Room[] {
  const chosen = boxes.flatMap(({ rooms }) => rooms.filter(({ id }) => named.includes(id)));
  const pool = boxes
    .filter((box) => box.modules !== undefined && modules.includes("rooms"))
    .flatMap(({ rooms }) => (rooms.some((room) => chosen.includes(room)) ? [] : rooms));
  const stay = lodge.rooms.filter((room) => {
    const { colour } = room;
    const isFull =
      ofColour(chosen, colour).filter(canGiveWay).length >= ofColour(lodge.rooms, colour).filter(canGiveWay).length;
    return chosen.includes(room) || !canGiveWay(room) || !isFull;
  });
  return [...stay, ...chosen.filter((room) => !lodge.rooms.includes(room)), ...pool];
}

type Chosen = Omit<Content, keyof Reserve | "elsewhere">;
/** What lies ready until a card brings it into play. */
type Reserve = Pick<Content, "evocations" | "attachments">;

function gathered({
  schools,
  forgotten,
  personal,
  avatar,
  ...rest
}: Pick<Box, "forgotten" | "personal" | "rooms" | "mages" | "quests" | "events"> & {
  readonly schools: readonly SchoolOfBox[];
  readonly avatar: Avatar | undefined;
}): Chosen {
  return {
    schools: schools.map(plain),
    spells: [...schools.flatMap(({ spells }) => spells), ...forgotten, ...personal],
    grimoires: schools.flatMap(({ grimoires }) => grimoires),
    ...rest,
    ...(avatar && { avatar }),
  };
}

/** What the modes of boxes bring beside what lies in them. */
function ofModes(boxes: readonly Box[]): Changes {
  const modes = boxes.flatMap((box) => box.modes ?? []);
  const avatar = modes.find((mode) => mode.avatar !== undefined)?.avatar;
  return { decks: { events: modes.flatMap(({ decks }) => decks?.events ?? []) }, ...(avatar && { avatar }) };
}

/** Everything of some boxes, and of a mode, or of all they bring. */
export function everythingIn(boxes: readonly Box[], mode: Changes = ofModes(boxes)): Content {
  const all = <T>(of: (box: Box) => readonly T[]): T[] => boxes.flatMap(of);
  const chosen = gathered({
    schools: all((box) => box.schools),
    forgotten: all((box) => box.forgotten),
    personal: all((box) => box.personal),
    rooms: asIn(
      mode,
      all((box) => box.rooms),
    ),
    mages: all((box) => box.mages),
    quests: [...all((box) => box.quests), ...(mode.decks?.quests ?? [])],
    events: [...all((box) => box.events), ...(mode.decks?.events ?? [])],
    avatar: mode.avatar,
  });
  const reserve = { evocations: all((box) => box.evocations), attachments: all((box) => box.attachments) };
  return inOrder(chosen, reserve);
}

type Spoken = Pick<Attachment, "id" | "family"> & { readonly decline?: Attachment["decline"] };

/** What cards speak of, by name or as any of its family, lies in the reserve (L-ZON-20); a figure, or what is attached, may speak of more. */
function spokenOf(chosen: Chosen, { evocations, attachments }: Reserve): Reserve {
  const spoken = new Set<string>();
  wordsIn(chosen, spoken);
  const isSpokenOf = ({ id, family, decline }: Spoken): boolean =>
    // Whatever the cards say: of decline their evocations speak with a number alone (L-SAT-10).
    spoken.has(id) || (family !== undefined && spoken.has(anyOf(family))) || decline === "as printed";
  for (let before = -1; ; before = spoken.size) {
    const reserve = { evocations: evocations.filter(isSpokenOf), attachments: attachments.filter(isSpokenOf) };
    wordsIn(reserve, spoken);
    if (spoken.size === before) return reserve;
  }
}

/** Adds what the cards speak of though it does not lie here. */
function complete(chosen: Chosen, reserve: Reserve, all: Content): Content {
  const spoken = new Set<string>();
  wordsIn([chosen, reserve], spoken);
  const away = <T extends { readonly id: string }>(here: readonly T[], there: readonly T[]): T[] =>
    there.filter(({ id }) => spoken.has(id) && !here.some((one) => one.id === id));
  const rooms = away(chosen.rooms, all.rooms);
  const schools = away(chosen.schools, all.schools);
  const content = inOrder(chosen, reserve);
  return rooms.length + schools.length === 0 ? content : { ...content, elsewhere: { rooms, schools } };
}

/** A content is hashed as it stands: always in this order. */
const inOrder = (
  { schools, spells, rooms, mages, grimoires, quests, events, avatar, named }: Chosen,
  { evocations, attachments }: Reserve,
): Content => ({
  schools,
  spells,
  rooms,
  evocations,
  mages,
  grimoires,
  quests,
  events,
  attachments,
  ...(avatar && { avatar }),
  ...(named === undefined ? {} : { named }),
});

/** What is printed for people; nothing in it names a card. */
export const FOR_PEOPLE = new Set(["name", "icon", "tint", "provenance", "gender"]);

/** Every word that cards say. */
function wordsIn(said: unknown, into: Set<string>): void {
  if (typeof said === "string") into.add(said);
  if (typeof said !== "object" || said === null) return;
  for (const [key, part] of Object.entries(said)) if (!FOR_PEOPLE.has(key)) wordsIn(part, into);
}

const KINDS = [
  "schools",
  "spells",
  "rooms",
  "evocations",
  "mages",
  "grimoires",
  "quests",
  "events",
  "attachments",
] as const;

/** What a content is made of, by id (see Roster). */
export const rosterOf = (content: Content): Roster => ({
  ...Object.fromEntries(KINDS.map((kind) => [kind, idsOf(content[kind])])),
  ...(content.named === undefined
    ? {}
    : { "named schools": content.named.schools, "named rooms": content.named.rooms }),
});

/** The content a roster names, out of the boxes there are. */
export function contentBy(roster: Roster, selection: Selection, mode: Changes): Content {
  const all = everythingIn(selection.known, mode);
  const { "named schools": schools, "named rooms": rooms } = roster;
  const chosen = {
    schools: pickedBy(roster["schools"], all.schools),
    spells: pickedBy(roster["spells"], all.spells),
    rooms: pickedBy(roster["rooms"], all.rooms),
    mages: pickedBy(roster["mages"], withCards(all.mages, selection)),
    grimoires: pickedBy(roster["grimoires"], all.grimoires),
    quests: pickedBy(roster["quests"], all.quests),
    events: pickedBy(roster["events"], all.events),
    ...(mode.avatar && { avatar: mode.avatar }),
    ...(schools === undefined || rooms === undefined ? {} : { named: { schools, rooms } }),
  };
  const evocations = pickedBy(roster["evocations"], all.evocations);
  // The first rosters had no such kind.
  const attachments =
    roster["attachments"] === undefined
      ? spokenOf(chosen, { evocations, attachments: all.attachments }).attachments
      : pickedBy(roster["attachments"], all.attachments);
  return complete(chosen, { evocations, attachments }, all);
}

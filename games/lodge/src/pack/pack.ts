/** Reads content of unknown origin: other spells, rooms, quests, events. A fault names the card, the sentence and the reason. */
import { Damaged } from "@blackrose/kernel";
import type { Content } from "../cards/box.ts";
import type { GameEvent, Quest, RoomRole, Sentence, Spell, Verb } from "../cards/says.ts";
import { LAYOUTS } from "../board/layouts.ts";
import { MOST_SEATS, SEATS_WITHOUT_GUESTS } from "../seats.ts";
import { MOST_SCHOOLS } from "../cards/selection.ts";
import { COPIES, sidesOf } from "../tables.ts";
import { type Brought, type Vocabulary, vocabularyWith } from "../effects/vocabulary.ts";
import { content } from "./cards.ts";
import { speechWith } from "./sentences.ts";
import type { Known, Speech } from "./shape.ts";

/** Starting grimoires of a school and the spells in one (L-SET-19). */
const GRIMOIRES = 2;
const SPELLS = 6;
/** A room trap is one card with at most two texts (L-INT-03). */
const MOST_HALVES = 2;

/** `boxes`: those whose verbs and triggers its cards may use. */
export function readContent(json: unknown, boxes: readonly Brought[] = []): Content {
  const vocabulary = vocabularyWith(boxes);
  content.check(json, "content", {
    ...idsIn(json),
    archetypes: [...vocabulary.archetypes.keys()],
    ...speechWith(vocabulary),
  });
  const read = json as Content;
  for (const kind of KINDS) checkIds(kind, read[kind]);
  checkSchools(read);
  read.spells.forEach((spell, i) => checkSpell(vocabulary, spell, i));
  checkRooms(read);
  checkMages(read);
  checkGrimoires(read);
  read.quests.forEach((quest, i) => checkQuest(vocabulary, quest, i));
  read.events.forEach((event, i) => checkEvent(vocabulary, event, i));
  return read;
}

interface Card {
  readonly id: string;
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

/** The ids of what may be named, as far as they can be read. */
function idsIn(json: unknown): Omit<Known, keyof Speech | "archetypes"> {
  const { schools, rooms, evocations, attachments, elsewhere } = (json ?? {}) as Partial<Content>;
  const ids = (cards: unknown): string[] =>
    Array.isArray(cards) ? cards.map((card: Partial<Card> | null) => String(card?.id)) : [];
  return {
    schools: [...ids(schools), ...ids(elsewhere?.schools)],
    rooms: [...ids(rooms), ...ids(elsewhere?.rooms)],
    evocations: ids(evocations),
    attachments: ids(attachments),
  };
}

/** Where a card stands, as the shapes call it. */
const placeOf = (kind: string, { id }: Card, i: number): string => `content, ${kind}s, ${kind} ${i + 1} (${id})`;

function checkIds(kinds: string, cards: readonly Card[]): void {
  const twice = cards.find(({ id }, i) => cards.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) throw new Damaged(`content, ${kinds}`, `the id "${twice.id}" stands twice`);
}

/** As many as a table uses; more only where it is said which come in for sure. */
const fits = ({ named }: Content, there: number, places: number): boolean =>
  there === places || (named !== undefined && there > places);

function checkSchools(read: Content): void {
  const { length } = read.schools;
  if (!fits(read, length, MOST_SCHOOLS))
    throw new Damaged("content, schools", `there are ${MOST_SCHOOLS} schools, not ${length} (L-SET-44)`);
}

/** As many as the Lodge has places, and those of which rules speak (L-SET-01, L-SET-02). */
function checkRooms(read: Content): void {
  const { rooms } = read;
  const { rooms: places } = LAYOUTS[0];
  if (!fits(read, rooms.length, places.length))
    throw new Damaged("content, rooms", `the Lodge has ${places.length} rooms, not ${rooms.length} (L-SET-01)`);
  for (const role of ["black rose room", "throne room"] satisfies RoomRole[]) {
    const those = rooms.filter((room) => room.role === role).length;
    if (those !== 1) throw new Damaged("content, rooms", `there is one ${role}, not ${those} (L-SET-01, L-SET-02)`);
  }
}

function checkSpell(known: Vocabulary, spell: Spell, i: number): void {
  const place = placeOf("spell", spell, i);
  const halves = "halves" in spell.sides;
  const sides = sidesOf(spell);
  if (halves && (sides.length === 0 || sides.length > MOST_HALVES))
    throw new Damaged(place, `a room trap has 1 or ${MOST_HALVES} halves, not ${sides.length} (L-INT-03)`);
  sides.forEach(({ type, trigger, says }, number) => {
    const here = `${place}, ${halves ? `half ${number + 1}` : ["light", "dark"][number]}`;
    const answers = type === "trap" || type === "protection";
    if (halves && (type !== "trap" || trigger?.on !== "enters"))
      throw new Damaged(here, "a half of a room trap is a trap that answers who enters (L-INT-03)");
    if (answers && trigger === undefined) throw new Damaged(here, `a ${type} needs a "trigger" (L-INT-01)`);
    if (!answers && trigger !== undefined) throw new Damaged(here, `only traps and protections have a "trigger"`);
    if (trigger !== undefined && known.triggers.get(trigger.on)?.concerns === undefined)
      throw new Damaged(here, `nothing on a sheet answers "${trigger.on}" (L-INT-01)`);
    if (!answers) checkNoAnswers(known, says, here);
  });
}

/** Outside of traps and protections only what lasts on answers anything. */
function checkNoAnswers(known: Vocabulary, says: readonly Sentence[], place: string): void {
  says.forEach((sentence, i) => {
    const here = `${place}, sentence ${i + 1}`;
    if (known.verbs.get(sentence.do)?.answers?.(sentence as Verb))
      throw new Damaged(here, `"${sentence.do}" answers, and here is nothing to answer`);
    if (sentence.do === "this turn") return;
    if (sentence.do === "together") checkNoAnswers(known, sentence.what, here);
    if (sentence.do === "choose") for (const option of sentence.options) checkNoAnswers(known, option, here);
    if ("then" in sentence) checkNoAnswers(known, sentence.then, here);
    if ("else" in sentence) checkNoAnswers(known, sentence.else ?? [], here);
  });
}

function checkMages({ mages, spells }: Content): void {
  const residents = mages.filter(({ guest }) => !guest).length;
  if (residents < SEATS_WITHOUT_GUESTS || mages.length < MOST_SEATS)
    throw new Damaged(
      "content, mages",
      `${MOST_SEATS} mages are needed, at least ${SEATS_WITHOUT_GUESTS} of them no guests (L-COM-38)`,
    );
  const personal = spells.filter(({ school }) => school === "personal").map(({ id }) => id);
  mages.forEach((mage, i) => {
    if (mage.personal === undefined) return;
    const place = `${placeOf("mage", mage, i)}, personal`;
    if (!personal.includes(mage.personal))
      throw new Damaged(place, `"${mage.personal}" is no personal spell (L-PSP-01)`);
    if (mages.some((other, j) => j < i && other.personal === mage.personal))
      throw new Damaged(place, `"${mage.personal}" belongs to another mage (L-PSP-02)`);
  });
  const idle = personal.find((id) => !mages.some((mage) => mage.personal === id));
  if (idle !== undefined) throw new Damaged("content, spells", `the personal spell "${idle}" belongs to no mage`);
}

function checkGrimoires({ grimoires, schools, spells }: Content): void {
  grimoires.forEach((grimoire, i) => {
    const place = placeOf("grimoire", grimoire, i);
    if (grimoire.spells.length !== SPELLS)
      throw new Damaged(place, `a grimoire has ${SPELLS} spells, not ${grimoire.spells.length} (L-SET-19)`);
    for (const id of grimoire.spells) {
      if (!spells.some((spell) => spell.id === id && spell.school === grimoire.school))
        throw new Damaged(place, `"${id}" is no spell of ${grimoire.school}`);
      if (grimoire.spells.filter((other) => other === id).length > COPIES)
        throw new Damaged(place, `there are only ${COPIES} copies of "${id}" (L-COM-21)`);
    }
  });
  for (const { id: school } of schools) {
    const own = grimoires.filter((grimoire) => grimoire.school === school).length;
    if (own !== GRIMOIRES)
      throw new Damaged("content, grimoires", `${school} has ${GRIMOIRES} grimoires, not ${own} (L-SET-19)`);
  }
}

function checkQuest(known: Vocabulary, quest: Quest, i: number): void {
  const place = placeOf("quest", quest, i);
  if (quest.mode !== undefined && quest.task.when.on !== "activates")
    throw new Damaged(place, `"mode" is for quests that activate a room (L-QST-07)`);
  checkNoAnswers(known, quest.says, place);
}

function checkEvent(known: Vocabulary, event: GameEvent, i: number): void {
  const place = placeOf("event", event, i);
  if ((event.phase === "instant") !== (event.space === null))
    throw new Damaged(place, "an instant event has no space, every other one has (L-EVT-01, L-EVT-03)");
  if (event.hears !== undefined && event.phase !== "action" && event.phase !== "always")
    throw new Damaged(place, `only events of the Action Phase, or of every phase, hear anything (L-EVT-04)`);
  event.says.forEach(({ says }, part) => checkNoAnswers(known, says, `${place}, part ${part + 1}`));
}

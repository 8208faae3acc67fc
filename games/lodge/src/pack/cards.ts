/** The shape of every card, field for field as `cards/says.ts` declares it. */
import { anyOf, type Attachment, FAMILIES, type Hears, type Standing } from "../cards/attachments.ts";
import type { Content } from "../cards/box.ts";
import {
  type Evocation,
  type Flags,
  type GameEvent,
  type Gender,
  type Genders,
  type Grimoire,
  type Mage,
  type Provenance,
  type Quest,
  type Room,
  type RoomEffect,
  type School,
  type Side,
  type Spell,
  TYPES,
  ELEMENTS,
  type Words,
} from "../cards/says.ts";
import {
  archetype,
  bears,
  change,
  colour,
  condition,
  cost,
  inColour,
  kind,
  MAGE_STATES,
  MOST,
  target,
} from "./parts.ts";
import {
  either,
  type Fields,
  figures,
  form,
  idOf,
  listOf,
  mark,
  nothing,
  optional,
  record,
  sentences,
  type Shape,
  text,
  trigger,
  truth,
  whole,
  word,
} from "./shape.ts";

const n = whole(0, MOST);
const some = whole(1, MOST);
const moon = figures(1, 2, 3);
const school = idOf("schools");
const name = record<Words>({ en: text, es: text, fr: text });
const icon = form(/^[a-z0-9-]+$/, "the name of a drawing");
const gender: Shape<Gender> = word("m", "f", "mp", "fp");
const genders = record<Genders>({ es: gender, fr: gender });
const provenance: Shape<Provenance> = word("stated", "public", "designed");

const standing: Fields<Standing> = {
  hears: optional(
    listOf(
      record<Hears>({
        when: trigger,
        then: sentences,
        most: optional(some),
        each: optional(mark),
        once: optional(word("turn", "action")),
      }),
      "thing it hears",
    ),
  ),
  changes: optional(listOf(change, "change")),
};

const side = record<Side>({
  type: word(...TYPES),
  element: word(...ELEMENTS),
  target,
  enhanced: optional(record<NonNullable<Side["enhanced"]>>({ of: listOf(word(...ELEMENTS), "element"), target })),
  channel: optional(kind),
  trigger: optional(trigger),
  goal: optional(condition),
  says: sentences,
});
type Sides = Spell["sides"];
const schoolCard = record<School>({ id: text, name, icon, tint: form(/^#[0-9a-f]{6}$/, `a colour such as "#b79a54"`) });

const spell = record<Spell>({
  id: text,
  school: idOf("schools", "forgotten", "personal"),
  name,
  symbol: truth,
  sides: either(
    record<Extract<Sides, { readonly halves: unknown }>>({ halves: listOf(side, "half") }),
    record<Extract<Sides, { readonly light: unknown }>>({ light: side, dark: side }),
  ),
  provenance,
});
const flags = record<Flags>({ first: n, second: n, others: n });
const roomEffect = { target, cost: optional(cost), says: sentences };
const room = record<Room>({
  id: text,
  name,
  gender: genders,
  sayRoom: optional(listOf(word("en", "es", "fr"), "language")),
  icon,
  role: optional(word("black rose room", "throne room")),
  colour,
  slots: some,
  points: n,
  flags: optional(flags),
  ...roomEffect,
  ruins: optional(record<RoomEffect>(roomEffect)),
  seats: optional(some),
  provenance: record<Room["provenance"]>({ effect: provenance, slots: provenance, points: provenance }),
});
const kindOfEvocation = record<Evocation>({
  id: text,
  name,
  gender: genders,
  properName: optional(mark),
  changesHands: optional(mark),
  begins: optional(
    record<NonNullable<Evocation["begins"]>>({
      es: optional(word("stressed a")),
      fr: optional(word("aspirated h")),
    }),
  ),
  icon,
  archetype,
  move: n,
  attack: n,
  health: n,
  figures: some,
  decline: optional(some),
  large: optional(mark),
  assigned: optional(word(anyOf("nightmare"))),
  carried: optional(mark),
  drives: optional(text),
  shielded: optional(mark),
  acts: optional(sentences),
  beforeActing: optional(sentences),
  carries: optional(some),
  forgotten: optional(mark),
  attackAlso: optional(sentences),
  insteadOfAttack: optional(listOf(sentences, "way")),
  insteadOfMove: optional(listOf(sentences, "way")),
  entering: optional(sentences),
  ...standing,
  provenance,
});
const mage = record<Mage>({
  id: text,
  name: either(text, name),
  favourite: optional(school),
  health: some,
  hand: some,
  plainHand: optional(some),
  quests: optional(some),
  move: n,
  attack: n,
  personal: optional(text),
  guest: optional(mark),
  card: optional(mark),
  skills: optional(listOf(text, "skill")),
  insteadOfAttack: optional(listOf(sentences, "way")),
  ...standing,
  provenance: record<Mage["provenance"]>({
    health: provenance,
    hand: provenance,
    move: provenance,
    attack: provenance,
  }),
});
const grimoire = record<Grimoire>({ id: text, school, name, spells: listOf(text, "spell"), provenance });
const quest = record<Quest>({
  id: text,
  moon,
  name,
  task: record<Quest["task"]>({ when: trigger, if: optional(listOf(condition, "condition")) }),
  tasks: optional(some),
  mode: optional(word("replace", "add")),
  price: optional(sentences),
  target,
  says: sentences,
  points: n,
  fourOrMore: optional(mark),
  provenance: record<Quest["provenance"]>({ task: provenance, effect: provenance, points: provenance }),
});
const attachment = record<Attachment>({
  id: text,
  name,
  gender: optional(genders),
  icon,
  family: optional(word(...FAMILIES)),
  copies: optional(some),
  comesWith: optional(school),
  most: optional(some),
  cubes: optional(some),
  healed: optional(mark),
  knots: optional(some),
  archetype: optional(archetype),
  takesSlot: optional(mark),
  shutsRoom: optional(mark),
  on: word("mage", "evocation", "room", "party", "table"),
  you: word("owner", "bearer", "mage of the moment"),
  until: optional(word("end of turn", "end of clean-up")),
  endsBy: optional(listOf(word("defeat"), "end")),
  decline: optional(either(some, word("as printed"))),
  fades: optional(mark),
  sleeps: optional(word("in the cell")),
  during: optional(word("action phase")),
  attackAlso: optional(sentences),
  insteadOfAttack: optional(listOf(sentences, "way")),
  health: optional(some),
  acts: optional(sentences),
  ...standing,
  provenance,
});
type Part = GameEvent["says"][number];
const event = record<GameEvent>({
  id: text,
  moon,
  name,
  crown: truth,
  phase: word("black rose", "action", "instant", "always"),
  space: either(moon, nothing),
  enters: n,
  leaves: n,
  says: listOf(
    record<Part>({
      for: either(
        word(...MAGE_STATES, "drawer", "crown holder", "black rose", "the Avatar", "last with fewest PP"),
        either(inColour, bears),
      ),
      says: sentences,
    }),
    "part",
  ),
  ...standing,
  shuts: optional(listOf(colour, "colour")),
  provenance: record<GameEvent["provenance"]>({ effect: provenance, values: provenance }),
});

/** The Avatar comes with his mode, not with a pack. */
type Packed = Omit<Content, "avatar">;

export const content: Shape<Packed> = record<Packed>({
  schools: listOf(schoolCard, "school"),
  spells: listOf(spell, "spell"),
  rooms: listOf(room, "room"),
  evocations: listOf(kindOfEvocation, "evocation"),
  mages: listOf(mage, "mage"),
  grimoires: listOf(grimoire, "grimoire"),
  quests: listOf(quest, "quest"),
  events: listOf(event, "event"),
  attachments: listOf(attachment, "attachment"),
  named: optional(
    record<NonNullable<Content["named"]>>({
      schools: listOf(school, "school"),
      rooms: listOf(idOf("rooms"), "room"),
    }),
  ),
  elsewhere: optional(
    record<NonNullable<Content["elsewhere"]>>({ rooms: listOf(room, "room"), schools: listOf(schoolCard, "school") }),
  ),
});

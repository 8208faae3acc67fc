/**
 * What an option of the Lodge can point at. Inside, an option is one number; outside, a key that names the things:
 * `room:oracle-room`, `model:nero`, `card:fireball#2/dark`. A key with `+` points at several things at once.
 */
import { COLOURS, ELEMENTS, TYPES } from "./cards/says.ts";
import { type State } from "./state.ts";
import { figureOf, isMage, ROSE } from "./who.ts";
import { sidesOf, type Tables } from "./tables.ts";

/** The family stands in the high bits, what it holds in the low sixteen. */
const family = (n: number): number => n << 16;
export const Family = {
  yes: family(0),
  room: family(1),
  model: family(2),
  card: family(3),
  cardSide: family(4),
  slot: family(5),
  school: family(6),
  quest: family(7),
  event: family(8),
  cube: family(9),
  number: family(10),
  mage: family(11),
  grimoire: family(12),
  action: family(13),
  element: family(14),
  type: family(15),
  colour: family(16),
  mask: family(17),
  option: family(18),
  figure: family(19),
  order: family(20),
  attachment: family(21),
  attached: family(22),
} as const;

export const YES = Family.yes;
export const familyOf = (code: number): number => code & ~0xffff;
export const held = (code: number): number => code & 0xffff;

export const room = (place: number): number => Family.room + place;
export const model = (number: number): number => Family.model + number;
export const card = (number: number): number => Family.card + number;
export const cardSide = (number: number, side: number): number => Family.cardSide + number * 2 + side;
export const slot = (number: number): number => Family.slot + number;
export const school = (number: number): number => Family.school + number;
export const quest = (number: number): number => Family.quest + number;
export const event = (number: number): number => Family.event + number;
/** A cube by whose it is. */
export const cube = (colour: number): number => Family.cube + colour;
/** The colours among cubes, one option each. */
export const eachColour = (cubes: readonly number[]): number[] => [...new Set(cubes)].sort((a, b) => a - b).map(cube);
export const number = (n: number): number => Family.number + n;
export const mage = (n: number): number => Family.mage + n;
export const grimoire = (n: number): number => Family.grimoire + n;
export const element = (n: number): number => Family.element + n;
export const spellType = (n: number): number => Family.type + n;
export const colour = (n: number): number => Family.colour + n;
/** The smiling and the weeping mask. */
export const mask = (n: number): number => Family.mask + n;
/** One of several alternatives of a card, by its place. */
export const option = (n: number): number => Family.option + n;
export const order = (n: number): number => Family.order + n;

/** A kind of thing that boxes have to be attached: by its place among those of the content, which a save keeps. */
export const attachment = ({ attachments, content }: Tables, kind: number): number =>
  Family.attachment + content.attachments.findIndex(({ id }) => id === attachments[kind].is.id);
export const kindOfAttachment = ({ attachmentNumber, content }: Tables, place: number): number =>
  attachmentNumber.get(content.attachments[place].id) as number;
/** A Nightmare card, by the number it has in its deck. */
export const nightmare = (place: number): number => Family.attachment + place;
/** Something that lies on a model, by its place among all that is attached. */
export const attached = (at: number): number => Family.attached + at;
/** Of what bears its owner's cubes several may lie on one bearer: they are told apart by whose they are. */
export function attachedName(cards: Tables, kind: number, on: number, owner: number): string {
  const { id, cubes } = cards.attachments[kind].is;
  const name = `${id}@${modelName(cards, on)}`;
  return cubes === undefined ? name : `${name}/${modelName(cards, owner)}`;
}

/** Actions of an activation (L-ACT-06 … 12). */
export const ACTIONS = ["explore", "fight", "command", "quick", "standard", "momentum", "stop"] as const;
export const action = (name: (typeof ACTIONS)[number]): number => Family.action + ACTIONS.indexOf(name);

export const SLOT_NAMES = ["quick", "i", "ii", "iii"];

export function cardName(cards: Tables, number_: number): string {
  const spell = cards.spells[cards.spellOf[number_]];
  const copies = cards.cardsOf.get(spell.id) ?? [];
  return copies.length === 1 ? spell.id : `${spell.id}#${copies.indexOf(number_) + 1}`;
}

export function modelName(cards: Tables, number_: number): string {
  if (isMage(number_)) return `P${number_ + 1}`;
  const figure = figureOf(number_);
  const kind = cards.figures[figure];
  const first = cards.figures.indexOf(kind);
  return `${kind.id}#${figure - first + 1}`;
}

/**
 * Of copies of a spell that lie in the same place, one is as good as another: where one card is wanted, one of them is offered. All
 * options must lie in one place.
 */
export function oneOfEach(cards: Tables, codes: readonly number[]): number[] {
  const seen = new Set<number>();
  return codes.filter((code) => {
    const is = familyOf(code);
    if (is !== Family.card && is !== Family.cardSide) return true;
    const value = held(code);
    const alike = is === Family.card ? is + cards.spellOf[value] : is + cards.spellOf[value >> 1] * 2 + (value & 1);
    return !seen.has(alike) && seen.add(alike);
  });
}

/** The stable key of an option. */
export function keyOfThing(cards: Tables, s: State, code: number): string {
  const value = held(code);
  switch (familyOf(code)) {
    case Family.yes:
      return "yes";
    case Family.room:
      return `room:${cards.content.rooms[s.tiles[value]].id}`;
    case Family.model:
      return `model:${modelName(cards, value)}`;
    case Family.card:
      return `card:${cardName(cards, value)}`;
    case Family.cardSide: {
      const spell = cards.spells[cards.spellOf[value >> 1]];
      const names = sidesOf(spell).length === 2 && !("halves" in spell.sides) ? ["light", "dark"] : ["light", "light"];
      return `card:${cardName(cards, value >> 1)}/${names[value & 1]}`;
    }
    case Family.slot:
      return `slot:${SLOT_NAMES[value]}`;
    case Family.school:
      return `school:${cards.content.schools[value].id}`;
    case Family.quest:
      return `quest:${cards.content.quests[value].id}`;
    case Family.event:
      return `event:${cards.content.events[value].id}`;
    case Family.cube:
      return value === ROSE ? "cube:rose" : `cube:P${value + 1}`;
    case Family.number:
      return `number:${value}`;
    case Family.mage:
      return `mage:${cards.content.mages[value].id}`;
    case Family.grimoire:
      return `grimoire:${cards.content.grimoires[value].id}`;
    case Family.action:
      return `action:${ACTIONS[value]}`;
    case Family.element:
      return `element:${ELEMENTS[value]}`;
    case Family.type:
      return `type:${TYPES[value]}`;
    case Family.colour:
      return `colour:${COLOURS[value]}`;
    case Family.mask:
      return value === 0 ? "mask:happy" : "mask:sad";
    case Family.option:
      return `option:${value + 1}`;
    case Family.order:
      return value === 0 ? "order:before" : "order:after";
    case Family.attachment:
      return `attachment:${cards.content.attachments[value].id}`;
    case Family.attached: {
      const { kind, on, owner } = s.attachments[value];
      return `attached:${attachedName(cards, kind, on, owner)}`;
    }
    default:
      throw new Error(`no thing has the number ${code}`);
  }
}

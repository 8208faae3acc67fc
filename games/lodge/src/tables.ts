/** The content made ready for the rules: cards, rooms, figures and listeners as small numbers. */
import type { Script } from "@blackrose/kernel";
import { type Board, boardOf } from "./board/board.ts";
import { LAYOUTS } from "./board/layouts.ts";
import type { ActionCard } from "./cards/avatar.ts";
import { calledMage, type Content } from "./cards/box.ts";
import {
  type AttachmentKind,
  type Change,
  coreAttachments,
  ON_THE_BOARD,
  SKILL,
  type Standing,
  type ValueName,
} from "./cards/attachments.ts";
import {
  COLOURS,
  type Evocation,
  type RoomId,
  type RoomRole,
  type Side,
  type Spell,
  type Trigger,
  type Words,
} from "./cards/says.ts";
import { type Carrier, gather, type Program, program } from "./effects/program.ts";
import { type ByDeed, byDeed, type Listener, listening } from "./effects/trigger.ts";
import type { Vocabulary } from "./effects/vocabulary.ts";
import type { Course } from "./modes/course.ts";
import type { Mode } from "./modes/mode.ts";
import { type Ruleset, rulesets } from "./rulesets.ts";
import { Back, NONE } from "./state.ts";

/** A spell's sides as the rules count them: light and dark, or the halves of a room trap. */
export interface SideTable {
  readonly side: Side;
  readonly program: Program;
  /** Of a trap or protection: what it answers. */
  readonly listener: Listener | null;
}

/** Something that can be attached. */
export interface AttachmentTable {
  readonly is: AttachmentKind;
  readonly listeners: readonly Listener[];
  readonly hears: ByDeed<Listener>;
  readonly changes: ReadonlyMap<ValueName, readonly Change[]>;
  readonly attackAlso: Program | null;
  readonly insteadOfAttack: readonly Program[];
  readonly acts: Program | null;
}

/** An action card of the Avatar: each effect's program, or the card number of its spell; what its back shows and does. */
export interface ActionTable {
  readonly is: ActionCard;
  readonly effects: readonly { readonly program: Program | null; readonly card: number }[];
  /** See Back. */
  readonly back: number;
  readonly backCard: number;
}

/** It knows how everything is done that the cards of this table can say. */
export interface Tables extends Vocabulary {
  readonly content: Content;
  readonly rulesets: readonly Ruleset[];
  /** By number of sockets for cells, layout after layout: see `boardOf` in rules/values.ts. */
  readonly boards: readonly (Board | null)[];
  /** Every physical spell card: which spell it is, and whose personal spell (a mage) or NONE. */
  readonly spellOf: readonly number[];
  readonly spells: readonly Spell[];
  readonly sides: readonly (readonly SideTable[])[];
  /** What traps and protections of this table can answer at all. */
  readonly answers: { readonly [kind in "trap" | "protection"]: ByDeed<Listener> };
  /** Spells that are played from the hand, by the deeds they answer (L-CHR). */
  readonly interrupts: ByDeed<{ readonly spell: number; readonly listener: Listener }>;
  readonly schoolOf: readonly number[];
  /** Of more schools or rooms than the table uses: those that come in for sure. */
  readonly named: { readonly schools: readonly number[]; readonly rooms: readonly number[] };
  /** Numbers by id: places in the lists of the content. */
  readonly rooms: ReadonlyMap<string, number>;
  readonly schools: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, number>;
  /** The rooms of which rules speak. */
  readonly roles: { readonly [role in RoomRole]: number };
  readonly cardsOf: ReadonlyMap<string, readonly number[]>;
  /** How many cards each school has, and how many Forgotten Spells there are. */
  readonly deckSizes: { readonly schools: readonly number[]; readonly forgotten: number };
  readonly roomColour: readonly number[];
  /** The effect of every room, and the one it has in ruins. */
  readonly roomProgram: readonly Program[];
  readonly ruinsProgram: readonly Program[];
  readonly questProgram: readonly Program[];
  readonly questPrice: readonly (Program | null)[];
  readonly questListener: readonly Listener[];
  /** Quests by the deeds at which they may be done. */
  readonly questsByDeed: ByDeed<number>;
  /** The rooms that a quest's task speaks of; null where it speaks of none. −1 for one that is not in the content. */
  readonly questRooms: readonly (readonly number[] | null)[];
  readonly eventPrograms: readonly (readonly Program[])[];
  /** Every evocation figure: its kind. */
  readonly figures: readonly Evocation[];
  readonly attackAlso: ReadonlyMap<string, Program>;
  readonly insteadOfAttack: ReadonlyMap<string, readonly Program[]>;
  readonly insteadOfMove: ReadonlyMap<string, readonly Program[]>;
  readonly entering: ReadonlyMap<string, Program>;
  /** What a kind does when it acts, where that is not to move and attack. */
  readonly acts: ReadonlyMap<string, Program>;
  /** What a kind reads first whenever it acts. */
  readonly beforeActing: ReadonlyMap<string, Program>;
  /** Whether any side has a goal that looks back on the turn (L-TAR). */
  readonly hasGoals: boolean;
  /** Figures that are wherever their owner is (L-EQP-01). */
  readonly carried: readonly number[];
  /** Figures that are none: cards that drive something (L-HAS-02). */
  readonly driving: readonly number[];
  /** Everything that can be attached: what verbs and boxes declare, events that stand, what cards say of this turn. */
  readonly attachments: readonly AttachmentTable[];
  readonly attachmentNumber: ReadonlyMap<string, number>;
  /** What stands by itself is among them, or NONE: an event on the board, a figure in play, a mage with its skill. */
  readonly eventAttachment: readonly number[];
  readonly figureAttachment: readonly number[];
  readonly mageAttachment: readonly number[];
  readonly standsByItself: ReadonlySet<number>;
  /** What lies on an evocation that comes with decline, among them; NONE where no box has that. */
  readonly decline: number;
  /** The Avatar's action cards, and his way out of the cell (L-AVC-03). Their spells and backs stand among the spells, after all others. */
  readonly actions: readonly ActionTable[];
  readonly wayOut: Program | null;
  readonly scripts: readonly Script[];
  /** The mode that is played, and the course of the game it makes. */
  readonly mode: Mode;
  readonly course: Course;
}

/** What the content alone makes. */
export type Compiled = Omit<Tables, "mode" | "course">;

/** Spells of no school: greater than the number of any. */
export const FORGOTTEN = 1000;
export const PERSONAL = FORGOTTEN + 1;
export const ACTION = FORGOTTEN + 2;
export const MOST_SOCKETS = 6;
/** Copies of every spell that is not forgotten (L-COM-21). */
export const COPIES = 3;

/** Whether all its texts face one way: a room trap (L-INT-03), an interrupt (L-CHR-01). Turned, it has no effect. */
export const facesOneWay = ({ sides }: Spell): boolean => "halves" in sides || sides.dark.type === "interrupt";

export function sidesOf(spell: Spell): readonly Side[] {
  return "halves" in spell.sides ? spell.sides.halves : [spell.sides.light, spell.sides.dark];
}

/** The rooms a trigger names. */
const roomsIn = (trigger: Trigger): readonly RoomId[] => [
  ...("rooms" in trigger ? (trigger.rooms ?? []) : []),
  ...(trigger.on === "enters" && trigger.room !== undefined ? [trigger.room] : []),
];

/** Whether one of the rooms of which a quest's task speaks lies in the Lodge; without one the quest stays in its box (L-SAT-71). */
export const hasItsRoom = ({ questRooms }: Tables, tiles: readonly number[], quest: number): boolean =>
  questRooms[quest]?.some((tile) => tiles.includes(tile)) ?? true;

const numbers = (cards: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(cards.map(({ id }, i) => [id, i]));

export function compile(content: Content, known: Vocabulary): Compiled {
  const scripts: Script[] = [];
  const attachments: AttachmentTable[] = [];
  const gathering = { ...known, scripts, attachments };
  const make = (name: string, of: Carrier, says: Side["says"], aims = false): Program =>
    program(name, of, says, gathering, aims);
  for (const is of [...coreAttachments, ...content.attachments])
    gather(is, gathering, (i) => `${is.id}, attached${i === 0 ? "" : ` ${i + 1}`}`);
  const schools = numbers(content.schools);
  const rooms = numbers(content.rooms);
  const placesIn = (ids: readonly string[] = [], all: ReadonlyMap<string, number>): number[] =>
    ids.flatMap((id) => all.get(id) ?? []);
  const roleOf = (role: RoomRole): number => content.rooms.findIndex((room) => room.role === role);
  const spellOf: number[] = [];
  const cardsOf = new Map<string, number[]>();
  const schoolOf: number[] = [];
  content.spells.forEach((spell, i) => {
    const copies = spell.school === "forgotten" ? 1 : COPIES;
    cardsOf.set(spell.id, []);
    for (let copy = 0; copy < copies; copy++) {
      cardsOf.get(spell.id)?.push(spellOf.length);
      spellOf.push(i);
    }
    schoolOf.push(
      spell.school === "forgotten"
        ? FORGOTTEN
        : spell.school === "personal"
          ? PERSONAL
          : (schools.get(spell.school) ?? -1),
    );
  });
  // Spells and backs of action cards are sides of cards, too: whatever answers spells finds their type and element.
  const spells: Spell[] = [...content.spells];
  const actionSide = (id: string, name: Words, symbol: boolean, side: Side): number => {
    spells.push({ id, school: "action", name, symbol, sides: { halves: [side] }, provenance: "designed" });
    cardsOf.set(id, [spellOf.length]);
    schoolOf.push(ACTION);
    return spellOf.push(spells.length - 1) - 1;
  };
  const printed = content.spells.length;
  const actions = (content.avatar?.actions ?? []).map((is): ActionTable => {
    const { id, name, effects, back, symbol } = is;
    return {
      is,
      effects: effects.map((effect, i) =>
        effect.is === "spell"
          ? { program: null, card: actionSide(id, name, symbol === true, effect.side) }
          : { program: make(`${id}, effect ${i}`, is, effect.says), card: NONE },
      ),
      back: back === undefined ? Back.none : Back[`${back.side.type as "trap" | "protection"} when ${back.when}`],
      backCard: back === undefined ? NONE : actionSide(`${id}-back`, name, false, back.side),
    };
  });
  const sides = spells.map((spell) =>
    sidesOf(spell).map((side, i) => {
      const says = make(`${spell.id}/${i}`, spell, side.says, true);
      const { trigger } = side;
      return {
        side,
        program: says,
        listener: trigger === undefined ? null : listening(trigger, says, known, { fromSheet: true }),
      };
    }),
  );
  const answersOf = (type: Side["type"]): ByDeed<Listener> => {
    // Many cards answer the same: one of them tells whom it concerns.
    const different = new Map<string, Listener>();
    for (const { side, listener } of sides.slice(0, printed).flat())
      if (side.type === type && listener !== null) different.set(JSON.stringify(listener.trigger), listener);
    return byDeed([...different.values()], (listener) => listener);
  };
  const fromHand = sides.flatMap((both, spell) =>
    both.flatMap(({ side, listener }) => (side.type === "interrupt" && listener !== null ? [{ spell, listener }] : [])),
  );
  const figures = content.evocations.flatMap((kind) => Array.from({ length: kind.figures }, () => kind));
  const programs = (pick: (kind: Evocation) => Side["says"] | undefined, part: string): Map<string, Program> =>
    new Map(
      content.evocations.flatMap((kind) => {
        const says = pick(kind);
        return says === undefined ? [] : [[kind.id, make(`${kind.id}, ${part}`, kind, says)] as const];
      }),
    );
  const waysOf = (
    pick: (kind: Evocation) => readonly Side["says"][] | undefined,
    part: string,
  ): Map<string, readonly Program[]> =>
    new Map(
      content.evocations.map((kind) => [
        kind.id,
        (pick(kind) ?? []).map((says, i) => make(`${kind.id}, ${part} ${i}`, kind, says)),
      ]),
    );
  const roomProgram = content.rooms.map((room) => make(room.id, room, room.says));
  const questProgram = content.quests.map((quest) => make(quest.id, quest, quest.says));
  const questListener = content.quests.map(({ task }, i) => listening(task.when, questProgram[i], known));
  /** What a card does by itself while it is in play, as something attached; NONE if it does nothing. */
  const standing = (
    is: AttachmentKind,
    { hears, changes }: { readonly [part in keyof Standing]: Standing[part] | undefined },
    part: (i: number) => string,
  ): number =>
    hears === undefined && changes === undefined
      ? NONE
      : gather({ ...is, ...(hears && { hears }), ...(changes && { changes }) }, gathering, part);
  // While an event lies on the board it belongs to nobody; the mage of the moment speaks in it.
  const eventAttachment = content.events.map(({ id, name, phase, says, hears, changes }) => {
    const each = hears?.map((heard) => ({ ...heard, each: true }) as const);
    const during = phase === "always" ? {} : ({ during: "action phase" } as const);
    const is = { id, name, ...ON_THE_BOARD, on: "table", you: "mage of the moment", ...during } as const;
    return standing(is, { hears: each, changes }, (i) => `${id}/${says.length + i}`);
  });
  const own = { you: "bearer" } as const;
  const kindAttachment = content.evocations.map(({ id, name, icon, hears, changes }) =>
    standing(
      { id: `${id}, evocation`, name, icon, on: "evocation", ...own },
      { hears, changes },
      (i) => `${id}, stands ${i}`,
    ),
  );
  const mageAttachment = content.mages.map(({ id, name, hears, changes, insteadOfAttack = [] }) =>
    standing(
      { id: `${id}, mage`, name: calledMage({ name }), ...SKILL, on: "mage", ...own, insteadOfAttack },
      { hears, changes },
      (i) => `${id}, skill ${i}`,
    ),
  );
  return {
    content,
    ...known,
    rulesets: [rulesets.first, rulesets.revised, rulesets.rebirth],
    boards: LAYOUTS.flatMap((layout) =>
      Array.from({ length: MOST_SOCKETS + 1 }, (_, sockets) =>
        layout.cells[sockets] === undefined ? null : boardOf(layout, sockets),
      ),
    ),
    spellOf,
    spells,
    sides,
    answers: { trap: answersOf("trap"), protection: answersOf("protection") },
    interrupts: byDeed(
      fromHand.map(({ listener }) => listener),
      (_, i) => fromHand[i],
    ),
    schoolOf,
    named: {
      schools: placesIn(content.named?.schools, schools),
      rooms: placesIn(content.named?.rooms, rooms),
    },
    rooms,
    schools,
    kinds: numbers(content.evocations),
    roles: { "black rose room": roleOf("black rose room"), "throne room": roleOf("throne room") },
    cardsOf,
    deckSizes: {
      schools: content.schools.map((_, school) => spellOf.filter((spell) => schoolOf[spell] === school).length),
      forgotten: spellOf.filter((spell) => schoolOf[spell] === FORGOTTEN).length,
    },
    roomColour: content.rooms.map((room) => COLOURS.indexOf(room.colour)),
    roomProgram,
    ruinsProgram: content.rooms.map((room, tile) =>
      room.ruins === undefined ? roomProgram[tile] : make(`${room.id}, ruins`, room, room.ruins.says),
    ),
    questProgram,
    questPrice: content.quests.map((quest) =>
      quest.price === undefined ? null : make(`${quest.id}, price`, quest, quest.price),
    ),
    questListener,
    questsByDeed: byDeed(questListener, (_, quest) => quest),
    questRooms: content.quests.map(({ task }) => {
      const spoken = roomsIn(task.when);
      return spoken.length === 0 ? null : spoken.map((id) => rooms.get(id) ?? -1);
    }),
    eventPrograms: content.events.map((event) =>
      event.says.map((part, i) => make(`${event.id}/${i}`, event, part.says)),
    ),
    figures,
    attackAlso: programs((kind) => kind.attackAlso, "attack"),
    insteadOfAttack: waysOf((kind) => kind.insteadOfAttack, "instead"),
    insteadOfMove: waysOf((kind) => kind.insteadOfMove, "instead of moving"),
    entering: programs((kind) => kind.entering, "entering"),
    acts: programs((kind) => kind.acts, "acts"),
    driving: figures.flatMap((kind, figure) => (kind.drives === undefined ? [] : [figure])),
    beforeActing: programs((kind) => kind.beforeActing, "before acting"),
    hasGoals: sides.some((all) => all.some(({ side }) => side.goal !== undefined)),
    carried: figures.flatMap((kind, figure) => (kind.carried ? [figure] : [])),
    attachments,
    attachmentNumber: new Map(attachments.map(({ is }, number) => [is.id, number])),
    eventAttachment,
    figureAttachment: figures.map((kind) => kindAttachment[content.evocations.indexOf(kind)]),
    mageAttachment,
    standsByItself: new Set([...eventAttachment, ...kindAttachment, ...mageAttachment].filter((kind) => kind !== NONE)),
    decline: attachments.findIndex(({ is }) => is.decline === "as printed"),
    actions,
    wayOut:
      content.avatar === undefined ? null : make("way out", content.avatar.card, [{ do: "walk", n: 1, out: true }]),
    scripts,
  };
}

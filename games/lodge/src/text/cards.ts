/** The text of everything in the box, made from its declaration: one sentence for each of its lines (promises 2 and 3). */
import type { Language, Phrase } from "@blackrose/language";
import type { Attachment, Standing } from "../cards/attachments.ts";
import { calledMage } from "../cards/box.ts";
import type { ActionCard, ActionEffect, ListNumber } from "../cards/avatar.ts";
import type {
  Archetype,
  Evocation,
  GameEvent,
  Grimoire,
  Mage,
  Quest,
  Room,
  RoomEffect,
  Sentence,
  Side,
  Spell,
  Target,
  Trigger,
} from "../cards/says.ts";
import { triggerRecord } from "../effects/trigger.ts";
import { sidesOf, type Tables } from "../tables.ts";
import { schoolName } from "./names.ts";
import { after, boundBy, isHere, type Lead, type Scene, sceneOf } from "./scene.ts";
import { changeOf, clause, conditionOf, costOf, series, triggerOf } from "./tell.ts";
import type { Voice } from "./voice.ts";
import { voices } from "./voices.ts";

const YOU: Lead = { person: "you", text: "", mood: "order" };

export interface SideText {
  readonly type: string;
  readonly element: string;
  readonly target: string;
  /** When a trap or a protection answers. */
  readonly trigger?: string;
  readonly lines: readonly string[];
}
export interface SpellText {
  readonly name: string;
  readonly school: string;
  /** 1 instability in the caster's room when it is revealed. */
  readonly symbol: boolean;
  readonly sides: readonly SideText[];
}

/** Each sentence in turn; what one names the next may point back at. */
function lines(voice: Voice, says: readonly Sentence[], scene: Scene, lead: Lead): string[] {
  let now = scene;
  return says.map((said) => {
    const text = clause(voice.cards, said, now, lead);
    now = after(now, said);
    return voice.speech.sentence(voice.speech.tidy(text));
  });
}

const label = (voice: Voice, text: string): string => voice.speech.label(voice.speech.tidy(text));
const nameIn = (voice: Voice, name: Spell["name"]): string => voice.speech.tidy(name[voice.language]);
const targetText = (voice: Voice, target: Target, scene: Scene): string =>
  label(voice, voice.cards.target(target, scene));
const whenText = (voice: Voice, trigger: Trigger, scene: Scene): string =>
  label(voice, voice.cards.frames.when(triggerOf(voice.cards, trigger, scene)));

export function spellText(tables: Tables, spell: Spell, language: Language): SpellText {
  const voice = voices[language];
  return {
    name: nameIn(voice, spell.name),
    school: schoolName(tables, spell.school, language),
    symbol: spell.symbol,
    sides: sidesOf(spell).map((side) => sideText(voice, tables, side)),
  };
}

function sideText(voice: Voice, tables: Tables, side: Side): SideText {
  const { names } = voice.cards;
  const plain = sceneOf(tables, { targetIsHere: isHere(side.target), sparesOwn: side.type === "trap" });
  const scene =
    side.trigger === undefined
      ? plain
      : {
          ...plain,
          it: boundBy(plain, side.trigger),
          answersSpell: triggerRecord(tables.triggers, side.trigger).answersSpell === true,
        };
  const target = voice.cards.target(side.target, scene);
  return {
    type: label(voice, names.type[side.type]),
    element: label(voice, names.element[side.element]),
    target:
      side.enhanced === undefined
        ? label(voice, side.channel === undefined ? target : voice.cards.frames.channelled(target, side.channel, scene))
        : voice.cards.frames.enhanced(
            targetText(voice, side.target, scene),
            conditionOf(voice.cards, { is: "others show", of: side.enhanced.of }, scene),
            voice.cards.target(side.enhanced.target, scene),
          ),
    ...(side.trigger && { trigger: whenText(voice, side.trigger, scene) }),
    ...(side.goal && { trigger: label(voice, voice.cards.frames.goal(conditionOf(voice.cards, side.goal, scene))) }),
    lines: lines(voice, side.says, scene, YOU),
  };
}

/** An effect of an action card: what it is, with the list by which it chooses, and its sentences. */
export interface ActionEffectText {
  readonly is: string;
  readonly lines: readonly string[];
}
export interface ActionText {
  readonly name: string;
  /** 1 instability in his room before its spell. */
  readonly symbol: boolean;
  readonly effects: readonly ActionEffectText[];
  /** One more card is revealed after it. */
  readonly more?: string;
  readonly back?: ActionEffectText;
}

/** The lists as they are printed. */
const LISTS = { 1: "①", 2: "②", 3: "③" } as const;

export function actionText(tables: Tables, card: ActionCard, language: Language): ActionText {
  const voice = voices[language];
  const { action } = voice.cards.frames;
  const listed = (words: readonly string[], list: ListNumber | undefined): string =>
    [words.join(" · "), ...(list === undefined ? [] : [LISTS[list]])].join(" ");
  const effect = (one: ActionEffect): ActionEffectText => {
    if (one.is === "physical")
      return {
        is: listed([label(voice, action.physical)], one.list),
        lines: lines(voice, one.says, sceneOf(tables), YOU),
      };
    const { type, element, target, lines: said } = sideText(voice, tables, one.side);
    return { is: listed([type, element, target], one.list), lines: said };
  };
  const { back, more } = card;
  const behind = back && sideText(voice, tables, back.side);
  return {
    name: nameIn(voice, card.name),
    symbol: card.symbol === true,
    effects: card.effects.map(effect),
    ...(more && { more: voice.speech.sentence(voice.speech.tidy(action.more)) }),
    ...(behind && {
      back: { is: [label(voice, action.back), behind.type, behind.trigger ?? ""].join(" · "), lines: behind.lines },
    }),
  };
}

export interface RoomEffectText {
  readonly target: string;
  readonly cost?: string;
  readonly lines: readonly string[];
}

export interface RoomText extends RoomEffectText {
  readonly name: string;
  readonly colour: string;
  readonly slots: number;
  /** "3", or for the three ranks "4/2/1". */
  readonly points: string;
  /** Its effect in ruins, where that is another one. */
  readonly ruins?: RoomEffectText;
}

export function roomText(tables: Tables, room: Room, language: Language): RoomText {
  const voice = voices[language];
  return {
    name: nameIn(voice, room.name),
    colour: voice.cards.names.colour[room.colour],
    slots: room.slots,
    points: pointsText(room),
    ...roomEffectText(tables, room, voice),
    ...(room.ruins && { ruins: roomEffectText(tables, room.ruins, voice) }),
  };
}

/** What a room is worth, as its tile shows it. */
export const pointsText = ({ points, flags }: Room): string =>
  flags === undefined ? `${points}` : `${flags.first}/${flags.second}/${flags.others}`;

function roomEffectText(tables: Tables, { target, cost, says }: RoomEffect, voice: Voice): RoomEffectText {
  const scene = sceneOf(tables, { here: "room", targetIsHere: isHere(target) });
  const price = cost && voice.speech.sentence(voice.cards.frames.cost(costOf(voice.cards, cost, scene, "order")));
  return {
    target: targetText(voice, target, scene),
    ...(price !== undefined && { cost: price }),
    lines: lines(voice, says, scene, YOU),
  };
}

export interface QuestText {
  readonly name: string;
  readonly moon: number;
  readonly task: string;
  /** Of a room quest: instead of the room's effect, or after it. */
  readonly mode?: string;
  readonly target: string;
  readonly lines: readonly string[];
  readonly points: number;
  readonly fourOrMore: boolean;
}

export function questText(tables: Tables, quest: Quest, language: Language): QuestText {
  const voice = voices[language];
  const { cards } = voice;
  const here = quest.mode === undefined ? "mage" : "room";
  const plain = sceneOf(tables, { here, targetIsHere: isHere(quest.target) });
  const scene = { ...plain, it: boundBy(plain, quest.task.when) };
  // A task speaks of mages in general, unless it is what befalls others; its conditions of the reader.
  const everyone = triggerRecord(tables.triggers, quest.task.when).befallsOthers !== true;
  const when = triggerOf(cards, quest.task.when, { ...scene, everyone });
  const conditions = (quest.task.if ?? []).map((one) => conditionOf(cards, one, scene));
  return {
    name: nameIn(voice, quest.name),
    moon: quest.moon,
    task: voice.speech.sentence(voice.speech.tidy(cards.frames.task(when, conditions, quest.tasks ?? 1))),
    ...(quest.mode && { mode: label(voice, cards.frames.mode[quest.mode]) }),
    target: targetText(voice, quest.target, scene),
    lines: [
      ...(quest.price ?? []).map((said) =>
        voice.speech.sentence(voice.speech.tidy(cards.frames.toSolve(clause(cards, said, scene, YOU)))),
      ),
      ...lines(voice, quest.says, scene, YOU),
    ],
    points: quest.points,
    fourOrMore: quest.fourOrMore === true,
  };
}

export interface EventCardText {
  readonly name: string;
  readonly moon: number;
  readonly crown: boolean;
  readonly phase: string;
  /** Where it is placed, or null for an instant. */
  readonly space: number | null;
  readonly enters: number;
  readonly leaves: number;
  /** While it lies on the board in the Action Phase: when it acts. */
  readonly trigger?: string;
  readonly lines: readonly string[];
}

export function eventCardText(tables: Tables, event: GameEvent, language: Language): EventCardText {
  const voice = voices[language];
  const { frames } = voice.cards;
  const told = event.says.flatMap((part) => {
    const person = part.for === "black rose" ? "rose" : "mage";
    const scene = sceneOf(tables, { person, everyone: true });
    return lines(voice, part.says, scene, { person, text: frames.subject(part.for, scene), mood: "told" });
  });
  const moment = sceneOf(tables, { person: "mage", everyone: true });
  const [first] = event.hears ?? [];
  const heard = (event.hears ?? []).flatMap(({ when, then }) =>
    lines(
      voice,
      then,
      { ...moment, it: boundBy(moment, when) },
      { person: "mage", text: frames.thatMage, mood: "told" },
    ),
  );
  const changed = (event.changes ?? []).map((change) =>
    voice.speech.sentence(voice.speech.tidy(changeOf(voice.cards, change, moment))),
  );
  const shut = event.shuts === undefined ? [] : [voice.speech.sentence(voice.speech.tidy(frames.shuts(event.shuts)))];
  return {
    name: nameIn(voice, event.name),
    moon: event.moon,
    crown: event.crown,
    phase: label(voice, frames.phase[event.phase]),
    space: event.space,
    enters: event.enters,
    leaves: event.leaves,
    ...(first && { trigger: whenText(voice, first.when, moment) }),
    lines: [...told, ...changed, ...heard, ...shut],
  };
}

/** What something does by itself while it lies there: the values it changes, and what it does when. */
export function standingText(
  voice: Voice,
  { changes = [], hears = [] }: Standing,
  scene: Scene,
  whose: Scene | Phrase = scene,
): string[] {
  const { speech, cards } = voice;
  const lead = scene.person === "mage" ? ({ person: "mage", text: cards.frames.thatMage, mood: "told" } as const) : YOU;
  return [
    ...changes.map((change) =>
      speech.sentence(speech.tidy(changeOf(cards, change, scene, change.for === undefined ? whose : scene))),
    ),
    ...hears.map(({ when, then, once }) => {
      const said = lines(voice, then, { ...scene, it: boundBy(scene, when) }, lead);
      const often = once === undefined ? "" : ` (${voice.about.once[once]})`;
      // Other than a trap it hears everyone, unless it says whom.
      return [`${whenText(voice, when, { ...scene, everyone: true })}${often}${speech.tidy(":")}`, ...said].join(" ");
    }),
  ];
}

/** What an evocation's attack does besides, and what it may do instead, or instead of moving. */
export function attackText(
  { speech, cards }: Voice,
  { attackAlso = [], insteadOfAttack = [], insteadOfMove = [] }: AttackParts,
  scene: Scene,
): string[] {
  const sentence = (text: string): string => speech.sentence(speech.tidy(text));
  const also = attackAlso.map((said) => sentence(cards.frames.attackAlso(clause(cards, said, scene, YOU))));
  const instead = (told: (ways: readonly string[]) => string, ways: readonly (readonly Sentence[])[]): string[] =>
    ways.length === 0
      ? []
      : [
          sentence(
            told(ways.map((says) => series(cards, says, scene, { person: "you", text: "", mood: "infinitive" }))),
          ),
        ];
  return [
    ...also,
    ...instead(cards.frames.insteadOfAttack, insteadOfAttack),
    ...instead(cards.frames.insteadOfMove, insteadOfMove),
  ];
}
type AttackParts = Pick<Evocation, "attackAlso" | "insteadOfAttack" | "insteadOfMove">;

/** A Nightmare card: the health of its Umbra, what that does when it acts and when it wakes. */
export function nightmareText(
  voice: Voice,
  { health = 0, acts = [], hears = [] }: Pick<Attachment, "health" | "acts" | "hears">,
  scene: Scene,
): string[] {
  const { speech, about } = voice;
  const { health: healthy, acts: acting, wakes } = about.nightmare;
  const told = (when: string, says: readonly Sentence[]): string =>
    [speech.tidy(when), ...lines(voice, says, scene, YOU)].join(" ");
  return [
    speech.sentence(speech.tidy(healthy(health))),
    told(acting, acts),
    ...hears.map(({ then }) => told(wakes, then)),
  ];
}

export interface EvocationText {
  readonly name: string;
  readonly archetype: string;
  readonly move: number;
  readonly attack: number;
  readonly health: number;
  readonly figures: number;
  readonly lines: readonly string[];
}

function archetypeName({ archetypes }: Tables, id: Archetype, language: Language): string {
  const core: { readonly [archetype: string]: string | undefined } = voices[language].cards.names.archetype;
  return core[id] ?? archetypes.get(id)?.name[language] ?? id;
}

/** Why nothing damages an evocation without health. */
function unhurt({ attachments, attachmentNumber }: Tables, { drives }: Evocation, { about, language }: Voice): string {
  const kind = drives === undefined ? undefined : attachmentNumber.get(drives);
  return kind === undefined ? about.unhurt : about.driven(attachments[kind].is.name[language]);
}

export function evocationText(tables: Tables, kind: Evocation, language: Language): EvocationText {
  const voice = voices[language];
  const { cards, speech } = voice;
  const scene = sceneOf(tables, { here: "evocation", it: "evocation" });
  const sentence = (text: string): string => speech.sentence(speech.tidy(text));
  const entering = (kind.entering ?? []).map((said) =>
    sentence(cards.frames.entering(clause(cards, said, scene, YOU))),
  );
  return {
    name: nameIn(voice, kind.name),
    archetype: label(voice, archetypeName(tables, kind.archetype, language)),
    move: kind.move,
    attack: kind.attack,
    health: kind.health,
    figures: kind.figures,
    lines: [
      ...attackText(voice, kind, scene),
      ...entering,
      ...standingText(voice, kind, scene, cards.frames.theEvocation),
      ...(kind.large === undefined ? [] : [sentence(voice.about.large)]),
      ...(kind.carries === undefined ? [] : [sentence(voice.about.carries(kind.carries))]),
      ...(kind.beforeActing === undefined
        ? []
        : [[speech.tidy(voice.about.acts), ...lines(voice, kind.beforeActing, scene, YOU)].join(" ")]),
      ...(kind.acts === undefined
        ? []
        : [[speech.tidy(voice.about.acts), ...lines(voice, kind.acts, scene, YOU)].join(" ")]),
      ...(kind.carried ? [speech.tidy(voice.about.carried)] : []),
      ...(kind.health > 0 || kind.assigned !== undefined ? [] : [speech.tidy(unhurt(tables, kind, voice))]),
      ...(kind.shielded ? [speech.tidy(voice.about.shielded)] : []),
      ...(kind.assigned === undefined ? [] : [speech.tidy(voice.about.assigned)]),
      ...(kind.decline === undefined ? [] : [sentence(voice.about.decline(kind.decline))]),
    ],
  };
}

export interface MageText {
  readonly name: string;
  readonly favourite?: string;
  readonly personal?: string;
  readonly health: number;
  readonly hand: number;
  readonly plainHand: number;
  readonly move: number;
  readonly attack: number;
  /** Where it is printed. */
  readonly quests?: number;
  readonly guest: boolean;
}

export function mageText({ content }: Tables, mage: Mage, language: Language): MageText {
  const voice = voices[language];
  const personal = content.spells.find(({ id }) => id === mage.personal);
  return {
    name: nameIn(voice, calledMage(mage)),
    ...(mage.favourite !== undefined && { favourite: schoolName({ content }, mage.favourite, language) }),
    ...(personal !== undefined && { personal: nameIn(voice, personal.name) }),
    health: mage.health,
    hand: mage.hand,
    plainHand: mage.plainHand ?? mage.hand,
    move: mage.move,
    attack: mage.attack,
    ...(mage.quests !== undefined && { quests: mage.quests }),
    guest: mage.guest === true,
  };
}

/** What a mage can do, in a line. */
export function mageLine(tables: Tables, mage: Mage, language: Language): string {
  const told = mageText(tables, mage, language);
  const { about, speech } = voices[language];
  const quests = told.quests === undefined ? "" : `, ${about.questLimit(told.quests)}`;
  const can = `${about.values(told.health, told.move, told.attack)}, ${about.handLimit(told.hand)}${quests}`;
  const advice = [
    ...(told.favourite === undefined ? [] : [about.favourite(told.favourite)]),
    ...(told.personal === undefined ? [] : [about.personalSpell(told.personal)]),
  ].join(", ");
  return speech.tidy(advice === "" ? can : `${can}; ${advice}`);
}

export interface GrimoireText {
  readonly name: string;
  readonly school: string;
  readonly spells: readonly string[];
}

export function grimoireText({ content }: Tables, grimoire: Grimoire, language: Language): GrimoireText {
  const voice = voices[language];
  return {
    name: nameIn(voice, grimoire.name),
    school: schoolName({ content }, grimoire.school, language),
    spells: grimoire.spells.map((id) => {
      const spell = content.spells.find((one) => one.id === id);
      return spell === undefined ? id : nameIn(voice, spell.name);
    }),
  };
}

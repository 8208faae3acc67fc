/** What an option is called, from its key alone; with a view also what lies there and what it would do. */
import { FrameKind, type View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Sentence } from "../cards/says.ts";
import { actingShape, attackShape } from "../frames.ts";
import { attacking } from "../rules/attack.ts";
import { acting } from "../rules/evocations.ts";
import { nextStandard } from "../rules/cast.ts";
import { attachedTo } from "../rules/standing.ts";
import { NONE, QUICK, type State } from "../state.ts";
import { controllerOf, figureOf, isMage, ROSE } from "../who.ts";
import { sidesOf, type Tables } from "../tables.ts";
import type { Declinable } from "./decisions.ts";
import { roomText } from "./cards.ts";
import { readKey, type Thing } from "./keys.ts";
import { schoolName } from "./names.ts";
import { sceneOf } from "./scene.ts";
import { sourceOf } from "./source.ts";
import type { Talk } from "./talk.ts";
import { series } from "./tell.ts";
import type { Voice } from "./voice.ts";
import { voices } from "./voices.ts";

export function optionText(
  tables: Tables,
  decision: string,
  key: string,
  names: readonly string[],
  language: Language,
  view?: View<State>,
): string {
  const thing = readKey(tables, key);
  if (thing === null) throw new Error(`"${key}" is no key of this game`);
  const voice = voices[language];
  const text = labelOf({ tables, voice, talk: voice.talk(tables, names, view), decision, view }, thing);
  return voice.speech.label(voice.speech.tidy(text));
}

interface Shown {
  readonly tables: Tables;
  readonly voice: Voice;
  readonly talk: Talk;
  readonly decision: string;
  readonly view: View<State> | undefined;
}

function labelOf(shown: Shown, thing: Thing): string {
  const { tables, voice, talk, decision } = shown;
  const { options, cards, speech } = voice;
  const { names } = cards;
  const school = (id: string): string => schoolName(tables, id, voice.language);
  const { rooms, quests } = tables.content;
  switch (thing.is) {
    case "pass":
      return options.pass[decision as Declinable] ?? options.passAnywhere;
    case "yes":
      return decision === "D-EFF-PAY" || decision === "D-EFF-OPTION" ? options.pays : options.yes;
    case "room":
      return decision === "D-ACT-ROOM"
        ? activation(shown, thing.room)
        : (rooms.find(({ id }) => id === thing.room)?.name[voice.language] ?? thing.room);
    case "model":
      return modelLabel(shown, thing.model);
    case "card":
      return cardLabel(shown, thing.card, thing.side);
    case "slot":
      return slotLabel(shown, thing.slot);
    case "school":
      return decision === "D-SET-SCHOOL" ? school(thing.school) : options.deckOf(school(thing.school));
    case "quest":
      return decision === "D-BR-QDISCARD"
        ? described(options.giveUp(talk.quest(thing.quest)), roseGains(shown, quests[thing.quest].moon))
        : `${talk.quest(thing.quest).text} (${quests[thing.quest].points} PP)`;
    case "event":
      return talk.event(thing.event).text;
    case "cube":
      return decision === "D-END-CHOOSE" ? talk.who(ROSE).text : options.cubeOf(talk.who(thing.colour));
    case "number":
      return decision === "D-EFF-OPTION" && thing.number < 2
        ? options.reward[thing.number]
        : speech.number(thing.number);
    case "mage":
      return talk.mage(thing.mage);
    case "grimoire":
      return talk.grimoire(thing.grimoire);
    case "action":
      return castLabel(shown, thing.action) ?? options.actions[thing.action];
    case "element":
      return names.element[thing.element];
    case "type":
      return names.type[thing.type];
    case "colour":
      return names.colour[thing.colour];
    case "mask":
      return described(options.masks[thing.mask], alternative(shown, thing.mask === "happy" ? 0 : 1));
    case "option":
      return alternative(shown, thing.option) ?? options.option(thing.option + 1);
    case "order":
      return options.order[thing.order];
    case "attachment":
      return talk.attachment(thing.kind).text;
    case "attached":
      return `${talk.attachment(thing.kind).text} (${talk.model(thing.owner === NONE ? thing.on : thing.owner).text})`;
  }
}

const described = (name: string, text: string | null): string => (text === null ? name : `${name} – ${text}`);

/** A room with what it does as it stands: built, or in ruins. */
function activation({ tables, voice, talk, view }: Shown, id: string): string {
  const { rooms } = tables.content;
  const tile = rooms.findIndex((room) => room.id === id);
  const place = view?.tiles.indexOf(tile) ?? NONE;
  if (view === undefined || place < 0) return rooms[tile]?.name[voice.language] ?? id;
  // What it shows may be another room's (L-SPL).
  const text = roomText(tables, rooms[view.tileAs[place]], voice.language);
  const { lines } = view.destroyed[place] === 1 ? (text.ruins ?? text) : text;
  return described(voice.options.activate(talk.room(place)), lines.join(" "));
}

/** What the Black Rose gets of it. */
const roseGains = ({ voice, talk }: Shown, n: number): string => voice.events.deeds.power({ seat: ROSE, n }, talk);

/** Casting, with the spell that would be cast, where whoever is asked can see it. */
function castLabel({ voice, talk, view }: Shown, action: string): string | null {
  if (view === undefined || view.active < 0 || (action !== "quick" && action !== "standard")) return null;
  const seat = view.active;
  const slot = action === "quick" ? QUICK : nextStandard(view, seat);
  const card = view.planned[seat][slot] ?? NONE;
  return card < 0 ? null : voice.options.cast(talk.side(card, view.plannedSide[seat][slot]), talk.slot(slot));
}

/** An evocation with its owner, where the table can be seen. */
function modelLabel({ talk, view }: Shown, model: number): string {
  const { text } = talk.model(model);
  if (view === undefined || isMage(model)) return text;
  const owner = controllerOf(view, model);
  return owner === NONE ? text : `${text} (${talk.who(owner).text})`;
}

/** A spell; with its side, what that side is. */
function cardLabel({ tables, voice, talk }: Shown, card: number, side: "light" | "dark" | undefined): string {
  if (side === undefined) return talk.spell(card).text;
  const number = side === "dark" ? 1 : 0;
  const { names } = voice.cards;
  const { type, element } = sidesOf(tables.spells[tables.spellOf[card]])[number];
  return `${talk.side(card, number)} (${names.type[type]}, ${names.element[element]})`;
}

/** A slot with the spell that lies there, if the viewer knows it. */
function slotLabel({ talk, view }: Shown, slot: number): string {
  const { text } = talk.slot(slot);
  const known = view?.planned.map((cards) => cards[slot] ?? NONE).filter((card) => card >= 0) ?? [];
  return known.length === 1 ? `${text} (${talk.spell(known[0]).text})` : text;
}

/** What an alternative of the card that asks would do. */
function alternative({ tables, voice, view, decision }: Shown, nth: number): string | null {
  if (view === undefined) return null;
  const lead = { person: "you", text: "", mood: "order" } as const;
  if (decision === "D-EVO-ATTACK" || decision === "D-EVO-STEP") {
    const ways = waysNow(tables, view, decision);
    return nth < ways.length ? series(voice.cards, ways[nth], sceneOf(tables, { here: "evocation" }), lead) : null;
  }
  const source = sourceOf(tables, view, voice.language);
  const says = source?.says[source.at];
  const options = says === undefined ? null : choiceIn(says);
  if (options === null || nth >= options.length) return null;
  return series(voice.cards, options[nth], sceneOf(tables, { nested: true }), lead);
}

/** What the evocation that acts or attacks now may do instead of moving or attacking. */
function waysNow(tables: Tables, view: View<State>, decision: string): readonly (readonly Sentence[])[] {
  const [flow, shape] = decision === "D-EVO-ATTACK" ? [attacking, attackShape] : [acting, actingShape];
  const frame = view.stack.findLast(({ kind, of }) => kind === FrameKind.flow && of === flow.index);
  if (frame === undefined) return [];
  const model = shape.get(frame, "model");
  return flow === attacking ? waysOf(tables, view, model) : (tables.figures[figureOf(model)]?.insteadOfMove ?? []);
}

/** What an evocation may do instead of attacking, as its card and what it carries say it. */
function waysOf(tables: Tables, view: View<State>, model: number): readonly (readonly Sentence[])[] {
  const carried = attachedTo({ cards: tables, s: view as State }, model);
  const kinds = [tables.figures[figureOf(model)], ...carried.map(({ kind }) => tables.attachments[kind].is)];
  return kinds.flatMap(({ insteadOfAttack = [] }) => insteadOfAttack);
}

/** The first choice in a sentence. */
function choiceIn(says: Sentence): readonly (readonly Sentence[])[] | null {
  if (says.do === "choose") return says.options;
  if (!("then" in says)) return null;
  for (const inner of says.then) {
    const found = choiceIn(inner);
    if (found !== null) return found;
  }
  return null;
}

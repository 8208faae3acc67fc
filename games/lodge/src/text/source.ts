/** The effects under way: the card, room, quest or event whose sentences are being read, and which of them (promise 2). */
import { type Frame, FrameKind, type View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Room, Sentence, Spell } from "../cards/says.ts";
import type { Instruction } from "../effects/program.ts";
import { effectOfRoom } from "../rules/activate.ts";
import { attacking } from "../rules/attack.ts";
import { casting, triggering } from "../rules/cast.ts";
import { acting } from "../rules/evocations.ts";
import { preparationPhase } from "../rules/preparation.ts";
import { completing } from "../rules/quests.ts";
import { study } from "../rules/study.ts";
import { actingShape, attackShape, nextShape, questShape, roomEffectShape, spellShape } from "../frames.ts";
import { NONE, type State } from "../state.ts";
import { sidesOf, type Tables } from "../tables.ts";
import { actionText, eventCardText, evocationText, questText, roomText, spellText } from "./cards.ts";

export interface Source {
  readonly name: string;
  /** By its key: "card:fireball", "room:forge", "evocation:cerbero". */
  readonly thing: string;
  /** A spell's school, or "room", "quest", "event", "evocation". */
  readonly kind: string;
  /** Which side of a spell. */
  readonly side: number | null;
  readonly lines: readonly string[];
  /** What the lines are made from. */
  readonly says: readonly Sentence[];
  readonly seat: number;
  /** The sentence being read; −1 before the first or where it has none of its own. */
  readonly at: number;
}

type Text = Omit<Source, "seat" | "at">;

/** A physical effect of an action card, by the name of its script. */
const EFFECT = /^(.+), effect (\d)$/;

const isFlow = (frame: Frame, flow: { readonly index: number }): boolean =>
  frame.kind === FrameKind.flow && frame.of === flow.index;

/** From the first that began to the one that interrupts all others. */
export function sourcesOf(tables: Tables, view: View<State>, language: Language): Source[] {
  const found: Source[] = [];
  view.stack.forEach((frame, i) => {
    const { kind, seat } = frame;
    if (kind === FrameKind.script) {
      const script = tables.scripts[frame.of];
      const text = textOf(tables, script.name, language);
      if (text === null) return;
      const line = script.lines[Math.min(frame.at >> 1, script.lines.length - 1)] as Instruction | undefined;
      // What lasts on has sentences of its own.
      const ofAction = EFFECT.test(script.name);
      const at = script.name.includes(", ") && !ofAction ? -1 : (line?.sentence ?? -1);
      found.push({ ...text, seat, at });
      return;
    }
    // A spell is under way before and after its sentences are read; meanwhile they tell it.
    if (view.stack.slice(i + 1).some((above) => above.kind === FrameKind.script && above.seat === seat)) return;
    const text = announced(tables, view, frame, language);
    if (text !== null) found.push({ ...text, seat, at: -1 });
  });
  return found;
}

/** The one being read. */
export const sourceOf = (tables: Tables, view: View<State>, language: Language): Source | undefined =>
  sourcesOf(tables, view, language).at(-1);

/** What a flow is about before any of its sentences is read. */
function announced(tables: Tables, view: View<State>, frame: Frame, language: Language): Text | null {
  const { content } = tables;
  const { seat } = frame;
  if (isFlow(frame, casting) || isFlow(frame, triggering)) {
    const card = spellShape.get(frame, "card");
    if (card < 0 || view.revealed[seat]?.[spellShape.get(frame, "slot")] !== card) return null;
    const side = Math.max(0, spellShape.get(frame, "side"));
    return spellSide(tables, tables.spells[tables.spellOf[card]], side, language);
  }
  if (isFlow(frame, effectOfRoom))
    return roomSide(
      tables,
      content.rooms[roomEffectShape.get(frame, "tile")],
      roomEffectShape.get(frame, "ruins") === 1,
      language,
    );
  if (!isFlow(frame, completing)) return null;
  return textOf(tables, content.quests[questShape.get(frame, "quest")].id, language);
}

function spellSide(tables: Tables, spell: Spell, which: number, language: Language): Text {
  const { name, sides } = spellText(tables, spell, language);
  const side = Math.min(which, sides.length - 1);
  const { lines } = sides[side];
  return { name, thing: `card:${spell.id}`, kind: spell.school, side: which, lines, says: sidesOf(spell)[side].says };
}

function roomSide(tables: Tables, room: Room, inRuins: boolean, language: Language): Text {
  const { name, ruins, ...stands } = roomText(tables, room, language);
  const { lines } = inRuins ? (ruins ?? stands) : stands;
  const { says } = inRuins ? (room.ruins ?? room) : room;
  return { name, thing: `room:${room.id}`, kind: "room", side: null, lines, says };
}

/** A script by its name: an id, then which side or part. */
function textOf(tables: Tables, called: string, language: Language): Text | null {
  const { content } = tables;
  const [id, part = "0"] = called.split(/[/,]/);
  const named = (one: { readonly id: string }): boolean => one.id === id;
  const [, card, nth = "0"] = EFFECT.exec(called) ?? [];
  const action = tables.actions.find(({ is }) => is.id === card);
  if (action !== undefined) {
    const { name, effects } = actionText(tables, action.is, language);
    const effect = action.is.effects[Number(nth)];
    const says = effect.is === "physical" ? effect.says : effect.side.says;
    return { name, thing: `card:${card}`, kind: "action", side: null, lines: effects[Number(nth)].lines, says };
  }
  const spell = tables.spells.find(named);
  // Some spells are called like what they summon; theirs have sides.
  if (spell !== undefined && called.includes("/")) return spellSide(tables, spell, Number.parseInt(part, 10), language);
  const room = content.rooms.find(named);
  if (room !== undefined) return roomSide(tables, room, called.endsWith(", ruins"), language);
  const quest = content.quests.find(named);
  if (quest !== undefined) {
    const { name, lines } = questText(tables, quest, language);
    return { name, thing: `quest:${id}`, kind: "quest", side: null, lines, says: quest.says };
  }
  const event = content.events.find(named);
  if (event !== undefined) {
    const parts = [...event.says.map(({ says }) => says), ...(event.hears ?? []).map(({ then }) => then)];
    const before = parts.slice(0, Number.parseInt(part, 10)).flat().length;
    const { name, lines } = eventCardText(tables, event, language);
    const says = parts.flat().slice(before);
    return { name, thing: `event:${id}`, kind: "event", side: null, lines: lines.slice(before), says };
  }
  const kind = content.evocations.find(named);
  if (kind === undefined) return null;
  const { name, lines } = evocationText(tables, kind, language);
  return { name, thing: `evocation:${id}`, kind: "evocation", side: null, lines, says: [] };
}

/** Who is about to step or strike, or NONE. */
export function actorOf(view: View<State>): number {
  const frame = view.stack.findLast((one) => isFlow(one, acting) || isFlow(one, attacking));
  if (frame === undefined) return NONE;
  return isFlow(frame, acting) ? actingShape.get(frame, "model") : attackShape.get(frame, "model");
}

/** Schools already declared by the mage who studies. */
export function declaredSchools(view: View<State>): number {
  return view.stack.findLast((one) => isFlow(one, study))?.regs.length ?? 0;
}

/** The slot being planned, or NONE. */
export function slotOf(view: View<State>): number {
  const frame = view.stack.findLast((one) => isFlow(one, preparationPhase));
  return frame === undefined ? NONE : (nextShape.get(frame, "next") ?? 0) - 1;
}

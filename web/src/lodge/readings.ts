/** The effects under way, the one being read last: their sentences, and which of them is being read (promise 2). */
import { type Event, type Frame, FrameKind, lying } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Instruction } from "@blackrose/lodge/effects/program";
import { effectOfRoom } from "@blackrose/lodge/rules/activate";
import { casting, triggering } from "@blackrose/lodge/rules/cast";
import { completing } from "@blackrose/lodge/rules/quests";
import { eventCardText, eventText, evocationText, questText, roomText } from "@blackrose/lodge/text/index";
import { lodge } from "@blackrose/lodge/game";
import type { SCHOOLS } from "@blackrose/lodge/cards/says";
import type { Lodge } from "@blackrose/lodge/state";
import type { Scene, ThingKey } from "../face.ts";
import { content, type Seen, seen, spellNamed, tables, textOfCard } from "./game.ts";

export interface Reading {
  readonly name: string;
  readonly thing: ThingKey;
  readonly seat: number;
  readonly lines: readonly string[];
  /** The sentence being read; −1 before the first or where it has none of its own. */
  readonly at: number;
  /** What it is, for its colours: a spell's school, or the kind of thing. */
  readonly kind: (typeof SCHOOLS)[number] | "forgotten" | "personal" | "room" | "quest" | "event" | "evocation";
  readonly side: number | null;
}

type Text = Omit<Reading, "seat" | "at">;

const isFlow = (frame: Frame, flow: { readonly index: number }): boolean =>
  frame.kind === FrameKind.flow && frame.of === flow.index;

/** From the first that began to the one that interrupts all others. */
export function readingsIn(view: Seen, language: Language): Reading[] {
  const found: Reading[] = [];
  view.stack.forEach((frame, i) => {
    if (frame.kind === FrameKind.script) {
      const script = tables.scripts[frame.of];
      const text = textOf(script.name, language);
      if (text === null) return;
      const line = script.lines[Math.min(frame.at >> 1, script.lines.length - 1)] as Instruction | undefined;
      // What lasts on has sentences of its own.
      const own = !script.name.includes(", ");
      found.push({ ...text, seat: frame.seat, at: own ? (line?.sentence ?? -1) : -1 });
      return;
    }
    // A spell is under way before and after its sentences are read; meanwhile they tell it.
    const isRead = view.stack.slice(i + 1).some(({ kind, seat }) => kind === FrameKind.script && seat === frame.seat);
    if (isRead) return;
    const text = announced(view, frame, language);
    if (text !== null) found.push({ ...text, seat: frame.seat, at: -1 });
  });
  return found;
}

function announced(view: Seen, frame: Frame, language: Language): Text | null {
  if (isFlow(frame, casting) || isFlow(frame, triggering)) {
    const { seat, regs } = frame;
    const at = regs.findIndex((slot, i) => i > 2 && regs[i + 1] >= 0 && view.revealed[seat]?.[slot] === regs[i + 1]);
    return at < 0 ? null : spellSide(regs[at + 1], Math.max(0, regs[at + 2]), language);
  }
  if (isFlow(frame, effectOfRoom)) return textOf(content.rooms[frame.regs[1]].id, language);
  if (isFlow(frame, completing)) return textOf(content.quests[frame.regs[0]].id, language);
  return null;
}

function spellSide(card: number, side: number, language: Language): Text {
  const { sides } = textOfCard(card, language);
  const spell = tables.spells[tables.spellOf[card]];
  return {
    name: spellNamed(card, language),
    thing: `card:${spell.id}`,
    lines: sides[Math.min(side, sides.length - 1)].lines,
    kind: spell.school,
    side,
  };
}

/** A script by its name: an id, then which side or part. */
function textOf(called: string, language: Language): Text | null {
  const [id, part = "0"] = called.split(/[/,]/);
  const cards = tables.cardsOf.get(id);
  if (cards !== undefined) return spellSide(cards[0], Number.parseInt(part, 10) || 0, language);
  const room = content.rooms.find((one) => one.id === id);
  if (room !== undefined) {
    const { name, lines } = roomText(tables, room, language);
    return { name, lines, thing: `room:${id}`, kind: "room", side: null };
  }
  const quest = content.quests.find((one) => one.id === id);
  if (quest !== undefined) {
    const { name, lines } = questText(tables, quest, language);
    return { name, lines, thing: `quest:${id}`, kind: "quest", side: null };
  }
  const event = content.events.find((one) => one.id === id);
  if (event !== undefined) {
    const before = event.says.slice(0, Number.parseInt(part, 10) || 0).flatMap(({ says }) => says).length;
    const { name, lines } = eventCardText(tables, event, language);
    return { name, lines: lines.slice(before), thing: `event:${id}`, kind: "event", side: null };
  }
  const kind = content.evocations.find((one) => one.id === id);
  if (kind === undefined) return null;
  const { name, lines } = evocationText(tables, kind, language);
  return { name, lines, thing: `evocation:${id}`, kind: "evocation", side: null };
}

/** What a response window is about. */
export interface Answered {
  /** It can still be changed; otherwise it has happened. */
  readonly before: boolean;
  readonly deeds: readonly string[];
}

/** Null when no window stands open. */
export function answeredIn(scene: Scene): Answered | null {
  const { stack } = seen(scene);
  if (stack.at(-1)?.kind !== FrameKind.window) return null;
  const frame = stack.findLast(({ kind }) => kind === FrameKind.deeds);
  if (frame === undefined) return { before: true, deeds: [] };
  const lain = lying({ game: lodge } as unknown as Lodge, { ...frame, regs: [...frame.regs] });
  const deeds = lain.flatMap((one) => {
    if (one.prevented) return [];
    const numbers = Object.fromEntries(one.deed.names.map((name) => [name, one.get(name)]));
    const event = { verb: one.deed.verb, ...numbers } as unknown as Event;
    return eventText(tables, event, scene.names, scene.language, scene.viewer, seen(scene)) ?? [];
  });
  return { before: frame.at < 2, deeds };
}

/** What asks: the card, room, quest or event whose sentences are being read, and which of them. */
import { type Frame, FrameKind, type View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import type { Sentence } from "../cards/says.ts";
import type { Instruction } from "../effects/program.ts";
import { effectOfRoom } from "../rules/activate.ts";
import { attacking } from "../rules/attack.ts";
import { casting, triggering } from "../rules/cast.ts";
import { acting } from "../rules/evocations.ts";
import { preparationPhase } from "../rules/preparation.ts";
import { completing } from "../rules/quests.ts";
import { study } from "../rules/study.ts";
import { NONE, type State } from "../state.ts";
import { sidesOf, type Tables } from "../tables.ts";
import { eventCardText, evocationText, questText, roomText, spellText } from "./cards.ts";

export interface Source {
  readonly name: string;
  /** The sentence being read, if one is. */
  readonly line: string | null;
  readonly says: Sentence | null;
}

interface Text {
  readonly name: string;
  readonly lines: readonly string[];
  readonly says: readonly Sentence[];
}

const isFlow = (frame: Frame, flow: { readonly index: number }): boolean =>
  frame.kind === FrameKind.flow && frame.of === flow.index;

/** The uppermost thing on the stack that has a name. */
export function sourceOf(tables: Tables, view: View<State>, language: Language): Source | null {
  const { content } = tables;
  for (const frame of view.stack.toReversed()) {
    if (frame.kind === FrameKind.script) {
      const script = tables.scripts[frame.of];
      const text = textOf(tables, script.name, language);
      if (text === null) continue;
      // What lasts on has sentences of its own.
      const { sentence } = (script.lines[Math.min(frame.at >> 1, script.lines.length - 1)] ?? {
        sentence: 0,
      }) as Instruction;
      const own = !script.name.includes(", ");
      return {
        name: text.name,
        line: own ? (text.lines[sentence] ?? null) : null,
        says: own ? (text.says[sentence] ?? null) : null,
      };
    }
    if (isFlow(frame, casting) || isFlow(frame, triggering)) {
      const card = castCard(view, frame);
      if (card !== NONE) return bare(spellText(tables, tables.spells[tables.spellOf[card]], language).name);
    }
    if (isFlow(frame, effectOfRoom)) return bare(roomText(tables, content.rooms[frame.regs[1]], language).name);
    if (isFlow(frame, completing)) return bare(questText(tables, content.quests[frame.regs[0]], language).name);
  }
  return null;
}

const bare = (name: string): Source => ({ name, line: null, says: null });

/** The card under way stands right behind its slot. */
function castCard(view: View<State>, { seat, regs }: Frame): number {
  const at = regs.findIndex((slot, i) => i > 2 && regs[i + 1] >= 0 && view.revealed[seat]?.[slot] === regs[i + 1]);
  return at < 0 ? NONE : regs[at + 1];
}

/** A script by its name: an id, then which side or part. */
function textOf(tables: Tables, called: string, language: Language): Text | null {
  const { content } = tables;
  const [id, part = "0"] = called.split(/[/,]/);
  const spell = content.spells.find((one) => one.id === id);
  if (spell !== undefined && called.includes("/")) {
    const text = spellText(tables, spell, language);
    const side = Number.parseInt(part, 10);
    return { name: text.name, lines: text.sides[side].lines, says: sidesOf(spell)[side].says };
  }
  const room = content.rooms.find((one) => one.id === id);
  if (room !== undefined) return { ...roomText(tables, room, language), says: room.says };
  const quest = content.quests.find((one) => one.id === id);
  if (quest !== undefined) return { ...questText(tables, quest, language), says: quest.says };
  const event = content.events.find((one) => one.id === id);
  if (event !== undefined) {
    const before = event.says.slice(0, Number.parseInt(part, 10)).flatMap(({ says }) => says).length;
    const { name, lines } = eventCardText(tables, event, language);
    const says = event.says.flatMap((one) => one.says);
    return { name, lines: lines.slice(before), says: says.slice(before) };
  }
  const kind = content.evocations.find((one) => one.id === id);
  return kind === undefined ? null : { ...evocationText(tables, kind, language), says: [] };
}

/** Who is about to step or strike, or NONE. */
export function actorOf(view: View<State>): number {
  const frame = view.stack.findLast((one) => isFlow(one, acting) || isFlow(one, attacking));
  return frame === undefined ? NONE : frame.regs[0];
}

/** Schools already declared by the mage who studies. */
export function declaredSchools(view: View<State>): number {
  return view.stack.findLast((one) => isFlow(one, study))?.regs.length ?? 0;
}

/** The slot being planned, or NONE. */
export function slotOf(view: View<State>): number {
  const frame = view.stack.findLast((one) => isFlow(one, preparationPhase));
  return frame === undefined ? NONE : (frame.regs[0] ?? 0) - 1;
}

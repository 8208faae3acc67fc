/**
 * How saves of earlier versions become those of today: one change after the other, each as small as the change it follows. Whoever changes
 * a field of the state, a flow, its steps or registers, a deed or a name appends one; none is ever changed or taken out.
 */
import type { NamedDeed, NamedFrame, Upgrade } from "@blackrose/kernel";
import { numbersFor } from "../options.ts";
import { NONE } from "../state.ts";
import { attachAll } from "./attachments.ts";

/** Its number among the rulesets. */
const REBIRTH = 2;

const inFrames =
  (change: (frame: NamedFrame) => NamedFrame): Upgrade =>
  (saved) => ({ ...saved, state: { ...saved.state, stack: saved.state.stack.map(change) } });

/** A save has the options by name, too: their numbers are made anew. Whoever adds an option, or one of its values, appends this once more. */
const numbersOfOptions: Upgrade = (saved) => ({
  ...saved,
  state: { ...saved.state, options: numbersFor(saved.options) },
});

/** Cubes that changed were lists, in one deed that nobody could answer. */
function cubesApart(deed: NamedDeed): readonly NamedDeed[] {
  const { off, on } = deed.with as unknown as { readonly [side in "off" | "on"]: readonly number[] };
  if (deed.verb !== "recube" || !Array.isArray(off)) return [deed];
  const one = (which: { readonly off?: number; readonly on?: number }): NamedDeed => ({
    ...deed,
    with: { ...deed.with, off: NONE, on: NONE, ...which, n: 1 },
  });
  if (off.length > 0 && on.length > 0) return off.map((colour, i) => one({ off: colour, on: on[i] }));
  return [...off.map((colour) => one({ off: colour })), ...on.map((colour) => one({ on: colour }))];
}

export const upgrades: readonly Upgrade[] = [
  // What runs after deeds was called their aftermath.
  inFrames((frame) => (frame.flow === "aftermath" ? { ...frame, flow: "after deeds" } : frame)),
  // The numbers of a defeat kept their meaning only until it fell: killer and who ranks first, then whether it happened and the points.
  inFrames((frame) => {
    if (frame.flow !== "defeat" || frame.list === undefined) return frame;
    const [first, ...rest] = frame.list;
    return frame.step === undefined
      ? { ...frame, numbers: { killer: first, first: rest[0] }, list: [] }
      : { ...frame, numbers: { happened: first }, list: rest };
  }),
  // Blows among which cubes are shared began with the number of their deed.
  inFrames((frame) => {
    if (frame.flow !== "sharing cubes" || frame.list === undefined) return frame;
    const width = 8;
    const count = frame.list.length / (1 + width);
    return { ...frame, list: frame.list.filter((_, i) => i < count || (i - count) % width !== 0) };
  }),
  // Options were bits of one number.
  numbersOfOptions,
  // What lasted on, values of this turn, the Abomination, damage that fades and events that listen had a form each.
  attachAll,
  // A Library had all schools of the content.
  (saved) => {
    const library = saved.state["library"] as readonly (readonly number[])[];
    const opened = library.some((deck) => deck.length > 0) ? library.map((_, school) => school) : [];
    return { ...saved, state: { ...saved.state, opened } };
  },
  // Whoever leaves play is told with its owner, and whether another comes in its stead.
  (saved) => {
    const { figureOwner } = saved.state as unknown as { readonly figureOwner: readonly number[] };
    const told = (deed: NamedDeed): NamedDeed =>
      deed.verb === "unsummon" && deed.with["owner"] === undefined
        ? { ...deed, with: { ...deed.with, owner: figureOwner[deed.with["figure"]], instead: 0 } }
        : deed;
    return inFrames((frame) => (frame.deeds === undefined ? frame : { ...frame, deeds: frame.deeds.map(told) }))(saved);
  },
  // Nothing that is attached happened only once in a turn or an action.
  (saved) => {
    const attachments = (saved.state["attachments"] as readonly object[]).map((lies) => ({ ...lies, spent: 0 }));
    return { ...saved, state: { ...saved.state, attachments } };
  },
  // A defeat is told with the room where it happened.
  (saved) => {
    const { at } = saved.state as unknown as { readonly at: readonly number[] };
    const told = (deed: NamedDeed): NamedDeed =>
      deed.verb === "defeat" && deed.with["from"] === undefined
        ? { ...deed, with: { ...deed.with, from: at[deed.with["seat"]] } }
        : deed;
    return inFrames((frame) => (frame.deeds === undefined ? frame : { ...frame, deeds: frame.deeds.map(told) }))(saved);
  },
  // There was no Avatar, and no option for his level.
  (saved) => ({
    ...saved,
    state: {
      ...saved.state,
      avatarAfter: -1,
      actionDecks: [],
      actionsRevealed: [],
      actionBack: 0,
      actionsUsed: 0,
      actionsMore: 0,
      avatarSlots: [],
      claimed: [],
    },
  }),
  numbersOfOptions,
  inFrames((frame) => (frame.deeds === undefined ? frame : { ...frame, deeds: frame.deeds.flatMap(cubesApart) })),
  // There were no Nightmare cards.
  (saved) => ({ ...saved, state: { ...saved.state, nightmares: [] } }),
  // No goal asked what had happened in a turn.
  (saved) => ({ ...saved, state: { ...saved.state, soFar: [] } }),
  // Quests that are public lay nowhere for others to see.
  (saved) => {
    const { quests, ruleset } = saved.state as unknown as {
      readonly quests: readonly (readonly number[])[];
      readonly ruleset: number;
    };
    const openQuests = quests.map((held) => (ruleset === REBIRTH ? held.filter((quest) => quest >= 0) : []));
    return { ...saved, state: { ...saved.state, openQuests } };
  },
  // Nobody noted from where cards were taken unseen: there were no interrupts.
  (saved) => ({
    ...saved,
    state: { ...saved.state, unseenFrom: (saved.state["at"] as readonly number[]).map(() => 0) },
  }),
];

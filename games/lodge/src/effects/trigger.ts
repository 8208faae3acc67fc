/**
 * What a trigger of the cards is, in one record: how a pack writes it, which deeds meet it and when, and whom that binds. Core
 * triggers are listed in triggers/index.ts and find their words under their name in text/; a box may bring its own, each with its
 * words.
 */
import type { Frame, Lying, Moment } from "@blackrose/kernel";
import type { Span } from "../cards/attachments.ts";
import type { Trigger } from "../cards/says.ts";
import { type Lodge, NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { TriggerWords } from "../text/scene.ts";
import type { Instruction, Program } from "./program.ts";
import { recordOf, type ShapeOf, type Verbs } from "./verb.ts";

/** What every trigger has: its name. */
interface Told {
  readonly on: string;
}

export type OneDeed = Lying<State, Tables>;

/** What a met trigger binds. */
export interface Met {
  readonly it: number;
  readonly there: number;
  readonly amount: number;
}
export const bind = (it: number, there = NONE, amount = 0): Met => ({ it, there, amount });

/** Whom a listener belongs to, and what it was bound to when it began. */
export interface Bound {
  readonly owner: number;
  readonly it: number;
  readonly room: number;
  readonly card: number;
  /** It answers from the sheet, as a trap or a protection: never what its owner and his own do (L-INT-05). */
  readonly fromSheet: boolean;
}
/** Of what lies open and belongs to nobody, or to whom it says. */
export const boundTo = (owner: number, fromSheet = false): Bound => ({
  owner,
  it: NONE,
  room: NONE,
  card: NONE,
  fromSheet,
});

/** Whether the doer is the one meant: the controller, or any mage whose doing it may hear. */
export const isMeant = (who: "you" | "mage", seat: number, { owner, fromSheet }: Bound): boolean =>
  who === "you" ? seat === owner : !fromSheet || seat !== owner;

/** What another has done concerns whoever lies in wait. */
export const isAnothers = (_w: Lodge, one: OneDeed, seat: number): boolean => one.get("seat") !== seat;

/** How something listens: from the sheet or not, and whether its sentences change the deeds they answer. */
export interface Manner {
  readonly fromSheet: boolean;
  readonly changes: boolean;
}

/** What words can call "it". */
export type Noun = "mage" | "model" | "evocation";

interface Listening<T> {
  /** The deeds that can meet it. None: the rules themselves say when its moment has come (rules/quest-moments.ts). */
  readonly deeds: readonly { readonly verb: string }[];
  /** Before the deed or after it; after it, where nothing is said. */
  moment?(trigger: T, manner: Manner): Moment;
  /** Whether one of its deeds meets it, at its moment, and what that binds. */
  met?(w: Lodge, one: OneDeed, trigger: T, bound: Bound): Met | null;
  /** Whether an earlier answer has meanwhile taken the occasion away (L-INT-08). */
  lapsed?(w: Lodge, one: OneDeed, trigger: T, bound: Bound): boolean;
  /**
   * Whether traps or protections on the sheet of this seat could answer such a deed, as everyone can see (L-HID-30). Without it
   * nothing answers from a sheet.
   */
  concerns?(w: Lodge, one: OneDeed, seat: number, trigger: T): boolean;
  /** What "it" is from then on; a mage, where nothing is said. */
  binds?(trigger: T, before: Noun): Noun;
  /** What an effect that lasts on keeps in mind from its beginning, where that is not the model and the room named last. */
  keeps?(w: Lodge, e: Frame, trigger: T): { readonly it?: number; readonly room?: number; readonly card?: number };
  /** Its effect starts in the room of its moment (L-TGT-11). */
  readonly startsThere?: true;
  /** It answers a spell, not the damage itself. */
  readonly answersSpell?: true;
  /** Of a trigger that a box brings: its words. */
  readonly words?: TriggerWords<T>;
  /** Never what befalls its owner, unless that is said. */
  readonly befallsOthers?: true;
}

export interface TriggerRecord<T extends Told> extends Listening<T> {
  readonly on: T["on"];
  readonly shape: ShapeOf<T, "on">;
}
/** Any trigger, whatever its fields. */
export interface AnyTrigger extends Listening<Trigger> {
  readonly on: string;
  readonly shape: object;
}

export const trigger = <T extends Told>(name: T["on"], record: Omit<TriggerRecord<T>, "on">): TriggerRecord<T> => ({
  on: name,
  ...record,
});

/** A trigger that a box brings: it comes with its words. */
export const ownTrigger = <T extends Told>(
  name: T["on"],
  record: Omit<TriggerRecord<T>, "on"> & { readonly words: TriggerWords<T> },
): TriggerRecord<T> & { readonly words: TriggerWords<T> } => ({ on: name, ...record });

/** The triggers of a table by name. */
export type Triggers = ReadonlyMap<string, AnyTrigger>;

export function triggerRecord(triggers: Triggers, { on: name }: Told): AnyTrigger {
  const found = triggers.get(name);
  if (found === undefined) throw new Error(`nobody knows when "${name}" is`);
  return found;
}

/** Something that listens: a card on the sheet, what is attached, a quest. */
export interface Listener {
  readonly trigger: Trigger;
  readonly record: AnyTrigger;
  readonly program: Program;
  readonly moment: Moment;
  /** Whether the points it gives in a turn are limited. */
  readonly capped: boolean;
  /** Once for each deed of those that happen together. */
  readonly each: boolean;
  /** Only the first time in a turn or an action. */
  readonly once: Span | null;
}

interface Hearing extends Partial<Pick<Listener, "capped" | "each" | "once">> {
  readonly fromSheet?: boolean;
}

export function listening(
  said: Trigger,
  program: Program,
  known: { readonly verbs: Verbs; readonly triggers: Triggers },
  { fromSheet = false, capped = false, each = false, once = null }: Hearing = {},
): Listener {
  const record = triggerRecord(known.triggers, said);
  const moment = record.moment?.(said, { fromSheet, changes: changesDeeds(known.verbs, program) }) ?? "did";
  return { trigger: said, record, program, moment, capped, each, once };
}

const changesDeeds = (verbs: Verbs, { script }: Program): boolean =>
  (script.lines as readonly Instruction[]).some(
    (line) => line.do === "happen" && line.what.some((verb) => recordOf(verbs, verb).answers?.(verb)),
  );

/** Something for each listener, by the verbs of the deeds it can hear, before and after: at a deed only that is looked at. */
export type ByDeed<T> = { readonly [moment in Moment]: ReadonlyMap<string, readonly T[]> };

export function byDeed<T>(listeners: readonly Listener[], what: (listener: Listener, i: number) => T): ByDeed<T> {
  const heard = { would: new Map<string, T[]>(), did: new Map<string, T[]>() };
  listeners.forEach((listener, i) => {
    const one = what(listener, i);
    for (const { verb } of listener.record.deeds) {
      const all = heard[listener.moment].get(verb) ?? [];
      if (!all.includes(one)) heard[listener.moment].set(verb, [...all, one]);
    }
  });
  return heard;
}

/** What hears any of these deeds, each once. */
export function hearing<T>(heard: ByDeed<T>, moment: Moment, deeds: readonly OneDeed[]): readonly T[] {
  const [first, ...others] = deeds;
  let found = heard[moment].get(first.deed.verb) ?? [];
  for (const { deed } of others) {
    const more = (heard[moment].get(deed.verb) ?? []).filter((one) => !found.includes(one));
    if (more.length > 0) found = [...found, ...more];
  }
  return found;
}

/**
 * The first of these deeds that meets what is listened for. It is at its moment that one asks. `evenLapsed`: also one that was prevented
 * or whose occasion is gone, for an answer that was declared before that (L-INT-21).
 */
export function met(
  w: Lodge,
  { trigger: said, record }: Listener,
  bound: Bound,
  deeds: readonly OneDeed[],
  evenLapsed = false,
): Met | null {
  for (const one of deeds) {
    if (!record.deeds.some(({ verb }) => verb === one.deed.verb)) continue;
    if (!evenLapsed && (one.prevented || record.lapsed?.(w, one, said, bound))) continue;
    const found = record.met?.(w, one, said, bound) ?? null;
    if (found !== null) return found;
  }
  return null;
}

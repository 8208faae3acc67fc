/** What the cards of a table can say beside gates: what every box can use, and what its boxes bring. */
import type { Change, ValueName } from "../cards/attachments.ts";
import type { AnyCondition, AnyCost, AnyCount, AnyGroup, AnyRoomKind } from "./own.ts";
import type { ArchetypeWords, Words } from "../cards/says.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { AnyTrigger, Triggers } from "./trigger.ts";
import { coreTriggers } from "./triggers/index.ts";
import type { AnyVerb, Verbs } from "./verb.ts";
import { coreVerbs } from "./verbs/index.ts";

/** Of conditions, counts, groups, kinds of rooms and costs only what boxes bring: the others stand where they are read. */
export interface Vocabulary {
  readonly verbs: Verbs;
  readonly triggers: Triggers;
  readonly conditions: ReadonlyMap<string, AnyCondition>;
  readonly counts: ReadonlyMap<string, AnyCount>;
  readonly groups: ReadonlyMap<string, AnyGroup>;
  readonly roomKinds: ReadonlyMap<string, AnyRoomKind>;
  readonly costs: ReadonlyMap<string, AnyCost>;
  /** Beside those of every box. */
  readonly archetypes: ReadonlyMap<string, ArchetypeWords>;
  /** Words for values that only cards of a box change. */
  readonly values: ReadonlyMap<string, ValueWords>;
  /** With a box that says so, effects of one's own pass over one's own, but for healing and converting (L-IMM-05). */
  readonly sparesOwn: boolean;
}

/** How a value is told that changes for "you". */
export type ValueWords = { readonly [language in keyof Words]: (change: Change) => string };

/** What a box brings, each with its words. */
export interface Brought {
  readonly verbs?: readonly (AnyVerb & Required<Pick<AnyVerb, "words">>)[];
  readonly triggers?: readonly (AnyTrigger & Required<Pick<AnyTrigger, "words">>)[];
  readonly conditions?: readonly AnyCondition[];
  readonly counts?: readonly AnyCount[];
  readonly groups?: readonly AnyGroup[];
  readonly roomKinds?: readonly AnyRoomKind[];
  readonly costs?: readonly AnyCost[];
  readonly archetypes?: readonly ArchetypeWords[];
  readonly values?: { readonly [name in ValueName]?: ValueWords };
  /** What must hold of it at every question; a sentence when it does not. */
  broken?(cards: Tables, s: State): string | null;
  readonly sparesOwn?: true;
}

export function vocabularyWith(boxes: readonly Brought[]): Vocabulary {
  const verbs = new Map(coreVerbs.map((one) => [one.do, one]));
  const triggers = new Map(coreTriggers.map((one) => [one.on, one]));
  const archetypes = new Map<string, ArchetypeWords>();
  for (const box of boxes) {
    for (const one of box.verbs ?? []) add(verbs, one.do, one);
    for (const one of box.triggers ?? []) add(triggers, one.on, one);
    for (const one of box.archetypes ?? []) add(archetypes, one.id, one);
  }
  return {
    verbs,
    triggers,
    archetypes,
    values: new Map(boxes.flatMap(({ values = {} }) => Object.entries(values))),
    sparesOwn: boxes.some((box) => box.sparesOwn),
    conditions: byName(boxes.flatMap(({ conditions }) => conditions ?? [])),
    counts: byName(boxes.flatMap(({ counts }) => counts ?? [])),
    groups: byName(boxes.flatMap(({ groups }) => groups ?? [])),
    roomKinds: byName(boxes.flatMap(({ roomKinds }) => roomKinds ?? [])),
    costs: byName(boxes.flatMap(({ costs }) => costs ?? [])),
  };
}

function byName<Record extends { readonly name: string }>(all: readonly Record[]): Map<string, Record> {
  const known = new Map<string, Record>();
  for (const one of all) add(known, one.name, one);
  return known;
}

function add<Record>(known: Map<string, Record>, name: string, one: Record): void {
  if (known.has(name)) throw new Error(`"${name}" is known already: a box gives what it brings a name of its own`);
  known.set(name, one);
}

/** What the cards of a table can say beside gates: the verbs and triggers every box can use, and those its boxes bring. */
import type { AnyTrigger, Triggers } from "./trigger.ts";
import { coreTriggers } from "./triggers/index.ts";
import type { AnyVerb, Verbs } from "./verb.ts";
import { coreVerbs } from "./verbs/index.ts";

export interface Vocabulary {
  readonly verbs: Verbs;
  readonly triggers: Triggers;
}

/** What a box brings, each with its words. */
export interface Brought {
  readonly verbs?: readonly (AnyVerb & Required<Pick<AnyVerb, "words">>)[];
  readonly triggers?: readonly (AnyTrigger & Required<Pick<AnyTrigger, "words">>)[];
}

export function vocabularyWith(boxes: readonly Brought[]): Vocabulary {
  const verbs = new Map(coreVerbs.map((one) => [one.do, one]));
  const triggers = new Map(coreTriggers.map((one) => [one.on, one]));
  for (const box of boxes) {
    for (const one of box.verbs ?? []) add(verbs, one.do, one);
    for (const one of box.triggers ?? []) add(triggers, one.on, one);
  }
  return { verbs, triggers };
}

function add<Record>(known: Map<string, Record>, name: string, one: Record): void {
  if (known.has(name)) throw new Error(`"${name}" is known already: a box gives what it brings a name of its own`);
  known.set(name, one);
}

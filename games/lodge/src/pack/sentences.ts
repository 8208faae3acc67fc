/** The shapes of triggers and sentences, made of the verbs and triggers there are. */
import type { Gate, Sentence, Trigger, Verb } from "../cards/says.ts";
import type { Vocabulary } from "../effects/vocabulary.ts";
import { change, condition, cost, many, one, some, spot, target, who } from "./parts.ts";
import {
  listOf,
  mark,
  optional,
  sentences,
  type Shape,
  type Speech,
  type Tags,
  tagged,
  trigger,
  word,
} from "./shape.ts";

/** The gates and loops before more sentences. */
const gates = (verb: Shape<Verb>): Tags<Gate, "do"> => ({
  together: { what: listOf(verb, "verb") },
  if: { if: condition, then: sentences, else: optional(sentences) },
  may: { then: sentences },
  cost: { cost, then: sentences, else: optional(sentences) },
  choose: { options: listOf(sentences, "option"), by: optional(one), masks: optional(mark) },
  unless: { who, pays: word("ready spell", "that spell", "hand spell"), then: sentences },
  each: { who: many, then: sentences },
  aim: { target, from: optional(spot), upTo: optional(mark), then: sentences, again: optional(mark) },
  "name a type": {},
  "this turn": { when: trigger, then: sentences, once: optional(mark), most: optional(some) },
  stat: { changes: listOf(change, "change") },
});

/** What can be said with these verbs and triggers. */
export function speechWith(known: Vocabulary): Speech {
  // Each record's shape fits its own type; together they are those of the union.
  const verbs = Object.fromEntries([...known.verbs].map(([name, { shape }]) => [name, shape])) as Tags<Verb, "do">;
  const triggers = Object.fromEntries([...known.triggers].map(([name, { shape }]) => [name, shape])) as Tags<
    Trigger,
    "on"
  >;
  const sentence = tagged<Sentence, "do">("do", { ...verbs, ...gates(tagged<Verb, "do">("do", verbs)) });
  return { trigger: tagged<Trigger, "on">("on", triggers), sentences: listOf(sentence, "sentence"), brought: known };
}

/** The shapes of triggers and sentences, made of the verbs and triggers there are. */
import { ELEMENTS, type Gate, type Sentence, type Trigger, TYPES, type Verb } from "../cards/says.ts";
import type { AnyVerb } from "../effects/verb.ts";
import {
  colour,
  condition,
  cost,
  element,
  many,
  one,
  room,
  rooms,
  some,
  spot,
  target,
  type,
  who,
  you,
} from "./parts.ts";
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

const triggers: Shape<Trigger> = tagged<Trigger, "on">("on", {
  enters: {
    who: word("model", "mage"),
    colour: optional(colour),
    room: optional(room),
    subject: optional(you),
  },
  leaves: { who: word("it"), room: optional(spot), by: optional(word("physical action")) },
  "would suffer": { who: word("you", "any mage"), from: optional(word("model", "mage's attack", "trap")) },
  suffers: { who: you, from: optional(word("black rose", "that spell")) },
  targeted: { by: optional(type), kind: optional(word("single", "area")) },
  casts: { who: word("mage", "target"), type: optional(word(...TYPES, "named")) },
  resolves: { who: word("you", "mage"), types: optional(listOf(type, "type")), element: optional(element) },
  "that spell is resolved": {},
  "physical action": { who: word("mage") },
  activates: { who: word("you", "mage"), rooms: optional(rooms), colour: optional(colour) },
  solves: { who: word("mage") },
  defeated: { who: word("you", "mage"), by: optional(word("you", "mage", "other than you")) },
  "deals damage": {
    who: word("you", "mage", "your evocation", "another"),
    to: optional(word("mage")),
    with: optional(word(...ELEMENTS, "attack")),
    defeats: optional(mark),
  },
  attacks: { who: word("you", "any model") },
  places: { who: you, orConverts: optional(mark) },
  fills: { who: word("you", "mage") },
  summons: { who: you },
  "takes the Crown": { who: you },
  "event moves": { who: you },
  "clean-up": {},
});

/** The gates and loops before more sentences. */
const gates = (verb: Shape<Verb>): Tags<Gate, "do"> => ({
  together: { what: listOf(verb, "verb") },
  if: { if: condition, then: sentences, else: optional(sentences) },
  may: { then: sentences },
  cost: { cost, then: sentences, else: optional(sentences) },
  choose: { options: listOf(sentences, "option"), by: optional(one), masks: optional(mark) },
  unless: { who, pays: word("ready spell", "that spell"), then: sentences },
  each: { who: many, then: sentences },
  aim: { target, from: optional(spot), upTo: optional(mark), then: sentences, again: optional(mark) },
  "name a type": {},
  "this turn": { when: trigger, then: sentences, once: optional(mark), most: optional(some) },
});

/** What can be said with these verbs. */
export function speechWith(all: readonly AnyVerb[]): Speech {
  // Each record's shape fits its own type; together they are those of the union.
  const verbs = Object.fromEntries(all.map(({ do: name, shape }) => [name, shape])) as Tags<Verb, "do">;
  const sentence = tagged<Sentence, "do">("do", { ...verbs, ...gates(tagged<Verb, "do">("do", verbs)) });
  return { trigger: triggers, sentences: listOf(sentence, "sentence") };
}

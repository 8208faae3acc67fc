/**
 * What each language must be able to say. Every table here is keyed by what the game declares (verbs, conditions, triggers, deeds,
 * questions), so that a sentence missing in one language does not compile.
 */
import type { Grammar, Language } from "@blackrose/language";
import type {
  Archetype,
  Colour,
  Condition,
  Cost,
  Element,
  GameEvent,
  Many,
  One,
  School,
  SpellType,
  Spot,
  Target,
  Trigger,
  Verb,
  Who,
} from "../cards/says.ts";
import type { Lead, Mood, Said, Scene } from "./scene.ts";

export type Named<Do extends Verb["do"]> = Extract<Verb, { readonly do: Do }>;

/** Clauses without capital and full stop. */
export interface CardVoice {
  readonly verbs: { readonly [Do in Verb["do"]]: (line: Named<Do>, scene: Scene, mood: Mood) => Said };
  /** What follows "if". */
  readonly conditions: {
    readonly [Is in Condition["is"]]: (line: Extract<Condition, { readonly is: Is }>, scene: Scene) => string;
  };
  /** What follows "when". */
  readonly triggers: {
    readonly [On in Trigger["on"]]: (line: Extract<Trigger, { readonly on: On }>, scene: Scene) => string;
  };
  readonly costs: {
    readonly [Pay in Cost["pay"]]: (line: Extract<Cost, { readonly pay: Pay }>, scene: Scene, mood: Mood) => string;
  };
  /** What a side is aimed at: "a model within 2". */
  target(target: Target, scene: Scene): string;
  readonly joints: Joints;
  readonly frames: Frames;
  readonly names: CardNames;
}

/** How clauses hang together. */
export interface Joints {
  /** The reader's sentences begin without a subject. */
  plain(lead: Lead): Lead;
  /** The subject once more, after it was said: by a pronoun, or not at all. */
  again(lead: Lead): Lead;
  /** The subject once more, right after a verb of its own: not said. */
  silent(lead: Lead): Lead;
  /** The subject once more, after somebody else's deed: said. */
  explicit(lead: Lead): Lead;
  /** "you may", "each mage may"; what follows stands in the infinitive. */
  may(lead: Lead): string;
  mayDo(lead: Lead): string;
  ifDo(lead: Lead): string;
  readonly ifNot: string;
  readonly otherwise: string;
  if(condition: string): string;
  and(parts: readonly string[]): string;
  then(parts: readonly string[]): string;
  choose(lead: Lead, options: readonly string[], masks: boolean, by: One, scene: Scene): string;
  /** "that mage may discard a ready spell". */
  spare(who: Who, pays: "ready spell" | "that spell", scene: Scene): string;
  each(who: Many, scene: Scene, then: string): string;
  /** "choose another model within 1 of that room". */
  pick(target: Target, from: Spot, scene: Scene, mood: Mood): string;
  readonly repeated: string;
  nameType(mood: Mood): string;
  thisTurn(trigger: string, once: boolean): string;
  most(points: number): string;
}

/** Words around the sentences of rooms, quests, events and evocations. */
export interface Frames {
  when(trigger: string): string;
  /** A task: its moment, then its conditions. */
  task(when: string, conditions: readonly string[]): string;
  /** "each mage in a yellow room": whose sentences these are, first and later. */
  subject(who: GameEvent["says"][number]["for"], scene: Scene): string;
  readonly thatMage: string;
  readonly theRose: string;
  readonly mode: { readonly [mode in "replace" | "add"]: string };
  cost(cost: string): string;
  attackAlso(said: string): string;
  insteadOfAttack(ways: readonly string[]): string;
  entering(said: string): string;
  shuts(colours: readonly Colour[]): string;
  readonly phase: { readonly [phase in GameEvent["phase"]]: string };
}

export interface CardNames {
  readonly school: { readonly [school in School | "forgotten" | "personal"]: string };
  readonly type: { readonly [type in SpellType]: string };
  readonly element: { readonly [element in Element]: string };
  readonly colour: { readonly [colour in Colour]: string };
  readonly archetype: { readonly [archetype in Archetype]: string };
}

export interface Voice {
  readonly language: Language;
  /** The part of the grammar that needs no nouns. */
  readonly speech: Pick<
    Grammar<unknown, unknown>,
    "list" | "number" | "signed" | "sentence" | "label" | "tidy" | "name"
  >;
  readonly cards: CardVoice;
}

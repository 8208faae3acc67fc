/**
 * What each language must be able to say. Every table here is keyed by what the game declares (verbs, conditions, triggers, deeds,
 * questions), so that a sentence missing in one language does not compile.
 */
import type { Deed, RefusalCode, View } from "@blackrose/kernel";
import type { Grammar, Language, Phrase } from "@blackrose/language";
import type { Change, Span, ValueName } from "../cards/attachments.ts";
import type {
  ARCHETYPES,
  Colour,
  CoreCondition,
  CoreCost,
  CoreTrigger,
  CoreVerb,
  Element,
  GameEvent,
  Kind,
  Many,
  One,
  SpellType,
  Spot,
  Target,
  Who,
} from "../cards/says.ts";
import type * as deeds from "../deeds.ts";
import type { Phase, State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { Declinable, DecisionId } from "./decisions.ts";
import type { Action } from "./keys.ts";
import type { Lead, Mood, Said, Scene } from "./scene.ts";
import type { Talk } from "./talk.ts";

export type Named<Do extends CoreVerb["do"]> = Extract<CoreVerb, { readonly do: Do }>;

/** Clauses without capital and full stop. Verbs and triggers that a box brings come with their words (effects/verb.ts, trigger.ts). */
export interface CardVoice {
  readonly language: Language;
  readonly verbs: { readonly [Do in CoreVerb["do"]]: (line: Named<Do>, scene: Scene, mood: Mood) => Said };
  /** What follows "if". */
  readonly conditions: {
    readonly [Is in CoreCondition["is"]]: (line: Extract<CoreCondition, { readonly is: Is }>, scene: Scene) => string;
  };
  /** What follows "when". */
  readonly triggers: {
    readonly [On in CoreTrigger["on"]]: (line: Extract<CoreTrigger, { readonly on: On }>, scene: Scene) => string;
  };
  readonly costs: {
    readonly [Pay in CoreCost["pay"]]: (
      line: Extract<CoreCost, { readonly pay: Pay }>,
      scene: Scene,
      mood: Mood,
    ) => string;
  };
  /** A value that changes: "your attack value is 3", "Ana's movement decreases by 1". */
  readonly values: { readonly [Name in ValueName]?: (change: Change, whose: Scene | Phrase) => string };
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
  /** "; if you do", or nested " and, if you do". */
  ifDo(lead: Lead, nested: boolean): string;
  readonly ifNot: string;
  readonly otherwise: string;
  if(condition: string): string;
  and(parts: readonly string[]): string;
  then(parts: readonly string[]): string;
  choose(lead: Lead, options: readonly string[], masks: boolean, by: One, scene: Scene): string;
  /** "that mage may discard a ready spell". */
  spare(who: Who, pays: "ready spell" | "that spell" | "hand spell", scene: Scene): string;
  each(who: Many, scene: Scene, then: string): string;
  /** "another model within 1 of that room". */
  picked(target: Target, from: Spot, scene: Scene): Phrase;
  /** "choose another model within 1 of that room". */
  pick(target: Target, from: Spot, scene: Scene, mood: Mood): string;
  readonly repeated: string;
  nameType(mood: Mood): string;
  thisTurn(trigger: string, once: boolean): string;
  most(points: number): string;
  /** For the rest of this turn: values that change. */
  changed(changes: readonly string[]): string;
}

/** Words around the sentences of rooms, quests, events and evocations. */
export interface Frames {
  when(trigger: string): string;
  /** A task: how often, its moment, then its conditions. */
  task(when: string, conditions: readonly string[], times: number): string;
  /** "each mage in a yellow room": whose sentences these are. */
  subject(who: GameEvent["says"][number]["for"], scene: Scene): string;
  readonly thatMage: string;
  /** The evocation that bears something. */
  readonly theEvocation: Phrase;
  readonly mode: { readonly [mode in "replace" | "add"]: string };
  cost(cost: string): string;
  attackAlso(said: string): string;
  insteadOfAttack(ways: readonly string[]): string;
  insteadOfMove(ways: readonly string[]): string;
  entering(said: string): string;
  /** What must be done for a quest to be solved. */
  toSolve(said: string): string;
  /** A target, and the one it becomes under a condition. */
  enhanced(target: string, condition: string, other: string): string;
  /** A target whose range may be measured from one of the caster's evocations instead (L-GLO-33). */
  channelled(target: string, kind: Kind, scene: Scene): string;
  /** What a tarot quest waits for. */
  goal(goal: string): string;
  shuts(colours: readonly Colour[]): string;
  /** On action cards: a physical action, the icon for one more card, the back. */
  readonly action: { readonly [part in "physical" | "more" | "back"]: string };
  readonly phase: { readonly [phase in GameEvent["phase"]]: string };
}

export interface CardNames {
  /** Spells of no school. */
  readonly decks: { readonly [deck in "forgotten" | "personal" | "action"]: string };
  readonly type: { readonly [type in SpellType]: string };
  readonly element: { readonly [element in Element]: string };
  readonly colour: { readonly [colour in Colour]: string };
  readonly archetype: { readonly [archetype in (typeof ARCHETYPES)[number]]: string };
}

/** What things are, in a few words, and where points come from. */
export interface AboutVoice {
  readonly symbol: string;
  room(colour: string, slots: number, points: string): string;
  /** Before the two effects of a room. */
  readonly inRuins: string;
  readonly rebuilt: string;
  values(health: number, move: number, attack: number): string;
  handLimit(cards: number): string;
  questLimit(quests: number): string;
  /** Values by name, and why they are what they are. */
  readonly valueNames: { readonly [name in "health" | "move" | "attack" | "hand" | "slots"]: string };
  readonly reasons: { readonly [from in "printed" | "ruleset"]: string };
  /** What is attached: how long, and who put it there. */
  /** A Nightmare card: the health it gives its Umbra, when that acts, when it wakes. */
  readonly nightmare: { health(n: number): string; readonly acts: string; readonly wakes: string };
  /** What an evocation does that is never summoned. */
  readonly assigned: string;
  readonly large: string;
  /** More Upgrades than others. */
  carries(most: number): string;
  /** Of equipment; of what area damage does not reach; before what an evocation does when it acts. */
  readonly carried: string;
  /** Of one without health (L-IFS-01). */
  readonly unhurt: string;
  /** Of a card that drives something; of what is there from the beginning, with a school (L-HAS). */
  driven(name: string): string;
  comesWith(school: string): string;
  readonly shielded: string;
  readonly acts: string;
  /** Of the card of an evocation; and of the cubes that lie there, on one or on a form. */
  decline(cubes: number): string;
  declines(evocation: boolean): string;
  readonly untilEndOfTurn: string;
  /** It happens only the first time in such a span. */
  readonly once: { readonly [span in Span]: string };
  fades(damage: number): string;
  putBy(owner: Phrase): string;
  favourite(school: string): string;
  personalSpell(spell: string): string;
  readonly fourOrMore: string;
  space(space: number): string;
  /** What the Black Rose gains by an event. */
  gains(enters: number, leaves: number): string;
  readonly crownIcon: string;
  readonly onTrack: string;
  readonly tally: {
    quests(count: number): string;
    trophies(count: number): string;
    readonly tokens: string;
    readonly crown: string;
    readonly unfinished: string;
  };
}

// --- questions ---

/** What a question may refer to. */
export interface Asked {
  readonly talk: Talk;
  readonly min: number;
  readonly max: number;
  /** The sentence of the card that asks, if one is being read. */
  readonly line: string | null;
  /** Who is about to step or strike; the slot being planned. */
  readonly actor: Phrase;
  readonly slot: Phrase;
  /** Which of the spells of the Study Phase a school is chosen for, and of how many. */
  readonly studied: { readonly nth: number; readonly of: number };
}

export interface QuestionVoice {
  /** Before what somebody decides for the Avatar (L-AVA-30). */
  readonly crownChoice: (of: Phrase) => string;
  readonly asks: { readonly [decision in DecisionId]: (asked: Asked) => string };
}

/** Labels, without a capital. */
export interface OptionVoice {
  readonly pass: { readonly [decision in Declinable]: string };
  readonly passAnywhere: string;
  readonly yes: string;
  readonly pays: string;
  readonly actions: { readonly [action in Action]: string };
  readonly masks: { readonly [mask in "happy" | "sad"]: string };
  readonly order: { readonly [order in "before" | "after"]: string };
  /** Of a quest of the previous moon: its points, or its card. */
  readonly reward: readonly [string, string];
  option(nth: number): string;
  /** What answers do, named: a room, a spell and where it lies, a quest. */
  activate(room: Phrase): string;
  cast(spell: string, slot: Phrase): string;
  giveUp(quest: Phrase): string;
  cubeOf(owner: Phrase): string;
  deckOf(school: string): string;
}

// --- events ---

type Deeds = typeof deeds;
/** The deeds among what deeds.ts declares. */
export type DeedName = {
  readonly [name in keyof Deeds]: Deeds[name] extends { readonly verb: string } ? name : never;
}[keyof Deeds];
/** The parameters of a deed, as its event carries them. */
export type Told<D> = D extends Deed<State, Tables, infer P> ? P : never;

export interface EventVoice {
  readonly deeds: { readonly [name in DeedName]: (event: Told<Deeds[name]>, talk: Talk) => string };
}

// --- words ---

export type PhaseName = keyof typeof Phase;

/** Headings and small words of a client. */
export const UI_WORDS = [
  "power",
  "turn",
  "crown",
  "firstPlayer",
  "ready",
  "trap",
  "protection",
  "tarot",
  "revealed",
  "memories",
  "grimoire",
  "quests",
  "completed",
  "events",
  "cell",
  "health",
  "actions",
  "trophies",
  "cubes",
  "evocations",
  "library",
  "discards",
  "looking",
  "light",
  "dark",
  "you",
  "blackRose",
  "nothing",
] as const;
export type UiWord = (typeof UI_WORDS)[number];

export interface WordVoice {
  readonly ui: { readonly [word in UiWord]: string };
  readonly phases: { readonly [phase in PhaseName]: string };
  readonly moons: readonly string[];
  /** What a mage cannot do now. */
  readonly unable: { readonly [what in "moving" | "activating" | "leaving"]: string };
  readonly refusals: { readonly [code in RefusalCode]: string };
}

export interface Voice {
  readonly language: Language;
  /** The part of the grammar that needs no nouns. */
  readonly speech: Pick<
    Grammar<unknown, unknown>,
    "list" | "number" | "signed" | "sentence" | "label" | "tidy" | "name"
  >;
  readonly cards: CardVoice;
  readonly about: AboutVoice;
  talk(tables: Tables, names: readonly string[], view?: View<State>): Talk;
  readonly questions: QuestionVoice;
  readonly options: OptionVoice;
  readonly events: EventVoice;
  readonly words: WordVoice;
}

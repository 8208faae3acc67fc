/**
 * Sentences of cards made into one sentence of a language each, gates and all. What is done stands in the language's tables; how
 * clauses hang together stands here.
 */
import type { Phrase } from "@blackrose/language";
import type { Change } from "../cards/attachments.ts";
import type { Condition, Cost, Sentence, Trigger, Verb } from "../cards/says.ts";
import { triggerRecord } from "../effects/trigger.ts";
import { recordOf } from "../effects/verb.ts";
import { after, boundBy, type Lead, type Mood, type Own, type Said, type Scene } from "./scene.ts";
import type { CardVoice } from "./voice.ts";

/** The tables of a voice are keyed by what the line itself says, which the type checker cannot follow through a look-up. */
type Speaks<Line, Out = string> = (line: Line, scene: Scene, mood: Mood) => Out;
type Table = { readonly [name: string]: unknown };

/** What every box can say is found in the voice; what a box brings comes with its words. */
export function verbOf(voice: CardVoice, verb: Verb, around: Scene, mood: Mood): Said {
  const scene = verb.do === "deal" ? { ...around, sparesOwn: true } : around;
  const core = (voice.verbs as Table)[verb.do] as Speaks<Verb, Said> | undefined;
  if (core !== undefined) return core(verb, scene, mood);
  const brought = recordOf(scene.tables.verbs, verb).words;
  if (brought === undefined) throw new Error(`there are no words for "${verb.do}"`);
  return brought[voice.language](verb, scene, mood);
}
export function conditionOf(voice: CardVoice, one: Condition, scene: Scene): string {
  const denied = one.is === "not" ? one.so : undefined;
  const brought = scene.tables.conditions.get((denied ?? one).is)?.words;
  if (brought !== undefined) return brought[voice.language](denied ?? one, scene, denied !== undefined);
  return ((voice.conditions as Table)[one.is] as Speaks<Condition>)(one, scene, "told");
}
export function triggerOf(voice: CardVoice, one: Trigger, scene: Scene): string {
  const core = (voice.triggers as Table)[one.on] as Speaks<Trigger> | undefined;
  if (core !== undefined) return core(one, scene, "told");
  const brought = triggerRecord(scene.tables.triggers, one).words;
  if (brought === undefined) throw new Error(`there are no words for "${one.on}"`);
  return brought[voice.language](one, scene);
}
/** `whose`: the bearer's, where that is somebody else than who is spoken to. */
export function changeOf(voice: CardVoice, change: Change, scene: Scene, whose: Scene | Phrase = scene): string {
  const core = voice.values[change.of];
  if (core !== undefined) return core(change, whose);
  const brought = scene.tables.values.get(change.of);
  if (brought === undefined) throw new Error(`there are no words for "${change.of}"`);
  return brought[voice.language](change);
}
export const costOf = (voice: CardVoice, one: Cost, scene: Scene, mood: Mood): string =>
  scene.tables.costs.get(one.pay)?.words[voice.language](one, scene, mood) ??
  ((voice.costs as Table)[one.pay] as Speaks<Cost>)(one, scene, mood);

const isOwn = (said: Said): said is Own => typeof said === "object";
const words = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** One sentence, without its capital and full stop. */
export function clause(voice: CardVoice, said: Sentence, scene: Scene, lead: Lead): string {
  const { joints } = voice;
  switch (said.do) {
    case "together":
      return joints.and(simultaneous(voice, said.what, scene, lead));
    case "if": {
      // Two ifs in a row want a stronger stop between them.
      const stop = said.then[0]?.do === "if" ? ":" : ",";
      const then = `${joints.if(conditionOf(voice, said.if, scene))}${stop} ${series(voice, said.then, scene, lead)}`;
      return withElse(voice, then, said.else, scene, lead);
    }
    case "may": {
      const able = said.then.every(isPlain);
      if (!able) return `${joints.mayDo(lead)} ${series(voice, said.then, scene, lead)}`;
      return words(joints.may(lead), unsubjected(voice, said.then, scene, "infinitive"));
    }
    case "cost": {
      const paid = words(joints.may(lead), costOf(voice, said.cost, scene, "infinitive"));
      const then = `${paid}${joints.ifDo(lead, scene.nested)}, ${series(voice, said.then, scene, joints.again(lead))}`;
      return withElse(voice, then, said.else, scene, joints.again(lead));
    }
    case "choose": {
      const inner = lead.person === "you" ? joints.plain(lead) : null;
      const within = { ...scene, nested: true };
      const options = said.options.map((option) =>
        inner === null ? unsubjected(voice, option, within, "infinitive") : series(voice, option, within, inner),
      );
      return joints.choose(lead, options, said.masks ?? false, said.by ?? "self", scene);
    }
    case "unless":
      return `${joints.spare(said.who, said.pays, scene)}; ${joints.ifNot}, ${series(voice, said.then, scene, joints.explicit(lead))}`;
    case "each":
      return joints.each(said.who, scene, series(voice, said.then, after(scene, said), lead));
    case "aim": {
      const repeated = said.again ? joints.repeated : "";
      if (!said.upTo) return words(lead.text, unsubjected(voice, [said], scene, lead.mood)) + repeated;
      const next = after(scene, said);
      const alone = atPicked(voice, said, scene, "infinitive");
      if (alone !== null) return words(joints.may(lead), alone) + repeated;
      const picked = words(joints.may(lead), joints.pick(said.target, said.from ?? "here", scene, "infinitive"));
      const then = series(voice, said.then, next, joints.again(lead));
      return `${picked}${joints.ifDo(lead, scene.nested)}, ${then}${repeated}`;
    }
    case "name a type":
      return words(lead.text, joints.nameType(lead.mood));
    case "this turn": {
      const when = joints.thisTurn(triggerOf(voice, said.when, scene), said.once ?? false);
      const inner = { ...scene, it: boundBy(scene, said.when) };
      const then = series(voice, said.then, inner, lead);
      return `${when}, ${then}${said.most === undefined ? "" : joints.most(said.most)}`;
    }
    case "stat":
      return joints.changed(said.changes.map((change) => changeOf(voice, change, scene)));
    default: {
      const verb = verbOf(voice, said, scene, lead.mood);
      return isOwn(verb) ? verb.own : words(lead.text, verb);
    }
  }
}

function withElse(
  voice: CardVoice,
  then: string,
  otherwise: readonly Sentence[] | undefined,
  scene: Scene,
  lead: Lead,
): string {
  return otherwise === undefined
    ? then
    : `${then}; ${voice.joints.otherwise}, ${series(voice, otherwise, scene, lead)}`;
}

/** Several sentences of a gate as one row of clauses; the subject is said once. */
export function series(voice: CardVoice, says: readonly Sentence[], scene: Scene, lead: Lead): string {
  const { joints } = voice;
  const parts: string[] = [];
  let now = scene;
  let next = lead;
  for (const said of says) {
    parts.push(clause(voice, said, now, next));
    // After somebody else's deed the subject must be named again; after its own it goes without saying.
    next = changesSubject(voice, said, now, lead.mood) ? joints.explicit(lead) : joints.silent(lead);
    now = after(now, said);
  }
  return joints.then(parts);
}

function changesSubject(voice: CardVoice, said: Sentence, scene: Scene, mood: Mood): boolean {
  if (said.do === "together") return said.what.some((verb) => isOwn(verbOf(voice, verb, scene, mood)));
  return isPlain(said) ? said.do !== "aim" && said.do !== "name a type" && isOwnVerb(voice, said, scene, mood) : true;
}
const isOwnVerb = (voice: CardVoice, said: Sentence, scene: Scene, mood: Mood): boolean =>
  isOwn(verbOf(voice, said as Verb, scene, mood));

/** What is done at the same time: verbs of one subject, then those of others. */
function simultaneous(voice: CardVoice, what: readonly Verb[], scene: Scene, lead: Lead): string[] {
  let next = lead;
  return what.map((verb) => {
    const said = verbOf(voice, verb, scene, next.mood);
    if (isOwn(said)) {
      next = voice.joints.explicit(lead);
      return said.own;
    }
    const text = words(next.text, said);
    next = voice.joints.silent(next);
    return text;
  });
}

/** One thing done to whoever is picked: said in one breath, "deal 1 damage to another model within 1". */
function atPicked(
  voice: CardVoice,
  said: Extract<Sentence, { readonly do: "aim" }>,
  scene: Scene,
  mood: Mood,
): string | null {
  const [only, more] = said.then;
  if (more !== undefined || !isVerb(scene, only) || !Object.values(only).includes("another")) return null;
  const picked = voice.joints.picked(said.target, said.from ?? "here", scene);
  const text = verbOf(voice, only, { ...after(scene, said), picked }, mood);
  return isOwn(text) ? null : text;
}

const isVerb = ({ tables }: Scene, said: Sentence): said is Verb => tables.verbs.has(said.do);

/** Can stand after "may" or "choose". */
function isPlain(said: Sentence): boolean {
  switch (said.do) {
    case "if":
    case "may":
    case "cost":
    case "choose":
    case "unless":
    case "each":
    case "this turn":
      return false;
    case "aim":
      return !said.upTo && !said.again && said.then.every(isPlain);
    default:
      return true;
  }
}

/** The same without a subject, all in one mood. */
function unsubjected(voice: CardVoice, says: readonly Sentence[], scene: Scene, mood: Mood): string {
  const { joints } = voice;
  let now = scene;
  const parts = says.flatMap((said) => {
    const before = now;
    now = after(now, said);
    const lead: Lead = { person: scene.person, text: "", mood };
    switch (said.do) {
      case "aim": {
        const alone = atPicked(voice, said, before, mood);
        if (alone !== null) return [alone];
        const picked = joints.pick(said.target, said.from ?? "here", before, mood);
        return said.then.every(isPlain)
          ? [joints.and([picked, unsubjected(voice, said.then, now, mood)])]
          : [`${picked}${said.then[0].do === "this turn" ? ":" : ","} ${series(voice, said.then, now, lead)}`];
      }
      case "together":
        return [joints.and(simultaneous(voice, said.what, before, lead))];
      default:
        return [clause(voice, said, before, lead)];
    }
  });
  return joints.then(parts);
}

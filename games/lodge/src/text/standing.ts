/** What is attached and what it makes of values, in words. */
import type { Language } from "@blackrose/language";
import type { ValueName } from "../cards/attachments.ts";
import { attachedTo } from "../rules/standing.ts";
import { type Step, valueOf } from "../rules/values.ts";
import { type Attached, type Laid, NONE } from "../state.ts";
import type { Tables } from "../tables.ts";
import { isMage } from "../who.ts";
import { attackText, nightmareText, standingText } from "./cards.ts";
import { attachmentName } from "./names.ts";
import { sceneOf } from "./scene.ts";
import { voices } from "./voices.ts";
import { ui } from "./words.ts";

/** What it does, a sentence for each thing. */
export function attachmentText(tables: Tables, kind: number, language: Language): string[] {
  const { is } = tables.attachments[kind];
  const everyone = is.you === "mage of the moment";
  const voice = voices[language];
  const { speech, about } = voice;
  const declines =
    is.decline === undefined ? [] : [speech.sentence(speech.tidy(about.declines(is.on === "evocation")))];
  if (is.family === "nightmare")
    return nightmareText(voice, is, sceneOf(tables, { here: "evocation", it: "evocation" }));
  if (is.on === "evocation") {
    const scene = sceneOf(tables, { here: "evocation", it: "evocation" });
    return [
      ...attackText(voice, is, scene),
      ...standingText(voice, is, scene, voice.cards.frames.theEvocation),
      ...declines,
    ];
  }
  const scene = sceneOf(tables, { ...(everyone && { person: "mage", everyone }), it: "model" });
  return [
    ...standingText(voice, is, scene),
    ...attackText(voice, is, scene),
    ...declines,
    ...comesWith(tables, kind, language),
  ];
}

/** What is there from the beginning, with its school (L-HAS-01). */
function comesWith(tables: Tables, kind: number, language: Language): string[] {
  const { speech, about } = voices[language];
  const { comesWith: id } = tables.attachments[kind].is;
  const school = tables.content.schools.find((one) => one.id === id);
  return school === undefined ? [] : [speech.sentence(speech.tidy(about.comesWith(school.name[language])))];
}

/** One of them where it lies: what it does, how long, who put it there, its cubes. */
export function attachedText(w: Laid, lies: Attached, names: readonly string[], language: Language): string[] {
  const voice = voices[language];
  const { is } = w.cards.attachments[lies.kind];
  const talk = voice.talk(w.cards, names);
  const sentence = (text: string): string => voice.speech.sentence(voice.speech.tidy(text));
  const isOwn = lies.owner === NONE || (lies.owner === lies.on && (is.on === "mage" || is.on === "party"));
  return [
    ...attachmentText(w.cards, lies.kind, language),
    ...(is.fades ? [sentence(voice.about.fades(lies.n))] : []),
    ...(lies.until === NONE ? [] : [sentence(voice.about.untilEndOfTurn)]),
    ...(isOwn ? [] : [sentence(voice.about.putBy(talk.who(lies.owner)))]),
    ...(lies.cubes.length === 0
      ? []
      : [sentence(`${ui(language).word.cubes}${ui(language).colon} ${talk.cubes(lies.cubes)}`)]),
  ];
}

type Told = "health" | "move" | "attack" | "hand";

/** "attack 4 (printed 2, Stone Claws 3, …)": a value, and where it is not simply printed, how it came about. */
function valueText(w: Laid, name: Told, of: number, language: Language): string {
  const { speech, about } = voices[language];
  const { value, steps } = valueOf(w, name satisfies ValueName, of);
  const said = `${about.valueNames[name]} ${speech.number(value)}`;
  const reason = ({ from, how, n }: Step): string => {
    const why = typeof from === "string" ? about.reasons[from] : attachmentName(w.cards, from.kind, language);
    return `${why} ${how === "add" ? speech.signed(n) : speech.number(n)}`;
  };
  const plain = steps.length === 1 && steps[0].from === "printed";
  return plain ? said : `${said} (${steps.map(reason).join(", ")})`;
}

/** The values of a model now, in a sentence; its health only where something changes it, for its life says it anyway. */
export function valuesNow(w: Laid, model: number, language: Language): string {
  const { speech } = voices[language];
  // The Avatar has no hand.
  const names: Told[] = isMage(model) && model < w.s.seats ? ["move", "attack", "hand"] : ["move", "attack"];
  if (valueOf(w, "health", model).steps.length > 1) names.unshift("health");
  return speech.sentence(speech.tidy(names.map((name) => valueText(w, name, model, language)).join(", ")));
}

/** What lies on a model, by name. */
export const namesAttached = (w: Laid, model: number, language: Language): string[] =>
  attachedTo(w, model).map(({ kind }) => attachmentName(w.cards, kind, language));

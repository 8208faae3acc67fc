/** English: how clauses hang together, and the words around them. */
import { en } from "@blackrose/language";
import type { Kind, Range, Target } from "../../cards/says.ts";
import type { Lead, Scene } from "../scene.ts";
import type { CardNames, CardVoice, Frames, Joints } from "../voice.ts";
import { kindNoun, mages, many, nouns, oneOfYours, spot, theRoom, who, your } from "./things.ts";
import { verb } from "./forms.ts";

const { list, np, say } = en;

const pronoun = (lead: Lead): Lead => ({ ...lead, text: "they", mood: "pronoun" });

const SPARES = {
  "ready spell": "discard one of its ready spells",
  "that spell": "give up that spell",
  "hand spell": "discard 1 spell from hand",
};

export const joints: Joints = {
  plain: (lead) => ({ ...lead, text: "", mood: "order" }),
  again: (lead) => (lead.person === "you" ? joints.plain(lead) : lead.person === "mage" ? pronoun(lead) : lead),
  silent: (lead) => ({ ...lead, text: "" }),
  explicit: (lead) =>
    lead.person === "you"
      ? { ...lead, text: "you", mood: "stated" }
      : { ...lead, text: lead.person === "mage" ? "that mage" : "the Black Rose", mood: "told" },
  may: (lead) => (lead.person === "you" ? "you may" : say`${lead.text} may`.trim()),
  mayDo: (lead) => `${joints.may(lead)} do this:`,
  ifDo: (lead, nested) => `${nested ? " and," : ";"} if ${lead.person === "you" ? "you" : "they"} do`,
  ifNot: "if not",
  otherwise: "otherwise",
  if: (condition) => `if ${condition}`,
  and: (parts) => list(parts, "and"),
  then: (parts) => parts.join(", then "),
  choose: (lead, options, masks, by, scene) => {
    const head =
      by !== "self"
        ? say`${who(by, scene)} chooses one`
        : lead.person === "you"
          ? "choose one"
          : say`${lead.text} ${verb(lead.mood, "choose")} one`;
    const said = masks ? options.map((option, i) => `${MASKS[i] ?? ""}${option}`) : options;
    return `${head}: ${said.join("; or ")}`;
  },
  spare: (whom, pays, scene) => say`${who(whom, scene)} may ${SPARES[pays]}`,
  each: (whom, scene, then) => say`for ${many(whom, scene)}: ${then}`,
  picked: (aim, from, scene) => {
    if (aim.at === "self" || aim.at === "special" || aim.at === "every model") return en.name("yourself");
    // A room of some sort is told as a target is.
    if (aim.at === "room" && from === "here" && (aim.with ?? aim.not ?? aim.colour ?? aim.beside) !== undefined)
      return en.name(target(aim, scene));
    const place = near(aim.within, from, scene);
    // From where one stands any room will do.
    if (aim.at === "room" && from === "here") return np(nouns.room, { article: "a", after: place });
    const after = aim.at === "evocation" ? say`${evocationAfter(aim)} ${place}`.trim() : place;
    if (aim.at === "model" && aim.own) return en.name(say`one of your models ${after}`.trim());
    if (aim.at !== "evocation") return np(nouns[aim.at], { article: "another", after });
    const kind = kindNoun(aim.kind ?? "any", scene);
    return aim.own
      ? en.name(say`one of ${your(scene)} ${kind.many} ${after}`.trim())
      : np(kind, { article: "a", after });
  },
  pick: (aim, from, scene, mood) => say`${verb(mood, "choose")} ${joints.picked(aim, from, scene)}`,
  repeated: ", and so on, as often as you like",
  nameType: (mood) => `${verb(mood, "name")} a type of spell`,
  thisTurn: (trigger, once) => (once ? `the next time ${trigger} this turn` : `this turn, whenever ${trigger}`),
  most: (points) => say` (at most ${points} PP this turn)`,
  changed: (changes) => `this turn ${list(changes, "and")}`,
};
const MASKS = ["smiling mask – ", "weeping mask – "];

function near(within: Range, from: Parameters<typeof spot>[0], scene: Scene): string {
  if (within === "anywhere") return "";
  if (within === 0) return say`in ${spot(from, scene)}`;
  return from === "here" && scene.here === "mage"
    ? say`within ${within}`
    : say`within ${within} of ${spot(from, scene)}`;
}

const reach = (within: Range): string => (within === "anywhere" ? " anywhere" : say` within ${within}`);

/** Whose evocation it may be, and which. */
const evocationAfter = ({ anyones, healthAtMost, withHealth }: Extract<Target, { readonly at: "evocation" }>): string =>
  [
    anyones ? "of any mage" : "",
    healthAtMost === undefined ? "" : say`with health ${healthAtMost} or less`,
    withHealth ? "with health" : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

export function target(aim: Target, scene: Scene): string {
  const at = (what: string, within: Range): string =>
    within === 0 ? say`${what} in ${spot("here", scene)}` : what + reach(within);
  switch (aim.at) {
    case "self":
      return "yourself";
    case "special":
      return "special";
    case "every model":
      return "every opposing model in the Lodge";
    case "model":
    case "mage": {
      const which = aim.at === "model" && aim.own ? "one of your models" : np(nouns[aim.at], { article: "a" }).text;
      return at(aim.at === "mage" && aim.random ? "a mage drawn at random" : which, aim.within);
    }
    case "evocation": {
      const kind: Kind = aim.kind ?? "any";
      const after = evocationAfter(aim);
      const mine = say`${oneOfYours(kind, scene)} ${after}`.trim();
      return at(aim.own ? mine : np(kindNoun(kind, scene), { article: "a", after }).text, aim.within);
    }
    case "room": {
      if (aim.beside) return say`a room next to ${spot("here", scene)}`;
      if (aim.within === 0) return spot("here", scene).text;
      const after = [
        aim.state === "used" ? "already activated this turn" : "",
        aim.notColour === undefined ? "" : `that is not ${aim.notColour}`,
        aim.with === undefined ? "" : say`with ${np(kindNoun(aim.with, scene), { article: "a" })} in it`,
      ].filter((part) => part !== "");
      const not =
        aim.not === undefined
          ? ""
          : say` (not ${list(
              aim.not.map((room) => theRoom(room, scene)),
              "or",
            )})`;
      const room = np(nouns.room, {
        article: "a",
        adjectives: aim.colour === undefined ? [] : [aim.colour],
        after: after.join(" "),
      });
      return `${room.text}${reach(aim.within)}${not}`;
    }
  }
}

/** How often a task must be done. */
const TIMES = ["", "", "twice: ", "three times: ", "four times: "];

export const frames: Frames = {
  when: (trigger) => `when ${trigger}`,
  task: (when, conditions, times) =>
    `${TIMES[times] ?? ""}${conditions.length === 0 ? `when ${when}` : `when ${when}, if ${list(conditions, "and")}`}`,
  subject: (whose) => {
    switch (whose) {
      case "drawer":
        return "the mage who drew this event";
      case "crown holder":
        return "the Crown holder";
      case "black rose":
        return "the Black Rose";
      case "the Avatar":
        return "the Avatar";
      case "last with fewest PP":
        return "the mage with the fewest PP (the last of them in turn order)";
      default:
        return mages(whose).text;
    }
  },
  thatMage: "that mage",
  theEvocation: np(nouns.evocation, { article: "the" }),
  mode: { replace: "instead of the room’s effect", add: "after the room’s effect" },
  cost: (cost) => `to activate it, ${cost}`,
  attackAlso: (said) => `after its attack, ${said}`,
  insteadOfAttack: (ways) => `instead of attacking, you may ${list(ways, "or")}`,
  toSolve: (said) => `to solve it, ${said}`,
  insteadOfMove: (ways) => `when it acts, instead of moving you may ${list(ways, "or")}`,
  entering: (said) => `whenever it enters a room, ${said}`,
  enhanced: (aim, condition, instead) => `${aim}; if ${condition}, ${instead} instead`,
  channelled: (aim, kind, scene) => say`${aim} (Channel: from you or ${oneOfYours(kind, scene)})`,
  goal: (goal) => `goal: ${goal}`,
  shuts: (colours) => say`while this event is in play, ${list(colours, "and")} rooms cannot be activated`,
  action: { physical: "physical action", more: "reveal one more action card", back: "on its back" },
  phase: { "black rose": "Black Rose Phase", action: "Action Phase", instant: "instant", always: "always" },
};

export const names: CardNames = {
  decks: {
    forgotten: "Forgotten Spells",
    action: "Action Card",
    personal: "Personal spells",
  },
  type: {
    combat: "combat",
    contingency: "contingency",
    protection: "protection",
    trap: "trap",
    tarot: "tarot quest",
    interrupt: "interrupt",
  },
  element: {
    air: "air",
    earth: "earth",
    fire: "fire",
    water: "water",
    magic: "magic",
    sacred: "sacred",
    profane: "profane",
    any: "any",
  },
  colour: {
    red: "red",
    blue: "blue",
    green: "green",
    yellow: "yellow",
    purple: "purple",
    grey: "grey",
    black: "black",
  },
  archetype: {
    undead: "undead",
    demon: "demon",
    construct: "construct",
    altar: "altar",
    beast: "beast",
    shadow: "shadow",
  },
};

export const cardFrame: Pick<CardVoice, "joints" | "frames" | "names" | "target"> = { joints, frames, names, target };

/** French: how clauses hang together, and the words around them. */
import { fr } from "@blackrose/language";
import type { Kind, Range, Target } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import type { CardNames, CardVoice, Frames, Joints } from "../voice.ts";
import { colours, kindNoun, mages, many, nouns, oneOfYours, spot, theRoom, who } from "./things.ts";
import { ELEMENTS, TYPES, verb } from "./forms.ts";

const { list, np, say } = fr;

/** "s’il", but "si elle". */
const si = (condition: string): string => (/^ils?\b/.test(condition) ? `s’${condition}` : `si ${condition}`);

const SPARES = {
  "ready spell": "défausser un de ses sorts préparés",
  "that spell": "renoncer à ce sort",
  "hand spell": "défausser 1 sort de sa main",
};

export const joints: Joints = {
  plain: (lead) => ({ ...lead, text: "", mood: "order" }),
  again: (lead) =>
    lead.person === "you"
      ? joints.plain(lead)
      : { ...lead, text: lead.person === "mage" ? "il" : "elle", mood: "pronoun" },
  silent: (lead) => ({ ...lead, text: "" }),
  explicit: (lead) =>
    lead.person === "you"
      ? { ...lead, text: "vous", mood: "stated" }
      : { ...lead, text: lead.person === "mage" ? "ce mage" : "la Rose Noire", mood: "told" },
  may: (lead) => (lead.person === "you" ? "vous pouvez" : `${lead.text} peut`.trim()),
  mayDo: (lead) => `${joints.may(lead)} faire ceci :`,
  ifDo: (lead, nested) => `${nested ? " et," : " ;"} ${lead.person === "you" ? "si vous le faites" : "s’il le fait"}`,
  ifNot: say`s'il ne le fait pas`,
  otherwise: "sinon",
  if: si,
  and: (parts) => list(parts, "and"),
  then: (parts) => parts.join(", puis "),
  choose: (lead, options, masks, by, scene) => {
    const head =
      by !== "self"
        ? say`${who(by, scene)} choisit une option`
        : say`${lead.text} ${verb(lead.mood, "choisir", "choisissez", "choisit")} une option`.trim();
    const said = masks ? options.map((option, i) => `${MASKS[i] ?? ""}${option}`) : options;
    return `${head} : ${said.join(" ; ou ")}`;
  },
  spare: (whom, pays, scene) => say`${who(whom, scene)} peut ${SPARES[pays]}`,
  each: (whom, scene, then) => say`pour ${many(whom, scene)} : ${then}`,
  picked: (aim, from, scene) => {
    if (aim.at === "self" || aim.at === "special" || aim.at === "every model") return fr.name("vous");
    // A room of some sort is told as a target is.
    if (aim.at === "room" && from === "here" && (aim.with ?? aim.not ?? aim.colour ?? aim.beside) !== undefined)
      return fr.name(target(aim, scene));
    const place = near(aim.within, from, scene);
    // From where one stands any room will do.
    if (aim.at === "room" && from === "here") return np(nouns.room, { article: "a", after: place });
    const after = aim.at === "evocation" ? say`${evocationAfter(aim)} ${place}`.trim() : place;
    if (aim.at === "model" && aim.own) return fr.name(say`une de vos figurines ${after}`.trim());
    if (aim.at !== "evocation") return np(nouns[aim.at], { article: "another", after });
    const kind = kindNoun(aim.kind ?? "any", scene);
    if (!aim.own) return np(kind, { article: "a", after });
    return fr.name(say`${oneOfYours(aim.kind ?? "any", scene)} ${after}`.trim());
  },
  pick: (aim, from, scene, mood) =>
    say`${verb(mood, "choisir", "choisissez", "choisit")} ${joints.picked(aim, from, scene)}`,
  repeated: say`, et ainsi de suite, autant de fois que vous le voulez`,
  nameType: (mood) => `${verb(mood, "nommer")} un type de sort`,
  thisTurn: (trigger, once) =>
    once
      ? say`la prochaine fois que ${fr.name(trigger)} ce tour-ci`
      : say`ce tour-ci, chaque fois que ${fr.name(trigger)}`,
  most: (points) => say` (${points} PP au plus ce tour-ci)`,
  changed: (changes) => fr.tidy(`ce tour-ci, ${list(changes, "and")}`),
};
const MASKS = ["masque rieur – ", "masque en pleurs – "];

function near(within: Range, from: Parameters<typeof spot>[0], scene: Scene): string {
  if (within === "anywhere") return "";
  if (within === 0) return say`de ${spot(from, scene)}`;
  return from === "here" && scene.here === "mage"
    ? say`à portée ${within}`
    : say`à portée ${within} de ${spot(from, scene)}`;
}

const reach = (within: Range): string => (within === "anywhere" ? say` n'importe où` : say` à portée ${within}`);

/** Whose evocation it may be, and which. */
const evocationAfter = ({ anyones, healthAtMost, withHealth }: Extract<Target, { readonly at: "evocation" }>): string =>
  [
    anyones ? say`de n'importe quel mage` : "",
    healthAtMost === undefined ? "" : say`ayant au plus ${healthAtMost} en santé`,
    withHealth ? "avec de la santé" : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

export function target(aim: Target, scene: Scene): string {
  const at = (what: string, within: Range): string =>
    within === 0 ? say`${what} de ${spot("here", scene)}` : what + reach(within);
  switch (aim.at) {
    case "self":
      return "vous-même";
    case "special":
      return "spéciale";
    case "every model":
      return "toutes les figurines adverses de la Loge";
    case "model":
    case "mage": {
      const which = aim.at === "model" && aim.own ? "une de vos figurines" : np(nouns[aim.at], { article: "a" }).text;
      return at(aim.at === "mage" && aim.random ? "un mage tiré au sort" : which, aim.within);
    }
    case "evocation": {
      const kind: Kind = aim.kind ?? "any";
      const after = evocationAfter(aim);
      const mine = say`${oneOfYours(kind, scene)} ${after}`.trim();
      return at(aim.own ? mine : np(kindNoun(kind, scene), { article: "a", after }).text, aim.within);
    }
    case "room": {
      if (aim.beside) return say`une salle adjacente à ${spot("here", scene)}`;
      if (aim.within === 0) return spot("here", scene).text;
      const after = [
        aim.state === "used" ? "déjà activée ce tour-ci" : "",
        aim.notColour === undefined ? "" : say`qui n'est pas ${colours[aim.notColour].f}`,
        aim.with === undefined ? "" : say`où se trouve ${np(kindNoun(aim.with, scene), { article: "a" })}`,
      ].filter((part) => part !== "");
      const not =
        aim.not === undefined
          ? ""
          : say` (sauf ${list(
              aim.not.map((room) => theRoom(room, scene)),
              "and",
            )})`;
      const room = np(nouns.room, {
        article: "a",
        adjectives: aim.colour === undefined ? [] : [colours[aim.colour]],
        after: after.join(" "),
      });
      return `${room.text}${after.length === 0 ? "" : ","}${reach(aim.within)}${not}`;
    }
  }
}

/** How often a task must be done. */
const TIMES = ["", "", "deux fois : ", "trois fois : ", "quatre fois : "];

export const frames: Frames = {
  when: (trigger) => `quand ${trigger}`,
  task: (when, conditions, times) =>
    `${TIMES[times] ?? ""}${[`quand ${when}`, conditions.map(si).join(" et ")].filter((part) => part !== "").join(", ")}`,
  subject: (whose) => {
    switch (whose) {
      case "drawer":
        return "le mage qui a pioché cet événement";
      case "crown holder":
        return "le détenteur de la Couronne";
      case "black rose":
        return "la Rose Noire";
      case "the Avatar":
        return "l’Avatar";
      case "last with fewest PP":
        return say`le mage qui a le moins de PP (en cas d'égalité, le dernier dans l'ordre du tour)`;
      default:
        return mages(whose).text;
    }
  },
  thatMage: "ce mage",
  theEvocation: np(nouns.evocation, { article: "the" }),
  mode: { replace: say`à la place de l'effet de la salle`, add: say`après l'effet de la salle` },
  cost: (cost) => say`pour l'activer, ${cost}`,
  attackAlso: (said) => `après son attaque, ${said}`,
  insteadOfAttack: (ways) => say`au lieu d'attaquer, vous pouvez ${list(ways, "or")}`,
  toSolve: (said) => `pour la résoudre, ${said}`,
  insteadOfMove: (ways) => say`quand elle agit, au lieu de la déplacer, vous pouvez ${list(ways, "or")}`,
  entering: (said) => say`chaque fois qu'elle entre dans une salle, ${said}`,
  enhanced: (aim, condition, instead) => `${aim} ; si ${condition}, ${instead} à la place`,
  channelled: (aim, kind, scene) => say`${aim} (Canaliser : depuis vous ou ${oneOfYours(kind, scene)})`,
  goal: (goal) => `but : ${goal}`,
  shuts: (all) =>
    say`tant que cet événement est en jeu, les salles ${list(
      all.map((colour) => colours[colour].fp),
      "and",
    )} ne peuvent pas être activées`,
  action: { physical: "action physique", more: "révélez une autre carte d’action", back: "au dos" },
  phase: {
    "black rose": "Phase de la Rose Noire",
    action: say`Phase d'Action`,
    instant: "instantané",
    always: "toujours",
  },
};

export const names: CardNames = {
  decks: {
    forgotten: "Sorts Oubliés",
    action: "Carte d’action",
    personal: "Sorts personnels",
  },
  type: TYPES,
  element: ELEMENTS,
  colour: {
    red: "rouge",
    blue: "bleu",
    green: "vert",
    yellow: "jaune",
    purple: "violet",
    grey: "gris",
    black: "noir",
  },
  archetype: {
    undead: "mort-vivant",
    demon: "démon",
    construct: "construct",
    altar: "autel",
    beast: "bête",
    shadow: "ombre",
  },
};

export const cardFrame: Pick<CardVoice, "joints" | "frames" | "names" | "target"> = { joints, frames, names, target };

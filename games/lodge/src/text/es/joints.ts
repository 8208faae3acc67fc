/** Spanish: how clauses hang together, and the words around them. */
import { es } from "@blackrose/language";
import type { Kind, Range, Target } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import type { CardNames, CardVoice, Frames, Joints } from "../voice.ts";
import { colours, kindNoun, mages, many, nouns, oneOfYours, other, spot, theRoom, who } from "./things.ts";
import { ELEMENTS, TYPES, verb } from "./forms.ts";

const { list, np, say } = es;

const SPARES = {
  "ready spell": "descartar uno de sus conjuros preparados",
  "that spell": "renunciar a ese conjuro",
  "hand spell": "descartar 1 conjuro de su mano",
};

export const joints: Joints = {
  plain: (lead) => ({ ...lead, text: "", mood: "order" }),
  again: (lead) => (lead.person === "you" ? joints.plain(lead) : { ...lead, text: "", mood: "pronoun" }),
  silent: (lead) => ({ ...lead, text: "" }),
  explicit: (lead) =>
    lead.person === "you"
      ? { ...lead, text: "tú", mood: "stated" }
      : { ...lead, text: lead.person === "mage" ? "ese mago" : "la Rosa Negra", mood: "told" },
  may: (lead) => (lead.person === "you" ? "puedes" : `${lead.text} puede`.trim()),
  mayDo: (lead) => `${joints.may(lead)} hacer esto:`,
  ifDo: (lead, nested) => `${nested ? " y," : ";"} si lo ${lead.person === "you" ? "haces" : "hace"}`,
  ifNot: "si no lo hace",
  otherwise: "si no",
  if: (condition) => `si ${condition}`,
  and: (parts) => list(parts, "and"),
  then: (parts) =>
    parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", luego ")} y luego ${parts[parts.length - 1]}`,
  choose: (lead, options, masks, by, scene) => {
    const head =
      by !== "self"
        ? say`${who(by, scene)} elige una opción`
        : say`${lead.text} ${verb(lead.mood, "elige", "elegir")} una opción`.trim();
    const said = masks ? options.map((option, i) => `${MASKS[i] ?? ""}${option}`) : options;
    return `${head}: ${said.join("; o ")}`;
  },
  spare: (whom, pays, scene) => say`${who(whom, scene)} puede ${SPARES[pays]}`,
  each: (whom, scene, then) => say`por ${many(whom, scene)}: ${then}`,
  picked: (aim, from, scene) => {
    if (aim.at === "self" || aim.at === "special" || aim.at === "every model") return es.name("ti");
    // A room of some sort is told as a target is.
    if (aim.at === "room" && from === "here" && (aim.with ?? aim.not ?? aim.colour ?? aim.beside) !== undefined)
      return es.name(target(aim, scene));
    const place = near(aim.within, from, scene);
    // From where one stands any room will do.
    if (aim.at === "room" && from === "here") return np(nouns.room, { article: "a", after: place });
    const after = aim.at === "evocation" ? say`${evocationAfter(aim)} ${place}`.trim() : place;
    if (aim.at === "model" && aim.own) return es.name(say`una de tus miniaturas ${after}`.trim());
    if (aim.at !== "evocation") return np(nouns[aim.at], { adjectives: [other], after });
    const kind = kindNoun(aim.kind ?? "any", scene);
    if (!aim.own) return np(kind, { article: "a", after });
    return es.name(say`${oneOfYours(aim.kind ?? "any", scene)} ${after}`.trim());
  },
  pick: (aim, from, scene, mood) =>
    say`${verb(mood, "elige", "elegir")} ${aim.at === "mage" ? "a " : ""}${joints.picked(aim, from, scene)}`,
  repeated: ", y así sucesivamente, tantas veces como quieras",
  nameType: (mood) => `${verb(mood, "nombra", "nombrar")} un tipo de conjuro`,
  thisTurn: (trigger, once) =>
    once ? `la próxima vez que ${trigger} este turno` : `este turno, cada vez que ${trigger}`,
  most: (points) => say` (máximo ${points} PP este turno)`,
  changed: (changes) => `este turno ${list(changes, "and")}`,
};
const MASKS = ["máscara risueña – ", "máscara llorosa – "];

function near(within: Range, from: Parameters<typeof spot>[0], scene: Scene): string {
  if (within === "anywhere") return "";
  if (within === 0) return say`de ${spot(from, scene)}`;
  return from === "here" && scene.here === "mage"
    ? say`a alcance ${within}`
    : say`a alcance ${within} de ${spot(from, scene)}`;
}

const reach = (within: Range): string => (within === "anywhere" ? " en cualquier lugar" : say` a alcance ${within}`);

/** Whose evocation it may be, and which. */
const evocationAfter = ({ anyones, healthAtMost, withHealth }: Extract<Target, { readonly at: "evocation" }>): string =>
  [
    anyones ? "de cualquier mago" : "",
    healthAtMost === undefined ? "" : say`con ${healthAtMost} de vida o menos`,
    withHealth ? "con vida" : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

export function target(aim: Target, scene: Scene): string {
  const at = (what: string, within: Range): string =>
    within === 0 ? say`${what} de ${spot("here", scene)}` : what + reach(within);
  switch (aim.at) {
    case "self":
      return "tú";
    case "special":
      return "especial";
    case "every model":
      return "todas las miniaturas rivales de la Logia";
    case "model":
    case "mage": {
      const which = aim.at === "model" && aim.own ? "una de tus miniaturas" : np(nouns[aim.at], { article: "a" }).text;
      return at(aim.at === "mage" && aim.random ? "un mago elegido al azar" : which, aim.within);
    }
    case "evocation": {
      const kind: Kind = aim.kind ?? "any";
      const after = evocationAfter(aim);
      const mine = say`${oneOfYours(kind, scene)} ${after}`.trim();
      return at(aim.own ? mine : np(kindNoun(kind, scene), { article: "a", after }).text, aim.within);
    }
    case "room": {
      if (aim.beside) return say`una sala contigua a ${spot("here", scene)}`;
      if (aim.within === 0) return spot("here", scene).text;
      const after = [
        aim.state === "used" ? "ya activada este turno" : "",
        aim.notColour === undefined ? "" : `que no sea ${colours[aim.notColour].f}`,
        aim.with === undefined ? "" : say`con ${np(kindNoun(aim.with, scene), { article: "a" })}`,
      ].filter((part) => part !== "");
      const not =
        aim.not === undefined
          ? ""
          : say` (no ${list(
              aim.not.map((room) => theRoom(room, scene)),
              "or",
            )})`;
      const room = np(nouns.room, {
        article: "a",
        adjectives: aim.colour === undefined ? [] : [colours[aim.colour]],
        after: after.join(" "),
      });
      return `${room.text}${reach(aim.within)}${not}`;
    }
  }
}

/** How often a task must be done. */
const TIMES = ["", "", "dos veces: ", "tres veces: ", "cuatro veces: "];

export const frames: Frames = {
  when: (trigger) => `cuando ${trigger}`,
  task: (when, conditions, times) =>
    `${TIMES[times] ?? ""}${conditions.length === 0 ? `cuando ${when}` : `cuando ${when}, si ${list(conditions, "and")}`}`,
  subject: (whose) => {
    switch (whose) {
      case "drawer":
        return "el mago que robó este evento";
      case "crown holder":
        return "el mago que tenga la Corona";
      case "black rose":
        return "la Rosa Negra";
      case "the Avatar":
        return "el Avatar";
      case "last with fewest PP":
        return "el mago que tenga menos PP (si empatan varios, el último en el orden de turno)";
      default:
        return mages(whose).text;
    }
  },
  thatMage: "ese mago",
  theEvocation: np(nouns.evocation, { article: "the" }),
  mode: { replace: "en lugar del efecto de la sala", add: "después del efecto de la sala" },
  cost: (cost) => `para activarla, ${cost}`,
  attackAlso: (said) => `después de su ataque, ${said}`,
  insteadOfAttack: (ways) => `en vez de atacar, puedes ${list(ways, "or")}`,
  toSolve: (said) => `para resolverla, ${said}`,
  insteadOfMove: (ways) => `cuando actúe, en vez de moverla puedes ${list(ways, "or")}`,
  entering: (said) => `cada vez que entre en una sala, ${said}`,
  enhanced: (aim, condition, instead) => `${aim}; si ${condition}, ${instead} en su lugar`,
  channelled: (aim, kind, scene) => say`${aim} (Canalizar: desde ti o desde ${oneOfYours(kind, scene)})`,
  goal: (goal) => `meta: ${goal}`,
  shuts: (all) =>
    say`mientras este evento esté en juego, las salas ${list(
      all.map((colour) => colours[colour].fp),
      "and",
    )} no se pueden activar`,
  action: { physical: "acción física", more: "revela otra carta de acción", back: "en el dorso" },
  phase: { "black rose": "Fase de la Rosa Negra", action: "Fase de Acción", instant: "instantáneo", always: "siempre" },
};

export const names: CardNames = {
  decks: {
    forgotten: "Conjuros Olvidados",
    action: "Carta de acción",
    personal: "Conjuros personales",
  },
  type: TYPES,
  element: ELEMENTS,
  colour: {
    red: "rojo",
    blue: "azul",
    green: "verde",
    yellow: "amarillo",
    purple: "púrpura",
    grey: "gris",
    black: "negro",
  },
  archetype: {
    undead: "no muerto",
    demon: "demonio",
    construct: "constructo",
    altar: "altar",
    beast: "bestia",
    shadow: "sombra",
  },
};

export const cardFrame: Pick<CardVoice, "joints" | "frames" | "names" | "target"> = { joints, frames, names, target };

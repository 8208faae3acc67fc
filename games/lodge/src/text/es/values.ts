/** Spanish: values that change. */
import { es, type Phrase } from "@blackrose/language";
import type { Change } from "../../cards/attachments.ts";
import type { Scene } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { kindNoun, nouns, your } from "./things.ts";

const { np, say } = es;

type Whose = Scene | Phrase;

/** "tu valor de ataque", "el valor de ataque de Ana". */
const of = (whose: Whose, article: "el" | "la" | "los" | "las", what: string): string =>
  "person" in whose ? `${your(whose, article.endsWith("s"))} ${what}` : say`${article} ${what} de ${whose}`;

/** "tu movimiento disminuye en 1 (mínimo 1)". */
const changes =
  (article: "el" | "la", what: string) =>
  (change: Change, whose: Whose): string => {
    const both = change.also !== undefined;
    const subject =
      change.ofKind !== undefined && "person" in whose
        ? `${article} ${what} de ${your(whose, true)} ${kindNoun(change.ofKind, whose).many}`
        : of(whose, article, what) + (both ? ` y ${article} de ${of(whose, "las", "evocaciones")}` : "");
    const long = change.while === undefined ? "" : " mientras lleve una Mejora";
    if ("set" in change) return say`${subject} ${both ? "son" : "es"} ${change.set}${long}`;
    const verb = `${change.add > 0 ? "aumenta" : "disminuye"}${both ? "n" : ""}`;
    const least = change.least === undefined ? "" : say` (mínimo ${change.least})`;
    const per =
      change.per === "damage on it"
        ? " por cada daño que tenga"
        : change.per === "pigs in its room"
          ? say` por cada Cerdo Mutante de su sala (máximo ${change.most ?? 1})`
          : "";
    return say`${subject} ${verb} en ${Math.abs(change.add)}${per}${least}${long}`;
  };

export const values: CardVoice["values"] = {
  health: changes("la", "vida"),
  move: changes("el", "movimiento"),
  attack: changes("el", "valor de ataque"),
  hand: changes("el", "límite de mano"),
  quests: changes("el", "límite de misiones"),
  slots: (change) =>
    "set" in change
      ? say`la sala tiene ${change.set} huecos de inestabilidad`
      : say`la sala tiene ${Math.abs(change.add)} hueco${Math.abs(change.add) === 1 ? "" : "s"} de inestabilidad ${change.add > 0 ? "más" : "menos"}`,
  "attacks hit all": (_, whose) => `${of(whose, "los", "ataques")} alcanzan a todas las miniaturas rivales de la sala`,
  "action moves and attacks": (_, whose) =>
    `cada una de ${of(whose, "las", "acciones físicas")} permite moverse y también atacar`,
  "acts as an evocation": (_, whose) =>
    "person" in whose
      ? "actúas entre tus evocaciones en la Fase de Evocación"
      : say`${whose} actúa en la Fase de Evocación`,
  casts: (change, whose) =>
    "set" in change
      ? say`${"person" in whose ? "lanzas" : say`${whose} lanza`} como mucho ${np(nouns.spell, { count: change.set })} en cada activación`
      : changes("el", "número de conjuros por activación")(change, whose),
  reach: (change, whose) =>
    say`${of(whose, "los", "ataques")} alcanzan hasta ${np(nouns.room, { count: "set" in change ? change.set : change.add })} de distancia`,
  "immune to attacks": (_, whose) =>
    "person" in whose ? "eres inmune a los ataques" : say`${whose} es inmune a los ataques`,
  "immune to traps": (_, whose) =>
    "person" in whose ? "eres inmune a las trampas" : say`${whose} es inmune a las trampas`,
  flies: (_, whose) => `todo ${of(whose, "el", "movimiento")} es un solo tránsito: solo se entra en la última sala`,
  "suffers more": (change, whose) =>
    say`cada conjuro de combate y cada ataque físico de otro mago ${"person" in whose ? "te inflige" : "inflige"} ${"set" in change ? change.set : change.add} de daño más${"person" in whose ? "" : say` a ${whose}`}`,
  "cannot be damaged": (change, whose) =>
    change.only === undefined
      ? "person" in whose
        ? "no puedes sufrir daño"
        : say`${whose} no puede sufrir daño`
      : "las evocaciones no pueden sufrir daño",
  "no protections against its attacks": (_, whose) => `ninguna protección puede evitar ${of(whose, "los", "ataques")}`,
  "activates used rooms": (_, whose) =>
    say`una vez por turno ${"person" in whose ? "puedes" : say`${whose} puede`} activar una sala ya activada este turno`,
  "trophy goes to the Black Rose": () => "el trofeo de cada mago derrotado va a la Rosa Negra",
};

/** French: values that change. */
import { fr, type Phrase } from "@blackrose/language";
import type { Change } from "../../cards/attachments.ts";
import type { Scene } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { damage, kindNoun, nouns, your } from "./things.ts";

const { np, say } = fr;

type Whose = Scene | Phrase;
const FORMS = { le: "m", la: "f", les: "many" } as const;

/** "votre valeur d'attaque", "la valeur d'attaque d'Ana". */
const of = (whose: Whose, article: keyof typeof FORMS, what: string): string =>
  "person" in whose ? `${your(whose, FORMS[article])} ${what}` : say`${article} ${what} de ${whose}`;

/** "votre déplacement diminue de 1 (1 au minimum)". */
const changes =
  (article: "le" | "la", what: string) =>
  (change: Change, whose: Whose): string => {
    const both = change.also !== undefined;
    const that = article === "le" ? "celui" : "celle";
    const theirs = "person" in whose ? `de ${your(whose, "many")} évocations` : say`des évocations de ${whose}`;
    const subject =
      change.ofKind !== undefined && "person" in whose
        ? `${article} ${what} de ${your(whose, "many")} ${kindNoun(change.ofKind, whose).many}`
        : of(whose, article, what) + (both ? ` et ${that} ${theirs}` : "");
    const long = change.while === undefined ? "" : " tant qu'elle porte une Amélioration";
    if ("set" in change) return say`${subject} ${both ? "sont" : "est"} de ${change.set}${long}`;
    const verb = `${change.add > 0 ? "augmente" : "diminue"}${both ? "nt" : ""}`;
    const least = change.least === undefined ? "" : say` (${change.least} au minimum)`;
    const per =
      change.per === "damage on it"
        ? say` pour chaque dégât qu'elle porte`
        : change.per === "pigs in its room"
          ? say` pour chaque Porc Mutant de sa salle (${change.most ?? 1} au plus)`
          : "";
    return say`${subject} ${verb} de ${Math.abs(change.add)}${per}${least}${long}`;
  };

export const values: CardVoice["values"] = {
  health: changes("la", "santé"),
  move: changes("le", "déplacement"),
  attack: changes("la", "valeur d'attaque"),
  hand: changes("la", "limite de main"),
  quests: changes("la", "limite de quêtes"),
  slots: (change) =>
    "set" in change
      ? say`la salle a ${change.set} emplacements d'instabilité`
      : say`la salle a ${Math.abs(change.add)} emplacement${Math.abs(change.add) === 1 ? "" : "s"} d'instabilité ${change.add > 0 ? "de plus" : "de moins"}`,
  "attacks hit all": (_, whose) => `${of(whose, "les", "attaques")} touchent toutes les figurines adverses de la salle`,
  "action moves and attacks": (_, whose) =>
    "person" in whose
      ? `chacune de ${of(whose, "les", "actions physiques")} permet à la fois de se déplacer et d'attaquer`
      : say`chacune des actions physiques de ${whose} permet à la fois de se déplacer et d'attaquer`,
  "acts as an evocation": (_, whose) =>
    "person" in whose
      ? "vous agissez parmi vos évocations pendant la Phase d'Évocation"
      : say`${whose} agit pendant la Phase d'Évocation`,
  casts: (change, whose) =>
    "set" in change
      ? say`${"person" in whose ? "vous lancez" : say`${whose} lance`} au plus ${np(nouns.spell, { count: change.set })} par activation`
      : changes("le", "nombre de sorts par activation")(change, whose),
  reach: (change, whose) =>
    say`${of(whose, "les", "attaques")} portent jusqu'à ${np(nouns.room, { count: "set" in change ? change.set : change.add })} de distance`,
  "immune to attacks": (_, whose) =>
    "person" in whose ? "vous êtes immunisé contre les attaques" : say`${whose} est immunisé contre les attaques`,
  "immune to traps": (_, whose) =>
    "person" in whose ? "vous êtes immunisé contre les pièges" : say`${whose} est immunisé contre les pièges`,
  flies: (_, whose) =>
    say`tout ${of(whose, "le", "déplacement")} est un seul transit : on n'entre que dans la dernière salle`,
  "suffers more": (change, whose) =>
    say`chaque sort de combat et chaque attaque physique d'un autre mage ${"person" in whose ? "vous inflige" : "inflige"} ${damage("set" in change ? change.set : change.add)} de plus${"person" in whose ? "" : say` à ${whose}`}`,
  "cannot be damaged": (change, whose) =>
    change.only === undefined
      ? "person" in whose
        ? "vous ne pouvez pas subir de dégâts"
        : say`${whose} ne peut pas subir de dégâts`
      : "les évocations ne peuvent pas subir de dégâts",
  "no protections against its attacks": (_, whose) => `aucune protection ne peut parer ${of(whose, "les", "attaques")}`,
  "activates used rooms": (_, whose) =>
    say`une fois par tour, ${"person" in whose ? "vous pouvez" : say`${whose} peut`} activer une salle déjà activée ce tour`,
  "trophy goes to the Black Rose": () => "le trophée de chaque mage vaincu revient à la Rose Noire",
};

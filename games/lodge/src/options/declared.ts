/**
 * Everything a table of the Lodge may choose, declared once: game, page, terminal and refusals read it here. The key is the option's name.
 * To add one, append it, with an upgrade for tables under way (src/earlier/upgrades.ts).
 */
import { LAYOUTS } from "../board/layouts.ts";
import type { Words } from "../cards/says.ts";
import type { Ruleset } from "../rulesets.ts";
import { type Kind, nameOf, namesOf, oneOf, rising, yesOrNo } from "./kinds.ts";

export interface Option<V = unknown> {
  readonly kind: Kind<V>;
  /** The books that know it (§30.8). */
  readonly rulesets: readonly Ruleset["name"][];
  /** The rules it answers to; the edition itself answers to none. */
  readonly rules: readonly string[];
  readonly called: Words;
  /** What it does, in a sentence. */
  readonly says: Words;
  /** It is not among the state's numbers: the state has a field for it, or the table is made of it. */
  readonly apart?: true;
}

const option = <V>(one: Option<V>): Option<V> => one;

const EVERY = ["first", "revised", "rebirth"] as const;
const BEFORE_REBIRTH = ["first", "revised"] as const;
const REBIRTH = ["rebirth"] as const;

/** So far no track reaches; tables under way may have as much. */
const HIGHEST_MARK = 127;

const marks = (second: number, third: number, end: number, called: Words) => ({
  value: [second, third, end],
  called,
  says: {
    en: `Second moon at ${second}, third at ${third}, the end at ${end}.`,
    es: `Segunda luna en ${second}, tercera en ${third}, final en ${end}.`,
    fr: `Deuxième lune à ${second}, troisième à ${third}, fin à ${end}.`,
  },
});

export const OPTIONS = {
  ruleset: option<Ruleset["name"]>({
    rulesets: EVERY,
    rules: [],
    apart: true,
    called: { en: "Edition", es: "Edición", fr: "Édition" },
    says: {
      en: "The editions differ in about eighty points.",
      es: "Las ediciones difieren en unos ochenta puntos.",
      fr: "Les éditions diffèrent sur quelque quatre-vingts points.",
    },
    kind: oneOf(
      [
        {
          value: "first",
          called: { en: "First edition", es: "Primera edición", fr: "Première édition" },
          says: {
            en: "The first printing: every mage moves 2 and strikes for 2, no personal spells.",
            es: "La primera impresión: todos los magos mueven 2 y golpean por 2, sin conjuros personales.",
            fr: "Le premier tirage : chaque mage se déplace de 2 et frappe à 2, sans sorts personnels.",
          },
        },
        {
          value: "revised",
          called: { en: "Revised edition", es: "Edición revisada", fr: "Édition révisée" },
          says: {
            en: "Version 1.6: personal spells, values on the sheets, the best known form of the game.",
            es: "Versión 1.6: conjuros personales, valores en las hojas; la forma más conocida del juego.",
            fr: "Version 1.6 : sorts personnels, valeurs sur les feuilles, la forme la plus connue du jeu.",
          },
        },
        {
          value: "rebirth",
          called: { en: "Rebirth", es: "Rebirth", fr: "Rebirth" },
          says: {
            en: "The Lodge starts in ruins and is rebuilt, quests lie open, evocations can be commanded, and the Black Rose can win.",
            es: "La Logia empieza en ruinas y se reconstruye, las misiones son públicas, se puede mandar a las evocaciones y la Rosa Negra puede ganar.",
            fr: "La Loge commence en ruine et se reconstruit, les quêtes sont publiques, on commande les évocations et la Rose Noire peut gagner.",
          },
        },
      ],
      "revised",
    ),
  }),
  setup: option<"random" | "choose">({
    rulesets: EVERY,
    rules: ["L-SET-18", "L-SET-19"],
    called: { en: "Mages and Grimoires", es: "Magos y Grimorios", fr: "Mages et Grimoires" },
    says: {
      en: "How everyone gets a mage, a school and a starting Grimoire.",
      es: "Cómo recibe cada uno mago, escuela y Grimorio inicial.",
      fr: "Comment chacun reçoit un mage, une école et un Grimoire de départ.",
    },
    kind: oneOf([
      {
        value: "random",
        called: { en: "By luck", es: "Al azar", fr: "Au hasard" },
        says: {
          en: "Dealt at random: quickest, and good for a first game.",
          es: "Repartidos por suerte: lo más rápido y bueno para la primera partida.",
          fr: "Distribués par le sort : le plus rapide, et bien pour une première partie.",
        },
      },
      {
        value: "choose",
        called: { en: "By choice", es: "A elección", fr: "Au choix" },
        says: {
          en: "From the Crown holder on, each chooses a mage, a school and one of its two Grimoires.",
          es: "Desde quien tiene la Corona, cada uno elige mago, escuela y uno de sus dos Grimorios.",
          fr: "Depuis le détenteur de la Couronne, chacun choisit un mage, une école et un de ses deux Grimoires.",
        },
      },
    ]),
  }),
  layout: option<string>({
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-08"],
    called: { en: "The plan of the Lodge", es: "El plano de la Logia", fr: "Le plan de la Loge" },
    says: {
      en: "How the rooms lie.",
      es: "Cómo se disponen las salas.",
      fr: "Comment les salles sont disposées.",
    },
    kind: oneOf(LAYOUTS.map(({ name, called, says }) => ({ value: name, called, says }))),
  }),
  toRage: option({
    kind: yesOrNo,
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-01"],
    called: { en: "To Rage", es: "Furia", fr: "Rage" },
    says: {
      en: "The final blow places all its damage, also beyond health; the surplus counts for the ranking.",
      es: "El golpe final coloca todo su daño, también más allá de la vida; lo que sobra cuenta para la clasificación.",
      fr: "Le coup final place tous ses dégâts, même au-delà de la santé ; le surplus compte pour le classement.",
    },
  }),
  overload: option({
    kind: yesOrNo,
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-02"],
    called: { en: "Overload", es: "Sobrecarga", fr: "Surcharge" },
    says: {
      en: "Instability may be placed in a full room; all of it counts for the majority.",
      es: "Se puede poner inestabilidad en una sala llena; toda cuenta para la mayoría.",
      fr: "On peut placer de l’instabilité dans une salle pleine ; tout compte pour la majorité.",
    },
  }),
  extraTurns: option({
    kind: yesOrNo,
    rulesets: BEFORE_REBIRTH,
    rules: ["L-OPT-03"],
    called: { en: "Extra Turns", es: "Turnos extra", fr: "Tours supplémentaires" },
    says: {
      en: "A tie in the final count is played out in another full turn.",
      es: "Un empate en el recuento final se decide en otro turno completo.",
      fr: "Une égalité au décompte final se joue dans un autre tour complet.",
    },
  }),
  forTheCrown: option({
    kind: yesOrNo,
    rulesets: ["revised"],
    rules: ["L-OPT-04"],
    called: { en: "For the Crown!", es: "¡Por la Corona!", fr: "Pour la Couronne !" },
    says: {
      en: "A new holder of the Crown leads from the next phase on.",
      es: "Quien toma la Corona es el primero desde la fase siguiente.",
      fr: "Un nouveau détenteur de la Couronne commence dès la phase suivante.",
    },
  }),
  crownOfTheSummoner: option({
    kind: yesOrNo,
    rulesets: REBIRTH,
    rules: ["L-OPT-05"],
    called: { en: "Crown of the Summoner", es: "Corona del Invocador", fr: "Couronne de l’Invocateur" },
    says: {
      en: "In the Evocation Phase mages take turns with one evocation each.",
      es: "En la Fase de Evocación los magos se alternan, una evocación cada vez.",
      fr: "Pendant la phase d’Évocation, les mages alternent, une évocation à la fois.",
    },
  }),
  moonMarks: option<readonly number[]>({
    rulesets: REBIRTH,
    rules: ["L-OPT-06"],
    called: { en: "Length of the moons", es: "Duración de las lunas", fr: "Durée des lunes" },
    says: {
      en: "How many Power Points bring the next moon, and the end.",
      es: "Cuántos puntos de poder traen la luna siguiente y el final.",
      fr: "Combien de points de pouvoir amènent la lune suivante, puis la fin.",
    },
    kind: rising(HIGHEST_MARK, [
      marks(6, 18, 30, { en: "As printed", es: "Como está impreso", fr: "Comme imprimé" }),
      marks(4, 12, 20, { en: "Short", es: "Corta", fr: "Courte" }),
      marks(8, 24, 40, { en: "Long", es: "Larga", fr: "Longue" }),
    ]),
  }),
  boxes: option({
    kind: namesOf(["base"]),
    rulesets: EVERY,
    rules: ["L-SET-45"],
    apart: true,
    called: { en: "Boxes", es: "Cajas", fr: "Boîtes" },
    says: {
      en: "Whose cards, rooms and mages are in the game.",
      es: "De qué cajas son las cartas, las salas y los magos.",
      fr: "De quelles boîtes viennent les cartes, les salles et les mages.",
    },
  }),
  schools: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-46"],
    apart: true,
    called: { en: "Schools", es: "Escuelas", fr: "Écoles" },
    says: {
      en: "Up to six that are in the Library for sure; choice and luck add what is missing.",
      es: "Hasta seis que estarán seguro en la Biblioteca; la elección y el azar añaden las que falten.",
      fr: "Jusqu’à six qui seront à coup sûr dans la Bibliothèque ; le choix et le hasard ajoutent celles qui manquent.",
    },
  }),
  rooms: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-47"],
    apart: true,
    called: { en: "Rooms", es: "Salas", fr: "Salles" },
    says: {
      en: "Rooms that lie in the Lodge for sure, each in place of one of its colour.",
      es: "Salas que estarán seguro en la Logia, cada una en lugar de otra de su color.",
      fr: "Salles qui seront à coup sûr dans la Loge, chacune à la place d’une autre de sa couleur.",
    },
  }),
  quests: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-48"],
    apart: true,
    called: { en: "Quests", es: "Misiones", fr: "Quêtes" },
    says: {
      en: "The boxes whose quests are drawn, if not those that make the Lodge.",
      es: "Las cajas de las que se roban las misiones, si no son las que forman la Logia.",
      fr: "Les boîtes dont on pioche les quêtes, si ce ne sont pas celles qui forment la Loge.",
    },
  }),
  events: option({
    kind: namesOf(),
    rulesets: EVERY,
    rules: ["L-SET-48"],
    apart: true,
    called: { en: "Events", es: "Eventos", fr: "Événements" },
    says: {
      en: "The boxes whose events are drawn, if not those that make the Lodge.",
      es: "Las cajas de las que se roban los eventos, si no son las que forman la Logia.",
      fr: "Les boîtes dont on pioche les événements, si ce ne sont pas celles qui forment la Loge.",
    },
  }),
  mode: option({
    kind: nameOf("standard"),
    rulesets: EVERY,
    rules: ["L-OPT-07", "L-OPT-09"],
    apart: true,
    called: { en: "Mode", es: "Modo", fr: "Mode" },
    says: {
      en: "What is played with the Lodge: the game as printed, or another way.",
      es: "Qué se juega con la Logia: el juego como está impreso, u otra forma.",
      fr: "Ce qu’on joue avec la Loge : le jeu comme imprimé, ou autrement.",
    },
  }),
  level: option<"apprentice" | "master">({
    rulesets: REBIRTH,
    rules: ["L-AVA-08", "L-AVS-01"],
    called: { en: "The Avatar’s level", es: "Nivel del Avatar", fr: "Niveau de l’Avatar" },
    says: {
      en: "How many action cards the Avatar uses in an Action Phase.",
      es: "Cuántas cartas de acción usa el Avatar en una Fase de Acción.",
      fr: "Combien de cartes d’action l’Avatar utilise pendant une phase d’Action.",
    },
    kind: oneOf([
      {
        value: "apprentice",
        called: { en: "Apprentice", es: "Aprendiz", fr: "Apprenti" },
        says: {
          en: "Three cards: recommended.",
          es: "Tres cartas: lo recomendado.",
          fr: "Trois cartes : recommandé.",
        },
      },
      {
        value: "master",
        called: { en: "Master", es: "Maestro", fr: "Maître" },
        says: { en: "Five cards: hard.", es: "Cinco cartas: difícil.", fr: "Cinq cartes : difficile." },
      },
    ]),
  }),
} as const;

export type OptionName = keyof typeof OPTIONS;
/** What an option is set to. */
export type Chosen<N extends OptionName> = (typeof OPTIONS)[N] extends Option<infer V> ? V : never;

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

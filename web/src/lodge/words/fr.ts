import type { Words } from "../words.ts";

const list = (names: readonly string[]): string => names.join(", ");

export const fr: Words = {
  title: "La Loge",
  pitch:
    "De deux à six mages se disputent la Loge de la Rose Noire : préparez quatre sorts en secret, puis déplacez-vous, frappez et déclenchez vos pièges.",

  shortPhase: ["Rose", "Étude", "Plan", "Action", "Évoc.", "Fin"],
  sheets: "Les mages",
  hand: "Votre main",
  handSize: "Sorts en main",
  roomTokens: "Jetons de salle gagnés",
  life: (left, of) => `Santé ${left} sur ${of}.`,
  tray: "Proposé",
  underWay: "En cours",
  quick: "Emplacement rapide",
  slotStates: {
    empty: "vide",
    ready: "un sort prêt, face cachée",
    trap: "un piège activé",
    protection: "une protection activée",
    tarot: "une quête de tarot, face cachée",
    revealed: "un sort révélé",
  },
  inCell: "dans la cellule",
  noQuest: "Aucune quête active",
  questDeck: "Paquet de quêtes de cette lune",
  eventDeck: "Paquet d’événements de cette lune",
  symbol: "Symbole d’instabilité : 1 de vos cubes va dans votre salle",
  cellOf: (name) => `Cellule de ${name}`,
  turnCard: (name) => `Retourner ${name} (F)`,
  unfold: (name) => `Feuille de ${name}`,
  window: (names) => (names.length === 0 ? "Fenêtre de réponse" : `Fenêtre de réponse : ${list(names)}`),
  before: "Avant :",
  after: "Après :",
  shortActions: {
    explore: "Explorer",
    fight: "Combattre",
    command: "Commander",
    quick: "Sort rapide",
    standard: "Suivant",
    momentum: "Élan",
    stop: "Terminer",
  },

  where: (turn, phase, moon) => (turn === 0 ? phase : `Tour ${turn}, ${phase}, ${moon}`),
  over: (name) => `La partie est terminée · ${name} gagne`,
  acts: (name) => `${name} agit`,
};

/** French: what things are, and where points come from. */
import { fr } from "@blackrose/language";
import type { AboutVoice } from "../voice.ts";

export const about: AboutVoice = {
  symbol: "symbole d’instabilité ✦",
  room: (colour, slots, points) => `${colour}, ${slots} emplacements d’instabilité, ${points} PP`,
  inRuins: "En ruines :",
  rebuilt: "Reconstruite :",
  values: (health, move, attack) => `santé ${health}, déplacement ${move}, attaque ${attack}`,
  handLimit: (cards) => `limite de main ${cards}`,
  questLimit: (quests) => `limite de quêtes ${quests}`,
  valueNames: {
    health: "santé",
    move: "déplacement",
    attack: "attaque",
    hand: "limite de main",
    slots: "emplacements d’instabilité",
  },
  reasons: { printed: "imprimé", ruleset: "selon les règles" },
  nightmare: { health: (n) => `Umbra, santé ${n}`, acts: "Quand elle agit :", wakes: "Au réveil :" },
  assigned: "Elle s’accroche à son hôte avec la santé de sa carte de Cauchemar et fait ce que celle-ci dit.",
  large: "grande : un mage contrôle une seule grande évocation au plus",
  carries: (most) => `elle porte jusqu'à ${most} Améliorations, même identiques`,
  carried: "Évocation sans figurine, portée par qui l’invoque.",
  unhurt: "Elle n’a pas de santé : rien ne la blesse ni ne la tue.",
  driven: (name) => `Évocation sans figurine : elle est là où se tient ${name}, et rien ne la blesse.`,
  comesWith: (school) => `dans la Salle de la Rose Noire dès le début, si la Bibliothèque a l’école ${school}`,
  shielded: "Ne subit pas de dégâts de zone.",
  acts: "Quand elle agit :",
  decline: (cubes) =>
    `déclin ${cubes} : elle arrive avec autant de cubes et en perd un à chaque Phase d’Entretien ; avec le dernier, elle quitte le jeu`,
  declines: (evocation) =>
    `à chaque Phase d’Entretien, l’un de ces cubes est retiré ; avec le dernier, ${evocation ? "l’évocation quitte le jeu" : "c’est fini"}`,
  untilEndOfTurn: "jusqu’à la fin du tour",
  once: { turn: "une fois par tour", action: "une fois par action" },
  fades: (damage) => `jusqu’à ${damage} de ces dégâts sont retirés pendant la Phase d’Entretien`,
  putBy: (owner) => fr.say`placé par ${owner}`,
  favourite: (school) => `école favorite ${school}`,
  personalSpell: (spell) => `sort personnel ${spell}`,
  fourOrMore: "quatre joueurs ou plus",
  space: (space) => `emplacement ${space}`,
  gains: (enters, leaves) => `la Rose Noire gagne ${enters} PP à son arrivée et ${leaves} PP à son départ`,
  crownIcon: "Couronne à qui le pioche",
  onTrack: "sur la piste de pouvoir",
  tally: {
    quests: (count) => `pour ${count} quête${count < 2 ? " accomplie" : "s accomplies"}`,
    trophies: (count) => `pour ${count} trophée${count < 2 ? "" : "s"}`,
    tokens: "pour les jetons de salle",
    crown: "pour la Couronne",
    unfinished: "pour les quêtes inachevées",
  },
};

/** Spanish: what things are, and where points come from. */
import { es } from "@blackrose/language";
import type { AboutVoice } from "../voice.ts";

export const about: AboutVoice = {
  symbol: "símbolo de inestabilidad ✦",
  room: (colour, slots, points) => `${colour}, ${slots} huecos de inestabilidad, ${points} PP`,
  inRuins: "En ruinas:",
  rebuilt: "Reconstruida:",
  values: (health, move, attack) => `vida ${health}, movimiento ${move}, ataque ${attack}`,
  handLimit: (cards) => `límite de mano ${cards}`,
  questLimit: (quests) => `límite de misiones ${quests}`,
  valueNames: {
    health: "vida",
    move: "movimiento",
    attack: "ataque",
    hand: "límite de mano",
    slots: "huecos de inestabilidad",
  },
  reasons: { printed: "impreso", ruleset: "según las reglas" },
  nightmare: { health: (n) => `Umbra, salud ${n}`, acts: "Cuando actúa:", wakes: "Al despertar:" },
  assigned: "Se aferra a su anfitrión con la salud de su carta de Pesadilla y hace lo que esta dice.",
  large: "grande: un mago controla como mucho una evocación grande",
  carries: (most) => `lleva hasta ${most} Mejoras, aunque sean iguales`,
  carried: "Evocación sin miniatura, que lleva quien la invoca.",
  unhurt: "No tiene vida: nada la daña ni la mata.",
  driven: (name) => `Evocación sin miniatura: está donde está ${name}, y nada la daña.`,
  comesWith: (school) =>
    `en la Sala de la Rosa Negra desde el principio, si la Biblioteca tiene la escuela de ${school}`,
  shielded: "No sufre daño de área.",
  acts: "Cuando actúa:",
  decline: (cubes) =>
    `declive ${cubes}: llega con esos cubos y pierde uno en cada Fase de Mantenimiento; con el último deja el juego`,
  declines: (evocation) =>
    `en cada Fase de Mantenimiento se retira uno de estos cubos; con el último ${evocation ? "la evocación deja el juego" : "se acaba"}`,
  untilEndOfTurn: "hasta el final del turno",
  once: { turn: "una vez por turno", action: "una vez por acción" },
  fades: (damage) => `en la Fase de Mantenimiento se retiran hasta ${damage} de este daño`,
  putBy: (owner) => es.say`puesto por ${owner}`,
  favourite: (school) => `escuela favorita ${school}`,
  personalSpell: (spell) => `conjuro personal ${spell}`,
  fourOrMore: "cuatro jugadores o más",
  space: (space) => `espacio ${space}`,
  gains: (enters, leaves) => `la Rosa Negra gana ${enters} PP cuando llega y ${leaves} PP cuando se va`,
  crownIcon: "Corona para quien lo roba",
  onTrack: "en el marcador de poder",
  tally: {
    quests: (count) => `por ${count} ${count === 1 ? "misión completada" : "misiones completadas"}`,
    trophies: (count) => `por ${count} trofeo${count === 1 ? "" : "s"}`,
    tokens: "por fichas de sala",
    crown: "por la Corona",
    unfinished: "por misiones sin completar",
  },
};

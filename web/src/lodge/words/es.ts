import type { Words } from "../words.ts";

const list = (names: readonly string[]): string => names.join(", ");

export const es: Words = {
  title: "La Logia",
  pitch:
    "De dos a seis magos luchan por la Logia de la Rosa Negra: planea cuatro conjuros en secreto; luego muévete, golpea y activa tus trampas.",

  shortPhase: ["Rosa", "Estudio", "Plan", "Acción", "Evoca", "Final"],
  sheets: "Los magos",
  hand: "Tu mano",
  handSize: "Conjuros en la mano",
  roomTokens: "Fichas de sala ganadas",
  life: (left, of) => `Vida ${left} de ${of}.`,
  tray: "Se ofrece",
  underWay: "En curso",
  quick: "Hueco rápido",
  slotStates: {
    empty: "vacío",
    ready: "un conjuro preparado, boca abajo",
    trap: "una trampa activada",
    protection: "una protección activada",
    tarot: "una misión del tarot, boca abajo",
    revealed: "un conjuro revelado",
  },
  inCell: "en la celda",
  noQuest: "Ninguna misión activa",
  questDeck: "Mazo de misiones de esta luna",
  eventDeck: "Mazo de eventos de esta luna",
  symbol: "Símbolo de inestabilidad: 1 de tus cubos va a tu sala",
  cellOf: (name) => `Celda de ${name}`,
  turnCard: (name) => `Girar ${name} (F)`,
  unfold: (name) => `Hoja de ${name}`,
  window: (names) => (names.length === 0 ? "Ventana de respuesta" : `Ventana de respuesta: ${list(names)}`),
  before: "Antes:",
  after: "Después:",
  shortActions: {
    explore: "Explorar",
    fight: "Luchar",
    command: "Mandar",
    quick: "Rápido",
    standard: "Siguiente",
    momentum: "Impulso",
    stop: "Terminar",
  },

  where: (turn, phase, moon) => (turn === 0 ? phase : `Turno ${turn}, ${phase}, ${moon}`),
  over: (name) => `La partida ha terminado · Gana ${name}`,
  acts: (name) => `Actúa ${name}`,
};

import { STEP_WORDS } from "@blackrose/lodge/text/es/steps";
import type { Words } from "../words.ts";

export const es: Words = {
  avatar: {
    backs: [
      "El dorso de la carta superior está en blanco.",
      "En el dorso de la carta superior: una protección, cuando un conjuro de combate lo tenga como objetivo.",
      "En el dorso de la carta superior: una protección, cuando vaya a recibir daño.",
      "En el dorso de la carta superior: una trampa, cuando un conjuro de combate lo tenga como objetivo.",
      "En el dorso de la carta superior: una trampa, cuando reciba daño.",
    ],
    left: (cards) => `Cartas de acción restantes: ${cards}.`,
    used: (used, most) => `Usadas en esta fase: ${used} de ${most}.`,
    revealed: "Revelada",
    slots: (list, free) => `Evocaciones: ${list || "ninguna"}; lugares libres: ${free}.`,
    slotHelp:
      "Sus evocaciones ocupan tres lugares. Actúan en este orden. Invoca en el primero libre; si no hay ninguno, la más débil deja sitio.",
    values: (health, move, attack) => `Vida ${health}, movimiento ${move}, ataque ${attack}.`,
    list: (sign, steps) => `Elige por ${sign}: ${steps}.`,
    criteria: STEP_WORDS,
    parts: {
      back: "Dorso de la carta superior",
      deck: "Cartas de acción",
      claimed: "Misiones que ha reclamado",
      slot: "Lugar para una evocación",
    },
    claimed: (quests) => `Misiones reclamadas: ${quests}.`,
  },
};

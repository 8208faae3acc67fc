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
    used: (cards) => `Usadas en esta fase: ${cards}.`,
    claimed: (quests) => `Misiones reclamadas: ${quests}.`,
  },
};

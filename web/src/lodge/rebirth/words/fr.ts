import type { Words } from "../words.ts";

export const fr: Words = {
  avatar: {
    backs: [
      "Le dos de la carte du dessus est vierge.",
      "Au dos de la carte du dessus : une protection, quand un sort de combat le vise.",
      "Au dos de la carte du dessus : une protection, quand il va subir des dégâts.",
      "Au dos de la carte du dessus : un piège, quand un sort de combat le vise.",
      "Au dos de la carte du dessus : un piège, quand il subit des dégâts.",
    ],
    left: (cards) => `Cartes d’action restantes : ${cards}.`,
    used: (cards) => `Utilisées pendant cette phase : ${cards}.`,
    claimed: (quests) => `Quêtes attribuées : ${quests}.`,
  },
};

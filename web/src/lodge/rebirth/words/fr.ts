import { STEP_WORDS } from "@blackrose/lodge/text/fr/steps";
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
    used: (used, most) => `Utilisées pendant cette phase : ${used} sur ${most}.`,
    revealed: "Révélée",
    slots: (list, free) => `Évocations : ${list || "aucune"} ; emplacements libres : ${free}.`,
    slotHelp:
      "Ses évocations occupent trois emplacements. Elles agissent dans cet ordre. Il invoque dans le premier libre ; s’il n’y en a pas, la plus faible cède la place.",
    values: (health, move, attack) => `Santé ${health}, déplacement ${move}, attaque ${attack}.`,
    list: (sign, steps) => `Il choisit selon ${sign} : ${steps}.`,
    criteria: STEP_WORDS,
    parts: {
      back: "Dos de la carte du dessus",
      deck: "Cartes d’action",
      claimed: "Quêtes qu’il s’est attribuées",
      slot: "Emplacement d’une évocation",
    },
    claimed: (quests) => `Quêtes attribuées : ${quests}.`,
  },
};

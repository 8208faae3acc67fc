/** The Possessed: the Avatar of the box. Its three lists are read from left to right (L-AVA-31 … 33, L-OQ-36). */
import type { AvatarCard } from "../../avatar.ts";

export const possessed: AvatarCard = {
  id: "the-possessed",
  name: { en: "The Possessed", es: "El Poseído", fr: "Le Possédé" },
  gender: { es: "m", fr: "m" },
  says: {
    en: "It wears a face you know and has forgotten what for.",
    es: "Lleva un rostro que conoces y ha olvidado para qué.",
    fr: "Il porte un visage connu et ne sait plus pourquoi.",
  },
  health: 9,
  attack: 2,
  move: 2,
  lists: {
    1: ["damage", "nearest", "power"],
    2: ["nearest", "power", "trophies"],
    3: ["mages", "models", "instability"],
  },
  provenance: "designed",
};

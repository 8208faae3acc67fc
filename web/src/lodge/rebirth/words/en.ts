import type { Words } from "../words.ts";

export const en: Words = {
  avatar: {
    backs: [
      "The top card’s back is blank.",
      "On the top card’s back: a protection, when a combat spell is aimed at him.",
      "On the top card’s back: a protection, when he would be hit.",
      "On the top card’s back: a trap, when a combat spell is aimed at him.",
      "On the top card’s back: a trap, when he is hit.",
    ],
    left: (cards) => `Action cards left: ${cards}.`,
    used: (cards) => `Used in this phase: ${cards}.`,
    claimed: (quests) => `Quests claimed: ${quests}.`,
  },
};

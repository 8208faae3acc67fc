import { STEP_WORDS } from "@blackrose/lodge/text/en/steps";
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
    used: (used, most) => `Used in this phase: ${used} of ${most}.`,
    revealed: "Revealed",
    slots: (list, free) => `Evocations: ${list || "none"}; ${free} of his places free.`,
    slotHelp:
      "His evocations stand in three places. They act in this order. He summons into the first free one; if none is free, the weakest makes way.",
    values: (health, move, attack) => `Health ${health}, movement ${move}, attack ${attack}.`,
    list: (sign, steps) => `He chooses by ${sign}: ${steps}.`,
    criteria: STEP_WORDS,
    parts: {
      back: "Back of the top card",
      deck: "Action cards",
      claimed: "Quests he has claimed",
      slot: "Place for an evocation",
    },
    claimed: (quests) => `Quests claimed: ${quests}.`,
  },
};

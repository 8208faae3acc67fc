/** What the cards of the base box attach. */
import { attachments as listed } from "../entries.ts";

export const attachments = listed("stated", {
  /** Health stays the mage's own. It acts among the mage's evocations (L-SAT-06). */
  abomination: {
    name: { en: "Abomination", es: "Abominación", fr: "Abomination" },
    gender: { es: "f", fr: "f" },
    icon: "transform",
    family: "form",
    on: "mage",
    you: "bearer",
    until: "end of turn",
    changes: [
      { of: "move", set: 2 },
      { of: "attack", set: 3 },
      { of: "acts as an evocation", set: 1 },
    ],
  },
});

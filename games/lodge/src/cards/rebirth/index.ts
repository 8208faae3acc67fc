/** Rebirth: the second box, for its own ruleset. */
import type { Box } from "../box.ts";
import { evocations } from "./evocations.ts";
import { forgotten } from "./forgotten.ts";
import { rooms } from "./rooms.ts";

export const rebirth: Box = {
  id: "rebirth",
  name: { en: "Rebirth", es: "Rebirth", fr: "Rebirth" },
  schools: [],
  forgotten,
  personal: [],
  rooms,
  evocations,
  mages: [],
  quests: [],
  events: [],
  attachments: [],
  rulesets: { schools: ["rebirth"], rooms: ["rebirth"] },
};

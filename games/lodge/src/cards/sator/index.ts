/** The Sator box: eleven schools, thirteen rooms, twenty-four mages. It adds to a Lodge of another box. */
import type { Box } from "../box.ts";
import { archetypes } from "./archetypes.ts";
import { attachments } from "./attachments.ts";
import { cover } from "./cover.ts";
import { rooms } from "./rooms.ts";
import { omnia } from "./schools/omnia.ts";
import { poisonCounts, poisonVerbs } from "./words/poison.ts";
import { roomCosts, roomVerbs } from "./words/rooms.ts";
import { varietyCounts } from "./words/variety.ts";

export const sator: Box = {
  ...cover,
  needs: ["base"],
  schools: [omnia],
  forgotten: [],
  personal: [],
  rooms,
  evocations: [],
  mages: [],
  quests: [],
  events: [],
  attachments,
  archetypes,
  verbs: [...poisonVerbs, ...roomVerbs],
  counts: [...poisonCounts, ...varietyCounts],
  costs: roomCosts,
  triggers: [],
};

/** The Sator box: eleven schools, thirteen rooms, twenty-four mages. It adds to a Lodge of another box. */
import type { Box } from "../box.ts";
import { archetypes } from "./archetypes.ts";
import { attachments } from "./attachments.ts";
import { cover } from "./cover.ts";
import { elementals } from "./evocations/elementals.ts";
import { equipment } from "./evocations/enchantment.ts";
import { enchantment } from "./schools/enchantment.ts";
import { equipmentConditions, equipmentCounts, equipmentTriggers, equipmentVerbs, wrath } from "./words/equipment.ts";
import { fulfillingVerbs } from "./words/fulfilling.ts";
import { rooms } from "./rooms.ts";
import { elementalism } from "./schools/elementalism.ts";
import { omnia } from "./schools/omnia.ts";
import { elementCounts, elementRooms, elementVerbs } from "./words/elements.ts";
import { poisonCounts, poisonVerbs } from "./words/poison.ts";
import { roomCosts, roomVerbs } from "./words/rooms.ts";
import { synergyConditions } from "./words/synergy.ts";
import { varietyCounts } from "./words/variety.ts";

export const sator: Box = {
  ...cover,
  needs: ["base"],
  schools: [elementalism, omnia, enchantment],
  forgotten: [],
  personal: [],
  rooms,
  evocations: [...elementals, ...equipment],
  mages: [],
  quests: [],
  events: [],
  attachments: [...attachments, ...wrath],
  archetypes,
  verbs: [...elementVerbs, ...poisonVerbs, ...roomVerbs, ...equipmentVerbs, ...fulfillingVerbs],
  conditions: [...synergyConditions, ...equipmentConditions],
  counts: [...elementCounts, ...poisonCounts, ...varietyCounts, ...equipmentCounts],
  roomKinds: elementRooms,
  costs: roomCosts,
  triggers: [...equipmentTriggers],
};

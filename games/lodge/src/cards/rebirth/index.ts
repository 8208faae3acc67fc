/** Rebirth: the second box, for its own ruleset. */
import type { Box } from "../box.ts";
import { cover } from "./cover.ts";
import { evocations } from "./evocations.ts";
import { forgotten } from "./forgotten.ts";
import { jinxes } from "./jinxes.ts";
import { rooms } from "./rooms.ts";
import { agony } from "./schools/agony.ts";
import { hex } from "./schools/hex.ts";

export const rebirth: Box = {
  ...cover,
  schools: [agony, hex],
  forgotten,
  personal: [],
  rooms,
  evocations,
  mages: [],
  quests: [],
  events: [],
  attachments: jinxes,
};

/** The base box. */
import type { Box } from "../box.ts";
import { cover } from "./cover.ts";
import { attachments } from "./attachments.ts";
import { firstMoonEvents } from "./events/first-moon.ts";
import { secondMoonEvents } from "./events/second-moon.ts";
import { thirdMoonEvents } from "./events/third-moon.ts";
import { evocations } from "./evocations.ts";
import { forgotten } from "./forgotten.ts";
import { mages } from "./mages.ts";
import { personal } from "./personal.ts";
import { firstMoonQuests } from "./quests/first-moon.ts";
import { secondMoonQuests } from "./quests/second-moon.ts";
import { thirdMoonQuests } from "./quests/third-moon.ts";
import { rooms } from "./rooms.ts";
import { conspiracy } from "./schools/conspiracy.ts";
import { destruction } from "./schools/destruction.ts";
import { divination } from "./schools/divination.ts";
import { illusion } from "./schools/illusion.ts";
import { necromancy } from "./schools/necromancy.ts";
import { transmutation } from "./schools/transmutation.ts";

export const base: Box = {
  ...cover,
  schools: [conspiracy, destruction, divination, illusion, necromancy, transmutation],
  forgotten,
  personal,
  rooms,
  evocations,
  mages,
  quests: [...firstMoonQuests, ...secondMoonQuests, ...thirdMoonQuests],
  events: [...firstMoonEvents, ...secondMoonEvents, ...thirdMoonEvents],
  attachments,
};

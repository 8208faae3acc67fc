/** Rebirth: the second box, for its own ruleset. */
import type { Box } from "../box.ts";
import { mode as avatar } from "./avatar/index.ts";
import { avatarTriggers } from "./avatar/triggers.ts";
import { avatarVerbs } from "./avatar/verbs.ts";
import { cover } from "./cover.ts";
import { broken } from "./invariants.ts";
import { firstMoonEvents } from "./events/first-moon.ts";
import { secondMoonEvents } from "./events/second-moon.ts";
import { thirdMoonEvents } from "./events/third-moon.ts";
import { evocations } from "./evocations.ts";
import { forgotten } from "./forgotten.ts";
import { jinxes } from "./jinxes.ts";
import { mages } from "./mages.ts";
import { personal } from "./personal.ts";
import { firstMoonQuests } from "./quests/first-moon.ts";
import { secondMoonQuests } from "./quests/second-moon.ts";
import { thirdMoonQuests } from "./quests/third-moon.ts";
import { nightmares } from "./nightmares.ts";
import { rooms } from "./rooms.ts";
import { agony } from "./schools/agony.ts";
import { alchemy } from "./schools/alchemy.ts";
import { hex } from "./schools/hex.ts";
import { nightmare } from "./schools/nightmare.ts";
import { shamanic } from "./schools/shamanic.ts";
import { technomancy } from "./schools/technomancy.ts";
import { upgrades } from "./upgrades.ts";
import { fearVerb } from "./words/fear.ts";
import { jinxCosts, jinxVerbs } from "./words/jinxes.ts";
import { umbraVerbs } from "./words/umbrae.ts";
import { upgradeVerb } from "./words/upgrades.ts";
import { bearersCounts } from "./words/bearers.ts";
import { burstVerbs } from "./words/burst.ts";
import { sacrificeTriggers, sacrificeVerbs } from "./words/sacrifice.ts";
import { summonAnyVerbs } from "./words/summon-any.ts";
import { surrenderVerbs } from "./words/surrender.ts";
import { nextDoor } from "./words/next-door.ts";
import { territoryWords } from "./words/territory.ts";
import { totem } from "./words/totems.ts";

export const rebirth: Box = {
  ...cover,
  broken,
  schools: [agony, alchemy, hex, nightmare, shamanic, technomancy],
  forgotten,
  personal,
  rooms,
  evocations,
  mages,
  quests: [...firstMoonQuests, ...secondMoonQuests, ...thirdMoonQuests],
  events: [...firstMoonEvents, ...secondMoonEvents, ...thirdMoonEvents],
  attachments: [...jinxes, ...upgrades, ...nightmares],
  verbs: [
    ...avatarVerbs,
    ...burstVerbs,
    fearVerb,
    ...jinxVerbs,
    ...sacrificeVerbs,
    ...summonAnyVerbs,
    ...surrenderVerbs,
    ...umbraVerbs,
    upgradeVerb,
  ],
  costs: jinxCosts,
  ...territoryWords,
  triggers: [...avatarTriggers, ...sacrificeTriggers, ...territoryWords.triggers],
  counts: bearersCounts,
  groups: [nextDoor],
  archetypes: [totem],
  modes: [avatar],
};

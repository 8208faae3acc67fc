/** The Sator box: eleven schools, thirteen rooms, twenty-four mages. It adds to a Lodge of another box. */
import type { Box } from "../box.ts";
import { archetypes } from "./archetypes.ts";
import { attachments } from "./attachments.ts";
import { cover } from "./cover.ts";
import { broken } from "./invariants.ts";
import { arcana } from "./evocations/cartomancy.ts";
import { demons, guests } from "./evocations/demons.ts";
import { elementals } from "./evocations/elementals.ts";
import { equipment } from "./evocations/enchantment.ts";
import { hashomerActions } from "./evocations/hashomer.ts";
import { infestations } from "./evocations/infestations.ts";
import { boars } from "./evocations/mind.ts";
import { forgotten } from "./forgotten.ts";
import { mageCards } from "./mage-cards.ts";
import { mages } from "./mages.ts";
import { personal } from "./personal.ts";
import { rooms } from "./rooms.ts";
import { skillValues } from "./words/skills.ts";
import { bard } from "./schools/bard.ts";
import { blood } from "./schools/blood.ts";
import { cartomancy } from "./schools/cartomancy.ts";
import { chronomancy } from "./schools/chronomancy.ts";
import { demonology } from "./schools/demonology.ts";
import { elementalism } from "./schools/elementalism.ts";
import { enchantment } from "./schools/enchantment.ts";
import { mind } from "./schools/mind.ts";
import { omnia } from "./schools/omnia.ts";
import { trickery } from "./schools/trickery.ts";
import { voidSchool } from "./schools/void.ts";
import { bargainConditions, bargainCounts, bargainGroups, bargainVerbs } from "./words/bargains.ts";
import { beyondVerbs, immunities } from "./words/beyond.ts";
import { commandingConditions, commandingVerbs } from "./words/commanding.ts";
import { demonConditions, demonCounts, demonGroups } from "./words/demons.ts";
import { diviningConditions, diviningCounts, diviningVerbs } from "./words/divining.ts";
import { elementCounts, elementRooms, elementVerbs } from "./words/elements.ts";
import { equipmentConditions, equipmentCounts, equipmentTriggers, equipmentVerbs, wrath } from "./words/equipment.ts";
import { forgottenCounts, forgottenTriggers, forgottenVerbs } from "./words/forgotten.ts";
import { fulfillingVerbs } from "./words/fulfilling.ts";
import { generosityCounts, generosityTriggers, generosityVerbs } from "./words/generosity.ts";
import { goalConditions } from "./words/goals.ts";
import { guessingConditions, guessingVerbs } from "./words/guessing.ts";
import { hashomerConditions, hashomerFigure, hashomerGroups, hashomerVerbs } from "./words/hashomer.ts";
import { infestationTriggers } from "./words/infestations.ts";
import {
  hollow,
  instabilityConditions,
  instabilityCosts,
  instabilityCounts,
  instabilityRooms,
  instabilityVerbs,
} from "./words/instability.ts";
import { momentTriggers } from "./words/moments.ts";
import { poisonCounts, poisonTokens, poisonVerbs } from "./words/poison.ts";
import { replayingVerbs } from "./words/replaying.ts";
import { roomCosts, roomVerbs } from "./words/rooms.ts";
import { seizingVerbs } from "./words/seizing.ts";
import { slidingVerbs } from "./words/sliding.ts";
import { swapGroups, swapVerbs } from "./words/swaps.ts";
import { synergyConditions } from "./words/synergy.ts";
import { timeCounts, timeGroups, timeVerbs } from "./words/time.ts";
import {
  forms,
  transformingConditions,
  transformingCounts,
  transformingGroups,
  transformingVerbs,
} from "./words/transforming.ts";
import { turningCounts, turningVerbs } from "./words/turning.ts";
import { varietyCounts } from "./words/variety.ts";
import { tokenConditions, tokenCosts, tokenVerbs } from "./words/won-tokens.ts";

export const sator: Box = {
  ...cover,
  broken,
  needs: ["base"],
  sparesOwn: true,
  schools: [
    trickery,
    blood,
    elementalism,
    omnia,
    enchantment,
    demonology,
    bard,
    voidSchool,
    cartomancy,
    chronomancy,
    mind,
  ],
  forgotten,
  personal,
  rooms,
  evocations: [
    ...infestations,
    ...hashomerActions,
    ...elementals,
    ...equipment,
    ...demons,
    ...arcana,
    ...boars,
    ...guests,
  ],
  mages,
  mageCards,
  quests: [],
  events: [],
  attachments: [...attachments, ...poisonTokens, ...hashomerFigure, ...wrath, ...hollow, ...immunities, ...forms],
  archetypes,
  values: skillValues,
  verbs: [
    ...hashomerVerbs,
    ...swapVerbs,
    ...tokenVerbs,
    ...guessingVerbs,
    ...elementVerbs,
    ...poisonVerbs,
    ...roomVerbs,
    ...equipmentVerbs,
    ...fulfillingVerbs,
    ...commandingVerbs,
    ...seizingVerbs,
    ...bargainVerbs,
    ...generosityVerbs,
    ...replayingVerbs,
    ...turningVerbs,
    ...slidingVerbs,
    ...instabilityVerbs,
    ...beyondVerbs,
    ...diviningVerbs,
    ...timeVerbs,
    ...transformingVerbs,
    ...forgottenVerbs,
  ],
  conditions: [
    ...hashomerConditions,
    ...tokenConditions,
    ...guessingConditions,
    ...synergyConditions,
    ...equipmentConditions,
    ...demonConditions,
    ...commandingConditions,
    ...bargainConditions,
    ...instabilityConditions,
    ...diviningConditions,
    ...goalConditions,
    ...transformingConditions,
  ],
  groups: [...swapGroups, ...hashomerGroups, ...demonGroups, ...bargainGroups, ...timeGroups, ...transformingGroups],
  counts: [
    ...elementCounts,
    ...poisonCounts,
    ...turningCounts,
    ...varietyCounts,
    ...equipmentCounts,
    ...demonCounts,
    ...bargainCounts,
    ...generosityCounts,
    ...instabilityCounts,
    ...diviningCounts,
    ...timeCounts,
    ...transformingCounts,
    ...forgottenCounts,
  ],
  roomKinds: [...elementRooms, ...instabilityRooms],
  costs: [...tokenCosts, ...roomCosts, ...instabilityCosts],
  triggers: [
    ...infestationTriggers,
    ...equipmentTriggers,
    ...generosityTriggers,
    ...momentTriggers,
    ...forgottenTriggers,
  ],
};

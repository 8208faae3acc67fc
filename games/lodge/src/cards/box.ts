/** Everything in the base box. */
import { firstMoonEvents } from "./events/first-moon.ts";
import { secondMoonEvents } from "./events/second-moon.ts";
import { thirdMoonEvents } from "./events/third-moon.ts";
import { evocations } from "./evocations.ts";
import { grimoires } from "./grimoires.ts";
import { mages } from "./mages.ts";
import { firstMoonQuests } from "./quests/first-moon.ts";
import { secondMoonQuests } from "./quests/second-moon.ts";
import { thirdMoonQuests } from "./quests/third-moon.ts";
import { rooms } from "./rooms.ts";
import type { Evocation, GameEvent, Grimoire, Mage, Quest, Room, Spell } from "./says.ts";
import { conspiracy } from "./schools/conspiracy.ts";
import { destruction } from "./schools/destruction.ts";
import { divination } from "./schools/divination.ts";
import { forgotten } from "./schools/forgotten.ts";
import { illusion } from "./schools/illusion.ts";
import { necromancy } from "./schools/necromancy.ts";
import { personal } from "./schools/personal.ts";
import { transmutation } from "./schools/transmutation.ts";

export interface Content {
  readonly spells: readonly Spell[];
  readonly rooms: readonly Room[];
  readonly evocations: readonly Evocation[];
  readonly mages: readonly Mage[];
  readonly grimoires: readonly Grimoire[];
  readonly quests: readonly Quest[];
  readonly events: readonly GameEvent[];
}

export const box: Content = {
  spells: [
    ...conspiracy,
    ...destruction,
    ...divination,
    ...illusion,
    ...necromancy,
    ...transmutation,
    ...forgotten,
    ...personal,
  ],
  rooms,
  evocations,
  mages,
  grimoires,
  quests: [...firstMoonQuests, ...secondMoonQuests, ...thirdMoonQuests],
  events: [...firstMoonEvents, ...secondMoonEvents, ...thirdMoonEvents],
};

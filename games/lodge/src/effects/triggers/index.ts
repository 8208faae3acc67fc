/** The triggers every box can use. */
import type { CoreTrigger } from "../../cards/says.ts";
import type { AnyTrigger, TriggerRecord } from "../trigger.ts";
import { activates } from "./activates.ts";
import { attacks } from "./attacks.ts";
import { casts } from "./casts.ts";
import { cleanUp } from "./clean-up.ts";
import { dealsDamage } from "./deals-damage.ts";
import { defeated } from "./defeated.ts";
import { enters } from "./enters.ts";
import { eventMoves } from "./event-moves.ts";
import { fills } from "./fills.ts";
import { gains } from "./gains.ts";
import { goesToItsCell } from "./goes-to-its-cell.ts";
import { leaves } from "./leaves.ts";
import { physicalAction } from "./physical-action.ts";
import { places } from "./places.ts";
import { removed } from "./removed.ts";
import { resolves } from "./resolves.ts";
import { solves } from "./solves.ts";
import { suffers } from "./suffers.ts";
import { summons } from "./summons.ts";
import { takesTheCrown } from "./takes-the-crown.ts";
import { targeted } from "./targeted.ts";
import { wouldSuffer } from "./would-suffer.ts";

const core: { readonly [On in CoreTrigger["on"]]: TriggerRecord<Extract<CoreTrigger, { readonly on: On }>> } = {
  enters,
  leaves,
  "would suffer": wouldSuffer,
  suffers,
  targeted,
  casts,
  resolves,
  "physical action": physicalAction,
  activates,
  solves,
  defeated,
  "deals damage": dealsDamage,
  attacks,
  places,
  fills,
  gains,
  summons,
  removed,
  "goes to its cell": goesToItsCell,
  "takes the Crown": takesTheCrown,
  "event moves": eventMoves,
  "clean-up": cleanUp,
};

export const coreTriggers: readonly AnyTrigger[] = Object.values(core);

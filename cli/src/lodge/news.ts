/** Which events are worth a line to a player: not what the table shows, nor the small steps of what is told anyway. */
import { type Event, REFEREE } from "@blackrose/kernel";
import { NONE, Token } from "@blackrose/lodge/state";

const NEVER = new Set([
  "acted",
  "end-turn-effects",
  "fade",
  "fade-away",
  "intend-spell",
  "lay-library",
  "lay-moons",
  "linger",
  "plan-spell",
  "put-held",
  "resolved",
  "spend-action",
  "spend-lingering",
]);
/** What others do out of sight: the table counts it. */
const OWN = new Set(["clear-spell", "look-at-school", "move-hidden", "shuffle", "unplan-unseen"]);

/** Who sees all is told all. */
export function worthTelling(events: readonly Event[], viewer: number): readonly Event[] {
  if (viewer === REFEREE) return events;
  return events.filter((event) => {
    const { verb } = event;
    if (NEVER.has(verb)) return false;
    if (OWN.has(verb)) return event["seat"] === viewer;
    if (verb === "start-activation") return event["seat"] !== NONE;
    // Tokens turn back all at once in clean-up; a conversion is told with its cubes.
    if (verb === "room-token") return event["token"] !== Token.available;
    return verb !== "place" || event["converted"] !== 1;
  });
}

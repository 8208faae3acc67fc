/** Where cards come from that nobody saw before: a card played out of another's hand from its owner's place, a card dealt from the dealer's stack. */
import type { Scene, ThingKey } from "../face.ts";
import { seenIn } from "./seen.ts";
import { cardThing, handThing, pileThing } from "./things.ts";

export function cameFrom(scene: Scene, thing: ThingKey): ThingKey | null {
  if (!thing.startsWith("card:")) return null;
  const seat = seenIn(scene).inPlay.findIndex((card) => card >= 0 && cardThing(card) === thing);
  return seat < 0 ? pileThing("deck") : handThing(seat);
}

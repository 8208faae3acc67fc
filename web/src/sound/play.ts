/** Sounds, fetched with the first one. Silent until the player has touched the page, as browsers want it. */
import { settings } from "../settings.ts";

export type Sound = "card" | "dice" | "cube" | "step" | "blow" | "fall" | "chime" | "turn" | "refusal";

export function play(sound: Sound): void {
  const { mute, volume } = settings.value;
  if (mute || volume === 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  // Who cannot fetch it hears nothing.
  void import("./made.ts").then(
    ({ make }) => make(sound),
    () => undefined,
  );
}

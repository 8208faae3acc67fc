/** The Memories go into the Grimoire. */
import { perform } from "@blackrose/kernel";
import { renew } from "../../deeds.ts";
import { Stream } from "../../state.ts";
import { verb } from "../verb.ts";

export interface ShuffleMemories {
  readonly do: "shuffle Memories";
}

export const shuffleMemories = verb<ShuffleMemories>("shuffle Memories", {
  shape: {},

  run: (w, _f, e) => perform(w, renew, { seat: e.seat, what: 0, stream: Stream.grimoires }),
});

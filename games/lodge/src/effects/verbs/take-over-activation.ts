/** Another's activation becomes one's own (Illusory Tribute). */
import { activateRoom } from "../../rules/activate.ts";
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface TakeOverActivation {
  readonly do: "take over activation";
}

export const takeOverActivation = verb<TakeOverActivation>("take over activation", {
  shape: {},
  answers: () => true,
  run(w, _f, e) {
    const [activation] = answered(w, e).filter((deed) => deed.deed.verb === "activate" && !deed.prevented);
    if (activation === undefined) return;
    activation.prevent();
    activateRoom(w, e.seat, activation.get("room"), "used");
  },
});

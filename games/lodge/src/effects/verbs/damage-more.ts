/** Every blow still to land hits harder. */
import * as a from "../../pack/parts.ts";
import { verb } from "../verb.ts";
import { answered } from "./shared/answering.ts";

export interface DamageMore {
  readonly do: "damage more";
  readonly n: number;
}

export const damageMore = verb<DamageMore>("damage more", {
  shape: { n: a.n },
  answers: () => true,
  run(w, _f, e, said) {
    for (const deed of answered(w, e)) {
      if (deed.deed.verb === "harm" && !deed.prevented) deed.set("n", deed.get("n") + said.n);
    }
  },
});

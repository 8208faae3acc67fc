/** From the hand to Memories; all if there are fewer. Its owner chooses. */
import { perform } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import { moveSpell, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE } from "../../state.ts";
import { card as cardThing, held } from "../../things.ts";
import { isMage } from "../../who.ts";
import { effCard, want } from "../doing.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";

export interface Discard {
  readonly do: "discard";
  readonly n: number;
  readonly who?: One;
}

export const discard = verb<Discard>("discard", {
  shape: { n: a.n, who: a.optional(a.one) },
  // An empty hand lies open to all; how many cards it lacks of the number does not matter: one gives what one has.
  canBegin: (w, e) => w.s.hands[e.seat].length > 0,
  run(w, f, e, said) {
    const seat = one(w, e, said.who ?? "self");
    if (seat === NONE || !isMage(seat)) return;
    want(w, f, effCard, w.s.hands[seat].map(cardThing), { seat, min: said.n, max: said.n });
  },
  chosen(w, _f, e, said, _code, codes) {
    const seat = one(w, e, said.who ?? "self");
    for (const code of codes) perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
  },
});

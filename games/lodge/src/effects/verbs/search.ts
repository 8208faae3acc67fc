/** Any spells of the Grimoire into the hand; then it is shuffled. */
import { closeWayBack, perform } from "@blackrose/kernel";
import { moveHidden, shuffleZone, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { Stream } from "../../state.ts";
import { card as cardThing, held } from "../../things.ts";
import { effCard, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface Search {
  readonly do: "search";
  readonly n: number;
  readonly from: "grimoire";
}

export const search = verb<Search>("search", {
  shape: { n: a.n, from: a.word("grimoire") },
  offersFrom: (s, _e, _said, viewer) => ({ spells: s.grimoires[viewer] }),
  run(w, f, e, said) {
    const { seat } = e;
    // The question itself shows what lay hidden (K-UND-01).
    closeWayBack(w);
    want(w, f, effCard, w.s.grimoires[seat].toSorted((one, other) => one - other).map(cardThing), {
      min: said.n,
      max: said.n,
    });
  },
  chosen(w, _f, e, _said, _code, codes) {
    for (const code of codes)
      perform(w, moveHidden, { seat: e.seat, card: held(code), from: Zone.grimoire, to: Zone.hand });
    perform(w, shuffleZone, { seat: e.seat, what: 0, stream: Stream.grimoires });
  },
});

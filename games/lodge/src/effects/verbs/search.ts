/** Any spells of the Grimoire into the hand, then it is shuffled; or of Memories. */
import { closeWayBack, perform } from "@blackrose/kernel";
import { moveHidden, moveSpell, shuffleZone, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { Stream } from "../../state.ts";
import { card as cardThing, held } from "../../things.ts";
import { effCard, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface Search {
  readonly do: "search";
  readonly n: number;
  readonly from: "grimoire" | "memories";
}

export const search = verb<Search>("search", {
  shape: { n: a.n, from: a.word("grimoire", "memories") },
  offersFrom: (s, _e, said, viewer) => ({ spells: said.from === "grimoire" ? s.grimoires[viewer] : [] }),
  run(w, f, e, said) {
    const { seat } = e;
    // The question itself shows what lay hidden (K-UND-01).
    if (said.from === "grimoire") closeWayBack(w);
    const pile = said.from === "grimoire" ? w.s.grimoires[seat] : w.s.memories[seat];
    want(w, f, effCard, pile.toSorted((one, other) => one - other).map(cardThing), { min: said.n, max: said.n });
  },
  chosen(w, _f, e, said, _code, codes) {
    if (said.from === "memories") {
      for (const code of codes)
        perform(w, moveSpell, { seat: e.seat, card: held(code), from: Zone.memories, to: Zone.hand });
      return;
    }
    for (const code of codes)
      perform(w, moveHidden, { seat: e.seat, card: held(code), from: Zone.grimoire, to: Zone.hand });
    perform(w, shuffleZone, { seat: e.seat, what: 0, stream: Stream.grimoires });
  },
});

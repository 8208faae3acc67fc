/** Any spells of the Grimoire into the hand, then it is shuffled; or of Memories, or of a school's discard pile. */
import { closeWayBack, perform } from "@blackrose/kernel";
import { moveHidden, moveSpell, shuffleZone, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { Stream } from "../../state.ts";
import { card as cardThing, held } from "../../things.ts";
import { effCard, effOption, want } from "../doing.ts";
import { verb } from "../verb.ts";

export interface Search {
  readonly do: "search";
  readonly n: number;
  readonly from: "grimoire" | "memories" | "discards";
}

export const search = verb<Search>("search", {
  shape: { n: a.n, from: a.word("grimoire", "memories", "discards") },
  offersFrom: (s, _e, said, viewer) => ({ spells: said.from === "grimoire" ? s.grimoires[viewer] : [] }),
  run(w, f, e, said) {
    const { seat } = e;
    const many = { min: said.n, max: said.n };
    if (said.from === "discards") {
      // They lie open to all.
      want(w, f, effOption, w.s.discards.flat().map(cardThing), many);
      return;
    }
    // The question itself shows what lay hidden (K-UND-01).
    if (said.from === "grimoire") closeWayBack(w);
    const pile = said.from === "grimoire" ? w.s.grimoires[seat] : w.s.memories[seat];
    want(w, f, effCard, pile.toSorted((one, other) => one - other).map(cardThing), many);
  },
  chosen(w, _f, e, said, _code, codes) {
    const { seat } = e;
    if (said.from === "grimoire") {
      for (const code of codes) perform(w, moveHidden, { seat, card: held(code), from: Zone.grimoire, to: Zone.hand });
      perform(w, shuffleZone, { seat, what: 0, stream: Stream.grimoires });
      return;
    }
    const from = said.from === "memories" ? Zone.memories : Zone.school;
    for (const code of codes) perform(w, moveSpell, { seat, card: held(code), from, to: Zone.hand });
  },
});

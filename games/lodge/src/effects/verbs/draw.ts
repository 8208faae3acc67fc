/** Cards into the hand; quests to the quests (L-GLO-13). */
import { again, draw as luck, perform } from "@blackrose/kernel";
import type { MoonOf, One, Pile } from "../../cards/says.ts";
import { moveHidden, moveSpell, Zone } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { drawAndPlace } from "../../rules/events.ts";
import { drawQuestFor } from "../../rules/quest-cards.ts";
import { drawGrimoire, drawSchool } from "../../rules/study.ts";
import { NONE, Stream } from "../../state.ts";
import { held, school as schoolThing } from "../../things.ts";
import { isAvatar, isMage } from "../../who.ts";
import { R } from "../context.ts";
import { effSchool, want } from "../doing.ts";
import { one } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { moonOf, openSchools } from "./shared/piles.ts";

export interface Draw {
  readonly do: "draw";
  readonly n: number;
  readonly from: Pile;
  readonly moon?: MoonOf;
  readonly who?: One;
  /** Of Memories: by luck, not from the top. */
  readonly random?: true;
}

const own = numbers({ drawn: 0 });
const { drawn } = own.at;

export const draw = verb<Draw>("draw", {
  shape: { n: a.n, from: a.pile, moon: a.optional(a.moon), who: a.optional(a.one), random: a.optional(a.mark) },
  numbers: own,
  run(w, f, e, said) {
    const seat = said.who === undefined ? e.seat : one(w, e, said.who);
    // The Avatar draws events for the Black Rose and nothing for himself (L-AVX-02).
    if (seat === NONE || !isMage(seat) || (isAvatar(w.s, seat) && said.from !== "events")) return;
    switch (said.from) {
      case "grimoire":
        drawGrimoire(w, seat, said.n);
        return;
      case "quests":
        for (let i = 0; i < said.n; i++) drawQuestFor(w, seat, moonOf(w, said.moon, e.regs[R.amount]));
        return;
      case "memories":
        for (let i = 0; i < said.n && w.s.memories[seat].length > 0; i++) {
          const pile = w.s.memories[seat];
          const card = pile[said.random ? luck(w, Stream.lots, pile.length) : pile.length - 1];
          perform(w, moveSpell, { seat, card, from: Zone.memories, to: Zone.hand });
        }
        return;
      case "events":
        if (f.regs[drawn] >= said.n) return;
        f.regs[drawn]++;
        again(f);
        drawAndPlace(w, seat, moonOf(w, said.moon, NONE));
        return;
      case "forgotten":
        for (let i = 0; i < said.n && w.s.forgotten.length > 0; i++) {
          perform(w, moveHidden, {
            seat,
            card: w.s.forgotten[w.s.forgotten.length - 1],
            from: Zone.forgotten,
            to: Zone.hand,
          });
        }
        return;
      default: {
        if (f.regs[drawn] >= said.n) return;
        const schools =
          said.from === "discards"
            ? [...w.s.discards.keys()].filter((i) => w.s.discards[i].length > 0)
            : openSchools(w);
        if (schools.length === 0) return;
        again(f);
        want(w, f, effSchool, schools.map(schoolThing), { seat });
      }
    }
  },
  chosen(w, f, e, said, code) {
    f.regs[drawn]++;
    const seat = said.who === undefined ? e.seat : one(w, e, said.who);
    const pile = w.s.discards[held(code)];
    if (said.from === "discards")
      perform(w, moveSpell, { seat, card: pile[pile.length - 1], from: Zone.school, to: Zone.hand });
    else drawSchool(w, seat, held(code));
  },
});

/** A ready spell goes to Memories; its owner chooses which. */
import { again, perform } from "@blackrose/kernel";
import type { Who } from "../../cards/says.ts";
import { unplanOpenly } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { type Lodge, QUICK, Slot, SLOTS } from "../../state.ts";
import { held, slot as slotThing } from "../../things.ts";
import { isMage } from "../../who.ts";
import { R } from "../context.ts";
import { effOption, want } from "../doing.ts";
import { models } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { insteadFor } from "./shared/unseated.ts";

export interface Unready {
  readonly do: "unready";
  readonly who: Who;
  /** `ready`: wherever it lies; `any`: Activated ones, too. */
  readonly slot: "not quick" | "quick" | "ready" | "any";
}

/** Which mage comes next. */
const own = numbers({ next: 0 });
const { next } = own.at;

function readySlots(w: Lodge, seat: number, which: Unready["slot"]): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const state = w.s.slots[seat][slot];
    const fits = which === "any" ? state !== Slot.empty && state !== Slot.revealed : state === Slot.ready;
    if (fits && (which === "any" || which === "ready" || (slot === QUICK) === (which === "quick"))) found.push(slot);
  }
  return found;
}

export const unready = verb<Unready>("unready", {
  shape: { who: a.who, slot: a.word("not quick", "quick", "ready", "any") },
  numbers: own,
  run(w, f, e, said) {
    const all = models(w, e, said.who).filter(isMage);
    while (f.regs[next] < all.length) {
      const seat = all[f.regs[next]];
      if (insteadFor(w, seat)?.losesNext(w)) e.regs[R.affected]++;
      const slots = readySlots(w, seat, said.slot);
      if (slots.length > 0) {
        again(f);
        e.regs[R.affected]++;
        want(w, f, effOption, slots.map(slotThing), { seat });
        return;
      }
      f.regs[next]++;
    }
  },
  chosen(w, f, e, said, code) {
    const seat = models(w, e, said.who).filter(isMage)[f.regs[next]++];
    perform(w, unplanOpenly, { seat, slot: held(code), card: w.s.planned[seat][held(code)] });
  },
});

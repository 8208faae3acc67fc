/** A private look at what lies hidden. */
import { perform } from "@blackrose/kernel";
import type { Who } from "../../cards/says.ts";
import { Look, showTo } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { NONE, Slot } from "../../state.ts";
import { isMage } from "../../who.ts";
import { models } from "../select.ts";
import { verb } from "../verb.ts";
import { insteadFor, questsWith } from "./shared/unseated.ts";

export interface See {
  readonly do: "see";
  readonly what: "ready spells" | "hand" | "quests";
  readonly of: Who;
}

export const see = verb<See>("see", {
  shape: { what: a.word("ready spells", "hand", "quests"), of: a.who },

  run(w, _f, e, said) {
    for (const model of models(w, e, said.of)) {
      if (!isMage(model)) continue;
      const unseated = insteadFor(w, model);
      if (unseated !== undefined) {
        const what = said.what === "quests" ? "quests" : "action cards";
        const cards = said.what === "quests" ? questsWith(w.s, model) : unseated.shows(w, said.what);
        if (cards.length > 0)
          perform(w, showTo, { seat: model, to: [e.seat], what: Look[what], moon: NONE, cards: cards.slice() });
        continue;
      }
      const cards =
        said.what === "hand"
          ? w.s.hands[model]
          : said.what === "quests"
            ? w.s.quests[model]
            : w.s.planned[model].filter((_, slot) => w.s.slots[model][slot] === Slot.ready);
      perform(w, showTo, { seat: model, to: [e.seat], what: Look[said.what], moon: NONE, cards: cards.slice() });
    }
  },
});

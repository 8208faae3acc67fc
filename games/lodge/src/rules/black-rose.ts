/** Phase 1: the Black Rose (L-BR). */
import { call, flow } from "@blackrose/kernel";
import { type Lodge, NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { drawTopEvent, placeEvent, roseEvents, shiftEvents } from "./events.ts";
import { inTurnOrder, turnOrder } from "./order.ts";
import { riseMoons } from "./power.ts";
import { drawQuestFor, giveUpQuests, questLimit } from "./quest-cards.ts";
import { rulesOf } from "./values.ts";

/** Where moons rise after the action, each step of this phase counts as one (L-MON-02). */
export const blackRosePhase = flow<State, Tables>("black rose phase", "L-BR-01", {
  giveUp(w) {
    if (rulesOf(w).questsGivenUp.at === "start") inTurnOrder(w, giveUpQuests);
  },
  shift(w) {
    shiftEvents(w);
  },
  draw(w) {
    riseMoons(w);
    const event = drawTopEvent(w);
    if (event !== NONE) placeEvent(w, event, w.s.drawer);
  },
  events(w) {
    riseMoons(w);
    call(w, roseEvents);
  },
  giveUpLater(w) {
    riseMoons(w);
    if (rulesOf(w).questsGivenUp.at === "after events") inTurnOrder(w, giveUpQuests);
  },
  quests(w) {
    riseMoons(w);
    drawMissingQuests(w);
  },
  limit(w) {
    // Where the limit holds at once, nobody is over it here (L-BR-16).
    inTurnOrder(w, questLimit);
  },
  end(w) {
    riseMoons(w);
  },
});

/** Who has no unfinished quest must draw one of the current moon (L-BR-06, L-BR-15, L-OQ-12). */
function drawMissingQuests(w: Lodge): void {
  for (const seat of turnOrder(w.s)) if (w.s.quests[seat].length === 0) drawQuestFor(w, seat, w.s.moon);
}

export const blackRoseFlows = [blackRosePhase];

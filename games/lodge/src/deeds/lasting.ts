/** The end of what held for the turn. */
import { ACTIONS_A_TURN, NEXT_PHASE, NONE } from "../state.ts";
import { takeOffAll } from "./attachments.ts";
import { lodge, QUIET } from "./deed.ts";

/** Everything that held until the end of the turn is over (L-CLN-06). */
export const endTurnEffects = lodge<Record<never, never>>(
  "end-turn-effects",
  {},
  (w) => {
    const { s } = w;
    takeOffAll(w, ({ until }, { is }) => until !== NONE && until <= s.turn && is.until !== "end of clean-up");
    s.barred = [];
    s.soFar = [];
    for (let seat = 0; seat < s.at.length; seat++) {
      // What was said of the next Action Phase begins to hold; what held is over.
      s.inhibited[seat] = s.inhibited[seat] >> NEXT_PHASE;
      s.activations[seat] = 0;
      s.actions[seat] = ACTIONS_A_TURN;
    }
    for (let room = 0; room < s.tiles.length; room++) {
      s.shut[room] = 0;
      s.tileAs[room] = s.tiles[room];
      s.colourAs[room] = w.cards.roomColour[s.tiles[room]];
    }
  },
  QUIET,
);

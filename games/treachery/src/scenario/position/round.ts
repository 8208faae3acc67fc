/** The round: who deals, rolls and challenges, for what, in which order. */
import { Damaged, type Field, oneOfAt, type Part, textAt, wholeAt } from "@blackrose/kernel";
import { DIPLOMACY, NONE, orderOfPlay, type State, WAR } from "../../state.ts";
import type { Laying } from "./laying.ts";

const BEFORE_BETS = ["draft", "round", "bet"];
const BEFORE_TYPE = [...BEFORE_BETS, "challenge"];

const seatField =
  (write: (s: State, seat: number) => void): Field<Laying> =>
  ({ s, seats }, said, place) =>
    write(s, seats.seat(textAt(said, place), place));

/** A field that says something only once the challenge stands. */
const once =
  (before: readonly string[], why: string, lay: Field<Laying>): Field<Laying> =>
  (t, said, place) => {
    if (before.includes(t.now)) throw new Damaged(place, why);
    lay(t, said, place);
  };

export const round: Part<Laying> = {
  before({ s, seats, now }) {
    const first = seats.seat("P1", "given");
    s.dealer = first;
    s.roller = first;
    s.round = 1;
    if (!BEFORE_BETS.includes(now)) s.challenger = first;
    if (BEFORE_TYPE.includes(now)) return;
    s.type = WAR;
    s.first = 1;
  },
  fields: {
    dealer: seatField((s, seat) => {
      s.dealer = seat;
    }),
    roller: seatField((s, seat) => {
      s.roller = seat;
    }),
    challenger: once(
      BEFORE_BETS,
      "there is none before the bets",
      seatField((s, seat) => {
        s.challenger = seat;
      }),
    ),
    type: once(BEFORE_TYPE, "it is not chosen yet", ({ s }, said, place) => {
      s.type = [WAR, DIPLOMACY][oneOfAt(said, place, ["war", "diplomacy"])];
    }),
    /** Whether the challenger plays first or last. */
    order: once(BEFORE_TYPE, "it is not chosen yet", ({ s }, said, place) => {
      s.first = [1, 0][oneOfAt(said, place, ["first", "last"])];
    }),
    round({ s }, said, place) {
      s.round = wholeAt(said, place, 1);
    },
  },
  after({ s, now }) {
    if (now === "round" || now === "draft") s.round -= 1;
    if (s.challenger !== NONE && !BEFORE_TYPE.includes(now)) s.order = orderOfPlay(s, s.challenger, s.first);
  },
};

/** Saves from before what stays on something lay in one list. */
import type { Upgrade } from "@blackrose/kernel";

const NONE = -1;
const UNLIMITED = 1000;
const SPELL = 0;
const EVENT = 3;
/** The events that listened then. */
const LISTENING = /^(?:e1-0[1-7]|e2-0[1-7]|e3-0[1-6])$/;
/** The one card that gave each value for a turn. */
const VALUES = {
  attackIs: "stone-claws/1, this turn",
  attacksAll: "stone-claws/0, this turn",
  movesAndAttacks: "disfiguring-mutation/0, this turn",
  abomination: "abomination",
};

interface Before {
  readonly turn: number;
  readonly seats: number;
  readonly eventBoard: readonly number[];
  readonly fading: readonly number[];
  readonly lingering: readonly {
    readonly owner: number;
    readonly listener: string;
    readonly it: number;
    readonly room: number;
    readonly card: number;
    readonly left: number;
  }[];
  readonly attackIs: readonly number[];
  readonly attacksAll: readonly number[];
  readonly movesAndAttacks: readonly number[];
  readonly abomination: readonly number[];
}

const bare = { owner: NONE, source: SPELL, card: NONE, it: NONE, room: NONE, n: 0, cubes: [], left: NONE, until: NONE };

export const attachAll: Upgrade = (saved) => {
  const { fading, lingering, attackIs, attacksAll, movesAndAttacks, abomination, ...state } =
    saved.state as unknown as Before & typeof saved.state;
  const until = state.turn;
  const values = { attackIs, attacksAll, movesAndAttacks, abomination };
  const events = state.eventBoard.flatMap((event) => {
    const kind = event === NONE ? "" : saved.roster["events"][event];
    return LISTENING.test(kind) ? [{ ...bare, kind, on: NONE, source: EVENT, card: event }] : [];
  });
  const lasting = lingering.map(({ listener, left, ...kept }) => ({
    ...bare,
    ...kept,
    kind: listener,
    on: kept.owner,
    left: left >= UNLIMITED / 2 ? NONE : left,
    until,
  }));
  const changed = (Object.keys(VALUES) as (keyof typeof VALUES)[]).flatMap((name) =>
    values[name].flatMap((n, seat) =>
      n === (name === "attackIs" ? NONE : 0)
        ? []
        : [{ ...bare, kind: VALUES[name], on: seat, owner: seat, it: seat, until }],
    ),
  );
  const faded = Array.from({ length: fading.length / 3 }, (_, i) => {
    const [on, owner, n] = fading.slice(i * 3, i * 3 + 3);
    return { ...bare, kind: "fading-damage", on, owner, n, until };
  });
  return {
    ...saved,
    roster: { ...saved.roster, attachments: [VALUES.abomination] },
    state: { ...state, attachments: [...events, ...lasting, ...changed, ...faded] },
  };
};

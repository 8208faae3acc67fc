/** What a table does by itself: what the clocks want, and what its bots choose. */
import { type Ask, freshLuck, isForced, keyOf, look, pickAny, sha256Hex } from "@blackrose/kernel";
import { botAnswersAt, botsTurn, nextAct, type TimedAct, TIME_TO_COME_BACK } from "./clocks.ts";
import type { Happening } from "./entries.ts";
import type { Outside } from "./outside.ts";
import { levelOf, type Open, type Table } from "./table.ts";

export interface Automatic {
  /** A bot is asked something. */
  readonly thinks: boolean;
  /** When the table next acts by itself, or null. */
  readonly due: number | null;
  /** Something has changed: bots think about what they are asked now, and the clock is set for whatever comes first. */
  lookAhead(): void;
  /** Does nothing any more. */
  rest(): void;
}

export function automaticOf(outside: Outside, table: Table, commit: (does: Happening) => void): Automatic {
  /** What bots have chosen for the questions open to them; null while they think. */
  const choices = new Map<number, readonly string[] | null>();
  const graceEnds = outside.now() + TIME_TO_COME_BACK;
  let asleep = false;
  let wakeUp: (() => void) | null = null;
  let wakeAt = 0;

  function lookAhead(): void {
    if (asleep) return;
    const turns = botsTurn(table);
    for (const id of choices.keys()) if (!turns.some((open) => open.id === id)) choices.delete(id);
    for (const open of turns) if (!choices.has(open.id)) void think(open);
    const act = ownAct(turns);
    // Who wakes too early looks again, and there is an answer much more often than a clock runs out.
    if (act !== null && wakeUp !== null && wakeAt <= act.at) return;
    stopWaiting();
    if (act === null) return;
    wakeAt = act.at;
    wakeUp = outside.wake(act.at, () => {
      wakeUp = null;
      actNow();
    });
  }

  function stopWaiting(): void {
    wakeUp?.();
    wakeUp = null;
  }

  /** The first thing the table does by itself: what the clocks want, or what a bot has chosen. */
  function ownAct(turns: readonly Open[]): TimedAct | null {
    let first = nextAct(table, graceEnds);
    for (const open of turns) {
      const keys = choices.get(open.id) ?? null;
      const at = botAnswersAt(table, open);
      if (keys === null || (first !== null && first.at <= at)) continue;
      first = { at, does: { is: "answered", seat: open.seat, keys, by: "bot" } };
    }
    return first;
  }

  function actNow(): void {
    const act = asleep ? null : ownAct(botsTurn(table));
    if (act === null) return;
    if (act.at > outside.now()) lookAhead();
    else commit(act.does);
  }

  /** A bot thinks as soon as it is asked, and answers in its rhythm: among people always after the same time (K-WIN-03). */
  async function think(open: Open): Promise<void> {
    choices.set(open.id, null);
    const { game, session } = table;
    const asked = session!.world.s.asks.find((one) => one.id === open.id) as Ask;
    const codes = await choiceOf(asked);
    if (!choices.has(open.id)) return;
    const keys = codes.map((code) => keyOf(game, session!.world.s, asked, code));
    choices.set(open.id, keys);
    lookAhead();
  }

  /** What a bot chooses, or anything if it cannot choose or its choice is none. */
  async function choiceOf(asked: Ask): Promise<readonly number[]> {
    if (isForced(asked)) return asked.options;
    const { game, session, seats, made } = table;
    const { seat } = asked;
    // Hashed: the seed itself is not for bots.
    const luck = sha256Hex(`${made.seed} bot ${session!.world.s.answers} seat ${seat}`);
    const ask = { ...asked, options: [...asked.options] };
    try {
      const level = levelOf(seats[seat]);
      const codes = await outside.choose({
        game,
        seating: session!.seating,
        level,
        seat,
        ask,
        view: look(session!, seat),
        luck,
      });
      if (isChoice(asked, codes)) return codes;
    } catch (error) {
      outside.trouble?.(error);
    }
    return pickAny(asked, freshLuck(luck));
  }

  return {
    get thinks() {
      return choices.size > 0;
    },
    get due() {
      return wakeUp === null ? null : (ownAct(botsTurn(table))?.at ?? null);
    },
    lookAhead,
    rest() {
      asleep = true;
      stopWaiting();
    },
  };
}

/** Whether a question takes these codes. */
const isChoice = ({ options, min, max }: Ask, codes: readonly number[]): boolean =>
  codes.length >= min &&
  codes.length <= max &&
  new Set(codes).size === codes.length &&
  codes.every((code) => options.includes(code));

/** Sentences about dice. */
import { perform } from "@blackrose/kernel";
import type { Dice } from "../content.ts";
import { callRoll } from "../deeds.ts";
import { ALL_DICE, locked, roll, turn } from "../rules/dice.ts";
import type { Treachery } from "../state.ts";
import { colourNumber } from "../tables.ts";
import {
  die,
  dice as diceThing,
  dieValue,
  Family,
  familyOf,
  held,
  HIGHER,
  LOWER,
  nudge,
  nudgesIn,
  YES,
} from "../things.ts";
import { CALLED_RIGHT } from "./conditions.ts";
import { offer, operation } from "./operation.ts";

const DICE = [0, 1, 2, 3, 4];
/** The dice of every set of bits. */
const MEMBERS = Array.from({ length: ALL_DICE + 1 }, (_, mask) => DICE.filter((d) => (mask >> d) & 1));
/** Every way to nudge dice, as options. */
const NUDGES = Array.from({ length: 3 ** 5 - 1 }, (_, i) => ({ code: nudge(i + 1), changes: nudgesIn(nudge(i + 1)) }));

/** Dice that can be rolled or changed. */
const free = (w: Treachery): readonly number[] => MEMBERS[ALL_DICE & ~locked(w.cards, w.s)];

/** The Knight: the own die, or the highest of the others. A locked die ends its branch without a roll (I-23, Q-17). */
function knightDice(w: Treachery, own: number): number[] {
  const { dice } = w.s;
  const others = DICE.filter((d) => d !== own);
  const top = Math.max(...others.map((d) => dice[d]));
  const highest = others.filter((d) => dice[d] === top);
  const rollable = highest.filter((d) => !((locked(w.cards, w.s) >> d) & 1));
  return [own, ...(rollable.length > 0 ? rollable : highest)].sort((a, b) => a - b);
}

/** Sets of at most `most` dice, the empty one first. */
function setsOf(among: readonly number[], most: number): number[] {
  const sets: number[] = [];
  for (let size = 0; size <= most; size++) {
    MEMBERS.forEach((members, mask) => {
      if (members.length === size && members.every((d) => among.includes(d))) sets.push(mask);
    });
  }
  return sets;
}

function rollOptions(w: Treachery, which: Dice, own: number): number[] {
  switch (which) {
    case "one":
      return free(w).map(die);
    case "one not own":
      return free(w)
        .filter((d) => d !== own)
        .map(die);
    case "own":
      return free(w).includes(own) ? [die(own)] : [];
    case "own or highest other":
      return knightDice(w, own).map(die);
    case "all":
      return [YES];
    default: {
      const prescribed = colourNumber(which.die);
      if (!("andUpTo" in which)) return free(w).includes(prescribed) ? [die(prescribed)] : [];
      return setsOf(
        free(w).filter((d) => d !== prescribed),
        which.andUpTo,
      ).map(diceThing);
    }
  }
}

export const rollDice = operation<"roll">({
  run: (w, frame, line) => offer(w, frame, line, rollOptions(w, line.dice, w.s.colours[frame.seat])),
  chosen(w, frame, { dice }, code) {
    if (code === YES) roll(w, frame.seat, ALL_DICE);
    else if (familyOf(code) === Family.die) roll(w, frame.seat, 1 << held(code));
    else if (typeof dice === "object") roll(w, frame.seat, (1 << colourNumber(dice.die)) | held(code));
  },
});

/** The Witch: call the roll of the own die. A locked die cannot be rolled, so there is no call and no reward (I-24). */
export const callDie = operation<"call">({
  run(w, frame, line) {
    if (free(w).includes(w.s.colours[frame.seat])) offer(w, frame, line, [HIGHER, LOWER]);
  },
  chosen(w, frame, _line, code) {
    const own = w.s.colours[frame.seat];
    const before = w.s.dice[own];
    perform(w, callRoll, { seat: frame.seat, higher: code === HIGHER ? 1 : 0 });
    roll(w, frame.seat, 1 << own);
    const after = w.s.dice[own];
    frame.regs[CALLED_RIGHT] = (code === HIGHER ? after > before : after < before) ? 1 : 0;
  },
});

/** The Amulet: two dice of different values change them. */
export const swapDice = operation<"swap dice">({
  run(w, frame, line) {
    const { dice } = w.s;
    const pairs = setsOf(free(w), 2).filter((mask) => {
      const [a, b] = MEMBERS[mask];
      return b !== undefined && dice[a] !== dice[b];
    });
    offer(w, frame, line, pairs.map(diceThing));
  },
  chosen(w, frame, _line, code) {
    const [a, b] = MEMBERS[held(code)];
    const values = w.s.dice.slice();
    values[a] = w.s.dice[b];
    values[b] = w.s.dice[a];
    turn(w, frame.seat, values);
  },
});

/** The Soothsayer: one or more different dice, each one point up or down within 1 … 6. */
export const nudgeDice = operation<"nudge dice">({
  run(w, frame, line) {
    const { dice } = w.s;
    const open = free(w);
    const options: number[] = [];
    for (const { code, changes } of NUDGES) {
      if (changes.length > line.upTo) continue;
      const fits = changes.every(({ die: d, by }) => open.includes(d) && dice[d] + by >= 1 && dice[d] + by <= 6);
      if (fits) options.push(code);
    }
    offer(w, frame, line, options);
  },
  chosen(w, frame, _line, code) {
    const values = w.s.dice.slice();
    for (const { die: d, by } of nudgesIn(code)) values[d] += by;
    turn(w, frame.seat, values);
  },
});

/** The Wizard: one die to any other value. */
export const setDie = operation<"set die">({
  run(w, frame, line) {
    const options: number[] = [];
    for (const d of free(w)) {
      for (let value = 1; value <= 6; value++) if (value !== w.s.dice[d]) options.push(dieValue(d, value));
    }
    offer(w, frame, line, options);
  },
  chosen(w, frame, _line, code) {
    const values = w.s.dice.slice();
    values[held(code) >> 3] = held(code) & 7;
    turn(w, frame.seat, values);
  },
});

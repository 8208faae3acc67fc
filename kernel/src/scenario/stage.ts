/** What a game gives so that its scenarios can be played: how positions are laid out and facts read off the table. */
import type { Event, Fixed, Seating } from "../game.ts";
import { Damaged } from "../schema.ts";
import type { Session } from "../session.ts";
import type { KernelState } from "../state.ts";
import type { Facts } from "./words.ts";

/** How names of seats in a file stand for seats at the table: P1 is seat 0, moved on by the rotation. */
export interface Seats {
  readonly count: number;
  seat(name: string, place: string): number;
  name(seat: number): string;
}

export interface Scene<S extends KernelState, C> {
  readonly session: Session<S, C>;
  readonly seats: Seats;
  /** What happened since the last answer, or since the position was laid out. */
  readonly events: readonly Event[];
}

/** Why a fact does not hold, or null. */
export type FactReader<S extends KernelState, C> = (
  scene: Scene<S, C>,
  expected: unknown,
  place: string,
) => string | null;

/** The luck laid down under one name, one text for each throw or draw. */
export type LuckReader = (said: readonly string[], seats: Seats, place: string) => Fixed[];

export interface Stage<S extends KernelState, C> {
  /** What a position may say. */
  readonly fields: readonly string[];
  /** How many sit down, with which options; the title says what is wrong with it. */
  seating(given: Facts): Seating;
  /** The state before the rules go on from the position. `cards`: those of the game that is played with these choices. */
  pose(cards: C, given: Facts, seats: Seats, seating: Seating): S;
  readonly luck: { readonly [name: string]: LuckReader };
  readonly facts: { readonly [name: string]: FactReader<S, C> };
  /** Ids of cards and the like that a scenario may pin, beside the rules. */
  readonly names: ReadonlySet<string>;
}

export function seatsMoved(count: number, by: number): Seats {
  return {
    count,
    seat(name, place) {
      const number = /^P([1-9])$/.exec(name);
      if (number === null || Number(number[1]) > count) {
        throw new Damaged(place, `"${name}" is no seat; they are P1 to P${count}`);
      }
      return (Number(number[1]) - 1 + by) % count;
    },
    name: (seat) => `P${((seat - by + count) % count) + 1}`,
  };
}

/** A key of the file as the table has it: seats in it are moved along. */
export function moveKey(key: string, seats: Seats): string {
  // Whoever comes after the seats sits nowhere, and is called the same however they are rotated.
  return key.replaceAll(/\bP[1-9]\b/g, (name) =>
    Number(name.slice(1)) > seats.count ? name : `P${seats.seat(name, key) + 1}`,
  );
}

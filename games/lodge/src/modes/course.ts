/** A mode made ready to be played: the course of the game as flows, the cards as they are there. */
import { call, type Flow, flow } from "@blackrose/kernel";
import type { Content } from "../cards/box.ts";
import { turnOf } from "../rules/turn.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import type { Mode } from "./mode.ts";

/** The whole game, and a turn of it. */
export interface Course {
  readonly game: Flow<State, Tables>;
  readonly turn: Flow<State, Tables>;
}

export function courseOf(mode: Mode): Course {
  const turn = turnOf(mode.turn);
  const game = flow<State, Tables>("game", "L-SET-10", { ...mode.setup, turns: (w) => call(w, turn) });
  return { game, turn };
}

/** What a table has chosen of the boxes, as the mode plays with it. */
export function contentIn({ decks, roomEffects = {} }: Mode, content: Content): Content {
  return {
    ...content,
    ...decks,
    rooms: content.rooms.map((room) => ({ ...room, ...roomEffects[room.id] })),
  };
}

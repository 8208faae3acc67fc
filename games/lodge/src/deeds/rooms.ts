/** Rooms: activated, settled, shut, disguised. */
import { open } from "@blackrose/kernel";
import { roomActivationShape } from "../frames.ts";
import { NONE, Token } from "../state.ts";
import { lodge, ANSWERABLE, take, tell, QUIET } from "./deed.ts";

/** An activation is declared: its token turns (L-ROM-02). */
export const activate = lodge<{ seat: number; room: number }>(
  "activate",
  { seat: open, room: open },
  (w, { seat, room }) => {
    if (w.s.tokens[room] === Token.available) w.s.tokens[room] = Token.used;
    w.s.activations[seat]++;
    tell(w, roomActivationShape, { happened: 1, who: seat, room });
  },
  ANSWERABLE,
);
export const roomToken = lodge<{ room: number; token: number }>(
  "room-token",
  { room: open, token: open },
  (w, { room, token }) => {
    w.s.tokens[room] = token;
  },
  QUIET,
);
/** A full room falls or rises; its cubes go home (L-ROM-03). `winner` takes its token, or NONE. */
export const settleRoom = lodge<{ room: number; winner: number; destroyed: number }>(
  "settle-room",
  { room: open, winner: open, destroyed: open },
  (w, { room, winner, destroyed }) => {
    const { s } = w;
    for (const colour of s.instability[room]) s.supply[colour]++;
    s.instability[room] = [];
    s.destroyed[room] = destroyed;
    s.tokens[room] = Token.none;
    if (winner !== NONE) s.won[winner].push(s.tiles[room]);
  },
  ANSWERABLE,
);
/** A won token changes hands (L-ZON-11). */
export const passToken = lodge<{ tile: number; from: number; to: number }>(
  "pass-token",
  { tile: open, from: open, to: open },
  ({ s }, { tile, from, to }) => {
    take(s.won[from], tile);
    s.won[to].push(tile);
  },
  QUIET,
);
export const shutRoom = lodge<{ room: number }>(
  "shut-room",
  { room: open },
  (w, { room }) => {
    w.s.shut[room] = 1;
  },
  QUIET,
);
/** For this turn a room counts as another tile, in another colour. */
export const disguise = lodge<{ room: number; tile: number; colour: number }>(
  "disguise",
  { room: open, tile: open, colour: open },
  (w, { room, tile, colour }) => {
    w.s.tileAs[room] = tile;
    w.s.colourAs[room] = colour;
  },
  QUIET,
);

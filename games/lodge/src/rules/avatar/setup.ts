/** The Avatar joins: his board, his seat, the mage he wears, his cards (L-AVA-02 … 10, L-AVS). */
import { decision, draw, perform, pickFrom } from "@blackrose/kernel";
import { layActions, layAvatar } from "../../deeds.ts";
import type { Steps } from "../../modes/mode.ts";
import { optionOf } from "../../options.ts";
import { type Lodge, type State, Stream } from "../../state.ts";
import type { Tables } from "../../tables.ts";
import { held, mage as mageThing } from "../../things.ts";
import { ROSE } from "../../who.ts";
import { choose } from "../choose.ts";
import { freeMages } from "../setup.ts";
import { socketsOf } from "../values.ts";
import { avatarOf } from "./criteria.ts";

/** A socket that was freed: with one human the opposite one, else by lot where there are several (L-AVS-02). */
function drawSocket(w: Lodge): number {
  const { s } = w;
  const sockets = socketsOf(w);
  if (s.seats === 1) return (s.cells[0] + sockets / 2) % sockets;
  const free = Array.from({ length: sockets }, (_, socket) => socket).filter((socket) => !s.cells.includes(socket));
  return free.length === 1 ? free[0] : free[draw(w, Stream.lots, free.length)];
}

/** The seat he sits after, by where the cells lie round his board (L-AVS-03). Sockets are numbered clockwise. */
export function seatBefore(s: State, socket: number, sockets: number): number {
  if (s.seats === 1) return 0;
  const at = (steps: number): number => s.cells.indexOf((socket + steps + 2 * sockets) % sockets);
  const beside = (way: 1 | -1): number => {
    for (let i = 1; i < sockets; i++) if (at(way * i) >= 0) return at(way * i);
    return 0;
  };
  const [before, after] = [beside(-1), beside(1)];
  // Of three, any two sit side by side, in one order or the other.
  return s.seats === 2 || after === (before + 1) % s.seats ? before : after;
}

/** D-SET-MAGE of the Avatar: the Crown holder names whose face he wears (L-AVS-05). */
const worn = decision<State, Tables>("D-SET-MAGE", "L-AVS-05", {
  name: "D-SET-MAGE of the Avatar",
  chosen: (w, _frame, code) => join(w, held(code)),
});

function join(w: Lodge, mage: number): void {
  const { s, cards } = w;
  const socket = drawSocket(w);
  perform(w, layAvatar, {
    seat: avatarOf(w),
    mage,
    socket,
    after: seatBefore(s, socket, socketsOf(w)),
    room: s.tiles.indexOf(cards.roles["black rose room"]),
  });
}

/** After the printed setup. */
export const avatarSetup = {
  avatar(w) {
    const mages = freeMages(w).map(mageThing);
    const byChoice = optionOf(w.s, "setup") === "choose";
    choose(w, worn, ROSE, byChoice ? mages : [pickFrom(w, Stream.setup, mages)]);
  },
  actions(w) {
    perform(w, layActions, {});
  },
} satisfies Steps;

export const avatarSetupDecisions = [worn];

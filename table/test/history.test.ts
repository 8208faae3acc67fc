/** A game told again: step by step what was seen then, also after an undo, and quick when it is asked for again and again. */
import { answer, begin, freshLuck, keyOf, pickAny, seedFrom, undo } from "@blackrose/kernel";
import { treachery } from "@blackrose/treachery";
import { expect, test } from "vitest";
import { stepsFor, viewAt } from "../src/history.ts";
import { viewOf } from "../src/sight.ts";
import type { AnySession } from "../src/table.ts";

const luck = freshLuck("history");
const SEATS = [-1, 0, 1, 2, 3];

const started = (): AnySession =>
  begin(treachery, { seats: 4, options: { remove: "random" } }, seedFrom("history")) as unknown as AnySession;

/** Gives any answer; what every seat then sees. */
function playOn(session: AnySession): readonly unknown[] {
  const { s } = session.world;
  const [asked] = s.asks;
  const keys = pickAny(asked, luck).map((code) => keyOf(session.game, s, asked, code));
  expect(answer(session, asked.seat, asked.id, keys)).toHaveProperty("events");
  return SEATS.map((seat) => viewOf(session.game, session.world.s, seat));
}

test("every step shows what everybody saw then, however far the game has come since", () => {
  const session = started();
  const seen: (readonly unknown[])[] = [SEATS.map((seat) => viewOf(session.game, session.world.s, seat))];
  while (session.world.s.asks.length > 0) {
    seen.push(playOn(session));
    // Asked on the way, it is told on from there.
    if (seen.length % 7 === 0) expect(stepsFor(session, 0, seen.length - 1)).toHaveLength(1);
  }
  expect(seen.length).toBeGreaterThan(60);
  seen.forEach((then, step) => {
    expect(SEATS.map((seat) => viewAt(session, seat, step))).toEqual(then);
  });
  expect(stepsFor(session, 2, 0).map(({ step }) => step)).toEqual(seen.map((_, step) => step));
  expect(stepsFor(session, 2, 10)).toEqual(stepsFor(session, 2, 0).slice(10));
});

test("what was undone is not told", () => {
  const session = started();
  let undone = 0;
  for (let i = 0; i < 400 && session.world.s.asks.length > 0; i++) {
    playOn(session);
    stepsFor(session, 0, 0);
    if (session.past.length > 0 && i % 3 === 0) {
      expect(undo(session)).toBeNull();
      undone++;
      if (i % 2 === 0) playOn(session);
    }
    // The same answers without the detour.
    const straight = { ...session };
    expect(stepsFor(session, 1, 0)).toEqual(stepsFor(straight, 1, 0));
    const half = session.entries.length >> 1;
    expect(viewAt(session, 1, half)).toEqual(viewAt(straight, 1, half));
  }
  expect(undone).toBeGreaterThan(10);
});

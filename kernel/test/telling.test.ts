/** What was shown of a game that is over can be watched under other rules, names and numbers. */
import { expect, test } from "vitest";
import {
  answer,
  begin,
  freshLuck,
  keyOf,
  type NamedFrame,
  openTelling,
  pickAny,
  readRecord,
  recordOf,
  REFEREE,
  replay,
  seedFrom,
  tellingOf,
  titleOf,
  type Upgrade,
  view,
} from "../src/index.ts";
import { retell } from "../src/retell.ts";
import { duelWith } from "./duel.ts";

const game = duelWith(["mirror", "ward", "thorn", "blank", "feint", "mirror", "ward", "thorn"]);

function played() {
  const session = begin(game, { seats: 3, options: {} }, seedFrom("telling"));
  const luck = freshLuck("telling");
  while (session.world.s.asks.length > 0) {
    const { s } = session.world;
    const [ask] = s.asks;
    const keys = pickAny(ask, luck).map((code) => keyOf(game, s, ask, code));
    expect(answer(session, ask.seat, ask.id, keys)).toHaveProperty("events");
  }
  return session;
}

/** The game's own fields. */
const ownOf = (s: object): unknown => {
  const {
    seed: _,
    drawn: _d,
    stack: _s,
    asks: _a,
    sealed: _e,
    serial: _n,
    answers: _w,
    barrier: _b,
    ...own
  } = s as {
    [field: string]: unknown;
  };
  return own;
};

const session = played();
const telling: unknown = JSON.parse(JSON.stringify(tellingOf(session)));
const told = retell(session);

test("shows every step as it was", () => {
  const shown = openTelling(titleOf(game), telling);
  expect(shown.opening).toEqual(session.opening);
  expect(shown.steps).toEqual(told.steps.slice(1).map(({ events }) => events));
  told.steps.forEach(({ state }, step) => {
    const seen = view(game.state, shown.stateAt(step), REFEREE);
    expect(ownOf(seen)).toEqual(ownOf(state));
  });
});

test("is used where the rules are others, and only there", () => {
  const record = readRecord(JSON.parse(JSON.stringify({ ...recordOf(session), telling })));
  expect(replay(titleOf(game), record).session.shown).toBeNull();
  const { session: later } = replay(titleOf({ ...game, version: 2 }), record);
  expect(retell(later).steps.map(({ events }) => events)).toEqual(told.steps.map(({ events }) => events));
  expect(tellingOf(later)).toEqual(telling);
});

test("is brought to the names of today by the upgrades of saves; deeds that are no more are left out", () => {
  const verbs = [...new Set(session.opening.concat(...told.steps.map(({ events }) => events)).map(({ verb }) => verb))];
  const [renamed, gone] = verbs;
  const text = JSON.stringify(telling)
    .replaceAll(`"verb":"${renamed}"`, '"verb":"as-it-was-called"')
    .replaceAll(`"verb":"${gone}"`, '"verb":"what-is-no-more"')
    .replaceAll('"hp"', '"health"');
  const inFrames = (frame: NamedFrame): NamedFrame => ({
    ...frame,
    ...(frame.deeds && {
      deeds: frame.deeds.map((one) => (one.verb === "as-it-was-called" ? { ...one, verb: renamed } : one)),
    }),
  });
  const upgrade: Upgrade = (saved) => {
    const { health, ...state } = saved.state;
    const now = { ...state, hp: health } as unknown as typeof saved.state;
    return { ...saved, state: { ...now, stack: saved.state.stack.map(inFrames) } };
  };
  const title = titleOf({ ...game, shape: 1 }, undefined, { numbered: {}, upgrades: [upgrade] });
  const shown = openTelling(title, JSON.parse(text));
  const known = (events: readonly { readonly verb: string }[]) => events.filter(({ verb }) => verb !== gone);
  expect(shown.steps).toEqual(told.steps.slice(1).map(({ events }) => known(events)));
  expect(shown.leftOut).toBe(told.steps.flatMap(({ events }) => events).filter(({ verb }) => verb === gone).length);
  const last = told.steps.length - 1;
  expect(shown.stateAt(last).hp).toEqual(told.steps[last].state.hp);
});

test("that is damaged or newer is refused", () => {
  const open =
    (change: object): (() => unknown) =>
    () =>
      openTelling(titleOf(game), { ...(telling as object), ...change });
  expect(open({ shape: 1 })).toThrow("kept by a newer version of this program; use that one");
  expect(open({ shape: "x" })).toThrow("telling.shape: a whole number was expected");
  expect(open({ steps: 3 })).toThrow("telling.steps: lists were expected");
  expect(open({ first: null })).toThrow("telling.first");
  expect(() => openTelling(titleOf(game), 7)).toThrow("what was shown was expected");
});

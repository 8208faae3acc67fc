/** A table hashes what it uses: whatever is added elsewhere in the catalogue changes no table and closes nothing. */
import {
  begin,
  readRecord,
  readSnapshot,
  recordOf,
  replay,
  resume,
  seedFrom,
  snapshotOf,
  type Title,
  versionOf,
} from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { playOn } from "../../../kernel/test/begun.ts";
import { base } from "../src/cards/base/index.ts";
import type { Box } from "../src/cards/box.ts";
import { titleWith } from "../src/index.ts";
import type { State } from "../src/state.ts";
import type { Tables } from "../src/tables.ts";
import { SEED } from "./games.ts";

type LodgeTitle = Title<State, Tables>;

/** A box with a card of every kind, beside the others. */
const other: Box = {
  ...base,
  id: "other",
  schools: base.schools.map((school) => ({
    ...school,
    id: `other-${school.id}`,
    spells: school.spells.map((spell) => ({ ...spell, id: `other-${spell.id}`, school: `other-${school.id}` })),
    grimoires: [],
  })),
  forgotten: base.forgotten.map((spell) => ({ ...spell, id: `other-${spell.id}` })),
  personal: [],
  rooms: base.rooms.filter(({ role }) => role === undefined).map((room) => ({ ...room, id: `other-${room.id}` })),
  evocations: [],
  mages: [],
  quests: base.quests.map((quest) => ({ ...quest, id: `other-${quest.id}` })),
  events: base.events.map((event) => ({ ...event, id: `other-${event.id}` })),
  attachments: [],
  needs: ["base"],
};

/** The base box with another spell at the front of a school, which moves the places of all that follow. */
const grown: Box = {
  ...base,
  schools: base.schools.map((school, i) =>
    i > 0 ? school : { ...school, spells: [{ ...school.spells[0], id: "another" }, ...school.spells] },
  ),
};

const before: LodgeTitle = titleWith([base]);

describe.each(["first", "revised"] as const)("%s", (ruleset) => {
  const seating = { seats: 3, options: { ruleset } };
  const session = begin(before.play(seating), seating, seedFrom(`${SEED} catalogue ${ruleset}`));
  playOn(session, `catalogue ${ruleset}`, 60);
  const saved: unknown = JSON.parse(JSON.stringify(snapshotOf(session)));

  test("a box beside it: the same game, the same hashes, records hold", () => {
    const after = titleWith([base, other]);
    expect(versionOf(after.play(seating))).toEqual(versionOf(before.play(seating)));
    expect(readSnapshot(after, saved)).toMatchObject({ same: true, state: session.world.s });
    const record = readRecord(JSON.parse(JSON.stringify(recordOf(session, true))));
    expect(replay(after, record).stretches).toMatchObject([{ same: true, met: session.entries.length }]);
  });

  test("a card more in its own box: a table under way keeps what it began with, and plays to its end", () => {
    const after = titleWith([grown]);
    expect(after.play(seating).contentHash).not.toBe(session.game.contentHash);
    expect(versionOf(after.play(seating, session.game.roster))).toEqual(versionOf(session.game));
    const { game, same, state } = readSnapshot(after, saved);
    expect(same).toBe(true);
    playOn(resume(game, seating, state), `catalogue ${ruleset}, on`);
  });

  test("a card mended: a table under way goes on with the card as it is now", () => {
    const mended = { ...base, forgotten: base.forgotten.map((spell) => ({ ...spell, symbol: !spell.symbol })) };
    const { same, game, state } = readSnapshot(titleWith([mended]), saved);
    expect(same).toBe(false);
    expect(state).toEqual(session.world.s);
    expect(game.contentHash).not.toBe(session.game.contentHash);
    playOn(resume(game, seating, state), `catalogue ${ruleset}, mended`);
  });
});

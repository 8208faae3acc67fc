/** What was begun goes on: records that the browser of an earlier version kept are watched, with what has changed since said in the log. */
import { readRecord } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { shelf } from "../../table/test/shelf.ts";
import { loadTitle } from "../src/engine/games.ts";
import { replayed } from "../src/engine/replayed.ts";
import { teller } from "../src/table/sitting.ts";
import type { GameFace, Scene } from "../src/face.ts";

/** A face that says nothing of its own. */
const silent = { log: () => [] } as unknown as GameFace;

describe("records of an earlier browser", () => {
  test.each(shelf.records.map(({ record }) => [record.game, record] as const))("%s", async (game, record) => {
    const title = await loadTitle(game, record.options, true);
    const { steps, look, turns } = replayed(title, readRecord(record));
    const told = steps(-2);
    expect(told).toHaveLength(record.answers.length + 1);
    expect(turns.length).toBeGreaterThan(1);
    const shown = told.findIndex(({ notes }) => notes?.some(({ is }) => is === "not-told"));
    const end = shown < 0 ? record.answers.length : shown - 1;
    for (const step of [0, 1, end >> 1, end]) {
      expect(look(step, 0)).toHaveProperty("seats", record.seats);
      expect(told[step].step).toBe(step);
    }
    const lines = (["en", "es", "fr"] as const).map((language) =>
      teller(silent)({ language } as Scene, told).flatMap((one) => one.lines.map(({ text }) => text)),
    );
    const isChanged = title.version !== record.rules || title.play(record).contentHash !== record.content;
    if (!isChanged) return expect(lines).toEqual([[], [], []]);
    expect(lines[0][0]).toMatch(/^(This game was begun under version \d+ of the rules|Some cards have been mended)/);
    expect(lines[1][0]).toMatch(/^(Esta partida empezó con la versión \d+|Desde que empezó esta partida)/);
    expect(lines[2][0]).toMatch(/^(Cette partie a commencé avec la version \d+|Des cartes ont été corrigées)/);
  });
});

/** A box that only a folder of tests knows is simulated and played in the terminal. */
import { begin, seedFrom } from "@blackrose/kernel";
import { LANGUAGES } from "@blackrose/language";
import { catalogue } from "@blackrose/lodge";
import { expect, test } from "vitest";
import { otherBox } from "../../games/lodge/test/other-box/index.ts";
import { agentCalled } from "../src/agents.ts";
import { lodgeWithBoxes } from "../src/lodge/entry.ts";
import { plain } from "../src/paint.ts";
import { phrasesIn } from "../src/play/phrases.ts";
import { play } from "../src/play/play.ts";
import { namesOf, note, type Table } from "../src/play/table.ts";
import { rulebook } from "../src/rulebook.ts";
import { playGame } from "../src/simulate/play-game.ts";

const entry = lodgeWithBoxes([...catalogue, otherBox]);
const SIX = ["bells", "conspiracy", "destruction", "divination", "illusion", "necromancy"];
const seating = {
  seats: 2,
  options: { ruleset: "revised", boxes: ["base", "bells"], schools: SIX, rooms: ["belfry", "forge", "garden"] },
};

test("games with it are simulated to their end", () => {
  for (const seed of ["one", "two", "three"]) {
    const { fault, winners, decisions } = playGame(
      entry,
      seating,
      [agentCalled("random"), agentCalled("random")],
      seed,
    );
    expect(fault).toBeNull();
    expect(winners.length).toBeLessThanOrEqual(1);
    expect(decisions).toBeGreaterThan(50);
  }
});

test.each(LANGUAGES)(
  "in the terminal it says what the table plays with, draws it and tells its cards: %s",
  async (language) => {
    const session = begin(entry.title.play(seating), seating, seedFrom("bells"));
    const sitting = { you: 0, name: "Ana", agents: [null, "random"], luck: "bells" };
    const table: Table = { entry, sitting, session, log: [] };
    note(table, session.opening);
    const written: string[] = [];
    const answers = ["? toll", "? belfry", ...Array.from({ length: 60 }, () => "1")];
    await play(table, {
      face: entry.face({ language, names: namesOf(sitting), viewer: 0, paint: plain }, session.game),
      say: phrasesIn(language),
      paint: plain,
      book: rulebook("lodge", language),
      input: { person: false, ask: () => Promise.resolve(answers.shift() ?? null), close: () => undefined },
      width: 100,
      record: undefined,
      resumed: undefined,
      write: (lines) => void written.push(...lines),
    });
    const text = written.join("\n");
    const { name } = otherBox;
    const [toll] = otherBox.schools[0].spells;
    expect(text).toContain(name[language]);
    expect(text).toContain(otherBox.schools[0].name[language]);
    expect(text).toContain(toll.name[language]);
    expect(text).toContain(otherBox.rooms[0].name[language]);
    expect(text).toMatch({ en: /hush/i, es: /enmudece/, fr: /se tait/ }[language]);
  },
);

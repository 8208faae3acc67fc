import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { begin, eventFor, look, type Question, seedFrom } from "@blackrose/kernel";
import { lodge, type State } from "@blackrose/lodge";
import { agentCalled } from "../src/agents.ts";
import { blackrose as command } from "../src/blackrose.ts";
import { type AnyGame, gameCalled } from "../src/games.ts";
import { widthOf } from "../src/layout.ts";
import { shortRoom } from "../src/lodge/names.ts";
import { type Paint, plain } from "../src/paint.ts";
import { questionOf } from "../src/play/show.ts";
import { agentsAnswer, give, openAsk, type Table } from "../src/play/table.ts";
import { Problem } from "../src/problem.ts";
import { rulebook } from "../src/rulebook.ts";
import { playGame } from "../src/simulate/play-game.ts";
import type { Report } from "../src/simulate/report.ts";
import { blackrose, inFolder } from "./run.ts";

const entry = gameCalled("lodge");
const anyLodge = lodge as unknown as AnyGame;
const game = ["--game", "lodge"];
const LANGUAGES = ["en", "es", "fr"] as const;

/** One of these answers whatever is asked; the others are refused politely. */
const lines = (count: number): string =>
  ["1", "1 2", "2", "1 2 3", "3", "1 2 3 4"]
    .map((line) => `${line}\n`)
    .join("")
    .repeat(count);

/** Keys and names of the program where words belong. */
const RAW =
  /undefined|null|NaN|\[object|D-[A-Z]{3}-|(?:card|room|model|slot|quest|event|school|action|cube):[a-z]|"verb"/;

describe("simulate", () => {
  test("the same seed gives the same games, whatever the number of workers", () => {
    const [one, two] = ["1", "2"].map((workers) => {
      const { code, out, err } = blackrose(["simulate", ...game, "--games", "8", "--json", "--workers", workers]);
      expect(err).toBe("");
      expect(code).toBe(0);
      const { seconds: _s, decisionsPerSecond: _d, workers: _w, ...rest } = JSON.parse(out) as Report;
      return rest;
    });
    expect(two).toEqual(one);
    expect(one).toMatchObject({
      game: "lodge",
      seats: 4,
      options: { ruleset: "revised", setup: "random" },
      agents: ["random", "random", "random", "random"],
      games: 8,
      faults: [],
    });
    expect(one.wins.perSeat.reduce((sum, { wins }) => sum + wins, 0)).toBe(8);
    expect(one.endings.map(({ what }) => what)).toEqual([
      "the Black Rose leads the power track",
      "the Black Rose wins",
    ]);
    expect(one.endings[1].games).toBe(0);
  });

  test("as a table it counts turns and how the Black Rose fared", () => {
    const { out, code } = blackrose(["simulate", ...game, "--games", "3", "--ruleset", "first", "--seats", "2"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^lodge, 2 seats, 3 games, seed 1\n/);
    expect(out).toMatch(/^turns: \d+ to \d+, median /m);
    expect(out).toMatch(/^the Black Rose leads the power track +\d+ +\d+\.\d %/m);
    expect(out).toMatch(/no faults\n$/);
  });

  test("every ruleset at every table ends", () => {
    const random = agentCalled("random");
    for (const ruleset of ["first", "revised", "rebirth"])
      for (const seats of [2, 3, 4, 5, 6]) {
        const seating = { seats, options: { ruleset, setup: seats % 2 === 0 ? "random" : "choose" } };
        const agents = Array.from({ length: seats }, () => random);
        const { fault, winners, endings } = playGame(entry, seating, agents, `${ruleset} ${seats}`);
        expect(fault).toBeNull();
        expect(winners.length).toBe(endings.includes(1) ? 0 : 1);
      }
  });
});

describe("options", () => {
  test.each<[string, RegExp]>([
    ["simulate --game lodge --seats 7", /The Lodge is for 2 to 6 players, not 7 \(L-COM-38\)/],
    ["play --game lodge --seats 1", /The Lodge is for 2 to 6 players, not 1/],
    ["simulate --game lodge --ruleset third", /"ruleset" is one of "first", "revised", "rebirth"/],
    ["simulate --game lodge --setup luck", /"setup" is one of "random", "choose" \(L-SET-18, L-SET-19\)/],
    ["simulate --game lodge --layout maze", /"layout" is one of "lodge", "bridges", "hall" \(L-OPT-08\)/],
    ["simulate --game lodge --ruleset rebirth --layout hall", /not an option of the ruleset "rebirth" \(L-OPT-08\)/],
    ["simulate --game lodge --crown-of-the-summoner", /not an option of the ruleset "revised" \(L-OPT-05\)/],
    ["simulate --game lodge --ruleset rebirth --overload", /not an option of the ruleset "rebirth" \(L-OPT-02\)/],
    ["simulate --game lodge --ruleset first --for-the-crown", /not an option of the ruleset "first" \(L-OPT-04\)/],
    ["simulate --game lodge --moon-marks 4,9,20", /not an option of the ruleset "revised" \(L-OPT-06\)/],
    ["simulate --game lodge --ruleset rebirth --moon-marks 4,x,20", /three rising whole numbers/],
    ["simulate --game lodge --ruleset rebirth --moon-marks 4,,20", /three rising whole numbers/],
    ["simulate --game lodge --mode chess", /"mode" is one of "standard".* \(L-OPT-07, L-OPT-09\)/],
    ["simulate --game lodge --avatar master --seats 5", /"mode": "avatar" is for 1 to 3 players, not 5 \(L-COM-38\)/],
    ["simulate --game lodge --avatar sage", /"level" is one of "apprentice", "master" \(L-AVA-08, L-AVS-01\)/],
    ["simulate --game lodge --avatar apprentice --ruleset first", /not played under the ruleset "first" \(L-AVA-01\)/],
    [
      "simulate --game lodge --avatar master --ruleset first",
      /not an option of the ruleset "first" \(L-AVA-08, L-AVS-01\)/,
    ],
    ["simulate --game lodge --boxes attic", /"boxes": there is no box "attic"; there are "base".* \(L-SET-45\)/],
    ["simulate --game lodge --schools illusion,illusion", /"schools" names "illusion" twice \(L-SET-46\)/],
    ["simulate --game lodge --schools moss", /"schools": there is no "moss" in the boxes of this table/],
    ["simulate --game lodge --rooms kiln", /"rooms": there is no "kiln" .* \(L-SET-47\)/],
    ["simulate --game lodge --events attic", /"events": "attic" is no box of this table .* \(L-SET-48\)/],
    ["simulate --game lodge --overload=yes", /--overload takes no value/],
    ["simulate --game lodge --remove dealer", /--remove is an option of treachery, not of lodge/],
    ["simulate --ruleset first", /--ruleset is an option of lodge, not of treachery/],
    ["simulate --overload", /--overload is an option of lodge, not of treachery/],
    ["play --resume game.json --overload", /--overload belongs to a new game/],
  ])("%s", async (line, sentence) => {
    const problem = await command(line.split(" ")).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect((problem as Problem).message).toMatch(sentence);
    expect((problem as Problem).message).toMatch(/^[^\n]+[.]$/);
  });

  test("with exit code 2, one sentence on stderr and nothing on stdout", () => {
    const { code, out, err } = blackrose(["simulate", ...game, "--ruleset", "third"]);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(/^blackrose: "ruleset" [^\n]+\.\n$/);
  });

  test("the help tells which option belongs to which game", () => {
    const { out } = blackrose(["play", "--help"]);
    expect(out).toMatch(/--seats N +how many sit at the table: treachery 4 to 6 \(4\), lodge 2 to 6 \(4\)/);
    expect(out).toMatch(/--remove WHAT +treachery: the ten uncommon cards/);
    expect(out).toMatch(/--ruleset NAME +lodge: first, revised or rebirth \(revised\)\. The editions differ/);
    expect(out).toMatch(/--overload +lodge: Instability may be placed .*\(L-OPT-02, first, revised\)/);
    expect(out).toMatch(/--moon-marks A,B,C +lodge: /);
  });

  test("optional rules reach the game", () => {
    const chosen = ["--ruleset", "rebirth", "--setup", "choose", "--crown-of-the-summoner", "--moon-marks", "2,4,8"];
    const { out } = blackrose(["simulate", ...game, ...chosen, "--games", "2", "--json", "--workers", "1"]);
    expect((JSON.parse(out) as Report).options).toEqual({
      ruleset: "rebirth",
      setup: "choose",
      crownOfTheSummoner: true,
      moonMarks: [2, 4, 8],
      boxes: ["rebirth"],
      mode: "standard",
    });
  });
});

describe("play", () => {
  test.each(LANGUAGES)("some hundred answers by pipe in %s: words only, nothing wider than the screen", (lang) => {
    const { code, out, err } = blackrose(
      ["play", ...game, "--seed", "7", "--agents", "random", "--lang", lang],
      lines(80),
    );
    expect(err).toBe("");
    expect(code).toBe(0);
    // Every question draws its options anew; a refused answer does not.
    expect(out.match(/^ *1 {2}\S/gm)?.length).toBeGreaterThan(200);
    expect(out).not.toContain("\x1b");
    expect(out.match(RAW)).toBeNull();
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("mages are chosen, at wide and narrow screens, under every ruleset", () => {
    for (const [columns, ruleset, seats] of [
      ["100", "first", "2"],
      ["66", "rebirth", "6"],
    ]) {
      const { code, out } = blackrose(
        [
          "play",
          ...game,
          "--setup",
          "choose",
          "--ruleset",
          ruleset,
          "--seats",
          seats,
          "--seed",
          "3",
          "--agents",
          "random",
        ],
        lines(25),
        { COLUMNS: columns },
      );
      expect(code).toBe(0);
      expect(out.match(RAW)).toBeNull();
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(Number(columns));
    }
  });

  test("help, cards, rules and standings can be asked for", () => {
    const { out } = blackrose(
      ["play", ...game, "--seed", "7", "--lang", "en", "--name", "Ana", "--agents", "random"],
      "?\n?1\n? fireball\n? armory\n? cerbero\n? nero\n? l-act-06\n? unicorn\nwhy P2\nt\nq\n\n",
    );
    expect(out).toContain("Edition: Revised edition\n");
    expect(out).toContain("R red · B blue · G green · Y yellow · V purple · E grey · K black");
    expect(out).toMatch(/^ {2}Fireball \(\w+, instability symbol ✦\)$/m);
    expect(out).toMatch(/^ {2}\[light side, combat, /m);
    expect(out).toMatch(/^ {2}Armory \(purple, 6 instability slots, 3 PP\)\. /m);
    expect(out).toMatch(/^ {2}Cerbero \(demon; health 2, movement 3, attack 2\)\. /m);
    expect(out).toMatch(/^ {2}Nero \(health 12, movement 2, attack 2, hand limit 7; /m);
    expect(out).toMatch(/^Rule L-ACT-06:\n {2}Explore /m);
    expect(out).toContain('Nothing here is called "unicorn".');
    expect(out).toMatch(/^P2 [\w'-]+: \d+ = \d+ on the power track/m);
  });
});

describe("a record", () => {
  let whole: string;
  // A short one: the end waits where the second moon does otherwise.
  const short = ["--ruleset", "rebirth", "--moon-marks", "2,4,6", "--seats", "2", "--seed", "on record"];
  beforeAll(() => {
    inFolder((folder) => {
      const file = join(folder, "game.json");
      const args = ["play", ...game, ...short, "--agents", "random", "--record", file, "--lang", "en"];
      const { out } = blackrose(args, lines(400));
      expect(out).toContain("Edition: Rebirth · Length of the moons: 2, 4, 6 · Boxes: Rebirth\n");
      expect(out).toMatch(/\nThe game is over\.\n1 {2}\w/);
      expect(out).toMatch(/\n[1–] {2}The Black Rose +\d+/);
      whole = readFileSync(file, "utf8");
    });
  }, 120_000);
  const on = (args: readonly string[], text = whole): ReturnType<typeof blackrose> =>
    inFolder((folder) => {
      writeFileSync(join(folder, "game.json"), text);
      return blackrose([...args, join(folder, "game.json")]);
    });

  test("holds", () => {
    const { code, out, err } = on(["verify"]);
    expect(err).toBe("");
    expect(out).toMatch(/^✓ a record of lodge, 2 seats/);
    expect(out).toMatch(/✓ it is complete: (?:P\d|the Black Rose) won in turn \d+\n$/);
    expect(code).toBe(0);
  });

  test("does not hold with another option", () => {
    const { code, out } = on(["verify"], whole.replace(/("moonMarks": \[\s*)2/, "$11"));
    expect(out).toMatch(/✗ At the start the record says/);
    expect(code).toBe(1);
  });

  test("is told again, as a seat saw it and as it was", () => {
    const all = on(["replay", "--lang", "en"]);
    expect(all.code).toBe(0);
    expect(all.out.match(RAW)).toBeNull();
    const own = on(["replay", "--lang", "en", "--as", "P2", "--step", "10"]);
    expect(own.out).toMatch(/─ Turn 1 · /);
    // Of the other seat no hand is shown, whoever of the two is told of first.
    expect(own.out).not.toMatch(/^P1 .*\n(?:(?!P2 ).*\n)*Hand /m);
    expect(on(["replay", "--lang", "en", "--as", "spectator", "--step", "10"]).out).not.toMatch(/^Hand /m);
    expect(on(["replay", "--lang", "en", "--step", "10"]).out.match(/^Hand /gm)).toHaveLength(2);
  });
});

test("a scenario file names its game", () => {
  const scenario = join(import.meta.dirname, "..", "..", "games", "lodge", "scenarios", "examples", "base.json");
  const { code, out } = blackrose(["scenario", scenario]);
  expect(out).toMatch(/✓ A mage at 6 PP opens the second moon/);
  expect(code).toBe(0);
});

test.each(LANGUAGES)("the rulebook knows every rule a question stands under: %s", (language) => {
  const book = rulebook("lodge", language);
  for (const { rule } of entry.title.play({ seats: 4, options: {} }).decisions)
    expect([rule, book.get(rule)]).toEqual([rule, expect.stringMatching(/\w{3}/)]);
});

test("the rulebook tells what each edition does", () => {
  const book = rulebook("lodge", "en");
  expect(book.get("L-ACT-06")).toMatch(/^Explore .* · first: move 0–2 rooms.* · revised: .* · rebirth: /);
  expect(book.get("L-SET-18")).toMatch(/^From the crown holder clockwise/);
  expect(book.get("L-CLN-01")).toMatch(/^Played \(revealed\) spells/);
  expect(book.get("L-BR-02")).toMatch(/^In turn order each mage may discard/);
});

test("the rulebook knows paragraphs, rulings on cards, the Avatar and examples", () => {
  const book = rulebook("lodge", "en");
  expect(book.get("L-CLN-14")).toMatch(/^Knots and shadows/);
  expect(book.get("L-RB-35")).toMatch(/one cube for each sentence/);
  expect(book.get("L-AVD-14")).toMatch(/strikes the same model/);
  expect(book.get("L-EX-R02b")).toMatch(/removes 1 first/);
});

/** Plays by luck until something holds at a question of the first seat. */
function tableWhere(holds: (s: State, put: Question) => boolean, options: object = {}): Table {
  for (let seed = 0; seed < 20; seed++) {
    const seating = { seats: 4, options: { ruleset: "revised", setup: "random", ...options } };
    const session = begin(entry.title.play(seating), seating, seedFrom(`table ${seed}`));
    const agents = ["random", "random", "random", "random"];
    const table: Table = { entry, sitting: { you: 0, name: "Ana", agents, luck: `${seed}` }, session, log: [] };
    for (let ask = openAsk(table); ask !== null; ask = openAsk(table)) {
      if (ask.seat === 0 && holds(session.world.s as State, questionOf(table, ask))) return table;
      expect(give(table, ask, agentsAnswer(table, ask))).toBeNull();
    }
  }
  throw new Error("it never came to that");
}

describe("the table", () => {
  const names = ["Ana", "P2", "P3", "P4"];
  const faceIn = (language: (typeof LANGUAGES)[number], paint: Paint = plain) =>
    entry.face({ language, names, viewer: 0, paint }, anyLodge);
  const later = tableWhere((s) => s.turn >= 3 && s.figureOwner.some((owner) => owner >= 0));
  const seen = look(later.session, 0);

  test("shows all nineteen rooms in their places, and a list where that is too wide", () => {
    for (const language of LANGUAGES) {
      const wide = faceIn(language).table(seen, 100);
      const rows = wide.filter((line) => /^ *│[RBGYVEK] /.test(line));
      expect(rows.map((line) => line.split("│").length - 2)).toEqual([3, 4, 5, 4, 3]);
      for (const width of [80, 100, 120]) {
        for (const line of faceIn(language).table(seen, width)) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }
      const narrow = faceIn(language).table(seen, 60);
      expect(narrow.filter((line) => /^[RBGYVEK] /.test(line))).toHaveLength(19);
      for (const line of narrow) expect(widthOf(line)).toBeLessThanOrEqual(60);
    }
  });

  test("puts neighbours beside each other", () => {
    const s = later.session.world.s as State;
    const rows = faceIn("en")
      .table(seen, 100)
      .filter((line) => /^ *│[RBGYVEK] /.test(line));
    const middle = (place: number): [number, number] => {
      const name = lodge.cards.content.rooms[s.tiles[place]].name.en;
      const short = shortRoom(name, 14, "en");
      const row = rows.findIndex((line) => line.includes(` ${short} `));
      return [row, rows[row].lastIndexOf("│", rows[row].indexOf(` ${short} `))];
    };
    const { next } = lodge.cards.boards[4]!;
    for (let place = 0; place < 19; place++)
      for (let other = 0; other < 19; other++) {
        if (place === other) continue;
        const [[row, x], [row2, x2]] = [middle(place), middle(other)];
        const touches = row === row2 ? Math.abs(x - x2) === 19 : Math.abs(row - row2) === 1 && Math.abs(x - x2) < 19;
        expect([place, other, touches]).toEqual([place, other, next[place].includes(other)]);
      }
  });

  test.each([
    ["bridges", [5, 2, 5, 2, 5]],
    ["hall", [6, 7, 6]],
  ])("shows the rooms of the layout %s where they lie", (layout, bricks) => {
    const table = tableWhere((s) => s.turn === 1, { layout });
    const rows = faceIn("en")
      .table(look(table.session, 0), 120)
      .filter((line) => /^ *│[RBGYVEK] /.test(line));
    expect(rows.map((line) => line.split("│").length - 2)).toEqual(bricks);
  });

  test("lists the quests that wait to be solved", () => {
    const table = tableWhere((s) => s.toSolve[1].length > 0, { ruleset: "rebirth" });
    const [quest] = (table.session.world.s as State).toSolve[1];
    const text = faceIn("en").table(look(table.session, 0), 200).join(" ").replaceAll(/\s+/g, " ");
    expect(text).toContain(`to solve: ${lodge.cards.content.quests[quest].name.en}`);
  });

  test("says in letters what it says in colours", () => {
    const marked: Paint = {
      hue: (hue, text) => `\x1b[${hue.length}m${text}\x1b[0m`,
      house: (_, text) => text,
      strong: (text) => `\x1b[1m${text}\x1b[0m`,
      faint: (text) => `\x1b[2m${text}\x1b[0m`,
      call: (text) => `\x1b[1;36m${text}\x1b[0m`,
    };
    const bare = (line: string) => stripVTControlCharacters(line);
    expect(faceIn("en", marked).table(seen, 80).map(bare)).toEqual(faceIn("en").table(seen, 80));
  });

  test("shows a seat its own hand, plan and quests, and no other's", () => {
    const planning = tableWhere((s, { decision }) => decision === "D-ACT-TYPE" && s.slots[0].includes(1));
    const s = planning.session.world.s as State;
    const own = faceIn("en").table(look(planning.session, 0), 80).join("\n");
    const nameOf = (card: number): string => lodge.cards.spells[lodge.cards.spellOf[card]].name.en;
    for (const card of [...s.hands[0], ...s.planned[0].filter((one) => one >= 0)]) expect(own).toContain(nameOf(card));
    expect(own).toMatch(/^Planned +(?:Q|I) /m);
    const other = entry.face({ language: "en", names, viewer: 1, paint: plain }, anyLodge);
    const seenByOther = other.table(look(planning.session, 1), 80).join("\n");
    const mine = new Set(s.hands[0].map(nameOf));
    const known = [
      ...s.hands[1],
      ...s.planned[1].filter((one) => one >= 0),
      ...s.revealed.flat().filter((one) => one >= 0),
    ];
    for (const card of known) mine.delete(nameOf(card));
    for (const name of mine) expect(seenByOther).not.toMatch(new RegExp(`(?:Hand|^) +${name}`, "m"));
  });
});

test("every question, option and event of a game has words, and every option an explanation", () => {
  for (const ruleset of ["first", "revised", "rebirth"]) {
    const seating = { seats: 3, options: { ruleset, setup: "choose" } };
    const session = begin(entry.title.play(seating), seating, seedFrom(`words ${ruleset}`));
    const agents = ["random", "random", "random"];
    const table: Table = { entry, sitting: { you: 0, name: "P1", agents, luck: ruleset }, session, log: [] };
    const faces = LANGUAGES.map((language) =>
      entry.face({ language, names: ["P1", "P2", "P3"], viewer: 0, paint: plain }, anyLodge),
    );
    const asked = new Set<string>();
    const told = session.opening.flatMap((event) => eventFor(session.game, event, 0) ?? []);
    for (let ask = openAsk(table); ask !== null; ask = openAsk(table)) {
      const put = questionOf(table, ask);
      const seen = look(session, ask.seat);
      if (asked.size < 400 || !asked.has(put.decision)) {
        for (const face of faces) {
          expect(face.question(seen, put)).not.toMatch(RAW);
          for (const key of put.options.slice(0, 4)) {
            expect(face.option(seen, put, key)).not.toMatch(RAW);
            expect(face.about(seen, put, key).join(" ")).not.toMatch(RAW);
          }
        }
        asked.add(put.decision);
      }
      expect(give(table, ask, agentsAnswer(table, ask))).toBeNull();
    }
    told.push(...table.log.flatMap((one) => ("event" in one ? [one.event] : [])));
    for (const face of faces) for (const line of face.events(look(session, 0), told)) expect(line).not.toMatch(RAW);
  }
});

test("names of rooms where there is little room", () => {
  expect(shortRoom("Black Rose Room", 10, "en")).toBe("Black Rose");
  expect(shortRoom("The Abyss", 8, "en")).toBe("Abyss");
  expect(shortRoom("Alchemic Laboratory", 14, "en")).toBe("Alchemic L.");
  expect(shortRoom("Sacrificial Altar", 10, "en")).toBe("Sacrifici…");
  expect(shortRoom("Sala de los Espejos", 10, "es")).toBe("Espejos");
  expect(shortRoom("Altar de Sacrificios", 10, "es")).toBe("Altar S.");
  expect(shortRoom("Salle de l'Oracle", 10, "fr")).toBe("Oracle");
  expect(shortRoom("Salle d'Évocation", 10, "fr")).toBe("Évocation");
});

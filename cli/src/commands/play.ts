/** `blackrose play`: a game in the terminal against agents. */
import { randomBytes } from "node:crypto";
import { begin, seedFrom } from "@blackrose/kernel";
import { AGENTS, agentNames } from "../agents.ts";
import { type Command, type Given, noWords } from "../command.ts";
import { seatingOptions, wanted } from "../games.ts";
import { languageOf } from "../language.ts";
import { columnsOf, wrap } from "../layout.ts";
import { paintFor } from "../paint.ts";
import { lines } from "../play/input.ts";
import { phrasesIn } from "../play/phrases.ts";
import { play as playAt } from "../play/play.ts";
import { load, save } from "../play/save.ts";
import { namesOf, note, type Sitting, type Table } from "../play/table.ts";
import { Problem } from "../problem.ts";
import { rulebook } from "../rulebook.ts";

export const play: Command = {
  name: "play",
  summary: "A game in the terminal against agents.",
  more: `Options are numbered: answer with a number, type ? for help.
With --record the game is kept in a file after every answer of yours; --resume goes on from there.`,
  options: {
    ...seatingOptions,
    name: { value: "NAME", help: "what you are called at the table (P1)" },
    agents: {
      value: "LIST",
      help: `${AGENTS.join(", ")}: your opponents from your left on, with commas between (greedy)`,
    },
    seed: { value: "TEXT", help: "any text; all luck comes from it (drawn anew)" },
    lang: { value: "LANGUAGE", help: "en, es or fr (the machine's)" },
    record: { value: "FILE", help: "keep the game in this file" },
    resume: { value: "FILE", help: "go on with a saved game" },
    "no-colour": { help: "letters only, no colours" },
  },
  async run(given) {
    noWords(play, given);
    const language = languageOf(given.text("lang"));
    const resumed = given.text("resume");
    const table = resumed === undefined ? sitDown(given) : goOn(given, resumed);
    const record = given.text("record");
    // Better to hear now than in the last round that it cannot be written there.
    if (record !== undefined) save(record, table);
    const { entry, sitting: who } = table;
    const paint = paintFor(process.stdout, given.flag("no-colour"));
    const input = lines();
    try {
      return await playAt(table, {
        face: entry.face({ language, names: namesOf(who), viewer: who.you, paint }, table.session.game),
        say: phrasesIn(language),
        paint,
        book: rulebook(entry.title.name, language),
        input,
        // A window may be made wider at any time.
        get width() {
          return columnsOf(process.stdout);
        },
        record,
        resumed,
        write(text) {
          const fitting = text.flatMap((line) => wrap(line, columnsOf(process.stdout)));
          process.stdout.write(fitting.map((line) => `${line}\n`).join(""));
        },
      });
    } finally {
      input.close();
    }
  },
};

function sitDown(given: Given): Table {
  const { entry, seating } = wanted(given);
  const said = given.text("seed");
  const session = begin(entry.title.play(seating), seating, seedFrom(said ?? randomBytes(32).toString("hex")));
  const table: Table = { entry, sitting: sitting(given, seating.seats), session, log: [] };
  note(table, session.opening);
  return table;
}

/** What was settled when the game began stays so. */
const SETTLED = [...Object.keys(seatingOptions), "seed"];

function goOn(given: Given, path: string): Table {
  const other = SETTLED.find((option) => given.has(option));
  if (other !== undefined) throw new Problem(`--${other} belongs to a new game; a saved one keeps what it began with.`);
  return load(path, (seats, saved) => sitting(given, seats, saved));
}

/** The person sits on the first seat; who deals and who begins is the game's luck. */
function sitting(given: Given, seats: number, saved: Sitting | null = null): Sitting {
  const name = given.text("name")?.trim() ?? saved?.name ?? "P1";
  if (name === "" || name.length > 20 || /\p{C}/u.test(name)) throw new Problem("--name is a name of 1 to 20 letters.");
  const you = saved?.you ?? 0;
  const list = given.text("agents");
  const seed = given.text("seed");
  return {
    you,
    name,
    agents: list === undefined && saved !== null ? saved.agents : around(you, agentNames(list ?? "greedy", seats - 1)),
    luck: saved?.luck ?? (seed === undefined ? randomBytes(16).toString("hex") : `agents of ${seed}`),
  };
}

/** The agents sit from the person's left on. */
function around(you: number, agents: readonly string[]): (string | null)[] {
  const seats = agents.length + 1;
  return Array.from({ length: seats }, (_, seat) => (seat === you ? null : agents[(seat - you - 1 + seats) % seats]));
}

/** `blackrose replay`: tells a game again from its record, event by event. */
import {
  type Event,
  eventFor,
  type KernelState,
  type Question,
  REFEREE,
  retell,
  rulesNotesAt,
  SPECTATOR,
  type View,
  view,
} from "@blackrose/kernel";
import { rulesNoteIn } from "@blackrose/language";
import { type Command, type Given, onlyWord } from "../command.ts";
import { languageOf } from "../language.ts";
import { columnsOf, wrap } from "../layout.ts";
import { paintFor } from "../paint.ts";
import { Exit, Problem } from "../problem.ts";
import { playAgain, readRecordFile } from "../record.ts";

export const replay: Command = {
  name: "replay",
  takes: "FILE",
  summary: "Tells a game again from its record, event by event.",
  options: {
    step: { value: "N", help: "only answer N, and the table after it; 0 is the start" },
    as: { value: "WHO", help: "what P1, P2, … saw, what a spectator saw, or all (all)" },
    lang: { value: "LANGUAGE", help: "en, es or fr (the machine's)" },
    "no-colour": { help: "letters only, no colours" },
  },
  run(given) {
    const path = onlyWord(replay, given);
    const file = readRecordFile(path);
    const { entry, record } = file;
    const only = given.whole("step", { least: 0, most: record.answers.length });
    const viewer = viewerOf(given, record.seats);
    const language = languageOf(given.text("lang"));
    const names = Array.from({ length: record.seats }, (_, seat) => `P${seat + 1}`);
    const paint = paintFor(process.stdout, given.flag("no-colour"));
    const width = columnsOf(process.stdout);
    const write = (lines: readonly string[]): void =>
      void process.stdout.write(lines.map((line) => `${line}\n`).join(""));

    // All of it first: of a record that does not hold nothing is told.
    const { session: end } = playAgain(path, file);
    const { game, steps } = retell(end);
    const face = entry.face({ language, names, viewer, paint }, game);
    const lookAt = (step: number, as: number): View<KernelState> => view(game.state, steps[step].state, as);
    steps.forEach(({ seat, asked, chosen, events, astray }, step) => {
      if (astray === null) {
        const seen = asked === null ? null : lookAt(step - 1, seat === viewer || viewer === REFEREE ? seat : SPECTATOR);
        tell(step, asked === null || seen === null ? null : answerLine(seen, asked, chosen), events);
      }
      note(step, astray !== null && steps[step - 1].astray === null);
    });
    return Exit.well;

    /** What is to be said of rules that have changed. */
    function note(step: number, goesAstray: boolean): void {
      if (only !== undefined && step !== only) return;
      const notes = rulesNotesAt(end, step, goesAstray);
      write(notes.flatMap((one) => wrap(`  ! ${rulesNoteIn(language, one)}`, width, "    ")));
    }

    /** Only who may see all, or was asked, hears question and answer. */
    function answerLine(
      seen: Parameters<typeof face.question>[0],
      asked: Question,
      chosen: readonly string[],
    ): string | null {
      if (viewer !== REFEREE && viewer !== asked.seat) return null;
      const said = chosen.map((key) => face.option(seen, asked, key)).join(", ");
      return `${names[asked.seat]}: ${face.question(seen, asked)} → ${said}`;
    }

    function tell(step: number, answer: string | null, happened: readonly Event[]): void {
      if (only !== undefined && step !== only) return;
      const told = face.events(
        lookAt(step, viewer),
        happened.flatMap((event) => eventFor(game, event, viewer) ?? []),
      );
      write([
        ...wrap(paint.strong(`${step}${answer === null ? "" : `  ${answer}`}`), width, "    "),
        ...told.flatMap((line) => wrap(`  · ${line}`, width, "    ")),
      ]);
      if (only !== undefined) write(["", ...face.table(lookAt(step, viewer), width)]);
    }
  },
};

function viewerOf(given: Given, seats: number): number {
  const said = given.text("as") ?? "all";
  if (said === "all") return REFEREE;
  if (said === "spectator") return SPECTATOR;
  const seat = /^p(\d)$/i.exec(said)?.[1];
  if (seat === undefined || Number(seat) < 1 || Number(seat) > seats) {
    throw new Problem(`--as is P1 to P${seats}, spectator or all, not "${said}".`);
  }
  return Number(seat) - 1;
}

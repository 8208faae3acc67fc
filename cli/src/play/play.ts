/** The game at the terminal: agents answer for themselves, the person is shown the table and asked. */
import { type Ask, isForced, look } from "@blackrose/kernel";
import { Exit } from "../problem.ts";
import { answerFrom, decideFault, failureToSave, type Outcome, saved } from "./answer.ts";
import { asked, drawn, ending, questionOf, told, welcome } from "./show.ts";
import { agentsAnswer, give, openAsk, type Table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

/** Plays until the game is over or the person leaves; returns the exit code. */
export async function play(table: Table, terminal: Terminal): Promise<number> {
  const { write, say, record } = terminal;
  const { sitting, session } = table;
  /** How much of the log the person has been shown. */
  let shown = seenBefore(table);
  const news = (): string[] => {
    const lines = told(table, table.log.slice(shown), terminal);
    shown = table.log.length;
    return lines.length === 0 ? [] : ["", ...lines];
  };
  let before = "";
  /** The table, unless it still looks as it was drawn last. */
  const changed = (): string[] => {
    const picture = drawn(table, terminal);
    if (picture.join("\n") === before) return [];
    before = picture.join("\n");
    return ["", ...picture];
  };
  const keep = (): void => {
    const failed = record === undefined ? null : failureToSave(table, record);
    if (failed !== null) write([failed]);
  };
  write(welcome(table, terminal));
  for (;;) {
    const ask = openAsk(table);
    let outcome: Outcome;
    if (session.world.s.fault !== 0) {
      write(news());
      outcome = await decideFault(table, terminal);
    } else if (ask === null) {
      write([...news(), ...ending(table, terminal)]);
      keep();
      if (record === undefined && terminal.input.person) await offerRecord(table, terminal);
      return Exit.well;
    } else if (ask.seat !== sitting.you || isForced(ask)) {
      if (ask.seat === sitting.you) noteForced(table, ask, terminal);
      const refused = give(table, ask, agentsAnswer(table, ask));
      if (refused !== null) throw new Error(`seat ${ask.seat + 1} answered what it may not: ${refused.sentence}`);
      continue;
    } else {
      const put = questionOf(table, ask);
      write([...news(), ...changed(), "", ...asked(table, put, terminal)]);
      outcome = await answerFrom(table, ask, terminal);
    }
    if (outcome === "quit" || outcome === "input ended") return leave(table, terminal, outcome);
    if (outcome === "taken back") write([say.takenBack]);
    shown = Math.min(shown, table.log.length);
    keep();
  }
}

/** A game taken up again goes on with what followed the person's last answer; a new one with how it began. */
function seenBefore({ session, sitting, log }: Table): number {
  const own = session.entries.findLastIndex(({ seat }) => seat === sitting.you);
  const since = log.findIndex(({ after }) => after > own);
  return own < 0 || since < 0 ? 0 : since;
}

function noteForced(table: Table, ask: Ask, { face }: Terminal): void {
  const put = questionOf(table, ask);
  if (!face.tellsForced(put)) return;
  const seen = look(table.session, table.sitting.you);
  const forced = put.options.map((key) => face.option(seen, put, key)).join(", ");
  table.log.push({ after: table.session.entries.length + 1, forced });
}

/** Whoever did not think of it before can still have the record. */
async function offerRecord(table: Table, { input, say, write }: Terminal): Promise<void> {
  for (;;) {
    const file = (await input.ask(say.keepRecord))?.trim() ?? "";
    if (file === "") return;
    const failed = failureToSave(table, file);
    if (failed === null) return write([say.saved(file), say.verifySaved(file)]);
    write([failed]);
  }
}

async function leave(table: Table, terminal: Terminal, how: "quit" | "input ended"): Promise<number> {
  const { input, say, write, record } = terminal;
  if (how === "input ended") write([say.inputEnded]);
  if (record !== undefined) write(saved(table, record, terminal));
  else if (how === "quit") {
    const file = (await input.ask(say.saveBeforeLeaving))?.trim() ?? "";
    write(file === "" ? [say.leftUnsaved] : saved(table, file, terminal));
  }
  return Exit.well;
}

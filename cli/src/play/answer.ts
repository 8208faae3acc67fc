/** A question to the person: lines are read until one of them answers, takes back or leaves. */
import { adjudicate, type Ask, look, type Question } from "@blackrose/kernel";
import { Problem } from "../problem.ts";
import { explain, help, lookUp } from "./explain.ts";
import { save } from "./save.ts";
import { asked, drawn, questionOf, told } from "./show.ts";
import { give, type Table, undoToOwn } from "./table.ts";
import type { Terminal } from "./terminal.ts";
import { understandLine, type Wish } from "./understand.ts";

export type Outcome = "answered" | "taken back" | "quit" | "input ended";

export async function answerFrom(table: Table, ask: Ask, terminal: Terminal): Promise<Outcome> {
  const { input, say, paint, write, face } = terminal;
  const put = questionOf(table, ask);
  const range = put.max > 1 ? say.chooseMany(put.min, put.max) : say.choose(put.options.length);
  for (;;) {
    const line = await input.ask(paint.call(`${range}, ${say.helpHint} > `));
    if (line === null) return "input ended";
    const wish = understandLine(line, put.options.length);
    if (wish.kind === "quit") return "quit";
    if (wish.kind === "undo") {
      const refused = undoToOwn(table);
      if (refused === null) return "taken back";
      write([face.refusal(refused)]);
    } else if (wish.kind === "answer") {
      const keys = wish.numbers.map((number) => put.options[number]);
      const refused = give(table, ask, keys);
      if (refused === null) return "answered";
      write([face.refusal(refused)]);
    } else write(reply(table, put, wish, terminal));
  }
}

/** What is said to a wish that changes nothing. */
function reply(table: Table, put: Question, wish: Wish, terminal: Terminal): string[] {
  const { face, say, record, resumed } = terminal;
  const { session, sitting, log } = table;
  const seen = look(session, sitting.you);
  switch (wish.kind) {
    case "help":
      return help(terminal);
    case "explain":
      return explain(seen, put, put.options[wish.option], terminal);
    case "look up":
      return lookUp(seen, wish.words, terminal);
    case "why": {
      const { seats } = session.seating;
      if (wish.seat < 0 || wish.seat >= seats) return [say.noSeat(seats)];
      return face.power(seen, wish.seat);
    }
    case "log":
      return told(table, log, terminal);
    case "table":
      return ["", ...drawn(table, terminal), "", ...asked(table, put, terminal)];
    case "save":
      return saved(table, wish.file || record || resumed, terminal);
    default:
      return [say.notANumber(put.options.length)];
  }
}

export function saved(table: Table, file: string | undefined, { say }: Terminal): string[] {
  if (file === undefined) return [say.noFile];
  const failed = failureToSave(table, file);
  return failed === null ? [say.saved(file), say.goOn(file)] : [failed];
}

/** Saves, or says why not: a full disk is no reason to lose the game in hand. */
export function failureToSave(table: Table, file: string): string | null {
  try {
    save(file, table);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

/** The rules could not go on: the person decides how to continue (K-FLT-02). */
export async function decideFault(table: Table, terminal: Terminal): Promise<Outcome> {
  const { input, say, paint, write } = terminal;
  write(["", say.fault(table.session.world.s.faultText), say.faultHelp]);
  for (;;) {
    const line = await input.ask(paint.call("u, skip, s, q > "));
    if (line === null) return "input ended";
    const wish = understandLine(line, 0);
    if (wish.kind === "quit") return "quit";
    if (wish.kind === "undo" || wish.kind === "skip") {
      adjudicate(table.session, wish.kind);
      return "answered";
    }
    write(wish.kind === "save" ? saved(table, wish.file || terminal.record, terminal) : [say.faultHelp]);
  }
}

/** What is written on the screen: the news, the table, the question and its options, the end. */
import { type Ask, type Event, look, type Question, question, seedToHex } from "@blackrose/kernel";
import { pad, widthOf, wrap } from "../layout.ts";
import { type Happening, namesOf, type Table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

export const questionOf = ({ session }: Table, ask: Ask): Question => question(session, ask);

/** Who sits down, and what is settled from the start. */
export function welcome({ session, sitting }: Table, { face, say, resumed }: Terminal): string[] {
  const { name, agents } = sitting;
  const against = namesOf(sitting).flatMap((one, seat) => (agents[seat] === null ? [] : [`${one} (${agents[seat]})`]));
  return [
    resumed === undefined
      ? say.sitDown(name, agents.length, against.join(", "))
      : say.resumed(name, session.entries.length),
    say.committed(session.commitment),
    ...face.settled(session.seating.options),
    ...face.legend(),
  ];
}

/** The log in words. */
export function told({ session, sitting }: Table, log: readonly Happening[], { face, say, width }: Terminal): string[] {
  const seen = look(session, sitting.you);
  const lines: string[] = [];
  for (let from = 0; from < log.length; ) {
    const one = log[from];
    if (!("event" in one)) {
      lines.push("forced" in one ? say.forced(one.forced) : say.rules(one.rules));
      from++;
      continue;
    }
    const events: Event[] = [];
    for (let next: Happening | undefined = one; next && "event" in next; next = log[++from]) events.push(next.event);
    lines.push(...face.events(seen, events));
  }
  return lines.flatMap((line) => wrap(`· ${line}`, width, "  "));
}

export const drawn = ({ session, sitting }: Table, { face, width }: Terminal): string[] =>
  face.table(look(session, sitting.you), width);

/** The question in words and its options, numbered. */
export function asked(table: Table, put: Question, { face, width, paint, say }: Terminal): string[] {
  const seen = look(table.session, table.sitting.you);
  const many = put.max > 1 ? ` (${say.chooseMany(put.min, put.max)})` : "";
  return [
    ...wrap(face.question(seen, put) + many, width).map((line) => paint.strong(line)),
    ...numbered(
      put.options.map((key) => face.option(seen, put, key)),
      width,
    ),
  ];
}

const GAP = 2;
/** So many options still read best one below the other. */
const FEW = 6;

/** Numbered, in as many columns as fit, counted downwards. */
export function numbered(texts: readonly string[], width: number): string[] {
  const digits = String(texts.length).length;
  const items = texts.map((text, i) => `${String(i + 1).padStart(digits)}  ${text}`);
  const widest = Math.max(...items.map(widthOf));
  const across = texts.length <= FEW ? 1 : Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  if (across === 1) return items.flatMap((item) => wrap(item, width, " ".repeat(digits + 2)));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) =>
    items
      .filter((_item, i) => i % down === row)
      .map((item) => pad(item, widest + GAP))
      .join("")
      .trimEnd(),
  );
}

export function ending({ session, sitting }: Table, { face, say, paint, record, input }: Terminal): string[] {
  return [
    "",
    paint.strong(say.over),
    ...face.standings(look(session, sitting.you)),
    "",
    say.seed(seedToHex(session.world.s.seed)),
    say.seal(session.commitment),
    ...(record !== undefined ? [say.verifySaved(record)] : input.person ? [] : [say.verifyUnsaved]),
  ];
}

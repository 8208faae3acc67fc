/**
 * An answer is one line: who answers, if it matters to which question, what it chooses, if it matters of which options, and
 * what else is so: luck laid down, or the rule under which it is refused.
 *
 *     P2: pass
 *     P2 D-THIEF-TAKE: token:B1 of token:B1 token:B11; rolls B4
 */
import { Damaged } from "../schema.ts";
import { textsAt } from "./words.ts";

/** Luck by its name: a text for each throw or draw. */
export type LuckSaid = { readonly [name: string]: readonly string[] };

export interface Answer {
  readonly place: string;
  readonly by: string;
  readonly decision: string | null;
  readonly keys: readonly string[];
  /** Exactly what it must be offered, in any order; null when that is not said. */
  readonly options: readonly string[] | null;
  /** The rule under which it must be refused. */
  readonly refused: string | null;
  readonly luck: LuckSaid;
}

const FORM = `an answer reads "P1: key", "P1 D-NAME: key of key key" or "P1: key; refused RULE"`;

/** A long answer may be broken into a list of texts. */
export function answerAt(json: unknown, place: string, luckNames: readonly string[]): Answer {
  const line = textsAt(json, place).join(" ");
  const [, by, decision, rest] = /^(P\d)(?: (\S+))?: +(.+)$/.exec(line) ?? [];
  if (rest === undefined) throw new Damaged(place, `"${line}" cannot be read; ${FORM}`);
  const [choice, ...more] = rest.split(";").map((part) => part.trim());
  const all = choice.split(/\s+/);
  const of = all.indexOf("of");
  const keys = of < 0 ? all : all.slice(0, of);
  const options = of < 0 ? null : all.slice(of + 1);
  if (keys.length === 0 || options?.length === 0 || options?.includes("of"))
    throw new Damaged(place, `"${choice}" cannot be read; ${FORM}`);
  const luck: { [name: string]: string[] } = {};
  let refused: string | null = null;
  for (const part of more) {
    const name = ["refused", ...luckNames].find((one) => part.startsWith(`${one} `));
    if (name === undefined)
      throw new Damaged(
        place,
        `"${part}" cannot be read; after ";" comes one of ${["refused", ...luckNames].join(", ")}`,
      );
    const said = part.slice(name.length + 1).trim();
    if (name === "refused") refused = said;
    else (luck[name] ??= []).push(said);
  }
  return { place, by, decision: decision ?? null, keys, options, refused, luck };
}

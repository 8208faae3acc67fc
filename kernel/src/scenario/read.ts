/** Reads a scenario file: positions by name, and the scenarios, most of them on one of these positions. */
import { Damaged } from "../schema.ts";
import type { KernelState } from "../state.ts";
import { type Answer, answerAt, type LuckSaid } from "./answers.ts";
import { placeOf } from "./position.ts";
import type { Stage } from "./stage.ts";
import { type Facts, listAt, oneOfAt, recordAt, textAt, textsAt, wordsAt } from "./words.ts";

/** Facts that must hold between two answers. */
export interface Look {
  readonly place: string;
  readonly facts: Facts;
}

export interface Scenario {
  /** Where it stands in its file. */
  readonly place: string;
  readonly name: string;
  readonly rules: readonly string[];
  /** The seats cannot be rotated, because their places differ. */
  readonly seatsFixed: boolean;
  /** Who has nothing but `pass` in a window passes without a line for it. */
  readonly passesItself: boolean;
  readonly given: Facts;
  readonly luck: LuckSaid;
  readonly when: readonly (Answer | Look)[];
  readonly then: Facts;
}

const FILE = ["$schema", "game", "who can only pass", "positions", "scenarios"];
const ONE = ["scenario", "rules", "why", "seats", "who can only pass", "given", "when", "then"];
const PASSING = ["is asked", "passes"];

/** The game a file is about. */
export function gameNamed(json: unknown): string {
  return textAt(recordAt(json, "file")["game"], "file.game");
}

/** The scenarios of a file. `rules`: ids the rules documents have. */
export function readScenarios<S extends KernelState, C>(
  json: unknown,
  stage: Stage<S, C>,
  rules: ReadonlySet<string>,
): Scenario[] {
  const file = recordAt(json, "file", FILE);
  const positions = recordAt(file["positions"] ?? {}, "positions");
  const unused = new Set(Object.keys(positions));
  const read = listAt(file["scenarios"], "scenarios").map((one, i) => {
    const says = recordAt(one, `scenarios[${i}]`, ONE);
    const name = textAt(says["scenario"], `scenarios[${i}].scenario`);
    const place = `scenarios[${i}] "${name}"`;
    return within(place, (): Scenario => {
      if (says["why"] !== undefined) textAt(says["why"], "why");
      const when = listAt(says["when"] ?? [], "when").map((step, n) => {
        const isAnswer = typeof step === "string" || Array.isArray(step);
        return isAnswer ? answerAt(step, `when[${n}]`, Object.keys(stage.luck)) : lookAt(step, `when[${n}]`);
      });
      if (when.length === 0 && says["then"] === undefined) throw new Damaged("then", "it demands nothing");
      const [given, luck] = split(givenAt(says["given"], positions, unused), stage);
      return {
        place,
        name,
        rules: rulesAt(says["rules"], stage, rules),
        seatsFixed: says["seats"] !== undefined && oneOfAt(says["seats"], "seats", ["fixed"]) === 0,
        passesItself: passing(says["who can only pass"] ?? file["who can only pass"]),
        given,
        luck,
        when,
        then: says["then"] === undefined ? {} : lookAt(says["then"], "then").facts,
      };
    });
  });
  const [left] = unused;
  if (left !== undefined)
    throw new Damaged(placeOf("positions", left), "no scenario of the file is on it; take it out");
  return read;
}

/** What is wrong within a scenario is told with the scenario's own place before it. */
export function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged) throw new Damaged(`${place}: ${error.place}`, error.what);
    throw error;
  }
}

const passing = (said: unknown): boolean => said !== undefined && oneOfAt(said, `["who can only pass"]`, PASSING) === 1;

function lookAt(json: unknown, place: string): Look {
  const facts = recordAt(json, place);
  if (Object.keys(facts).length === 0) throw new Damaged(place, "it demands nothing");
  return { place, facts };
}

function rulesAt<S extends KernelState, C>(json: unknown, stage: Stage<S, C>, known: ReadonlySet<string>): string[] {
  const rules = wordsAt(json, "rules");
  if (rules.length === 0) throw new Damaged("rules", "it must name the rules it pins");
  const unknown = rules.find((rule) => !known.has(rule) && !stage.names.has(rule));
  if (unknown === undefined) return rules;
  throw new Damaged("rules", `"${unknown}" is neither in the rules documents of the game nor a card of it`);
}

/** A position by its name, one written out, or `like` a named one with what differs. */
function givenAt(json: unknown, positions: Facts, unused: Set<string>): Facts {
  const named = (name: string): Facts => {
    if (!Object.hasOwn(positions, name)) {
      const known = Object.keys(positions).join(", ") || "none";
      throw new Damaged("given", `no position of this file is called "${name}"; there are: ${known}`);
    }
    unused.delete(name);
    return recordAt(positions[name], placeOf("positions", name));
  };
  if (typeof json === "string") return named(json);
  const { like, ...own } = recordAt(json, "given");
  return like === undefined ? own : changed(named(textAt(like, "given.like")), own, "given");
}

/** What differs replaces what is there, name by name however deep; null takes away. */
function changed(base: Facts, changes: Facts, place: string): Facts {
  const result: { [name: string]: unknown } = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const at = placeOf(place, name);
    if (value === null) {
      if (!Object.hasOwn(base, name)) throw new Damaged(at, "there is nothing to take away");
      delete result[name];
    } else result[name] = isRecord(value) && isRecord(base[name]) ? changed(base[name], value, at) : value;
  }
  return result;
}

const isRecord = (json: unknown): json is Facts => typeof json === "object" && json !== null && !Array.isArray(json);

/** What lies there, and the luck of what happens before the first question. */
function split<S extends KernelState, C>(all: Facts, stage: Stage<S, C>): [Facts, LuckSaid] {
  const names = Object.keys(stage.luck);
  recordAt(all, "given", [...stage.fields, ...names]);
  const isLuck = ([name]: [string, unknown]): boolean => names.includes(name);
  const entries = Object.entries(all);
  const luck = entries.filter(isLuck).map(([name, said]) => [name, textsAt(said, placeOf("given", name))]);
  return [Object.fromEntries(entries.filter((one) => !isLuck(one))), Object.fromEntries(luck)];
}

/** The ids a rules document speaks of: `L-INT-12`, `I-07`, two in "D-SUM-SLOT / REPLACE", and rows of a table by their number. */
export function idsIn(document: string): string[] {
  const ids = [...document.matchAll(/\b[A-Z]-[A-Z0-9]+(?:-\w+)*/g)].map(([id]) => id);
  const pairs = [...document.matchAll(/\b(D-[A-Z]+-)[A-Z-]+((?: \/ [A-Z-]+)+)/g)].flatMap(([, stem, others]) =>
    others.split(" / ").map((name) => stem + name),
  );
  const rows = [...document.matchAll(/^\| (\d+) \|/gm)].map(([, row]) => `row-${row}`);
  return [...ids, ...pairs, ...rows];
}

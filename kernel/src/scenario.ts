/**
 * Scenarios: positions, answers and what must follow, as data that needs no programming. The kernel runs them; a game's
 * stage knows how to lay out a position and to read facts off the table. Each scenario is played as written, saved and
 * restored before every answer, undone and redone, and with the seats rotated.
 */
import { advance } from "./engine.ts";
import type { Event, Fixed, Game, Seating } from "./game.ts";
import { isRefusal } from "./refusal.ts";
import { Damaged, hashOf } from "./schema.ts";
import { answer, questionFor, resume, type Session } from "./session.ts";
import type { KernelState } from "./state.ts";
import { undo, undoable } from "./undo.ts";

/** What a scenario may demand; the game reads the facts. */
export type Facts = { readonly [fact: string]: unknown };

/** How names of seats in a file stand for seats at the table: P1 is seat 0, moved on by the rotation. */
export interface Seats {
  readonly count: number;
  seat(name: string, place: string): number;
  name(seat: number): string;
}

export interface Scene<S extends KernelState, C> {
  readonly session: Session<S, C>;
  readonly seats: Seats;
  /** What happened since the last answer, or since the position was laid out. */
  readonly events: readonly Event[];
}

export interface Stage<S extends KernelState, C> {
  /** The state before the rules go on from the position. */
  pose(given: Facts, seats: Seats, seating: Seating): S;
  /** How many sit down, with which options. */
  seating(given: Facts): Seating;
  /** The luck a step lays down. */
  luck(step: Facts, seats: Seats, place: string): Fixed[];
  /** The names of luck in a step: `rolls`, `draws`. */
  readonly luckNames: readonly string[];
  /** Why a fact does not hold, or null. Throws {@link Damaged} for a fact it does not know. */
  check(scene: Scene<S, C>, fact: string, expected: unknown, place: string): string | null;
}

export interface Report {
  readonly name: string;
  readonly rules: readonly string[];
  /** Each begins with the place in the file. Empty: all holds. */
  readonly failures: readonly string[];
}

/** How a scenario is played. */
type Manner = "as written" | "saved before every answer" | "undone and redone" | `seats moved by ${number}`;

const TOP = ["$schema", "scenario", "game", "rules", "why", "seats", "given", "steps", "then"];
const ANSWER = ["by", "answer", "decision", "options", "then", "refused"];

/** Runs one scenario in every manner. Throws {@link Damaged} when the file is not a scenario of this game. */
export function runScenario<S extends KernelState, C>(game: Game<S, C>, stage: Stage<S, C>, json: unknown): Report {
  const file = recordAt(json, "scenario", TOP);
  const name = textAt(file["scenario"], "scenario.scenario");
  if (file["game"] !== game.name) throw new Damaged("scenario.game", `"${game.name}" was expected`);
  const rules = listAt(file["rules"], "scenario.rules").map((rule, i) => textAt(rule, `scenario.rules[${i}]`));
  if (rules.length === 0) throw new Damaged("scenario.rules", "it must name the rules it pins");
  const given = recordAt(file["given"], "scenario.given");
  const { seats } = stage.seating(given);
  const manners: Manner[] = ["as written", "saved before every answer", "undone and redone"];
  // Where the places of the seats themselves differ, as the cells around a board do, the seats may be fixed.
  for (let by = 1; by < seats && file["seats"] !== "fixed"; by++) manners.push(`seats moved by ${by}`);
  const failures: string[] = [];
  for (const manner of manners) {
    const failed = playOnce(game, stage, file, given, manner);
    if (failed !== null) {
      failures.push(manner === "as written" ? failed : `${failed} (${manner})`);
      if (manner === "as written") break;
    }
  }
  return { name, rules, failures };
}

/** A file holds one scenario or a list of them. */
export function runScenarioFile<S extends KernelState, C>(
  game: Game<S, C>,
  stage: Stage<S, C>,
  json: unknown,
): Report[] {
  return (Array.isArray(json) ? json : [json]).map((one, i) => {
    try {
      return runScenario(game, stage, one);
    } catch (error) {
      if (error instanceof Damaged && Array.isArray(json)) throw new Damaged(`[${i}] ${error.place}`, error.what);
      throw error;
    }
  });
}

function playOnce<S extends KernelState, C>(
  game: Game<S, C>,
  stage: Stage<S, C>,
  file: Facts,
  given: Facts,
  manner: Manner,
): string | null {
  const seating = stage.seating(given);
  const seats = seatsMoved(seating.seats, manner.startsWith("seats") ? Number(manner.split(" ").at(-1)) : 0);
  const luck = stage.luck(given, seats, "given");
  const session = resume(game, seating, stage.pose(given, seats, seating));
  const { world } = session;
  let events: Event[] = [];
  world.events = events;
  world.fixed = luck;
  advance(world);
  world.events = null;
  world.fixed = null;
  let wrong = faultOf(session, luck);
  if (wrong !== null) return `given: ${wrong}`;

  const steps = file["steps"] === undefined ? [] : listAt(file["steps"], "scenario.steps");
  for (let i = 0; i < steps.length; i++) {
    const place = `steps[${i}]`;
    const step = recordAt(steps[i], place, [...ANSWER, ...stage.luckNames]);
    const scene = { session, seats, events };
    if (step["by"] === undefined) {
      wrong = holds(stage, scene, step["then"], `${place}.then`);
      if (wrong !== null) return wrong;
      continue;
    }
    const result = takeStep(scene, stage, step, place, manner);
    if (typeof result === "string") return result;
    events = result;
  }
  return holds(stage, { session, seats, events }, file["then"] ?? {}, "then");
}

/** One answer: who is asked what, exactly which options, what is refused, what follows. */
function takeStep<S extends KernelState, C>(
  scene: Scene<S, C>,
  stage: Stage<S, C>,
  step: Facts,
  place: string,
  manner: Manner,
): Event[] | string {
  const { session, seats } = scene;
  const { game } = session;
  const seat = seats.seat(textAt(step["by"], `${place}.by`), `${place}.by`);
  if (manner === "saved before every answer") {
    session.world.s = game.state.read(JSON.parse(JSON.stringify(session.world.s)), "state");
  }
  const asked = questionFor(session, seat);
  if (asked === null) {
    return `${place}: ${seats.name(seat)} is not asked anything; ${whoIsAsked(session, seats)}`;
  }
  if (step["decision"] !== undefined && step["decision"] !== asked.decision) {
    return `${place}: ${seats.name(seat)} is asked ${asked.decision}, not ${textAt(step["decision"], place)}`;
  }
  if (step["options"] !== undefined) {
    const wanted = listAt(step["options"], `${place}.options`).map((key) => moveKey(String(key), seats));
    const missing = wanted.filter((key) => !asked.options.includes(key));
    const extra = asked.options.filter((key) => !wanted.includes(key));
    if (missing.length + extra.length > 0 || wanted.length !== asked.options.length) {
      const counts = `${wanted.length} named, ${asked.options.length} offered`;
      return `${place}.options: not offered: ${missing.join(", ") || "none"}; offered besides: ${extra.join(", ") || "none"} (${counts})`;
    }
  }
  const said = step["answer"];
  const keys = (Array.isArray(said) ? said : [said]).map((key) => moveKey(textAt(key, `${place}.answer`), seats));
  const before = hashOf(game.state, session.world.s);
  const laid = stage.luck(step, seats, place);
  const taken = answer(session, seat, asked.id, keys, laid);
  if (step["refused"] !== undefined) {
    if (!isRefusal(taken)) return `${place}: "${keys.join(" ")}" was taken, not refused`;
    if (taken.rule !== step["refused"])
      return `${place}: refused by ${taken.rule}, not by ${textAt(step["refused"], place)}`;
    return hashOf(game.state, session.world.s) === before ? [...scene.events] : `${place}: a refusal changed the state`;
  }
  if (isRefusal(taken)) return `${place}: refused: ${taken.sentence} Offered: ${asked.options.join(", ")}`;
  const wrong = faultOf(session, laid);
  if (wrong !== null) return `${place}: ${wrong}`;
  let { events } = taken;
  if (manner === "undone and redone" && undoable(session) > 0) {
    const after = hashOf(game.state, session.world.s);
    undo(session);
    if (hashOf(game.state, session.world.s) !== before) return `${place}: undoing does not lead back`;
    const again = questionFor(session, seat);
    const redone = again === null ? null : answer(session, seat, again.id, keys, stage.luck(step, seats, place));
    if (redone === null || isRefusal(redone)) return `${place}: cannot be answered again after undoing`;
    if (hashOf(game.state, session.world.s) !== after) return `${place}: redoing leads elsewhere`;
    ({ events } = redone);
  }
  if (step["then"] !== undefined) {
    const failed = holds(stage, { session, seats, events }, step["then"], `${place}.then`);
    if (failed !== null) return failed;
  }
  return [...events];
}

function holds<S extends KernelState, C>(
  stage: Stage<S, C>,
  scene: Scene<S, C>,
  facts: unknown,
  place: string,
): string | null {
  for (const [fact, expected] of Object.entries(recordAt(facts, place))) {
    const at = `${place}["${fact}"]`;
    const failed = commonFact(scene, fact, expected, at) ?? stage.check(scene, fact, expected, at);
    if (failed !== null && failed !== HOLDS) return `${at}: ${failed}`;
  }
  return null;
}

const HOLDS = "holds";

/** Facts every game has: who is asked what, and which options are there. Null when it is none of these. */
function commonFact<S extends KernelState, C>(
  { session, seats }: Scene<S, C>,
  fact: string,
  expected: unknown,
  place: string,
): string | null {
  if (fact === "asked") {
    const wanted = recordAt(expected, place);
    const found = Object.fromEntries(
      session.world.s.asks.map((ask) => [seats.name(ask.seat), session.game.decisions[ask.decision].id]),
    );
    const same =
      Object.keys(found).length === Object.keys(wanted).length &&
      Object.entries(wanted).every(([name, decision]) => found[name] === decision);
    return same ? HOLDS : whoIsAsked(session, seats);
  }
  if (fact === "options" || fact === "offers" || fact === "does not offer") {
    const wanted = recordAt(expected, place);
    for (const [name, keys] of Object.entries(wanted)) {
      const offered = questionFor(session, seats.seat(name, place))?.options ?? [];
      const named = listAt(keys, place).map((key) => moveKey(String(key), seats));
      const missing = named.filter((key) => !offered.includes(key));
      if (fact === "does not offer") {
        if (missing.length < named.length)
          return `offered all the same: ${named.filter((k) => offered.includes(k)).join(", ")}`;
      } else if (missing.length > 0) return `not offered: ${missing.join(", ")}; offered: ${offered.join(", ")}`;
      else if (fact === "options" && offered.length !== named.length) {
        return `offered besides: ${offered.filter((key) => !named.includes(key)).join(", ")}`;
      }
    }
    return HOLDS;
  }
  return null;
}

function whoIsAsked<S extends KernelState, C>({ game, world: { s } }: Session<S, C>, seats: Seats): string {
  if (s.asks.length === 0) return "nobody is asked anything";
  return s.asks.map((ask) => `${seats.name(ask.seat)} is asked ${game.decisions[ask.decision].id}`).join(", ");
}

/** A fault, or luck laid down that nothing drew: both mean the scenario does not tell what happens. */
function faultOf<S extends KernelState, C>({ world: { s } }: Session<S, C>, luck: readonly Fixed[]): string | null {
  if (s.fault !== 0) return `the rules could not go on: ${s.faultText}`;
  return luck.length > 0 ? `${luck.length} pieces of the luck laid down were not drawn` : null;
}

function seatsMoved(count: number, by: number): Seats {
  return {
    count,
    seat(name, place) {
      const number = /^P([1-9])$/.exec(name);
      if (number === null || Number(number[1]) > count) {
        throw new Damaged(place, `"${name}" is no seat; they are P1 to P${count}`);
      }
      return (Number(number[1]) - 1 + by) % count;
    },
    name: (seat) => `P${((seat - by + count) % count) + 1}`,
  };
}

/** A key of the file as the table has it: seats in it are moved along. */
function moveKey(key: string, seats: Seats): string {
  return key.replaceAll(/\bP[1-9]\b/g, (name) => `P${seats.seat(name, key) + 1}`);
}

export function recordAt(json: unknown, place: string, names?: readonly string[]): Facts {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new Damaged(place, "a record with named values was expected");
  }
  const unknown = names && Object.keys(json).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Damaged(place, `nothing called "${unknown}" belongs here; known: ${names?.join(", ")}`);
  return json as Facts;
}

export function textAt(json: unknown, place: string): string {
  if (typeof json !== "string") throw new Damaged(place, "a text was expected");
  return json;
}

export function listAt(json: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new Damaged(place, "a list was expected");
  return json;
}

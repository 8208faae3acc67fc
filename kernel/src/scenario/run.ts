/**
 * Scenarios: positions, answers and what must follow, as data that needs no programming. The kernel runs them; a game's
 * stage knows how to lay out a position and to read facts off the table. Each scenario is played as written, saved and
 * restored before every answer, undone and redone, and with the seats rotated.
 */
import { advance } from "../engine.ts";
import type { Event, Fixed, Game, Seating } from "../game.ts";
import { isRefusal } from "../refusal.ts";
import { Damaged, hashOf } from "../schema.ts";
import { answer, type Question, questionFor, resume, type Session } from "../session.ts";
import { type KernelState, PASS_KEY } from "../state.ts";
import type { Title } from "../title.ts";
import { undo, undoable } from "../undo.ts";
import type { Answer, LuckSaid } from "./answers.ts";
import { holds, otherThan, whoIsAsked } from "./facts.ts";
import { placeOf } from "./position.ts";
import { type Scenario, within } from "./read.ts";
import { moveKey, type Scene, type Seats, seatsMoved, type Stage } from "./stage.ts";

export interface Report {
  readonly name: string;
  readonly rules: readonly string[];
  /** Each begins with the place in the scenario. Empty: all holds. */
  readonly failures: readonly string[];
}

/** How a scenario is played. */
type Manner = "as written" | "saved before every answer" | "undone and redone" | `seats moved by ${number}`;

/** Runs one scenario in every manner. Throws {@link Damaged} when it says what cannot be. */
export function runScenario<S extends KernelState, C>(
  title: Pick<Title<S, C>, "refuse" | "play">,
  stage: Stage<S, C>,
  scenario: Scenario,
): Report {
  const { name, rules, place } = scenario;
  return within(place, () => {
    const seating = stage.seating(scenario.given);
    const refused = title.refuse(seating);
    if (refused !== null) throw new Damaged("given", refused);
    const game = title.play(seating);
    const manners: Manner[] = ["as written", "saved before every answer", "undone and redone"];
    // Where the places of the seats themselves differ, as the cells around a board do, the seats may be fixed.
    for (let by = 1; by < seating.seats && !scenario.seatsFixed; by++) manners.push(`seats moved by ${by}`);
    const failures: string[] = [];
    for (const manner of manners) {
      const failed = playOnce(game, stage, scenario, seating, manner);
      if (failed === null) continue;
      failures.push(manner === "as written" ? failed : `${failed} (${manner})`);
      if (manner === "as written") break;
    }
    return { name, rules, failures };
  });
}

function playOnce<S extends KernelState, C>(
  game: Game<S, C>,
  stage: Stage<S, C>,
  { given, luck: said, when, then, passesItself }: Scenario,
  seating: Seating,
  manner: Manner,
): string | null {
  const seats = seatsMoved(seating.seats, manner.startsWith("seats") ? Number(manner.split(" ").at(-1)) : 0);
  const luck = luckOf(stage, said, seats, "given");
  const session = resume(game, seating, stage.pose(game.cards, given, seats, seating));
  const { world } = session;
  let events: Event[] = [];
  world.events = events;
  world.fixed = luck;
  advance(world);
  world.events = null;
  world.fixed = null;
  const broken = world.s.fault === 0 ? game.broken(world.s) : null;
  if (broken !== null) throw new Damaged("given", `such a table cannot be: ${broken}`);
  const wrong = faultOf(session, luck);
  if (wrong !== null) return `given: ${wrong}`;

  /** Null, or why an answer cannot be given; what happened is kept. */
  const take = (step: Answer, more: boolean): string | null => {
    const result = takeStep({ session, seats, events }, stage, step, manner);
    if (typeof result === "string") return result;
    events = more ? [...events, ...result] : result;
    return null;
  };
  const idle = (place: string): string | null => {
    for (;;) {
      const question = passesItself ? idleQuestion(session) : null;
      if (question === null) return null;
      const failed = take(passOf(seats.name(question.seat), place), true);
      if (failed !== null) return failed;
    }
  };

  let failed = idle("given");
  for (const step of when) {
    if (failed !== null) return failed;
    if ("facts" in step) failed = holds(stage, { session, seats, events }, step.facts, step.place);
    else failed = take(step, false) ?? idle(step.place);
  }
  return failed ?? holds(stage, { session, seats, events }, then, "then");
}

/** A window's question whose only answer is to pass. */
function idleQuestion<S extends KernelState, C>(session: Session<S, C>): Question | null {
  for (const { seat, decision } of session.world.s.asks) {
    if (decision !== session.game.windows?.decision.index) continue;
    const question = questionFor(session, seat);
    if (question?.options.length === 1 && question.options[0] === PASS_KEY) return question;
  }
  return null;
}

const passOf = (by: string, place: string): Answer => ({
  place: `${place}, then ${by} passing`,
  by,
  decision: null,
  keys: [PASS_KEY],
  options: null,
  refused: null,
  luck: {},
});

/** One answer: who is asked what, exactly which options, what is refused. What happened, or why it cannot be given. */
function takeStep<S extends KernelState, C>(
  scene: Scene<S, C>,
  stage: Stage<S, C>,
  step: Answer,
  manner: Manner,
): Event[] | string {
  const { session, seats } = scene;
  const { game } = session;
  const { place } = step;
  const seat = seats.seat(step.by, place);
  if (manner === "saved before every answer") {
    session.world.s = game.state.read(JSON.parse(JSON.stringify(session.world.s)), "state");
  }
  const asked = questionFor(session, seat);
  if (asked === null) return `${place}: ${step.by} is not asked anything; ${whoIsAsked(session, seats)}`;
  if (step.decision !== null && step.decision !== asked.decision) {
    return `${place}: ${step.by} is asked ${asked.decision}, not ${step.decision}`;
  }
  if (step.options !== null) {
    const named = step.options.map((key) => moveKey(key, seats));
    const wrong = otherThan(asked.options, named);
    if (wrong !== null) return `${place}: ${wrong}`;
  }
  const keys = step.keys.map((key) => moveKey(key, seats));
  const before = hashOf(game.state, session.world.s);
  const laid = luckOf(stage, step.luck, seats, place);
  const taken = answer(session, seat, asked.id, keys, laid);
  if (step.refused !== null) {
    if (!isRefusal(taken)) return `${place}: "${keys.join(" ")}" was taken, not refused`;
    if (taken.rule !== step.refused) return `${place}: refused by ${taken.rule}, not by ${step.refused}`;
    return hashOf(game.state, session.world.s) === before ? [...scene.events] : `${place}: a refusal changed the state`;
  }
  if (isRefusal(taken)) return `${place}: refused: ${taken.sentence} Offered: ${asked.options.join(", ")}`;
  const wrong = faultOf(session, laid);
  if (wrong !== null) return `${place}: ${wrong}`;
  if (manner !== "undone and redone" || undoable(session) === 0) return [...taken.events];
  const after = hashOf(game.state, session.world.s);
  undo(session);
  if (hashOf(game.state, session.world.s) !== before) return `${place}: undoing does not lead back`;
  const again = questionFor(session, seat);
  const redone = again === null ? null : answer(session, seat, again.id, keys, luckOf(stage, step.luck, seats, place));
  if (redone === null || isRefusal(redone)) return `${place}: cannot be answered again after undoing`;
  return hashOf(game.state, session.world.s) === after ? [...redone.events] : `${place}: redoing leads elsewhere`;
}

function luckOf<S extends KernelState, C>(stage: Stage<S, C>, said: LuckSaid, seats: Seats, place: string): Fixed[] {
  return Object.entries(said).flatMap(([name, texts]) => stage.luck[name](texts, seats, placeOf(place, name)));
}

/** A fault, or luck laid down that nothing drew: both mean the scenario does not tell what happens. */
function faultOf<S extends KernelState, C>({ world: { s } }: Session<S, C>, luck: readonly Fixed[]): string | null {
  if (s.fault !== 0) return `the rules could not go on: ${s.faultText}`;
  return luck.length > 0 ? `${luck.length} pieces of the luck laid down were not drawn` : null;
}

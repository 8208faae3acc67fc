/** What listens while it lies there: events on the board, effects that last on, quests. And what follows every deed. */
import { call, type Flow, type Frame, flow, lying, type Moment, perform } from "@blackrose/kernel";
import type { Trigger } from "../cards/says.ts";
import { How, spendLingering } from "../deeds.ts";
import { completeQuest } from "../rules/quests.ts";
import { clockwiseFrom, figureOf, isMage, type Lodge, NONE, Phase, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { resolve, Source } from "./context.ts";
import { holds } from "./conditions.ts";
import { defeats } from "./defeat.ts";
import type { Program } from "./program.ts";
import { type Bound, type Met, met, momentOf } from "./triggers.ts";

/** Something to be read, for a controller, with what its trigger bound. */
interface Due {
  readonly seat: number;
  readonly program: Program;
  readonly source: number;
  readonly card: number;
  readonly met: Met;
  /** Its place among the lasting effects, or NONE. */
  readonly lingering: number;
}

function dueEvents(w: Lodge, deeds: Frame, moment: Moment): Due[] {
  const { s, cards } = w;
  if (s.phase !== Phase.action) return [];
  return s.eventBoard.flatMap((event) => {
    if (event === NONE) return [];
    const { when, phase, says } = cards.content.events[event];
    if (when === undefined || phase !== "action") return [];
    return says.flatMap((_, part) => {
      const program = cards.eventPrograms[event][part];
      if (momentOf(when, program) !== moment) return [];
      const found = met(w, when, { owner: NONE, it: NONE, room: NONE, card: NONE, trap: false }, deeds, moment);
      return found === null
        ? []
        : [
            {
              seat: controllerFor(w, when, found),
              program,
              source: Source.event,
              card: event,
              met: found,
              lingering: NONE,
            },
          ];
    });
  });
}

/** In an event the mage of the moment controls the sentences (V-R3); where it names a model only, the Crown holder. */
function controllerFor(w: Lodge, when: Trigger, { it }: Met): number {
  if (when.on === "would suffer" || when.on === "attacks") return w.s.crown;
  return it !== NONE && isMage(it) ? it : w.s.crown;
}

function dueLingering(w: Lodge, deeds: Frame, moment: Moment): Due[] {
  return w.s.lingering.flatMap((effect, at) => {
    const { trigger, program } = w.cards.listeners[effect.listener];
    if (momentOf(trigger, program) !== moment) return [];
    const bound: Bound = { owner: effect.owner, it: effect.it, room: effect.room, card: effect.card, trap: false };
    const found = met(w, trigger, bound, deeds, moment);
    return found === null
      ? []
      : [{ seat: effect.owner, program, source: Source.spell, card: effect.card, met: found, lingering: at }];
  });
}

/** Pushes what is due so that the first is read first. */
function push(w: Lodge, due: readonly Due[], deeds: number): void {
  for (let i = due.length - 1; i >= 0; i--) {
    const { seat, program, source, card, met: found } = due[i];
    const { it, there, amount } = found;
    resolve(w, program, seat, { it, there, amount, source, card, answered: deeds });
  }
  const spent = due
    .map((one) => one.lingering)
    .filter((at) => at !== NONE)
    .sort((a, b) => b - a);
  for (const at of spent) perform(w, spendLingering, { at });
}

/** Before deeds just laid down: what changes them by itself is read first. */
export function heralds(w: Lodge): void {
  const at = w.s.stack.length - 1;
  const deeds = w.s.stack[at];
  if (deeds.kind !== 2 || deeds.at !== 0) return;
  push(w, [...dueEvents(w, deeds, "would"), ...dueLingering(w, deeds, "would")], at);
}

/** Quests whose moment has come and whose condition holds; they are claimed at once (L-QST-05, L-OQ-102). */
function dueQuests(w: Lodge, deeds: Frame, at: number): { seat: number; quest: number }[] {
  const { s, cards } = w;
  const found: { seat: number; quest: number }[] = [];
  for (const seat of clockwiseFrom(s, s.first)) {
    for (const quest of s.quests[seat]) {
      const { task, mode } = cards.content.quests[quest];
      if (mode !== undefined) continue;
      const bound: Bound = { owner: seat, it: NONE, room: NONE, card: NONE, trap: false };
      const moment = met(w, task.when, bound, deeds, "did");
      if (moment !== null && taskHolds(w, seat, quest, moment, at)) found.push({ seat, quest });
    }
  }
  return found;
}

/** The conditions of a task, read in the light of its moment. */
export function taskHolds(w: Lodge, seat: number, quest: number, moment: Met, deeds: number): boolean {
  const { task } = w.cards.content.quests[quest];
  if (task.if === undefined) return true;
  resolve(w, w.cards.questProgram[quest], seat, { ...moment, source: Source.quest, card: quest, answered: deeds });
  const frame = w.s.stack.pop() as Frame;
  return task.if.every((condition) => holds(w, frame, condition));
}

/** After deeds: who fell, what an arriving figure does, then what listens, then quests (VOCABULARY §6). */
export const aftermath: Flow<State, Tables> = flow<State, Tables>("aftermath", "L-DEF-01", {
  fall(w, frame) {
    call(w, defeats, frame.seat, [0]);
  },
  arrive(w) {
    const at = w.s.stack.length - 2;
    for (const one of lying(w, w.s.stack[at])) {
      if (one.prevented || one.deed.verb !== "go" || one.get("to") < 0 || isMage(one.get("model"))) continue;
      const figure = figureOf(one.get("model"));
      const entering = w.cards.entering.get(w.cards.figures[figure].id);
      if (entering === undefined || w.s.figureAt[figure] === NONE || one.get("how") === How.summoned) continue;
      resolve(w, entering, w.s.figureOwner[figure], { here: one.get("to"), source: Source.evocation, card: figure });
    }
  },
  listen(w) {
    const at = w.s.stack.length - 2;
    const deeds = w.s.stack[at];
    push(w, [...dueEvents(w, deeds, "did"), ...dueLingering(w, deeds, "did")], at);
  },
  quests(w) {
    const at = w.s.stack.length - 2;
    for (const { seat, quest } of dueQuests(w, w.s.stack[at], at).toReversed()) completeQuest(w, seat, quest, NONE);
  },
});

/** Moments that are no deeds: clean-up, an event that moved. */
export function hearMoment(w: Lodge, kind: "clean-up" | "event moves"): void {
  const { s, cards } = w;
  const due: { seat: number; quest: number }[] = [];
  for (const seat of clockwiseFrom(s, s.first)) {
    for (const quest of s.quests[seat]) {
      const { task } = cards.content.quests[quest];
      if (task.when.on !== kind) continue;
      if (taskHolds(w, seat, quest, { it: NONE, there: NONE, amount: 0 }, NONE)) due.push({ seat, quest });
    }
  }
  for (const { seat, quest } of due.toReversed()) completeQuest(w, seat, quest, NONE);
}

export const listenFlows = [aftermath];

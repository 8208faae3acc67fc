/** What listens while it lies there: events on the board, effects that last on, quests. And what follows every deed. */
import { call, type Flow, FrameKind, flow, type Lying, lying, type Moment, perform } from "@blackrose/kernel";
import { spendLingering } from "../deeds.ts";
import { acting } from "../rules/evocations.ts";
import { riseMoonsAtOnce } from "../rules/power.ts";
import { taskDone } from "../rules/quests.ts";
import { rulesOf } from "../rules/values.ts";
import { defeatsShape } from "../frames.ts";
import { type Lodge, NONE, Phase, type State } from "../state.ts";
import { clockwiseFrom, figureOf, isMage } from "../who.ts";
import type { Tables } from "../tables.ts";
import { resolve, Source } from "./context.ts";
import { defeats } from "./defeat.ts";
import type { Program } from "./program.ts";
import { taskHolds } from "./tasks.ts";
import { type Bound, boundTo, type Listener, type Met, met } from "./trigger.ts";

type Deeds = readonly Lying<State, Tables>[];

/** Something to be read, for a controller, with what its trigger bound. */
interface Due {
  readonly seat: number;
  readonly program: Program;
  readonly source: number;
  readonly card: number;
  readonly met: Met;
  /** Its place among the lasting effects, or NONE, and how much of it this uses up. */
  readonly lingering: number;
  readonly spends: number;
}

function dueEvents(w: Lodge, deeds: Deeds, moment: Moment): Due[] {
  const { s, cards } = w;
  if (s.phase !== Phase.action) return [];
  return s.eventBoard.flatMap((event) => {
    if (event === NONE) return [];
    return cards.eventListeners[event].flatMap((listener) => {
      if (listener.moment !== moment) return [];
      // What changes deeds is read once for all of them, what follows them once for each.
      const each = moment === "would" ? [deeds] : deeds.map((one) => [one]);
      return each.flatMap((some) => {
        const found = met(w, listener, boundTo(NONE), some);
        if (found === null) return [];
        const { program } = listener;
        const seat = controllerFor(w, listener, found);
        return [{ seat, program, source: Source.event, card: event, met: found, lingering: NONE, spends: 0 }];
      });
    });
  });
}

/** In an event the mage of the moment controls the sentences; where it names a model only, the Crown holder. */
function controllerFor(w: Lodge, { trigger, record }: Listener, { it }: Met): number {
  const named = record.binds?.(trigger, "mage") ?? "mage";
  return named === "mage" && it !== NONE && isMage(it) ? it : w.s.crown;
}

function dueLingering(w: Lodge, deeds: Deeds, moment: Moment): Due[] {
  return w.s.lingering.flatMap((effect, at) => {
    const listener = w.cards.listeners[effect.listener];
    if (listener.moment !== moment) return [];
    const bound: Bound = { ...effect, fromSheet: false };
    const found = met(w, listener, bound, deeds);
    if (found === null) return [];
    // Where points are capped, it is points that are used up.
    const { program, capped } = listener;
    const amount = capped ? Math.min(found.amount, effect.left) : found.amount;
    const spends = capped ? Math.max(1, amount) : 1;
    const { owner: seat, card } = effect;
    return [{ seat, program, source: Source.spell, card, met: { ...found, amount }, lingering: at, spends }];
  });
}

/** Pushes what is due so that the first is read first. */
function push(w: Lodge, due: readonly Due[], deeds: number): void {
  for (let i = due.length - 1; i >= 0; i--) {
    const { seat, program, source, card, met: found } = due[i];
    const { it, there, amount } = found;
    resolve(w, program, seat, { it, there, amount, source, card, answered: deeds });
  }
  const spent = due.filter(({ lingering }) => lingering !== NONE).sort((a, b) => b.lingering - a.lingering);
  for (const { lingering, spends } of spent) perform(w, spendLingering, { at: lingering, n: spends });
}

/** Before deeds: what changes them by itself is read first. */
export const before: Flow<State, Tables> = flow<State, Tables>("before deeds", "L-EVT-04", {
  listen: (w) => hear(w, "would"),
});

/** Events on the board and effects that last on hear the deeds right below. */
function hear(w: Lodge, moment: Moment): void {
  const at = w.s.stack.length - 2;
  const deeds = lying(w, w.s.stack[at]);
  push(w, [...dueEvents(w, deeds, moment), ...dueLingering(w, deeds, moment)], at);
}

/** Quests whose moment has come and whose condition holds; they are claimed at once (L-QST-05, L-OQ-102). */
function dueQuests(w: Lodge, deeds: Deeds, at: number): { seat: number; quest: number }[] {
  const { s, cards } = w;
  const found: { seat: number; quest: number }[] = [];
  for (const seat of clockwiseFrom(s, s.first)) {
    for (const quest of s.quests[seat]) {
      const listener = cards.questListener[quest];
      if (cards.content.quests[quest].mode !== undefined || listener.moment !== "did") continue;
      const done = deeds.some((one) => {
        const moment = met(w, listener, boundTo(seat), [one]);
        return moment !== null && taskHolds(w, seat, quest, moment, at);
      });
      if (done) found.push({ seat, quest });
    }
  }
  return found;
}

/** After deeds: who fell, what an arriving figure does, then what listens, then quests. */
export const after: Flow<State, Tables> = flow<State, Tables>("after deeds", "L-DEF-01", {
  fall(w, frame) {
    if (rulesOf(w).falls === "at once") call(w, defeats, frame.seat, defeatsShape.make());
  },
  arrive(w) {
    const at = w.s.stack.length - 2;
    for (const one of lying(w, w.s.stack[at])) {
      if (one.prevented || one.deed.verb !== "go" || one.get("to") < 0 || isMage(one.get("model"))) continue;
      const figure = figureOf(one.get("model"));
      const entering = w.cards.entering.get(w.cards.figures[figure].id);
      if (entering === undefined || w.s.figureAt[figure] === NONE) continue;
      // Whoever lets it act controls what it does (L-EVO-05, L-IMM-04).
      const { kind, of, seat } = w.s.stack[at - 1];
      const under = kind === FrameKind.flow && of === acting.index ? seat : w.s.figureOwner[figure];
      resolve(w, entering, under, { here: one.get("to"), source: Source.evocation, card: figure });
    }
  },
  moons(w) {
    const deeds = lying(w, w.s.stack[w.s.stack.length - 2]);
    if (deeds.some((one) => one.deed.verb === "power" && !one.prevented)) riseMoonsAtOnce(w);
  },
  listen: (w) => hear(w, "did"),
  quests(w) {
    const at = w.s.stack.length - 2;
    for (const { seat, quest } of dueQuests(w, lying(w, w.s.stack[at]), at).toReversed())
      taskDone(w, seat, quest, NONE);
  },
});

export const listenFlows = [before, after];

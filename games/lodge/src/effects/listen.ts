/** What listens while it lies there: what is attached, quests. And what follows every deed. */
import { call, type Flow, flow, type Lying, lying, type Moment, perform } from "@blackrose/kernel";
import { useAttachment } from "../deeds.ts";
import { isCarried } from "../rules/equipment.ts";
import { actsUnder } from "../rules/evocations.ts";
import { startsAt } from "../rules/umbrae.ts";
import { riseMoonsAtOnce } from "../rules/power.ts";
import { taskDone } from "../rules/quests.ts";
import { sleeps } from "../rules/standing.ts";
import { rulesOf } from "../rules/values.ts";
import { defeatsShape } from "../frames.ts";
import { type Attached, type Lodge, NONE, Phase, type State } from "../state.ts";
import { controllerOf, figureOf, isAvatar, isMage, seatsFrom } from "../who.ts";
import type { Tables } from "../tables.ts";
import { resolve, roomOf, Source } from "./context.ts";
import { defeats } from "./defeat.ts";
import type { Program } from "./program.ts";
import { taskHolds } from "./tasks.ts";
import { type Bound, boundTo, hearing, type Listener, type Met, met } from "./trigger.ts";

type Deeds = readonly Lying<State, Tables>[];

/** Something to be read, for a controller, with what its trigger bound. */
interface Due {
  readonly seat: number;
  readonly program: Program;
  /** What it is read of, its place among the attachments, and how much of it this uses up. */
  readonly lies: Attached;
  readonly at: number;
  readonly spends: number;
  readonly isOnce: boolean;
  readonly met: Met;
}

/** What is attached and has something to say to these deeds, in the order in which it lies. */
function dueOf(w: Lodge, deeds: Deeds, moment: Moment): Due[] {
  return w.s.attachments.flatMap((lies, at) => {
    const { is, hears } = w.cards.attachments[lies.kind];
    const listeners = hearing(hears, moment, deeds);
    if (listeners.length === 0 || sleeps(w, lies)) return [];
    if (is.during === "action phase" && w.s.phase !== Phase.action) return [];
    const owner = youOf(w, lies);
    const bound: Bound = { owner, it: lies.it, room: lies.room, card: lies.card, fromSheet: false };
    const due = listeners.flatMap((listener) => {
      const { program, capped, each, once } = listener;
      if (once !== null && lies.spent === 1) return [];
      // What changes deeds is read once for all of them; what follows them may be read once for each.
      const heard = each && moment === "did" ? deeds.map((one) => [one]) : [deeds];
      return heard.flatMap((some) => {
        const found = met(w, listener, bound, some);
        if (found === null) return [];
        // An event never means the Avatar (L-AVA-41).
        if (owner === NONE && isMage(found.it) && isAvatar(w.s, found.it)) return [];
        // Where points are capped, it is points that are used up.
        const amount = capped ? Math.min(found.amount, lies.left) : found.amount;
        const spends = capped ? Math.max(1, amount) : 1;
        const seat = owner === NONE ? mageOfTheMoment(w, listener, found) : handOf(w, lies, owner);
        return [{ seat, program, lies, at, spends, isOnce: once !== null, met: { ...found, amount } }];
      });
    });
    // What can happen so many times only happens once for all of them.
    return lies.left === NONE ? due : due.slice(0, 1);
  });
}

/** Whom its sentences call "you", or NONE: the mage of the moment. */
function youOf(w: Lodge, { kind, on, it, owner }: Attached): number {
  const { you, on: bearer } = w.cards.attachments[kind].is;
  if (you === "mage of the moment") return NONE;
  if (you === "owner") return owner;
  if (bearer !== "evocation") return on;
  return actsUnder(w, it) ?? (on === NONE ? owner : controllerOf(w.s, on));
}

/** What a mage carries works for whoever lets that mage act or attack (L-CTL-02, L-EQP-05). */
const handOf = (w: Lodge, { on }: Attached, owner: number): number =>
  on !== NONE && isCarried(w, on) ? (actsUnder(w, owner) ?? owner) : owner;

/** Where nobody owns it the mage of the moment controls the sentences; where that names a model only, the Crown holder. */
function mageOfTheMoment(w: Lodge, { trigger, record }: Listener, { it }: Met): number {
  const named = record.binds?.(trigger, "mage") ?? "mage";
  return named === "mage" && it !== NONE && isMage(it) ? it : w.s.crown;
}

/** What lies on an evocation or in a room works from there (L-EVO-05); a Nightmare card works on its host. */
function startOf(w: Lodge, { kind, on, room }: Attached): { readonly here?: number; readonly target?: number } {
  const { on: bearer, family } = w.cards.attachments[kind].is;
  if (family === "nightmare") return startsAt(w, on);
  return bearer === "room" ? { here: on } : bearer === "evocation" ? { here: on === NONE ? room : roomOf(w, on) } : {};
}

/** Pushes what is due so that the first is read first. */
function push(w: Lodge, due: readonly Due[], deeds: number): void {
  for (const { seat, program, lies, met: found } of due.toReversed()) {
    const { it, there, amount } = found;
    const { source, card } = lies;
    resolve(w, program, seat, { it, there, amount, source, card, answered: deeds, ...startOf(w, lies) });
  }
  // From the last on, because what is used up gives its place away.
  for (const { lies, at, spends, isOnce } of due.toReversed())
    if (lies.left !== NONE || isOnce) perform(w, useAttachment, { at, kind: lies.kind, n: spends });
}

/** Before deeds: what changes them by itself is read first. */
export const before: Flow<State, Tables> = flow<State, Tables>("before deeds", "L-EVT-04", {
  listen: (w) => hear(w, "would"),
});

/** Whatever is attached hears the deeds right below. */
function hear(w: Lodge, moment: Moment): void {
  if (w.s.attachments.length === 0) return;
  const at = w.s.stack.length - 2;
  const deeds = lying(w, w.s.stack[at]);
  push(w, dueOf(w, deeds, moment), at);
}

/** Quests whose moment has come and whose condition holds; they are claimed at once (L-QST-05, L-OQ-102). */
function dueQuests(w: Lodge, deeds: Deeds, at: number): { seat: number; quest: number }[] {
  const { s, cards } = w;
  const found: { seat: number; quest: number }[] = [];
  const heard = hearing(cards.questsByDeed, "did", deeds);
  if (heard.length === 0) return found;
  for (const seat of seatsFrom(s, s.first)) {
    for (const quest of s.quests[seat]) {
      if (!heard.includes(quest) || cards.content.quests[quest].mode !== undefined) continue;
      const done = deeds.some((one) => {
        const moment = met(w, cards.questListener[quest], boundTo(seat), [one]);
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
      const under = actsUnder(w, one.get("model")) ?? w.s.figureOwner[figure];
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

/** The Lodge as the kernel plays it, with any content. */
import { deedsIn, defineGame, type Flow, type Game, hashText, type Luck, type View } from "@blackrose/kernel";
import { beginTable } from "./begin.ts";
import type { Content } from "./cards/box.ts";
import { FOR_PEOPLE, rosterOf } from "./cards/content.ts";
import * as deeds from "./deeds.ts";
import { defeatFlows } from "./effects/defeat.ts";
import { upgrades } from "./earlier/upgrades.ts";
import { doing, effectDecisions } from "./effects/doing.ts";
import { gateDecisions, operations } from "./effects/gates.ts";
import { after, before, listenFlows } from "./effects/listen.ts";
import { type Brought, vocabularyWith } from "./effects/vocabulary.ts";
import { windows } from "./effects/windows.ts";
import { effectShape } from "./frames.ts";
import { broken } from "./invariants.ts";
import { refuseSeating } from "./modes/choice.ts";
import { type Course, courseOf } from "./modes/course.ts";
import type { Mode, PhaseOfTurn } from "./modes/mode.ts";
import { standard } from "./modes/standard.ts";
import { actionDecisions, actionFlows } from "./rules/action.ts";
import { activateDecisions, activateFlows } from "./rules/activate.ts";
import { attackDecisions, attackFlows } from "./rules/attack.ts";
import { blackRoseFlows } from "./rules/black-rose.ts";
import { castDecisions, castFlows } from "./rules/cast.ts";
import { tarotFlows } from "./rules/tarot.ts";
import { cleanUpDecisions, cleanUpFlows } from "./rules/clean-up.ts";
import { endDecisions, endFlows } from "./rules/end.ts";
import { evocationDecisions, evocationFlows } from "./rules/evocations.ts";
import { restDecisions, restFlows } from "./rules/rest.ts";
import { damageDecisions, damageFlows } from "./rules/damage.ts";
import { eventFlows } from "./rules/events.ts";
import { interruptFlows } from "./rules/interrupts.ts";
import { physicalDecisions, physicalFlows } from "./rules/physical.ts";
import { preparationDecisions, preparationFlows, preparationPlans } from "./rules/preparation.ts";
import { period, questCardDecisions, questCardFlows } from "./rules/quest-cards.ts";
import { questDecisions, questFlows } from "./rules/quests.ts";
import { setupDecisions } from "./rules/setup.ts";
import { studyDecisions, studyFlows } from "./rules/study.ts";
import { NONE, Phase, type State, STREAMS, state } from "./state.ts";
import { compile, type Tables } from "./tables.ts";
import { keyOfThing } from "./things.ts";

/** Raised whenever the same answers may lead elsewhere. */
export const RULES_VERSION = 4;

export type LodgeGame = Game<State, Tables>;

/** What can be under way in every mode; phases of a turn, where a mode has others in their place, stand there with its own. */
const FLOWS: readonly Flow<State, Tables>[] = [
  ...blackRoseFlows,
  ...eventFlows,
  ...questCardFlows,
  ...studyFlows,
  ...preparationFlows,
  ...actionFlows,
  ...physicalFlows,
  ...castFlows,
  ...tarotFlows,
  ...interruptFlows,
  ...activateFlows,
  ...attackFlows,
  ...damageFlows,
  ...restFlows,
  ...evocationFlows,
  ...cleanUpFlows,
  ...endFlows,
  ...questFlows,
  ...defeatFlows,
  ...listenFlows,
  doing,
];

const PHASES = Object.entries(standard.turn) as [PhaseOfTurn, Flow<State, Tables>][];

/** All that can be under way in a mode. What every mode has stands at the same place in all of them. */
function flowsIn(mode: Mode, { game, turn }: Course): Flow<State, Tables>[] {
  const phaseOf = (flow: Flow<State, Tables>): PhaseOfTurn | undefined => PHASES.find(([, one]) => one === flow)?.[0];
  const inMode = FLOWS.map((flow) => {
    const phase = phaseOf(flow);
    return (phase && mode.turn[phase]) ?? flow;
  });
  return [game, turn, ...inMode, ...(mode.flows ?? [])];
}

/** Of exactly what a table plays with: a name put right makes no other game. */
export function hashOfContent(content: Content): string {
  const played = JSON.stringify(content, (key, value: unknown) => (FOR_PEOPLE.has(key) ? undefined : value));
  return (hashText(played, 0) >>> 0).toString(16).padStart(8, "0");
}

/** How bots picture what they cannot see, and judge it (imagine.ts). Whoever has none at hand cannot ask them. */
export interface Mind {
  imagine?: (cards: Tables, seen: View<State>, viewer: number, luck: Luck) => State;
  worth?: (cards: Tables, s: State, seat: number) => number;
}
/** What does not hold of what the boxes bring. */
function brokenIn(boxes: readonly Brought[], cards: Tables, s: State): string | null {
  for (const box of s.turn === 0 ? [] : boxes) {
    const wrong = box.broken?.(cards, s) ?? null;
    if (wrong !== null) return wrong;
  }
  return null;
}

function thoughtless(): never {
  throw new Error("nobody here has learnt to think");
}

/** `boxes`: those whose verbs and triggers its cards may use. */
export function gameWith(
  content: Content,
  boxes: readonly Brought[] = [],
  mode: Mode = standard,
  mind: Mind = {},
): LodgeGame {
  const course = courseOf(mode);
  const cards: Tables = { ...compile(content, vocabularyWith(boxes)), mode, course };
  return defineGame<State, Tables>({
    name: "lodge",
    version: RULES_VERSION,
    contentHash: hashOfContent(content),
    roster: rosterOf(content),
    shape: upgrades.length,
    places: { "attachments.kind": cards.attachments.map(({ is }) => is.id) },
    cards,
    state,
    streams: STREAMS,
    flows: flowsIn(mode, course),
    scripts: cards.scripts,
    scriptShape: effectShape,
    operations,
    decisions: [
      ...setupDecisions,
      ...questCardDecisions,
      ...studyDecisions,
      ...preparationDecisions,
      ...actionDecisions,
      ...physicalDecisions,
      ...castDecisions,
      ...activateDecisions,
      ...attackDecisions,
      ...damageDecisions,
      ...restDecisions,
      ...evocationDecisions,
      ...cleanUpDecisions,
      ...endDecisions,
      ...questDecisions,
      ...effectDecisions,
      ...Object.values(gateDecisions),
      windows.decision,
      ...(mode.decisions ?? []),
    ],
    deeds: deedsIn<State, Tables>(deeds),
    plans: preparationPlans,
    windows,
    before,
    after,
    period,
    refuse: (seating) => refuseSeating(mode, seating),
    begin: (seating, seed) => beginTable(cards, seating, seed),
    key: (s, _decision, code) => keyOfThing(cards, s, code),
    result: (s) => (s.winner === NONE ? null : { places: s.places, winners: s.winner < s.seats ? [s.winner] : [] }),
    imagine: (seen, viewer, luck) => (mind.imagine ?? thoughtless)(cards, seen, viewer, luck),
    worth: (s, seat) => (mind.worth ?? thoughtless)(cards, s, seat),
    // A plan is judged by what the Action Phase makes of it.
    horizon: (s) => s.turn * 4 + (s.phase <= Phase.study ? 0 : s.phase <= Phase.action ? 1 : 2),
    ponder: { worlds: 4, breadth: 10, depth: 60 },
    broken: (s) => broken(cards, s) ?? brokenIn(boxes, cards, s),
  });
}

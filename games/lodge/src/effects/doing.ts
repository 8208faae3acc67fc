/**
 * Doing what a sentence says. Each verb of a sentence gets a frame of its own above the effect's, so that it may ask, wait for
 * answers of others and go on; what it has done it writes into the effect's numbers.
 */
import { call, type Decision, decision, type Flow, type Frame, FrameKind, flow } from "@blackrose/kernel";
import { choose } from "../rules/choose.ts";
import type { Verb } from "../cards/says.ts";
import { type Lodge, NONE, type State } from "../state.ts";
import { effectBelow, R } from "./context.ts";
import type { Tables } from "../tables.ts";
import { held, number, oneOfEach } from "../things.ts";
import type { Instruction } from "./program.ts";
import { rations } from "./ration.ts";
import { type AnyVerb, recordOf } from "./verb.ts";

const effectOf = (w: Lodge): Frame => effectBelow(w, w.s.stack.length - 2) as Frame;

function verbOf({ cards }: { readonly cards: Tables }, e: Frame, f: Frame): Verb {
  const line = cards.scripts[e.of].lines[e.at >> 1] as Instruction;
  if (line.do !== "happen") throw new Error("nothing is being done here");
  return line.what[f.regs[0]];
}

/** The verb that is being done on top of everything, with the numbers of its effect; null where none is. */
export function verbNow(cards: Tables, s: State): { readonly verb: Verb; readonly effect: Frame } | null {
  const f = s.stack[s.stack.length - 1];
  const effect = s.stack.findLast(({ kind }) => kind === FrameKind.script);
  if (effect === undefined || f.kind !== FrameKind.flow || f.of !== doing.index) return null;
  return { verb: verbOf({ cards }, effect, f), effect };
}

/** The verb's own numbers stand in its frame from the beginning; in frames saved by earlier versions some may be missing. */
function layOut(f: Frame, { numbers }: AnyVerb): void {
  if (numbers !== undefined && f.regs.length < numbers.names.length)
    f.regs.push(...numbers.make().slice(f.regs.length));
}

/** D-EFF-SHARE: how many cubes this part gets of too few (L-DMG-06). */
const effShare = decision<State, Tables>("D-EFF-SHARE", "L-DMG-06", {
  chosen(w, _f, code) {
    effectOf(w).regs[R.ration] = held(code);
  },
});

export const doing: Flow<State, Tables> = flow<State, Tables>("doing", "L-EFF-01", {
  share(w, f) {
    const e = effectOf(w);
    e.regs[R.ration] = NONE;
    want(w, f, effShare, rations(w, e, f.regs[0]).map(number));
  },
  go(w, f) {
    const e = effectOf(w);
    const verb = verbOf(w, e, f);
    const record = recordOf(w.cards.verbs, verb);
    layOut(f, record);
    record.run(w, f, e, verb);
  },
});

/** All verbs of a sentence, in order. The first pushed comes last. */
export function doAll(w: Lodge, e: Frame, what: readonly Verb[]): void {
  for (let i = what.length - 1; i >= 0; i--) call(w, doing, e.seat, [i]);
}

const choice = (id: string, rule: string, veiled = false): Decision<State, Tables> =>
  decision<State, Tables>(id, rule, {
    veiled,
    chosen(w, f, code, codes) {
      const e = effectOf(w);
      const verb = verbOf(w, e, f);
      const record = recordOf(w.cards.verbs, verb);
      layOut(f, record);
      record.chosen?.(w, f, e, verb, code, codes);
    },
  });

export const effTarget = choice("D-EFF-TARGET", "L-TGT-02");
export const effRoom = choice("D-EFF-ROOM", "L-TGT-05");
export const effOption = choice("D-EFF-OPTION", "L-EFF-06");
export const effConvert = choice("D-EFF-CONVERT", "L-INS-07");
export const effCubes = choice("D-EFF-CUBES", "L-DMG-06");
export const effStep = choice("D-EFF-STEP", "L-GLO-18");
/** Cards that only the chooser sees: asked even without a choice. */
export const effCard = choice("D-EFF-CARD", "L-GLO-12", true);
export const effQuest = choice("D-EFF-QUEST", "L-QST-01", true);
export const effEvent = choice("D-EFF-EVENT", "L-EVT-01", true);
export const effSchool = choice("D-EFF-SCHOOL", "L-STU-02");
export const upgradeChoice = choice("D-UPGRADE", "L-UP-01");
/** Seen by the weaver alone. */
export const nightmarePick = choice("D-NM-PICK", "L-NM-01", true);
export const fearChoice = choice("D-FEAR", "L-GLO-31", true);
export const jinxKind = choice("D-JINX-KIND", "L-JX-01");

/** Yes or no to a gift, openly (L-TMP-01). */
export const temptChoice = choice("D-SAT-TEMPT", "L-TMP-01");
export const turnChoice = choice("D-SAT-TURN", "L-GLO-39");
export const replayChoice = choice("D-SAT-REPLAY", "L-GLO-38");

export const effectDecisions = [
  effTarget,
  effRoom,
  effOption,
  effConvert,
  effCubes,
  effShare,
  effStep,
  effCard,
  effQuest,
  effEvent,
  effSchool,
  jinxKind,
  upgradeChoice,
  nightmarePick,
  fearChoice,
  temptChoice,
  turnChoice,
  replayChoice,
];

/** Asks the controller of the effect, or another seat. With nothing to offer nothing happens. */
export function want(
  w: Lodge,
  f: Frame,
  which: Decision<State, Tables>,
  options: number[],
  how: { readonly seat?: number; readonly min?: number; readonly max?: number } = {},
): void {
  if (options.length === 0) return;
  const min = Math.min(how.min ?? 1, options.length);
  const max = Math.max(min, Math.min(how.max ?? 1, options.length));
  choose(w, which, how.seat ?? f.seat, max === 1 ? oneOfEach(w.cards, options) : options, min, max);
}

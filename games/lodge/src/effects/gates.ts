/** The lines of a program that are no verbs: gates, choices, costs, loops. They ask for the effect itself. */
import {
  again,
  attempt,
  decision,
  type Frame,
  jump,
  laid,
  type Line,
  lying,
  type Operation,
  PASS,
  perform,
  quietly,
} from "@blackrose/kernel";
import { choose } from "../rules/choose.ts";
import type { CoreCost, Cost, Spot } from "../cards/says.ts";
import { TYPES } from "../cards/says.ts";
import {
  attach,
  giveTrophy,
  heedRemoval,
  moveSpell,
  unplanOpenly,
  unsummon,
  useTarget as useTargetDeed,
  Zone,
} from "../deeds.ts";
import { aimWhenUsed, cancelSpell } from "../rules/cast.ts";
import { recubed } from "../rules/cubes.ts";
import { strike } from "../rules/damage.ts";
import { endForm, leavesFrom } from "../rules/leaving.ts";
import { isTransformedBy } from "../rules/forms.ts";
import { lose, pass } from "../rules/power.ts";
import { lasting } from "../rules/standing.ts";
import { upgradesOn } from "../rules/upgrades.ts";
import { boardOf } from "../rules/values.ts";
import { type Lodge, NONE, Slot, type State } from "../state.ts";
import { clockwiseFrom, figureOf, isMage, leftOf, modelOf, partyOf, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import {
  card as cardThing,
  eachColour,
  Family,
  familyOf,
  held,
  mask,
  model as modelThing,
  oneOfEach,
  option,
  slot as slotThing,
  spellType,
  YES,
} from "../things.ts";
import { holds } from "./conditions.ts";
import { hitsOf, isPassedBy, R, roomOf, Source } from "./context.ts";
import { doAll } from "./doing.ts";
import { typesShown } from "./shown.ts";
import type { Instruction } from "./program.ts";
import { isOfKind, models, one, spot, targetOptions } from "./select.ts";
import { recordOf } from "./verb.ts";

type Of<Do extends Instruction["do"]> = Extract<Instruction, { readonly do: Do }>;

/** Questions that a sentence itself asks. */
export const gateDecisions = {
  may: decision<State, Tables>("D-EFF-MAY", "L-EFF-06", { veiled: true }),
  pay: decision<State, Tables>("D-EFF-PAY", "L-GLO-20"),
  /** Which cards pay: only their owner sees them. */
  payCards: decision<State, Tables>("D-EFF-PAY-CARDS", "L-GLO-20", { veiled: true }),
  choose: decision<State, Tables>("D-EFF-CHOOSE", "L-EFF-08"),
  spare: decision<State, Tables>("D-EFF-SPARE", "L-EFF-06"),
  aim: decision<State, Tables>("D-EFF-AIM", "L-TGT-02"),
  nameType: decision<State, Tables>("D-EFF-TYPE", "L-EFF-08"),
};

function operation<Do extends Instruction["do"]>(
  run: (w: Lodge, frame: Frame, line: Of<Do>) => void,
  chosen?: (w: Lodge, frame: Frame, line: Of<Do>, code: number, codes: readonly number[]) => void,
): Operation<State, Tables> {
  return {
    run: (w, frame, line) => run(w, frame, line as Of<Do>),
    ...(chosen && {
      chosen: (w: Lodge, frame: Frame, line: Line, code: number, codes: readonly number[]) =>
        chosen(w, frame, line as Of<Do>, code, codes),
    }),
  };
}

const happen = operation<"happen">((w, frame, line) => {
  frame.regs[R.award] = 0;
  for (const verb of line.what) recordOf(w.cards.verbs, verb).prepare?.(frame, verb);
  doAll(w, frame, line.what);
});

const offer = operation<"offer">(
  (w, frame, line) => {
    // What cannot be done is not offered.
    const next = w.game.scripts[frame.of].lines[(frame.at >> 1) + 1] as Instruction;
    if (canBegin(w, frame, next))
      choose(w, gateDecisions.may, frame.seat, isFutile(w, frame, next) ? [PASS] : [YES, PASS]);
    else jump(frame, line.else);
  },
  (_w, frame, line, code) => {
    if (code === PASS) jump(frame, line.else);
  },
);

/** Whether a cost can be paid in full; only then it is offered (L-GLO-20). */
function payable(w: Lodge, frame: Frame, said: Cost): readonly number[] {
  const { s } = w;
  const { seat } = frame;
  const brought = w.cards.costs.get(said.pay);
  if (brought !== undefined) return brought.ways(w, frame, said);
  const cost = said as CoreCost;
  switch (cost.pay) {
    case "discard":
      return s.hands[seat].length >= cost.cards ? s.hands[seat].map(cardThing) : [];
    case "PP":
    case "PP to the Black Rose":
      return s.power[partyOf(s, seat)] >= cost.points ? [YES] : [];
    case "suffer":
      return [YES];
    case "trophy to the Black Rose":
      return s.trophies[seat] > 0 ? [YES] : [];
    case "instability": {
      const room = spot(w, frame, cost.in);
      return room !== NONE && s.instability[room].length >= cost.cubes ? eachColour(w.s.instability[room]) : [];
    }
    case "evocation": {
      const room = cost.in === undefined ? NONE : spot(w, frame, cost.in);
      const near = cost.near === undefined ? null : spot(w, frame, cost.near);
      const isThere = (model: number, at: number): boolean => {
        if (cost.which !== undefined && one(w, frame, cost.which) !== model) return false;
        if (near !== null && at !== near && !boardOf(w).next[near]?.includes(at)) return false;
        return at >= 0 && (room === NONE || at === room) && isOfKind(w, model, cost.kind);
      };
      const figures = s.figureAt.flatMap((_, figure) =>
        isThere(modelOf(figure), roomOf(w, modelOf(figure))) && (cost.of === "anyone" || s.figureOwner[figure] === seat)
          ? [modelOf(figure)]
          : [],
      );
      const forms = [...s.at.keys()].filter(
        (mage) => isThere(mage, roomOf(w, mage)) && (cost.of === "anyone" || isTransformedBy(w, mage, seat)),
      );
      return [...figures, ...forms].map(modelThing);
    }
  }
}

const pay = operation<"pay">(
  (w, frame, line) => {
    if (frame.regs[R.owing] > 0) {
      // Who has begun pays in full.
      choose(w, gateDecisions.pay, frame.seat, eachColour(w.s.instability[spot(w, frame, owedIn(line.cost))]));
      return;
    }
    const ways = payable(w, frame, line.cost);
    const brought = w.cards.costs.get(line.cost.pay);
    const isVeiled = brought?.fromHand === true && w.s.hands[frame.seat].length > 0;
    if (ways.length === 0 && !isVeiled) {
      jump(frame, line.else);
      return;
    }
    const cards = line.cost.pay === "discard" ? line.cost.cards : (brought?.most?.(line.cost) ?? 1);
    choose(
      w,
      isVeiled || cards > 1 || line.cost.pay === "discard" ? gateDecisions.payCards : gateDecisions.pay,
      frame.seat,
      [PASS, ...(cards === 1 ? oneOfEach(w.cards, ways) : ways)],
      1,
      cards,
    );
  },
  (w, frame, line, code, codes) => {
    const { seat } = frame;
    const brought = w.cards.costs.get(line.cost.pay);
    const cost = line.cost as CoreCost;
    const paid = codes.filter((each) => each !== PASS);
    const least = cost.pay === "discard" ? cost.cards : (brought?.least?.(line.cost) ?? 1);
    if (code === PASS || paid.length < least) {
      jump(frame, line.else);
      return;
    }
    frame.regs[R.paidUp] = 1;
    if (brought !== undefined) {
      brought.take(w, frame, line.cost, paid);
      return;
    }
    switch (cost.pay) {
      case "discard":
        frame.regs[R.shows] = typesShown(w.cards, paid.map(held));
        for (const card of paid) perform(w, moveSpell, { seat, card: held(card), from: Zone.hand, to: Zone.memories });
        return;
      case "PP":
        lose(w, partyOf(w.s, seat), cost.points);
        return;
      case "PP to the Black Rose":
        pass(w, partyOf(w.s, seat), ROSE, cost.points);
        return;
      case "trophy to the Black Rose":
        attempt(w, seat, [laid(giveTrophy, { seat, to: ROSE })]);
        return;
      case "suffer":
        strike(w, seat, [
          { dealer: ROSE, by: NONE, target: seat, n: cost.damage, means: Source.rule, card: NONE, noProtections: true },
        ]);
        return;
      case "instability": {
        // Cube by cube, whichever colours the payer likes.
        frame.regs[R.unplaced]++;
        frame.regs[R.owing] = (frame.regs[R.owing] === 0 ? cost.cubes : frame.regs[R.owing]) - 1;
        if (frame.regs[R.owing] > 0) again(frame);
        recubed(w, seat, [{ room: spot(w, frame, cost.in), off: held(code) }]);
        return;
      }
      case "evocation": {
        if (isMage(held(code))) {
          frame.regs[R.there] = w.s.at[held(code)];
          frame.regs[R.carried] = 0;
          frame.regs[R.removed]++;
          endForm(w, held(code));
          return;
        }
        const figure = figureOf(held(code));
        const from = leavesFrom(w, figure);
        const { [figure]: owner } = w.s.figureOwner;
        frame.regs[R.there] = from;
        frame.regs[R.carried] = upgradesOn(w, modelOf(figure)).length;
        frame.regs[R.paid] = figure;
        frame.regs[R.paidFrom] = from;
        frame.regs[R.paidOwner] = owner;
        // It is heard of when the sentence it pays for is over.
        quietly(w, unsummon, { figure, by: seat, from, owner, instead: 0 });
        frame.regs[R.removed]++;
        return;
      }
    }
  },
);

/** That somebody was removed to pay for the sentence is heard of now. */
const settle = operation<"settle">((w, frame) => {
  const { [R.paid]: figure, [R.paidFrom]: from, [R.paidOwner]: owner } = frame.regs;
  if (figure === NONE) return;
  frame.regs[R.paid] = NONE;
  attempt(w, frame.seat, [laid(heedRemoval, { figure, by: frame.seat, from, owner })]);
});

/** The room that owes instability for a cost under way. */
function owedIn(cost: Cost): Spot {
  if (cost.pay !== "instability") throw new Error("only instability is paid cube by cube");
  return cost.in;
}

/** What a further target may be: nothing this effect has touched already. */
function aimOptions(w: Lodge, frame: Frame, line: Of<"aim">): number[] {
  // Nor who set a trap off, or whom "its room" is of.
  const named = line.from === "its room" || frame.regs[R.source] === Source.trap ? frame.regs[R.it] : NONE;
  const taken = [frame.regs[R.target], frame.regs[R.another], named, ...hitsOf(frame)].filter(
    (model) => model !== NONE,
  );
  return targetOptions(w, frame.seat, line.target, spot(w, frame, line.from), taken, line.namesCards);
}

/** Whether this can begin: its cost be paid, its target found, each of its verbs begin. */
function canBegin(w: Lodge, frame: Frame, line: Instruction): boolean {
  switch (line.do) {
    case "pay":
      return payable(w, frame, line.cost).length > 0;
    case "aim":
      return aimOptions(w, frame, line).length > 0;
    case "test":
      return holds(w, frame, line.if);
    case "happen":
      return line.what.every((verb) => recordOf(w.cards.verbs, verb).canBegin?.(w, frame, verb) ?? true);
    default:
      return true;
  }
}

/** Whether its owner alone can tell that nothing would come of it (K-ASK-03). */
const isFutile = (w: Lodge, frame: Frame, line: Instruction): boolean =>
  line.do === "happen" && line.what.some((verb) => recordOf(w.cards.verbs, verb).isFutile?.(w, frame, verb));

/** Alternatives that can begin; all of them if none can (L-EFF-06). */
function openTo(w: Lodge, frame: Frame, to: readonly number[]): number[] {
  const lines = w.game.scripts[frame.of].lines as readonly Instruction[];
  const all = to.map((_, i) => i);
  const open = all.filter((i) => canBegin(w, frame, lines[to[i]]));
  return open.length === 0 ? all : open;
}

const chooseOne = operation<"choose">(
  (w, frame, line) => {
    const by = one(w, frame, line.by);
    const seat = by !== NONE && isMage(by) ? by : frame.seat;
    choose(
      w,
      gateDecisions.choose,
      seat,
      openTo(w, frame, line.to).map((i) => (line.masks ? mask(i) : option(i))),
    );
  },
  (_w, frame, line, code) => jump(frame, line.to[held(code)]),
);

/** The next mage of a loop, or NONE when all had their turn. Mages still to come are kept as bits. */
function nextInLoop(w: Lodge, frame: Frame, loop: number, all: () => readonly number[]): number {
  if (frame.regs[loop] === NONE) {
    let bits = 0;
    for (const seat of all()) if (isMage(seat)) bits |= 1 << seat;
    frame.regs[loop] = bits;
  }
  const { s } = w;
  const from = frame.regs[R.source] === Source.event ? s.first : leftOf(s, frame.seat);
  const seat = clockwiseFrom(s, from).find((next) => (frame.regs[loop] >> next) & 1);
  if (seat === undefined) {
    frame.regs[loop] = NONE;
    return NONE;
  }
  frame.regs[loop] &= ~(1 << seat);
  return seat;
}

const each = operation<"each">((w, frame, line) => {
  const seat = nextInLoop(w, frame, R.loop, () => models(w, frame, line.who));
  if (seat === NONE) {
    jump(frame, line.end);
    return;
  }
  frame.regs[R.it] = seat;
  frame.regs[R.target] = seat;
  frame.regs[R.converted] = 0;
  frame.regs[R.notConverted] = 0;
});

/** Each mage may give up a ready spell, one of its hand, or the one it casts; for those who do not, the sentences follow (Traitor Mist, Illusory Tribute). */
const spare = operation<"spare">(
  (w, frame, line) => {
    const seat = nextInLoop(w, frame, R.inner, () => models(w, frame, line.who));
    if (seat === NONE) {
      jump(frame, line.end);
      return;
    }
    frame.regs[R.it] = seat;
    if (line.pays === "that spell") {
      choose(w, gateDecisions.spare, seat, [PASS, YES]);
      return;
    }
    if (line.pays === "hand spell") {
      // Who has no hand gives none up; a mage nobody sits for never does (L-RB-23).
      const hand = seat < w.s.seats ? oneOfEach(w.cards, w.s.hands[seat].map(cardThing)) : [];
      if (hand.length > 0) choose(w, gateDecisions.spare, seat, [PASS, ...hand]);
      return;
    }
    const ready = w.s.slots[seat].flatMap((state, slot) => (state === Slot.ready ? [slotThing(slot)] : []));
    if (ready.length > 0) choose(w, gateDecisions.spare, seat, [PASS, ...ready]);
  },
  (w, frame, line, code) => {
    const seat = frame.regs[R.it];
    if (code === PASS) return;
    frame.regs[R.paidUp] = 1;
    // Cancelled: its declaration comes to nothing (L-GLO-07).
    if (line.pays === "that spell") for (const deed of lying(w, w.s.stack[frame.regs[R.answered]])) deed.prevent();
    else if (line.pays === "hand spell")
      perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
    else perform(w, unplanOpenly, { seat, slot: held(code), card: w.s.planned[seat][held(code)] });
    // Spared: on with the next mage.
    jump(frame, frame.at >> 1);
  },
);

/** A further target; without one, the sentences that need it are left out. */
const aim = operation<"aim">(
  (w, frame, line) => {
    const options = aimOptions(w, frame, line);
    if (options.length === 0) {
      jump(frame, line.end);
      return;
    }
    choose(w, gateDecisions.aim, frame.seat, line.upTo ? [PASS, ...options] : options);
  },
  (w, frame, line, code) => {
    if (code === PASS) {
      jump(frame, line.end);
      return;
    }
    if (familyOf(code) === Family.room) {
      frame.regs[R.there] = held(code);
      return;
    }
    frame.regs[R.another] = held(code);
    frame.regs[R.there] = roomOf(w, held(code));
  },
);

const nameType = operation<"name type">(
  (w, frame) =>
    choose(
      w,
      gateDecisions.nameType,
      frame.seat,
      // A quest on a spell is no type one can name, and interrupts are never cast (L-CHR-03).
      TYPES.flatMap((type, i) => (type === "tarot" || type === "interrupt" ? [] : [spellType(i)])),
    ),
  (_w, frame, _line, code) => {
    frame.regs[R.namedType] = held(code);
  },
);

/** Whom the spell aims at may answer now, if not when it was declared (L-INT-19). */
const useTarget = operation<"use target">((w, frame) => {
  const aimed = aimWhenUsed(w, w.s.stack.length - 1);
  if (aimed !== null) {
    const { regs } = frame;
    // Until it is known whom it reaches; what a sentence before has called "it" is that still.
    if (regs[R.it] === regs[R.target]) regs[R.it] = NONE;
    attempt(w, frame.seat, [laid(useTargetDeed, { ...aimed, avoid: regs[R.avoid] })]);
  }
  // Nothing to look at afterwards.
  else jump(frame, (frame.at >> 1) + 2);
});

const usedTarget = operation<"used target">((w, frame, line) => {
  const { regs } = frame;
  if (regs[R.used] === 0) {
    cancelSpell(w, w.s.stack.length - 1);
    jump(frame, line.end);
  } else if (regs[R.target] !== NONE) {
    // It may have been sent on to another.
    if (regs[R.it] === NONE) regs[R.it] = regs[R.target];
    if (roomOf(w, regs[R.target]) !== NONE) regs[R.targetRoom] = roomOf(w, regs[R.target]);
  }
});

const attaches = operation<"attach">((w, frame, line) => {
  const { regs } = frame;
  if (isPassedBy(frame, regs[R.it])) return;
  const laidDown = { ...lasting(w, frame, line.kind), on: frame.seat, left: line.left };
  const [listener] = w.cards.attachments[line.kind].listeners;
  const { [R.there]: there, [R.targetRoom]: targetRoom } = regs;
  const kept = listener?.record.keeps?.(w, frame, listener.trigger);
  // The effect lasts on; what it does then is answered.
  quietly(w, attach, { ...laidDown, room: there === NONE ? targetRoom : there, ...kept });
});

export const operations: { readonly [name: string]: Operation<State, Tables> } = {
  happen,
  jump: operation<"jump">((_w, frame, line) => jump(frame, line.to)),
  test: operation<"test">((w, frame, line) => {
    if (!holds(w, frame, line.if)) jump(frame, line.else);
  }),
  offer,
  pay,
  choose: chooseOne,
  each,
  spare,
  aim,
  settle,
  "name type": nameType,
  "use target": useTarget,
  "used target": usedTarget,
  attach: attaches,
};

/** Clean-up: what clings to a mage is undone with its own cubes, and with spells given up for more of them (L-CLN-14). */
import { again, attempt, call, decision, flow, PASS, perform } from "@blackrose/kernel";
import { moveSpell, putCubeOn, Zone } from "../deeds.ts";
import { knotsShape } from "../frames.ts";
import type { Lodge, State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { attached, card as cardThing, held, oneOfEach } from "../things.ts";
import { clockwiseFrom, figureOf, type Mage, partyOf } from "../who.ts";
import { choose } from "./choose.ts";
import { recubed } from "./cubes.ts";
import { borneBy, lift } from "./jinxes.ts";
import { removing } from "./leaving.ts";
import { lifeOf } from "./values.ts";

/** Something that goes once enough cubes lie on it. */
interface Clinging {
  /** As an option. */
  readonly code: number;
  /** Cubes it still takes. */
  readonly takes: number;
  put(w: Lodge, party: number): void;
  leave(w: Lodge): void;
  /** Whether something happens as it leaves: then the order matters. */
  readonly wakes: boolean;
}

/** Whatever has knots: a jinx with its last one undone is lifted (L-JX-05). */
function knotted({ s, cards }: Lodge, mage: Mage): Clinging[] {
  return s.attachments.flatMap(({ kind, on, cubes }, at) => {
    const { knots, on: sort } = cards.attachments[kind].is;
    if (knots === undefined || sort !== "mage" || on !== mage) return [];
    const put = (w: Lodge, party: number): void => perform(w, putCubeOn, { at, kind, on, party });
    return [{ code: attached(at), takes: knots - cubes.length, put, leave: (w) => lift(w, at), wakes: false }];
  });
}

/** Umbrae: cubes on one are damage for its health, and nothing sees them as dealt; with enough it leaves and wakes (L-NM-08). */
function haunting(w: Lodge, mage: Mage): Clinging[] {
  return borneBy(w, mage, "nightmare").map(({ at, kind }) => {
    const model = w.s.attachments[at].it;
    const put = (world: Lodge, party: number): void => recubed(world, mage, [{ model, on: party }]);
    const leave = (world: Lodge): void => attempt(world, mage, [removing(world, figureOf(model), mage)]);
    const { listeners } = w.cards.attachments[kind];
    return { code: attached(at), takes: lifeOf(w, model), put, leave, wakes: listeners.length > 0 };
  });
}

/** All sorts of things that cling. */
const SORTS = [knotted, haunting];
const clingingTo = (w: Lodge, mage: Mage): Clinging[] => SORTS.flatMap((sort) => sort(w, mage));

const K = knotsShape.at;
const cubesLeft = (w: Lodge, mage: Mage): number => w.s.supply[partyOf(w.s, mage)];

function putOn(w: Lodge, mage: Mage, code: number): void {
  const party = partyOf(w.s, mage);
  clingingTo(w, mage)
    .find((one) => one.code === code)
    ?.put(w, party);
}

/** D-CLN-KNOTS: where a cube goes. */
const where = decision<State, Tables>("D-CLN-KNOTS", "L-CLN-14", {
  chosen(w, frame, code) {
    putOn(w, frame.seat, code);
    if (frame.regs[K.owing] === 1) frame.regs[K.owing] = 0;
    else frame.regs.push(code);
  },
});

/** D-CLN-KNOTS-CARD: a spell given up for one more cube, or none. */
const which = decision<State, Tables>("D-CLN-KNOTS-CARD", "L-CLN-14", {
  veiled: true,
  chosen(w, frame, code) {
    if (code === PASS) {
      frame.regs[K.done] = 1;
      return;
    }
    const { seat } = frame;
    perform(w, moveSpell, { seat, card: held(code), from: Zone.hand, to: Zone.memories });
    frame.regs[K.owing] = 1;
  },
});

/** D-CLN-KNOTS-NEXT: what leaves next. */
const next = decision<State, Tables>("D-CLN-KNOTS-NEXT", "L-CLN-14", {
  chosen: (w, { seat }, code) =>
    clingingTo(w, seat)
      .find((one) => one.code === code)
      ?.leave(w),
});

/** The frame's seat is the mage. */
const undoing = flow<State, Tables>(
  "undoing knots",
  "L-CLN-14",
  {
    /** One cube on each; with too few the mage says where they go. */
    each(w, frame) {
      const { seat } = frame;
      const done = knotsShape.rest(frame);
      const left = clingingTo(w, seat).filter(({ code, takes }) => takes > 0 && !done.includes(code));
      const cubes = cubesLeft(w, seat);
      if (left.length === 0 || cubes === 0) return;
      if (cubes >= left.length) {
        for (const { put } of left) put(w, partyOf(w.s, seat));
        return;
      }
      again(frame);
      choose(
        w,
        where,
        seat,
        left.map(({ code }) => code),
      );
    },
    /** One more for each spell given up. A mage nobody sits for keeps what it has (L-AVA-40). */
    more(w, frame) {
      const { seat, regs } = frame;
      const open = clingingTo(w, seat).filter(({ takes }) => takes > 0);
      if (regs[K.done] === 1 || open.length === 0 || cubesLeft(w, seat) === 0 || seat >= w.s.seats) return;
      if (regs[K.owing] === 1) {
        again(frame);
        choose(
          w,
          where,
          seat,
          open.map(({ code }) => code),
        );
        return;
      }
      const hand = w.s.hands[seat];
      if (hand.length === 0) return;
      again(frame);
      choose(w, which, seat, [PASS, ...oneOfEach(w.cards, hand.map(cardThing))]);
    },
    /** From the last on, because what goes gives its place away; where it matters the mage says what comes next. */
    leave(w, frame) {
      const { seat } = frame;
      const full = clingingTo(w, seat).filter(({ takes }) => takes <= 0);
      if (full.length < 2 || !full.some(({ wakes }) => wakes)) {
        for (const { leave } of full.toReversed()) leave(w);
        return;
      }
      again(frame);
      choose(
        w,
        next,
        seat,
        full.map(({ code }) => code),
      );
    },
  },
  knotsShape,
);

/** Everyone to whom anything clings, in the cell too, from the Crown holder clockwise. The first pushed comes last. */
export function undoKnots(w: Lodge): void {
  const mages = clockwiseFrom(w.s, w.s.crown).filter((mage) => clingingTo(w, mage).length > 0);
  for (const mage of mages.toReversed()) call(w, undoing, mage, knotsShape.make());
}

export const knotFlows = [undoing];
export const knotDecisions = [where, which, next];

/**
 * A small game for the kernel's tests. Everyone seals a card to lie face-down before them, then strikes in turn. Damage may
 * be answered before it lands and after; answers are struck back at and answered in turn. It has a deck, a sealed plan, both
 * manners of windows, sentences with questions in their middle, and cards that make the rules fail.
 */
import {
  type AnswerSource,
  ask,
  attempt,
  bySeat,
  call,
  type Decision,
  type Deed,
  decision,
  declareState,
  deed,
  defineGame,
  draw,
  drawLuck,
  type Flow,
  type Frame,
  FrameKind,
  flow,
  type Game,
  goto,
  int,
  ints,
  kernelStart,
  laid,
  type Line,
  lying,
  type Moment,
  type Of,
  open,
  type Operation,
  ownSeat,
  perform,
  type Plan,
  plan,
  read,
  revealed,
  type Script,
  shuffle,
  toSeat,
  UNKNOWN,
  type World,
} from "../src/index.ts";

export const CARDS = ["blank", "mirror", "ward", "thorn", "feint", "crash", "loop"] as const;
type CardName = (typeof CARDS)[number];
export const cardNumber = (name: CardName): number => CARDS.indexOf(name);

export const state = declareState({
  seats: int("everyone"),
  together: int("everyone"),
  hp: ints("everyone"),
  hands: bySeat(ints("in-hand")),
  laid: bySeat(ints("in-hand")),
  deck: ints("face-down"),
  turn: int("everyone"),
  spent: ints("everyone"),
});
export type State = Of<typeof state>;
type Duel = World<State>;
type DuelDeed<P extends { readonly [field: string]: number }> = Deed<State, unknown, P>;

const define = deed<State, unknown, { readonly [field: string]: number }>;

export const harm = define(
  "harm",
  { seat: open, target: open, n: open },
  (w, { target, n }) => {
    w.s.hp[target] -= n;
  },
  { answerable: true },
) as unknown as DuelDeed<{ seat: number; target: number; n: number }>;

const layDown = define("lay-down", { seat: open, card: ownSeat }, (w, { seat, card }) => {
  const hand = w.s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  w.s.laid[seat].push(card);
});

const turnUp = define("turn-up", { seat: open, card: revealed }, (w, { seat, card }) => {
  const cards = w.s.laid[seat];
  cards.splice(cards.indexOf(card), 1);
  w.s.spent.push(card);
});

const deal = define("deal", { seat: open, card: toSeat }, (w, { seat, card }) => {
  w.s.deck.splice(w.s.deck.indexOf(card), 1);
  w.s.hands[seat].push(card);
});

const nextTurn = define("next-turn", { turn: open }, (w, { turn }) => {
  w.s.turn = turn;
});

const script = (name: string, ...lines: Line[]): Script => ({ name, rule: "D-1", lines, index: -1 });
/** An answering script's first number is the place of the deeds it answers in the stack. */
const ANSWERED = 0;
const scripts = {
  strike: script("strike", { do: "aim" }, { do: "taunt" }),
  mirror: script("mirror", { do: "strike back" }, { do: "soften" }),
  ward: script("ward", { do: "soften" }, { do: "soften" }),
  thorn: script("thorn", { do: "strike back" }),
  feint: script("feint", { do: "prevent" }),
  crash: script("crash", { do: "crash" }),
  loop: script("loop", { do: "loop" }),
};

function answered(w: Duel, frame: Frame): ReturnType<typeof lying<State, unknown>>[number] {
  return lying(w, w.s.stack[frame.regs[ANSWERED]])[0];
}

const TARGET = 1;
const operations: { readonly [verb: string]: Operation<State, unknown> } = {
  aim: {
    run(w, frame) {
      const others = w.s.hp.map((_, seat) => seat).filter((seat) => seat !== frame.seat);
      ask(w, target, frame.seat, others);
    },
    chosen(w, frame, _line, code) {
      frame.regs[TARGET] = code;
      attempt(w, frame.seat, [laid(harm, { seat: frame.seat, target: code, n: 3 })]);
    },
  },
  /** A question in the middle of an effect: the second sentence asks again. */
  taunt: {
    run: (w, frame) => ask(w, taunt, frame.seat, [0, 1]),
    chosen(w, frame, _line, code) {
      if (code === 1) {
        attempt(w, frame.seat, [
          laid(harm, { seat: frame.seat, target: frame.regs[TARGET], n: 1 }),
          laid(harm, { seat: frame.seat, target: frame.seat, n: 1 }),
        ]);
      }
    },
  },
  "strike back": {
    run(w, frame) {
      const attacker = answered(w, frame).get("seat");
      attempt(w, frame.seat, [laid(harm, { seat: frame.seat, target: attacker, n: 1 })]);
    },
  },
  soften: {
    run(w, frame) {
      const blow = answered(w, frame);
      blow.set("n", Math.max(0, blow.get("n") - 1));
    },
  },
  prevent: { run: (w, frame) => answered(w, frame).prevent() },
  crash: {
    run() {
      throw new Error("this card does not work");
    },
  },
  loop: {
    run(w) {
      call(w, endless);
    },
  },
};

const endless: Flow<State, unknown> = flow("endless", "D-1", {
  again: (w, frame) => goto(w, frame, "again"),
});

const target: Decision<State, unknown> = decision("D-TARGET", "D-1");
const taunt: Decision<State, unknown> = decision("D-TAUNT", "D-1");
const respond: Decision<State, unknown> = decision("D-RESPOND", "D-2");
const prepare: Decision<State, unknown> = decision("D-PREPARE", "D-3");

const sealing: Plan<State, unknown> = {
  name: "sealing",
  decision: prepare,
  done(w, frame, sealed) {
    for (const seat of frame.regs) for (const card of sealed[seat]) perform(w, layDown, { seat, card });
  },
  index: -1,
};

const game: Flow<State, unknown> = flow("game", "D-0", {
  deal(w) {
    shuffle(w, 0, w.s.deck);
    for (let i = 0; i < 2; i++) {
      for (let seat = 0; seat < w.s.seats; seat++) perform(w, deal, { seat, card: w.s.deck[w.s.deck.length - 1] });
    }
  },
  prepare(w) {
    plan(
      w,
      sealing,
      w.s.hands.map((hand, seat) => ({ seat, options: hand.slice(), min: 1, max: 2 })),
    );
  },
  turns(w, frame) {
    if (w.s.turn + 2 < w.s.seats) goto(w, frame, "turns");
    perform(w, nextTurn, { turn: w.s.turn + 1 });
    read(w, scripts.strike, w.s.turn, [-1, -1]);
  },
  toss(w) {
    perform(w, nextTurn, { turn: w.s.seats + draw(w, 1, 2) });
  },
});

/** From the seat after the one whose turn it is. */
const order = (w: Duel): number[] =>
  Array.from({ length: w.s.seats }, (_, i) => (Math.max(0, w.s.turn) + 1 + i) % w.s.seats);

/** Who has a card lying face-down could answer anything that strikes anyone; whether it fits only they know. */
const laidCards: AnswerSource<State, unknown> = {
  from: "laid cards",
  could: (w, _deeds, _moment, seat) => w.s.laid[seat].length > 0,
  can(w, deeds, moment, seat) {
    const hurt = lying(w, deeds).some((blow) => !blow.prevented && blow.get("target") === seat && blow.get("n") > 0);
    return hurt ? w.s.laid[seat].filter((card) => FITS[CARDS[card]] === moment) : [];
  },
  owns: () => true,
  answer(w, seat, code, deeds) {
    perform(w, turnUp, { seat, card: code });
    read(w, scripts[CARDS[code] as keyof typeof scripts], seat, [deeds]);
  },
};

const FITS: { readonly [name in CardName]: Moment | null } = {
  blank: null,
  mirror: "would",
  ward: "would",
  thorn: "did",
  feint: "would",
  crash: "did",
  loop: "did",
};

export function duelWith(deck: readonly CardName[]): Game<State> {
  return defineGame<State, unknown>({
    name: "duel",
    version: 1,
    contentHash: deck.join(),
    roster: { cards: deck },
    shape: 0,
    places: {},
    cards: null,
    state,
    streams: ["deck", "toss"],
    flows: [game, endless],
    scripts: Object.values(scripts),
    scriptShape: null,
    operations,
    decisions: [target, taunt, respond, prepare],
    deeds: [harm, layDown, turnUp, deal, nextTurn] as unknown as Game<State>["deeds"],
    plans: [sealing],
    windows: {
      decision: respond,
      manner: (w) => (w.s.together === 1 ? "together" : "in turn"),
      order,
      sources: [laidCards],
    },
    before: null,
    after: null,
    period: null,
    refuse: ({ seats }) => (seats < 2 || seats > 4 ? "A duel is for 2 to 4." : null),
    begin({ seats, options }, seed) {
      const s: State = {
        ...kernelStart(seats, 2, seed),
        seats,
        together: options["together"] === true ? 1 : 0,
        hp: new Array<number>(seats).fill(20),
        hands: Array.from({ length: seats }, () => []),
        laid: Array.from({ length: seats }, () => []),
        deck: deck.map(cardNumber),
        turn: -1,
        spent: [],
      };
      s.stack.push({ kind: FrameKind.flow, of: game.index, at: 0, seat: -1, regs: [] });
      return s;
    },
    key: (_s, { id }, code) => {
      if (id === "D-TARGET") return `seat:${code + 1}`;
      return id === "D-TAUNT" ? (code === 1 ? "yes" : "no") : `card:${CARDS[code]}`;
    },
    result: (s) => (s.turn >= s.seats ? { places: s.hp.map(() => 1), winners: [0] } : null),
    imagine(seen, _viewer, luck) {
      const s = state.copy(seen);
      s.seed = Array.from({ length: 8 }, () => drawLuck(luck, 0, 1000));
      s.drawn = [0, 0];
      const zones = [...s.hands, ...s.laid, s.deck];
      const left = deck.map(cardNumber);
      // A card that answers in a window and again in one within it is spent twice.
      for (const card of [...zones.flat(), ...s.spent]) if (left.includes(card)) left.splice(left.indexOf(card), 1);
      for (const zone of zones) {
        zone.forEach((card, i) => {
          if (card === UNKNOWN) [zone[i]] = left.splice(drawLuck(luck, 0, left.length), 1);
        });
      }
      return s;
    },
    worth: (s, seat) => s.hp[seat] / 20,
    horizon: (s) => s.turn,
    ponder: { worlds: 3, breadth: 8, depth: 60 },
    broken: (s) => (s.hp.some((hp) => hp > 20) ? "more health than there is" : null),
  });
}

/** A duel whose cards are dealt in this order: to each seat in turn, twice over. */
export function dealt(...cards: CardName[]): Game<State> {
  const stacked = duelWith(cards);
  return {
    ...stacked,
    begin(seating, seed) {
      const s = stacked.begin(seating, seed);
      cards.forEach((card, i) => s.hands[i % seating.seats].push(cardNumber(card)));
      s.deck = [];
      s.stack[0].at = 1;
      return s;
    },
  };
}

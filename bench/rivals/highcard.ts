// "High card" by hand, changed in place, without an engine: about as fast as JavaScript can play cards.
// Four seats, hands of seven from 52 cards. Each in turn plays one card from a hidden hand; the highest takes the
// round and leads the next. Seven rounds, 28 moves a game.
import { luck, type Luck } from "../luck.ts";
import type { Contestant } from "../measure.ts";

const GAMES_PER_RUN = 4_000;

type State = {
  readonly hands: number[][];
  readonly table: number[];
  readonly score: number[];
  readonly deck: number[];
  turn: number;
  leader: number;
  round: number;
};

export function contestant(): Contestant {
  const draw = luck(7);
  return {
    name: "bare",
    unit: "moves",
    run() {
      let moves = 0;
      for (let game = 0; game < GAMES_PER_RUN; game++) moves += play(draw);
      if (moves !== GAMES_PER_RUN * 28) throw new Error(`${GAMES_PER_RUN} games of high card took ${moves} moves.`);
      return moves;
    },
  };
}

function play(draw: Luck): number {
  const s = deal(draw);
  let moves = 0;
  while (s.round < 7) {
    if (!move(s, s.turn, draw(s.hands[s.turn].length))) throw new Error("A legal move was refused.");
    moves++;
  }
  return moves;
}

function deal(draw: Luck): State {
  const deck: number[] = [];
  for (let card = 0; card < 52; card++) deck.push(card);
  for (let i = 51; i > 0; i--) {
    const j = draw(i + 1);
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  const hands: number[][] = [[], [], [], []];
  for (const hand of hands) for (let i = 0; i < 7; i++) hand.push(deck.pop()!);
  return { hands, table: [-1, -1, -1, -1], score: [0, 0, 0, 0], deck, turn: 0, leader: 0, round: 0 };
}

/** False when the move is illegal. */
function move(s: State, seat: number, index: number): boolean {
  if (s.round === 7 || seat !== s.turn) return false;
  const hand = s.hands[seat];
  if (!(index >= 0 && index < hand.length)) return false;
  s.table[seat] = hand[index];
  hand[index] = hand[hand.length - 1];
  hand.pop();
  s.turn = (seat + 1) & 3;
  if (s.turn === s.leader) endRound(s);
  return true;
}

function endRound(s: State): void {
  let best = 0;
  for (let seat = 1; seat < 4; seat++) if (s.table[seat] % 13 > s.table[best] % 13) best = seat;
  s.score[best]++;
  s.table.fill(-1);
  s.leader = s.turn = best;
  s.round++;
}

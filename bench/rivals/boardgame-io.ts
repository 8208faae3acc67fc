// The same high card (see highcard.ts) on boardgame.io: one `Client`, no network, no debug panel.
//
// Set up to boardgame.io's advantage: undo is off, and the hands are hidden by nobody looking rather than by
// `playerView: STRIP_SECRETS`. Measured in turn, no playerView, STRIP_SECRETS, with undo and without lie within 5 %
// of each other, which is the noise; a `Local` master with four clients is two to three times slower.
import { createRequire } from "node:module";
import { luck, type Luck } from "../luck.ts";
import type { Contestant } from "../measure.ts";

const GAMES_PER_RUN = 10;

type Table = {
  players: { hand: number[] }[];
  table: number[];
  score: number[];
  secret: { deck: number[] };
  leader: number;
  round: number;
};
type MoveContext = {
  G: Table;
  ctx: { currentPlayer: string };
  events: { endTurn(arg: { next: string }): void; endGame(result: unknown): void };
};
type Client = {
  start(): void;
  stop(): void;
  getState(): { G: Table; ctx: { gameover?: unknown; currentPlayer: string } };
  moves: { play(index: number): void };
};

// By `require`, and typed here, so that the game can be type-checked without the rivals being installed.
type Library = { Client(options: { game: unknown; numPlayers: number; debug: boolean }): Client };

export function contestant(): Contestant {
  if (process.env["NODE_ENV"] !== "production") {
    throw new Error(
      "Set NODE_ENV=production before loading boardgame.io: its development build is slower, and the ratio would flatter us.",
    );
  }
  const library = createRequire(import.meta.url)("boardgame.io/client") as Library;
  const draw = luck(5);
  return {
    name: "boardgame.io",
    unit: "moves",
    warmUp: 4, // its first seconds run at half its later speed
    run() {
      let moves = 0;
      for (let game = 0; game < GAMES_PER_RUN; game++) moves += play(library, draw);
      if (moves !== GAMES_PER_RUN * 28) throw new Error(`${GAMES_PER_RUN} games on boardgame.io took ${moves} moves.`);
      return moves;
    },
  };
}

function play(library: Library, draw: Luck): number {
  const client = library.Client({ game: highCard, numPlayers: 4, debug: false });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover || moves > 28) break;
    client.moves.play(draw(G.players[Number(ctx.currentPlayer)].hand.length));
    moves++;
  }
  client.stop();
  return moves;
}

export const highCard = {
  name: "high-card",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  seed: "high-card", // always the same deal; the play differs
  setup({ random }: { random: { Shuffle(cards: number[]): number[] } }): Table {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    const players = [0, 1, 2, 3].map(() => ({ hand: deck.splice(-7) }));
    return { players, table: [-1, -1, -1, -1], score: [0, 0, 0, 0], secret: { deck }, leader: 0, round: 0 };
  },
  moves: {
    play({ G, ctx, events }: MoveContext, index: number): "INVALID_MOVE" | undefined {
      const seat = Number(ctx.currentPlayer);
      const hand = G.players[seat].hand;
      if (!(index >= 0 && index < hand.length)) return "INVALID_MOVE";
      G.table[seat] = hand[index];
      hand[index] = hand[hand.length - 1];
      hand.pop();
      const next = (seat + 1) % 4;
      if (next !== G.leader) {
        events.endTurn({ next: String(next) });
        return undefined;
      }

      let best = 0;
      for (let other = 1; other < 4; other++) if (G.table[other] % 13 > G.table[best] % 13) best = other;
      G.score[best]++;
      G.table = [-1, -1, -1, -1];
      G.leader = best;
      G.round++;
      if (G.round === 7) events.endGame({ score: [...G.score] });
      else events.endTurn({ next: String(best) });
      return undefined;
    },
  },
};

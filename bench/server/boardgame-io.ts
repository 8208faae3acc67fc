// boardgame.io's own server with its Socket.IO transport and its store in memory, and high card played over it.
//
// To its advantage: the clients here speak its wire format and do nothing else. Its real clients run the game a second
// time, and their work would count into its latency.
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Child, startChild } from "../../server/test/robust/child.ts";
import { type Luck, luck } from "../luck.ts";
import { type BusyTable, inTurn } from "./load.ts";

const SEATS = 4;

type State = {
  _stateID: number;
  G: { players: Record<string, { hand: number[] }> };
  ctx: { currentPlayer: string; gameover?: unknown };
};
type Socket = {
  emit(event: string, ...args: unknown[]): void;
  on(event: "sync", heard: (match: string, info: { state: State }) => void): void;
  on(event: "update", heard: (match: string, state: State) => void): void;
  on(event: "connect", heard: () => void): void;
  close(): void;
};
// By `require`, and typed here, so that all this can be type-checked without the rivals being installed.
type Library = { io(url: string, options: { transports: string[]; forceNew: boolean }): Socket };

export type BoardgameIo = { readonly child: Child; readonly tables: BusyTable[]; close(): Promise<void> };

export async function startBoardgameIo(many: number): Promise<BoardgameIo> {
  const library = createRequire(import.meta.url)("socket.io-client") as Library;
  const child = await startChild(join(import.meta.dirname, "boardgame-io-server.ts"), []);
  const sockets: Socket[] = [];
  const draw = luck(11);
  const connect = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = library.io(`${child.url}/high-card`, { transports: ["websocket"], forceNew: true });
      sockets.push(socket);
      socket.on("connect", () => resolve(socket));
    });
  const tables = await inTurn([...Array(many).keys()], 10, async (table) =>
    sit(await Promise.all(Array.from({ length: SEATS }, connect)), `table${table}`, draw),
  );
  return {
    child,
    tables,
    async close() {
      for (const socket of sockets) socket.close();
      await child.close();
    },
  };
}

async function sit(seats: readonly Socket[], name: string, draw: Luck): Promise<BusyTable> {
  const states: State[] = [];
  let games = 0;
  let match = "";
  let missing = 0;
  let heard = (): void => {};
  const everyone = (): Promise<void> => {
    missing = SEATS;
    return new Promise((resolve) => (heard = resolve));
  };
  seats.forEach((socket, seat) => {
    const take = (of: string, state: State): void => {
      if (of !== match) return;
      states[seat] = state;
      if (--missing === 0) heard();
    };
    socket.on("sync", (of, { state }) => take(of, state));
    socket.on("update", take);
  });

  /** The first to come makes the match; the others must find it made. */
  async function begin(): Promise<void> {
    match = `${name}-${games++}`;
    for (const [seat, socket] of seats.entries()) {
      missing = 1;
      const shown = new Promise<void>((resolve) => (heard = resolve));
      socket.emit("sync", match, String(seat), undefined, SEATS);
      await shown;
    }
  }

  await begin();
  return {
    async answer() {
      if (states[0].ctx.gameover !== undefined) await begin();
      const { currentPlayer: player } = states[0].ctx;
      const { G, _stateID } = states[Number(player)];
      const args = [draw(G.players[player].hand.length)];
      const move = { type: "MAKE_MOVE", payload: { type: "play", args, playerID: player } };
      const all = everyone();
      const from = performance.now();
      seats[Number(player)].emit("update", move, _stateID, match, player);
      await all;
      return performance.now() - from;
    },
  };
}

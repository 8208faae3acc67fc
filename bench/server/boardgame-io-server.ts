// See boardgame-io.ts.
import { createRequire } from "node:module";
import type { AddressInfo, Server as NetServer } from "node:net";
import { highCard } from "../rivals/boardgame-io.ts";

type Library = {
  Server(options: { games: unknown[]; origins: RegExp[] }): { run(port: number): Promise<{ appServer: NetServer }> };
};
type Core = { PlayerView: { STRIP_SECRETS: unknown } };

const load = createRequire(import.meta.url);
const { Server } = load("boardgame.io/server") as Library;
const { PlayerView } = load("boardgame.io/core") as Core;

console.log = () => {}; // it tells where it listens
const game = { ...highCard, playerView: PlayerView.STRIP_SECRETS };
const { appServer } = await Server({ games: [game], origins: [/./] }).run(0);
process.send?.({ url: `http://127.0.0.1:${(appServer.address() as AddressInfo).port}` });

process.on("message", (what) => {
  if (what === "cpu") process.send?.(process.cpuUsage());
  else process.exit(0);
});
process.on("disconnect", () => process.exit(0));

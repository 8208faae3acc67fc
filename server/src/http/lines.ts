/** How many lines one address may hold open, whatever comes over them: counted before a byte of them is read. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { tally } from "../limits.ts";
import { household } from "../visitor.ts";

/** `turnedAway` hears of every line too many. Not for a server behind a proxy: there every line is the proxy's. */
export function limitLines(server: Server, most: number, turnedAway: () => void): void {
  const open = tally();
  server.on("connection", (socket: Socket) => {
    const address = household(socket.remoteAddress ?? "");
    if (open.of(address) >= most) {
      turnedAway();
      socket.destroy();
      return;
    }
    open.add(address);
    socket.on("close", () => open.remove(address));
  });
}

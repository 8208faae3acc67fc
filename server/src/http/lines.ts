/** How many lines one address may hold open, whatever comes over them: counted before a byte of them is read. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { household } from "../visitor.ts";

/** `turnedAway` hears of every line too many. Not for a server behind a proxy: there every line is the proxy's. */
export function limitLines(server: Server, most: number, turnedAway: () => void): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = household(socket.remoteAddress ?? "");
    const now = open.get(address) ?? 0;
    if (now >= most) {
      turnedAway();
      socket.destroy();
      return;
    }
    open.set(address, now + 1);
    socket.on("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

// See bare.ts.
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { Sizes } from "./bare.ts";

const { news, reply } = JSON.parse(process.argv[2]) as Sizes;
const told = "x".repeat(Math.max(0, news - 33));
const done = "x".repeat(Math.max(0, reply - 42));

const tables = new Map<number, WebSocket[]>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("connection", (socket) => {
  let seats: WebSocket[] = [];
  let n = 0;
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString("utf8")) as { table: number } | { key: string };
    if ("table" in message) {
      seats = tables.get(message.table) ?? [];
      tables.set(message.table, seats);
      seats.push(socket);
      return;
    }
    n++;
    for (const seat of seats) seat.send(JSON.stringify({ is: "news", n, told }));
    socket.send(JSON.stringify({ is: "done", key: message.key, done }));
  });
});
server.on("listening", () => process.send?.({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }));

process.on("message", (what) => {
  if (what === "cpu") process.send?.(process.cpuUsage());
  else process.exit(0);
});
process.on("disconnect", () => process.exit(0));

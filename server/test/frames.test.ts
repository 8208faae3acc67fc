/** Frames of ours are read by another's client, alone and in a row. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { framed } from "../src/frames.ts";

async function received(frames: string, many: number): Promise<string[]> {
  const server = createServer();
  const wss = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, wire, head) =>
    wss.handleUpgrade(request, wire, head, () => wire.write(frames, "latin1")),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on("error", reject);
    client.on("message", (data, binary) => {
      expect(binary).toBe(false);
      if (texts.push((data as Buffer).toString()) === many) resolve();
    });
  });
  client.terminate();
  server.close();
  return texts;
}

test("texts of every length, with letters of every kind, arrive as they were", async () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 100_000, 20_000_000];
  const texts = [...lengths.map((many) => "a".repeat(many)), "é", "ñ".repeat(63), "€".repeat(30_000), "🂡 ♜ \u0000"];
  expect(await received(texts.map(framed).join(""), texts.length)).toEqual(texts);
});

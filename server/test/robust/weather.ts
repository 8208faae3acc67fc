/**
 * A bad network between clients and a server. Outside, a TCP proxy that cuts connections at any byte; inside, a WebSocket proxy that
 * delays what clients say, each message for itself, so that they overtake each other, and says some of it twice. What the server says
 * stays in order: that much TCP promises.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { drawLuck, type Luck } from "@blackrose/kernel";
import { WebSocket, WebSocketServer } from "ws";

export interface Weather {
  /** Where clients connect, as an http address. */
  readonly url: string;
  readonly counts: { cut: number; doubled: number; overtaken: number };
  /** From now on the sky is clear. */
  calm(): void;
  close(): Promise<void>;
}

export async function storm(server: string, luck: Luck): Promise<Weather> {
  const counts = { cut: 0, doubled: 0, overtaken: 0 };
  let bad = true;
  const inner = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
  await once(inner, "listening");
  const sockets = new Set<Socket>();

  inner.on("connection", (client, { headers }) => {
    const { cookie, origin } = headers;
    const own = { ...(cookie === undefined ? {} : { cookie }), ...(origin === undefined ? {} : { origin }) };
    const ahead = new WebSocket(`${server.replace(/^http/, "ws")}/socket`, { headers: own, perMessageDeflate: false });
    const early: string[] = [];
    let first = true;
    let [came, gone] = [0, 0];
    const forward = (text: string): void => {
      if (ahead.readyState === WebSocket.OPEN) ahead.send(text);
      else if (ahead.readyState === WebSocket.CONNECTING) early.push(text);
    };
    client.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      // Nobody says anything before they say which table.
      if (first || !bad) {
        first = false;
        forward(text);
        return;
      }
      const times = drawLuck(luck, 0, 4) === 0 ? 2 : 1;
      counts.doubled += times - 1;
      for (let i = 0; i < times; i++) {
        const number = came++;
        setTimeout(
          () => {
            if (number < gone) counts.overtaken++;
            gone = Math.max(gone, number);
            forward(text);
          },
          drawLuck(luck, 0, 25),
        );
      }
    });
    ahead.on("open", () => early.splice(0).forEach((text) => ahead.send(text)));
    ahead.on("message", (data: Buffer) => client.send(data.toString("utf8")));
    for (const [one, other] of [
      [client, ahead],
      [ahead, client],
    ]) {
      one.on("close", () => other.terminate());
      one.on("error", () => {});
    }
  });

  const outer = createServer((client) => {
    const ahead = connect((inner.address() as AddressInfo).port, "127.0.0.1");
    // So many bytes, counted in both directions together, and the line is cut: in a handshake, in a frame, between two.
    let left = drawLuck(luck, 0, 40_000);
    const cut = (): void => {
      counts.cut++;
      client.destroy();
      ahead.destroy();
    };
    for (const [one, other] of [
      [client, ahead],
      [ahead, client],
    ]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on("data", (data) => {
        if (bad && data.length > left) {
          other.write(data.subarray(0, left), cut);
          return;
        }
        left -= data.length;
        other.write(data);
      });
    }
  });
  outer.listen(0, "127.0.0.1");
  await once(outer, "listening");

  return {
    url: `http://127.0.0.1:${(outer.address() as AddressInfo).port}`,
    counts,
    calm() {
      bad = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      inner.close();
      outer.close();
      await once(outer, "close");
    },
  };
}

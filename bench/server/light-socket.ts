// A WebSocket client that does only what a load needs: it takes whole, unmasked frames and sends short masked ones. The load must leave the
// server room on a machine of two cores; `ws`, made to take whatever the network brings, costs as much as the server it calls.
import { EventEmitter } from "node:events";
import { request } from "node:http";
import type { Socket } from "node:net";

const TEXT = 1;
const PING = 9;
const PONG = 10;
const CLOSE = 8;

export class LightSocket extends EventEmitter {
  readyState: number = 0;
  #wire: Socket | null = null;
  #rest: Buffer | null = null;

  constructor(url: string, headers: { readonly [name: string]: string } = {}) {
    super();
    const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
    const asked = request(url.replace(/^ws/, "http"), {
      headers: { ...headers, ...upgrade, "sec-websocket-key": key },
    });
    asked.on("error", (error) => this.emit("error", error));
    asked.on("response", ({ statusCode }) => this.emit("error", new Error(`not let in: ${statusCode}`)));
    asked.on("upgrade", (_response, wire: Socket, head: Buffer) => {
      this.#wire = wire;
      this.readyState = 1;
      wire.setNoDelay(true);
      wire.on("data", (bytes: Buffer) => this.#take(bytes));
      wire.on("error", () => {});
      wire.on("close", () => {
        this.readyState = 3;
        this.emit("close");
      });
      this.emit("open");
      if (head.length > 0) this.#take(head);
    });
    asked.end();
  }

  send(text: string): void {
    this.#frame(TEXT, Buffer.from(text));
  }

  terminate(): void {
    this.#wire?.destroy();
  }

  close(): void {
    this.#frame(CLOSE, Buffer.alloc(0));
    this.#wire?.end();
  }

  /** RFC 6455, 5.2. A mask of noughts is a mask. */
  #frame(kind: number, body: Buffer): void {
    const long = body.length > 125;
    const head = long ? [128 | kind, 128 | 126, body.length >> 8, body.length & 255] : [128 | kind, 128 | body.length];
    this.#wire?.write(Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]));
  }

  #take(bytes: Buffer): void {
    const all = this.#rest === null ? bytes : Buffer.concat([this.#rest, bytes]);
    let at = 0;
    while (at + 2 <= all.length) {
      const short = all[at + 1];
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (at + head > all.length) break;
      const size = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2));
      const end = at + head + size;
      if (end > all.length) break;
      const kind = all[at] & 15;
      if (kind === TEXT) this.emit("message", all.subarray(at + head, end));
      else if (kind === PING) this.#frame(PONG, all.subarray(at + head, end));
      at = end;
    }
    this.#rest = at < all.length ? all.subarray(at) : null;
  }
}

// A WebSocket for making load: it does what the protocol asks for (RFC 6455) and nothing else. Two cores carry the
// server and the load, so what the load costs beyond its messages would be measured as the server's. Bytes come in where
// they are read, without a stream between, and everything a socket has to say comes as whole frames.
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

export type Line = {
  send(text: string): void;
  close(): void;
};

const TEXT = 1;
const PING = 9;
const PONG = 10;
const MASK = [0x5a, 0x1e, 0xc3, 0x77];
/** What a server adds to the key it is greeted with. */
const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** Every line reads into it: it is looked through before the next one reads. */
const inbox = Buffer.allocUnsafeSlow(256 * 1024);

/** Resolves when the server has taken the line. `heard` gets every message; a line that ends without being closed is an error. */
export function lineTo(
  url: string,
  headers: { readonly [name: string]: string },
  heard: (text: string) => void,
): Promise<Line> {
  const { hostname, port, pathname, host } = new URL(url);
  const key = randomBytes(16).toString("base64");
  const accepted = createHash("sha1")
    .update(key + MAGIC)
    .digest("base64");
  return new Promise((resolve, reject) => {
    let open = false;
    let closed = false;
    /** The beginning of a frame whose end has not come yet. */
    let begun: Buffer | null = null;

    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: inbox,
        callback(many) {
          let bytes = inbox.subarray(0, many);
          if (begun !== null) bytes = Buffer.concat([begun, bytes]);
          const read = open ? readFrames(bytes) : readGreeting(bytes);
          begun = read < bytes.length ? Buffer.from(bytes.subarray(read)) : null;
          return true;
        },
      },
    });
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("A line was cut.")));
    socket.write(
      [
        `GET ${pathname} HTTP/1.1`,
        `host: ${host}`,
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        `sec-websocket-key: ${key}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        "\r\n",
      ].join("\r\n"),
    );

    function fail(error: Error): void {
      if (closed) return;
      if (open) throw error;
      reject(error);
    }

    /** How many bytes were read. */
    function readGreeting(bytes: Buffer): number {
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) return 0;
      const greeting = bytes.toString("latin1", 0, end);
      if (!greeting.startsWith("HTTP/1.1 101 ") || !greeting.includes(accepted)) {
        reject(new Error(`No line was opened: ${greeting}`));
        socket.destroy();
        return bytes.length;
      }
      open = true;
      resolve(line);
      return end + 4 + readFrames(bytes.subarray(end + 4));
    }

    function readFrames(bytes: Buffer): number {
      let at = 0;
      while (at + 2 <= bytes.length) {
        let from = at + 2;
        let length = bytes[at + 1] & 127;
        if (length === 126) {
          if (from + 2 > bytes.length) break;
          length = bytes.readUInt16BE(from);
          from += 2;
        } else if (length === 127) {
          if (from + 8 > bytes.length) break;
          length = Number(bytes.readBigUInt64BE(from));
          from += 8;
        }
        if (from + length > bytes.length) break;
        const kind = bytes[at] & 15;
        if (kind === TEXT) heard(bytes.toString("utf8", from, from + length));
        else if (kind === PING) write(PONG, bytes.toString("latin1", from, from + length));
        at = from + length;
      }
      return at;
    }

    function write(kind: number, text: string): void {
      const { length } = text;
      if (length > 65535) throw new Error("No load is that heavy.");
      const start = length < 126 ? 2 : 4;
      const frame = Buffer.allocUnsafe(start + 4 + length);
      frame[0] = 128 | kind;
      frame[1] = 128 | (length < 126 ? length : 126);
      if (length >= 126) frame.writeUInt16BE(length, 2);
      for (let i = 0; i < 4; i++) frame[start + i] = MASK[i];
      for (let i = 0; i < length; i++) frame[start + 4 + i] = text.charCodeAt(i) ^ MASK[i & 3];
      socket.write(frame);
    }

    const line: Line = {
      send: (text) => write(TEXT, text),
      close() {
        closed = true;
        socket.destroy();
      },
    };
  });
}

/** Passkeys, with an authenticator made of a key pair: kept, signed in with, and refused when anything is not as it should be. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { expect, test } from "vitest";
import type { Running } from "../src/index.ts";
import { ask, cookieOf, guest, inHouse } from "./visitor.ts";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64 = (data: Buffer): string => data.toString("base64url");

/** CBOR, as much of it as an authenticator needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...Array.from(value, ([key, one]) => Buffer.concat([cbor(key), cbor(one as number)])),
  ]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

/** A device with one key. `origin` is where its browser believes to be. */
function device(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };
  const answer = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  return {
    register(challenge: string) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, "base64url")],
          [-3, Buffer.from(y!, "base64url")],
        ]),
      );
      const authData = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: base64(clientData("webauthn.create", challenge)),
        attestationObject: base64(cbor(attestation)),
      });
    },
    signIn(challenge: string) {
      const data = authenticatorData(0x05);
      const client = clientData("webauthn.get", challenge);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}

/** Passkeys want a name for the house, not a number. */
const named = ({ url }: Running): string => url.replace("127.0.0.1", "localhost");

test("an account kept by a passkey comes back with it; a challenge serves once, at our own place, for its own account", () =>
  inHouse(
    async (server) => {
      const origin = named(server);
      const host = new URL(origin).host;
      const ana = await guest(server, "Ana");
      const own = (route: string, body: unknown, cookie?: string) =>
        ask(server, route, body, { origin, "x-forwarded-host": host, ...(cookie === undefined ? {} : { cookie }) });
      const challenge = async (what: string, cookie?: string) =>
        (await own(`POST /api/passkey/${what}-options`, {}, cookie)).body.challenge as string;
      const phone = device(origin);

      const first = await challenge("register", ana.cookie);
      const ben = await guest(server, "Ben");
      expect((await own("POST /api/passkey/register", phone.register(first), ben.cookie)).status).toBe(403);
      const second = await challenge("register", ana.cookie);
      const kept = await own("POST /api/passkey/register", phone.register(second), ana.cookie);
      expect(kept.body).toEqual({ id: ana.id, name: "Ana", kept: { phrase: false, passkeys: 1 } });
      expect((await own("POST /api/passkey/register", phone.register(second), ana.cookie)).status).toBe(403);

      const third = await challenge("sign-in");
      const answer = phone.signIn(third);
      const back = await own("POST /api/passkey/sign-in", answer);
      expect(back.body.id).toBe(ana.id);
      expect(cookieOf(back.headers)).toContain(ana.id);
      expect((await own("POST /api/passkey/sign-in", answer)).status).toBe(403);
      expect((await own("POST /api/passkey/sign-in", device(origin).signIn(await challenge("sign-in")))).status).toBe(
        403,
      );
      for (const odd of [null, {}, { id: 7 }, "x", { ...answer, response: {} }]) {
        expect((await own("POST /api/passkey/sign-in", odd)).status).toBeGreaterThanOrEqual(400);
        expect((await own("POST /api/passkey/sign-in", odd)).status).toBeLessThan(500);
      }
    },
    { behindProxy: true },
  ));

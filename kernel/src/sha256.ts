/** SHA-256 of a text (FIPS 180-4). Written here because the kernel runs, synchronously, where no platform offers it. */

const ROUNDS = new Uint32Array(64);
const START = new Uint32Array(8);
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = (Math.sqrt(n) % 1) * 0x100000000;
  ROUNDS[found++] = (Math.cbrt(n) % 1) * 0x100000000;
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const w = new Uint32Array(64);

/** The eight words of the digest. */
export function sha256(message: string): number[] {
  const bytes = utf8(message);
  const length = bytes.length;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  // A message here is far below 2³² bits: the upper half of its length is nothing.
  bytes.push(0, 0, 0, 0);
  for (let shift = 24; shift >= 0; shift -= 8) bytes.push(((length * 8) >>> shift) & 0xff);

  const digest = Array.from(START, (word) => word | 0);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const at = block + i * 4;
      w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
    }
    mixIn(digest);
  }
  return digest;
}

/** One block, lying in the first sixteen words of `w`. */
function mixIn(digest: number[]): void {
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = digest;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sum = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) digest[i] = (digest[i] + sum[i]) | 0;
}

export function toHex(words: readonly number[]): string {
  return words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const sha256Hex = (message: string): string => toHex(sha256(message));

function utf8(message: string): number[] {
  const bytes: number[] = [];
  for (const sign of message) {
    const code = sign.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

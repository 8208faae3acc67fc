/**
 * Luck: streams of numbers drawn from one secret seed of 256 bits. A stream serves one purpose (the dice, a deck), so that
 * drawing here never changes what comes there. The numbers are the ChaCha keystream with eight rounds: nobody can tell
 * the next from the last, and a position in a stream is one small number, kept in the state.
 */
import { sha256, sha256Hex, toHex } from "./sha256.ts";

const SEED_WORDS = 8;
const BLOCK = 16;
const ROUNDS = 8;

/** "expand 32-byte k", the constant of the ChaCha design. */
const [C0, C1, C2, C3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** One block of the keystream. The rounds are a parameter so that the published test vectors of the design apply. */
// biome-ignore format: half a quarter round a line; sixteen local numbers because this is where much of a playout goes
export function chacha(key: readonly number[], stream: number, block: number, rounds: number, out: Int32Array): void {
  const k0 = key[0], k1 = key[1], k2 = key[2], k3 = key[3], k4 = key[4], k5 = key[5], k6 = key[6], k7 = key[7];
  let x0 = C0, x1 = C1, x2 = C2, x3 = C3;
  let x4 = k0, x5 = k1, x6 = k2, x7 = k3, x8 = k4, x9 = k5, x10 = k6, x11 = k7;
  let x12 = block, x13 = 0, x14 = stream, x15 = 0;
  for (let i = 0; i < rounds; i += 2) {
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 16) | (x12 >>> 16); x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 8) | (x12 >>> 24); x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 16) | (x13 >>> 16); x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 8) | (x13 >>> 24); x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 16) | (x14 >>> 16); x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 8) | (x14 >>> 24); x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 16) | (x15 >>> 16); x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 8) | (x15 >>> 24); x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 16) | (x15 >>> 16); x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 8) | (x15 >>> 24); x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 16) | (x12 >>> 16); x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 8) | (x12 >>> 24); x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 16) | (x13 >>> 16); x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 8) | (x13 >>> 24); x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 16) | (x14 >>> 16); x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 8) | (x14 >>> 24); x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[0] = x0 + C0; out[1] = x1 + C1; out[2] = x2 + C2; out[3] = x3 + C3;
  out[4] = x4 + k0; out[5] = x5 + k1; out[6] = x6 + k2; out[7] = x7 + k3;
  out[8] = x8 + k4; out[9] = x9 + k5; out[10] = x10 + k6; out[11] = x11 + k7;
  out[12] = x12 + block; out[13] = x13; out[14] = x14 + stream; out[15] = x15;
}

/** Where the luck of a game stands: the secret seed and how far each stream has been drawn. */
export interface Luck {
  readonly seed: number[];
  readonly drawn: number[];
}

/** A block is a pure function of seed, stream and number; the last one of each stream is remembered, as most draws want it again. */
const REMEMBERED = 16;
const blocks = Array.from({ length: REMEMBERED }, () => new Int32Array(BLOCK));
const keys = Array.from({ length: REMEMBERED }, () => new Int32Array(SEED_WORDS + 2).fill(-1));

function word(seed: readonly number[], stream: number, position: number): number {
  const place = stream & (REMEMBERED - 1);
  const block = position >>> 4;
  const known = keys[place];
  if (
    known[0] !== stream ||
    known[1] !== block ||
    known[2] !== seed[0] ||
    known[3] !== seed[1] ||
    known[4] !== seed[2] ||
    known[5] !== seed[3] ||
    known[6] !== seed[4] ||
    known[7] !== seed[5] ||
    known[8] !== seed[6] ||
    known[9] !== seed[7]
  ) {
    known[0] = stream;
    known[1] = block;
    for (let i = 0; i < SEED_WORDS; i++) known[i + 2] = seed[i];
    chacha(seed, stream, block, ROUNDS, blocks[place]);
  }
  return blocks[place][position & (BLOCK - 1)] >>> 0;
}

/** A number 0 … n−1, each equally likely: what would favour some is drawn again (K-LCK-03). */
export function draw(luck: Luck, stream: number, n: number): number {
  if (!(n > 0)) throw new RangeError("there is nothing to draw from");
  const fair = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const value = word(luck.seed, stream, luck.drawn[stream]++);
    if (value >= fair) continue;
    const drawn = value % n;
    // As small a number as it is: what once held a large one is kept by engines as a fraction, and every list it goes into with it.
    return drawn <= 0x7fffffff ? drawn | 0 : drawn;
  }
}

/** A seed from any text: a number typed by hand, bytes from the machine's own luck, what every seat contributed. */
export function seedFrom(source: string): number[] {
  return sha256(`blackrose seed ${source}`);
}

/** Luck of its own, for agents and imagined worlds: it never touches the game's. */
export function freshLuck(source: string, streams = 1): Luck {
  return { seed: seedFrom(source), drawn: new Array<number>(streams).fill(0) };
}

export const seedToHex = toHex;

export function seedFromHex(hex: string): number[] | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null;
  return Array.from({ length: SEED_WORDS }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0);
}

/** Published when the game starts; the seed itself is published when it ends (K-LCK-01). */
export function commitment(seed: readonly number[]): string {
  return sha256Hex(`blackrose commitment ${toHex(seed)}`);
}

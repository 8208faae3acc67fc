/**
 * Luck: streams of numbers drawn from one secret seed of 256 bits. A stream serves one purpose (the dice, a deck), so that
 * drawing here never changes what comes there. The numbers are the ChaCha keystream with eight rounds: nobody can tell
 * the next from the last, and a position in a stream is one small number, kept in the state.
 */
import { sha256, sha256Hex, toHex } from "./sha256.ts";

export const SEED_WORDS = 8;
const BLOCK = 16;
const ROUNDS = 8;

/** "expand 32-byte k", the constant of the ChaCha design. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] ^= x[a];
  x[d] = (x[d] << 16) | (x[d] >>> 16);
  x[c] += x[d];
  x[b] ^= x[c];
  x[b] = (x[b] << 12) | (x[b] >>> 20);
  x[a] += x[b];
  x[d] ^= x[a];
  x[d] = (x[d] << 8) | (x[d] >>> 24);
  x[c] += x[d];
  x[b] ^= x[c];
  x[b] = (x[b] << 7) | (x[b] >>> 25);
}

const start = new Int32Array(BLOCK);

/** One block of the keystream. The rounds are a parameter so that the published test vectors of the design apply. */
export function chacha(key: readonly number[], stream: number, block: number, rounds: number, out: Int32Array): void {
  for (let i = 0; i < 4; i++) start[i] = CONSTANT[i];
  for (let i = 0; i < SEED_WORDS; i++) start[4 + i] = key[i];
  start[12] = block;
  start[13] = 0;
  start[14] = stream;
  start[15] = 0;
  out.set(start);
  for (let i = 0; i < rounds; i += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK; i++) out[i] += start[i];
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
  const fair = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const value = word(luck.seed, stream, luck.drawn[stream]++);
    if (value < fair) return value % n;
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

/**
 * Recovery phrases: six words that can be said aloud in any language, "lusab babad gutih tugad hakup nomav". A word is five letters for
 * sixteen bits, consonants and vowels in turn. The first two find the account; of the other four, 64 bits, only a hash is kept.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { KeptPhrase } from "../store/accounts.ts";

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";
const WORDS = 6;
const TO_FIND = 2;

/** What a guess costs: some 50 ms and 32 MB. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const hashed = promisify<string, Uint8Array, number, typeof COST, Buffer>(scrypt);

export async function freshPhrase(): Promise<{ readonly phrase: string; readonly kept: KeptPhrase }> {
  const luck = randomBytes(WORDS * 2);
  const words = Array.from({ length: WORDS }, (_, i) => word(luck.readUInt16BE(i * 2)));
  const [id, rest] = split(words);
  const salt = randomBytes(16);
  return { phrase: words.join(" "), kept: { id, salt, hash: await hash(rest, salt) } };
}

function word(number: number): string {
  const consonant = (shift: number): string => CONSONANTS[(number >> shift) & 15];
  const vowel = (shift: number): string => VOWELS[(number >> shift) & 3];
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}

/** What was typed, as the part to find the account by and the part to prove it with; null when it can be no phrase. */
export function readPhrase(typed: string): readonly [id: string, rest: string] | null {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length === WORDS ? split(words) : null;
}

const split = (words: readonly string[]): readonly [string, string] => [
  words.slice(0, TO_FIND).join(" "),
  words.slice(TO_FIND).join(" "),
];

const NOBODY: KeptPhrase = { id: "", salt: new Uint8Array(16), hash: new Uint8Array(32) };

/** Whether a phrase is the one kept. Where none is, it takes as long to say no. */
export async function isPhrase(rest: string, kept: KeptPhrase | null): Promise<boolean> {
  const { salt, hash: right } = kept ?? NOBODY;
  const said = await hash(rest, salt);
  return timingSafeEqual(said, right) && kept !== null;
}

const hash = (rest: string, salt: Uint8Array): Promise<Buffer> => hashed(rest, salt, 32, COST);

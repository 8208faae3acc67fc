import { describe, expect, test } from "vitest";
import { chacha, commitment, drawLuck, freshLuck, seedFrom, seedFromHex, seedToHex, sha256Hex } from "../src/index.ts";

const ZERO = [0, 0, 0, 0, 0, 0, 0, 0];
const bytes = (words: Int32Array): string =>
  Array.from(new Uint8Array(words.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

describe("luck", () => {
  test("the keystream meets the published vectors, at twenty rounds and at our eight", () => {
    const out = new Int32Array(16);
    chacha(ZERO, 0, 0, 20, out);
    expect(bytes(out).slice(0, 64)).toBe("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7");
    chacha(ZERO, 0, 0, 8, out);
    expect(bytes(out).slice(0, 64)).toBe("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e");
  });

  test("SHA-256 meets the published vectors", () => {
    expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256Hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(sha256Hex("é€😀")).toBe("df9226927fd572c1ee66eec85de1bb139497614899f36e4e90474cb71f6ef9d0");
  });

  test("streams do not touch each other", () => {
    const one = freshLuck("x", 2);
    const other = freshLuck("x", 2);
    for (let i = 0; i < 50; i++) drawLuck(one, 0, 6);
    const after = Array.from({ length: 20 }, () => drawLuck(one, 1, 100));
    expect(Array.from({ length: 20 }, () => drawLuck(other, 1, 100))).toEqual(after);
  });

  test("every face comes up about as often", () => {
    const luck = freshLuck("faces");
    const faces = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) faces[drawLuck(luck, 0, 6)]++;
    // Chi-square with five degrees of freedom: above 20.5 happens once in a thousand; the seed is fixed.
    const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test("a seed survives its hexadecimal form, and its commitment does not show it", () => {
    const seed = seedFrom("tonight");
    expect(seedFromHex(seedToHex(seed))).toEqual(seed);
    expect(seedFromHex("not a seed")).toBeNull();
    expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(seed)).not.toContain(seedToHex(seed).slice(0, 8));
    expect(commitment(seedFrom("tomorrow"))).not.toBe(commitment(seed));
  });
});

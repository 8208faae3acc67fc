import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../src/look/tokens.css", import.meta.url), "utf8");

/** The tokens of one palette: the common ones, and what the palette says otherwise. */
function tokens(palette: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/:root(\[data-palette="\w+"\])? \{([^}]*)\}/g)) {
    if (selector !== undefined && !selector.includes(`"${palette}"`)) continue;
    for (const [, name, value] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) found.set(name, value);
  }
  return found;
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [more, less] = [light(a), light(b)].sort((x, y) => y - x);
  return (more + 0.05) / (less + 0.05);
}

const TEXT = ["bone", "muted", "gold", "gold-bright", "rose-bright", "leaf", "warn"];
const GROUND = ["ink", "night", "night-2", "night-3"];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);

for (const palette of [null, "distinct", "contrast"]) {
  test(`words can be read in the ${palette ?? "usual"} palette`, () => {
    const named = tokens(palette);
    const hex = (name: string): string => named.get(name) ?? `no token ${name}`;
    const pairs = [
      ...TEXT.flatMap((text) => GROUND.map((ground) => [text, ground, 4.5] as const)),
      ["bone", "rose", 4.5] as const,
      ["ink", "gold", 4.5] as const,
      ...SEATS.map((seat) => ["ink", seat, 4.5] as const),
      ...SEATS.map((seat) => [seat, "night-3", 3] as const),
      ...GROUND.map((ground) => ["edge-strong", ground, 3] as const),
    ];
    const weak = pairs
      .map(([a, b, least]) => ({ pair: `${a} on ${b}`, is: contrast(hex(a), hex(b)), least }))
      .filter(({ is, least }) => !(is >= least));
    expect(weak).toEqual([]);
  });
}

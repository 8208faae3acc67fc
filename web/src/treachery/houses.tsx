/** The five houses drawn: a sign, and a shape for their tokens, so that nobody needs the colours to tell them apart. */
import type { Language } from "@blackrose/language";
import { type Colour, optionText } from "@blackrose/treachery";
import { useThing } from "../ask/thing.tsx";
import { cards, colourOfToken, letterOf } from "./seen.ts";
import { tokenThing } from "./things.ts";
import "./houses.css";

/** Flame, wave, crown, sun and leaf, in a box of 24 by 24. */
const SIGNS: { readonly [colour in Colour]: string } = {
  red: "M12.600 1.500c.8 4.200 6.400 6.300 6.400 12.600a7 7 0 0 1-14 .2c0-3.300 1.800-5.300 3.300-7.800.3 2.100 1 3.300 2.200 3.900.900-2.900.4-6 2.100-8.900zM12 13c-1.900 1.700-2.700 3-2.700 4.500a2.700 2.700 0 0 0 5.400 0c0-1.500-.800-2.800-2.700-4.500z",
  blue: "M1.500 8.500c3.500-4.300 6.800-4.300 10.300-.7 3.300 3.300 6.300 3 10.700-1.300v4.300c-4.300 3.900-7.700 4-11.200.5-3.100-3.100-6-2.900-9.800 1.200zM1.500 16.500c3.500-4.300 6.800-4.300 10.300-.7 3.300 3.300 6.300 3 10.700-1.300v4.300c-4.300 3.900-7.700 4-11.200.5-3.100-3.100-6-2.900-9.800 1.200z",
  black: "M2.500 7.200l5 4.400L12 3.500l4.500 8.100 5-4.400-1.900 10.300H4.400zM4.500 19h15v2h-15z",
  yellow:
    "M12 7.200a4.800 4.800 0 1 0 0 9.600a4.800 4.800 0 1 0 0-9.600zM11 1.500h2l.6 4h-3.200zM11 22.500h2l.6-4h-3.200zM1.500 11v2l4 .6v-3.200zM22.500 11v2l-4 .6v-3.200zM3.900 5.300l1.400-1.400 3.300 2.400-2.300 2.300zM20.100 5.300l-1.400-1.400-3.300 2.400 2.300 2.300zM3.900 18.700l1.400 1.400 3.300-2.400-2.300-2.300zM20.100 18.700l-1.400 1.400-3.300-2.400 2.300-2.300z",
  green:
    "M21 2.500C9.500 2.800 4 8 4 14c0 1.600.4 3 .9 4L2.500 20.400l1.300 1.300 2.600-2.500c1 .4 2.300.7 3.700.6 7.400-.4 10.600-6.300 10.900-17.300zM7.700 16.300C9.800 11.700 12.700 8.700 17 6.200c-3 3.300-5 6-6.300 10.100-1 .2-2.100.2-3 0z",
};

/** Diamond, disc, hexagon, square and shield, in a box of 32 by 32. */
const SHAPES: { readonly [colour in Colour]: string } = {
  red: "M16 .8L31.200 16 16 31.200.8 16z",
  blue: "M16 1.500a14.500 14.500 0 1 0 0 29a14.500 14.500 0 1 0 0-29z",
  black: "M9 2h14l8 14-8 14H9L1 16z",
  yellow: "M5.500 2.500h21a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-21a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3z",
  green: "M3 2.500h26V16c0 8-6 12.700-13 15C9 28.700 3 24 3 16z",
};

/** A path drawn so much smaller, and moved by so much in both directions; its numbers tell, so the browser need not. */
const scaled = (path: string, by: number, to: number): string =>
  path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const arc = command.toLowerCase() === "a";
    const moves = arc || command !== command.toUpperCase() ? 0 : to;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    // Of the seven numbers of an arc three are its turn and its sides.
    const drawn = numbers.map((n, i) => (arc && [2, 3, 4].includes(i % 7) ? n : Number((n * by + moves).toFixed(3))));
    return command + drawn.join(" ");
  });

const each = (paths: { readonly [colour in Colour]: string }, by: number, to: number): typeof paths => ({
  red: scaled(paths.red, by, to),
  blue: scaled(paths.blue, by, to),
  black: scaled(paths.black, by, to),
  yellow: scaled(paths.yellow, by, to),
  green: scaled(paths.green, by, to),
});

/** Inside the edge of a token, and in its middle. */
const RINGS = each(SHAPES, 0.82, 2.9);
const SMALL_SIGNS = each(SIGNS, 0.62, 8.5);

export function Sign({ colour, class: of }: { readonly colour: Colour; readonly class?: string }) {
  return (
    <svg class={`t-sign t-${colour}${of === undefined ? "" : ` ${of}`}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[colour]} fill-rule="evenodd" />
    </svg>
  );
}

/** The bare outline of a house's token: where one would lie. */
export function Outline({ colour }: { readonly colour: Colour }) {
  return (
    <svg class={`t-outline t-${colour}`} viewBox="0 0 32 32" aria-hidden="true">
      <path d={SHAPES[colour]} />
      <path class="t-outline-sign" d={SMALL_SIGNS[colour]} fill-rule="evenodd" />
    </svg>
  );
}

export function Token({ value, language }: { readonly value: number; readonly language: Language }) {
  const { props } = useThing(tokenThing(value));
  const colour = colourOfToken(value);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`t-token t-${colour}`}
      aria-label={optionText(cards, "", tokenThing(value), [], language)}
      {...props}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path class="t-token-edge" d={SHAPES[colour]} />
        <path class="t-token-ring" d={RINGS[colour]} />
        <text x="16" y={colour === "red" ? 17.5 : 17} class="t-token-value">
          {value}
        </text>
        <text x="16" y={colour === "red" ? 24.5 : 25.5} class="t-token-letter">
          {letterOf(colour)}
        </text>
      </svg>
    </button>
  );
}

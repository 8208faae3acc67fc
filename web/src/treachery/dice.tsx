/** The five dice: cubes that tumble when they come to show something else. */
import { type Colour, COLOURS, optionText } from "@blackrose/treachery";
import { useRef } from "preact/hooks";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { Sign } from "./houses.tsx";
import { ICONS } from "./icons.ts";
import { cards, letterOf, lockOn, seenIn } from "./seen.ts";
import { dieThing } from "./things.ts";
import { wordsIn } from "./words.ts";
import "./dice.css";

/** Where the pips of each face lie, in thirds of its side. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** How the cube is turned for each face to look up: about the level axis, then the upright one. */
const FACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

function Face({ value }: { readonly value: number }) {
  return (
    <svg class={`t-face t-face-${value}`} viewBox="0 0 30 30" aria-hidden="true">
      <rect x=".5" y=".5" width="29" height="29" rx="4.500" />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={7.5 + x * 7.5} cy={7.5 + y * 7.5} r="2.900" />
      ))}
    </svg>
  );
}

function Die({ scene, colour }: { readonly scene: Scene; readonly colour: Colour }) {
  const s = seenIn(scene);
  const { props } = useThing(dieThing(colour));
  const die = COLOURS.indexOf(colour);
  const value = s.dice[die];
  const lock = lockOn(s, die);
  // A die that shows what it showed may still have been rolled: with a new round they all were.
  const last = useRef({ value, round: s.round, turns: 0 });
  if (last.current.value !== value || last.current.round !== s.round) {
    last.current = { value, round: s.round, turns: last.current.turns + 1 };
  }
  const [x, y] = FACES[value];
  const { turns } = last.current;
  const label = optionText(cards, "", dieThing(colour), scene.names, scene.language);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`t-die t-${colour}`}
      aria-label={`${label}: ${value}${lock === null ? "" : `. ${wordsIn(scene.language).lockedBy(cards.kind[lock].name[scene.language])}`}`}
      {...props}
    >
      <span class="t-cube-box">
        <span
          class="t-cube"
          style={{
            transform: `rotateX(${x + 360 * turns}deg) rotateY(${y + 360 * turns}deg)`,
            transitionDelay: `calc(${die * 45}ms * var(--speed, 1))`,
          }}
        >
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Face key={face} value={face} />
          ))}
        </span>
      </span>
      <span class="t-die-name" aria-hidden="true">
        <Sign colour={colour} />
        {letterOf(colour)}
        {lock === null ? null : <Icon name={ICONS.locked} />}
      </span>
    </button>
  );
}

export function Dice({ scene }: { readonly scene: Scene }) {
  return (
    <div class="t-dice">
      {COLOURS.map((colour) => (
        <Die key={colour} scene={scene} colour={colour} />
      ))}
    </div>
  );
}

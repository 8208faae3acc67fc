/** The five dice: cubes that tumble when they come to show something else. */
import { type Colour, COLOURS, optionText } from "@blackrose/treachery";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { afterPaint, whenPressed } from "../look/after-paint.ts";
import { Icon } from "../look/icon.tsx";
import { duration } from "../look/motion.ts";
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

/** The faces around a cube that turns from one to the other about one axis: what lies opposite adds up to seven. Two are never seen. */
function around(from: number, to: number): readonly number[] {
  const isBeside = to !== from && to + from !== 7;
  const beside = isBeside ? to : from === 1 || from === 6 ? 2 : 1;
  return [from, beside, 7 - from, 7 - beside];
}

function Face({ value }: { readonly value: number }) {
  return (
    <svg class="t-face" viewBox="0 0 30 30" aria-hidden="true">
      <rect x=".5" y=".5" width="29" height="29" rx="4.500" />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={7.5 + x * 7.5} cy={7.5 + y * 7.5} r="2.900" />
      ))}
    </svg>
  );
}

/** How long a die tumbles, and how much later than the one before it, in milliseconds. */
const TUMBLE = 900;
const LATER = 45;

/** It rolls over once and then on to its face, spinning as it goes. */
const turned = (quarters: number, spins: number): string => `rotateZ(${360 * spins}deg) rotateX(${-90 * quarters}deg)`;

/**
 * One after the other, and yet all as long as the last: each that comes to rest by itself has the table laid out and put together anew. A die
 * waits as a part of its way: a browser does not move by itself, without the page, what has a delay at its end.
 */
function tumbling(from: number, to: number, nth: number): readonly [Keyframe[], number] {
  const all = TUMBLE + LATER * (COLOURS.length - 1);
  const begins = (LATER * nth) / all;
  const before = { transform: turned(0, 0) };
  const after = { transform: turned(4 + around(from, to).indexOf(to), nth % 2 === 0 ? 1 : -1) };
  const path = [
    before,
    { ...before, offset: begins, easing: "cubic-bezier(0.2, 0.75, 0.25, 1.04)" },
    { ...after, offset: begins + TUMBLE / all },
    after,
  ];
  return [path, duration(all)];
}

/**
 * It lies flat, and is a cube only while it tumbles: the browser keeps a picture of each face of a cube, and of whatever lies above them. A
 * die that shows what it showed may still have been rolled: with a new round they all were.
 */
function Cube({ value, round, nth }: { readonly value: number; readonly round: number; readonly nth: number }) {
  const cube = useRef<HTMLSpanElement>(null);
  const [lies, setLies] = useState({ value, round });
  const rests = lies.value === value && lies.round === round;
  useLayoutEffect(() => {
    if (rests) return;
    const rest = (): void => setLies({ value, round });
    const [path, time] = tumbling(lies.value, value, nth);
    if (cube.current === null || time === 0) {
      rest();
      return;
    }
    const tumble = cube.current.animate(path, { duration: time, fill: "both" });
    // Whoever presses something has seen enough.
    const noHaste = whenPressed(() => tumble.finish());
    let callOff: (() => void) | undefined;
    tumble.onfinish = () => {
      noHaste();
      callOff = afterPaint(rest);
    };
    return () => {
      noHaste();
      tumble.onfinish = null;
      tumble.cancel();
      callOff?.();
    };
  }, [value, round]);
  return rests ? (
    <Face value={value} />
  ) : (
    <span class="t-cube" ref={cube}>
      {around(lies.value, value).map((face) => (
        <Face key={face} value={face} />
      ))}
    </span>
  );
}

function Die({ scene, colour }: { readonly scene: Scene; readonly colour: Colour }) {
  const s = seenIn(scene);
  const { props } = useThing(dieThing(colour));
  const die = COLOURS.indexOf(colour);
  const value = s.dice[die];
  const lock = lockOn(s, die);
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
        <Cube value={value} round={s.round} nth={die} />
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

/** Movement that shows what became of what: things glide from where they were to where they are. Speed and silence are the player's. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameFace, Scene } from "../face.ts";
import { settings } from "../settings.ts";
import { afterPaint, whenPressed } from "./after-paint.ts";

const USUAL = 420;
/** From afar. */
const FLIGHT = 520;

const calm = (): boolean =>
  settings.value.motion === "none" ||
  (settings.value.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** How long a movement takes, in milliseconds; 0 when nothing shall move. */
export const duration = (usual = USUAL): number => (calm() ? 0 : usual * settings.value.pause);

/** Where a thing lies. In a drawing its place is what the drawing says, in its own units: however large it is drawn, it has not moved. */
interface Place {
  readonly element: HTMLElement | SVGElement;
  readonly drawn: boolean;
  readonly at: DOMRect;
}

/** Where every thing lies, seen from the corner of what holds them: a board that moves as a whole moves nothing on it. */
interface Places {
  readonly wide: number;
  readonly high: number;
  readonly of: ReadonlyMap<string, Place>;
}

const NOWHERE: Places = { wide: 0, high: 0, of: new Map() };

/** What has moved by less than such a part of its size, or by less than so many pixels, has not: the board was laid out anew. */
const PART = 0.35;
const LEAST = 6;

function places(inside: Element): Places {
  const { left, top, width: wide, height: high } = inside.getBoundingClientRect();
  const found = new Map<string, Place>();
  for (const element of inside.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    const thing = element.getAttribute("data-thing") ?? "";
    if (found.has(thing)) continue;
    if (element instanceof SVGGraphicsElement) {
      const { baseVal } = element.transform;
      const { e: x, f: y } = baseVal.numberOfItems === 0 ? new DOMMatrix() : baseVal.getItem(0).matrix;
      found.set(thing, { element, drawn: true, at: new DOMRect(x, y, 1, 1) });
    } else {
      const { x, y, width, height } = element.getBoundingClientRect();
      found.set(thing, { element, drawn: false, at: new DOMRect(x - left, y - top, width, height) });
    }
  }
  return { wide, high, of: found };
}

/** Movements under way, so that nobody measures a thing in flight. */
let gliding: Animation[] = [];
/** Calls off their end. */
let callOff: (() => void) | undefined;

/** What only moves and fades is moved by the browser without drawing anything again: so no other properties here, and none added to others. */
const GLIDES = "cubic-bezier(.3,.1,.2,1)";
const FLIES = "cubic-bezier(.25,.7,.2,1)";

/**
 * What has moved is drawn on the board again, all of it at once, and not while somebody presses something: so long, in milliseconds, it may
 * lie where it has come to.
 */
const LIES = 1_500;

function settle(): void {
  callOff?.();
  for (const movement of gliding) movement.cancel();
  gliding = [];
}

function move(element: Element, path: readonly Keyframe[], easing: string, time: number): Animation {
  const all = time + LIES;
  const [first, ...rest] = path;
  const then = rest.map((frame) => ({ ...frame, offset: ((frame.offset ?? 1) * time) / all }));
  return element.animate([{ ...first, easing }, ...then, { ...path.at(-1) }], all);
}

/**
 * Lets every thing that lies elsewhere than before glide there, and what was not there before appear, or fly in from the thing it came
 * from. Called when the new is drawn and not painted yet; gives back where everything lies now.
 */
function glide(inside: Element, before: Places, cameFrom: (thing: string) => string | null): Places {
  settle();
  const time = duration();
  // Where nothing moves, nobody need measure.
  if (time === 0) return NOWHERE;
  const now = places(inside);
  if (before.of.size === 0) return now;
  // A board that has become larger moves nothing on it either, but what is drawn.
  const resized = now.wide !== before.wide || now.high !== before.high;
  const moved = new Map<Element, readonly [number, number]>();
  // Measured first and moved after: whoever does both in turn has the page laid out again each time.
  const movements: (() => Animation)[] = [];
  for (const [thing, { element, drawn, at: to }] of now.of) {
    const was = before.of.get(thing);
    if (to.width === 0 || was?.at.width === 0) continue;
    if (was === undefined) {
      const source = now.of.get(cameFrom(thing) ?? "")?.at;
      if (source === undefined || source.width === 0) {
        movements.push(() => move(element, [{ opacity: 0 }, { opacity: 1 }], GLIDES, time));
      } else {
        const x = source.left + source.width / 2 - (to.left + to.width / 2);
        const y = source.top + source.height / 2 - (to.top + to.height / 2);
        const flight = [
          { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0 },
          { opacity: 1, offset: 0.35 },
          { transform: "none", opacity: 1 },
        ];
        movements.push(() => move(element, flight, FLIES, duration(FLIGHT)));
      }
      continue;
    }
    if (was.drawn !== drawn || (resized && !drawn)) continue;
    const whole = [was.at.left - to.left, was.at.top - to.top] as const;
    const far = Math.max(LEAST, PART * Math.min(to.width, to.height));
    if (Math.hypot(...whole) < far) continue;
    moved.set(element, whole);
    // What lies on something that moves is carried by it.
    const carried = drawn ? ([0, 0] as const) : carrier(element, moved);
    const [dx, dy] = [whole[0] - carried[0], whole[1] - carried[1]];
    if (Math.hypot(dx, dy) < far) continue;
    // Where letters are enlarged a unit is not a pixel.
    const unit = drawn ? 1 : (element.currentCSSZoom ?? 1);
    const path = [{ translate: `${dx / unit}px ${dy / unit}px` }, { translate: "0 0" }];
    movements.push(() => move(element, path, GLIDES, time));
  }
  if (movements.length === 0) return now;
  gliding = movements.map((begin) => begin());
  const ends = setTimeout(() => {
    callOff = afterPaint(settle);
  }, duration(FLIGHT));
  const noHaste = whenPressed(arrive);
  callOff = () => {
    clearTimeout(ends);
    noHaste();
  };
  return now;
}

/**
 * Whoever presses something has seen enough: what moves has arrived. It is held there, because the page works out anew where everything is
 * that moves, several times for each click.
 */
function arrive(): void {
  for (const movement of gliding) {
    movement.currentTime = duration(FLIGHT);
    movement.pause();
  }
}

/** How far the nearest thing around this one moves. */
function carrier(element: Element, moved: ReadonlyMap<Element, readonly [number, number]>): readonly [number, number] {
  const around = element.parentElement?.closest("[data-thing]");
  return around == null ? [0, 0] : (moved.get(around) ?? carrier(around, moved));
}

/** With every new view what lies elsewhere on the board than before glides there. */
export function useGlide(board: { readonly current: Element | null }, face: GameFace, scene: Scene | null): void {
  const before = useRef<Places>(NOWHERE);
  useLayoutEffect(() => {
    const { current } = board;
    if (current === null || scene === null) return;
    before.current = glide(current, before.current, (thing) => face.cameFrom(scene, thing));
  }, [scene?.view]);
}

/** A thing that is talked about glows for a moment. */
export function pulse(element: Element): void {
  const time = duration(700);
  if (time > 0) {
    element.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.9)" }, { filter: "brightness(1)" }], time);
  }
}

/** Changes the page with the browser's own cross-fade, where it has one. */
export function change(then: () => void): void {
  if (duration() === 0 || !("startViewTransition" in document)) {
    then();
    return;
  }
  document.startViewTransition(async () => {
    then();
    // The page is drawn a moment after it has changed.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

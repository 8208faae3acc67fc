/** Movement that shows what became of what: things glide from where they were to where they are. Speed and silence are the player's. */
import { settings } from "../settings.ts";

const USUAL = 420;

const calm = (): boolean =>
  settings.value.motion === "none" ||
  (settings.value.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** How long a movement takes, in milliseconds; 0 when nothing shall move. */
export const duration = (usual = USUAL): number => (calm() ? 0 : usual * settings.value.pause);

const place = (element: Element): DOMRect => element.getBoundingClientRect();

export type Places = ReadonlyMap<string, DOMRect>;

/** Where every thing inside lies now, seen from its corner: a board that moves as a whole moves nothing on it. */
function places(inside: Element): Places {
  const { left, top } = place(inside);
  const found = new Map<string, DOMRect>();
  for (const element of inside.querySelectorAll("[data-thing]")) {
    const thing = element.getAttribute("data-thing") ?? "";
    const { x, y, width, height } = place(element);
    if (!found.has(thing)) found.set(thing, new DOMRect(x - left, y - top, width, height));
  }
  return found;
}

/** Movements under way, so that nobody measures a thing in flight. */
let gliding: Animation[] = [];

/**
 * Lets every thing that lies elsewhere than before glide there, and what was not there before appear. Called when the new is drawn and
 * not painted yet; gives back where everything lies now.
 */
export function glide(inside: Element, before: Places): Places {
  for (const movement of gliding) movement.cancel();
  gliding = [];
  const time = duration();
  // Where nothing moves, nobody need measure.
  if (time === 0) return new Map();
  const now = places(inside);
  if (before.size === 0) return now;
  const timing = { duration: time, easing: "cubic-bezier(.3,.1,.2,1)" };
  const moved = new Map<Element, readonly [number, number]>();
  const seen = new Set<string>();
  for (const element of inside.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    const thing = element.getAttribute("data-thing") ?? "";
    const to = now.get(thing);
    if (to === undefined || to.width === 0 || seen.has(thing)) continue;
    seen.add(thing);
    const from = before.get(thing);
    if (from === undefined || from.width === 0) {
      if (from === undefined) gliding.push(element.animate([{ opacity: 0, offset: 0 }], timing));
      continue;
    }
    const whole = [from.left - to.left, from.top - to.top] as const;
    if (Math.abs(whole[0]) + Math.abs(whole[1]) < 6) continue;
    moved.set(element, whole);
    // What lies on something that moves is carried by it.
    const carried = carrier(element, moved);
    const [dx, dy] = [whole[0] - carried[0], whole[1] - carried[1]];
    if (Math.abs(dx) + Math.abs(dy) < 6) continue;
    // Inside a drawing, or where letters are enlarged, a unit is not a pixel.
    const scale =
      element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : (element.currentCSSZoom ?? 1);
    const path = [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "translate(0, 0)" }];
    // On top of the transform that places it in a drawing.
    gliding.push(element.animate(path, { ...timing, composite: "add" }));
  }
  return now;
}

/** How far the nearest thing around this one moves. */
function carrier(element: Element, moved: ReadonlyMap<Element, readonly [number, number]>): readonly [number, number] {
  const around = element.parentElement?.closest("[data-thing]");
  return around == null ? [0, 0] : (moved.get(around) ?? carrier(around, moved));
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

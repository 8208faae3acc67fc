/** Movement that shows what became of what: things glide from where they were to where they are. Speed and silence are the player's. */
import { settings } from "../settings.ts";

const USUAL = 420;

const calm = (): boolean =>
  settings.value.motion === "none" ||
  (settings.value.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** How long a movement takes, in milliseconds; 0 when nothing shall move. */
export const duration = (usual = USUAL): number => (calm() ? 0 : usual * settings.value.pause);

const place = (element: Element): DOMRect => element.getBoundingClientRect();

/** A copy of `from` flies to `to`; resolves on landing. */
export async function fly(from: Element, to: Element, usual = USUAL): Promise<void> {
  const time = duration(usual);
  if (time === 0) return;
  const [a, b] = [place(from), place(to)];
  if (a.width === 0 || b.width === 0) return;
  const ghost = from.cloneNode(true) as HTMLElement | SVGElement;
  const sheet = document.createElement("div");
  sheet.className = "flying";
  sheet.setAttribute("aria-hidden", "true");
  Object.assign(sheet.style, {
    left: `${a.left}px`,
    top: `${a.top}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
  });
  for (const named of [ghost, ...ghost.querySelectorAll("[data-thing],[id]")]) {
    named.removeAttribute("data-thing");
    named.removeAttribute("id");
  }
  sheet.append(ghost);
  document.body.append(sheet);
  const by = `translate(${b.left - a.left}px, ${b.top - a.top}px) scale(${b.width / a.width}, ${b.height / a.height})`;
  const flight = sheet.animate([{ transform: "none" }, { transform: by, opacity: 0.6 }], {
    duration: time,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
  await flight.finished.catch(() => undefined);
  sheet.remove();
}

export type Places = ReadonlyMap<string, DOMRect>;

/** Where every thing inside lies now. */
export function places(inside: Element): Places {
  const found = new Map<string, DOMRect>();
  for (const element of inside.querySelectorAll("[data-thing]")) {
    const thing = element.getAttribute("data-thing") ?? "";
    if (!found.has(thing)) found.set(thing, place(element));
  }
  return found;
}

/** Lets every thing that lies elsewhere than before glide there. */
export function glide(inside: Element, before: Places): void {
  const time = duration();
  if (time === 0 || before.size === 0) return;
  const seen = new Set<string>();
  for (const element of inside.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    const thing = element.getAttribute("data-thing") ?? "";
    const was = before.get(thing);
    if (was === undefined || seen.has(thing)) continue;
    seen.add(thing);
    const now = place(element);
    if (was.width === 0 || now.width === 0) continue;
    const [dx, dy] = [was.left - now.left, was.top - now.top];
    if (Math.abs(dx) + Math.abs(dy) < 6) continue;
    // Inside a drawing a unit is not a pixel.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    element.animate(
      [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "translate(0, 0)" }],
      // On top of the transform that places it in a drawing.
      { duration: time, easing: "cubic-bezier(.3,.1,.2,1)", composite: "add" },
    );
  }
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

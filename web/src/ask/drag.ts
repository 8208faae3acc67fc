/**
 * Dragging is pointing twice: at what is dragged, and at what it is dropped on. A thing that means one option only can be dropped anywhere.
 * A face that drags something by itself marks it `data-handled`.
 */
import { useEffect } from "preact/hooks";
import type { Asking } from "./asking.ts";

/** Less is a click with a shaky hand. */
const FAR = 24;

const thingAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]") : null;

const nameOf = (thing: Element | null): string => thing?.getAttribute("data-thing") ?? "";

/** Whether a finger that moves like this scrolls something. */
function scrolls(from: Element, x: number, y: number): boolean {
  const aside = Math.abs(x) > Math.abs(y);
  for (let around: Element | null = from; around !== null; around = around.parentElement) {
    const room = aside ? around.scrollWidth - around.clientWidth : around.scrollHeight - around.clientHeight;
    const { overflowX, overflowY } = getComputedStyle(around);
    if (room > 1 && /auto|scroll/.test(aside ? overflowX : overflowY)) return true;
  }
  return false;
}

export function useDrag(asking: Asking, board: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = board;
    if (current === null) return;
    let from: HTMLElement | SVGElement | null = null;
    let start = { x: 0, y: 0 };

    function end(): void {
      from?.removeAttribute("data-dragged");
      if (from !== null) from.style.translate = "";
      from = null;
    }
    function down(event: PointerEvent): void {
      end();
      if (!event.isPrimary || event.button !== 0) return;
      const thing = thingAt(event.target);
      if (thing?.closest("[data-handled]") !== null || !asking.offers.peek().has(nameOf(thing))) return;
      from = thing;
      start = { x: event.clientX, y: event.clientY };
    }
    /** What a finger moves does not scroll, and what it scrolls does not move. */
    function touch(event: TouchEvent): void {
      if (from === null) return;
      const [{ clientX, clientY }] = event.touches;
      if (!from.hasAttribute("data-dragged") && scrolls(from, clientX - start.x, clientY - start.y)) end();
      else event.preventDefault();
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (from === null || Math.hypot(clientX - start.x, clientY - start.y) < FAR) return;
      from.setAttribute("data-dragged", "");
      if (from instanceof HTMLElement) from.style.translate = `${clientX - start.x}px ${clientY - start.y}px`;
    }
    function up({ clientX, clientY }: PointerEvent): void {
      const dragged = from?.hasAttribute("data-dragged") ? nameOf(from) : "";
      end();
      if (dragged === "") return;
      const to = nameOf(thingAt(document.elementFromPoint(clientX, clientY)));
      const offers = asking.offers.peek();
      const means = offers.get(dragged) ?? [];
      const both = means.filter((key) => to !== dragged && offers.get(to)?.includes(key));
      const left = both.length > 0 ? both : means;
      if (left.length === 1) asking.pick(left[0]);
      else asking.point(dragged);
    }
    current.addEventListener("pointerdown", down);
    current.addEventListener("touchmove", touch, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      current.removeEventListener("pointerdown", down);
      current.removeEventListener("touchmove", touch);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
  }, [asking]);
}

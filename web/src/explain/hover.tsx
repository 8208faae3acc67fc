/** A short word on what lies under the pointer or a resting finger. The whole stands in the sheet that a click opens. */
import { useEffect, useState } from "preact/hooks";
import type { GameFace, Scene } from "../face.ts";

const REST = 400;
const PRESS = 500;
/** A finger that moves so far does not rest. */
const STILL = 10;

interface HoverProps {
  readonly face: GameFace;
  readonly scene: Scene;
  readonly board: { readonly current: HTMLElement | null };
  /** A finger has rested on it. */
  readonly onPress: (thing: string) => void;
}

interface Tip {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}

/** A face that explains something by itself, with a large picture of a card, marks it `data-handled`. */
const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element && target.closest("[data-handled]") === null ? target.closest("[data-thing]") : null;

export function Hover({ face, scene, board, onPress }: HoverProps) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const { current } = board;
    if (current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    let start = { x: 0, y: 0 };
    let pressed = false;
    const hide = (): void => {
      clearTimeout(timer);
      over = null;
      setTip(null);
    };
    function move({ target, pointerType, clientX, clientY }: PointerEvent): void {
      if (pointerType !== "mouse") {
        if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
        return;
      }
      const found = thingAt(target);
      // What can be read beside the pointer already needs no other word on it.
      const element = found?.closest("[data-read]") == null ? found : null;
      if (element === over) return;
      hide();
      over = element;
      if (element === null) return;
      timer = setTimeout(() => {
        const { left, top, bottom, width } = element.getBoundingClientRect();
        const below = top < innerHeight / 3;
        const x = Math.min(Math.max(left + width / 2, 150), innerWidth - 150);
        setTip({ thing: element.getAttribute("data-thing") ?? "", x, y: below ? bottom + 6 : top - 6, below });
      }, REST);
    }
    function down({ target, pointerType, clientX, clientY }: PointerEvent): void {
      pressed = false;
      start = { x: clientX, y: clientY };
      if (pointerType === "mouse") {
        hide();
        return;
      }
      const thing = thingAt(target)?.getAttribute("data-thing");
      clearTimeout(timer);
      if (thing == null) return;
      timer = setTimeout(() => {
        pressed = true;
        onPress(thing);
      }, PRESS);
    }
    /** What was read is not answered when the finger lifts. */
    function click(event: MouseEvent): void {
      if (pressed) event.stopPropagation();
      pressed = false;
    }
    const lift = (): void => clearTimeout(timer);
    current.addEventListener("pointermove", move);
    current.addEventListener("pointerleave", hide);
    current.addEventListener("pointerdown", down);
    current.addEventListener("pointerup", lift);
    current.addEventListener("click", click, true);
    current.addEventListener("pointercancel", lift);
    return () => {
      hide();
      current.removeEventListener("pointermove", move);
      current.removeEventListener("pointerleave", hide);
      current.removeEventListener("pointerdown", down);
      current.removeEventListener("pointerup", lift);
      current.removeEventListener("click", click, true);
      current.removeEventListener("pointercancel", lift);
    };
  }, []);
  // What was under the pointer may be gone.
  useEffect(() => setTip(null), [scene.view]);

  const about = tip === null ? null : face.about(scene, tip.thing);
  if (tip === null || about == null) return null;
  return (
    <div
      class="tip"
      role="tooltip"
      data-below={tip.below || undefined}
      style={{ left: `${tip.x}px`, top: `${tip.y}px` }}
    >
      <b>{about.title}</b>
      {about.paragraphs.slice(0, 3).map((text, i) => (
        <p key={i}>{text}</p>
      ))}
    </div>
  );
}

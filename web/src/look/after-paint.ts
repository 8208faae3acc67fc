/** Work that waits until the screen has been painted: what a click changes is seen first, what it leads to is done after. */

/** A page that nobody sees is not painted: nothing waits for longer than this. */
const LONGEST = 1_000;

/** When no click has come so long after a finger was lifted, none will, in milliseconds. */
const NO_CLICK = 100;

/** Whoever has come to something with the mouse presses within so many milliseconds, or looks at it first. */
const AIMS = 300;

/** Until when somebody may be about to press what the mouse has come to: nothing else begins then either. */
let aiming = 0;

/** Something is pressed, or what came of it is not painted yet: nothing else begins then. */
let pressing = false;

function painted(then: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(then, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
  };
}

/** Told once, when the page begins. */
export function noticePresses(): void {
  let ends: (() => void) | undefined;
  const press = (): void => {
    ends?.();
    pressing = true;
    aiming = 0;
  };
  let at: Element | null = null;
  const aim = ({ target, pointerType }: PointerEvent): void => {
    const to = target instanceof Element ? target.closest("button:enabled, [data-offered]") : null;
    if (to !== null && to !== at && pointerType === "mouse") aiming = performance.now() + AIMS;
    at = to;
  };
  const release = (): void => {
    ends?.();
    ends = painted(() => {
      pressing = false;
    });
  };
  // Whoever asks for a frame now gets it before the click, and the click has to wait for it.
  const clickFollows = (): void => {
    ends?.();
    const none = setTimeout(release, NO_CLICK);
    ends = () => clearTimeout(none);
  };
  const first = { capture: true, passive: true };
  addEventListener("pointerover", aim, first);
  addEventListener("pointerdown", press, first);
  addEventListener("pointerup", clickFollows, first);
  for (const end of ["pointercancel", "click"]) addEventListener(end, release, first);
  // A key does what it does when it goes down.
  addEventListener(
    "keydown",
    () => {
      press();
      release();
    },
    first,
  );
}

/** Gives back how not to do it after all. */
export function afterPaint(then: () => void): () => void {
  let callOff = painted(ready);
  const late = setTimeout(run, document.visibilityState === "hidden" ? 0 : LONGEST);
  function cancel(): void {
    callOff();
    clearTimeout(late);
  }
  function ready(): void {
    if (pressing || performance.now() < aiming) callOff = painted(ready);
    else run();
  }
  function run(): void {
    cancel();
    then();
  }
  return cancel;
}

/** Work that waits until the screen has been painted: what a click changes is seen first, what it leads to is done after. */

/** A page that nobody sees is not painted: nothing waits for longer than this. */
const LONGEST = 1_000;

/** When no click has come so long after a finger was lifted, none will, in milliseconds. */
const NO_CLICK = 100;

/** Whoever moves the mouse on something presses within so many milliseconds, or looks at it first. */
const AIMS = 200;

/** Somebody presses something or is about to, or what came of it is not painted yet: nothing else begins then. */
let busy = false;

/** What waits for the end of that. It is told; whoever looked at every frame would have the page make that frame. */
const held = new Set<() => void>();

/** What is done when somebody presses something, as soon as that is painted and most often before the finger is lifted. */
const hastened = new Set<() => void>();

/** Until it is called off. */
export function whenPressed(then: () => void): () => void {
  hastened.add(then);
  return () => hastened.delete(then);
}

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
  /** Calls off the end. */
  let callOff: (() => void) | undefined;
  let pressing = false;
  const end = (): void => {
    busy = false;
    pressing = false;
    for (const then of held) then();
  };
  const endIn = (millis: number, how: () => void): void => {
    callOff?.();
    const timer = setTimeout(how, millis);
    callOff = () => clearTimeout(timer);
  };
  const press = (): void => {
    callOff?.();
    busy = true;
    pressing = true;
  };
  const release = (): void => {
    callOff?.();
    callOff = painted(end);
  };
  const aim = ({ target, pointerType }: PointerEvent): void => {
    if (pressing || pointerType !== "mouse" || !(target instanceof Element)) return;
    if (target.closest("button:enabled, [data-offered]") === null) return;
    busy = true;
    endIn(AIMS, end);
  };
  const first = { capture: true, passive: true };
  addEventListener("pointermove", aim, first);
  const hasten = (): void => {
    for (const then of hastened) then();
  };
  addEventListener(
    "pointerdown",
    () => {
      press();
      if (hastened.size > 0) painted(hasten);
    },
    first,
  );
  // Whoever asks for a frame now gets it before the click, and the click has to wait for it.
  addEventListener("pointerup", () => endIn(NO_CLICK, release), first);
  for (const over of ["pointercancel", "click"]) addEventListener(over, release, first);
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
  const callOff = painted(ready);
  const late = setTimeout(run, document.visibilityState === "hidden" ? 0 : LONGEST);
  function cancel(): void {
    callOff();
    held.delete(ready);
    clearTimeout(late);
  }
  function ready(): void {
    if (busy) held.add(ready);
    else run();
  }
  function run(): void {
    cancel();
    then();
  }
  return cancel;
}

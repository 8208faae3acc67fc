/** Work that waits until the screen has been painted: what a click changes is seen first, what it leads to is done after. */

/** A page that nobody sees is not painted: nothing waits for longer than this. */
const LONGEST = 300;

/** Gives back how not to do it after all. */
export function afterPaint(then: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(run, 0);
  });
  const late = setTimeout(run, document.visibilityState === "hidden" ? 0 : LONGEST);
  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(late);
  }
  function run(): void {
    cancel();
    then();
  }
  return cancel;
}

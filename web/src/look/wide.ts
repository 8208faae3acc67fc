/** Whether the screen has room for the side beside the board; the same width as in `table.css`. */
import { type ReadonlySignal, signal } from "@preact/signals";

const asks = matchMedia("(min-width: 60.0625rem)");
const now = signal(asks.matches);
asks.addEventListener("change", () => {
  now.value = asks.matches;
});

export const wide: ReadonlySignal<boolean> = now;

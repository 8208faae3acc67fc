/** A part of the page that is fetched when somebody wants it, and read as soon as it is there. */
import { signal } from "@preact/signals";

/** Undefined while it is on its way; components that read it are drawn again when it has come. Without a network it may come later. */
export function fetched<M>(load: () => Promise<M>): () => M | undefined {
  const come = signal<M | undefined>(undefined);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      load().then(
        (part) => {
          come.value = part;
        },
        () => {
          asked = false;
        },
      );
    }
    return come.value;
  };
}

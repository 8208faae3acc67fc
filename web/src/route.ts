/** Where in the house one is: the path of the address, and how to go elsewhere without loading the page again. */
import { signal } from "@preact/signals";
import { change } from "./look/motion.ts";

const here = (): string => location.pathname + location.hash;

export const path = signal(here());

export function go(to: string, instead = false): void {
  if (to === here()) return;
  history[instead ? "replaceState" : "pushState"](null, "", to);
  change(() => {
    path.value = here();
  });
  scrollTo(0, 0);
}

/** Links inside the house are followed without leaving it. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path.value = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    // A place on the same page is the browser's to find.
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

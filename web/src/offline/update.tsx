/** The client on this device, and what to do when a newer one has come. */
import { signal } from "@preact/signals";
import { words } from "../words/index.ts";

const newer = signal<ServiceWorker | null>(null);

export function stayOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // Without one before, what takes over is the first and no news.
  let first = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!first) location.reload();
    first = false;
  });
  serviceWorker
    .register("/offline.js")
    .then((registration) => {
      const look = (worker: ServiceWorker | null): void => {
        if (worker?.state === "installed" && serviceWorker.controller !== null) newer.value = worker;
      };
      look(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => look(installing));
      });
    })
    .catch(() => undefined);
}

export function UpdateNotice() {
  const w = words.value.app;
  const worker = newer.value;
  if (worker === null) return null;
  return (
    <div class="update" role="status">
      <p>{w.newVersion}</p>
      <button type="button" class="main" onClick={() => worker.postMessage("use it")}>
        {w.update}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => {
          newer.value = null;
        }}
      >
        {w.later}
      </button>
    </div>
  );
}

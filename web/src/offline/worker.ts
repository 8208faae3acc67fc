/**
 * Keeps the whole client on the device, so that it opens without a network. A new version waits until the player says so: a page in use
 * never changes under anyone's hands.
 */

/** Filled in when the client is built: a name for this build, and all its files. */
declare const THIS_BUILD: { readonly name: string; readonly files: readonly string[] };

/** The part of a service worker's world that is used here. */
interface Waitable {
  waitUntil(work: Promise<unknown>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(name: "install" | "activate", then: (event: Waitable) => void): void;
  addEventListener(name: "message", then: (event: MessageEvent) => void): void;
  addEventListener(
    name: "fetch",
    then: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

const scope = self as unknown as Scope;
const build = THIS_BUILD;
const NAME = `blackrose ${build.name}`;
const PAGE = "/index.html";

/** One after the other and without haste: the page in use comes first, and a server may count how often it is asked. */
const BREATH = 60;
const TRIES = 4;

const wait = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

async function keep(cache: Cache, file: string): Promise<void> {
  // What has a hash in its name never changes; the browser may have it already.
  const request = new Request(file, file.startsWith("/assets/") ? {} : { cache: "reload" });
  for (let left = TRIES; ; left--) {
    try {
      await cache.add(request);
      return;
    } catch (error) {
      if (left === 1) throw error;
      await wait(2_000);
    }
  }
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of build.files) {
    await keep(cache, file);
    await wait(BREATH);
  }
}

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));

scope.addEventListener("activate", (event) => {
  const clean = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

scope.addEventListener("message", ({ data }) => {
  if (data === "use it") void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  const ours = origin === location.origin && request.method === "GET" && !/^\/(api|socket)(\/|$)/.test(pathname);
  if (ours) event.respondWith(answer(request, request.mode === "navigate" ? PAGE : pathname));
});

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}

/** The built client behind a small server with the policy it must work under, and a real browser to look at it. */
import { globSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { buildWeb } from "../../tools/build.ts";

/** Found by tools/browser.ts, told by vitest.config.ts. */
const CHROMIUM = process.env["BLACKROSE_CHROMIUM"] ?? "";
export const hasBrowser = CHROMIUM !== "";
export const NO_BROWSER =
  "There is no Chromium here: the tests that need a browser are left out. Install it, or say in BLACKROSE_CHROMIUM where it is.";

/** What takes its time, only when asked for. */
export const long = process.env["BLACKROSE_LONG"] === "1";

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'";

const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export interface VisitOptions {
  readonly phone?: boolean;
  readonly settings?: object;
  readonly language?: string;
}

export interface House {
  readonly address: string;
  /** A visitor's own browser: nothing kept from others. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Pulls the plug: the house no longer answers anyone. */
  cut(): void;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained about; a page that is well has nothing here. */
  readonly complaints: string[];
}

/** What each page's browser complained about, for whoever has only the page. */
export const complaintsOf = new WeakMap<Page, readonly string[]>();

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

export async function visitWith(
  browser: Browser,
  { phone = false, settings = {}, language = "en" }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1366, height: 768 },
    hasTouch: phone,
    isMobile: phone,
    locale: language,
    serviceWorkers: "allow",
  });
  const kept = JSON.stringify({ pause: 0, motion: "none", mute: true, ...settings });
  await context.addInitScript((text) => {
    if (localStorage.getItem("blackrose.settings") === null) localStorage.setItem("blackrose.settings", text);
  }, kept);
  const page = await context.newPage();
  await makeRoom(page);
  const complaints: string[] = [];
  complaintsOf.set(page, complaints);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("Failed to load resource"))
      complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** So much higher than the page the window is made, in pixels: the browser's own bars take their part of it. */
const BARS = 200;

/** Without it the lowest part of the page lies outside of the window, where the browser paints nothing, and tells of nothing painted. */
async function makeRoom(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId, bounds } = await devtools.send("Browser.getWindowForTarget");
  const height = (bounds.height ?? 0) + BARS;
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { height } });
  await devtools.detach();
}

/** Every file of the build. Somebody may build anew while we read: what we got must be of one build, or we read again. */
export async function builtFiles(): Promise<ReadonlyMap<string, Buffer>> {
  for (let left = 20; ; left--) {
    const folder = await buildWeb();
    try {
      const stamp = readFileSync(join(folder, ".stamp"), "utf8");
      const files = new Map(
        globSync("**/*", { cwd: folder, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => join(file.parentPath, file.name))
          .map((path) => [`/${relative(folder, path)}`, readFileSync(path)] as const),
      );
      if (files.has("/index.html") && readFileSync(join(folder, ".stamp"), "utf8") === stamp) return files;
    } catch (error) {
      if (left === 0) throw error;
    }
    await wait(200);
  }
}

export async function openHouse(): Promise<House> {
  const files = await builtFiles();
  let dark = false;
  const server: Server = createServer((asked, answer) => {
    if (dark) {
      asked.socket.destroy();
      return;
    }
    const { pathname } = new URL(asked.url ?? "/", "http://house");
    const found = files.has(pathname) ? pathname : "/index.html";
    answer.setHeader("content-type", TYPES[extname(found)] ?? "application/octet-stream");
    answer.setHeader("content-security-policy", POLICY);
    answer.setHeader("cache-control", "no-cache");
    answer.end(files.get(found));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await openBrowser();

  return {
    address,
    visit: (options) => visitWith(browser, options),
    cut() {
      dark = true;
      server.closeAllConnections();
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The built client behind a small server with the policy it must work under, and a real browser to look at it. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { buildWeb } from "../../tools/build.ts";

export const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
export const hasBrowser = existsSync(CHROMIUM);
export const NO_BROWSER = `There is no browser at ${CHROMIUM}: these tests are left out. Install Chromium to run them.`;

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

export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** A visitor's own browser: nothing kept from others. */
  visit(options?: { readonly phone?: boolean; readonly settings?: object; readonly language?: string }): Promise<Visit>;
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

export async function openHouse(): Promise<House> {
  const folder = await buildWeb();
  // Read once: somebody may build anew while we look at this one.
  const files = new Map<string, Buffer>(
    globSync("**/*", { cwd: folder, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [`/${relative(folder, path)}`, readFileSync(path)] as const),
  );
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
  const browser = await chromium.launch({
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

  return {
    address,
    browser,
    async visit({ phone = false, settings = {}, language = "en" } = {}) {
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
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("Failed to load resource"))
          complaints.push(message.text());
      });
      return { page, context, complaints };
    },
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

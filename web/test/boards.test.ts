/** The boards in a real browser, as they hang in the gallery: everything an option points at is drawn, and nothing of the Lodge overflows on the two screens that count. */
import type { Browser } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, NO_BROWSER, openBrowser } from "./browser/house.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

describe.skipIf(!hasBrowser)("the boards", () => {
  let server: ViteDevServer;
  let browser: Browser;
  let address = "";

  beforeAll(async () => {
    const port = 5300 + Math.floor(Math.random() * 500);
    server = await createServer({
      configFile: new URL("../vite.config.ts", import.meta.url).pathname,
      server: { port, strictPort: false, hmr: false, watch: null },
      logLevel: "error",
    });
    await server.listen();
    address = `${server.resolvedUrls?.local[0]}gallery/`;
    browser = await openBrowser();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each([
    ["2 mages can point at", "seats=2&setup=choose&ruleset=revised", ".lodge"],
    ["5 mages can point at", "seats=5&setup=random&ruleset=rebirth", ".lodge"],
    ["a mage and the Avatar can point at", "seats=1&ruleset=rebirth&boxes=rebirth&mode=avatar", ".lodge"],
    ["3 mages and the Avatar can point at", "seats=3&ruleset=rebirth&boxes=rebirth&mode=avatar", ".lodge"],
    ["nobles can point at", "game=treachery&seats=5", ".t-board"],
  ])("draws what %s (%s)", async (_, wish, board) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const troubles: string[] = [];
    page.on("pageerror", (trouble) => troubles.push(trouble.message));
    await page.goto(`${address}?${wish}&steps=0`);
    await page.waitForSelector(board);
    expect(await page.evaluate(() => window.sweep(50, 11))).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  });

  const SCREENS = [
    [1366, 768],
    [390, 844],
  ] as const;

  it.each(SCREENS)("shows everything at once, and nothing twice, on %i by %i", async (width, height) => {
    for (const seats of [4, 6]) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(`${address}?seats=${seats}&steps=400&until=D-PRE-PLAN&offers=8`);
      await page.waitForSelector(".lodge");
      // In the hand the decks are one touch away.
      const shelf = page.locator(".l-to-library");
      if (await shelf.isVisible()) await shelf.click();
      const found = await page.evaluate(() => {
        const table = document.querySelector(".lodge-table")?.getBoundingClientRect();
        if (table === undefined) return ["no table"];
        const outside = [
          ...document.querySelectorAll(
            ".l-sheet, .lodge-map, .l-power-track, .l-events, .l-library, .l-slots.l-wide, .l-hand, .l-ribbon",
          ),
        ]
          .filter((one) => {
            const { left, top, right, bottom, width: wide } = one.getBoundingClientRect();
            const out =
              left < table.left - 1 || top < table.top - 1 || right > table.right + 1 || bottom > table.bottom + 1;
            return out || wide === 0;
          })
          .map((one) => `outside: ${one.getAttribute("class")}`);
        const cut = [...document.querySelectorAll(".l-sheet-name")]
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map((one) => `cut: ${one.textContent}`);
        // The browser's own tip would stand beside ours.
        const twice = [...document.querySelectorAll("[data-thing][title], [data-thing] [title], [data-thing] title")]
          .filter((one) => one.closest("[data-handled]") === null)
          .map((one) => `told twice: ${one.outerHTML}`);
        return [...outside, ...cut, ...twice];
      });
      expect(found).toEqual([]);
      await page.close();
    }
  });

  it.each(SCREENS)("covers nothing in the Lodge that can be chosen on %i by %i", async (width, height) => {
    for (const decision of ["D-EFF-TARGET", "D-ACT-ROOM"]) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(`${address}?seats=3&steps=40&until=${decision}`);
      await page.waitForSelector(".lodge-map [data-offered]");
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll(".lodge-map [data-offered]")]
          .filter((one) => {
            const { left, top, width: wide, height: high } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
            // A model that is offered may stand in a room that is, too.
            return hit?.closest(".lodge-map [data-offered]") == null;
          })
          .map((one) => one.getAttribute("data-thing")),
      );
      expect([decision, covered]).toEqual([decision, []]);
      await page.close();
    }
  });
});

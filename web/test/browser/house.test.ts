/** The house around the games: every page is whole, speaks the player's language, and opens without a network. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLOSE, OPEN } from "../../src/words/pseudo.ts";
import { hasBrowser, type House, long, NO_BROWSER, openHouse } from "./house.ts";
import { AVATAR, playOn, prepare } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What the accessibility rules find wrong, one line each. */
async function faults(page: Page): Promise<string[]> {
  // The page's policy allows no script of ours; the browser's own tools may look all the same.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: check } = globalThis as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // The marks drawn on a token are not its name.
    const { violations } = await check.run(document, {
      rules: { "label-content-name-mismatch": { enabled: document.querySelector(".board") === null } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

const PAGES = [
  "/",
  "/new/treachery",
  "/new/lodge",
  "/rules/treachery",
  "/rules/table/K-LCK-01",
  "/cards/treachery",
  "/cards/lodge",
  "/settings",
  "/about",
  "/no/such/page",
  "/table/000000000000",
  "/join/nothing",
  "/replay/nothing",
] as const;

describe.skipIf(!hasBrowser)("the house", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  async function goTo(page: Page, path: string): Promise<void> {
    await page.goto(house.address + path);
    await page.waitForSelector("#main h1, #main .trouble, .table-screen", { timeout: 20_000 });
    await page.waitForTimeout(150);
  }

  for (const phone of [false, true]) {
    test(`every page is whole ${phone ? "in the hand" : "on the desk"}`, async () => {
      const { page, complaints, context } = await house.visit({ phone });
      for (const path of PAGES) {
        // A table that is nowhere keeps asking for a server; it says so.
        if (path.startsWith("/table/")) {
          await page.goto(house.address + path);
          await page.waitForSelector("#main");
        } else await goTo(page, path);
        // What a screen reader meets is much the same on both: without much time the desk is enough.
        if (!phone || long) expect(await faults(page), path).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      }
      expect(complaints.filter((one) => !one.includes("WebSocket"))).toEqual([]);
      await context.close();
    });
  }

  for (const [name, title, game, seats, options] of [
    ["Treachery", "Treachery", "treachery", 4, {}],
    ["the Lodge", "The Lodge", "lodge", 3, {}],
    ["the Lodge with the Avatar", "The Lodge", "lodge", 2, AVATAR],
  ] as const) {
    test(`a table of ${name} has no fault a screen reader would meet, with every sheet`, {
      timeout: 60_000,
    }, async () => {
      const { page, context } = await house.visit();
      await prepare(page, game, seats, options);
      await goTo(page, "/");
      await page.getByRole("button", { name: `Play now: ${title}` }).click();
      await page.waitForSelector(".ask-bar [data-option]");
      expect(await faults(page)).toEqual([]);
      if (options === AVATAR) {
        // His board is there once he has acted.
        await playOn(page, "thumb", (answered) => answered >= 25);
        await page.waitForSelector(".l-avatar");
        expect(await faults(page), "later").toEqual([]);
      }
      for (const key of ["t", "?", "w"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(150);
        expect(await faults(page), key).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await context.close();
    });
  }

  test("no word stands outside the catalogue", async () => {
    const { page, context } = await house.visit({ settings: { language: "pseudo" } });
    for (const path of ["/", "/settings", "/no/such/page", "/join/nothing"]) {
      await goTo(page, path);
      const bare = await page.evaluate(
        ([open, close]) => {
          const found: string[] = [];
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          let inside = "";
          while (walk.nextNode()) {
            const { parentElement, textContent } = walk.currentNode;
            if (parentElement === null || parentElement.closest("noscript, kbd, script, svg") !== null) continue;
            inside = textContent ?? "";
            // Words of the catalogue may stand inside others.
            const innermost = new RegExp(`${open}[^${open}${close}]*${close}`, "g");
            while (innermost.test(inside)) inside = inside.replaceAll(innermost, "");
            if (/\p{L}{2,}/u.test(inside)) found.push(inside.trim());
          }
          for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
            for (const name of ["aria-label", "placeholder", "title"]) {
              const value = element.getAttribute(name);
              if (value !== null && /\p{L}{2,}/u.test(value) && !value.includes(open)) found.push(`${name}=${value}`);
            }
          }
          return found;
        },
        [OPEN, CLOSE] as const,
      );
      // Languages are called what their speakers call them.
      const own = ["English", "Español", "Français"];
      expect(
        bare.filter((one) => !own.includes(one)),
        path,
      ).toEqual([]);
    }
    await context.close();
  });

  test("one click from the cold to a question of one's own", async () => {
    const { page, context } = await house.visit();
    await page.goto(house.address);
    await page.locator(".play-now").first().click();
    await page.waitForSelector(".ask-bar [data-option]", { timeout: 20_000 });
    await context.close();
  });

  test("a game goes on where it was after loading again, and without a network", async () => {
    const { page, context, complaints } = await house.visit();
    await prepare(page, "treachery", 4);
    await goTo(page, "/");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.getByRole("button", { name: "Play now: Treachery" }).click();
    await playOn(page, "thumb", (answered) => answered >= 3);
    const before = await page.locator(".log-lines").textContent();
    const question = await page.locator("#question").textContent();

    const since = Date.now();
    await page.reload();
    await page.waitForSelector(".ask-bar [data-option]", { timeout: 20_000 });
    const took = Date.now() - since;
    await page.waitForFunction((text) => document.querySelector(".log-lines")?.textContent === text, before);
    expect(await page.locator("#question").textContent()).toBe(question);
    console.log(`Resumed after ${took} ms.`);

    house.cut();
    await page.reload();
    await page.waitForSelector(".ask-bar [data-option]", { timeout: 20_000 });
    await playOn(page, "thumb", (answered) => answered >= 2);
    await page.goto(`${house.address}/rules/treachery`);
    await page.waitForSelector(".chapter");
    await page.goto(`${house.address}/`);
    await page.waitForSelector("text=The server cannot be reached");
    expect(complaints.filter((one) => !/WebSocket|ERR_/.test(one))).toEqual([]);
    await context.close();
  });
});

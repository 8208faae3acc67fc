/** A table fits on the screen, whoever sits at it: the page itself never scrolls. With BLACKROSE_LONG=1 every main screen is also drawn into artefacts. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type House, long, NO_BROWSER, openHouse } from "./house.ts";
import { last, playOn } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

const TABLES = [
  ["Treachery", "treachery", [4, 5, 6]],
  ["The Lodge", "lodge", [2, 3, 4, 5, 6]],
] as const;

const SCREENS = [
  "",
  "new/treachery",
  "new/lodge",
  "rules/lodge",
  "cards/treachery",
  "cards/lodge",
  "settings",
  "about",
];

const draw = async (page: Page, name: string): Promise<void> => {
  if (long) await page.screenshot({ path: `web/test/artefacts/${name}.png` });
};

/** How far the page can be scrolled, to the right and down. */
const scrolls = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement;
    return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
  });

describe.skipIf(!hasBrowser)("on the screen", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  for (const [place, phone] of [
    ["desk", false],
    ["phone", true],
  ] as const) {
    test(`no table scrolls: ${place}`, { timeout: 240_000 }, async () => {
      const { page, context } = await house.visit({ phone });
      await page.goto(house.address);
      const found: string[] = [];
      for (const [title, game, counts] of TABLES) {
        for (const seats of counts) {
          await page.evaluate((kept) => localStorage.setItem("blackrose.last", kept), last(game, seats));
          await page.goto(house.address);
          await page.getByRole("button", { name: `Play now: ${title}` }).click();
          for (const answers of [0, 6]) {
            await playOn(page, "thumb", (answered) => answered >= answers);
            const [right, down] = await scrolls(page);
            if (right + down > 0) found.push(`${title}, ${seats}, after ${answers}: ${right} right, ${down} down`);
            await draw(page, `${place}-${game}-${seats}-after-${answers}`);
          }
        }
      }
      for (const screen of long ? SCREENS : []) {
        await page.goto(`${house.address}/${screen}`);
        await page.waitForSelector("#main h1");
        await page.waitForTimeout(300);
        await draw(page, `${place}-${screen.replace("/", "-") || "home"}`);
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type House, NO_BROWSER, openHouse } from "./house.ts";
import { playOn, prepare } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

describe.skipIf(!hasBrowser)("a whole game in the browser", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  const games = [
    ["Treachery", "treachery", 4],
    ["The Lodge", "lodge", 2],
  ] as const;
  /** A game of the Lodge has hundreds of questions: with the other hands its first ones do, unless there is time. */
  const long = process.env["BLACKROSE_LONG"] === "1";

  for (const [title, game, seats] of games) {
    for (const hands of ["mouse", "keys", "thumb"] as const) {
      const most = game === "lodge" && hands !== "thumb" && !long ? 30 : Number.POSITIVE_INFINITY;
      test(`${title}, ${hands}`, { timeout: 300_000 }, async () => {
        const { page, complaints, context } = await house.visit({ phone: hands === "thumb" });
        await prepare(page, game, seats);
        await page.goto(house.address);
        if (hands === "keys") {
          await page.getByRole("button", { name: `Play now: ${title}` }).focus();
          await page.keyboard.press("Enter");
        } else await page.getByRole("button", { name: `Play now: ${title}` }).click();
        const answered = await playOn(page, hands, (many) => many >= most);
        expect(answered).toBeGreaterThan(5);
        await page.screenshot({ path: `web/test/artefacts/over-${game}-${hands}.png` });
        const { width, height } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth - innerWidth,
          height: document.documentElement.scrollHeight - innerHeight,
        }));
        expect([width, height]).toEqual([0, 0]);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }
  }
});

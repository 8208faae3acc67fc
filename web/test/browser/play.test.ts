import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type House, long, NO_BROWSER, openHouse } from "./house.ts";
import { playOn, prepare } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

describe.skipIf(!hasBrowser)("a whole game in the browser", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  /** What each pair of hands plays, and how many answers when there is no time for all of it: 0 for none. */
  const runs = [
    ["Treachery", "treachery", 4, "keys", Number.POSITIVE_INFINITY],
    ["Treachery", "treachery", 5, "mouse", 0],
    ["Treachery", "treachery", 6, "thumb", 0],
    ["The Lodge", "lodge", 2, "mouse", 25],
    ["The Lodge", "lodge", 2, "keys", 0],
    ["The Lodge", "lodge", 3, "thumb", 0],
  ] as const;

  for (const [title, game, seats, hands, short] of runs) {
    const most = long ? Number.POSITIVE_INFINITY : short;
    test.skipIf(most === 0)(`${title}, ${hands}`, { timeout: 600_000 }, async () => {
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
});

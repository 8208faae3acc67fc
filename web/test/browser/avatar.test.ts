/** A game against the Avatar without a network, played to its end as people do; in the short run the first turn of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type House, long, NO_BROWSER, openHouse } from "./house.ts";
import { AVATAR, playOn, prepare } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

describe.skipIf(!hasBrowser)("against the Avatar, without a network", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  /** With whom, and how many answers when there is no time for all of it: 0 for none. */
  const runs = [
    ["mouse", 1, "apprentice", 30],
    ["keys", 2, "master", 0],
    ["thumb", 1, "master", 0],
  ] as const;

  test.each(runs.filter(([, , , short]) => long || short > 0))(
    "%s, seats: %i, %s",
    { timeout: 900_000 },
    async (hands, seats, level, short) => {
      const { page, complaints, context } = await house.visit({ phone: hands === "thumb" });
      await prepare(page, "lodge", seats, { ...AVATAR, level });
      await page.goto(house.address);
      // It is ready once everything of the house is kept on this device, boxes too.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      const start = page.getByRole("button", { name: "Play now: The Lodge" });
      if (hands === "keys") {
        await start.focus();
        await page.keyboard.press("Enter");
      } else await start.click();
      const answered = await playOn(page, hands, (many) => !long && many >= short);
      expect(answered).toBeGreaterThanOrEqual(long ? 30 : short);
      // He sits there, and what he does is told.
      if (!long) expect(await page.locator(".l-avatar").count()).toBe(1);
      expect(await page.locator(".log-lines").textContent()).toMatch(/Possessed/);
      await page.screenshot({ path: `web/test/artefacts/avatar-${hands}.png` });
      expect(complaints.filter((one) => !/WebSocket|ERR_/.test(one))).toEqual([]);
      await context.close();
    },
  );
});

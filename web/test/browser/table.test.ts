/** At the table: looking back, explanations, replays, several people at one device, the first game, and a save that is damaged. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type House, NO_BROWSER, openHouse, type Visit } from "./house.ts";
import { answer, chooseAmong, look, playOn, prepare } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

describe.skipIf(!hasBrowser)("at the table", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  async function sitDown(): Promise<Visit> {
    const visit = await house.visit();
    await prepare(visit.page, "treachery", 4);
    await visit.page.goto(house.address);
    await visit.page.getByRole("button", { name: "Play now: Treachery" }).click();
    await visit.page.waitForSelector(".ask-bar [data-option]");
    return visit;
  }
  const asked = (page: Page): Promise<string | null> => page.locator(".ask-bar").getAttribute("data-ask");

  /** What was pointed at is meant: the question is answered, or which way it is meant is asked, and then answered. */
  async function meant(page: Page, before: string | null): Promise<void> {
    const open = page.locator(".ask-bar .among");
    const patience = { timeout: 30_000 };
    await expect.poll(async () => (await open.count()) > 0 || (await asked(page)) !== before, patience).toBe(true);
    await chooseAmong(page);
    await expect.poll(() => asked(page), patience).not.toBe(before);
  }

  test("the end of a round is seen before the next one begins", async () => {
    const { page, context, complaints } = await house.visit({ settings: { pause: 0.1 } });
    await prepare(page, "treachery", 4);
    await page.goto(house.address);
    await page.getByRole("button", { name: "Play now: Treachery" }).click();
    await page.waitForSelector(".ask-bar [data-option]");
    // Where the page stood at each sign, noted as it comes.
    await page.evaluate(() => {
      const noted: string[][] = [];
      Object.assign(window, { noted });
      new MutationObserver(() => {
        const title = document.querySelector(".table-sign strong")?.textContent ?? "";
        const where = document.querySelector(".where")?.textContent ?? "";
        if (title !== "" && noted.at(-1)?.[0] !== title) noted.push([title, where]);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const noted = (): Promise<string[][]> => page.evaluate(() => (window as unknown as { noted: string[][] }).noted);
    const won = async (): Promise<string[][]> => (await noted()).filter(([title]) => title.includes("wins the round"));
    await playOn(page, "thumb", (answered) => answered >= 8);
    const all = await won();
    expect(all.length).toBeGreaterThan(0);
    all.forEach(([, where], i) => expect(where).toContain(`Round ${i + 1}`));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a line of the log shows the board as it was, and everything can be explained by keys", async () => {
    const { page, context, complaints } = await sitDown();
    await playOn(page, "thumb", (answered) => answered >= 3);
    await page.locator(".log-text").first().click();
    await page.waitForSelector(".banner.back");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".banner.back", { state: "detached" });

    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    const thing = await page.locator("[data-cursor]").getAttribute("data-thing");
    expect(thing).not.toBeNull();
    await page.keyboard.press("e");
    await page.waitForSelector("dialog.explain");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.explain", { state: "detached" });

    await page.keyboard.press("w");
    await page.locator(".why-text button").click();
    await page.waitForSelector("dialog.rule-sheet .chapter");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(await page.locator(".unseen[role=log]").textContent()).not.toBe("");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("an answer is seen before what it leads to", async () => {
    const { page, context } = await sitDown();
    for (let i = 0; (await page.locator(".how-many").count()) > 0; i++) {
      await answer(page, "thumb", await look(page), i);
      await page.waitForSelector(".ask-bar [data-option]:enabled");
    }
    const painted = await page.evaluate(async () => {
      const bar = document.querySelector(".ask-bar");
      const shown = (): string => document.getElementById("question")?.textContent ?? "";
      const before = shown();
      const option = bar?.querySelector<HTMLButtonElement>("[data-option]:enabled");
      option?.click();
      // Right before the next paint.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return {
        stays: shown() === before,
        pressed: option?.getAttribute("aria-pressed"),
        open: bar?.querySelectorAll("[data-option]:enabled").length,
      };
    });
    expect(painted).toEqual({ stays: true, pressed: "true", open: 0 });
    await page.waitForSelector(".ask-bar [data-option]:enabled");
    await context.close();
  });

  test("what is picked is seen first where it was picked: among the words, then on the board, or there at once", async () => {
    const { page, context } = await house.visit({ settings: { confirmSingle: true } });
    await prepare(page, "treachery", 4);
    await page.goto(house.address);
    await page.getByRole("button", { name: "Play now: Treachery" }).click();
    await page.waitForSelector(".board [data-offered]");
    const seen = await page.evaluate(async () => {
      const pressed = (): number => document.querySelectorAll('.ask-bar .option[aria-pressed="true"]').length;
      const marked = (): number => document.querySelectorAll(".board [data-picked]").length;
      const nextPaint = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
      const later = async (): Promise<number> => {
        const before = marked();
        for (let frames = 0; frames < 120 && marked() === before; frames++) await nextPaint();
        return marked();
      };
      const option = document.querySelector<HTMLButtonElement>(".ask-bar .option");
      option?.click();
      await nextPaint();
      const words = { pressed: pressed(), marked: marked() };
      const picked = (await later()) > 0;
      option?.click();
      const takenBack = (await later()) === 0;
      for (const thing of document.querySelectorAll<HTMLElement>(".board [data-offered]")) {
        thing.click();
        await nextPaint();
        if (pressed() > 0) break;
      }
      return { words, picked, takenBack, board: { pressed: pressed(), marked: marked() > 0 } };
    });
    expect(seen).toEqual({
      words: { pressed: 1, marked: 0 },
      picked: true,
      takenBack: true,
      board: { pressed: 1, marked: true },
    });
    await context.close();
  });

  test("the focus stays with the question when it changes", async () => {
    const { page, context } = await sitDown();
    for (let i = 0; i < 4; i++) {
      await page.waitForSelector(".ask-bar [data-option]:enabled");
      const before = await asked(page);
      await page.locator(".ask-bar [data-option]:enabled").last().focus();
      await page.keyboard.press("Enter");
      const confirm = page.locator(".ask-bar .commit button.main:enabled:not([data-option])");
      if ((await confirm.count()) > 0) await confirm.press("Enter");
      else if ((await asked(page)) === before && (await page.locator(".how-many").count()) > 0) break;
      await page.waitForFunction((was) => {
        const now = document.querySelector(".ask-bar")?.getAttribute("data-ask") ?? was;
        return now !== was;
      }, before);
      await page.waitForTimeout(60);
      expect(await page.evaluate(() => document.querySelector(".ask-bar")?.contains(document.activeElement))).toBe(
        true,
      );
    }
    await context.close();
  });

  test("a card is played by dragging it onto the table", async () => {
    const { page, context } = await sitDown();
    for (let i = 0; i < 20; i++) {
      await page.waitForSelector(".ask-bar [data-option]");
      if ((await page.locator("#question").textContent())?.includes("Play a card")) break;
      await playOn(page, "thumb", (answered) => answered >= 1);
    }
    const before = await asked(page);
    const card = page.locator(".board [data-offered][data-thing^='card:']").first();
    const box = await card.boundingBox();
    if (box === null) throw new Error("the card is not drawn");
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y - 120, { steps: 6 });
    await page.mouse.up();
    await meant(page, before);
    await context.close();
  });

  test("with a finger the first tap reads a card, the next one means it", async () => {
    const { page, context, complaints } = await house.visit({ phone: true });
    await prepare(page, "treachery", 4);
    await page.goto(house.address);
    await page.getByRole("button", { name: "Play now: Treachery" }).tap();
    for (let i = 0; i < 20; i++) {
      await page.waitForSelector(".ask-bar [data-option]");
      if ((await page.locator("#question").textContent())?.includes("Play a card")) break;
      await playOn(page, "thumb", (answered) => answered >= 1);
    }
    const before = await asked(page);
    await page.locator(".t-hand [data-offered]").first().tap();
    await page.waitForSelector(".t-reading");
    expect(await asked(page)).toBe(before);
    await page.locator(".t-reading-take").tap();
    await meant(page, before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a finished game is checked, looked through and played on from", { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await sitDown();
    await playOn(page, "thumb");
    await page.locator(".luck summary").click();
    await page.locator(".luck button").click();
    await page.waitForSelector("text=The seed belongs to the fingerprint");
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.waitForSelector(".replay-bar", { timeout: 30_000 });
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
    await page.waitForSelector("text=Answer 5 of");
    await page.getByRole("button", { name: "One turn forward" }).click();
    await page.waitForSelector("text=Answer 5 of", { state: "detached" });
    await page.getByRole("button", { name: "One round forward" }).click();
    await page.waitForSelector(".where:has-text('Round 2')");
    await page.getByRole("button", { name: "One round back" }).click();
    await page.waitForSelector(".where:has-text('Round 1')");
    await page.getByLabel("Seen by").selectOption("1");
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.waitForSelector(".ask-bar [data-option]", { timeout: 30_000 });
    await page.goto(house.address);
    await page.waitForSelector(".replays .row-item");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("between two people at one device no hand is shown", async () => {
    const { page, context } = await house.visit();
    await page.goto(`${house.address}/new/treachery`);
    await page.getByLabel("Seat 2", { exact: true }).selectOption("beside");
    await page.getByRole("button", { name: "Sit down" }).click();
    const handed = new Set<string>();
    for (let i = 0; i < 12 && handed.size < 1; i++) {
      await page.waitForSelector(".ask-bar [data-option], .hand-over", { timeout: 30_000 });
      if ((await page.locator(".hand-over").count()) > 0) {
        expect(await page.locator(".board").count()).toBe(0);
        handed.add((await page.locator(".hand-over h1").textContent()) ?? "");
        await page.getByRole("button", { name: "I am here" }).click();
        continue;
      }
      await answer(page, "thumb", await look(page), i);
      await page.waitForTimeout(100);
    }
    expect(handed.size).toBeGreaterThan(0);
    await context.close();
  });

  test.each(["treachery", "lodge/rebirth"])("the first game explains itself and is found again: %s", async (course) => {
    const { page, context, complaints } = await house.visit();
    await page.goto(`${house.address}/learn/${course}`);
    await page.waitForSelector(".balloon");
    const first = await page.locator(".balloon p").textContent();
    await page.locator(".balloon .main").click();
    await page.waitForFunction((text) => document.querySelector(".balloon p")?.textContent !== text, first);
    const second = await page.locator(".balloon p").textContent();
    await page.reload();
    await page.waitForSelector(".balloon");
    expect(await page.locator(".balloon p").textContent()).toBe(second);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a damaged save says so, and what is left can be kept", async () => {
    const { page, context } = await sitDown();
    const url = page.url();
    await page.goto(`${house.address}/settings`);
    await page.evaluate(
      (table) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("blackrose");
          opening.addEventListener("success", () => {
            const all = opening.result.transaction(["entries"], "readwrite");
            all
              .objectStore("entries")
              .put({ is: "answered", seat: 0, keys: ["nonsense"], by: "person", at: 1 }, [table, 2]);
            all.addEventListener("complete", () => resolve());
          });
        }),
      url.split("/").at(-1) ?? "",
    );
    await page.goto(url);
    await page.waitForSelector("text=This saved game is damaged");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save what is left" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^blackrose-.*\.json$/);
    await context.close();
  });
});

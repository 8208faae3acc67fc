/**
 * A table fits on the screen, whoever sits at it: the page itself never scrolls. And nothing is too small to point at; at tables of every
 * size that is looked at with BLACKROSE_LONG=1, when every main screen is also drawn into artefacts.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type House, long, NO_BROWSER, openHouse } from "./house.ts";
import { AVATAR, last, playOn, prepare } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

const PLACES = [
  ["desk", false],
  ["phone", true],
] as const;

const TABLES = [
  ["Treachery", "treachery", [4, 5, 6], {}],
  ["The Lodge", "lodge", [2, 3, 4, 5, 6], {}],
  ["The Lodge", "lodge", [1, 2, 3], AVATAR],
] as const;

const SCREENS = [
  "",
  "new/treachery",
  "new/lodge",
  "join/abcdefghijkl",
  "rules/treachery",
  "cards/treachery",
  "settings",
  "about",
  "learn/lodge",
  "learn/lodge/rebirth",
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

/** What lies in the middle of Treachery's table and reaches beyond it, over or under a seat. */
const spilt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const middle = document.querySelector(".t-middle")?.getBoundingClientRect();
    if (middle === undefined) return [];
    return [...document.querySelectorAll(".t-middle > *")]
      .map((part) => ({ part, at: part.getBoundingClientRect() }))
      .filter(({ at }) => at.height > 0 && (at.top < middle.top - 1 || at.bottom > middle.bottom + 1))
      .map(({ part }) => `out of the middle: ${part.className}`);
  });

/** What answers a click: controls, and things. What only says something when pointed at is named `count:` or `power:`. */
const TARGETS =
  "a[href], button, input, select, textarea, summary, [data-offered], [data-thing]:not([data-thing^='count:'], [data-thing^='power:'])";
/** What one came for: with a finger it takes 44 pixels. */
const MAIN = ".main:is(button, .button), .play-now, .game-card .button, .ask-bar :is([data-option], .skip-ahead)";
/**
 * What need not be so large. Words in running text; the rooms and models of the Lodge while they are not asked for, whose size is the
 * board's; tokens where so many lie together that they must share the room: each of them is offered in words as well (WCAG 2.5.8).
 */
const SMALL =
  ".skip, .keyword, p > a:not(.button), .chapter a, .lodge-map :not([data-offered]), .t-bank-tokens .t-token, :is([data-crowded], [data-many]) .t-token";

/** A board this low gave way to a long question: what it offers is read and chosen there. */
const LOW = 530;

/**
 * Everything on the screen, or in what lies over it, with no point from which it reaches 12 pixels far in every direction, or 22 where a
 * finger is meant.
 */
const tooSmall = (page: Page, touch: boolean, within = ""): Promise<readonly string[]> =>
  page.evaluate(
    ([inside, targets, main, small, low]) => {
      const owner = (x: number, y: number): Element | null => {
        const hit = document.elementFromPoint(x, y);
        const label = hit?.closest("label") ?? null;
        return hit?.closest(targets) ?? label?.control ?? null;
      };
      const board = document.querySelector<HTMLElement>(".board");
      const lowBoard = board !== null && board.offsetHeight < low ? board : null;
      // The card that is being read lies over the board until it is put away.
      const reading = document.querySelector(".t-reading");
      const read = reading?.getBoundingClientRect();
      const found = new Set<string>();
      for (const target of document.querySelectorAll<HTMLElement>(`${inside} :is(${targets})`)) {
        if (target.matches(small) || !target.checkVisibility({ visibilityProperty: true })) continue;
        if (lowBoard?.contains(target)) continue;
        const { left, top, right, bottom } = target.getBoundingClientRect();
        // Browsers look at whole pixels.
        const far = (main !== "" && target.matches(main) ? 22 : 12) - 1;
        const isHit = (x: number, y: number): boolean => target.contains(owner(x, y));
        const isRoomy = (x: number, y: number): boolean =>
          isHit(x, y) && [far, -far].every((by) => isHit(x + by, y) && isHit(x, y + by));
        const middle = [(left + right) / 2, (top + bottom) / 2] as const;
        // What lies under something else, or is not all on the screen, is nothing to point at now.
        if (!isHit(...middle) || top < 0 || bottom > innerHeight || isScrolled(target)) continue;
        if (read && !reading?.contains(target) && bottom + far > read.top && top - far < read.bottom) continue;
        let meets = isRoomy(...middle);
        for (let y = top - far; y < bottom + far && !meets; y += 2)
          for (let x = left - far; x < right + far && !meets; x += 2) meets = isRoomy(x, y);
        if (!meets)
          found.add(
            `${target.getAttribute("class") ?? target.tagName} ${target.dataset["thing"] ?? ""}: ${Math.round(right - left)}×${Math.round(bottom - top)}`,
          );
      }
      return [...found];

      /** Part of it is beyond the edge of what scrolls around it. */
      function isScrolled(target: Element): boolean {
        const { top, bottom } = target.getBoundingClientRect();
        for (let around = target.parentElement; around !== null; around = around.parentElement) {
          if (around.scrollHeight <= around.clientHeight) continue;
          const edge = around.getBoundingClientRect();
          if (top < edge.top || bottom > edge.bottom) return true;
        }
        return false;
      }
    },
    [within, TARGETS, touch ? MAIN : "", SMALL, LOW] as const,
  );

describe.skipIf(!hasBrowser)("on the screen", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 120_000);
  afterAll(() => house?.close());

  for (const [place, phone] of PLACES) {
    test(`no table scrolls${long ? ", and nothing on it is too small" : ""}: ${place}`, {
      timeout: 240_000,
    }, async () => {
      const { page, context } = await house.visit({ phone });
      await page.goto(house.address);
      const found: string[] = [];
      for (const [title, game, counts, options] of TABLES) {
        for (const seats of counts) {
          await page.evaluate((kept) => localStorage.setItem("blackrose.last", kept), last(game, seats, options));
          await page.goto(house.address);
          await page.getByRole("button", { name: `Play now: ${title}` }).click();
          for (const answers of [0, 6]) {
            await playOn(page, "thumb", (answered) => answered >= answers);
            const [right, down] = await scrolls(page);
            const where = `${title}, ${seats}${options === AVATAR ? " and the Avatar" : ""}, after ${answers}`;
            if (right + down > 0) found.push(`${where}: ${right} right, ${down} down`);
            for (const part of await spilt(page)) found.push(`${where}: ${part}`);
            // Every game is another one: what only some of them show must not stop whoever changed something else.
            for (const small of long ? await tooSmall(page, phone) : []) found.push(`${where}: ${small}`);
            await draw(page, `${place}-${game}-${seats}${options === AVATAR ? "-avatar" : ""}-after-${answers}`);
          }
        }
      }
      expect(found).toEqual([]);
      await context.close();
    });

    test(`what is found in the rules says where in full: ${place}`, { timeout: 60_000 }, async () => {
      const { page, context } = await house.visit({ phone });
      await page.goto(`${house.address}/rules/lodge`);
      await page.getByRole("searchbox").fill("get rid of a jinx");
      await page.waitForSelector(".found-in");
      // A phone makes the page smaller to fit what is too wide: what counts is the screen.
      const out = await page
        .locator(".found-in")
        .evaluateAll(
          (links, width) =>
            links.filter((one) => one.getBoundingClientRect().right > width).map(({ textContent }) => textContent),
          page.viewportSize()?.width ?? 0,
        );
      expect(out).toEqual([]);
      await context.close();
    });

    test(`nothing is too small to point at: ${place}`, { timeout: 120_000 }, async () => {
      const { page, context } = await house.visit({ phone });
      const found: string[] = [];
      const measure = async (where: string, within?: string): Promise<void> => {
        for (const small of await tooSmall(page, phone, within)) found.push(`${where}: ${small}`);
        await draw(page, `${place}-${where.replace("/", "-") || "home"}`);
      };
      for (const screen of SCREENS) {
        await page.goto(`${house.address}/${screen}`);
        await page.waitForSelector("#main h1, .balloon");
        await page.evaluate(() => {
          for (const more of document.querySelectorAll("details")) more.open = true;
        });
        await page.waitForTimeout(100);
        await measure(screen);
      }

      await prepare(page, "treachery", 4);
      await page.goto(house.address);
      await page.getByRole("button", { name: "Play now: Treachery" }).click();
      await playOn(page, "thumb", (answered) => answered >= 3);
      const shut = async (): Promise<void> => {
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog, .menu", { state: "detached" });
      };
      await page.getByRole("button", { name: "Menu" }).click();
      await measure("the menu", ".menu");
      await shut();
      for (const [key, sheet] of [
        ["?", "the keys"],
        ["t", "the table in words"],
      ]) {
        await page.keyboard.press(key);
        await page.waitForSelector("dialog");
        await measure(sheet, "dialog");
        await shut();
      }
      await page.locator(".t-name").first().click();
      await page.waitForSelector("dialog.explain");
      await measure("an explanation", "dialog");
      await shut();
      await page.locator(".why").click();
      await page.locator(".why-text button").click();
      await page.waitForSelector("dialog.rule-sheet .chapter");
      await measure("a rule", "dialog");
      await shut();
      if (phone) await page.getByRole("button", { name: "Log", exact: true }).click();
      await measure("the log", ".side");
      await page.locator(".log-text").first().click();
      await page.waitForSelector(".banner.back");
      await measure("an earlier moment");
      expect(found).toEqual([]);
      await context.close();
    });
  }
});

/** Plays a table to its end in the browser, as someone would: with the mouse on the board, with keys alone, or with a thumb. */
import type { Page } from "playwright-core";
import { complaintsOf } from "./house.ts";

export type Hands = "mouse" | "keys" | "thumb";

type Options = { readonly [name: string]: unknown };
/** A table of Rebirth with the Avatar. */
export const AVATAR: Options = { ruleset: "rebirth", boxes: ["rebirth"], mode: "avatar" };

/** A game against quick bots, ready to be started with one click at home. */
export const last = (game: "treachery" | "lodge", seats: number, options: Options = {}): string =>
  JSON.stringify({
    game,
    setups: {
      [game]: {
        game,
        options,
        chairs: [{ is: "you" }, ...Array.from({ length: seats - 1 }, () => ({ is: "bot", level: "random" }))],
        pace: { is: "free" },
        listed: false,
      },
    },
  });

export async function prepare(
  page: Page,
  game: "treachery" | "lodge",
  seats: number,
  options: Options = {},
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    ["blackrose.last", last(game, seats, options)] as const,
  );
}

const OPEN = ".ask-bar .option:enabled, .ask-bar [data-option]:enabled";

interface Now {
  readonly over: boolean;
  readonly question: string;
  readonly several: boolean;
  readonly ready: boolean;
  readonly options: number;
}

/** What the table shows to whoever sits there. */
export function look(page: Page): Promise<Now> {
  return page.evaluate((open) => {
    const confirm = document.querySelector<HTMLButtonElement>(".ask-bar .commit button.main:not([data-option])");
    return {
      over: document.querySelector("dialog.result") !== null,
      question: document.querySelector(".ask-bar")?.getAttribute("data-ask") ?? "",
      several: confirm !== null,
      ready: confirm !== null && !confirm.disabled,
      options: document.querySelectorAll(open).length,
    };
  }, OPEN);
}

/** How many questions were answered; stops early when `enough` says so. */
export async function playOn(
  page: Page,
  hands: Hands,
  enough: (answered: number) => boolean = () => false,
): Promise<number> {
  let answered = 0;
  for (;;) {
    await page
      .waitForSelector(`dialog.result, ${OPEN}`, { timeout: 30_000, state: "attached" })
      .catch(() => nothingAsked(page, answered));
    const now = await look(page);
    if (now.over) return answered;
    if (now.options === 0) continue;
    if (enough(answered)) return answered;
    await answer(page, hands, now, answered);
    answered += 1;
  }
}

/** Neither a question nor the end: what there is instead, and what the browser says of it. */
async function nothingAsked(page: Page, answered: number): Promise<never> {
  const shown = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ").slice(0, 400);
  const complaints = (complaintsOf.get(page) ?? []).join("; ");
  throw new Error(`no question after ${answered} answers at ${page.url()}: "${shown}". The browser: ${complaints}`);
}

export async function answer(page: Page, hands: Hands, now: Now, turn: number): Promise<void> {
  if (hands === "keys") return byKeys(page, now);
  // Every second answer is given on the board, where it can be.
  if (hands === "mouse" && turn % 2 === 0 && !now.several && (await onTheBoard(page))) return;
  await page.evaluate(
    ([open, pick]) => {
      const commit = (): HTMLButtonElement | null =>
        document.querySelector(".ask-bar .commit button.main:not([data-option])");
      const options = [...document.querySelectorAll<HTMLButtonElement>(open)];
      const asked = (): string | null => document.querySelector(".ask-bar")?.getAttribute("data-ask") ?? null;
      const before = asked();
      options[pick % options.length].click();
      return (async () => {
        for (let i = 0; i < 40; i++) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          if (asked() !== before) return;
          const ready = commit();
          if (ready === null) continue;
          if (!ready.disabled) {
            ready.click();
            return;
          }
          [
            ...document.querySelectorAll<HTMLButtonElement>(`.ask-bar .option:enabled[aria-pressed="false"]`),
          ][0]?.click();
        }
      })();
    },
    [OPEN, turn * 7] as const,
  );
  await settled(page, now.question);
}

/** Clicks a lit thing where it is drawn; what it left open is chosen in the list. */
async function onTheBoard(page: Page): Promise<boolean> {
  const spot = await page.evaluate(() => {
    for (const thing of document.querySelectorAll(".board [data-offered]")) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y)?.closest("[data-thing]");
      if (width > 0 && hit === thing) return { x, y };
    }
    return null;
  });
  if (spot === null) return false;
  const before = (await look(page)).question;
  await page.mouse.click(spot.x, spot.y);
  await page.waitForTimeout(30);
  await chooseAmong(page);
  await settled(page, before);
  return true;
}

/** What pointing at a thing left open, as the colours of a card that may be played in any, is chosen in the list. */
export async function chooseAmong(page: Page): Promise<void> {
  if ((await page.locator(".ask-bar .among").count()) > 0) await page.locator(".ask-bar .option").first().click();
}

async function byKeys(page: Page, now: Now): Promise<void> {
  await page.keyboard.press("Escape");
  const some = await page.locator(".ask-bar .option").count();
  if (some === 0) await page.keyboard.press("p");
  else {
    for (let n = 1; n <= some; n++) {
      if (n <= 9) await page.keyboard.press(String(n));
      else {
        // Only nine have a digit; the arrows lead to the others.
        await page.locator('.ask-bar .option[aria-pressed="false"]').first().focus();
        await page.keyboard.press("Space");
      }
      if (!now.several) break;
      const { ready, question } = await look(page);
      if (question !== now.question) break;
      if (!ready) continue;
      // Whatever has the focus, Confirm is a few steps away.
      await page.locator(".ask-bar .commit button.main").focus();
      await page.keyboard.press("Enter");
      break;
    }
  }
  await settled(page, now.question);
}

/** The table has taken the answer: something else is asked, or nothing. */
async function settled(page: Page, question: string): Promise<void> {
  await page
    .waitForFunction(
      (before) =>
        document.querySelector("dialog.result") !== null ||
        (document.querySelector(".ask-bar")?.getAttribute("data-ask") ?? "") !== before,
      question,
      { timeout: 20_000, polling: 10 },
    )
    // What was refused is still asked: choose something else.
    .catch(() => undefined);
}

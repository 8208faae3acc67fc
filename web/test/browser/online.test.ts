/** Two people and a spectator at one table of the real server: nothing is lost or done twice, whatever breaks in between. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Running, startServer } from "@blackrose/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtFiles, hasBrowser, long, NO_BROWSER, openBrowser, type Visit, visitWith } from "./house.ts";
import { answer, look } from "./play.ts";

if (!hasBrowser) console.warn(NO_BROWSER);

/** A network of one's own between a visitor and the server: it can be torn. */
interface Line {
  readonly address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

async function lineTo(port: () => number): Promise<Line> {
  const ends = new Set<Socket>();
  let torn = false;
  const server: Server = createServer((near) => {
    if (torn) {
      near.destroy();
      return;
    }
    const far = connect(port(), "127.0.0.1");
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      torn = true;
      for (const end of ends) end.destroy();
    },
    mend() {
      torn = false;
    },
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.skipIf(!hasBrowser)("online", () => {
  const folder = mkdtempSync(join(tmpdir(), "blackrose-online-"));
  const data = join(folder, "data.db");
  const web = join(folder, "web");
  const lines: Line[] = [];
  let port = 0;
  let browser: Browser;
  let server: Running;

  const open = async (): Promise<void> => {
    server = await startServer({ port, data, web });
    port = Number(new URL(server.url).port);
  };
  beforeAll(async () => {
    for (const [path, content] of await builtFiles()) {
      mkdirSync(dirname(join(web, path)), { recursive: true });
      writeFileSync(join(web, path), content);
    }
    await open();
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    for (const line of lines) await line.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Person extends Visit {
    readonly line: Line;
    /** Everything the table said to this browser. */
    readonly heard: string[];
    goTo(path: string): Promise<void>;
  }

  async function person(): Promise<Person> {
    const line = await lineTo(() => port);
    lines.push(line);
    const visit = await visitWith(browser);
    const heard: string[] = [];
    visit.page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
    });
    return {
      ...visit,
      line,
      heard,
      goTo: async (path) => {
        await visit.page.goto(line.address + path);
      },
    };
  }

  async function make(host: Person, name: string, more: readonly (readonly [seat: number, who: string])[]) {
    await host.goTo("/new/treachery");
    await host.page.getByRole("radio", { name: /^Online/ }).check();
    await host.page.getByLabel("Your name").fill(name);
    for (const [seat, who] of more) await host.page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(who);
    await host.page.getByRole("button", { name: "Sit down" }).click();
    return new URL(await host.page.getByLabel("Invite").inputValue()).pathname;
  }

  async function comeIn(guest: Person, invitation: string, name: string): Promise<void> {
    await guest.goTo(invitation);
    await guest.page.getByLabel("What should the others call you?").fill(name);
    await guest.page.getByRole("button", { name: "Join", exact: true }).click();
    await guest.page.waitForSelector(".gathering, .table-screen");
  }

  /** Both answer whatever they are asked, until so many answers were given. */
  async function play(players: readonly Page[], given: number[], many: number): Promise<void> {
    let until = Date.now() + 60_000;
    let left = many;
    while (left > 0) {
      if (Date.now() > until) throw new Error("nobody was asked anything for a minute");
      for (const [i, page] of players.entries()) {
        const now = await look(page);
        if (now.over) return;
        if (now.options === 0 || now.question === "") continue;
        await answer(page, "thumb", now, given[i]);
        given[i] += 1;
        left -= 1;
        until = Date.now() + 60_000;
      }
      await players[0].waitForTimeout(20);
    }
  }

  /** Waits until someone of these has a question, and says who. */
  async function asked(players: readonly Page[]): Promise<number> {
    for (const until = Date.now() + 30_000; Date.now() < until; ) {
      for (const [i, page] of players.entries()) if ((await look(page)).options > 0) return i;
      await players[0].waitForTimeout(20);
    }
    throw new Error("nobody is asked anything");
  }

  /** Plays until an answer can be taken back while the other one thinks, takes it back, and the other is told. */
  async function takeBack(players: readonly Page[], given: number[]): Promise<void> {
    for (let left = 40; left > 0; left--) {
      const who = await asked(players);
      await play([players[who]], [given[who]], 1);
      given[who] += 1;
      const undo = players[who].getByRole("button", { name: "Undo" });
      if ((await asked(players)) === who || (await undo.count()) === 0) continue;
      await undo.click();
      await players[1 - who].waitForSelector("text=An answer was taken back");
      return;
    }
    throw new Error("nothing could be taken back");
  }

  /** The sentence of a page that has a way on. */
  async function told({ page }: Person): Promise<string> {
    await page.waitForSelector("#main.trouble h1", { timeout: 15_000 });
    expect(await page.locator("#main a, #main button").count()).toBeGreaterThan(0);
    return page.locator("#main h1").innerText();
  }
  /** The other one stands open by itself. */
  const chairs = [
    [3, "random"],
    [4, "random"],
  ] as const;

  const log = (page: Page): Promise<number> => page.locator(".log-step").count();
  const lost = "text=The connection is lost";

  test("two people and a spectator play through a reload, a torn line and a restart", async () => {
    const [ana, ben, cleo] = [await person(), await person(), await person()];
    const invitation = await make(ana, "Ana", chairs);
    expect(await ana.page.getByRole("button", { name: "Start the game" }).isDisabled()).toBe(true);

    await comeIn(ben, invitation, "Ben");
    // Whoever comes by the link sits down, and stays up who stood up.
    await ana.page.waitForSelector(".chair-name:text('Ben')");
    await ben.page.getByRole("button", { name: "Stand up" }).click();
    await ana.page.waitForSelector(".chair-name:text('Ben')", { state: "detached" });
    await ben.page.getByRole("button", { name: "Sit here" }).click();
    await ana.page.waitForSelector(".chair-name:text('Ben')");
    await comeIn(cleo, invitation, "Cleo");
    expect(await cleo.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);
    await cleo.page.getByLabel("Say something").fill("May I watch?");
    await cleo.page.keyboard.press("Enter");
    for (const { page } of [ana, ben, cleo]) await page.waitForSelector("text=May I watch?");

    await ana.page.getByRole("button", { name: "Start the game" }).click();
    const everyone = [ana.page, ben.page, cleo.page];
    for (const page of everyone) await page.waitForSelector(".table-screen");
    const players = [ana.page, ben.page];
    const given = [0, 0];

    await takeBack(players, given);
    await play(players, given, 4);
    expect(await ana.page.locator("text=An answer was taken back").count()).toBe(0);

    // Loading again: the same question, the same past.
    const who = await asked(players);
    const [question, past] = [await players[who].locator("#question").textContent(), await log(players[who])];
    await players[who].reload();
    await players[who].waitForSelector(".ask-bar [data-option]");
    expect(await players[who].locator("#question").textContent()).toBe(question);
    // The game is played far away: no engine runs here.
    expect(players[who].workers()).toEqual([]);
    await players[who].waitForFunction((many) => document.querySelectorAll(".log-step").length === many, past);
    await play(players, given, 1);

    // The line of one is torn before the answer: it waits there, and goes out once.
    const torn = await asked(players);
    const { line, page } = [ana, ben][torn];
    line.cut();
    await page.waitForSelector(lost);
    const before = await look(page);
    const sending = answer(page, "thumb", before, given[torn]);
    await page.waitForSelector("text=Not sent yet");
    line.mend();
    await page.waitForSelector(lost, { state: "detached" });
    await sending;
    given[torn] += 1;
    await play(players, given, 2);

    // The server goes away and comes back on the same file.
    const outside = await asked(players);
    await server.close();
    for (const one of everyone) await one.waitForSelector(lost);
    const unsent = answer(players[outside], "thumb", await look(players[outside]), given[outside]);
    await players[outside].waitForSelector("text=Not sent yet");
    await open();
    for (const one of everyone) await one.waitForSelector(lost, { state: "detached", timeout: 30_000 });
    await unsent;
    given[outside] += 1;
    await play(players, given, 3);

    await ben.page.getByRole("button", { name: "Chat" }).click();
    await ben.page.waitForSelector("text=May I watch?");
    await ben.page.getByLabel("Say something").fill("Well played!");
    await ben.page.keyboard.press("Enter");
    await ana.page.getByRole("button", { name: "Chat" }).click();
    await cleo.page.getByRole("button", { name: "Chat" }).click();
    for (const one of everyone) {
      await one.waitForSelector("text=Well played!");
      expect(await one.locator(".chat-lines li").allTextContents()).toEqual([
        expect.stringContaining("May I watch?"),
        expect.stringContaining("Well played!"),
      ]);
    }

    // Who only watches is asked nothing, and no hand was ever told to that browser.
    expect(await cleo.page.locator(".ask-bar [data-option]").count()).toBe(0);
    expect(await cleo.page.locator(".t-hand [data-thing]").count()).toBe(0);
    expect(await ana.page.locator(".t-hand [data-thing]").count()).toBeGreaterThan(0);
    expect(handsIn(ana.heard).some(isKnown)).toBe(true);
    expect(handsIn(cleo.heard).length).toBeGreaterThan(0);
    expect(handsIn(cleo.heard).filter(isKnown)).toEqual([]);
    for (const { complaints } of [ana, ben, cleo])
      expect(complaints.filter((one) => !/WebSocket|ERR_/.test(one))).toEqual([]);

    // What is written is what was answered, once each.
    expect(Math.min(...given)).toBeGreaterThan(0);
    const table = new URL(ana.page.url()).pathname.split("/").at(-1) ?? "";
    for (const { context } of [ana, ben, cleo]) await context.close();
    await server.close();
    expect(answersIn(table)).toEqual(given);
    await open();
  });

  /** How many answers people gave on each of the first two chairs, as it stands in the file. */
  function answersIn(table: string): number[] {
    const file = new DatabaseSync(data, { readOnly: true });
    const rows = file.prepare("SELECT entry FROM entries WHERE table_id = ?").all(table);
    file.close();
    const entries = rows.map(({ entry }) => JSON.parse(String(entry)) as { is: string; seat?: number; by?: string });
    return [0, 1].map(
      (seat) => entries.filter((one) => one.is === "answered" && one.seat === seat && one.by === "person").length,
    );
  }

  test("two people and the Avatar play the Lodge", { timeout: long ? 900_000 : 120_000 }, async () => {
    const [ana, ben] = [await person(), await person()];
    await ana.goTo("/new/lodge");
    await ana.page.getByRole("radio", { name: /^Online/ }).check();
    await ana.page.getByLabel("Your name").fill("Ana");
    await ana.page.getByRole("radio", { name: /^Rebirth/ }).check();
    await ana.page.getByRole("radio", { name: /^The Avatar/ }).check();
    await ana.page.getByRole("radio", { name: /^Master/ }).check();
    await ana.page.getByLabel("Seats").selectOption("2");
    await ana.page.getByRole("button", { name: "Sit down" }).click();
    await comeIn(ben, new URL(await ana.page.getByLabel("Invite").inputValue()).pathname, "Ben");
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    const players = [ana.page, ben.page];
    for (const page of players) await page.waitForSelector(".table-screen");
    const given = [0, 0];
    await play(players, given, long ? Number.POSITIVE_INFINITY : 40);
    expect(Math.min(...given)).toBeGreaterThan(0);
    for (const page of players) {
      await page.waitForSelector(long ? "dialog.result" : ".l-avatar");
      expect(await page.locator(".log-lines").textContent()).toMatch(/Possessed/);
    }
    for (const { complaints, context } of [ana, ben]) {
      expect(complaints.filter((one) => !/WebSocket|ERR_/.test(one))).toEqual([]);
      await context.close();
    }
  });

  test("a table that is not there, or not for one's eyes, is told apart by nothing", async () => {
    const [host, stranger] = [await person(), await person()];
    await make(host, "Hana", chairs);
    for (const path of ["/table/abcdefghijkl", new URL(host.page.url()).pathname]) {
      await stranger.goTo(path);
      expect(await told(stranger)).toBe("There is no such table.");
    }
    for (const { context } of [host, stranger]) await context.close();
  });

  test("a wrong invitation, a full table and a closed one say so, with a way on", async () => {
    const [host, stranger] = [await person(), await person()];
    const invitation = await make(host, "Hana", chairs);
    await stranger.goTo("/join/abcdefghijkl");
    await stranger.page.getByLabel("What should the others call you?").fill("Sam");
    await stranger.page.getByRole("button", { name: "Join", exact: true }).click();
    expect(await told(stranger)).toBe("This invitation does not lead to a table.");

    await host.page.getByRole("button", { name: "Put a bot here" }).click();
    await stranger.goTo(invitation);
    await stranger.page.waitForSelector(".gathering");
    await stranger.page.waitForSelector("text=Open chair", { state: "detached" });
    expect(await stranger.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);

    host.page.on("dialog", (dialog) => void dialog.accept());
    await host.page.getByRole("button", { name: "Close the table" }).click();
    expect(await told(stranger)).toBe("This table was closed.");
    await stranger.goTo(invitation);
    expect(await told(stranger)).toMatch(/closed|does not lead/);
    for (const { context, complaints } of [host, stranger]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

type Hand = readonly number[];
const isKnown = (hand: Hand): boolean => hand.some((card) => card >= 0);

/** Every hand that stands in what was heard. */
function handsIn(heard: readonly string[]): Hand[] {
  const found: Hand[] = [];
  const search = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === "hands") found.push(...Object.values(part as object).map((hand) => Object.values(hand as object)));
      else search(part);
    }
  };
  for (const text of heard) search(JSON.parse(text));
  return found;
}

/** Accounts: a guest at once, a cookie nobody can make up, a phrase that brings the account back, and an end when its owner wants one. */
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { cookiesWith } from "../src/accounts/cookie.ts";
import { freshPhrase, isPhrase, readPhrase } from "../src/accounts/phrase.ts";
import { ask, cookieOf, guest, inHouse, isBye, makeTable, setupFor, visitor } from "./visitor.ts";

test("a guest has a name at once, can change it, and is known by the cookie alone", () =>
  inHouse(async (server) => {
    expect((await ask(server, "GET /api/me")).body).toBeNull();
    const ana = await guest(server, "Ana");
    expect((await ana.ask("GET /api/me")).body).toEqual({
      id: ana.id,
      name: "Ana",
      kept: { phrase: false, passkeys: 0 },
    });
    expect((await ana.ask("POST /api/me", { name: "  Anna " })).body).toMatchObject({ id: ana.id, name: "Anna" });
    const other = await guest(server, "Anna");
    expect(other.id).not.toBe(ana.id);
  }));

test("a name shows something", () =>
  inHouse(async (server) => {
    for (const name of ["\u3164", "\u2800\u2800", "\u115f", "\uffa0", "A\u3164B", "\u00a0", "\u200b"])
      expect((await ask(server, "POST /api/me", { name })).status, JSON.stringify(name)).toBe(400);
    expect((await ask(server, "POST /api/me", { name: "⠁한글 Ñandú" })).status).toBe(200);
  }));

test("nobody becomes a guest while nothing can be written, and is told so", () =>
  inHouse(async (server, data) => {
    const db = new DatabaseSync(data);
    db.exec("CREATE TRIGGER full BEFORE INSERT ON accounts BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
    const no = await ask(server, "POST /api/me", { name: "Ana" });
    expect(no).toMatchObject({ status: 503, body: { code: "not-written", sentence: expect.stringMatching(/\.$/) } });
    db.exec("DROP TRIGGER full");
    db.close();
    expect((await ask(server, "POST /api/me", { name: "Ana" })).status).toBe(200);
  }));

test("who comes back is seen", () =>
  inHouse(async (server, data) => {
    const ana = await guest(server, "Ana");
    const db = new DatabaseSync(data);
    const seen = (): number => (db.prepare("SELECT seen FROM accounts").get() as { seen: number }).seen;
    const first = seen();
    await ana.ask("GET /api/me");
    await ana.ask("POST /api/me", { name: "Anna" });
    expect(seen()).toBe(first);
    db.exec("UPDATE accounts SET seen = seen - 2 * 24 * 60 * 60000");
    await ana.ask("GET /api/me");
    await expect.poll(seen).toBeGreaterThanOrEqual(first);
    db.close();
  }));

test("the cookie is out of scripts' reach, and over https bound to it", () =>
  inHouse(
    async (server) => {
      const plain = await ask(server, "POST /api/me", { name: "Ana" });
      expect(plain.headers.get("set-cookie")).toMatch(/^blackrose=.*; Path=\/; HttpOnly; SameSite=Lax$/);
      const secure = await ask(server, "POST /api/me", { name: "Ana" }, { "x-forwarded-proto": "https" });
      expect(secure.headers.get("set-cookie")).toMatch(/^__Host-blackrose=.*; HttpOnly; SameSite=Lax; Secure$/);
      expect(secure.headers.get("strict-transport-security")).not.toBeNull();
      // A cookie that was given without https does not count with it.
      const taken = cookieOf(plain.headers).replace("blackrose", "__Host-blackrose");
      expect(
        (await ask(server, "GET /api/me", undefined, { cookie: cookieOf(plain.headers), "x-forwarded-proto": "https" }))
          .body,
      ).toBeNull();
      expect(
        (await ask(server, "GET /api/me", undefined, { cookie: taken, "x-forwarded-proto": "https" })).body,
      ).not.toBeNull();
    },
    { behindProxy: true },
  ));

test("a cookie that was changed, is too old or is signed elsewhere stands for nobody", () => {
  const secret = new Uint8Array(32).fill(7);
  const now = Date.UTC(2026, 0, 1);
  const cookies = cookiesWith(secret, false, () => now);
  const given = cookies.give("abc123").split(";")[0];
  expect(cookies.read(given)).toBe("abc123");
  expect(cookies.read(`other=1; ${given}; more=2`)).toBe("abc123");
  expect(cookies.read(given.replace("abc123", "abc124"))).toBeNull();
  expect(cookies.read(given.slice(0, -1))).toBeNull();
  expect(cookies.read(undefined)).toBeNull();
  expect(cookies.read("blackrose=")).toBeNull();
  expect(cookiesWith(secret, false, () => now + 401 * 86_400_000).read(given)).toBeNull();
  expect(cookiesWith(new Uint8Array(32).fill(8), false, () => now).read(given)).toBeNull();
});

test("a recovery phrase is six sayable words; typing it with other spaces and capitals is typing it", async () => {
  const { phrase, kept } = await freshPhrase();
  expect(phrase).toMatch(/^[a-z]{5}( [a-z]{5}){5}$/);
  const [id, rest] = readPhrase(`  ${phrase.toUpperCase().replaceAll(" ", "-")} `)!;
  expect(id).toBe(kept.id);
  expect(await isPhrase(rest, kept)).toBe(true);
  expect(await isPhrase(rest, null)).toBe(false);
  expect(await isPhrase(`${rest.slice(0, -1)}q`, kept)).toBe(false);
  expect(readPhrase("lusab babad")).toBeNull();
});

test("the phrase brings the account back in another browser; a new phrase replaces it; a wrong one tells nothing", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const { phrase } = (await ana.ask("POST /api/me/phrase", {})).body;
    const back = await ask(server, "POST /api/recover", { phrase });
    expect(back.body).toEqual({ id: ana.id, name: "Ana", kept: { phrase: true, passkeys: 0 } });
    expect((await visitor(server, ana.id, cookieOf(back.headers)).ask("GET /api/me")).body.id).toBe(ana.id);

    const second = (await ana.ask("POST /api/me/phrase", {})).body.phrase as string;
    const old = await ask(server, "POST /api/recover", { phrase });
    expect([old.status, old.body.code]).toEqual([403, "wrong-phrase"]);
    const words = second.split(" ");
    const wrong = await ask(server, "POST /api/recover", { phrase: [...words.slice(0, 5), "babab"].join(" ") });
    expect(wrong.body).toEqual(old.body);
    expect((await ask(server, "POST /api/recover", { phrase: second })).status).toBe(200);
    expect((await ask(server, "POST /api/recover", { phrase: "one two" })).body.code).toBe("no-phrase");
  }));

test("phrases cannot be tried without end", () =>
  inHouse(
    async (server) => {
      const codes: number[] = [];
      for (let i = 0; i < 5; i++) {
        codes.push((await ask(server, "POST /api/recover", { phrase: "lusab babad gutih tugad hakup nomav" })).status);
      }
      expect(codes).toEqual([403, 403, 403, 429, 429]);
    },
    { limits: { phrasesOfOne: { burst: 3, perSecond: 0 } } },
  ));

test("leaving a browser takes the cookie; deleting the account takes everything, the name at tables too", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana Ulloa");
    const ben = await guest(server, "Ben");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
    const sits = await ben.watch(table);
    await sits.act({ do: "sit", seat: 1 });
    const host = await ana.watch(table);
    await host.act({ do: "start" });
    const left = await ana.ask("POST /api/me/forget", {});
    expect(left.headers.get("set-cookie")).toMatch(/Max-Age=0/);

    expect((await ana.ask("DELETE /api/me")).status).toBe(200);
    expect((await host.hear(isBye)).code).toBe("restart");
    expect((await ana.ask("GET /api/me")).body).toBeNull();
    const again = await ben.watch(table);
    const { table: seen } = await again.until(({ table: { status } }) => status === "playing");
    expect(seen.chairs[0].standIn).toBe(true);
    expect(JSON.stringify((await ben.ask("GET /api/mine")).body)).not.toContain("Ulloa");
    expect(JSON.stringify(seen)).not.toContain("Ulloa");
    for (const one of [sits, host, again]) one.close();
  }));

test("what somebody said who only looked on goes with the account as well", () =>
  inHouse(async (server) => {
    const [ana, ben] = [await guest(server, "Ana"), await guest(server, "Benedikta")];
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
    const looking = await ben.watch(table);
    expect(await looking.act({ do: "say", text: "Mirabelle" })).toMatchObject({ is: "done" });
    expect((await ben.ask("GET /api/mine")).body).toEqual([]);
    expect((await ben.ask("DELETE /api/me")).status).toBe(200);
    const host = await ana.watch(table);
    const { chat } = (await host.act({ do: "history", from: 0 })) as { chat: { name: string; text: string }[] };
    expect(chat).toMatchObject([{ name: "—", text: "—" }]);
    for (const one of [looking, host]) one.close();
  }));

test("whoever is nobody is asked for a name first", () =>
  inHouse(async (server) => {
    for (const [route, body] of [
      ["GET /api/mine", undefined],
      ["POST /api/tables", setupFor([{ is: "you" }])],
      ["POST /api/join", { invitation: "abc" }],
      ["POST /api/me/phrase", {}],
      ["DELETE /api/me", undefined],
      ["POST /api/passkey/register-options", {}],
    ] as const) {
      const { status, body: said } = await ask(server, route, body);
      expect([route, status, said.code]).toEqual([route, 401, "no-account"]);
    }
  }));

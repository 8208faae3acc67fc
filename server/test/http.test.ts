/** The door for requests: headers on everything, bodies as the protocol has them, nothing from foreign pages, not too much at once. */
import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bucket, buckets } from "../src/limits.ts";
import type { Running } from "../src/index.ts";
import { addressOf } from "../src/visitor.ts";
import { ask, guest, inFolder, inHouse, setupFor } from "./visitor.ts";

const openChairs = (many: number) => Array.from({ length: many }, () => ({ is: "open" }));

test("everything that is sent carries the headers that keep a page to itself", () =>
  inHouse(async (server) => {
    for (const route of ["GET /api/me", "GET /nowhere", "POST /api/me", "GET /healthz", "DELETE /api/me"]) {
      const { headers } = await ask(server, route);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
    }
  }));

test("bodies that are not of the protocol are refused with a sentence, and change nothing", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const setup = setupFor([{ is: "you" }]);
    const wrong: readonly (readonly [string, unknown])[] = [
      ["POST /api/me", {}],
      ["POST /api/me", { name: "" }],
      ["POST /api/me", { name: "x".repeat(33) }],
      ["POST /api/me", { name: "two\nlines" }],
      ["POST /api/me", { name: "turned\u202Earound" }],
      ["POST /api/me", { name: "Ana", admin: true }],
      ["POST /api/me", []],
      ["POST /api/tables", { ...setup, game: "chess" }],
      ["POST /api/tables", { ...setup, chairs: [] }],
      ["POST /api/tables", { ...setup, chairs: openChairs(7) }],
      ["POST /api/tables", { ...setup, pace: { is: "live", bank: 1, credit: 0, window: 5 } }],
      ["POST /api/join", { invitation: 7 }],
      ["POST /api/replays/abc/fork", { step: -1, seat: 0, level: "greedy" }],
    ];
    for (const [route, body] of wrong) {
      const said = await ana.ask(route, body);
      expect([route, body, said.status]).toEqual([route, body, 400]);
      expect(said.body).toEqual({ code: "bad-body", sentence: expect.stringMatching(/\.$/) });
    }
    expect((await ana.ask("GET /api/me")).body.name).toBe("Ana");
    expect((await ana.ask("GET /api/mine")).body).toEqual([]);
  }));

test("what the game itself refuses comes back as its own sentence", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const three = await ana.ask("POST /api/tables", { ...setupFor([]), chairs: openChairs(3) });
    expect([three.status, three.body.code]).toEqual([422, "setup"]);
    const odd = await ana.ask("POST /api/tables", { ...setupFor([{ is: "you" }]), options: { remove: "everything" } });
    expect(odd.status).toBe(422);
  }));

test("no JSON, too much of it, or something else altogether", () =>
  inHouse(async (server) => {
    const send = (body: string, type = "application/json") =>
      fetch(`${server.url}/api/me`, { method: "POST", body, headers: { "content-type": type } });
    expect((await send("{")).status).toBe(400);
    expect((await send("")).status).toBe(400);
    expect((await send('{"__proto__":{"name":"x"},"name":"Ana"}')).status).toBe(400);
    expect((await send(JSON.stringify({ name: "x".repeat(20_000) }))).status).toBe(413);
    const text = await send("name=Ana", "text/plain");
    expect(text.status).toBe(415);
    expect(await text.json()).toEqual({
      code: "bad-request",
      sentence: "Bodies are JSON; say so in the content type.",
    });
    expect((await ask(server, "PUT /api/me", {})).status).toBe(404);
  }));

test("a page of somebody else's cannot act for the visitor", () =>
  inHouse(async (server) => {
    const from = (headers: { [name: string]: string }) => ask(server, "POST /api/me", { name: "Ana" }, headers);
    expect((await from({ origin: "https://evil.example" })).body.code).toBe("foreign");
    expect((await from({ origin: "null" })).status).toBe(403);
    expect((await from({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await from({ "sec-fetch-site": "same-site", origin: server.url })).status).toBe(403);
    expect((await from({ "sec-fetch-site": "same-origin", origin: server.url })).status).toBe(200);
    expect((await ask(server, "DELETE /api/me", undefined, { origin: "https://evil.example" })).status).toBe(403);
  }));

test("with --origin only that origin counts, whatever host was asked for", () =>
  inHouse(
    async (server) => {
      const from = (origin: string) => ask(server, "POST /api/me", { name: "Ana" }, { origin });
      expect((await from("https://table.example")).status).toBe(200);
      expect((await from(server.url)).status).toBe(403);
    },
    { origins: ["https://table.example"] },
  ));

test("who asks too much at once waits; the others do not", () =>
  inHouse(
    async (server) => {
      const codes = await Promise.all(Array.from({ length: 8 }, () => ask(server, "GET /api/tables")));
      expect(codes.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(codes.find(({ status }) => status === 429)?.body.code).toBe("too-fast");
      const elsewhere = await ask(server, "GET /api/tables", undefined, { "x-forwarded-for": "1.2.3.4, 203.0.113.9" });
      expect(elsewhere.status).toBe(200);
    },
    { behindProxy: true, limits: { requests: { burst: 5, perSecond: 0.001 } } },
  ));

test("the client's own files are not counted among the requests, however many visitors share an address", () =>
  inFolder(async (web) => {
    mkdirSync(join(web, "assets"));
    writeFileSync(join(web, "index.html"), "<!doctype html><title>Blackrose</title>");
    const files = Array.from({ length: 40 }, (_, i) => `/assets/part-${i}.js`);
    for (const file of files) writeFileSync(join(web, file), "export {};");
    const many = async (server: Running, routes: readonly string[]): Promise<Map<number, number>> => {
      const said = await Promise.all(routes.map((route) => ask(server, route, undefined, { accept: "text/html" })));
      return said.reduce((all, { status }) => all.set(status, (all.get(status) ?? 0) + 1), new Map<number, number>());
    };
    await inHouse(
      async (server) => {
        const visit = ["GET /", "GET /index.html", ...files.map((file) => `GET ${file}`)];
        expect(await many(server, [...visit, ...visit])).toEqual(new Map([[200, 2 * visit.length]]));
        expect(await many(server, ["GET /join/abcdef", "GET /table/abcdef"])).toEqual(new Map([[200, 2]]));
        // What the interface is asked is counted as before, also where there is nothing.
        expect(await many(server, ["GET /api/tables", "GET /api/none", "GET /api/me", "GET /healthz"])).toEqual(
          new Map([
            [200, 3],
            [404, 1],
          ]),
        );
        expect(await many(server, ["PUT /nowhere", "GET /api/tables", "GET /api/none", "POST /"])).toEqual(
          new Map([
            [404, 1],
            [429, 3],
          ]),
        );
        expect(await many(server, visit)).toEqual(new Map([[200, visit.length]]));
      },
      { web, limits: { requests: { burst: 5, perSecond: 0.001 } } },
    );
  }));

test("a bucket fills with time, and full ones are forgotten", () => {
  let now = 0;
  const one = bucket({ burst: 2, perSecond: 1 }, () => now);
  expect([one.take(), one.take(), one.take()]).toEqual([true, true, false]);
  now = 1000;
  expect([one.take(), one.take()]).toEqual([true, false]);
  const many = buckets({ burst: 1, perSecond: 1 }, () => now);
  expect([many.take("a"), many.take("a"), many.take("b")]).toEqual([true, false, true]);
});

test("an address is what our proxy saw, and of IPv6 what a household shares", () => {
  const from = (remoteAddress: string, told?: string) =>
    addressOf({ socket: { remoteAddress }, headers: { "x-forwarded-for": told } } as never, {
      behindProxy: told !== undefined,
      origins: [],
    });
  expect(from("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(from("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::");
  expect(from("2001:db8::6")).toBe("2001:db8:0:0::");
  expect(from("::1")).toBe("0:0:0:0::");
  expect(from("127.0.0.1", "8.8.8.8, 192.0.2.7")).toBe("192.0.2.7");
});

test("pages: what carries a hash is kept for ever, every address of the client is its one page", () =>
  inFolder(async (web) => {
    mkdirSync(join(web, "assets"));
    writeFileSync(join(web, "index.html"), "<!doctype html><title>Blackrose</title>");
    writeFileSync(join(web, "assets", "main-abc123.js"), "export {};");
    await inHouse(
      async (server) => {
        const page = await ask(server, "GET /");
        expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
        const script = await ask(server, "GET /assets/main-abc123.js");
        expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        const deep = await ask(server, "GET /join/abcdef", undefined, { accept: "text/html,*/*" });
        expect([deep.status, deep.body]).toEqual([200, page.body]);
        expect(deep.headers.get("cache-control")).toBe("no-cache");
        expect((await ask(server, "GET /assets/gone.js")).status).toBe(404);
        expect((await ask(server, "GET /api/nothing", undefined, { accept: "text/html" })).status).toBe(404);
        // A stray percent sign is an address like any other.
        for (const path of ["/%", "/table/%E0%A4%A", "/join/100%zz?x=%"]) {
          const odd = await ask(server, `GET ${path}`, undefined, { accept: "text/html,*/*" });
          expect([path, odd.status, odd.body]).toEqual([path, 200, page.body]);
          expect(odd.headers.get("content-security-policy")).toContain("default-src 'none'");
        }
        for (const path of ["/api/replays/%zz", "/api/%", `/api/replays/${"x".repeat(2000)}`]) {
          const odd = await ask(server, `GET ${path}`, undefined, { accept: "text/html,*/*" });
          expect([path, odd.status, Object.keys(odd.body)]).toEqual([path, 404, ["code", "sentence"]]);
        }
        expect(await raw(server.url, "/..%2f..%2fdata.db")).toBeGreaterThanOrEqual(400);
        expect(await raw(server.url, "/../data.db")).toBeGreaterThanOrEqual(400);
      },
      { web },
    );
  }));

test("pages come compressed as the build left them, to whoever can read that", () =>
  inFolder(async (web) => {
    mkdirSync(join(web, "assets"));
    const script = `export const words = "${"many words ".repeat(500)}";`;
    writeFileSync(join(web, "index.html"), "<!doctype html><title>Blackrose</title>");
    writeFileSync(join(web, "assets", "main-abc123.js"), script);
    writeFileSync(join(web, "assets", "main-abc123.js.br"), brotliCompressSync(script));
    writeFileSync(join(web, "assets", "main-abc123.js.gz"), gzipSync(script));
    await inHouse(
      async (server) => {
        for (const coding of ["br", "gzip", "identity"]) {
          const answer = await fetch(`${server.url}/assets/main-abc123.js`, { headers: { "accept-encoding": coding } });
          expect(answer.headers.get("content-encoding") ?? "identity").toBe(coding);
          expect(answer.headers.get("content-type")).toMatch(/javascript/);
          expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
          expect(answer.headers.get("vary")).toBe("accept-encoding");
          expect(await answer.text()).toBe(script);
        }
      },
      { web },
    );
  }));

/** The status for a path as it stands, which `fetch` would tidy up first. */
const raw = (url: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

test("health, readiness and metrics: counts and times, no ids and no names", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Anastasia");
    const { body } = await ana.ask("POST /api/tables", setupFor([{ is: "you" }]));
    expect((await ask(server, "GET /healthz")).status).toBe(200);
    expect((await ask(server, "GET /readyz")).body).toEqual({ ok: true });
    const page = (await ask(server, "GET /metrics")).body as string;
    expect(page).toMatch(/^blackrose_tables_open 1$/m);
    expect(page).toMatch(/^blackrose_commit_entries_count [1-9]/m);
    expect(page).toMatch(/blackrose_requests_total\{route="\/api\/tables",status="200"\} 1/);
    for (const secret of ["Anastasia", ana.id, body.table]) expect(page).not.toContain(secret);
  }));

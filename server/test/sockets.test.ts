/** The border of the socket: who may connect, what is understood, and when it is enough. */
import { once } from "node:events";
import { fromTable } from "@blackrose/protocol";
import { expect, test } from "vitest";
import {
  connect,
  guest,
  inHouse,
  isBye,
  isPong,
  isRefused,
  isSight,
  listen,
  makeTable,
  playOn,
  setupFor,
  unlimited,
  watch,
} from "./visitor.ts";

/** The status a handshake is turned away with. */
async function turnedAway(socket: ReturnType<typeof connect>): Promise<number> {
  socket.on("error", () => {});
  const [, answer] = (await once(socket, "unexpected-response")) as [unknown, { statusCode: number }];
  return answer.statusCode;
}

test("connections come from our own pages; with a cookie, an origin is due", () =>
  inHouse(async (server) => {
    const { cookie } = await guest(server, "Ana");
    expect(await turnedAway(connect(server, { origin: "https://evil.example", cookie }))).toBe(403);
    expect(await turnedAway(connect(server, { origin: "null" }))).toBe(403);
    const { WebSocket } = await import("ws");
    const url = `${server.url.replace("http", "ws")}/socket`;
    expect(await turnedAway(new WebSocket(url, { headers: { cookie } }))).toBe(403);
    const nameless = new WebSocket(url);
    await once(nameless, "open");
    nameless.close();
    expect(await turnedAway(new WebSocket(`${url}/elsewhere`))).toBe(404);
  }));

test("a private table is nobody's business; invited, or listed, it may be watched", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const ben = await guest(server, "Ben");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }]));
    const outside = await ben.watch(table);
    const nowhere = await ben.watch("abcabcabcabc");
    const no = await outside.hear(isRefused);
    expect(no).toMatchObject({ key: "watch", code: "no-table" });
    expect(await nowhere.hear(isRefused)).toEqual(no);

    const host = await ana.watch(table);
    const { you } = (await host.hear(isSight)).sight;
    expect((await ben.ask("POST /api/join", { invitation: "wrong" })).status).toBe(404);
    expect((await ben.ask("POST /api/join", { invitation: you.invitation })).body).toEqual({ table });
    const inside = await ben.watch(table);
    expect((await inside.hear(isSight)).sight.you).toMatchObject({ seat: -1, host: false, invitation: "" });

    const open = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
    const nobody = await watch(server, open);
    await nobody.hear(isSight);
    expect(await nobody.act({ do: "sit", seat: 1 })).toMatchObject({ is: "refused" });
    for (const one of [outside, nowhere, host, inside, nobody]) one.close();
  }));

test("what makes no sense is refused once for each, and the connection stays", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }]));
    const seated = await ana.watch(table);
    await seated.hear(isSight);
    const odd = [
      "",
      "{",
      "null",
      "[]",
      "7",
      '"watch"',
      JSON.stringify({ key: "a" }),
      JSON.stringify({ key: "a", action: { do: "cheat" } }),
      JSON.stringify({ key: "a", action: { do: "answer", ask: 0, keys: Array(100).fill("pass") } }),
      JSON.stringify({ key: "a", action: { do: "say", text: "\u0000" } }),
      JSON.stringify({ key: "", action: { do: "start" } }),
      JSON.stringify({ watch: "../../etc" }),
      JSON.stringify({ ping: -1 }),
    ];
    for (const text of odd) seated.send(text);
    seated.socket.send(Buffer.from([1, 2, 3]), { binary: true });
    seated.send(JSON.stringify({ ping: 5 }));
    expect(await seated.hear(isPong)).toMatchObject({ ping: 5 });
    const refused = seated.heard.filter(isRefused);
    expect(refused).toHaveLength(odd.length + 1);
    for (const one of refused) expect(one).toMatchObject({ code: "malformed", sentence: expect.stringMatching(/\.$/) });
    expect(refused.filter(({ key }) => key === "a")).toHaveLength(4);
    seated.close();
  }));

test("who keeps sending nonsense is sent away", () =>
  inHouse(async (server) => {
    const seated = listen(connect(server));
    await once(seated.socket, "open");
    for (let i = 0; i < 40; i++) seated.send("nonsense");
    expect((await seated.hear(isBye)).code).toBe("abuse");
    expect(await seated.ended()).toBe(1008);
    expect(seated.heard.filter(isRefused).length).toBeLessThanOrEqual(22);
  }));

test("who sends too fast is told so, then sent away", () =>
  inHouse(
    async (server) => {
      const seated = listen(connect(server));
      await once(seated.socket, "open");
      for (let i = 0; i < 100; i++) seated.send(JSON.stringify({ ping: i }));
      expect((await seated.hear(isRefused)).code).toBe("too-fast");
      expect((await seated.hear(isBye)).code).toBe("abuse");
      expect(seated.heard.filter(isPong)).toHaveLength(10);
    },
    { limits: { messages: { burst: 10, perSecond: 0.1 } } },
  ));

test("a rematch is a table like any other, and counted as one", () =>
  inHouse(
    async (server) => {
      const ana = await guest(server, "Ana");
      const seated = await ana.watch(await makeTable(ana, setupFor([{ is: "you" }])));
      expect((await seated.act({ do: "rematch" })).is).toBe("refused");
      expect(await seated.act({ do: "rematch" })).toMatchObject({ code: "too-fast" });
      seated.close();
    },
    { limits: { ...unlimited, tables: { burst: 2, perSecond: 0.001 } } },
  ));

test("a flood of signs of life is counted, too", () =>
  inHouse(
    async (server) => {
      for (const kind of ["ping", "pong"] as const) {
        const seated = listen(connect(server));
        await once(seated.socket, "open");
        let answered = 0;
        seated.socket.on("pong", () => answered++);
        for (let i = 0; i < 200; i++) seated.socket[kind]("x");
        expect((await seated.hear(isBye)).code).toBe("abuse");
        expect(await seated.ended()).toBe(1008);
        expect(answered).toBe(kind === "ping" ? 10 : 0);
      }
    },
    { limits: { messages: { burst: 10, perSecond: 0.1 } } },
  ));

test("who looks back all the time waits a little; the game goes on", () =>
  inHouse(
    async (server) => {
      const ana = await guest(server, "Ana");
      const table = await makeTable(ana, setupFor([{ is: "you" }]));
      const seated = await ana.watch(table);
      const back = (i: number) => seated.act(i % 2 === 0 ? { do: "history", from: 0 } : { do: "look-back", step: i });
      const replies = await Promise.all([0, 1, 2, 3, 4].map(back));
      expect(replies.map(({ is }) => is)).toEqual(["done", "done", "done", "refused", "refused"]);
      expect(replies[4]).toMatchObject({ code: "too-fast", sentence: expect.stringMatching(/\.$/) });
      expect(await playOn(seated, 1)).toBe(1);
      seated.close();
    },
    { limits: { ...unlimited, lookBacks: { burst: 3, perSecond: 0.01 } } },
  ));

test("a message too long ends the connection, and nobody else's", () =>
  inHouse(async (server) => {
    const [loud, calm] = [listen(connect(server)), listen(connect(server))];
    await Promise.all([once(loud.socket, "open"), once(calm.socket, "open")]);
    loud.send(JSON.stringify({ key: "x".repeat(20_000) }));
    expect(await loud.ended()).toBe(1009);
    calm.send(JSON.stringify({ ping: 1 }));
    await calm.hear(isPong);
    calm.close();
  }));

test("commands before a table is watched have nowhere to go", () =>
  inHouse(async (server) => {
    const seated = listen(connect(server));
    await once(seated.socket, "open");
    expect(await seated.act({ do: "start" })).toMatchObject({ is: "refused", code: "no-table" });
    seated.close();
  }));

test("one address has so many connections and no more; a closed one makes room", () =>
  inHouse(
    async (server) => {
      const two = [connect(server), connect(server)];
      await Promise.all(two.map((socket) => once(socket, "open")));
      expect(await turnedAway(connect(server))).toBe(429);
      two[0].close();
      await once(two[0], "close");
      await new Promise((resolve) => setTimeout(resolve, 50));
      const third = connect(server);
      await once(third, "open");
      for (const socket of [two[1], third]) socket.close();
    },
    { limits: { sockets: 2 } },
  ));

test("everything a table says is of the protocol", () =>
  inHouse(async (server) => {
    const ana = await guest(server, "Ana");
    const table = await makeTable(ana, setupFor([{ is: "you" }, { is: "open" }], { listed: true }));
    const [host, looker] = [await ana.watch(table), await watch(server, table)];
    await host.act({ do: "chair", seat: 1, to: "random" });
    await host.act({ do: "say", text: "Hello" });
    await host.act({ do: "start" });
    await host.act({ do: "history", from: 0 });
    await host.act({ do: "look-back", step: 0 });
    await host.act({ do: "answer", ask: 9999, keys: ["pass"] });
    await host.until(({ table: { status } }) => status === "playing");
    await looker.until(({ table: { status } }) => status === "playing");
    for (const message of [...host.heard, ...looker.heard]) fromTable.parse(message);
    for (const one of [host, looker]) one.close();
  }));

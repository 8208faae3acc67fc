/**
 * A bot as a program of its own, through the public protocol and with nothing installed: `node bot.ts http://localhost:8080 INVITATION
 * [name]`. It comes in by an invitation, takes the first open chair and answers at random to the end. `choose` is where yours thinks.
 */
import type { AskedQuestion, FromTable, Sight } from "@blackrose/protocol";

const [server, invitation, name = "Bot"] = process.argv.slice(2);
let cookie = "";

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json", cookie };
  const response = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return (await response.json()) as T;
}

/** News are changes to the sight, as a JSON merge patch: objects are merged, all else is replaced. */
function merged<T>(before: T, patch: unknown): T {
  const both = [before, patch].every((one) => typeof one === "object" && one !== null && !Array.isArray(one));
  if (!both) return patch as T;
  const changes = Object.entries(patch as object).map(([key, value]) => [key, merged(before[key as keyof T], value)]);
  return { ...before, ...Object.fromEntries(changes) } as T;
}

function choose({ options, min }: AskedQuestion): string[] {
  const shuffled = options.map((option) => ({ option, luck: Math.random() })).sort((a, b) => a.luck - b.luck);
  return shuffled.slice(0, Math.max(min, 1)).map(({ option }) => option);
}

await post("/api/me", { name });
const { table } = await post<{ table: string }>("/api/join", { invitation });
const socket = new WebSocket(`${server.replace(/^http/, "ws")}/socket`, { headers: { cookie, origin: server } });
let [keys, answered] = [0, -1];
let sight: Sight;
const act = (action: unknown): void => socket.send(JSON.stringify({ key: `${name} ${keys++}`, action }));
socket.addEventListener("open", () => socket.send(JSON.stringify({ watch: table })));
socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data as string) as FromTable;
  if (message.is === "refused") throw new Error(message.sentence);
  if (message.is === "sight") sight = message.sight;
  else if (message.is === "news") sight = merged(sight, message.patch ?? {});
  else return;
  const { question, you, table: at } = sight;
  if (at.status === "over") socket.close();
  else if (you.seat < 0 && keys === 0) act({ do: "sit", seat: at.chairs.findIndex(({ is }) => is === "open") });
  else if (question !== null && question.id !== answered)
    act({ do: "answer", ask: (answered = question.id), keys: choose(question) });
});

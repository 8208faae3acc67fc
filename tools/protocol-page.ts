// docs/protocol.md, made from the validators the server uses: what they accept is what the page tells. Run it to write the page anew.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { action, command, fromTable, LIMITS, ping, routes, watch } from "../protocol/src/index.ts";

/** As much of JSON Schema as the validators need. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly additionalProperties?: Schema | false;
  readonly description?: string;
}

const schemaOf = (type: z.ZodType): Schema => z.toJSONSchema(type, { io: "input" }) as Schema;

/** "1 to 32", "at most 64", "0 or more"; nothing where there is no limit. */
function range(least: number | undefined, most: number | undefined): string {
  const [low, high] = [(least ?? 0) > -Number.MAX_SAFE_INTEGER ? least : undefined, most];
  const open = high === undefined || high === Number.MAX_SAFE_INTEGER;
  if (low === undefined) return open ? "" : `at most ${high}`;
  if (open) return `${low} or more`;
  return low === high ? `exactly ${low}` : `${low} to ${high}`;
}

const among = (values: readonly unknown[]): string => values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");

/** A value in words. */
function words(schema: Schema): string {
  const { type } = schema;
  if (schema.const !== undefined) return among([schema.const]);
  if (schema.enum !== undefined) return `one of ${among(schema.enum)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map(words).join(" or ");
  switch (type) {
    case "integer":
      return ["whole number", range(schema.minimum, schema.maximum)].filter(Boolean).join(" ");
    case "string": {
      if (schema.pattern === "^[0-9a-z]{12}$") return "text of twelve letters or digits";
      const long = range(schema.minLength, schema.maxLength);
      return long === "" ? "text" : `text of ${long} characters`;
    }
    case "boolean":
      return "true or false";
    case "null":
      return "`null`";
    case "array": {
      const many = range(schema.minItems, schema.maxItems);
      return `list${many === "" ? "" : ` of ${many}`}: ${words(schema.items ?? {})}`;
    }
    case "object":
      return schema.properties === undefined ? "named values" : inBraces(schema);
    default:
      return "anything";
  }
}

const inBraces = ({ properties = {} }: Schema): string =>
  `{ ${Object.entries(properties)
    .map(([name, one]) => `\`${name}\`: ${words(one)}`)
    .join("; ")} }`;

/** A row for each field, those of records within under a longer name. */
function rows(schema: Schema, under = ""): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, one]) => {
    const path = `${under}${name}`;
    const maybe = required.includes(name) ? "" : "optional: ";
    const whole = one.anyOf?.find((choice) => choice.properties !== undefined) ?? one;
    const isNullable = one.anyOf?.some(({ type }) => type === "null") ?? false;
    if (whole.properties !== undefined) {
      return [`| \`${path}\` | ${maybe}record${isNullable ? " or `null`" : ""} |`, ...rows(whole, `${path}.`)];
    }
    if (one.type === "array" && one.items?.properties !== undefined) {
      const many = range(one.minItems, one.maxItems);
      return [`| \`${path}\` | ${maybe}list${many === "" ? "" : ` of ${many}`} |`, ...rows(one.items, `${path}[].`)];
    }
    return [`| \`${path}\` | ${maybe}${words(one)} |`];
  });
}

function fields(schema: Schema): string[] {
  if (schema.properties === undefined) return [words(schema), ""];
  const all = rows(schema);
  return all.length === 0 ? [] : ["| field | |", "|---|---|", ...all, ""];
}

const example = (value: unknown): string[] => ["```json", JSON.stringify(value), "```", ""];

/** One for each kind of command; each is checked by the validator it explains. */
const actions: { readonly [kind in z.infer<typeof action>["do"]]: z.infer<typeof action> & { do: kind } } = {
  sit: { do: "sit", seat: 1 },
  stand: { do: "stand", seat: 1 },
  chair: { do: "chair", seat: 2, to: "greedy" },
  start: { do: "start" },
  close: { do: "close" },
  answer: { do: "answer", ask: 17, keys: ["card:fireball#2"] },
  hold: { do: "hold", ask: 17 },
  quiet: { do: "quiet", on: true },
  "take-back": { do: "take-back" },
  propose: { do: "propose", what: "undo" },
  vote: { do: "vote", proposal: 3, yes: true },
  leave: { do: "leave" },
  return: { do: "return" },
  concede: { do: "concede" },
  rematch: { do: "rematch" },
  say: { do: "say", text: "Good game." },
  history: { do: "history", from: 0 },
  "look-back": { do: "look-back", step: 12 },
};

const now = 1_790_000_000_000;
const messages: { readonly [kind in Exclude<z.infer<typeof fromTable>["is"], "sight">]: z.infer<typeof fromTable> } = {
  news: { is: "news", n: 8, now, patch: { table: { step: 12 } }, steps: [{ step: 12, seat: 1, events: [] }] },
  done: { is: "done", key: "a1" },
  refused: {
    is: "refused",
    key: "a1",
    code: "stale",
    sentence: "That question is no longer open; look at the table again and answer what is asked now.",
    rule: "K-ANS-01",
  },
  pong: { is: "pong", ping: now, now: now + 4 },
  bye: { is: "bye", code: "restart", sentence: "The server restarts; your seat waits for you." },
};

const bodies: { readonly [route in keyof typeof routes]?: unknown } = {
  "POST /api/me": { name: "Ana" },
  "POST /api/recover": { phrase: "lusab babad gutih tugad hakup nomav" },
  "POST /api/tables": {
    game: "treachery",
    name: "Friday",
    options: { remove: "random" },
    chairs: [{ is: "you" }, { is: "open" }, { is: "bot", level: "greedy" }, { is: "bot", level: "random" }],
    pace: { is: "live", bank: 300, credit: 20, window: 8 },
    listed: true,
  },
  "POST /api/join": { invitation: "k3v9x0q2m7ab" },
  "POST /api/replays/:table/fork": { step: 40, seat: 2, level: "greedy" },
};

export function protocolPage(): string {
  const out = [
    "# The protocol",
    "",
    "Made by `tools/protocol-page.ts` from the validators in `protocol/src/`; do not edit.",
    "",
    "A client speaks HTTP for accounts, lists and records, and one WebSocket for the table it watches. Everything is JSON, in UTF-8. Fields",
    "that are not named here are refused. Times are milliseconds since 1970, by the server's clock.",
    "",
    "## The socket",
    "",
    "1. Sign in over HTTP: the cookie says who you are. Without one you look on at listed tables.",
    "2. Connect to `/socket` with that cookie and the `Origin` of the server's own pages. Programs send both too.",
    "3. Say which table to `watch`. The table answers with the whole `sight`, then with `news`, numbered without a gap.",
    "4. Send commands. Each has a key of your choice, and is answered by `done` or `refused` with that key. `done` means: it is on the disk.",
    "   Whoever does not know whether a command arrived sends it again with the same key; it is carried out once.",
    "5. After a broken connection, `watch` again with `live` and `since`: what was missed comes as `news`, or the whole as `sight`.",
    "",
    "A message that is not of the protocol is answered by `refused` with code `malformed`, and nothing happens. Who sends too many of them, or too",
    "much at once, is sent away with `bye`, code `abuse`. Close codes: 1000 done, 1008 abuse, 1009 a message too long, 1012 the server restarts.",
    "",
    "| limit | |",
    "|---|---|",
    `| longest message | ${LIMITS.frameBytes} bytes |`,
    `| a person's name | ${LIMITS.name} characters |`,
    `| a table's name | ${LIMITS.tableName} characters |`,
    `| chat | ${LIMITS.chat} characters |`,
    `| seats | ${LIMITS.seats} |`,
    `| keys in an answer | ${LIMITS.picks}, of ${LIMITS.optionKey} characters each |`,
    "",
    "## What a client says",
    "",
    "### watch",
    "",
    "The first message: which table, as which of one's seats, and up to where one is informed.",
    "",
    ...fields(schemaOf(watch)),
    ...example(watch.parse({ watch: "k3v9x0q2m7ab", seat: 0, live: "s8d2k1", since: 41 })),
    "### ping",
    "",
    "Answered at once by `pong`.",
    "",
    ...fields(schemaOf(ping)),
    ...example(ping.parse({ ping: now })),
    "### Commands",
    "",
    "Each is `{ key, action }`; `key` is a text of 1 to 40 characters.",
    "",
  ];
  for (const one of schemaOf(action).oneOf ?? []) {
    const kind = one.properties?.["do"].const as keyof typeof actions;
    out.push(`#### ${kind}`, "", one.description ?? "", "", ...fields(one));
    out.push(...example(command.parse({ key: "a1", action: actions[kind] })));
  }
  out.push("## What a table says", "");
  for (const one of schemaOf(fromTable).oneOf ?? []) {
    const kind = one.properties?.["is"].const as z.infer<typeof fromTable>["is"];
    out.push(`### ${kind}`, "", one.description ?? "", "", ...fields(one));
    if (kind !== "sight") out.push(...example(fromTable.parse(messages[kind])));
  }
  out.push(
    "`patch` is a JSON merge patch (RFC 7396) for the sight: records are merged, lists replaced, `null` stands for null and nothing is removed.",
    "",
    "## HTTP",
    "",
    "Bodies and answers are JSON. What cannot be answered has a status of 4xx or 5xx and `{ code, sentence }`: the code is for programs, the sentence",
    "for people. Requests that change something are refused when they come from a page of another origin.",
    "",
  );
  for (const [name, route] of Object.entries(routes) as [
    keyof typeof routes,
    { says: string; body?: z.ZodType; answer: z.ZodType },
  ][]) {
    out.push(`### ${name}`, "", route.says, "");
    if (route.body !== undefined) {
      const schema = schemaOf(route.body);
      const empty = schema.properties !== undefined && Object.keys(schema.properties).length === 0;
      out.push(empty ? "Body: `{}`" : "Body:", "", ...(empty ? [] : fields(schema)));
      if (bodies[name] !== undefined) out.push(...example(route.body.parse(bodies[name])));
    }
    const answer = schemaOf(route.answer);
    const whole = answer.anyOf?.find(({ properties }) => properties !== undefined) ?? answer.items ?? answer;
    const kind = answer.items !== undefined ? "a list; each:" : answer.anyOf !== undefined ? "`null`, or:" : "";
    out.push(whole.properties === undefined ? `Answer: ${words(answer)}` : `Answer: ${kind}`.trim(), "");
    if (whole.properties !== undefined) out.push(...fields(whole));
  }
  return `${out.join("\n").trimEnd()}\n`;
}

export const page = join(dirname(import.meta.dirname), "docs", "protocol.md");

if (import.meta.main) writeFileSync(page, protocolPage());

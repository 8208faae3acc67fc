/** The server: opens the data file, the house and the door, and closes them again in good order. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import fastify, { LogController } from "fastify";
import { passkeysFor } from "./accounts/passkeys.ts";
import { botsIn, type Manner } from "./bots/pool.ts";
import { houseOf } from "./house.ts";
import { doorOf, type DoorOf, guard, openRoutes } from "./http/door.ts";
import { me } from "./http/me.ts";
import { limitLines } from "./http/lines.ts";
import { pages, readable } from "./http/pages.ts";
import { tables as tableRoutes } from "./http/tables.ts";
import { LIMITS, type Limits } from "./limits.ts";
import { metricsOf } from "./metrics.ts";
import { type Sockets, socketsOn } from "./sockets.ts";
import { accountsIn, secretIn } from "./store/accounts.ts";
import { damage, type DataFile, openDataFile } from "./store/database.ts";
import { journalIn } from "./store/journal.ts";
import { tablesIn } from "./store/tables.ts";

export { backUp } from "./store/backup.ts";
export { Unusable } from "./store/database.ts";

export interface ServerOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly host?: string;
  /** The file everything is kept in; made if it is not there. */
  readonly data: string;
  /** Where our pages are served from, as `https://table.example`. Empty: whatever host is asked for. */
  readonly origins?: readonly string[];
  readonly behindProxy?: boolean;
  /** The folder with the built client. */
  readonly web?: string;
  readonly limits?: Partial<Limits>;
  readonly bots?: Manner;
  /** Lines of JSON on stdout. */
  readonly log?: boolean;
}

export interface Running {
  readonly url: string;
  /** Ends well: people are told to come back, everything taken is on the disk. */
  close(): Promise<void>;
}

const WEB = join(import.meta.dirname, "..", "..", "web", "dist");
/** The largest body anyone has reason to send: the answer of a passkey. */
const MOST_BODY = 16 * 1024;
/** No address is too long for the sentence that nothing is there; Node takes no headers longer than this. */
const LONGEST_ADDRESS = 16 * 1024;

/** A file that opens may still have a damaged page somewhere: whoever starts the server is told so in a sentence. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const file = openDataFile(options.data);
  try {
    return await start(options, file);
  } catch (error) {
    file.close();
    throw damage(options.data, error) ?? error;
  }
}

async function start(options: ServerOptions, file: DataFile): Promise<Running> {
  const { port, host = "127.0.0.1", data, origins = [], behindProxy = false, web = WEB, log = false } = options;
  const { db } = file;
  const secret = secretIn(db, "cookies", () => randomBytes(32));
  const metrics = metricsOf({ tables: () => house.count(), sockets: () => sockets.count() });
  const journal = journalIn(data, db, metrics.committed);
  const accounts = accountsIn(db, journal.run);
  const tables = tablesIn(db, journal.run);
  const bots = botsIn(options.bots);

  const limits: Limits = { ...LIMITS, ...options.limits };
  const { headers, request, idle } = limits.patience;
  const app = fastify({
    logger: log && { base: null },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY,
    requestTimeout: request,
    connectionTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(headers, 5000) },
    rewriteUrl: ({ url = "/" }) => readable(url),
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    forceCloseConnections: true,
    exposeHeadRoutes: true,
  });
  app.removeContentTypeParser("text/plain");
  if (!behindProxy) limitLines(app.server, limits.connections, () => metrics.turnedAway("too-many"));

  const given: DoorOf = {
    place: { behindProxy, origins },
    limits,
    secret,
    find: accounts.find,
    metrics,
    trouble: (what, error) => app.log.error({ what, error: error instanceof Error ? error.stack : String(error) }),
  };
  const door = doorOf(given);
  const sockets: Sockets = socketsOn(app.server, () => house, door, given);
  const house = houseOf({
    journal,
    tables,
    accounts,
    bots,
    sendAway: (table, code, sentence) => sockets.sendAway({ table }, code, sentence),
    trouble: given.trouble,
  });

  guard(app, door, given);
  openRoutes(app, door, given, {
    ...me(accounts, passkeysFor(accounts), house, (account) =>
      sockets.sendAway({ account }, "closed", "This account has been deleted."),
    ),
    ...tableRoutes(house),
  });
  app.get("/healthz", () => ({ ok: true }));
  app.get("/readyz", (_request, reply) => reply.code(house.isWell() ? 200 : 503).send({ ok: house.isWell() }));
  app.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.page()));
  await pages(app, web);

  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= closeAll());
  async function closeAll(): Promise<void> {
    await sockets.close();
    await app.close();
    await house.close();
    await bots.close();
    await journal.close();
    file.close();
  }

  try {
    await app.listen({ port, host });
    house.start();
  } catch (error) {
    await close();
    throw error;
  }
  const { port: bound } = app.server.address() as { port: number };
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close,
  };
}

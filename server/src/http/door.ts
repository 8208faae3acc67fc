/** The door: every request but for files is counted, checked for where it comes from, validated, answered in the protocol's words, and so are problems. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Account, problem, routes } from "@blackrose/protocol";
import { NotWritten } from "@blackrose/table";
import { z } from "zod";
import { type Cookies, cookiesWith } from "../accounts/cookie.ts";
import { type Buckets, buckets, type Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { addressOf, isForeign, isSecure, ownOrigins, type Place } from "../visitor.ts";
import { HEADERS, HTTPS_ONLY } from "./headers.ts";
import { notWritten, Problem, signInFirst, tooFast } from "./problem.ts";
import type { Handlers, Route, Spent, Visit } from "./visit.ts";

export interface DoorOf {
  readonly place: Place;
  readonly limits: Limits;
  readonly secret: Uint8Array;
  readonly find: (account: string) => Account | null;
  readonly metrics: Metrics;
  /** Something went wrong that is no visitor's doing. */
  readonly trouble: (what: string, error: unknown) => void;
}

export interface Door {
  /** The cookies for a visitor, by whether it came over https. */
  cookies(headers: FastifyRequest["headers"]): Cookies;
  /** Whether something is left of a limit; takes from it. */
  spend(limit: Spent, who: string): boolean;
}

export function doorOf({ place, limits, secret }: DoorOf): Door {
  const plain = cookiesWith(secret, false);
  const secure = cookiesWith(secret, true);
  const spent = new Map<Spent, Buckets>();
  return {
    cookies: (headers) => (isSecure(headers, place) ? secure : plain),
    spend(limit, who) {
      let own = spent.get(limit);
      if (own === undefined) {
        own = buckets(limits[limit]);
        spent.set(limit, own);
      }
      return own.take(who);
    },
  };
}

/** Headers, limits and sentences for everything that comes over HTTP, pages as well. */
export function guard(app: FastifyInstance, door: Door, { place, metrics }: DoorOf): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    if (isSecure(request.headers, place)) reply.headers(HTTPS_ONLY);
    if (!isFile(request) && !door.spend("requests", addressOf(request.raw, place))) {
      metrics.turnedAway("too-fast");
      throw tooFast();
    }
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && isForeign(request.headers, place)) {
      metrics.turnedAway("foreign");
      throw new Problem(403, "foreign", "This comes from a page of somebody else's; open ours and try again.");
    }
  });
  // The route's pattern, never the address itself: that may hold an invitation.
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.requested(route, reply.statusCode);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return tell(reply, error);
    if (error instanceof NotWritten) return tell(reply, notWritten());
    const status = error.statusCode ?? 500;
    if (status < 500) return tell(reply, new Problem(status, "bad-request", unreadable(status, error)));
    request.log.error({ route: request.routeOptions.url, error: error.stack });
    return tell(
      reply,
      new Problem(500, "failed", "Something went wrong here, and it was noted; try again in a moment."),
    );
  });
}

/** Whether it only reads the client's files: a first visit asks for a hundred of them, and a family for all of them at once. */
function isFile({ method, url, routeOptions }: FastifyRequest): boolean {
  const { url: route = "/*" } = routeOptions;
  return (method === "GET" || method === "HEAD") && route === "/*" && !url.startsWith("/api/");
}

/** What the framework says of a body it cannot read, as a sentence. */
function unreadable(status: number, { message }: Error): string {
  if (status === 413) return "That is more than we take at once; send less.";
  if (status === 415) return "Bodies are JSON; say so in the content type.";
  return `What was sent cannot be read: ${message.replace(/\.$/, "")}.`;
}

export function tell(reply: FastifyReply, { status, code, message }: Problem): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ code, sentence: message } satisfies z.infer<typeof problem>);
}

/** Every route of the protocol, with its handler behind the validator of its body and before that of its answer. */
export function openRoutes(app: FastifyInstance, door: Door, { place, find }: DoorOf, handlers: Handlers): void {
  for (const route of Object.keys(routes) as Route[]) {
    const [method, url] = route.split(" ") as ["GET" | "POST" | "DELETE", string];
    const contract: { body?: z.ZodType; answer: z.ZodType } = routes[route];
    const handle = handlers[route] as (visit: Visit, body: unknown) => unknown;
    app.route({
      method,
      url,
      async handler(request, reply) {
        const body = contract.body === undefined ? undefined : valid(contract.body, request.body);
        const answer = await handle(visitOf(request, reply), body);
        reply.header("cache-control", "no-store").type("application/json");
        return JSON.stringify(contract.answer.parse(answer));
      },
    });
  }

  function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
    const cookies = door.cookies(request.headers);
    const id = cookies.read(request.headers.cookie);
    const account = id === null ? null : find(id);
    const address = addressOf(request.raw, place);
    const { origin } = request.headers;
    return {
      account,
      signedIn() {
        if (account === null) throw signInFirst();
        return account;
      },
      origin: origin ?? ownOrigins(request.headers, place)[0],
      table: (request.params as { table?: string }).table ?? "",
      spend(limit, who = address) {
        if (!door.spend(limit, who)) throw tooFast();
      },
      signIn: (who) => void reply.header("set-cookie", cookies.give(who)),
      signOut: () => void reply.header("set-cookie", cookies.take()),
    };
  }
}

/** The body, or the sentence that names what is wrong with it. */
function valid(schema: z.ZodType, body: unknown): unknown {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0];
  const where = path.length === 0 ? "" : `${path.join(".")}: `;
  throw new Problem(400, "bad-body", `What was sent cannot be used: ${where}${message.replace(/\.$/, "")}.`);
}

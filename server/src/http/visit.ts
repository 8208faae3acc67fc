/** A request as the handlers see it, after the door: who asks, from where, and what they may still do. */
import type { z } from "zod";
import type { Account, routes } from "@blackrose/protocol";
import type { Limits, Rate } from "../limits.ts";

/** Limits that a handler draws on beside the one for all requests. */
export type Spent = { [name in keyof Limits]: Limits[name] extends Rate ? name : never }[keyof Limits];

export interface Visit {
  readonly account: Account | null;
  /** The account, or the sentence that sends a stranger to choose a name. */
  signedIn(): Account;
  /** The origin of the page, for passkeys. */
  readonly origin: string;
  /** What stands for the `:table` of the route. */
  readonly table: string;
  /** Takes from a limit, of the visitor's address unless said otherwise; refuses when nothing is left. */
  spend(limit: Spent, who?: string): void;
  signIn(account: string): void;
  signOut(): void;
}

type Routes = typeof routes;
export type Route = keyof Routes;
type Body<R extends Route> = Routes[R] extends { body: infer B extends z.ZodType } ? z.infer<B> : undefined;
type Answer<R extends Route> = z.infer<Routes[R]["answer"]>;

/** One handler for each route of the protocol; the type checker misses none. */
export type Handlers<R extends Route = Route> = {
  readonly [route in R]: (visit: Visit, body: Body<route>) => Answer<route> | Promise<Answer<route>>;
};

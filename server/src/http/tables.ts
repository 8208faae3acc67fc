/** Tables over HTTP: the lists, making one, coming in by invitation, records of finished games and playing on from them. */
import type { Account, GameName, Setup } from "@blackrose/protocol";
import { isRefusal, type Keeper, type Person, type TableRefusal } from "@blackrose/table";
import type { House } from "../house.ts";
import { noSuchTable, Problem } from "./problem.ts";
import type { Handlers, Route, Visit } from "./visit.ts";

type Own = Extract<
  Route,
  `${string} /api/tables${string}` | `${string} /api/replays${string}` | "GET /api/mine" | "POST /api/join"
>;

const person = ({ id, name }: Account): Person => ({ account: id, name });

export function tables(house: House): Handlers<Own> {
  /** A table the visitor may look at. */
  function open({ table, account }: Visit): Keeper {
    if (!house.mayEnter(table, account?.id ?? null)) throw noSuchTable();
    return house.open(table);
  }

  return {
    "GET /api/tables": () => house.listed(),
    "GET /api/mine": (visit) => house.mine(visit.signedIn().id),
    async "POST /api/tables"(visit, setup) {
      const host = person(visit.signedIn());
      visit.spend("tables");
      return { table: made(await house.make({ setup, host })) };
    },
    async "POST /api/join"(visit, { invitation }) {
      const { id } = visit.signedIn();
      visit.spend("invitations");
      const table = await house.join(invitation, id);
      if (table === null) throw new Problem(404, "no-invitation", "This invitation leads nowhere; ask for a new one.");
      return { table };
    },
    "GET /api/replays/:table": (visit) => recordOf(open(visit)),
    async "POST /api/replays/:table/fork"(visit, { step, seat, level }) {
      const host = person(visit.signedIn());
      visit.spend("tables");
      const keeper = open(visit);
      const record = recordOf(keeper);
      const { seats, options, answers } = record;
      if (step > answers.length || seat >= seats) {
        throw new Problem(
          400,
          "no-step",
          `That game has ${seats} seats and ${answers.length} steps; choose among them.`,
        );
      }
      const setup: Setup = {
        game: record.game as GameName,
        options,
        chairs: Array.from({ length: seats }, (_, i) => (i === seat ? { is: "you" } : { is: "bot", level })),
        pace: { is: "free" },
        listed: false,
      };
      const fork = keeper.forkAt(step);
      return { table: made(isRefusal(fork) ? fork : await house.make({ setup, host, fork })) };
    },
    async "DELETE /api/tables/:table"(visit) {
      const { id } = visit.signedIn();
      if (!house.mayEnter(visit.table, id)) throw noSuchTable();
      await house.remove(visit.table, id);
      return null;
    },
  };
}

function recordOf(keeper: Keeper): NonNullable<ReturnType<Keeper["record"]>> {
  const record = keeper.record();
  if (record === null) throw new Problem(409, "not-over", "There is a record when the game is over; play it first.");
  return record;
}

function made(table: string | TableRefusal): string {
  if (typeof table === "string") return table;
  throw new Problem(table.code === "not-written" ? 503 : 422, table.code, table.sentence);
}

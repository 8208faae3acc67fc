/** Whether a person may do something at a table, and what happens then. A refusal changes nothing. */
import { check, type Refusal } from "@blackrose/kernel";
import type { Action } from "@blackrose/protocol";
import { missing, stepsToOwn } from "./consent.ts";
import type { Happening, Person } from "./entries.ts";
import { isWindow, mayTakeBack, type Proposal, type Table } from "./table.ts";

/** Why a command is not carried out. */
export interface TableRefusal {
  readonly code: string;
  readonly sentence: string;
  readonly rule?: string;
}

export const isRefusal = (value: object): value is TableRefusal => "code" in value;

const refuse = (code: string, sentence: string, rule?: string): TableRefusal => ({
  code,
  sentence,
  ...(rule === undefined ? {} : { rule }),
});

const fromRefusal = ({ refused, sentence, rule }: Refusal): TableRefusal => refuse(refused, sentence, rule);

/** Who acts: a person on a seat, or looking on (−1). `here` tells which seats' people are connected. */
export interface Actor {
  readonly person: Person;
  readonly seat: number;
  readonly here: ReadonlySet<number>;
}

type Doing = Exclude<Action, { do: "history" | "look-back" | "rematch" }>;

export function decide(table: Table, actor: Actor, action: Doing): Happening | TableRefusal {
  if (table.status === "closed") return refuse("closed", "This table was closed before a game started.");
  switch (action.do) {
    case "sit":
    case "stand":
    case "chair":
    case "start":
    case "close":
      return table.status === "gathering" ? gathering(table, actor, action) : afterStart(table, actor, action);
    case "say":
      return saying(table, actor, action.text);
    default:
      return playing(table, actor, action);
  }
}

type Gathering = Extract<Doing, { do: "sit" | "stand" | "chair" | "start" | "close" }>;
type Playing = Exclude<Doing, Gathering | { do: "say" }>;

const hosts = (table: Table, { person }: Actor): boolean => person.account === table.made.host.account;
const hostOnly = refuse("not-host", "Only the host of this table may do that.");
const noSuchChair = refuse("no-chair", "There is no such chair at this table.");

function gathering(table: Table, actor: Actor, action: Gathering): Happening | TableRefusal {
  const { seats } = table;
  if ("seat" in action && action.seat >= seats.length) return noSuchChair;
  switch (action.do) {
    case "sit": {
      const { person, bot } = seats[action.seat];
      if (person !== null || bot !== null) return refuse("taken", "That chair is taken; choose an open one.");
      return { is: "sat", seat: action.seat, person: actor.person };
    }
    case "stand":
      if (seats[action.seat].person?.account !== actor.person.account) {
        return refuse("not-yours", "That is not your chair.");
      }
      return { is: "stood", seat: action.seat };
    case "chair":
      return hosts(table, actor) ? { is: "chair", seat: action.seat, to: action.to } : hostOnly;
    case "start": {
      if (!hosts(table, actor)) return hostOnly;
      const open = seats.filter(({ person, bot }) => person === null && bot === null).length;
      if (open > 0)
        return refuse("open-chairs", `${open} of the chairs are open; wait for people or put bots on them.`);
      return { is: "started" };
    }
    case "close":
      return hosts(table, actor) ? { is: "closed" } : hostOnly;
  }
}

/** Once the game runs, the host may still put a stand-in on the chair of somebody who is gone. */
function afterStart(table: Table, actor: Actor, action: Gathering): Happening | TableRefusal {
  const late = refuse("started", "The game at this table has started; the seats are settled.");
  if (action.do !== "chair" || action.to === "open" || table.status === "over") return late;
  if (!hosts(table, actor)) return hostOnly;
  const seat = table.seats[action.seat];
  if (seat === undefined || seat.person === null || seat.standIn) return late;
  if (actor.here.has(action.seat)) return refuse("here", "That person is at the table.");
  return { is: "left", seat: action.seat, why: "gone" };
}

function saying(table: Table, { person, seat }: Actor, text: string): Happening | TableRefusal {
  if (seat < 0 && table.status !== "gathering" && table.status !== "over") {
    return refuse("spectator", "Spectators cannot chat during a game; wait until it is over.");
  }
  return { is: "said", seat, name: person.name, text };
}

function playing(table: Table, { seat }: Actor, action: Playing): Happening | TableRefusal {
  const { session, seats, course } = table;
  if (seat < 0) return refuse("spectator", "You are watching this table; only those who sit at it can play.");
  if (session === null) return refuse("not-started", "The game has not started yet.");
  if (table.status === "over") return refuse("over", "The game is over.", "K-ANS-06");
  const own = seats[seat];
  if (own.conceded) return refuse("conceded", "You have given up this game; you can still watch.");
  if (action.do === "return") {
    return own.standIn ? { is: "returned", seat } : refuse("not-away", "You are at the table already.");
  }
  if (own.standIn) return refuse("away", "A stand-in plays for you; return to your seat first.");
  switch (action.do) {
    case "leave":
      return { is: "left", seat, why: "wish" };
    case "concede":
      return { is: "conceded", seat };
    case "quiet":
      return { is: "quiet", seat, on: action.on };
    case "propose":
      return proposing(table, seat, action.what);
    case "vote":
      if (course.proposal?.id !== action.proposal)
        return refuse("stale", "That proposal is no longer open.", "K-ANS-01");
      return voting(table, seat, action.yes, course.proposal);
    case "answer":
    case "hold":
    case "take-back":
      break;
  }
  if (course.paused) return refuse("paused", "The game is paused; propose to continue.");
  switch (action.do) {
    case "answer": {
      const checked = check(session, seat, action.ask, action.keys);
      return "refused" in checked ? fromRefusal(checked) : { is: "answered", seat, keys: action.keys, by: "person" };
    }
    case "hold": {
      const open = course.open.find(({ id }) => id === action.ask);
      if (open?.seat !== seat) return refuse("stale", "That question is no longer open to you.", "K-ANS-01");
      if (!isWindow(table.game, open.decision))
        return refuse("no-window", "This is not a response window: take your time.");
      if (open.held) return refuse("held", "You are already holding this window: take your time.");
      return { is: "held", seat };
    }
    case "take-back":
      return mayTakeBack(table, seat)
        ? { is: "took-back", seat }
        : refuse("no-undo", "There is no sealed answer of yours to take back.", "K-PLN-01");
  }
}

/** Who was asked says yes or no; whoever has said yes, the author too, may still think better of it (K-CON-01). */
function voting(table: Table, seat: number, yes: boolean, proposal: Proposal): Happening | TableRefusal {
  const waits = missing(table, proposal).includes(seat);
  if (waits || (!yes && proposal.agreed.includes(seat))) return { is: "voted", seat, yes };
  return refuse("not-asked", "That proposal is not waiting for you.");
}

function proposing(
  table: Table,
  seat: number,
  what: Extract<Playing, { do: "propose" }>["what"],
): Happening | TableRefusal {
  const { course } = table;
  if (course.proposal !== null) return refuse("proposal-open", "Another proposal is open; wait until it is settled.");
  const fault = table.status === "fault";
  if (what === "fault-undo" || what === "fault-skip") {
    return fault
      ? { is: "proposed", seat, what }
      : refuse("fault", "There is nothing to adjudicate: the rules can go on.");
  }
  if (fault) return refuse("fault", "The rules could not go on here; decide first how to continue.", "K-FLT-01");
  if (what === "pause" && course.paused) return refuse("paused", "The game is paused already.");
  if (what === "resume" && !course.paused) return refuse("not-paused", "The game is not paused.");
  if (what === "undo" && stepsToOwn(table, seat) === 0) {
    return refuse(
      "no-undo",
      "Since your last choice luck was drawn or something hidden was shown; it stands.",
      "K-UND-01",
    );
  }
  return { is: "proposed", seat, what };
}

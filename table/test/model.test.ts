/** People who do all sorts of things at a table, beside a model of it that fits on a page. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Action, FromTable } from "@blackrose/protocol";
import type { Keeper } from "../src/index.ts";
import { type Card, duelOf, NAMES } from "./duels.ts";
import { type Client, type House, house, join, open, person, SEED } from "./house.ts";

const hands: Card[] = ["ward", "thorn", "mirror", "feint", "blank", "ward"];
const SEATS = 3;

/** Who sits where (−1 nobody, else a name's number), and how far it is. Free pace and no bots: nothing happens by itself. */
interface Model {
  stage: "gathering" | "playing" | "paused" | "over" | "closed";
  chairs: number[];
  away: Set<number>;
  gone: Set<number>;
  steps: number;
}

interface Real {
  readonly here: House;
  keeper: Keeper;
  readonly clients: Client[];
  last: { readonly who: number; readonly action: Action; readonly key: string; readonly reply: FromTable } | null;
}

const seatOf = ({ chairs }: Model, who: number): number => chairs.indexOf(who);

/** A command, when the model says it is carried out, and what it then does to the model. */
abstract class Command implements fc.AsyncCommand<Model, Real> {
  readonly who: number;
  static keys = 0;
  constructor(who: number) {
    this.who = who;
  }
  abstract action(client: Client): Action;
  abstract holds(model: Model, client: Client): boolean;
  abstract carry(model: Model): void;
  check = (): boolean => true;
  toString(): string {
    return `${NAMES[this.who]}: ${this.constructor.name}`;
  }
  async run(model: Model, real: Real): Promise<void> {
    const client = real.clients[this.who];
    const before = real.here.written.get(real.keeper.id)!.length;
    const action = this.action(client);
    const expected = this.holds(model, client);
    const key = `command ${Command.keys++}`;
    const reply = await client.act(action, key);
    expect(reply.is, `${this.toString()} ${JSON.stringify(action)} ${JSON.stringify(reply)}`).toBe(
      expected ? "done" : "refused",
    );
    expect(real.here.written.get(real.keeper.id)).toHaveLength(before + Number(expected));
    if (expected) this.carry(model);
    real.last = { who: this.who, action, key, reply };
    agree(model, real);
  }
}

function agree(model: Model, { clients }: Real): void {
  clients.forEach(({ sight }, who) => {
    const { table, you } = sight;
    expect(table.status).toBe(model.stage);
    expect(you.seat).toBe(seatOf(model, who));
    expect(table.chairs.map(({ is }) => is)).toEqual(model.chairs.map((one) => (one < 0 ? "open" : "person")));
    expect(table.step).toBe(model.steps);
    if (sight.question !== null) expect(table.waiting.map(({ seat }) => seat)).toContain(you.seat);
  });
}

const plays = (model: Model, who: number): boolean =>
  (model.stage === "playing" || model.stage === "paused") && seatOf(model, who) >= 0 && !model.gone.has(who);
const isHere = (model: Model, who: number): boolean => plays(model, who) && !model.away.has(who);

class Sit extends Command {
  readonly seat: number;
  constructor(who: number, seat: number) {
    super(who);
    this.seat = seat;
  }
  action = (): Action => ({ do: "sit", seat: this.seat });
  // For the model's sake nobody sits twice.
  override check = (model?: Readonly<Model>): boolean => seatOf(model as Model, this.who) < 0;
  holds = ({ stage, chairs }: Model): boolean => stage === "gathering" && chairs[this.seat] === -1;
  carry({ chairs }: Model): void {
    chairs[this.seat] = this.who;
  }
}

class Stand extends Command {
  readonly seat: number;
  constructor(who: number, seat: number) {
    super(who);
    this.seat = seat;
  }
  action = (): Action => ({ do: "stand", seat: this.seat });
  holds = ({ stage, chairs }: Model): boolean => stage === "gathering" && chairs[this.seat] === this.who;
  carry({ chairs }: Model): void {
    chairs[this.seat] = -1;
  }
}

class Start extends Command {
  action = (): Action => ({ do: "start" });
  holds = ({ stage, chairs }: Model): boolean => stage === "gathering" && this.who === 0 && !chairs.includes(-1);
  carry(model: Model): void {
    model.stage = "playing";
  }
}

class Close extends Command {
  action = (): Action => ({ do: "close" });
  holds = ({ stage }: Model): boolean => stage === "gathering" && this.who === 0;
  carry(model: Model): void {
    model.stage = "closed";
  }
}

class Answer extends Command {
  readonly at: number;
  over = false;
  constructor(who: number, at: number) {
    super(who);
    this.at = at;
  }
  action({ sight: { question } }: Client): Action {
    const options = question?.options ?? [];
    return { do: "answer", ask: question?.id ?? 0, keys: options.slice(0).splice(this.at % (options.length + 1), 1) };
  }
  holds(model: Model, client: Client): boolean {
    const { question } = client.sight;
    const picked = question !== null && this.at % (question.options.length + 1) < question.options.length;
    return model.stage === "playing" && isHere(model, this.who) && picked;
  }
  carry(model: Model): void {
    model.steps++;
  }
  override async run(model: Model, real: Real): Promise<void> {
    // The rules alone know when it is over.
    const { clients } = real;
    const carry = this.carry;
    this.carry = (then): void => {
      carry.call(this, then);
      if (clients[0].sight.table.status === "over") then.stage = "over";
    };
    await super.run(model, real);
    this.carry = carry;
  }
}

class Leave extends Command {
  action = (): Action => ({ do: "leave" });
  holds = (model: Model): boolean => isHere(model, this.who);
  carry({ away }: Model): void {
    away.add(this.who);
  }
}

class Return extends Command {
  action = (): Action => ({ do: "return" });
  holds = (model: Model): boolean => plays(model, this.who) && model.away.has(this.who);
  carry({ away }: Model): void {
    away.delete(this.who);
  }
}

class Concede extends Command {
  action = (): Action => ({ do: "concede" });
  holds = (model: Model): boolean => isHere(model, this.who);
  carry(model: Model): void {
    model.gone.add(this.who);
    if (model.gone.size >= SEATS - 1) model.stage = "over";
  }
}

/** Sends the last command once more: the first reply comes again, and nothing else. */
class Again extends Command {
  action = (): Action => ({ do: "leave" });
  holds = (): boolean => false;
  carry = (): void => {};
  override async run(model: Model, real: Real): Promise<void> {
    if (real.last === null) return;
    const { who, action, key, reply } = real.last;
    const before = real.here.written.get(real.keeper.id)!.length;
    expect(await real.clients[who].act(action, key)).toEqual(reply);
    expect(real.here.written.get(real.keeper.id)).toHaveLength(before);
    agree(model, real);
  }
}

/** Leaves the line and comes back: with what it knows, or with nothing. */
class Reconnect extends Command {
  readonly fresh: boolean;
  constructor(who: number, fresh: boolean) {
    super(who);
    this.fresh = fresh;
  }
  action = (): Action => ({ do: "leave" });
  holds = (): boolean => false;
  carry = (): void => {};
  override async run(model: Model, real: Real): Promise<void> {
    const { keeper, clients } = real;
    const old = clients[this.who];
    old.connection.close();
    const since = this.fresh ? {} : { live: old.live, since: old.n };
    clients[this.who] = join(keeper, person(NAMES[this.who]), since, old);
    expect(clients[this.who].sight).toEqual(join(keeper, person(NAMES[this.who])).sight);
    await Promise.resolve();
    agree(model, real);
  }
}

/** The table is put away and taken up again. */
class Reopen extends Command {
  action = (): Action => ({ do: "leave" });
  holds = (): boolean => false;
  carry = (): void => {};
  override async run(model: Model, real: Real): Promise<void> {
    await real.keeper.rest();
    real.keeper = real.here.open(real.keeper.id);
    real.clients.forEach((old, who) => {
      real.clients[who] = join(real.keeper, person(NAMES[who]), { live: old.live, since: old.n }, old);
    });
    // A refusal is written nowhere; only what was carried out is known again.
    if (real.last?.reply.is === "refused") real.last = null;
    agree(model, real);
  }
}

const who = fc.integer({ min: 0, max: SEATS - 1 });
const seat = fc.integer({ min: 0, max: SEATS - 1 });
const answers = fc.tuple(who, fc.nat(3)).map(([w, at]) => new Answer(w, at));
const commands = [
  ...Array.from({ length: 3 }, () => fc.tuple(who, seat).map(([w, s]) => new Sit(w, s))),
  fc.tuple(who, seat).map(([w, s]) => new Stand(w, s)),
  ...Array.from({ length: 3 }, () => fc.constant(null).map(() => new Start(0))),
  who.map((w) => new Start(w)),
  fc.constantFrom(1, 1, 1, 1, 0).map((w) => new Close(w)),
  ...Array.from({ length: 8 }, () => answers),
  who.map((w) => new Leave(w)),
  who.map((w) => new Return(w)),
  who.map((w) => new Return(w)),
  fc.constantFrom(0, 1, 2, 2, 2).map((w) => new Concede(w)),
  fc.constant(null).map(() => new Again(0)),
  fc.tuple(who, fc.boolean()).map(([w, fresh]) => new Reconnect(w, fresh)),
  fc.constant(null).map(() => new Reopen(0)),
];

test(`a table does what its model says, BLACKROSE_SEED=${SEED}`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: "max" }), async (all) => {
      await fc.asyncModelRun(async () => {
        const here = house("model", { lodge: duelOf(...hands) });
        const keeper = await here.make({ setup: open("lodge", SEATS), host: person(NAMES[0]) });
        const clients = NAMES.slice(0, SEATS).map((name) => join(keeper, person(name)));
        const model: Model = { stage: "gathering", chairs: [0, -1, -1], away: new Set(), gone: new Set(), steps: 0 };
        return { model, real: { here, keeper, clients, last: null } };
      }, all);
    }),
    { seed: Number(SEED), numRuns: 40 },
  );
});

/** Tables at which the kernel's small duel is played: it has response windows of both manners, a sealed plan, and cards that fail. */
import { titleOf } from "@blackrose/kernel";
import type { Setup } from "@blackrose/protocol";
import { dealt } from "../../kernel/test/duel.ts";
import type { AnyTitle, Keeper } from "../src/index.ts";
import { type Client, type House, house, join, open, person } from "./house.ts";

export type Card = Parameters<typeof dealt>[number];

/** A duel with these cards: to each seat in turn, twice over. It says nothing of which cards they are. */
export const duelOf = (...cards: readonly Card[]): AnyTitle =>
  titleOf({ ...dealt(...cards), contentHash: "duel" }) as unknown as AnyTitle;

export const LIVE: Setup["pace"] = { is: "live", bank: 100, credit: 10, window: 5 };
export const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

export interface Duel {
  readonly here: House;
  readonly keeper: Keeper;
  readonly clients: readonly Client[];
  /** The client whose seat is asked something, and where several are, the first. */
  readonly asked: Client;
}

/** A duel under way; `bots` sit on the last chairs. */
export async function duel(cards: readonly Card[], more: Partial<Setup> = {}, seats = 2, bots = 0): Promise<Duel> {
  const here = house("duel", { lodge: duelOf(...cards) });
  const people = NAMES.slice(0, seats - bots).map(person);
  const chairs = NAMES.slice(0, seats).map((_, seat): Setup["chairs"][number] =>
    seat < people.length ? { is: "open" } : { is: "bot", level: "random" },
  );
  const setup = { ...open("lodge", seats, { pace: LIVE, ...more }), chairs };
  const keeper = await here.make({ setup, host: people[0], people });
  const clients = people.map((who) => join(keeper, who));
  return {
    here,
    keeper,
    clients,
    get asked() {
      const asked = clients.find(({ sight }) => sight.question !== null);
      if (asked === undefined) throw new Error("nobody is asked");
      return asked;
    },
  };
}

/** Everyone seals both cards; then the first seat strikes the second, and a window opens. */
export async function struck({ clients, here }: Duel): Promise<void> {
  for (const client of clients) await client.answer((options) => options);
  await here.pass(0);
  // Between two there is nobody else to aim at.
  if (clients.length > 2) await clients[0].answer(() => ["seat:2"]);
}

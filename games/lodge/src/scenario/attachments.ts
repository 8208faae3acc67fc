/** How a scenario file names what is attached: "abomination on P1", "iron-plating on landsknecht#1 of P2 with P2 P2", "drowned-bell on P2 of P1 with P2". */
import { Damaged, type Seats } from "@blackrose/kernel";
import { Source } from "../effects/context.ts";
import { type Attached, NONE, type State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { modelName } from "../things.ts";
import { figureOf, modelOf, ROSE } from "../who.ts";
import { cubesAt, partyAt, roomAt } from "./words.ts";

const PHRASE = /^(.+?)(?: on (\S+))?(?: of (\S+))?(?: is (\d+))?(?: left (\d+))?(?: with (.+))?$/;
const EXAMPLE = `"abomination on P1" or "iron-plating on landsknecht#1 of P2 with P2 P2"`;

interface Table {
  readonly cards: Tables;
  readonly s: State;
  readonly seats: Seats;
}

const nameOf = (seats: Seats, party: number): string => (party === ROSE ? "rose" : seats.name(party));

/** Who or what bears it, as its kind says. */
function bearerAt({ cards, s, seats }: Table, kind: number, word: string | undefined, place: string): number {
  const { id, on } = cards.attachments[kind].is;
  if ((on === "table") !== (word === undefined))
    throw new Damaged(
      place,
      on === "table" ? `${id} lies on nothing: leave out "on"` : `it should read like ${EXAMPLE}`,
    );
  if (word === undefined) return NONE;
  if (on === "mage") return seats.seat(word, place);
  if (on === "party") return partyAt(seats, word, place);
  if (on === "room") return roomAt(cards, s, word, place);
  const figure = cards.figures.findIndex((_, one) => modelName(cards, modelOf(one)) === word);
  if (figure < 0 || s.figureAt[figure] === NONE) throw new Damaged(place, `no evocation "${word}" is in play`);
  return modelOf(figure);
}

export function attachedAt(table: Table, phrase: string, place: string): Attached {
  const { cards, s, seats } = table;
  const [, id, bearer, owner, n, left, cubes = ""] = PHRASE.exec(phrase) ?? [];
  const kind = cards.attachmentNumber.get(id);
  if (kind === undefined) throw new Damaged(place, `there is no attachment "${id}"`);
  const { until, on: sort, family } = cards.attachments[kind].is;
  if (cards.standsByItself.has(kind)) throw new Damaged(place, `"${id}" lies there by itself, with its card`);
  const on = bearerAt(table, kind, bearer, place);
  // Jinxes belong to nobody (L-JX-04).
  const own = (sort === "mage" || sort === "party") && family !== "jinx" ? on : NONE;
  return {
    kind,
    on,
    owner: owner === undefined ? own : partyAt(seats, owner, place),
    ...(sort === "evocation" ? { source: Source.evocation, card: figureOf(on) } : { source: Source.rule, card: NONE }),
    it: sort === "mage" || sort === "evocation" ? on : NONE,
    room: sort === "room" ? on : NONE,
    n: Number(n ?? 0),
    cubes: cubesAt(seats, cubes, place),
    left: left === undefined ? NONE : Number(left),
    until: until === undefined ? NONE : s.turn,
    spent: 0,
  };
}

/** The same back again. What goes without saying is left out: that a mage's own is its own. */
export function phraseOf({ cards, s, seats }: Table, { kind, on, owner, it, n, left, cubes: lying }: Attached): string {
  const { id, on: sort, family } = cards.attachments[kind].is;
  // The damage of an Umbra lies on its figure.
  const cubes = family === "nightmare" ? s.figureDamage[figureOf(it)] : lying;
  const bearers = {
    table: () => "",
    mage: () => ` on ${seats.name(on)}`,
    // Its bearer has just been removed (L-UP-03).
    evocation: () => (on === NONE ? "" : ` on ${modelName(cards, on)}`),
    party: () => ` on ${nameOf(seats, on)}`,
    room: () => ` on ${cards.content.rooms[s.tiles[on]].id}`,
  };
  const own = owner === NONE || ((sort === "mage" || sort === "party") && owner === on);
  return [
    id,
    bearers[sort](),
    own ? "" : ` of ${nameOf(seats, owner)}`,
    n === 0 ? "" : ` is ${n}`,
    left === NONE ? "" : ` left ${left}`,
    cubes.length === 0 ? "" : ` with ${cubes.map((party) => nameOf(seats, party)).join(" ")}`,
  ].join("");
}

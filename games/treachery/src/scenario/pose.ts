/** Lays out a position that a scenario describes. What it does not mention is filled with whatever changes least. */
import {
  Damaged,
  type Facts,
  FrameKind,
  recordAt,
  type Seating,
  seedFrom,
  type Seats,
  textAt,
} from "@blackrose/kernel";
import { beginTable, emptyTable } from "../begin.ts";
import { REMOVED_CARDS, game } from "../rules/setup.ts";
import { round } from "../rules/round.ts";
import { betting } from "../rules/bet.ts";
import { TOKENS } from "../rules/tokens.ts";
import { turn } from "../rules/turn.ts";
import { BANK, BET, DIPLOMACY, GONE, NONE, orderOfPlay, SPOILS, type State, WAR } from "../state.ts";
import type { Tables } from "../tables.ts";
import { cardAt, cardsAt, colourAt, diceAt, tokensOf } from "./words.ts";

export const GIVEN = [
  "players",
  "remove",
  "dealer",
  "roller",
  "challenger",
  "order",
  "type",
  "round",
  "dice",
  "treasury",
  "bet",
  "spoils",
  "in play",
  "hand",
  "spied",
  "gypsy",
  "discards",
  "deck",
  "deck top",
  "removed",
  "now",
] as const;

export function pose(cards: Tables, given: Facts, seats: Seats, seating: Seating): State {
  const now = wordAt(given, "now", "");
  if (now === "start") return beginTable(cards, seating, seedFrom("scenario"));
  const s = emptyTable(seats.count, seedFrom("scenario"));
  layTokens(cards, s, given, seats);
  layDice(s, given);
  layRound(s, given, seats);
  layCards(cards, s, given, seats);
  layStack(s, now, seats);
  return s;
}

const wordAt = (given: Facts, name: string, otherwise: string): string =>
  textAt(given[name] ?? otherwise, `given.${name}`);
const bySeat = (given: Facts, name: string): [string, unknown][] =>
  Object.entries(given[name] === undefined ? {} : recordAt(given[name], `given["${name}"]`));

function layTokens(cards: Tables, s: State, given: Facts, seats: Seats): void {
  for (const values of cards.tokensOf) for (const value of values.slice(s.seats - 1)) s.tokens[value] = GONE;
  const put = (json: unknown, to: number, place: string): void => {
    for (const value of tokensOf(cards, json, place)) {
      if (s.tokens[value] === GONE)
        throw new Damaged(place, `token ${value} is not in a game of ${s.seats} (T-SET-04)`);
      if (s.tokens[value] !== BANK) throw new Damaged(place, `token ${value} lies in two places`);
      s.tokens[value] = to;
    }
  };
  for (const [name, tokens] of bySeat(given, "treasury"))
    put(tokens, seats.seat(name, "given.treasury"), "given.treasury");
  put(given["bet"] ?? "", BET, "given.bet");
  put(given["spoils"] ?? "", SPOILS, "given.spoils");
}

function layDice(s: State, given: Facts): void {
  for (const { colour, value } of diceAt(given["dice"] ?? "", "given.dice")) s.dice[colour] = value;
}

function layRound(s: State, given: Facts, seats: Seats): void {
  const seatAt = (name: string): number => seats.seat(wordAt(given, name, "P1"), `given.${name}`);
  s.dealer = seatAt("dealer");
  s.roller = seatAt("roller");
  s.round = given["round"] === undefined ? 1 : Number(given["round"]);
  if (!Number.isInteger(s.round) || s.round < 1) throw new Damaged("given.round", "a round's number was expected");
  const now = wordAt(given, "now", "");
  if (now === "round" || now === "bet" || now === "draft") {
    if (given["challenger"] !== undefined) throw new Damaged("given.challenger", "there is none before the bets");
    if (now !== "bet") s.round -= 1;
    return;
  }
  s.challenger = seatAt("challenger");
  if (now === "challenge") return;
  const type = wordAt(given, "type", "war");
  if (type !== "war" && type !== "diplomacy") throw new Damaged("given.type", `"war" or "diplomacy" was expected`);
  s.type = type === "war" ? WAR : DIPLOMACY;
  const order = wordAt(given, "order", "first");
  if (order !== "first" && order !== "last") throw new Damaged("given.order", `"first" or "last" was expected`);
  s.first = order === "first" ? 1 : 0;
  s.order = orderOfPlay(s, s.challenger, s.first);
}

const IN_PLAY = ["card", "as", "with", "naming", "weakened", "took"];

function layInPlay(cards: Tables, s: State, seat: number, json: unknown, place: string): void {
  const what: Facts = typeof json === "string" ? { card: json } : recordAt(json, place, IN_PLAY);
  const card = cardAt(cards, textAt(what["card"], place), place);
  s.inPlay[seat] = card;
  s.colours[seat] = what["as"] === undefined ? cards.colour[card] : colourAt(what["as"], place);
  if (what["with"] !== undefined) s.attached[seat] = cardAt(cards, textAt(what["with"], place), place);
  if (what["naming"] !== undefined) s.named[seat] = colourAt(what["naming"], place);
  if (what["weakened"] === true) s.weakened[seat] = -3;
  if (what["took"] === true) s.tookToken[seat] = 1;
}

/** Named cards go where they are named; hands are filled up to the longest, with cards that do little. */
function layCards(cards: Tables, s: State, given: Facts, seats: Seats): void {
  for (const [name, json] of bySeat(given, "in play")) {
    layInPlay(cards, s, seats.seat(name, `given["in play"]`), json, `given["in play"].${name}`);
  }
  for (const [name, json] of bySeat(given, "hand")) {
    s.hands[seats.seat(name, "given.hand")] = cardsAt(cards, json, `given.hand.${name}`);
  }
  for (const [name, json] of bySeat(given, "spied")) {
    const seat = seats.seat(name, "given.spied");
    s.aside[seat] = cardsAt(cards, json, `given.spied.${name}`);
    s.spied[seat] = 1;
  }
  if (given["gypsy"] === "negated") s.negated = 1;
  const discards = cardsAt(cards, given["discards"] ?? "", "given.discards");
  const top = cardsAt(cards, given["deck top"] ?? "", `given["deck top"]`);
  const removed = cardsAt(cards, given["removed"] ?? "", "given.removed");
  const named = [
    ...s.inPlay,
    ...s.attached,
    ...s.hands.flat(),
    ...s.aside.flat(),
    ...discards,
    ...top,
    ...removed,
  ].filter((card) => card !== NONE);
  const twice = named.find((card, i) => named.indexOf(card) !== i);
  if (twice !== undefined) throw new Damaged("given", `the card ${cards.content.cards[twice].id} lies in two places`);

  const free = cards.base.map((_, card) => card).filter((card) => !named.includes(card));
  const take = (wanted: (card: number) => boolean): number => {
    const at = free.findIndex(wanted);
    if (at < 0) throw new Damaged("given", "there are not enough cards for that");
    return free.splice(at, 1)[0];
  };
  while (removed.length < REMOVED_CARDS) removed.push(take((card) => cards.uncommons.includes(card)));
  s.removed = removed.sort((a, b) => a - b);
  const held = (seat: number): number =>
    s.hands[seat].length + s.aside[seat].length + (s.inPlay[seat] === NONE ? 0 : 1);
  const most = Math.max(...s.hands.map((_, seat) => held(seat)));
  const quiet = (card: number): boolean => cards.played[card] === null && cards.commons.includes(card);
  s.hands.forEach((hand, seat) => {
    while (held(seat) < most) hand.push(take(free.some(quiet) ? quiet : () => true));
  });
  const size = given["deck"] === undefined ? Math.max(2 * s.seats, top.length) : Number(given["deck"]);
  if (!Number.isInteger(size) || size < top.length) throw new Damaged("given.deck", "a number of cards was expected");
  s.deck = top.toReversed();
  while (s.deck.length < size) s.deck.unshift(take(() => true));
  s.buried = [...discards, ...free];
}

const flowAt = (flow: typeof round, step: string, seat = NONE, regs: number[] = []): State["stack"][number] => {
  const at = flow.stepNames.indexOf(step);
  return { kind: FrameKind.flow, of: flow.index, at: at < 0 ? flow.steps.length : at, seat, regs };
};

/** What is under way: `now` names the moment. */
function layStack(s: State, now: string, seats: Seats): void {
  const push = (...frames: State["stack"]): number => s.stack.push(flowAt(game, "end"), ...frames);
  const moment = /^(.*) of (P\d)$/.exec(now);
  const slot = moment === null ? NONE : s.order.indexOf(seats.seat(moment[2], "given.now"));
  switch (moment === null ? now : moment[1]) {
    case "draft":
      s.stack.push(flowAt(game, "tokens"));
      for (let value = 1; value <= TOKENS; value++) if (s.tokens[value] === GONE) s.tokens[value] = BANK;
      s.deck = [];
      s.buried = [];
      s.hands = s.hands.map(() => []);
      return;
    case "round":
      push(flowAt(round, "roll", NONE, [0, 0]));
      return;
    case "bet":
      push(flowAt(round, "turns", NONE, [0, 0]), flowAt(betting, "begin"));
      return;
    case "challenge":
      push(flowAt(round, "turns", NONE, [0, 0]), flowAt(betting, "rollDie", NONE, [s.seats]));
      return;
    case "turn":
      s.slot = slot;
      push(flowAt(round, "turns", NONE, [slot, 0]));
      return;
    case "end of turn":
      s.slot = slot;
      push(
        flowAt(round, slot + 1 < s.seats ? "turns" : "resolution", NONE, [slot + 1, 0]),
        flowAt(turn, "end", s.order[slot]),
      );
      return;
    case "resolution":
      push(flowAt(round, "resolution", NONE, [s.seats, 0]));
      return;
    case "end of round":
      push(flowAt(round, "discard", NONE, [s.seats, 0]));
      return;
    default:
      throw new Damaged(
        "given.now",
        `"${now}" is no moment; they are start, draft, round, bet, challenge, turn of P2, end of turn of P2, resolution, end of round`,
      );
  }
}

/** Lays out a position that a scenario describes. What it does not mention is filled with whatever changes least. */
import {
  Damaged,
  type Facts,
  FrameKind,
  listAt,
  recordAt,
  type Seating,
  type Seats,
  seedFrom,
  textAt,
} from "@blackrose/kernel";
import { beginTable, emptyTable } from "../begin.ts";
import { ELEMENTS, type Element } from "../cards/says.ts";
import { actionPhase } from "../rules/action.ts";
import { blackRosePhase } from "../rules/black-rose.ts";
import { cleanUpPhase } from "../rules/clean-up.ts";
import { evocationPhase } from "../rules/evocations.ts";
import { preparationPhase } from "../rules/preparation.ts";
import { game } from "../rules/setup.ts";
import { studyPhase } from "../rules/study.ts";
import { turn } from "../rules/turn.ts";
import { CELL, NONE, Phase, Slot, type State, Token } from "../state.ts";
import type { Tables } from "../tables.ts";
import { SLOT_NAMES } from "../things.ts";
import { cardAt, cubesAt, eventAt, partyAt, questAt, roomAt, schoolAt, tileAt, wordsAt } from "./words.ts";

export const GIVEN = [
  "players",
  "ruleset",
  "options",
  "mages",
  "moon",
  "turn",
  "power",
  "crown",
  "first",
  "at",
  "damage",
  "evocations",
  "instability",
  "rooms",
  "used",
  "destroyed",
  "shut",
  "hand",
  "sheet",
  "memories",
  "grimoire",
  "aside",
  "library",
  "school discards",
  "quests",
  "to solve",
  "completed",
  "quest deck",
  "events",
  "event deck",
  "actions",
  "trophies",
  "supply",
  "won",
  "now",
] as const;

export function pose(cards: Tables, given: Facts, seats: Seats, seating: Seating): State {
  const now = textAt(given["now"] ?? "", "given.now");
  if (now === "start") return beginTable(cards, seating, seedFrom("scenario"));
  const s = emptyTable(cards, seating, seedFrom("scenario"));
  s.turn = Number(given["turn"] ?? 1);
  s.moon = Number(given["moon"] ?? 1);
  layRooms(cards, s, given, seats);
  layMages(cards, s, given, seats);
  laySpells(cards, s, given, seats);
  layQuestsAndEvents(cards, s, given, seats);
  layCubes(cards, s, given, seats);
  layStack(s, now, seats);
  return s;
}

const bySeat = (given: Facts, name: string): [string, unknown][] =>
  Object.entries(given[name] === undefined ? {} : recordAt(given[name], `given["${name}"]`));

/** Rooms in the order of the list unless the file says otherwise; the Black Rose Room is always in the middle. */
function layRooms(cards: Tables, s: State, given: Facts, seats: Seats): void {
  s.tiles = cards.content.rooms.map((_, tile) => tile);
  for (const [name, at] of bySeat(given, "rooms")) {
    const from = s.tiles.indexOf(tileAt(cards, name, "given.rooms"));
    const to = Number(at);
    [s.tiles[from], s.tiles[to]] = [s.tiles[to], s.tiles[from]];
  }
  s.tileAs = s.tiles.slice();
  s.colourAs = s.tiles.map((tile) => cards.roomColour[tile]);
  const rules = cards.rulesets[s.ruleset];
  const intact = rules.roomsStart === "intact";
  s.destroyed = s.tiles.map(() => (intact ? 0 : 1));
  s.tokens = s.tiles.map((_, room) =>
    intact && (room !== 0 || s.moon > 1 || !rules.blackRoseTokenComes) ? Token.available : Token.none,
  );
  for (const name of wordsAt(given["used"] ?? "", "given.used"))
    s.tokens[roomAt(cards, s, name, "given.used")] = Token.used;
  for (const name of wordsAt(given["shut"] ?? "", "given.shut")) s.shut[roomAt(cards, s, name, "given.shut")] = 1;
  for (const name of wordsAt(given["destroyed"] ?? "", "given.destroyed")) {
    const room = roomAt(cards, s, name, "given.destroyed");
    s.destroyed[room] = intact ? 1 : 0;
    s.tokens[room] = intact ? Token.none : Token.available;
  }
  for (const [name, rooms] of bySeat(given, "won")) {
    s.won[partyAt(seats, name, "given.won")] = wordsAt(rooms, "given.won").map((room) =>
      tileAt(cards, room, "given.won"),
    );
  }
}

function layMages(cards: Tables, s: State, given: Facts, seats: Seats): void {
  const mageAt = (id: string): number => {
    const mage = cards.content.mages.findIndex((one) => one.id === id);
    if (mage < 0) throw new Damaged("given.mages", `there is no mage "${id}"`);
    return mage;
  };
  for (let i = 0; i < s.seats; i++) s.mages[seats.seat(`P${i + 1}`, "given.mages")] = i;
  for (const [name, id] of bySeat(given, "mages"))
    s.mages[seats.seat(name, "given.mages")] = mageAt(textAt(id, "given.mages"));
  s.palette = s.mages.map((_, seat) => seat);
  s.colours = [...s.palette];
  s.cells = [...s.palette];
  for (const [name, place] of bySeat(given, "at")) {
    s.at[seats.seat(name, "given.at")] =
      place === "cell" ? CELL : roomAt(cards, s, textAt(place, "given.at"), "given.at");
  }
  for (const [name, n] of bySeat(given, "power")) s.power[partyAt(seats, name, "given.power")] = Number(n);
  for (const [name, n] of bySeat(given, "trophies")) s.trophies[partyAt(seats, name, "given.trophies")] = Number(n);
  for (const [name, n] of bySeat(given, "actions")) s.actions[seats.seat(name, "given.actions")] = Number(n);
  s.crown = seats.seat(textAt(given["crown"] ?? "P1", "given.crown"), "given.crown");
  s.first = seats.seat(textAt(given["first"] ?? given["crown"] ?? "P1", "given.first"), "given.first");
}

function layCubes(cards: Tables, s: State, given: Facts, seats: Seats): void {
  for (const [name, cubes] of bySeat(given, "damage"))
    s.damage[seats.seat(name, "given.damage")] = cubesAt(seats, cubes, "given.damage");
  for (const [name, cubes] of bySeat(given, "instability"))
    s.instability[roomAt(cards, s, name, "given.instability")] = cubesAt(seats, cubes, "given.instability");
  listAt(given["evocations"] ?? [], "given.evocations").forEach((json, i) => {
    const place = `given.evocations[${i}]`;
    const what = recordAt(json, place, ["kind", "of", "at", "damage"]);
    const kind = textAt(what["kind"], place);
    const figure = cards.figures.findIndex((one, n) => one.id === kind && s.figureAt[n] === NONE);
    if (figure < 0) throw new Damaged(place, `there is no figure "${kind}" left`);
    s.figureAt[figure] = roomAt(cards, s, textAt(what["at"], place), place);
    s.figureOwner[figure] = seats.seat(textAt(what["of"], place), place);
    s.figureDamage[figure] = cubesAt(seats, what["damage"] ?? "", place);
  });
  for (const zone of [...s.damage, ...s.instability, ...s.figureDamage]) for (const colour of zone) s.supply[colour]--;
  // "supply" leaves so many; the rest stands aside as if lying elsewhere.
  for (const [name, n] of bySeat(given, "supply")) {
    const party = partyAt(seats, name, "given.supply");
    const aside = s.supply[party] - Number(n);
    const room = s.tiles.findIndex((_, at) => s.instability[at].length === 0 && at !== 0);
    for (let i = 0; i < aside; i++) s.instability[i % 2 === 0 ? 0 : room].push(party);
    s.supply[party] = Number(n);
  }
  if (s.supply.some((n) => n < 0)) throw new Damaged("given", "there are not so many cubes of one colour");
}

const SHEET = ["card", "side", "state", "element"];

/** Named spells go where they are named; the rest of each school lies in its deck. */
function laySpells(cards: Tables, s: State, given: Facts, seats: Seats): void {
  const taken = new Set<number>();
  const take = (word: string, place: string): number => {
    const card = cardAt(cards, word, place, taken);
    if (taken.has(card)) throw new Damaged(place, `the card ${word} lies in two places`);
    taken.add(card);
    return card;
  };
  const zones: [string, number[][]][] = [
    ["hand", s.hands],
    ["memories", s.memories],
    ["grimoire", s.grimoires],
  ];
  for (const [name, zone] of zones) {
    for (const [who, words] of bySeat(given, name)) {
      const place = `given.${name}.${who}`;
      const list = wordsAt(words, place).map((word) => take(word, place));
      zone[seats.seat(who, place)] = name === "grimoire" ? list.toReversed() : list;
    }
  }
  for (const [who, sheet] of bySeat(given, "sheet")) {
    const seat = seats.seat(who, "given.sheet");
    for (const [name, json] of Object.entries(recordAt(sheet, `given.sheet.${who}`, SLOT_NAMES))) {
      laySlot(cards, s, seat, SLOT_NAMES.indexOf(name), json, `given.sheet.${who}.${name}`, take);
    }
  }
  for (const [who, n] of bySeat(given, "aside")) s.aside[seats.seat(who, "given.aside")] = Number(n);
  for (const [school, words] of bySeat(given, "school discards")) {
    const place = `given["school discards"].${school}`;
    s.discards[schoolAt(cards, school, place)] = wordsAt(words, place)
      .map((word) => take(word, place))
      .toReversed();
  }
  const top: [string, number[]][] = bySeat(given, "library").map(([school, words]) => [
    school,
    wordsAt(words, "given.library").map((word) => take(word, "given.library")),
  ]);
  cards.spellOf.forEach((spell, card) => {
    if (taken.has(card)) return;
    const { school } = cards.spells[spell];
    if (school === "forgotten") s.forgotten.push(card);
    else if (school !== "personal") s.library[cards.schoolOf[spell]].push(card);
  });
  for (const [school, list] of top) {
    if (school === "forgotten") s.forgotten.push(...list.toReversed());
    else s.library[schoolAt(cards, school, "given.library")].push(...list.toReversed());
  }
}

function laySlot(
  cards: Tables,
  s: State,
  seat: number,
  slot: number,
  json: unknown,
  place: string,
  take: (word: string, place: string) => number,
): void {
  const what = typeof json === "string" ? shortSlot(json) : recordAt(json, place, SHEET);
  const card = take(textAt(what["card"], place), place);
  const side = what["side"] === "dark" ? 1 : 0;
  const spell = cards.spellOf[card];
  const { type, element } = cards.sides[spell][side].side;
  const state = textAt(what["state"] ?? "ready", place);
  if (state === "revealed") {
    s.slots[seat][slot] = Slot.revealed;
    s.revealed[seat][slot] = card;
    s.revealedSide[seat][slot] = side;
    s.element[seat][slot] =
      what["element"] === undefined
        ? element === "any"
          ? NONE
          : ELEMENTS.indexOf(element)
        : ELEMENTS.indexOf(what["element"] as Element);
    return;
  }
  if (state !== "ready" && state !== "activated")
    throw new Damaged(place, `"${state}" is none of ready, activated, revealed`);
  s.planned[seat][slot] = card;
  s.plannedSide[seat][slot] = side;
  s.slots[seat][slot] = state === "ready" ? Slot.ready : type === "trap" ? Slot.trap : Slot.protection;
}

/** "fireball/dark activated": the card, its side, its state. */
function shortSlot(words: string): Facts {
  const [name, state] = words.split(" ");
  const [card, side] = name.split("/");
  return { card, side: side ?? "light", state: state ?? "ready" };
}

function layQuestsAndEvents(cards: Tables, s: State, given: Facts, seats: Seats): void {
  const taken = new Set<number>();
  const quest = (id: string, place: string): number => {
    const found = questAt(cards, id, place);
    taken.add(found);
    return found;
  };
  for (const [who, ids] of bySeat(given, "quests"))
    s.quests[seats.seat(who, "given.quests")] = wordsAt(ids, "given.quests").map((id) => quest(id, "given.quests"));
  for (const [who, ids] of bySeat(given, "to solve"))
    s.toSolve[seats.seat(who, `given["to solve"]`)] = wordsAt(ids, `given["to solve"]`).map((id) =>
      quest(id, `given["to solve"]`),
    );
  for (const [who, ids] of bySeat(given, "completed"))
    s.completed[seats.seat(who, "given.completed")] = wordsAt(ids, "given.completed").map((id) =>
      quest(id, "given.completed"),
    );
  const top = wordsAt(given["quest deck"] ?? "", `given["quest deck"]`).map((id) => quest(id, `given["quest deck"]`));
  cards.content.quests.forEach(({ moon }, number) => {
    if (!taken.has(number)) s.questDecks[moon - 1].push(number);
  });
  for (const number of top.toReversed()) s.questDecks[cards.content.quests[number].moon - 1].push(number);

  const board = listAt(given["events"] ?? [null, null, null], "given.events").map((id) =>
    eventAt(cards, id as string | null, "given.events"),
  );
  const next = wordsAt(given["event deck"] ?? "", `given["event deck"]`).map((id) =>
    eventAt(cards, id, `given["event deck"]`),
  );
  s.eventBoard = board;
  cards.content.events.forEach(({ moon }, event) => {
    if (!board.includes(event) && !next.includes(event)) s.eventDecks[moon - 1].push(event);
  });
  for (const event of next.toReversed()) s.eventDecks[cards.content.events[event].moon - 1].push(event);
  s.drawer = s.crown;
}

type Flow = typeof turn;
const flowAt = (flow: Flow, step: string): State["stack"][number] => {
  const at = flow.stepNames.indexOf(step);
  return { kind: FrameKind.flow, of: flow.index, at: at < 0 ? flow.steps.length : at, seat: NONE, regs: [] };
};

/** The phase under way, and the step of the turn that follows it. */
const PHASES: { readonly [name: string]: { readonly phase: number; readonly flow: Flow; readonly next: string } } = {
  "black rose phase": { phase: Phase.blackRose, flow: blackRosePhase, next: "study" },
  "study phase": { phase: Phase.study, flow: studyPhase, next: "preparation" },
  "preparation phase": { phase: Phase.preparation, flow: preparationPhase, next: "action" },
  "action phase": { phase: Phase.action, flow: actionPhase, next: "evocation" },
  "evocation phase": { phase: Phase.evocation, flow: evocationPhase, next: "cleanUp" },
  "clean-up": { phase: Phase.cleanUp, flow: cleanUpPhase, next: "end" },
};

/** What is under way: `now` names the phase, or the mage whose activation comes first in the Action Phase. */
function layStack(s: State, now: string, seats: Seats): void {
  const activation = /^activation of (P\d)$/.exec(now);
  if (activation !== null) s.first = seats.seat(activation[1], "given.now");
  const what = PHASES[activation === null ? now : "action phase"];
  if (what === undefined) {
    throw new Damaged(
      "given.now",
      `"${now}" is no moment; they are start, ${Object.keys(PHASES).join(", ")}, activation of P2`,
    );
  }
  s.phase = what.phase;
  s.stack.push(flowAt(game, "end"), flowAt(turn, what.next), {
    kind: FrameKind.flow,
    of: what.flow.index,
    at: 0,
    seat: NONE,
    regs: [],
  });
}

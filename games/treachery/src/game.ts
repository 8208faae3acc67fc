/** Treachery as the kernel plays it, with any content. */
import { deedsIn, defineGame, type Game, hashText, idsOf } from "@blackrose/kernel";
import { beginTable } from "./begin.ts";
import { box } from "./cards/box.ts";
import type { Content } from "./content.ts";
import * as deeds from "./deeds.ts";
import { upgrades } from "./earlier/upgrades.ts";
import { cardFlows, handDecisions } from "./effects/cards.ts";
import { operations } from "./effects/index.ts";
import { cardDecisions } from "./effects/operation.ts";
import { imagine, worth } from "./imagine.ts";
import { broken } from "./invariants.ts";
import { refuseSeating } from "./options.ts";
import { betDecisions, betting } from "./rules/bet.ts";
import { claim, resolution } from "./rules/claim.ts";
import { diceDecisions, diceFlows } from "./rules/dice.ts";
import { pass, passDecisions } from "./rules/pass.ts";
import { round } from "./rules/round.ts";
import { game as wholeGame, remove } from "./rules/setup.ts";
import { play, turnFlows } from "./rules/turn.ts";
import { NONE, type State, STREAMS, state } from "./state.ts";
import { compile, type Tables } from "./tables.ts";
import { keyOfThing } from "./things.ts";

/** Raised whenever the same answers may lead elsewhere. */
const RULES_VERSION = 1;

export type TreacheryGame = Game<State, Tables>;

export function treacheryWith(content: Content): TreacheryGame {
  const cards = compile(content);
  return defineGame<State, Tables>({
    name: "treachery",
    version: RULES_VERSION,
    contentHash: (hashText(JSON.stringify(content), 0) >>> 0).toString(16).padStart(8, "0"),
    roster: { cards: idsOf(content.cards) },
    shape: upgrades.length,
    places: {},
    cards,
    state,
    streams: STREAMS,
    flows: [wholeGame, round, betting, ...turnFlows, resolution, pass, ...diceFlows, ...cardFlows],
    scripts: cards.scripts,
    scriptShape: null,
    operations,
    decisions: [
      remove,
      ...betDecisions,
      play,
      claim,
      ...passDecisions,
      ...diceDecisions,
      ...cardDecisions,
      ...handDecisions,
    ],
    deeds: deedsIn<State, Tables>(deeds),
    plans: [],
    windows: null,
    period: null,
    before: null,
    after: null,
    refuse: (seating) => refuseSeating(cards, seating),
    begin: (seating, seed) => beginTable(cards, seating, seed),
    key: (_s, _decision, code) => keyOfThing(cards, code),
    result: (s) => (s.winner === NONE ? null : { places: s.places, winners: [s.winner] }),
    imagine: (seen, viewer, luck) => imagine(cards, seen, viewer, luck),
    worth: (s, seat) => worth(cards, s, seat),
    horizon: (s) => s.round,
    ponder: { worlds: 12, breadth: 24, depth: 60 },
    broken: (s) => broken(cards, s),
  });
}

/** The game as it comes in the box. */
export const treachery = treacheryWith(box);

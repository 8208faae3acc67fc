/** The verbs of the cards. */
import type { Operation } from "@blackrose/kernel";
import type { Sentence } from "../content.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import * as cards from "./cards.ts";
import * as dice from "./dice.ts";
import * as tokens from "./tokens.ts";

export const operations: { readonly [verb in Sentence["do"]]: Operation<State, Tables> } = {
  roll: dice.rollDice,
  call: dice.callDie,
  "swap dice": dice.swapDice,
  "nudge dice": dice.nudgeDice,
  "set die": dice.setDie,
  gain: tokens.gain,
  rob: tokens.rob,
  pass: tokens.passTokens,
  barter: tokens.barter,
  curse: tokens.curse,
  charm: tokens.charm,
  "take spoils": tokens.takeSpoils,
  poison: tokens.poison,
  "lose all": tokens.loseAll,
  spy: cards.spy,
  "renew a card": cards.renew,
  fell: cards.fell,
  "trade places": cards.trade,
  beckon: cards.beckon,
  "turn the round": cards.turnRound,
  "name a colour": cards.nameAColour,
  raise: cards.raise,
  scout: cards.scout,
};

/** The questions of the catalogue (rules §12) that need words. A test compares them with those the game can ask. */
export const DECISIONS = [
  "D-REMOVE",
  "D-BET",
  "D-CH-DIE",
  "D-CH-TYPE",
  "D-CH-ORDER",
  "D-PLAY",
  "D-CLAIM",
  "D-PASS-ORDER",
  "D-PASS-TOKEN",
  "D-BONUS-TOKEN",
  "D-BONUS-STEAL",
  "D-POISON",
  "D-ROLL-ONE",
  "D-KNIGHT",
  "D-WITCH-CALL",
  "D-WITCH-TAKE",
  "D-THIEF-ROLL",
  "D-THIEF-TAKE",
  "D-AMULET",
  "D-BLOODRING",
  "D-CHAMPION",
  "D-CYCLOPS",
  "D-DIPLOMAT",
  "D-DIVINE",
  "D-FATE-TOKEN",
  "D-FATE-FLIP",
  "D-JESTER",
  "D-MERCHANT",
  "D-MONK-COLOUR",
  "D-NECRO",
  "D-SCOUT-TARGET",
  "D-SCOUT-TAKE",
  "D-SCOUT-GIVE",
  "D-SOOTHSAYER",
  "D-TOME",
  "D-WALL",
  "D-TROLL",
  "D-WIZARD",
  "D-FAIRY",
] as const;

export type DecisionId = (typeof DECISIONS)[number];

/** Those that can be declined; what declining means differs from one to the other. */
export const DECLINABLE = [
  "D-BET",
  "D-CLAIM",
  "D-BONUS-STEAL",
  "D-THIEF-ROLL",
  "D-BLOODRING",
  "D-CHAMPION",
  "D-DIPLOMAT",
  "D-FATE-TOKEN",
  "D-FATE-FLIP",
  "D-JESTER",
  "D-NECRO",
  "D-TOME",
  "D-WALL",
  "D-FAIRY",
] as const satisfies readonly DecisionId[];

/** Those whose only offer points at nothing: yes or no. */
export const CONSENTS = ["D-FATE-FLIP", "D-JESTER", "D-NECRO"] as const satisfies readonly DecisionId[];

export type Declinable = (typeof DECLINABLE)[number];
export type Consent = (typeof CONSENTS)[number];

export function isDecision(id: string): id is DecisionId {
  return (DECISIONS as readonly string[]).includes(id);
}

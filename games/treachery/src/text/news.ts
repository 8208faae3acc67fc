/** Which events are worth a line to a player, how much it stands out, and the rule behind it. */
import { type Event, REFEREE, type View } from "@blackrose/kernel";
import { Why } from "../rules/tokens.ts";
import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { deedOf, reasonOf } from "./events.ts";
import type { DeedName } from "./voice.ts";

/**
 * A player need not read whose turn begins, how every hand is dealt, or the rolls of the first draft: the table shows it.
 * Who sees all is told all.
 */
export function worthTelling(events: readonly Event[], viewer: number): readonly Event[] {
  if (viewer === REFEREE) return events;
  const dealt = (event: Event): boolean => event.verb === "deal-card";
  return events.filter((event, i) => {
    const next = events[i + 1];
    if (event.verb === "start-turn" || event.verb === "clear-table") return false;
    if (event.verb === "lay-dice") return !(next?.verb === "move-tokens" && next["why"] === Why.draft);
    if (!dealt(event)) return true;
    const alone = !events.some((one, j) => j !== i && dealt(one) && one["seat"] === event["seat"]);
    return event["seat"] === viewer && alone;
  });
}

const DETAILS: ReadonlySet<DeedName> = new Set([
  "castLots",
  "layOutCards",
  "dealCard",
  "passBet",
  "nameChallenger",
  "setApart",
  "buryAside",
  "forgoFlip",
]);

/** A new part of the game, something that happened, or a detail. */
export function weightOf(event: Event): "chapter" | "line" | "detail" {
  const name = deedOf.get(event.verb);
  if (name === "startRound" || name === "endGame") return "chapter";
  if (name === "moveTokens") {
    const why = event["why"];
    return why === Why.draft || why === Why.returned || why === Why.outbid || why === Why.removed ? "detail" : "line";
  }
  return name !== undefined && DETAILS.has(name) ? "detail" : "line";
}

/** The rule behind each deed; where it depends on why or by which card, it is looked up. */
const RULES: { readonly [name in DeedName]: string | null } = {
  castLots: "T-SET-01",
  seatDealer: "T-SET-01",
  removeCards: "T-SET-03",
  layOutCards: "T-SET-07",
  dealCard: "T-DIS-02",
  startRound: "T-P1-01",
  layDice: "T-DICE-02",
  moveTokens: null,
  passBet: "T-BET-02",
  placeBet: "T-BET-03",
  nameChallenger: "T-BET-05",
  setType: "T-CHL-02",
  setOrder: "T-CHL-03",
  startTurn: "T-CHA-01",
  setApart: "C-GYPSY",
  drawSpied: "spy",
  showCards: "T-PROH-05",
  playCard: null,
  fellCard: "C-CYCLOPS",
  tradePlaces: "C-DIPLOMAT",
  drawBuried: "C-FAIRY",
  buryAside: "C-FAIRY",
  replaceCard: "C-FAIRY",
  attachCard: "C-NECROMANCER",
  giveUpCard: "C-BLOODRING",
  takeBuried: "C-BLOODRING",
  handCard: "C-SCOUT",
  nameColour: "C-MONK",
  forgoFlip: "C-FATEWEAVER",
  callRoll: "witch",
  earnBonus: null,
  winRound: "T-RES-01",
  clearTable: "T-DIS-01",
  endGame: "T-WIN-01",
};

const MOVES: { readonly [why in keyof typeof Why]: string } = {
  draft: "T-SET-05",
  spoils: "T-P1-03",
  outbid: "T-BET-04",
  bonus: "T-BON-07",
  steal: "T-BON-07",
  poison: "T-BON-08",
  gain: "T-EFF-05",
  rob: "thief",
  pass: "T-PASS",
  barter: "C-MERCHANT",
  curse: "C-CURSE",
  charm: "C-SNAKE",
  wave: "C-KRAKEN",
  wonBet: "T-RES-03",
  guardedBet: "T-RES-03",
  lostBet: "T-RES-03",
  claim: "T-CLM-01",
  returned: "T-CLM-04",
  removed: "T-SET-04",
  blessing: "C-DIVINE",
};

const BONUSES = ["T-BON-05", "T-BON-06", "T-BON-08"];

export function ruleOf(tables: Tables, view: View<State>, event: Event): string | null {
  const name = deedOf.get(event.verb);
  switch (name) {
    case undefined:
      return null;
    case "moveTokens":
      return MOVES[reasonOf(event["why"] as number) ?? "claim"];
    case "earnBonus":
      return BONUSES[event["bonus"] as number] ?? null;
    case "playCard": {
      const card = event["card"] as number;
      return card >= 0 ? tables.kind[card].rule : "T-CHA-02";
    }
    case "showCards": {
      // A Scout looks at a hand; otherwise a forbidden card was played for want of another.
      const looks = (event["to"] as readonly number[]).map((seat) => view.inPlay[seat]);
      return looks.some((card) => card >= 0 && tables.kind[card].rule === "C-SCOUT") ? "C-SCOUT" : RULES.showCards;
    }
    default:
      return RULES[name];
  }
}

/** What happened, in sentences that lead to the things and rules they speak of. */
import { type Event, REFEREE } from "@blackrose/kernel";
import { COLOURS, eventText } from "@blackrose/treachery";
import * as deeds from "@blackrose/treachery/deeds";
import { Why } from "@blackrose/treachery/rules/tokens";
import type { LogLine, Scene, ThingKey } from "../face.ts";
import { cards, seenIn } from "./seen.ts";
import { cardThing, dieThing, houseThing, ROUND, seatThing, tokenThing } from "./things.ts";

type DeedName = keyof typeof deeds;

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

const nameOf: ReadonlyMap<string, DeedName> = new Map(
  Object.entries(deeds).map(([name, { verb }]) => [verb, name as DeedName]),
);

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

export function log(scene: Scene, events: readonly Event[]): readonly LogLine[] {
  const { names, language, viewer } = scene;
  return worthTelling(events, viewer).flatMap((event) => {
    const text = eventText(cards, event, names, language, viewer);
    return text === null
      ? []
      : [{ text, things: thingsOf(event), rule: ruleOf(scene, event), weight: weightOf(event) }];
  });
}

/** Whose turn begins and how a whole hand is dealt shows on the table; who sees all is told all. */
function worthTelling(events: readonly Event[], viewer: number): readonly Event[] {
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

function weightOf(event: Event): LogLine["weight"] {
  const name = nameOf.get(event.verb);
  if (name === "startRound" || name === "endGame") return "chapter";
  if (name === "moveTokens") {
    const why = event["why"];
    return why === Why.draft || why === Why.returned || why === Why.outbid || why === Why.removed ? "detail" : "line";
  }
  return name !== undefined && DETAILS.has(name) ? "detail" : "line";
}

function ruleOf(scene: Scene, event: Event): string | null {
  const name = nameOf.get(event.verb);
  switch (name) {
    case undefined:
      return null;
    case "moveTokens":
      return MOVES[(Object.keys(Why) as (keyof typeof Why)[]).find((why) => Why[why] === event["why"]) ?? "claim"];
    case "earnBonus":
      return BONUSES[event["bonus"] as number] ?? null;
    case "playCard": {
      const card = event["card"] as number;
      return card >= 0 ? cards.kind[card].rule : "T-CHA-02";
    }
    case "showCards": {
      // A Scout looks at a hand; otherwise a forbidden card was played for want of another.
      const looks = (event["to"] as readonly number[]).map((seat) => seenIn(scene).inPlay[seat]);
      return looks.some((card) => card >= 0 && cards.kind[card].rule === "C-SCOUT") ? "C-SCOUT" : RULES.showCards;
    }
    default:
      return RULES[name];
  }
}

const list = (value: Event[string] | undefined): readonly number[] =>
  typeof value === "number" ? [value] : typeof value === "string" || value === undefined ? [] : value;

/** Everything a sentence speaks of, each once. */
function thingsOf(event: Event): readonly ThingKey[] {
  const seats = [...list(event["seat"]), ...list(event["target"]), ...list(event["by"]), ...list(event["seats"])];
  const found = [
    ...seats.filter((seat) => seat >= 0).map(seatThing),
    ...[...list(event["card"]), ...list(event["cards"])].filter((card) => card >= 0).map(cardThing),
    ...list(event["tokens"]).map(tokenThing),
    ...COLOURS.filter((_, die) => event.verb === "lay-dice" && ((event["mask"] as number) >> die) & 1).map(dieThing),
    ...(event.verb === "name-colour" ? [houseThing(COLOURS[event["colour"] as number])] : []),
    ...(event.verb === "earn-bonus" ? list(event["colours"]).map((colour) => dieThing(COLOURS[colour])) : []),
    ...(event.verb === "set-type" || event.verb === "start-round" ? [ROUND] : []),
  ];
  return [...new Set(found)];
}

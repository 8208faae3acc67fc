/** The table in words: where the game stands, the text view, and what one can ask of it. */
import { UNKNOWN } from "@blackrose/kernel";
import {
  COLOURS,
  cardLine,
  cardName,
  cardText,
  colourName,
  marksOn,
  optionText,
  phaseName,
  phaseOf,
  power,
  powerParts,
  powerText,
  ui,
} from "@blackrose/treachery";
import type { Language } from "@blackrose/language";
import { standings as standingOf } from "@blackrose/treachery/rules/ranking";
import { tokensAt } from "@blackrose/treachery/rules/tokens";
import { BANK, BET, SPOILS, WAR } from "@blackrose/treachery/state";
import type { Course, Scene, TableQuery, TextPart } from "../face.ts";
import { raised } from "./about.ts";
import { cards, housesOf, lockOn, nearSeat, others, seenIn } from "./seen.ts";
import { tokenList } from "./tokens.ts";
import { wordsIn } from "./words.ts";

/** "War" or "Diplomacy", or null before it is called. */
export function typeName({ language, names, view }: Scene): string | null {
  const { type } = view as unknown as { type: number };
  if (type < 0) return null;
  return optionText(cards, "D-CH-TYPE", type === WAR ? "type:war" : "type:diplomacy", names, language);
}

export function where(scene: Scene): string {
  const { language, names } = scene;
  const words = wordsIn(language);
  const s = seenIn(scene);
  const { word } = ui(language);
  if (s.winner >= 0) return `${word.gameOver} · ${words.wins(names[s.winner])}`;
  if (s.round === 0) return words.gathering;
  const playing = s.slot >= 0 && s.order.length > 0 ? [words.playsNow(names[s.order[s.slot]])] : [];
  const type = typeName(scene);
  return [
    `${word.round} ${s.round}`,
    ...(type === null ? [] : [type]),
    phaseName(phaseOf(s), language),
    ...playing,
  ].join(" · ");
}

export function standings(scene: Scene): readonly { seat: number; place: number; holds: string }[] {
  const { language } = scene;
  const s = seenIn(scene);
  return s.places
    .map((place, seat) => ({
      seat,
      place,
      holds: wordsIn(language).holdsHouses(housesOf(s, seat), tokenList(s, seat, language)),
    }))
    .sort((a, b) => a.place - b.place);
}

/** The houses each has on their side: five of them win. */
export const course: Course = {
  title: (language) => wordsIn(language).housesHeld,
  heights: (scene) => scene.names.map((_, seat) => housesOf(seenIn(scene), seat)),
};

function handLines(scene: Scene): string[] {
  const { language } = scene;
  const s = seenIn(scene);
  const seat = nearSeat(scene);
  const mine = [...s.aside[seat], ...s.hands[seat]].filter((card) => card !== UNKNOWN);
  if (mine.length === 0) return [wordsIn(language).noHand];
  return mine.map((card) => cardLine(cards, card, language));
}

function stakeLines(scene: Scene): string[] {
  const { language, names } = scene;
  const words = wordsIn(language);
  const s = seenIn(scene);
  const bet = tokensAt(s, BET);
  return [
    tokensAt(s, SPOILS).length === 0 ? words.noSpoils : words.spoilsAre(tokenList(s, SPOILS, language)),
    bet.length === 0 ? words.nobodyBets : words.betBy(names[s.challenger], tokenList(s, BET, language)),
  ];
}

function holdsLines(scene: Scene): string[] {
  const { language, names } = scene;
  const words = wordsIn(language);
  const s = seenIn(scene);
  const ranks = standingOf(cards, s);
  const best = ranks.indexOf(Math.max(...ranks));
  return [
    ...seatsFromMine(scene).map((seat) => words.holds(names[seat], tokenList(s, seat, language), housesOf(s, seat))),
    ...(Math.max(...ranks) > 0 ? [words.leads(names[best])] : []),
  ];
}

const seatsFromMine = (scene: Scene): number[] => [nearSeat(scene), ...others(scene)];

function powerLines(scene: Scene): string[] {
  const { language, names } = scene;
  const s = seenIn(scene);
  const seats = (s.order.length > 0 ? s.order : seatsFromMine(scene)).filter((seat) => s.inPlay[seat] >= 0);
  if (seats.length === 0) return [wordsIn(language).noPowers];
  return seats.map((seat) => {
    const card = cardName(cards, s.inPlay[seat], language, COLOURS[s.colours[seat]]);
    return `${names[seat]}, ${card}. ${powerText(cards, powerParts(cards, s, seat), language)}`;
  });
}

function nextLines(scene: Scene): string[] {
  const { language, names } = scene;
  const words = wordsIn(language);
  const s = seenIn(scene);
  const { waitingFor } = ui(language);
  const called = (seat: number): string => (seat < 0 ? words.nobody : names[seat]);
  const waits = scene.waiting.length === 0 ? [] : [waitingFor(scene.waiting.map((seat) => names[seat]))];
  const roles = words.roles(called(s.dealer), called(s.roller), called(s.challenger));
  if (s.order.length === 0) return [...waits, words.noOrder, roles];
  const now = Math.max(0, s.slot);
  const rest = s.order.slice(now + 1).map((seat) => names[seat]);
  return [
    ...waits,
    words.nextIs(names[s.order[now]]),
    ...(rest.length > 0 ? [words.thenCome(rest.join(", "))] : []),
    roles,
  ];
}

const removedLines = ({ language, view }: Scene): string[] =>
  (view as unknown as { removed: readonly number[] }).removed.map((card) => cardLine(cards, card, language));

export function text(scene: Scene): readonly TextPart[] {
  const { language, names } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const s = seenIn(scene);
  const dice = COLOURS.map((colour, die) => {
    const lock = lockOn(s, die);
    const held = lock === null ? "" : ` (${words.lockedBy(cardText(cards, lock, language).name)})`;
    return `${raised(colourName(colour, language))}${words.colon} ${s.dice[die]}${held}`;
  });
  return [
    { heading: word.phase, lines: [where(scene), ...nextLines(scene)] },
    { heading: word.dice, lines: dice },
    { heading: `${word.spoils}, ${word.bet.toLowerCase()}`, lines: stakeLines(scene) },
    { heading: word.hand, lines: handLines(scene) },
    ...seatsFromMine(scene).map((seat) => ({ heading: names[seat], lines: seatLines(scene, seat) })),
    { heading: word.bank, lines: [tokenList(s, BANK, language)] },
    {
      heading: word.cards,
      lines: [
        `${word.dealerStack}${words.colon} ${s.deck.length}`,
        `${word.discards}${words.colon} ${s.buried.length}`,
      ],
    },
    { heading: word.removedCards, lines: s.removed.map((card) => raised(cardName(cards, card, language))) },
  ];
}

function seatLines(scene: Scene, seat: number): string[] {
  const { language } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const s = seenIn(scene);
  const slot = s.order.indexOf(seat);
  const marks = (["dealer", "roller", "challenger"] as const)
    .filter((mark) => s[mark] === seat)
    .map((mark) => word[mark]);
  const card = s.inPlay[seat];
  return [
    ...(marks.length > 0 ? [marks.join(", ")] : []),
    `${word.treasury}${words.colon} ${tokenList(s, seat, language)} (${words.houseCount(housesOf(s, seat))})`,
    raised(words.cardsInHand(s.hands[seat].length)),
    // In a replay that shows all; one's own hand has its own heading.
    ...(seat === nearSeat(scene)
      ? []
      : s.hands[seat].filter((held) => held !== UNKNOWN).map((held) => cardLine(cards, held, language))),
    ...(slot < 0 ? [] : [raised(words.playsAs(slot + 1, s.seats))]),
    ...(card < 0
      ? []
      : [
          `${word.inPlay}${words.colon} ${cardName(cards, card, language, COLOURS[s.colours[seat]])}, ${word.power.toLowerCase()} ${power(cards, s, seat)}`,
          ...marksOn(cards, s, seat, language).map(raised),
        ]),
  ];
}

export function queries(language: Language): readonly TableQuery[] {
  const { queries: asks } = wordsIn(language);
  return [
    { id: "holds", label: asks.holds, ask: holdsLines },
    { id: "stake", label: asks.stake, ask: stakeLines },
    { id: "hand", label: asks.hand, ask: handLines },
    { id: "powers", label: asks.powers, ask: powerLines },
    { id: "next", label: asks.next, ask: nextLines },
    { id: "removed", label: asks.removed, ask: removedLines },
  ];
}

/** What the things on the table are and do. */
import { UNKNOWN } from "@blackrose/kernel";
import {
  type Colour,
  COLOURS,
  cardName,
  cardText,
  colourName,
  marksOn,
  optionText,
  power,
  powerParts,
  powerText,
  readKey,
  roundName,
  ui,
} from "@blackrose/treachery";
import { forbidders } from "@blackrose/treachery/rules/prohibitions";
import { tokensAt } from "@blackrose/treachery/rules/tokens";
import { BANK, BET, SPOILS } from "@blackrose/treachery/state";
import type { Explanation, Scene, ThingKey } from "../face.ts";
import { byHouse, cards, colourOfToken, housesOf, lockOn, nearSeat, type Seen, seenIn } from "./seen.ts";
import { MARKS, type Mark, type Pile, type Place, readThing } from "./things.ts";
import { tokenList } from "./tokens.ts";
import { wordsIn } from "./words.ts";

export function about(scene: Scene, thing: ThingKey): Explanation | null {
  const read = readThing(thing);
  if (read !== null && "seat" in read && read.seat >= scene.names.length) return null;
  switch (read?.is) {
    case "card":
      return aboutCard(scene, read.card);
    case "token":
      return aboutToken(scene, read.value);
    case "die":
      return aboutDie(scene, read.colour);
    case "colour":
      return aboutHouse(scene, read.colour);
    case "seat":
      return aboutSeat(scene, read.seat);
    case "power":
      return aboutPower(scene, read.seat);
    case "hand":
      return aboutHand(scene, read.seat);
    case "pile":
      return aboutPile(scene, read.pile);
    case "place":
      return aboutPlace(scene, read.place);
    case "mark":
      return aboutMark(scene, read.mark);
    case "type":
      return aboutType(scene, read.type);
    case "order":
      return plain(ui(scene.language).word.orderOfPlay, wordsIn(scene.language).about.order, "T-CHL-03");
    case "call":
      return plain(
        optionText(cards, "D-WITCH-CALL", thing, scene.names, scene.language),
        wordsIn(scene.language).about.call,
        "witch",
      );
    case "round":
      return aboutRound(scene);
    default:
      return null;
  }
}

const plain = (title: string, text: string, rule: string): Explanation => ({ title, paragraphs: [text], rule });
const known = (s: Seen | undefined): s is Seen => s?.inPlay !== undefined;
/** As a heading. */
export const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function aboutCard(scene: Scene, card: number): Explanation {
  const { language, names } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const text = cardText(cards, card, language);
  const { rank, provenance } = cards.content.cards[card];
  const s = seenIn(scene);
  const owner = known(s) ? s.inPlay.indexOf(card) : -1;
  const silent = provenance.colour === "designed" || provenance.base === "designed";
  return {
    title: raised(cardName(cards, card, language, owner < 0 ? undefined : COLOURS[s.colours[owner]])),
    paragraphs: [
      `${raised(text.colour)} · ${word.base} ${text.base} · ${words.rank[rank]}`,
      ...text.lines,
      ...whyNot(scene, card),
      ...(owner < 0
        ? []
        : [words.about.inPlayOf(names[owner]), powerText(cards, powerParts(cards, s, owner), language)]),
      ...(owner < 0 ? [] : marksOn(cards, s, owner, language).map(raised)),
      ...(owner >= 0 && cards.guards[card] ? [`${words.guarded}.`] : []),
      ...(silent ? [words.about.designed] : []),
    ],
    rule: cards.kind[card].rule,
  };
}

/** Why a card of one's own hand cannot be played now, if another's card in play is the reason. */
export function whyNot(scene: Scene, card: number): readonly string[] {
  const s = seenIn(scene);
  const { viewer, question, language, names } = scene;
  if (!known(s) || viewer < 0 || s.inPlay[viewer] >= 0 || !s.hands[viewer].includes(card)) return [];
  // Where everything is forbidden anything may be played (T-PROH-05).
  const isOffered = (key: string): boolean => {
    const thing = readKey(cards, key);
    return thing?.is === "card" && thing.card === card;
  };
  if (question?.options.some(isOffered)) return [];
  return forbidders(cards, s, viewer, card).map((other) =>
    wordsIn(language).forbiddenBy(cardText(cards, s.inPlay[other], language).name, names[other]),
  );
}

function aboutToken(scene: Scene, value: number): Explanation {
  const { language } = scene;
  const words = wordsIn(language);
  const key = `token:${"RBKYG"[cards.tokenColour[value]]}${value}`;
  const colour = colourOfToken(value);
  return {
    title: optionText(cards, "", key, scene.names, language),
    paragraphs: [
      words.about.house(words.houses[colour]),
      words.about.token(placeName(scene, seenIn(scene).tokens[value])),
      words.about.tokenCounts,
    ],
    rule: "T-COMP-04",
  };
}

/** Where a token lies. */
export function placeName({ language, names }: Scene, place: number): string {
  const { word } = ui(language);
  if (place === SPOILS) return word.spoils;
  if (place === BET) return word.bet;
  if (place === BANK) return word.bank;
  return place < SPOILS ? names[place] : word.removedTokens;
}

function aboutDie(scene: Scene, colour: Colour): Explanation {
  const { language } = scene;
  const words = wordsIn(language);
  const s = seenIn(scene);
  const die = COLOURS.indexOf(colour);
  const lock = lockOn(s, die);
  return {
    title: optionText(cards, "", `die:${colour}`, scene.names, language),
    paragraphs: [
      words.about.dieShows(s.dice[die]),
      words.about.die,
      ...(lock === null ? [] : [`${words.lockedBy(cardText(cards, lock, language).name)}.`]),
    ],
    rule: lock === null ? "T-DICE-01" : "T-DICE-04",
  };
}

function aboutHouse({ language }: Scene, colour: Colour): Explanation {
  const words = wordsIn(language);
  return {
    title: `${words.houses[colour]} · ${colourName(colour, language)}`,
    paragraphs: [words.about.house(words.houses[colour]), words.about.houseNeeds],
    rule: "T-COMP-02",
  };
}

function aboutSeat(scene: Scene, seat: number): Explanation {
  const { language, names } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const s = seenIn(scene);
  const missing = byHouse(s, seat).filter(({ values }) => values.length === 0);
  const count = housesOf(s, seat);
  const slot = s.order.indexOf(seat);
  return {
    title: seat === scene.viewer ? `${names[seat]} (${words.you})` : (names[seat] ?? ""),
    paragraphs: [
      `${word.treasury}: ${tokenList(s, seat, language)}.`,
      missing.length === 0
        ? words.about.seatAll
        : words.about.seatHouses(count, missing.map(({ colour }) => colourName(colour, language)).join(", ")),
      `${raised(words.cardsInHand(s.hands[seat].length))}.`,
      ...(slot < 0 ? [] : [`${raised(words.playsAs(slot + 1, s.seats))}.`]),
      ...MARKS.filter((mark) => s[mark] === seat).map((mark) => words.about[mark]),
      ...(s.inPlay[seat] < 0
        ? []
        : [
            `${word.inPlay}: ${cardName(cards, s.inPlay[seat], language, COLOURS[s.colours[seat]])}, ${word.power.toLowerCase()} ${power(cards, s, seat)}.`,
          ]),
    ],
    rule: "T-WIN-01",
  };
}

function aboutPower({ language, names, ...scene }: Scene, seat: number): Explanation {
  const s = scene.view as unknown as Seen;
  return {
    title: `${ui(language).word.power} · ${names[seat]}`,
    paragraphs: [
      powerText(cards, powerParts(cards, s, seat), language),
      ...marksOn(cards, s, seat, language),
      wordsIn(language).about.power,
    ],
    rule: "T-POW-02",
  };
}

function aboutHand(scene: Scene, seat: number): Explanation {
  const { language, names } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const s = seenIn(scene);
  const all = [...s.hands[seat], ...s.aside[seat]];
  const hidden = all.includes(UNKNOWN);
  return {
    title: seat === nearSeat(scene) && scene.viewer >= 0 ? word.hand : `${names[seat]} · ${word.cards}`,
    paragraphs: [
      words.about.hand(all.length),
      ...(hidden ? [words.about.handHidden] : all.map((card) => raised(cardName(cards, card, language)))),
    ],
    rule: "T-SET-08",
  };
}

function aboutPile(scene: Scene, pile: Pile): Explanation {
  const { language } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const s = seenIn(scene);
  switch (pile) {
    case "deck":
      return plain(word.dealerStack, words.about.deck(s.deck.length), "T-DIS-02");
    case "discards":
      return plain(word.discards, words.about.discards(s.buried.length), "T-DIS-01");
    case "removed":
      return {
        title: word.removedCards,
        paragraphs: [words.about.removed, ...s.removed.map((card) => raised(cardName(cards, card, language)))],
        rule: "T-SET-03",
      };
  }
}

function aboutPlace(scene: Scene, place: Place): Explanation {
  const { language, names } = scene;
  const words = wordsIn(language);
  const { word } = ui(language);
  const s = seenIn(scene);
  const where = { bank: BANK, spoils: SPOILS, bet: BET }[place];
  const staked = place === "bet" && s.challenger >= 0 && tokensAt(s, BET).length > 0;
  return {
    title: word[place],
    paragraphs: [
      ...(staked ? [words.about.betOf(names[s.challenger])] : []),
      `${tokenList(s, where, language)}.`,
      words.about[place],
    ],
    rule: { bank: "T-EFF-05", spoils: "T-P1-03", bet: "T-BET-06" }[place],
  };
}

function aboutMark({ language, ...scene }: Scene, mark: Mark): Explanation {
  const s = scene.view as unknown as Seen;
  const who = s[mark];
  return {
    title: who < 0 ? ui(language).word[mark] : `${ui(language).word[mark]} · ${scene.names[who]}`,
    paragraphs: [wordsIn(language).about[mark]],
    rule: { dealer: "T-SET-01", roller: "T-P1-01", challenger: "T-BET-05" }[mark],
  };
}

const aboutType = ({ language }: Scene, type: "war" | "diplomacy"): Explanation =>
  plain(raised(roundName(type, language)), wordsIn(language).about[type], "T-RES-01");

function aboutRound(scene: Scene): Explanation {
  const { language } = scene;
  const words = wordsIn(language);
  const s = seenIn(scene);
  const type = s.type < 0 ? null : s.type === 1 ? "war" : "diplomacy";
  return {
    title: `${ui(language).word.round} ${s.round}`,
    paragraphs: [
      ...(type === null ? [] : [`${raised(roundName(type, language))}. ${words.about[type]}`]),
      words.about.round,
    ],
    rule: "T-RES-01",
  };
}

/** Everything a table says while it is played: questions, options, the log, refusals, headings. */
import { begin, type Event, freshLuck, look, questionFor, REFEREE, seedFrom, SPECTATOR } from "@blackrose/kernel";
import { LANGUAGES } from "@blackrose/language";
import { describe, expect, test } from "vitest";
import { answerAny } from "../../../kernel/test/playthrough.ts";
import { refusals, tellings } from "../../../kernel/test/telling.ts";
import { names, SENTENCE, sound } from "../../../language/test/sound.ts";
import {
  cardLine,
  cardName,
  COLOURS,
  colourName,
  CONSENTS,
  DECISIONS,
  DECLINABLE,
  eventText,
  marksOn,
  optionText,
  phaseName,
  phaseOf,
  powerParts,
  powerText,
  questionText,
  readKey,
  refusalText,
  roundName,
  ruleOf,
  tokenText,
  treachery,
  ui,
  weightOf,
  why,
  worthTelling,
} from "../src/index.ts";

const tables = treachery.cards;

/** Plays random games with every word asked for on the way; counts what was said. */
function talkative(games: number): { readonly events: Set<string>; readonly decisions: Set<string> } {
  const events = new Set<string>();
  const decisions = new Set<string>();
  for (let game = 0; game < games; game++) {
    const seats = 4 + (game % 3);
    const session = begin(treachery, { seats, options: {} }, seedFrom(`talk ${game}`));
    const luck = freshLuck(`talk ${game}`);
    while (session.world.s.asks.length > 0) {
      const [ask] = session.world.s.asks;
      const asked = questionFor(session, ask.seat);
      if (asked === null) throw new Error("a question is open");
      const seen = look(session, ask.seat);
      decisions.add(asked.decision);
      for (const language of LANGUAGES) {
        sound(questionText(tables, seen, asked, names, language), language);
        for (const key of asked.options) {
          sound(optionText(tables, asked.decision, key, names, language, seen), language);
          sound(optionText(tables, asked.decision, key, names, language), language);
        }
        for (let seat = 0; seat < seats; seat++) {
          sound(powerText(tables, powerParts(tables, seen, seat), language), language);
          for (const mark of marksOn(tables, seen, seat, language)) sound(`${mark} `, language);
        }
        sound(phaseName(phaseOf(seen), language), language);
      }
      for (const event of answerAny(session, luck).events) events.add(tell(event, seats));
    }
  }
  return { events, decisions };
}

/** Every viewer gets a line in every language. */
function tell(event: Event, seats: number): string {
  for (const language of LANGUAGES) {
    const text = (told: Event, viewer: number) => eventText(tables, told, names, language, viewer);
    for (const line of tellings(treachery, event, seats, text)) sound(line, language);
  }
  return event.verb === "move-tokens" ? `move-tokens ${event["why"] as number}` : event.verb;
}

test("random games: every question, option and event has words, for every viewer in every language", () => {
  const { events, decisions } = talkative(30);
  expect(events.size).toBeGreaterThan(35);
  expect(decisions.size).toBeGreaterThan(30);
});

describe("questions", () => {
  test("those the game can ask are those with words", () => {
    expect([...new Set(treachery.decisions.map(({ id }) => id))].sort()).toEqual([...DECISIONS].sort());
  });

  test.each(LANGUAGES)("in %s every question has its reason", (language) => {
    for (const decision of DECISIONS) {
      const text = why(decision, language);
      sound(text, language);
      expect(text).toMatch(SENTENCE);
    }
  });

  test.each(LANGUAGES)("in %s what can be declined or consented to says what that means", (language) => {
    for (const decision of DECLINABLE) {
      const text = optionText(tables, decision, "pass", names, language);
      expect(text).not.toBe(optionText(tables, "D-PLAY", "pass", names, language));
    }
    for (const decision of CONSENTS) {
      expect(optionText(tables, decision, "yes", names, language)).not.toBe(
        optionText(tables, "D-PLAY", "yes", names, language),
      );
    }
  });
});

describe("options by their keys", () => {
  const said = (decision: string, key: string): string[] =>
    LANGUAGES.map((language) => optionText(tables, decision, key, names, language));

  test.each([
    ["D-BET", "pass", "Do not bet", "No apostar", "Ne pas miser"],
    ["D-FAIRY", "pass", "Keep the Fairy", "Conservar el Hada", "Garder la Fée"],
    ["D-JESTER", "yes", "Roll all the dice", "Tirar todos los dados", "Lancer tous les dés"],
    [
      "D-BET",
      "token:R14+token:B1",
      "Bet red 14 and blue 1",
      "Apostar las fichas roja 14 y azul 1",
      "Miser les jetons rouge 14 et bleu 1",
    ],
    ["D-TROLL", "no-dice", "No other die", "Ningún otro dado", "Aucun autre dé"],
    ["D-TROLL", "die:red+die:blue", "Red die and blue die", "Dado rojo y dado azul", "Dé rouge et dé bleu"],
    ["D-WIZARD", "die:red=4", "Red die to 4", "Dado rojo a 4", "Dé rouge sur 4"],
    [
      "D-SOOTHSAYER",
      "die:red+1+die:blue-1",
      "Red die +1 and blue die −1",
      "Dado rojo +1 y dado azul −1",
      "Dé rouge +1 et dé bleu −1",
    ],
    ["D-PLAY", "card:thief-b", "Blue Thief", "Ladrón azul", "Voleur bleu"],
    ["D-PLAY", "card:army-k", "Black Army", "Ejército negro", "Armée noire"],
    [
      "D-PLAY",
      "card:captain+colour:black",
      "Captain of the Guard in black",
      "Capitán de la guardia en negro",
      "Capitaine de la garde en noir",
    ],
    ["D-POISON", "seat:P3", "Inés", "Inés", "Inés"],
    [
      "D-PASS-ORDER",
      "colour:red+way:clockwise",
      "Red, clockwise",
      "Rojo, en sentido horario",
      "Rouge, dans le sens horaire",
    ],
    ["D-CH-TYPE", "type:war", "War", "Guerra", "Guerre"],
    ["D-CH-ORDER", "order:last", "Play last", "Jugar en último lugar", "Jouer en dernier"],
    ["D-WITCH-CALL", "call:higher", "Higher", "Más alto", "Plus haut"],
    ["D-CLAIM", "alternative", "Have a colour passed around", "Hacer que se pase un color", "Faire passer une couleur"],
    [
      "D-MERCHANT",
      "token:G2+token:B1",
      "Take green 2, give blue 1",
      "Tomar la ficha verde 2 y dar la ficha azul 1",
      "Prendre le jeton vert 2 et donner le jeton bleu 1",
    ],
  ])("%s %s", (decision, key, ...words) => {
    expect(said(decision, key)).toEqual(words);
    expect(readKey(tables, key)).not.toBeNull();
  });
});

describe("the log", () => {
  const told = (event: Event, viewer: number): (string | null)[] =>
    LANGUAGES.map((language) => eventText(tables, event, names, language, viewer));
  const card = (id: string): number => tables.cardNumber.get(id) as number;

  test("a card dealt is named to its receiver alone", () => {
    const dealt: Event = { verb: "deal-card", seat: 0, card: card("fairy") };
    expect(told(dealt, 0)).toEqual(["Ana is dealt the Fairy.", "Ana recibe el Hada.", "Ana reçoit la Fée."]);
    expect(told(dealt, 1)).toEqual(["Ana is dealt a card.", "Ana recibe una carta.", "Ana reçoit une carte."]);
    expect(told({ ...dealt, card: -1 }, SPECTATOR)[0]).toBe("Ana is dealt a card.");
  });

  test("cards shown in private are told to nobody else", () => {
    const shown: Event = { verb: "show-cards", seat: 2, to: [0, 5], cards: [card("spy-b"), card("goblins")] };
    expect(told(shown, 0)).toEqual([
      "Inés shows Ana and Le Roy the blue Spy and the Goblins!",
      "Inés muestra a Ana y a Le Roy el Espía azul y los ¡Goblins!",
      "Inés montre à Ana et à Le Roy l’Espion bleu et les Gobelins\u202f!",
    ]);
    expect(told(shown, 2)[0]).toBe("Inés shows Ana and Le Roy 2 cards.");
    expect(told(shown, 3)).toEqual([null, null, null]);
  });

  test("names elide in French, but nothing in them melts", () => {
    const lots: Event = { verb: "fell-card", seat: 3, target: 4, card: card("army-r") };
    expect(told(lots, SPECTATOR)[2]).toBe("Hugo défausse l’Armée rouge d’Olga.");
    expect(told({ ...lots, target: 5 }, SPECTATOR)[2]).toBe("Hugo défausse l’Armée rouge de Le Roy.");
    expect(told({ ...lots, target: 3, seat: 0 }, SPECTATOR)[2]).toBe("Ana défausse l’Armée rouge de Hugo.");
  });

  test("tokens move for a reason", () => {
    const robbed: Event = { verb: "move-tokens", seat: 1, tokens: [14], from: [2], to: [1], why: 7 };
    expect(told(robbed, SPECTATOR)).toEqual([
      "Ben takes red 14 from Inés’s treasury.",
      "Ben toma la ficha roja 14 del tesoro de Inés.",
      "Ben prend le jeton rouge 14 dans le trésor d’Inés.",
    ]);
    const lots: Event = { verb: "cast-lots", seats: [0, 2], values: [3, 5] };
    expect(told(lots, SPECTATOR)[1]).toBe("Se echa a suertes: Ana 3 e Inés 5.");
  });
});

test("which events are worth a line, how much it stands out, and its rule", () => {
  const view = look(begin(treachery, { seats: 4, options: {} }, seedFrom("news")), SPECTATOR);
  const draft: Event = { verb: "move-tokens", seat: 1, tokens: [14], from: [8], to: [1], why: 0 };
  const dealt: Event = { verb: "deal-card", seat: 0, card: 3 };
  const events: Event[] = [{ verb: "lay-dice", mask: 1, values: [2] }, draft, { verb: "start-turn", seat: 2 }, dealt];
  expect(worthTelling(events, REFEREE)).toEqual(events);
  expect(worthTelling(events, 0)).toEqual([draft, dealt]);
  expect(worthTelling([...events, dealt], 0)).toEqual([draft]);
  expect(events.map(weightOf)).toEqual(["line", "detail", "line", "detail"]);
  expect(events.map((event) => ruleOf(tables, view, event))).toEqual(["T-DICE-02", "T-SET-05", "T-CHA-01", "T-DIS-02"]);
});

describe("words", () => {
  test.each(LANGUAGES)("in %s refusals and headings", (language) => {
    for (const refusal of refusals) {
      const text = refusalText(refusal, language);
      sound(text, language);
      expect(text).toMatch(SENTENCE);
    }
    const { word, waitingFor } = ui(language);
    for (const heading of Object.values(word)) sound(heading, language);
    sound(waitingFor(["Ana", "Ben"]), language);
  });

  test("names of things", () => {
    expect(LANGUAGES.map((language) => COLOURS.map((colour) => colourName(colour, language)).join(" "))).toEqual([
      "red blue black yellow green",
      "rojo azul negro amarillo verde",
      "rouge bleu noir jaune vert",
    ]);
    const witch = tables.cardNumber.get("witch-k") as number;
    expect(LANGUAGES.map((language) => cardName(tables, witch, language))).toEqual([
      "black Witch",
      "Bruja negra",
      "Sorcière noire",
    ]);
    expect(LANGUAGES.map((language) => tokenText(tables, 14, language))).toEqual(["red 14", "roja 14", "rouge 14"]);
    expect(LANGUAGES.map((language) => roundName("war", language))).toEqual([
      "round of war",
      "ronda de guerra",
      "manche de guerre",
    ]);
  });

  test("why a card has its power", () => {
    const card = tables.cardNumber.get("knight-r") as number;
    expect(cardLine(tables, card, "en")).toMatch(/^Knight \(red, base power 8\)\. Roll /);
    expect(LANGUAGES.map((language) => powerText(tables, [], language))).toEqual([
      "There is no card in play there.",
      "Ahí no hay ninguna carta en juego.",
      "Il n’y a pas de carte en jeu à cette place.",
    ]);
    const bard = tables.cardNumber.get("bard") as number;
    const parts = [
      { why: "base", power: 8, card },
      { why: "own", power: 4, card },
      { why: "burden of tokens", power: 3, card: bard },
    ] as const;
    expect(LANGUAGES.map((language) => powerText(tables, parts, language))).toEqual([
      "Power 15: base power 8, +4 from dice, +3 from the Bard.",
      "Poder 15: poder base 8, +4 por los dados, +3 por el Bardo.",
      "Puissance 15\u202f: puissance de base 8, +4 des dés, +3 du Barde.",
    ]);
  });
});

/** Everything a table says while it is played: questions, options, the log, refusals, headings. */
import {
  answer,
  begin,
  type Event,
  freshLuck,
  look,
  questionFor,
  REFEREE,
  seedFrom,
  SPECTATOR,
  type View,
} from "@blackrose/kernel";
import { LANGUAGES } from "@blackrose/language";
import { describe, expect, test } from "vitest";
import { answerAny } from "../../../kernel/test/playthrough.ts";
import { refusals, tellings } from "../../../kernel/test/telling.ts";
import { about } from "../src/text/about.ts";
import { why } from "../src/text/why.ts";
import { names, SENTENCE, sound } from "../../../language/test/sound.ts";
import {
  askingLine,
  DECISIONS,
  DECLINABLE,
  eventText,
  lodge,
  type LodgeGame,
  lodgeTitle,
  optionText,
  phaseName,
  phaseOf,
  questionText,
  readKey,
  refusalText,
  ruleOf,
  said,
  sourcesOf,
  type State,
  tallyOf,
  ui,
  weightOf,
  worthTelling,
  writeKey,
} from "../src/index.ts";
import { OPTION_NAMES } from "../src/options/declared.ts";
import { offersOf } from "../src/options/offers.ts";
import { OPTION_WORDS } from "../src/options/words.ts";
import { NONE, Slot } from "../src/state.ts";

const tables = lodge.cards;

/** Played in turn: every ruleset, and Rebirth with its own box. */
const TABLES = [
  { ruleset: "first" },
  { ruleset: "revised" },
  { ruleset: "rebirth" },
  { ruleset: "rebirth", boxes: ["rebirth"] },
];

/** Plays random games with every word asked for on the way; counts what was said. */
function talkative(games: number): { readonly events: Set<string>; readonly decisions: Set<string> } {
  const events = new Set<string>();
  const decisions = new Set<string>();
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 5);
    const options = { ...TABLES[game % TABLES.length], setup: game % 3 === 0 ? "choose" : "random" };
    const played = lodgeTitle.play({ seats, options });
    const { cards } = played;
    const session = begin(played, { seats, options }, seedFrom(`talk ${game}`));
    const luck = freshLuck(`talk ${game}`);
    for (const event of session.opening) {
      events.add(event.verb);
      tell(played, event, seats, look(session, SPECTATOR));
    }
    for (let step = 0; step < 500 && session.world.s.asks.length > 0; step++) {
      const [ask] = session.world.s.asks;
      const asked = questionFor(session, ask.seat);
      if (asked === null) throw new Error("a question is open");
      const seen = look(session, ask.seat);
      decisions.add(asked.decision);
      for (const language of LANGUAGES) {
        sound(questionText(cards, seen, asked, names, language), language);
        const line = askingLine(cards, seen, asked, language);
        if (line !== null) sound(line, language);
        for (const key of asked.options) {
          sound(optionText(cards, asked.decision, key, names, language, seen), language);
          sound(optionText(cards, asked.decision, key, names, language), language);
          const thing = readKey(cards, key);
          if (thing === null || writeKey(cards, thing) !== key) throw new Error(`${key} is not read back`);
        }
        sound(phaseName(phaseOf(seen), language), language);
        sound(tallyOf(cards, seen, ask.seat, language).parts, language);
        // The sentence a question comes from is the one being read on top of all.
        const source = sourcesOf(cards, seen, language).at(-1);
        if (line !== null) expect(source?.lines[source.at]).toBe(line);
      }
      for (const event of answerAny(session, luck).events) {
        events.add(event.verb);
        tell(played, event, seats, look(session, SPECTATOR));
      }
    }
  }
  return { events, decisions };
}

/** Every viewer gets a line in every language. */
function tell(played: LodgeGame, event: Event, seats: number, seen: View<State>): void {
  for (const language of LANGUAGES) {
    const text = (told: Event, viewer: number) => eventText(played.cards, told, names, language, viewer, seen);
    for (const line of tellings(played, event, seats, text)) sound(line, language);
  }
}

test("random games: every question, option and event has words, for every viewer in every language", () => {
  const { events, decisions } = talkative(16);
  expect(events.size).toBeGreaterThan(40);
  expect(decisions.size).toBeGreaterThan(25);
}, 120_000);

describe("questions", () => {
  test("those the game can ask are those with words", () => {
    expect([...new Set(lodge.decisions.map(({ id }) => id))].sort()).toEqual([...DECISIONS].sort());
  });

  test.each(LANGUAGES)("in %s every question has its reason", (language) => {
    for (const decision of DECISIONS) {
      const text = why(decision, language);
      sound(text, language);
      expect(text).toMatch(SENTENCE);
    }
    for (const decision of DECLINABLE) {
      sound(optionText(tables, decision, "pass", names, language), language);
    }
  });
});

test("an answer says what will happen: which spell, which room and what it does, what the Black Rose gains", () => {
  const table = begin(lodge, { seats: 2, options: { setup: "random" } }, seedFrom("words"));
  const { s } = table.world;
  const place = s.tiles.indexOf(tables.content.rooms.findIndex(({ id }) => id === "throne-room"));
  const fireball = tables.spellOf.indexOf(tables.spells.findIndex(({ id }) => id === "fireball"));
  const quest = tables.content.quests.findIndex(({ moon }) => moon === 2);
  s.active = 0;
  s.planned[0] = [NONE, fireball, NONE, NONE];
  s.plannedSide[0] = [0, 1, 0, 0];
  s.slots[0] = [Slot.empty, Slot.ready, Slot.empty, Slot.empty];
  const seen = s as unknown as View<State>;
  const label = (decision: string, key: string, language: "en" | "es" | "fr" = "en"): string =>
    optionText(tables, decision, key, names, language, seen);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(label("D-ACT-ROOM", "room:throne-room")).toMatch(/^Activate the Throne Room – .*Crown/);
  expect(label("D-ACT-TYPE", "action:standard")).toBe("Cast Fireball, dark side, from slot I");
  expect(label("D-ACT-TYPE", "action:standard", "es")).toBe("Lanzar Bola de Fuego, lado oscuro, desde el hueco I");
  // Whoever looks on does not know it.
  s.planned[0][1] = NONE;
  expect(label("D-ACT-TYPE", "action:standard")).toBe("Cast the next standard spell");
  const key = writeKey(tables, { is: "quest", quest });
  expect(label("D-BR-QDISCARD", key)).toMatch(/^Give up .* – the Black Rose gains 2 PP$/);
});

test("the four schools of a study are told apart", () => {
  const session = begin(lodge, { seats: 2, options: {} }, seedFrom("study"));
  const asks: string[] = [];
  while (asks.length < 4) {
    const [{ seat }] = session.world.s.asks;
    const asked = questionFor(session, seat)!;
    if (asked.decision === "D-STU-SPLIT") asks.push(questionText(tables, look(session, seat), asked, names, "en"));
    answer(session, seat, asked.id, asked.options.slice(0, asked.min));
  }
  expect(asks).toEqual(
    ["1st", "2nd", "3rd", "4th"].map((nth) => `Choose the school of the ${nth} of 4 spells you look at.`),
  );
});

describe("options by their keys", () => {
  const labels = (decision: string, key: string): string[] =>
    LANGUAGES.map((language) => optionText(tables, decision, key, names, language));

  test.each([
    ["D-ACT-STEP", "room:the-abyss", "The Abyss", "El Abismo", "Les Abysses"],
    ["D-EFF-TARGET", "model:P3", "Inés", "Inés", "Inés"],
    [
      "D-EFF-TARGET",
      "model:bone-knight#2",
      "The Bone Knight 2",
      "El Caballero de Hueso 2",
      "Le Chevalier Squelettique 2",
    ],
    [
      "D-PRE-PLAN",
      "card:fireball#2/dark",
      "Fireball, dark side (combat, fire)",
      "Bola de Fuego, lado oscuro (combate, fuego)",
      "Boule de Feu, côté sombre (combat, feu)",
    ],
    ["D-STU-KEEP", "card:eviscerate", "Eviscerate", "Eviscerar", "Éviscérer"],
    ["D-ACT-MOM", "slot:ii", "Slot II", "El hueco II", "L’emplacement II"],
    ["D-SET-SCHOOL", "school:necromancy", "Necromancy", "Nigromancia", "Nécromancie"],
    ["D-EFF-QUEST", "quest:q1-01", "Shed Blood (1 PP)", "Derramar Sangre (1 PP)", "Verser le Sang (1 PP)"],
    ["D-EFF-EVENT", "event:e3-07", "Eclipse", "Eclipse", "Éclipse"],
    ["D-EFF-CUBES", "cube:rose", "A cube of the Black Rose", "Un cubo de la Rosa Negra", "Un cube de la Rose Noire"],
    ["D-EFF-CUBES", "cube:P5", "A cube of Olga", "Un cubo de Olga", "Un cube d’Olga"],
    ["D-SET-MAGE", "mage:jafar", "Jaf’ar", "Jaf’ar", "Jaf’ar"],
    ["D-SET-GRIMOIRE", "grimoire:g-des-b", "Eye of the Storm", "El Ojo de la Tormenta", "L’Œil de la Tempête"],
    ["D-ACT-TYPE", "action:quick", "Cast the quick spell", "Lanzar el conjuro rápido", "Lancer le sort rapide"],
    ["D-ACT-ELEM", "element:sacred", "Sacred", "Sagrado", "Sacré"],
    ["D-EFF-TYPE", "type:trap", "Trap", "Trampa", "Piège"],
    ["D-EFF-OPTION", "colour:purple", "Purple", "Púrpura", "Violet"],
    ["D-EFF-CHOOSE", "mask:sad", "Weeping mask", "Máscara llorosa", "Masque en pleurs"],
    ["D-EFF-CHOOSE", "option:2", "Option 2", "Opción 2", "Option 2"],
    ["D-EFF-INSTORDER", "order:after", "After the effect", "Después del efecto", "Après l’effet"],
    [
      "D-EFF-OPTION",
      "number:1",
      "Keep its card as completed",
      "Quedarse su carta como completada",
      "Garder sa carte comme accomplie",
    ],
    ["D-EFF-MAY", "yes", "Do it", "Hacerlo", "Le faire"],
    ["D-INT-DECLARE", "pass", "Do not answer", "No responder", "Ne pas répondre"],
  ])("%s %s", (decision, key, ...words) => {
    expect(labels(decision, key)).toEqual(words);
    const thing = readKey(tables, key);
    expect(thing === null ? null : writeKey(tables, thing)).toBe(key);
  });

  test.each([
    "room:kitchen",
    "model:P7",
    "card:fireball#9",
    "card:fireball#1/odd",
    "slot:iv",
    "nonsense",
    "mask:odd",
    "",
  ])("%s is no key", (key) => expect(readKey(tables, key)).toBeNull());
});

describe("the log", () => {
  const told = (event: Event, viewer: number): (string | null)[] =>
    LANGUAGES.map((language) => eventText(tables, event, names, language, viewer));
  const card = (tables.cardsOf.get("fireball") as readonly number[])[0];

  test("a spell drawn is named to its owner alone", () => {
    const drawn: Event = { verb: "move-hidden", seat: 0, card, from: 1, to: 0 };
    expect(told(drawn, 0)).toEqual([
      "Ana takes Fireball into hand.",
      "Ana toma en la mano Bola de Fuego.",
      "Ana prend en main Boule de Feu.",
    ]);
    expect(told(drawn, 1)).toEqual([
      "Ana takes a spell into hand.",
      "Ana toma en la mano un conjuro.",
      "Ana prend en main un sort.",
    ]);
  });

  test("whose top is looked at is told, and what lies there", () => {
    const looked: Event = { verb: "show-to", seat: 1, to: [1], what: 3, moon: 2, cards: [20, 21] };
    expect(told(looked, 1)).toEqual([
      "Ben looks at the top of the second moon’s quests: A Taste for Thrones and Ask Twice.",
      "Ben mira las primeras misiones de la segunda luna: Gusto por los Tronos y Preguntar Dos Veces.",
      "Ben regarde les premières quêtes de la deuxième lune\u202f: Le Goût du Trône et Demander Deux Fois.",
    ]);
    expect(told(looked, 0)).toEqual([null, null, null]);
  });

  test("what is shown in private is told to nobody else", () => {
    const shown: Event = { verb: "show-to", seat: 2, to: [0], what: 1, cards: [card, card] };
    expect(told(shown, 0)[0]).toBe("Inés shows Ana their hand: Fireball and Fireball.");
    expect(told(shown, 2)[0]).toBe("Inés shows Ana their hand: 2 spells.");
    expect(told(shown, 3)).toEqual([null, null, null]);
  });

  test("who has nothing to show is told so, and no line ends where a list should begin", () => {
    const shown = (what: number, moon: number): Event => ({ verb: "show-to", seat: 2, to: [0], what, moon, cards: [] });
    expect(told(shown(0, -1), 0)).toEqual([
      "Inés has no ready spells to show Ana.",
      "Inés no tiene conjuros preparados que mostrar a Ana.",
      "Inés n’a aucun sort préparé à montrer à Ana.",
    ]);
    expect(told(shown(1, -1), 0)).toEqual([
      "Inés has no spells in hand to show Ana.",
      "Inés no tiene conjuros en la mano que mostrar a Ana.",
      "Inés n’a aucun sort en main à montrer à Ana.",
    ]);
    expect(told(shown(2, -1), 2)).toEqual([
      "Inés has no active quests to show Ana.",
      "Inés no tiene misiones activas que mostrar a Ana.",
      "Inés n’a aucune quête active à montrer à Ana.",
    ]);
  });

  test("every physical action has a line, and so has one that is lost", () => {
    const fights: Event = { verb: "take-action", seat: 2, what: 1 };
    const loses: Event = { verb: "spend-action", seat: 2, n: 2 };
    expect(worthTelling([fights, loses], 0)).toEqual([fights, loses]);
    expect(told(fights, 0)).toEqual(["Inés fights.", "Inés lucha.", "Inés combat."]);
    expect(told(loses, 0)).toEqual([
      "Inés loses 2 physical actions.",
      "Inés pierde 2 acciones físicas.",
      "Inés perd 2 actions physiques.",
    ]);
  });

  test("names elide in French, but nothing in them melts", () => {
    const blow: Event = { verb: "harm", dealer: 6, by: -1, target: 4, n: 2, means: 7, card: -1, no: 0 };
    expect(told(blow, SPECTATOR)).toEqual([
      "The Black Rose deals 2 damage to Olga.",
      "La Rosa Negra inflige 2 de daño a Olga.",
      "La Rose Noire inflige 2 dégâts à Olga.",
    ]);
    const turn: Event = { verb: "start-activation", seat: 5 };
    expect(told(turn, SPECTATOR)[2]).toBe("C’est l’activation de Le Roy.");
  });
});

test("which events are worth a line, how much it stands out, and its rule", () => {
  const drawn: Event = { verb: "move-hidden", seat: 0, card: 1, from: 1, to: 0 };
  const events: Event[] = [{ verb: "acted", seat: 0 }, drawn, { verb: "start-phase", phase: 2 }];
  expect(worthTelling(events, REFEREE)).toEqual(events);
  expect(worthTelling(events, 0)).toEqual(events.slice(1));
  expect(worthTelling(events, 1)).toEqual(events.slice(2));
  expect(events.map(weightOf)).toEqual(["line", "detail", "chapter"]);
  expect(events.map(ruleOf)).toEqual([null, null, "L-TRN-01"]);
});

describe("what things are", () => {
  const { spells, rooms, quests, events, evocations, mages, grimoires } = tables.content;
  const keys = [
    ...spells.map(({ id }) => `card:${id}${(tables.cardsOf.get(id)?.length ?? 0) > 1 ? "#1" : ""}`),
    ...rooms.map(({ id }) => `room:${id}`),
    ...evocations.map(({ id }) => `model:${id}#1`),
    ...quests.map(({ id }) => `quest:${id}`),
    ...events.map(({ id }) => `event:${id}`),
    ...mages.map(({ id }) => `mage:${id}`),
    ...grimoires.map(({ id }) => `grimoire:${id}`),
  ];
  const told = (key: string, language: (typeof LANGUAGES)[number]): ReturnType<typeof about> => {
    const thing = readKey(tables, key);
    return thing === null ? null : about(tables, thing, language);
  };

  test.each(LANGUAGES)("in %s of everything in the box", (language) => {
    for (const key of keys) {
      const known = told(key, language);
      if (known === null) throw new Error(`${key} is nothing`);
      expect(known.rule).toMatch(/^L-[A-Z]+-\d\d$/);
      for (const text of [known.name, known.is, ...known.says]) sound(text.replaceAll(/[[\]]/g, ""), language);
    }
  });

  test("in a few words, and in its own", () => {
    expect(LANGUAGES.map((language) => told("room:armory", language)?.is)).toEqual([
      "purple, 6 instability slots, 3 PP",
      "púrpura, 6 huecos de inestabilidad, 3 PP",
      "violet, 6 emplacements d’instabilité, 3 PP",
    ]);
    expect(told("event:e3-07", "en")?.is).toMatch(/^third moon; Action Phase; space \d; the Black Rose gains /);
    expect(told("card:fireball#1", "en")?.says[1]).toMatch(
      /^\[dark side, combat, fire, a room within 1\] Deal 2 damage /,
    );
    expect(told("model:P1", "en")).toBeNull();
  });
});

describe("words", () => {
  test.each(LANGUAGES)("in %s refusals, rulesets and headings", (language) => {
    for (const refusal of refusals) {
      const text = refusalText(refusal, language);
      sound(text, language);
      expect(text).toMatch(SENTENCE);
    }
    for (const name of OPTION_NAMES) {
      const { called, says } = OPTION_WORDS[name];
      const offered = offersOf([], name).flatMap((offer) => [
        offer.called,
        ...(offer.says === undefined ? [] : [offer.says]),
      ]);
      for (const text of [called, says, ...offered]) sound(said(text, language), language);
    }
    for (const heading of Object.values(ui(language).word)) sound(heading, language);
  });
});

/** The face of Treachery over whole games: everything asked has words and can be pointed at, and what is pointed at is on the table. */
import { readFileSync } from "node:fs";
import {
  answer,
  begin,
  drawLuck,
  type Event,
  eventsFor,
  freshLuck,
  look,
  type Question,
  questionFor,
  REFEREE,
  SPECTATOR,
  seedFrom,
} from "@blackrose/kernel";
import { LANGUAGES, type Language } from "@blackrose/language";
import { DECISIONS, treachery } from "@blackrose/treachery";
import { type ComponentChild, render } from "preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LogLine, Scene } from "../src/face.ts";
import { face } from "../src/treachery/face.ts";
import { whyNot } from "../src/treachery/about.ts";
import { cardThing, readThing } from "../src/treachery/things.ts";
import { FITS, titleIn } from "../src/treachery/title.ts";
import { STEPS, TERMS, wordsIn } from "../src/treachery/words.ts";

// --- as much of a page as drawing needs, so that what is drawn can be read without a browser ---

class Drawn {
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly childNodes: Drawn[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined, cssText: "" };
  parentNode: Drawn | null = null;
  data: string;
  constructor(localName: string, data = "") {
    this.localName = localName;
    this.nodeType = localName === "" ? 3 : 1;
    this.data = data;
  }
  get ownerDocument(): unknown {
    return page;
  }
  get firstChild(): Drawn | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Drawn | null {
    const row = this.parentNode?.childNodes ?? [];
    return row[row.indexOf(this) + 1] ?? null;
  }
  insertBefore(child: Drawn, before: Drawn | null): Drawn {
    child.parentNode?.removeChild(child);
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
    return child;
  }
  appendChild(child: Drawn): Drawn {
    return this.insertBefore(child, null);
  }
  removeChild(child: Drawn): Drawn {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(): void {
    // Nobody clicks here.
  }
  removeEventListener(): void {
    // Nobody clicks here.
  }
  /** No place of its own: nothing flies. */
  querySelectorAll(): readonly Drawn[] {
    return [];
  }
  *all(): Generator<Drawn> {
    yield this;
    for (const child of this.childNodes) yield* child.all();
  }
}

const page = {
  createElementNS: (_space: string, name: string) => new Drawn(name),
  createElement: (name: string) => new Drawn(name),
  createTextNode: (text: string) => new Drawn("", text),
};

beforeAll(() => {
  Object.assign(globalThis, { document: page, matchMedia: () => ({ matches: true }) });
});

const Board = face.Board as (props: { scene: Scene }) => ComponentChild;

/** Every thing drawn, with how it is called where it has no words in it. */
function drawn(scene: Scene): { readonly things: ReadonlySet<string>; readonly nameless: readonly string[] } {
  const root = new Drawn("body");
  render(<Board scene={scene} />, root as unknown as Element);
  const things = new Set<string>();
  const nameless: string[] = [];
  for (const element of root.all()) {
    const thing = element.attributes.get("data-thing");
    if (thing === undefined) continue;
    things.add(thing);
    const words = [...element.all()].map(({ data }) => data).join("");
    if (!element.attributes.has("aria-label") && words.trim() === "") nameless.push(thing);
  }
  render(null, root as unknown as Element);
  return { things, nameless };
}

// --- games ---

const NAMES = ["Ana", "Ben", "Chloé", "Dimitri", "Esperanza", "Florian"];

type Game = ReturnType<
  typeof begin<
    (typeof treachery)["state"] extends { copy(s: infer S): infer S } ? S : never,
    (typeof treachery)["cards"]
  >
>;

const inWords = await face.inWords();

function sceneOf(game: Game, viewer: number, language: Language = "en"): Scene {
  const question = viewer < 0 ? null : questionFor(game, viewer);
  return {
    language,
    names: NAMES.slice(0, game.world.s.seats),
    viewer,
    options: {},
    played: treachery,
    view: look(game, viewer) as unknown as Scene["view"],
    question: question && { ...question, options: [...question.options], window: false },
    waiting: game.world.s.asks.map(({ seat }) => seat),
  };
}

interface Moment {
  readonly game: Game;
  readonly asked: Question;
}

/** Plays a game at random and stops at every question; then hands on what happened. */
function play(
  seed: string,
  seats: number,
  remove: string,
  at: (moment: Moment) => void,
  told?: (events: readonly Event[], game: Game) => void,
): Game {
  const game = begin(treachery, { seats, options: { remove } }, seedFrom(seed)) as Game;
  const luck = freshLuck(seed);
  told?.(game.opening, game);
  while (game.world.s.asks.length > 0) {
    const asked = questionFor(game, game.world.s.asks[0].seat) as Question;
    at({ game, asked });
    const left = [...asked.options];
    const keys: string[] = [];
    while (keys.length < asked.min) keys.push(...left.splice(drawLuck(luck, 0, left.length), 1));
    const outcome = answer(game, asked.seat, asked.id, keys);
    if ("refused" in outcome) throw new Error(outcome.sentence);
    told?.(outcome.events, game);
  }
  return game;
}

/** Ids the rules know: headed entries, and the cards'. */
const RULES = new Set([
  ...[...readFileSync("docs/rules/treachery/00-rules.md", "utf8").matchAll(/\*\*(T-[A-Z0-9]+(?:-\d+)?)/gu)].map(
    ([, id]) => id,
  ),
  ...treachery.cards.content.kinds.map(({ rule }) => rule),
]);

/** Before the settlement the spoils hold one token at most, so that Divine Intervention never leaves a choice. */
const ASKED = DECISIONS.filter((decision) => decision !== "D-DIVINE");

/** To decline points at nothing. */
const POINTS_NOWHERE = new Set(["pass"]);

/** Faults are gathered and looked at once: there are very many things to look at. */
const faults: string[] = [];
function must(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault);
}
const said = (text: string): boolean => /\S/u.test(text) && !/undefined|NaN|\[object/u.test(text);
beforeEach(() => {
  faults.length = 0;
});

function checkWords(game: Game, seat: number): void {
  for (const language of LANGUAGES) {
    const scene = sceneOf(game, seat, language);
    const question = scene.question as NonNullable<Scene["question"]>;
    must(
      said(face.question(scene, question)) && said(face.why(scene, question)),
      `${question.decision} in ${language}`,
    );
    for (const key of question.options) must(said(face.option(scene, question, key)), `${key} in ${language}`);
  }
}

function checkPoints(game: Game, seat: number): void {
  const scene = sceneOf(game, seat);
  const question = scene.question as NonNullable<Scene["question"]>;
  const { things, nameless } = drawn(scene);
  must(nameless.length === 0, `without a name: ${nameless.join(" ")}`);
  for (const key of question.options) {
    const points = face.pointsAt(scene, question, key);
    must(points.length > 0 || POINTS_NOWHERE.has(key), `${question.decision} ${key} points at nothing`);
    for (const thing of points) must(things.has(thing), `${question.decision} ${key}: ${thing} is not drawn`);
  }
}

function checkExplained(scene: Scene): void {
  for (const thing of drawn(scene).things) {
    const told = face.about(scene, thing) ?? null;
    must(told !== null && told.paragraphs.length > 0, `${thing} is not explained`);
    for (const text of [told?.title ?? "", ...(told?.paragraphs ?? [])]) must(said(text), `${thing}: ${text}`);
  }
  must(said(face.where(scene)), "where");
  for (const { heading, lines } of inWords.text(scene)) {
    for (const text of [heading, ...lines]) must(said(text), `text view, ${heading}: ${text}`);
  }
  for (const query of inWords.queries(scene.language)) {
    for (const text of [query.label, ...query.ask(scene)]) must(said(text), `${query.id}: ${text}`);
  }
}

describe("a card that may not be played", () => {
  test("says whose card forbids it, and one that may be played says no such thing", () => {
    const met = { forbidden: 0, offered: 0 };
    for (let seed = 0; seed < 12; seed++) {
      play(`forbidden ${seed}`, 4 + (seed % 3), "random", ({ game, asked }) => {
        if (asked.decision !== "D-PLAY") return;
        const { s } = game.world;
        const scene = sceneOf(game, asked.seat);
        const offered = new Set(asked.options.flatMap((key) => face.pointsAt(scene, scene.question!, key)));
        for (const card of s.hands[asked.seat]) {
          const reasons = whyNot(scene, card);
          if (offered.has(cardThing(card))) {
            met.offered += 1;
            must(reasons.length === 0, `${cardThing(card)} is offered, and yet ${reasons.join(" ")}`);
          } else if (reasons.length > 0) {
            met.forbidden += 1;
            const names = reasons.every((reason) => NAMES.some((name) => reason.includes(name)));
            must(names, reasons.join(" "));
            must(face.about(scene, cardThing(card))!.paragraphs.includes(reasons[0]), "it is told");
          } else {
            // A card that is not forbidden and not offered either: one was drawn for its player.
            must(s.spied[asked.seat] >= 0 || s.aside[asked.seat].length > 0, `${cardThing(card)}: no reason`);
          }
        }
      });
    }
    expect(faults).toEqual([]);
    expect(met.forbidden).toBeGreaterThan(10);
    expect(met.offered).toBeGreaterThan(100);
  });
});

describe("questions", () => {
  test("every option of every question has words in three languages and points at things on the table", () => {
    const met = new Map<string, number>();
    for (let i = 0; i < 400 && (i < 9 || met.size < ASKED.length); i++) {
      play(`face ${i}`, 4 + (i % 3), i % 10 === 0 ? "dealer" : "random", ({ game, asked }) => {
        const times = met.get(asked.decision) ?? 0;
        met.set(asked.decision, times + 1);
        if (times > 8) return;
        checkWords(game, asked.seat);
        checkPoints(game, asked.seat);
      });
    }
    expect(faults).toEqual([]);
    expect(ASKED.filter((decision) => !met.has(decision))).toEqual([]);
  });
});

describe("the table", () => {
  test("all that is drawn can be explained, to players, spectators and whoever sees all", () => {
    for (const seats of [4, 5, 6]) {
      let step = 0;
      play(`about ${seats}`, seats, "random", ({ game }) => {
        if (step++ % 30 !== 0) return;
        for (const viewer of [0, SPECTATOR, REFEREE]) {
          for (const language of LANGUAGES) checkExplained(sceneOf(game, viewer, language));
        }
      });
    }
    expect(faults).toEqual([]);
  });

  test("every token and the own hand are drawn, another's hand never", () => {
    const keyOf = (card: number): string => `card:${treachery.cards.content.cards[card].id}`;
    let step = 0;
    play("tokens", 6, "random", ({ game, asked }) => {
      if (step++ % 4 !== 0) return;
      const { s } = game.world;
      const { things } = drawn(sceneOf(game, asked.seat));
      must([...things].filter((thing) => thing.startsWith("token:")).length === 25, "25 tokens");
      for (const card of s.hands[asked.seat]) must(things.has(keyOf(card)), keyOf(card));
      const { things: seen } = drawn(sceneOf(game, SPECTATOR));
      for (const card of s.hands.flat()) must(!seen.has(keyOf(card)), `a spectator sees ${keyOf(card)}`);
      // Where all is open, every hand lies open.
      const { things: open } = drawn(sceneOf(game, REFEREE));
      for (const card of s.hands.flat()) must(open.has(keyOf(card)), `${keyOf(card)} lies nowhere`);
    });
    expect(faults).toEqual([]);
  });
});

describe("titles of cards", () => {
  test.each(LANGUAGES)("in %s every long word may break", (language) => {
    const titles = treachery.cards.content.kinds.map(({ name }) => name[language]);
    const longest = (title: string): number => Math.max(...title.split(/[\s\u00AD’-]+/u).map((part) => part.length));
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.map((title) => titleIn(title, language)).filter((title) => longest(title) > FITS)).toEqual([]);
    expect(titles.map((title) => titleIn(title, language).replaceAll("\u00AD", ""))).toEqual(titles);
  });
});

describe("the log", () => {
  test("lines have words, weights, and links to things and rules that exist", () => {
    const lines: LogLine[] = [];
    for (const language of LANGUAGES) {
      play(
        `log ${language}`,
        6,
        "dealer",
        () => undefined,
        (events, game) => {
          for (const viewer of [0, SPECTATOR]) {
            lines.push(...face.log(sceneOf(game, viewer, language), eventsFor(treachery, events, viewer)));
          }
        },
      );
    }
    expect(lines.some(({ weight }) => weight === "chapter")).toBe(true);
    for (const { text, things, rule } of lines) {
      must(said(text), text);
      must(rule !== null && RULES.has(rule), `${text} ${rule}`);
      for (const thing of things) must(readThing(thing) !== null, thing);
    }
    expect(faults).toEqual([]);
  });
});

describe("the end", () => {
  test("the standings name every seat once, best first", () => {
    const game = play("standings", 5, "random", () => undefined);
    const places = face.standings(sceneOf(game, 0));
    expect(places.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(places[0].seat).toBe(game.world.s.winner);
    const heights = face.course.heights(sceneOf(game, 0));
    expect(heights).toHaveLength(5);
    expect(heights[game.world.s.winner]).toBe(Math.max(...heights));
    expect(face.where(sceneOf(game, 0))).toContain(NAMES[game.world.s.winner]);
  });
});

describe("the first game", () => {
  test("it starts, and every step of it has words", async () => {
    const { seats, options, seed, steps } = await face.lessons["first"]();
    const game = begin(treachery, { seats, options }, seedFrom(seed)) as Game;
    const scene = sceneOf(game, 0);
    expect(steps.map(({ id }) => id)).toEqual([...STEPS]);
    expect(steps.find((step) => step.when(scene))?.id).toBe("goal");
    for (const language of LANGUAGES) for (const step of steps) expect(step.text(language)).toMatch(/\S/u);
    for (const { points } of steps) for (const thing of points) expect(readThing(thing), thing).not.toBeNull();
  });

  test("the learner bets last in the first round, with two houses to bet with", async () => {
    const { seats, options, seed } = await face.lessons["first"]();
    const { s } = (begin(treachery, { seats, options }, seedFrom(seed)) as Game).world;
    expect(s.roller).toBe(0);
    const own = [...s.tokens.keys()].filter((value) => value > 0 && s.tokens[value] === 0);
    expect(new Set(own.map((value) => treachery.cards.tokenColour[value])).size).toBe(2);
  });
});

describe("words", () => {
  test("cards, glossary and choices are there in every language", () => {
    for (const language of LANGUAGES) {
      expect(face.cards(language)).toHaveLength(80);
      // Whoever leafs through the cards has no table before them.
      const nowhere: Scene = {
        language,
        names: [],
        viewer: -1,
        options: {},
        played: treachery,
        view: {},
        question: null,
        waiting: [],
      };
      for (const { thing } of face.cards(language))
        expect(face.about(nowhere, thing)?.paragraphs.length).toBeGreaterThan(1);
      expect(face.glossary(language)).toHaveLength(Object.keys(TERMS).length);
      for (const { word, means, rule } of face.glossary(language)) {
        expect(`${word}${means}`).toMatch(/\S/u);
        expect(RULES).toContain(rule);
      }
      const [remove] = face.setup(language, {}) ?? [];
      expect(remove.choices.map(({ value }) => value)).toEqual(["random", "dealer"]);
      expect(remove.help).toContain("T-SET-03");
      expect(face.title(language)).toBe(wordsIn(language).title);
      expect(face.refusal("stale", "No longer.", "K-ANS-01", language)).toMatch(/\S/u);
      expect(face.refusal("not-your-table", "Not yours.", undefined, language)).toBe("Not yours.");
    }
  });
});

/** The face of the Lodge in words: whatever a random game asks and tells, in every language, has text, and points at things it draws. */
import { answer, begin, type Event, eventsFor, look, questionFor, seedFrom, sha256Hex } from "@blackrose/kernel";
import { LANGUAGES } from "@blackrose/language";
import { catalogue, DECISIONS, everything, lodge, lodgeTitle, lodgeWith } from "@blackrose/lodge";
import { why } from "@blackrose/lodge/text/why";
import { describe, expect, it } from "vitest";
import type { Scene } from "../src/face.ts";
import { aboutThing } from "../src/lodge/about/thing.ts";
import { answerText, askText, whereText } from "../src/lodge/asks.ts";
import { allCards } from "../src/lodge/reference/browse.ts";
import { glossaryIn } from "../src/lodge/reference/glossary.ts";
import { first as lesson } from "../src/lodge/lesson/first.ts";
import { rebirth } from "../src/lodge/lesson/rebirth.ts";
import { logOf } from "../src/lodge/news.ts";
import { pointsAt } from "../src/lodge/points.ts";
import { standingsOf, unseatedIn } from "../src/lodge/ranks.ts";
import { readingsIn } from "../src/lodge/readings.ts";
import { setupFields } from "../src/lodge/setup.ts";
import { inTray, onTable } from "../src/lodge/table.ts";
import { queriesIn, textOf } from "../src/lodge/in-words/tell.ts";

const NAMES = ["Ana", "Benedikt", "Cosima", "Dario", "Elena", "Fabrizio"];
const SEED = process.env["BLACKROSE_SEED"] ?? "the face of the Lodge";

type Session = ReturnType<typeof start>;

const start = (seats: number, options: { readonly [name: string]: unknown }, seed: string) =>
  begin(lodgeTitle.play({ seats, options }), { seats, options }, seedFrom(seed));

function sceneFor(session: Session, viewer: number, language: Scene["language"]): Scene {
  const question = viewer < 0 ? null : questionFor(session, viewer);
  return {
    language,
    names: NAMES.slice(0, session.seating.seats),
    viewer,
    options: session.seating.options as Scene["options"],
    played: session.game,
    view: look(session, viewer) as unknown as Scene["view"],
    question: question === null ? null : { ...question, options: [...question.options], window: false },
    waiting: session.world.s.asks.map(({ seat }) => seat),
  };
}

/** Plays at random to the end and looks at every question; `told` gets what each answer led to. */
function play(
  session: Session,
  seed: string,
  look_: (scene: Scene) => void,
  told: (events: readonly Event[]) => void,
  language: Scene["language"],
): void {
  let luck = Number.parseInt(sha256Hex(seed).slice(0, 7), 16);
  const roll = (sides: number): number => {
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    return (luck >> 8) % sides;
  };
  told(session.opening);
  for (let [asked] = session.world.s.asks; asked !== undefined; [asked] = session.world.s.asks) {
    const question = questionFor(session, asked.seat);
    if (question === null) return;
    look_(sceneFor(session, asked.seat, language));
    const options = [...question.options];
    const count = question.min + roll(question.max - question.min + 1);
    const keys = Array.from({ length: count }, () => options.splice(roll(options.length), 1)[0]);
    const outcome = answer(session, asked.seat, question.id, keys);
    if ("refused" in outcome) throw new Error(outcome.sentence);
    told(outcome.events);
  }
}

/** Answers that are said, not pointed at. */
const WORDS_ONLY = /^(?:pass|yes|number:|option:|order:)/;

const TABLES = [
  { seats: 2, options: { ruleset: "revised", setup: "choose", layout: "bridges" }, language: "en" },
  { seats: 3, options: { ruleset: "rebirth", setup: "random" }, language: "fr" },
  { seats: 4, options: { ruleset: "first", setup: "random" }, language: "es" },
  { seats: 5, options: { ruleset: "rebirth", setup: "choose" }, language: "en" },
  { seats: 6, options: { ruleset: "revised", setup: "random", layout: "hall" }, language: "fr" },
  {
    seats: 4,
    options: {
      ruleset: "rebirth",
      setup: "random",
      boxes: ["base", "rebirth"],
      schools: ["agony", "hex", "technomancy", "nightmare", "illusion", "necromancy"],
      quests: ["base"],
      events: ["base"],
    },
    language: "es",
  },
  {
    seats: 6,
    options: { ruleset: "rebirth", setup: "random", boxes: ["rebirth"] },
    language: "en",
  },
  { seats: 4, options: { ruleset: "revised", setup: "random", boxes: ["base", "sator"] }, language: "fr" },
  ...([1, 2, 3] as const).map((seats) => ({
    seats,
    options: {
      ruleset: "rebirth",
      mode: "avatar",
      boxes: ["base", "rebirth"],
      level: seats === 2 ? "master" : "apprentice",
    },
    language: (["en", "es", "fr"] as const)[seats - 1],
  })),
  { seats: 5, options: { ruleset: "rebirth", setup: "random", boxes: ["rebirth"] }, language: "fr" },
  {
    seats: 5,
    options: {
      ruleset: "revised",
      setup: "random",
      boxes: ["base", "sator"],
      schools: ["omnia", "elementalism", "enchantment", "divination", "necromancy", "transmutation"],
    },
    language: "es",
  },
] as const;

describe("the face of the Lodge in words", () => {
  const met = new Set<string>();

  it.each(TABLES)("has words for $seats mages, $options.ruleset, in $language", ({ seats, options, language }) => {
    const seed = `${SEED} ${seats} ${options.ruleset}`;
    const session = start(seats, options, seed);
    const wrong = new Set<string>();
    const check = (holds: boolean, what: () => string): void => {
      if (!holds) wrong.add(what());
    };
    const isSaid = (text: string | undefined): boolean =>
      text !== undefined && /\S/.test(text) && !/undefined|NaN|Infinity/.test(text);
    const scenes: Scene[] = [];
    const linked = new Map<string, Scene>();
    let steps = 0;
    play(
      session,
      seed,
      (scene) => {
        const { question } = scene;
        if (question === null) return;
        const { decision } = question;
        met.add(decision);
        check(isSaid(askText(scene, question)) && isSaid(why(question.decision, scene.language)), () => decision);
        const there = new Set([...onTable(scene), ...inTray(scene)]);
        for (const key of question.options) {
          check(isSaid(answerText(scene, question, key)), () => `${decision} ${key} has no words`);
          const things = pointsAt(scene, question, key);
          check(things.length > 0 || WORDS_ONLY.test(key), () => `${decision} ${key} points at nothing`);
          check(things.length === 0 || there.has(things[0]), () => `${decision} ${key} → ${things[0]} is not drawn`);
        }
        for (const { name, lines, at } of readingsIn(scene)) check(at < Math.max(1, lines.length), () => name);
        if (steps++ % 100 === 0) scenes.push(scene);
      },
      (events) => {
        const scene = sceneFor(session, 0, language);
        for (const { text, things } of logOf(scene, eventsFor(session.game, events, 0))) {
          check(isSaid(text), () => text);
          for (const thing of things) linked.set(thing, scene);
        }
      },
      language,
    );
    for (const scene of [...scenes, sceneFor(session, -1, language), sceneFor(session, 0, language)]) {
      check(isSaid(whereText(scene)), () => "where");
      for (const thing of [...onTable(scene), ...inTray(scene)]) {
        const told = aboutThing(scene, thing);
        check(isSaid(told?.title) && isSaid(`.${told?.paragraphs.join(" ")}`), () => `about ${thing}`);
      }
      check(
        isSaid(
          textOf(scene)
            .flatMap(({ lines }) => lines)
            .join(" "),
        ),
        () => "text view",
      );
      for (const { id, ask } of queriesIn(language)) check(isSaid(ask(scene).join(" ")), () => `query ${id}`);
    }
    for (const [thing, scene] of linked) check(aboutThing(scene, thing) !== null, () => `log → ${thing}`);
    expect([...wrong]).toEqual([]);
    const over = standingsOf(sceneFor(session, 0, language));
    expect(over.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([...Array(seats).keys()]);
    expect(over.every(({ place }) => place > 0)).toBe(true);
    // Somebody is first: a mage, or where she can win the Black Rose, or the Avatar for her.
    const beside = unseatedIn(sceneFor(session, 0, language));
    expect([...over, ...(beside === null ? [] : [beside])].filter(({ place }) => place === 1)).toHaveLength(1);
  });

  it("met most decisions of the game", () => {
    // Ties at the end and empty reserves are rare, and so is much of what single cards ask.
    const missed = DECISIONS.filter((one) => !met.has(one));
    expect(missed.length, missed.join(" ")).toBeLessThanOrEqual(12);
  });

  it("explains every card, and every word of the glossary has a rule", () => {
    for (const language of LANGUAGES) {
      const all = { played: lodgeWith(everything, catalogue) };
      const scene: Scene = { ...sceneFor(start(2, {}, SEED), 0, language), ...all, view: {}, question: null };
      for (const { thing, title, group } of allCards(all, catalogue, language)) {
        expect(aboutThing(scene, thing)?.title, thing).toBe(title);
        expect(group).not.toMatch(/^\s*$|undefined/);
      }
      for (const { word, means, rule } of glossaryIn(language)) {
        expect(word.length * means.length).toBeGreaterThan(0);
        expect(rule).toMatch(/^L-[A-Z]+-\d+$/);
      }
    }
  });

  it("offers options the game accepts, and hides those that do not fit", () => {
    for (const language of LANGUAGES) {
      for (const ruleset of ["first", "revised", "rebirth"]) {
        const fields = setupFields(language, { ruleset }).filter(
          (field) => field.fits({ ruleset }) && field.several === undefined,
        );
        for (const field of fields) {
          for (const { value, label } of field.choices) {
            expect(label).not.toBe("");
            if (field.option !== "ruleset")
              expect(lodge.refuse({ seats: 3, options: { ruleset, [field.option]: value } })).toBeNull();
          }
        }
      }
    }
  });

  // Whether a trap can be sprung, a jinx tied or a room rebuilt depends on what is planned.
  it.each([
    ["the first game", lesson, ["window"]],
    ["the first game of Rebirth", rebirth, ["command", "task", "solve", "jinx", "umbra", "upgrade", "rebuilt"]],
  ] as const)("teaches %s: its steps come up in play", (_, taught, rare) => {
    const shown = new Set<string>();
    for (const luck of ["one", "two", "three", "four", "five"]) {
      play(
        start(taught.seats, taught.options, taught.seed),
        luck,
        (scene) => {
          if (scene.viewer !== 0) return;
          for (const step of taught.steps) if (step.when(scene)) shown.add(step.id);
          const there = onTable(scene);
          if (scene.question?.decision === "D-PRE-PLAN")
            for (const { points } of taught.steps)
              for (const thing of points)
                if (/^(?:room|seat|model|cell):/.test(thing)) expect([...there], thing).toContain(thing);
        },
        () => {},
        "en",
      );
    }
    const missed = taught.steps.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
    expect(missed.filter((id) => !(rare as readonly string[]).includes(id))).toEqual([]);
    expect(missed.length).toBeLessThan(4);
    for (const step of taught.steps) for (const language of LANGUAGES) expect(step.text(language)).not.toBe("");
  });
});

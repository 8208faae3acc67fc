/** Reads content of unknown origin: a box with other colours, bases, tokens or sentences. A fault names the card and the place. */
import { Damaged, listAt, recordAt, textAt } from "@blackrose/kernel";
import { COLOURS, type Colour, type Condition, type Content, type Standing } from "./content.ts";
import { cardDecisions } from "./effects/operation.ts";
import { operations } from "./effects/index.ts";

const COMMONS = 45;
const UNCOMMONS = 35;

type Named = { readonly [name: string]: unknown };

/** What each condition and standing sentence is called, and which further words it needs. */
const CONDITIONS: { readonly [is in Condition["is"]]: readonly string[] } = {
  "own die lowest": [],
  "own die tied": [],
  "one die lowest": [],
  "die shows": ["die", "value"],
  war: [],
  diplomacy: [],
  "not last": [],
  "call was right": [],
  "no token taken": [],
  "nothing attached": [],
};
const STANDINGS: { readonly [is in Standing["is"]]: readonly string[] } = {
  "adds dice": ["dice"],
  "adds dice up to": ["value"],
  "subtracts in diplomacy": ["unless"],
  "power by round": ["war", "diplomacy"],
  "power with another": ["colour", "power"],
  "power per card": ["colour", "but", "power"],
  "burdens with die": ["die"],
  "burdens with tokens": [],
  "blanks odd dice": [],
  locks: ["die"],
  guards: [],
  "offers two": [],
  "bans base": ["from"],
  "bans named colour": [],
  "bans colours in play": [],
  "chooses colour": ["among"],
  "nobody wins": [],
};
const MOMENTS = ["each turn", "next player's turn", "last turn"];

export function readContent(json: unknown): Content {
  const given = recordAt(json, "content", ["kinds", "cards", "tokens"]);
  const kinds = listAt(given["kinds"], "content.kinds").map((kind, i) => readKind(kind, `content.kinds[${i}]`));
  const ids = new Set(kinds);
  const cards = listAt(given["cards"], "content.cards").map((card, i) => readCard(card, `content.cards[${i}]`, ids));
  const twice = cards.find((card, i) => cards.findIndex((other) => other.id === card.id) !== i);
  if (twice !== undefined) throw new Damaged("content.cards", `the id "${twice.id}" stands twice`);
  const commons = cards.filter((card) => card.rank === "common").length;
  if (commons !== COMMONS || cards.length !== COMMONS + UNCOMMONS) {
    throw new Damaged(
      "content.cards",
      `${COMMONS} common and ${UNCOMMONS} uncommon cards make a box, not ${commons} and ${cards.length - commons} (T-COMP-03)`,
    );
  }
  readTokens(given["tokens"]);
  return json as Content;
}

function wordOf(words: readonly string[], json: unknown, place: string): string {
  const word = textAt(json, place);
  if (!words.includes(word)) throw new Damaged(place, `"${word}" is none of ${words.join(", ")}`);
  return word;
}

/** The id of a kind whose sentences are all understood. */
function readKind(json: unknown, at: string): string {
  const kind = recordAt(json, at, ["id", "rule", "name", "played", "standing", "ending"]);
  const id = textAt(kind["id"], `${at}.id`);
  const place = `${at} (${id})`;
  textAt(kind["rule"], `${place}.rule`);
  const name = recordAt(kind["name"], `${place}.name`, ["en", "es", "fr"]);
  for (const language of ["en", "es", "fr"]) textAt(name[language], `${place}.name.${language}`);
  const list = (part: string): readonly unknown[] => listAt(kind[part] ?? [], `${place}.${part}`);
  list("played").forEach((line, i) => readSentence(recordAt(line, `${place}.played[${i}]`), `${place}.played[${i}]`));
  list("ending").forEach((line, i) => {
    const here = `${place}.ending[${i}]`;
    const ending = recordAt(line, here);
    wordOf(MOMENTS, ending["at"], `${here}.at`);
    if (ending["at"] !== (list("ending")[0] as Named)["at"])
      throw new Damaged(`${here}.at`, "all endings of a card share one moment");
    readSentence(ending, here);
  });
  list("standing").forEach((line, i) => {
    const here = `${place}.standing[${i}]`;
    readWords(recordAt(line, here), here, STANDINGS);
  });
  return id;
}

/** A thing called by `is`, with the further words it needs. */
function readWords(thing: Named, place: string, known: { readonly [is: string]: readonly string[] }): void {
  const is = wordOf(Object.keys(known), thing["is"], `${place}.is`);
  for (const word of known[is]) {
    if (!(word in thing)) throw new Damaged(place, `"${is}" needs "${word}"`);
  }
  for (const colour of ["die", "colour"]) {
    if (typeof thing[colour] === "string" && thing[colour] !== "any")
      wordOf(COLOURS, thing[colour], `${place}.${colour}`);
  }
  for (const colours of ["dice", "among"]) {
    if (Array.isArray(thing[colours]))
      for (const colour of thing[colours]) wordOf(COLOURS, colour, `${place}.${colours}`);
  }
}

function readSentence(line: Named, place: string): void {
  wordOf(Object.keys(operations), line["do"], `${place}.do`);
  if (line["decision"] !== undefined) {
    const known = [...cardDecisions.map((one) => one.id), "D-FAIRY"];
    wordOf(known, line["decision"], `${place}.decision`);
  }
  listAt(line["if"] ?? [], `${place}.if`).forEach((condition, i) => {
    const here = `${place}.if[${i}]`;
    readWords(recordAt(condition, here), here, CONDITIONS);
  });
}

function readCard(json: unknown, at: string, kinds: ReadonlySet<string>): { id: string; rank: string } {
  const card = recordAt(json, at, ["id", "kind", "rank", "colour", "base", "provenance"]);
  const id = textAt(card["id"], `${at}.id`);
  const place = `${at} (${id})`;
  if (!kinds.has(textAt(card["kind"], `${place}.kind`))) throw new Damaged(`${place}.kind`, "there is no such kind");
  const rank = wordOf(["common", "uncommon"], card["rank"], `${place}.rank`);
  wordOf(COLOURS, card["colour"], `${place}.colour`);
  const base = card["base"];
  if (typeof base !== "number" || !Number.isInteger(base) || base < 1 || base > 9) {
    throw new Damaged(`${place}.base`, "a base is a whole number from 1 to 9 (T-COMP-03)");
  }
  const provenance = recordAt(card["provenance"], `${place}.provenance`, ["colour", "base", "effect"]);
  for (const part of ["colour", "base", "effect"]) textAt(provenance[part], `${place}.provenance.${part}`);
  return { id, rank };
}

function readTokens(json: unknown): void {
  const tokens = recordAt(json, "content.tokens", COLOURS);
  const seen = new Set<unknown>();
  for (const colour of COLOURS satisfies readonly Colour[]) {
    const place = `content.tokens.${colour}`;
    const values = listAt(tokens[colour], place);
    if (values.length !== 5) throw new Damaged(place, "each colour has five tokens (T-COMP-04)");
    values.forEach((value, i) => {
      const fits =
        typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 25 && !seen.has(value);
      if (!fits) throw new Damaged(`${place}[${i}]`, "values are 1 to 25, each once (T-COMP-04)");
      if (i > 0 && value <= (values[i - 1] as number)) throw new Damaged(`${place}[${i}]`, "the lowest comes first");
      seen.add(value);
    });
  }
}

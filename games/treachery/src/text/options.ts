/** What an option is called, from its key alone; with a view also where a thing lies and what it shows. */
import type { View } from "@blackrose/kernel";
import type { Language } from "@blackrose/language";
import { type Colour, COLOURS } from "../content.ts";
import { countAt } from "../rules/tokens.ts";
import { NONE, type State } from "../state.ts";
import { colourNumber, type Tables } from "../tables.ts";
import type { Consent, Declinable } from "./decisions.ts";
import { readKey, type Thing } from "./keys.ts";
import type { Talk } from "./talk.ts";
import type { Voice } from "./voice.ts";
import { voices } from "./voices.ts";

export function optionText(
  tables: Tables,
  decision: string,
  key: string,
  names: readonly string[],
  language: Language,
  view?: View<State>,
): string {
  const thing = readKey(tables, key);
  if (thing === null) throw new Error(`"${key}" is no key of this game`);
  const voice = voices[language];
  return voice.speech.label(labelOf({ voice, talk: voice.talk(tables, names), decision, view }, thing));
}

interface Shown {
  readonly voice: Voice;
  readonly talk: Talk;
  readonly decision: string;
  readonly view: View<State> | undefined;
}

function labelOf(shown: Shown, thing: Thing): string {
  const { voice, talk, decision } = shown;
  const { options, words, speech } = voice;
  switch (thing.is) {
    case "pass":
      return options.pass[decision as Declinable] ?? options.passAnywhere;
    case "yes":
      return options.yes[decision as Consent] ?? options.yesAnywhere;
    case "alternative":
      return options.alternative;
    case "dice":
      return diceLabel(shown, thing.dice);
    case "die value":
      return options.dieTo(speech.name(dieLabel(shown, thing.die)), thing.value);
    case "nudges":
      return speech.list(
        thing.nudges.map(({ die, by }) => options.nudge(speech.name(dieLabel(shown, die)), by)),
        "and",
      );
    case "tokens":
      return tokensLabel(shown, thing.tokens);
    case "card":
      return talk.cardLabel(thing.card, thing.colour);
    case "seat":
      return seatLabel(shown, thing.seat, thing.colour);
    case "colour":
      return thing.way === undefined ? talk.colour(thing.colour) : options.colourPassed(thing.colour, thing.way);
    case "type":
      return words.types[thing.type];
    case "order":
      return options.order[thing.order];
    case "call":
      return options.call[thing.call];
  }
}

/** "red die (4)": what it shows now matters to whoever rolls or turns it. */
function dieLabel({ talk, view }: Shown, die: Colour): string {
  const { text } = talk.die(die, "none");
  return view === undefined ? text : `${text} (${view.dice[colourNumber(die)]})`;
}

function diceLabel(shown: Shown, dice: readonly Colour[]): string {
  const { voice, talk, decision } = shown;
  if (dice.length === 0) return voice.options.noMoreDice;
  if (decision === "D-THIEF-ROLL" || decision === "D-CHAMPION") return voice.options.roll(talk.die(dice[0]));
  return voice.speech.list(
    dice.map((die) => dieLabel(shown, die)),
    "and",
  );
}

function tokensLabel(shown: Shown, values: readonly number[]): string {
  const { voice, talk, decision, view } = shown;
  const { options } = voice;
  const placed = (value: number, article: "the" | "none" = "none"): string => {
    const { text } = talk.tokens([value], article);
    return view === undefined ? text : `${text} (${talk.placeLabel(view.tokens[value])})`;
  };
  switch (decision) {
    case "D-BET":
      return options.bet(talk.tokens(values));
    case "D-PASS-TOKEN":
      return options.passOn(talk.tokens(values));
    case "D-FATE-TOKEN":
      return options.take(talk.tokens(values));
    case "D-MERCHANT":
      return values.length === 2
        ? options.trade(placed(values[0], "the"), talk.tokens([values[1]]).text)
        : options.take(talk.tokens(values));
    default:
      return values.length === 1 ? placed(values[0]) : talk.tokens(values, "none").text;
  }
}

/** Who is meant, and what one would get there: the card in play, the treasury, the hand. */
function seatLabel({ talk, decision, view }: Shown, seat: number, colour: Colour | undefined): string {
  const { text } = talk.who(seat);
  if (view === undefined) return colour === undefined ? text : `${text}, ${talk.colour(colour)}`;
  const card = view.inPlay[seat];
  switch (decision) {
    case "D-CYCLOPS":
      return card === NONE ? text : talk.cardOf(seat, card, COLOURS[view.colours[seat]]).text;
    case "D-DIPLOMAT":
      return card === NONE ? text : talk.cardOf(seat, card, colour).text;
    case "D-POISON":
      return `${text} (${talk.countTokens(countAt(view, seat))})`;
    case "D-SCOUT-TARGET":
      return `${text} (${talk.countCards(view.hands[seat].length)})`;
    default:
      return text;
  }
}

/** English: what cards say. */
import { en } from "@blackrose/language";
import type { Dice } from "../../content.ts";
import type { CardVoice, OfCard } from "../voice.ts";

const { list, say, signed } = en;

const may = (line: { readonly may?: true }, action: string): string => (line.may ? `you may ${action}` : action);

function dice(which: Dice, { own, talk }: OfCard): string {
  switch (which) {
    case "one":
      return "one die";
    case "one not own":
      return say`one die other than ${talk.die(own)}`;
    case "own":
      return talk.die(own).text;
    case "own or highest other":
      return say`either ${talk.die(own)} or the highest of the other dice (if several tie, you choose)`;
    case "all":
      return "all the dice";
    default:
      if (!("andUpTo" in which)) return talk.die(which.die).text;
      return say`${talk.die(which.die)} together with up to ${which.andUpTo} other dice`;
  }
}

export const cards: CardVoice = {
  when: (conditions) => `if ${list(conditions, "and")}`,
  moments: {
    "each turn": "at the end of this turn and of every later one",
    "next player's turn": "at the end of the next player’s turn",
    "last turn": "at the end of the last turn of the round",
  },
  conditions: {
    "own die lowest": (_, { own, talk }) => say`no die shows less than ${talk.die(own)}`,
    "own die tied": (_, { own, talk }) => say`another die shows the same as ${talk.die(own)}`,
    "one die lowest": () => "one die alone is lowest",
    "die shows": ({ die, value }, { talk }) =>
      die === "any" ? say`any die shows ${value}` : say`${talk.die(die)} shows ${value}`,
    war: () => "this is a round of war",
    diplomacy: () => "this is a round of diplomacy",
    "not last": () => "you are not the last to play",
    "call was right": () => "your call was right",
    "no token taken": () => "you took no token with this card",
    "nothing attached": () => "no card lies beside this one",
  },
  actions: {
    roll: (line, card) => may(line, `roll ${dice(line.dice, card)}`),
    call: (line, { own, talk }) =>
      may(line, say`call higher or lower, then roll ${talk.die(own)}; the same value again is a wrong call`),
    gain: (line, { own, talk }) => {
      const colour = line.colour === "own" ? own : line.colour;
      const lowest = say`take the lowest ${talk.tokenOf(colour, "none")} from the bank`;
      if (line.from === "bank") return may(line, lowest);
      return may(
        line,
        say`${lowest}; if the bank has none, take ${talk.tokenOf(colour, "a")} from an opponent's treasury`,
      );
    },
    rob: (line, { own, talk }) => may(line, say`take ${talk.tokenOf(own, "a")} from an opponent's treasury or bet`),
    pass: (line) =>
      may(
        line,
        "choose a colour and a direction: everyone with that colour in their treasury, you included, passes one such token to the neighbour on that side",
      ),
    spy: (line) =>
      may(line, say`draw one random card from the next player's hand, unseen: that player plays it this round`),
    "swap dice": (line) => may(line, "swap the values of 2 dice that show different values"),
    "nudge dice": (line) =>
      may(line, say`turn ${line.upTo > 2 ? `1 to ${line.upTo}` : list([1, 2], "or")} dice by 1 each, up or down`),
    "set die": (line) => may(line, "turn one die to any other value"),
    "renew a card": (line) => {
      const what = "show and discard a card from your hand and draw a random one from the discard stack";
      const cost = say`this card has ${signed(line.power)} power this round`;
      return line.may ? `you may ${what}; if you do, ${cost}` : `${what}; ${cost}`;
    },
    curse: (line) =>
      may(
        line,
        "return all tokens of the lowest die’s colour to the bank: from every treasury, from the bet and from the spoils",
      ),
    fell: (line) => may(line, say`discard an opponent's card in play`),
    "trade places": (line) =>
      may(
        line,
        say`exchange this card for an opponent's card in play that you are allowed to play, and play that card anew`,
      ),
    "take spoils": (line) => may(line, "take from the spoils a token of a colour that your treasury lacks"),
    beckon: (line, { talk }) => {
      const drawn = say`draw as many random cards from the discard stack as ${talk.die(line.die)} shows`;
      const brought = "play one of them, if it is allowed, in place of this card";
      return line.may ? `${drawn}; you may ${brought}` : `${drawn} and ${brought}`;
    },
    "turn the round": (line) =>
      may(
        line,
        line.to === "other" ? "turn war into diplomacy, or diplomacy into war" : `make it a round of ${line.to}`,
      ),
    barter: (line) =>
      may(
        line,
        say`trade a token from your treasury for one from an opponent's treasury or bet; if your treasury is empty, take one for nothing`,
      ),
    "name a colour": (line) => may(line, "name a colour"),
    raise: (line, { own, talk }) =>
      may(
        line,
        say`draw a random card from the discard stack and lay it open here: its base power counts instead of ${talk.die(own)}`,
      ),
    scout: (line) =>
      may(line, say`look at an opponent's hand, take one card from it and give a card from your hand in return`),
    charm: (line) => `if the bet holds 2 tokens or more, ${may(line, "take the lowest of them")}`,
    poison: (line) => may(line, "choose an opponent and take all tokens of that treasury"),
    "lose all": (line) => may(line, "return all tokens of your treasury to the bank"),
  },
  standings: {
    "adds dice": (line, { own, talk }) => {
      const added = say`add ${list(
        line.dice.map((die) => talk.die(die)),
        "and",
      )} to this card's power`;
      return line.dice.includes(own) ? added : say`${added} instead of ${talk.die(own)}`;
    },
    "adds dice up to": ({ value }) => say`add every die that shows ${value} or less to this card's power, and no other`,
    "subtracts in diplomacy": ({ unless }, { own, talk }) =>
      say`in a round of diplomacy, subtract ${talk.die(own)} from this card's power instead of adding it, unless it shows ${unless}`,
    "power by round": ({ war, diplomacy }) =>
      say`${signed(war)} power in a round of war, ${signed(diplomacy)} power in a round of diplomacy`,
    "power with another": ({ colour, power }) => say`${signed(power)} power while another ${colour} card is in play`,
    "power per card": ({ colour, but, power }) =>
      but
        ? say`${signed(power)} power for each card in play that is not ${colour}`
        : say`${signed(power)} power for each ${colour} card in play`,
    "burdens with die": ({ die }, { talk }) =>
      say`in a round of diplomacy, add ${talk.die(die)} to the power of every opponent's card`,
    "burdens with tokens": () =>
      say`add 1 to the power of every opponent's card for each token in that player's treasury and bet`,
    "blanks odd dice": () => say`dice that show an odd number count as 0 in every card's power`,
    locks: ({ die }, { talk }) => say`nothing can roll or change ${talk.die(die)}`,
    guards: (_, { own, talk }) =>
      say`no token can leave your treasury; while you are the challenger and no other die shows the same as ${talk.die(own)}, your bet is guarded too, even if you lose the challenge`,
    "offers two": (_, { spy, talk }) => {
      const offer = "every later player plays one of 2 random cards from their hand";
      return spy === null ? offer : say`${offer}, until ${talk.someCard(spy)} draws a card for someone`;
    },
    "bans base": ({ from }) => say`later players may not play a card with a base power of ${from} or more`,
    "bans named colour": () => "your opponents may not play cards of the named colour",
    "bans colours in play": () => "later players may not play a card of a colour that is already in play",
    "chooses colour": ({ among }) => say`as you play this card, choose its colour: ${list(among, "or")}`,
    "nobody wins": () => "nobody wins at the end of this round, unless it is the last one",
  },
};

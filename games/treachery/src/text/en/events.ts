/** English: the log. */
import { en } from "@blackrose/language";
import { COLOURS } from "../../content.ts";
import { NONE, WAR } from "../../state.ts";
import { ranked, shown } from "../lines.ts";
import type { EventVoice } from "../voice.ts";

const { list, say, signed } = en;

export const events: EventVoice = {
  deeds: {
    castLots: ({ seats, values }, talk) =>
      say`lots are cast: ${list(
        seats.map((seat, i) => say`${talk.who(seat)} ${values[i]}`),
        "and",
      )}`,
    seatDealer: ({ seat }, talk) => say`${talk.who(seat)} is the dealer`,
    removeCards: ({ cards }, talk) => say`these cards leave the game: ${talk.cards(cards)}`,
    layOutCards: ({ unseen }, talk) =>
      say`the cards are shuffled; ${talk.countCards(unseen)} go unseen into the discard stack`,
    dealCard: ({ seat, card }, talk) => say`${talk.who(seat)} is dealt ${talk.card(card)}`,
    startRound: ({ round, roller }, talk) => say`round ${round}: ${talk.who(roller)} is the roller`,
    layDice: ({ seat, mask, values, way }, talk) => {
      const dice = shown(mask, values);
      if (way === 1) {
        return say`${talk.who(seat)} turns ${list(
          dice.map(({ colour, value }) => say`${talk.die(colour)} to ${value}`),
          "and",
        )}`;
      }
      if (dice.length === 1) return say`${talk.who(seat)} rolls ${talk.die(dice[0].colour)}: ${dice[0].value}`;
      return say`${talk.who(seat)} rolls the dice: ${list(
        dice.map(({ colour, value }) => `${colour} ${value}`),
        "and",
      )}`;
    },
    passBet: ({ seat }, talk) => say`${talk.who(seat)} does not bet`,
    placeBet: ({ seat, tokens }, talk) => say`${talk.who(seat)} bets ${talk.tokens(tokens)}`,
    nameChallenger: ({ seat }, talk) => say`${talk.who(seat)} is the challenger`,
    setType: ({ seat, type }, talk) => say`${talk.who(seat)} makes it a round of ${type === WAR ? "war" : "diplomacy"}`,
    setOrder: ({ seat, first }, talk) => say`${talk.who(seat)} will play ${first === 1 ? "first" : "last"}`,
    startTurn: ({ seat }, talk) => say`it is ${talk.who(seat)}'s turn`,
    setApart: ({ seat, card }, talk) =>
      say`drawn at random from ${talk.who(seat)}'s hand, to choose from: ${talk.card(card)}`,
    drawSpied: ({ seat, by, card }, talk) => {
      const drawn = say`${talk.who(by)} draws a card from ${talk.who(seat)}'s hand, unseen, for ${talk.who(seat)} to play`;
      return card === NONE ? drawn : say`${drawn}: ${talk.card(card)}`;
    },
    showCards: ({ seat, to, cards }, talk) =>
      say`${talk.who(seat)} shows ${list(to.map(talk.who), "and")} ${talk.cards(cards)}`,
    playCard: ({ seat, card, colour }, talk) => say`${talk.who(seat)} plays ${talk.card(card, colour)}`,
    fellCard: ({ seat, target, card }, talk) => say`${talk.who(seat)} discards ${talk.cardOf(target, card)}`,
    tradePlaces: ({ seat, target, card, colour }, talk) =>
      say`${talk.who(seat)} exchanges cards with ${talk.who(target)} and plays ${talk.card(card, colour)} anew`,
    drawBuried: ({ seat, card }, talk) => say`${talk.who(seat)} draws ${talk.card(card)} from the discard stack`,
    buryAside: ({ seat, count }, talk) =>
      say`${talk.who(seat)} puts ${talk.countCards(count)} back into the discard stack`,
    replaceCard: ({ seat, card, colour }, talk) =>
      say`${talk.who(seat)} plays ${talk.card(card, colour)} in place of the card in play`,
    attachCard: ({ seat, card }, talk) =>
      say`${talk.who(seat)} draws ${talk.card(card)} from the discard stack and lays it beside the card in play`,
    giveUpCard: ({ seat, card, power }, talk) =>
      say`${talk.who(seat)} discards ${talk.card(card)}; the card in play has ${signed(power)} power this round`,
    takeBuried: ({ seat, card }, talk) =>
      say`${talk.who(seat)} draws ${talk.card(card)} from the discard stack into the hand`,
    handCard: ({ seat, target, card }, talk) => say`${talk.who(seat)} hands ${talk.card(card)} to ${talk.who(target)}`,
    nameColour: ({ seat, colour }, talk) => say`${talk.who(seat)} names ${COLOURS[colour]}`,
    forgoFlip: () => "with that token taken, the round will not be turned",
    callRoll: ({ seat, higher }, talk) => say`${talk.who(seat)} calls ${higher === 1 ? "higher" : "lower"}`,
    earnBonus: ({ seat, bonus, colours }, talk) => {
      const which = colours.map((colour) => COLOURS[colour]);
      if (bonus === 2) return say`${talk.who(seat)} makes Poison: all the dice are equal`;
      return say`${talk.who(seat)} makes a ${bonus === 0 ? "Throne" : "King’s Straight"}: ${list(which, "and")}`;
    },
    winRound: ({ seat, powers }, talk) => say`${talk.who(seat)} wins the round with a power of ${powers[seat]}`,
    clearTable: () => "the cards in play go to the discard stack",
    endGame: ({ seat, places }, talk) =>
      say`${talk.who(seat)} wins the game; the standings: ${list(ranked(places, talk), "and")}`,
  },
  moves: {
    draft: ({ seat, values }, talk) => say`${talk.who(seat)} starts with ${talk.tokens(values)}`,
    spoils: ({ values }, talk) => say`the spoils: ${talk.tokens(values)}`,
    outbid: ({ seat, values }, talk) => say`${talk.who(seat)} is outbid and takes back ${talk.tokens(values)}`,
    bonus: ({ seat, values }, talk) => say`${talk.who(seat)} earns ${talk.tokens(values)} from the bank`,
    steal: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} takes ${talk.tokens(values)} from ${talk.place(from[0])}`,
    poison: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} takes all of ${talk.place(from[0])}: ${talk.tokens(values)}`,
    gain: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} takes ${talk.tokens(values)} from ${talk.place(from[0])}`,
    rob: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} takes ${talk.tokens(values)} from ${talk.place(from[0])}`,
    pass: ({ values, from, to }, talk) =>
      say`tokens are passed: ${list(
        values.map((value, i) => say`${talk.token(value)} from ${talk.who(from[i])} to ${talk.who(to[i])}`),
        "and",
      )}`,
    barter: ({ seat, values, from }, talk) => {
      const taken = say`${talk.who(seat)} takes ${talk.tokens(values.slice(0, 1))} from ${talk.place(from[0])}`;
      return values.length === 1 ? taken : say`${taken} and gives ${talk.tokens(values.slice(1))} for it`;
    },
    curse: ({ values }, talk) => say`cursed and returned to the bank: ${talk.tokens(values)}`,
    charm: ({ seat, values }, talk) => say`${talk.who(seat)} takes ${talk.tokens(values)} from the bet`,
    wave: ({ seat, values }, talk) =>
      say`all of ${talk.who(seat)}'s treasury returns to the bank: ${talk.tokens(values)}`,
    wonBet: ({ seat, values }, talk) => say`${talk.who(seat)} takes back the bet: ${talk.tokens(values)}`,
    guardedBet: ({ seat, values }, talk) => say`${talk.who(seat)} keeps the guarded bet: ${talk.tokens(values)}`,
    lostBet: ({ seat, values }, talk) => say`${talk.who(seat)} loses the bet to the spoils: ${talk.tokens(values)}`,
    claim: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} claims ${talk.tokens(values)} from ${talk.place(from[0])}`,
    returned: ({ values }, talk) => say`from the spoils back to the bank: ${talk.tokens(values)}`,
    removed: ({ values }, talk) => say`these tokens leave the game: ${talk.tokens(values)}`,
    blessing: ({ seat, values }, talk) => say`${talk.who(seat)} takes ${talk.tokens(values)} from the spoils`,
  },
};

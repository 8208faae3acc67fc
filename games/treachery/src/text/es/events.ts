/** Spanish: the log. */
import { es, type Phrase } from "@blackrose/language";
import { COLOURS } from "../../content.ts";
import { NONE, WAR } from "../../state.ts";
import { ranked, shown } from "../lines.ts";
import type { EventVoice } from "../voice.ts";

const { list, say, signed, to: towards } = es;

const both = (phrases: readonly Phrase[]): string => list(phrases.map(towards), "and");

export const events: EventVoice = {
  deeds: {
    castLots: ({ seats, values }, talk) =>
      say`se echa a suertes: ${list(
        seats.map((seat, i) => say`${talk.who(seat)} ${values[i]}`),
        "and",
      )}`,
    seatDealer: ({ seat }, talk) => say`${talk.who(seat)} es quien reparte`,
    removeCards: ({ cards }, talk) => say`estas cartas se retiran de la partida: ${talk.cards(cards)}`,
    layOutCards: ({ unseen }, talk) =>
      say`se barajan las cartas; ${talk.countCards(unseen)} van a la pila de descartes sin que nadie las vea`,
    dealCard: ({ seat, card }, talk) => say`${talk.who(seat)} recibe ${talk.card(card)}`,
    startRound: ({ round, roller }, talk) => say`ronda ${round}: ${talk.who(roller)} es quien tira`,
    layDice: ({ seat, mask, values, way }, talk) => {
      const dice = shown(mask, values);
      if (way === 1) {
        return say`${talk.who(seat)} pone ${list(
          dice.map(({ colour, value }) => say`${talk.die(colour)} en ${value}`),
          "and",
        )}`;
      }
      if (dice.length === 1) return say`${talk.who(seat)} tira ${talk.die(dice[0].colour)}: ${dice[0].value}`;
      return say`${talk.who(seat)} tira los dados: ${list(
        dice.map(({ colour, value }) => `${talk.colour(colour)} ${value}`),
        "and",
      )}`;
    },
    passBet: ({ seat }, talk) => say`${talk.who(seat)} no apuesta`,
    placeBet: ({ seat, tokens }, talk) => say`${talk.who(seat)} apuesta ${talk.tokens(tokens)}`,
    nameChallenger: ({ seat }, talk) => say`${talk.who(seat)} es quien desafía`,
    setType: ({ seat, type }, talk) =>
      say`${talk.who(seat)} hace que la ronda sea de ${type === WAR ? "guerra" : "diplomacia"}`,
    setOrder: ({ seat, first }, talk) => say`${talk.who(seat)} jugará en ${first === 1 ? "primer" : "último"} lugar`,
    startTurn: ({ seat }, talk) => say`es el turno de ${talk.who(seat)}`,
    setApart: ({ seat, card }, talk) =>
      say`se saca al azar ${talk.card(card)} de la mano de ${talk.who(seat)}, para elegir`,
    drawSpied: ({ seat, by, card }, talk) => {
      const drawn = say`${talk.who(by)} saca sin mirarla una carta de la mano de ${talk.who(seat)}, que la jugará en su turno`;
      return card === NONE ? drawn : say`${drawn}: ${talk.card(card)}`;
    },
    showCards: ({ seat, to, cards }, talk) =>
      say`${talk.who(seat)} muestra ${both(to.map(talk.who))} ${talk.cards(cards)}`,
    playCard: ({ seat, card, colour }, talk) => say`${talk.who(seat)} juega ${talk.card(card, colour)}`,
    fellCard: ({ seat, target, card }, talk) => say`${talk.who(seat)} descarta ${talk.cardOf(target, card)}`,
    tradePlaces: ({ seat, target, card, colour }, talk) =>
      say`${talk.who(seat)} cambia su carta con la de ${talk.who(target)} y juega de nuevo ${talk.card(card, colour)}`,
    drawBuried: ({ seat, card }, talk) => say`${talk.who(seat)} roba ${talk.card(card)} de la pila de descartes`,
    buryAside: ({ seat, count }, talk) =>
      say`${talk.who(seat)} devuelve ${talk.countCards(count)} a la pila de descartes`,
    replaceCard: ({ seat, card, colour }, talk) =>
      say`${talk.who(seat)} juega ${talk.card(card, colour)} en lugar de su carta en juego`,
    attachCard: ({ seat, card }, talk) =>
      say`${talk.who(seat)} pone junto a su carta en juego ${talk.card(card)}, de la pila de descartes`,
    giveUpCard: ({ seat, card, power }, talk) =>
      say`${talk.who(seat)} descarta ${talk.card(card)}; su carta en juego tiene ${signed(power)} de poder en esta ronda`,
    takeBuried: ({ seat, card }, talk) =>
      say`${talk.who(seat)} roba ${talk.card(card)} de la pila de descartes para su mano`,
    handCard: ({ seat, target, card }, talk) => say`${talk.who(seat)} da ${talk.card(card)} a ${talk.who(target)}`,
    nameColour: ({ seat, colour }, talk) => say`${talk.who(seat)} nombra el ${talk.colour(COLOURS[colour])}`,
    forgoFlip: () => "con esa ficha tomada, la ronda no se cambiará",
    callRoll: ({ seat, higher }, talk) => say`${talk.who(seat)} anuncia ${higher === 1 ? "más alto" : "más bajo"}`,
    earnBonus: ({ seat, bonus, colours }, talk) => {
      const which = colours.map((colour) => talk.colour(COLOURS[colour]));
      if (bonus === 2) return say`${talk.who(seat)} logra el Veneno: todos los dados son iguales`;
      return say`${talk.who(seat)} logra ${bonus === 0 ? "un Trono" : "una Escalera del Rey"}: ${list(which, "and")}`;
    },
    winRound: ({ seat, powers }, talk) => say`${talk.who(seat)} gana la ronda con un poder de ${powers[seat]}`,
    clearTable: () => "las cartas en juego van a la pila de descartes",
    endGame: ({ seat, places }, talk) =>
      say`${talk.who(seat)} gana la partida; la clasificación: ${list(ranked(places, talk), "and")}`,
  },
  moves: {
    draft: ({ seat, values }, talk) => say`${talk.who(seat)} empieza con ${talk.tokens(values)}`,
    spoils: ({ values }, talk) => say`el botín: ${talk.tokens(values, "none")}`,
    outbid: ({ seat, values }, talk) =>
      say`la apuesta de ${talk.who(seat)} queda superada y vuelve a su tesoro: ${talk.tokens(values, "none")}`,
    bonus: ({ seat, values }, talk) => say`${talk.who(seat)} gana de la banca ${talk.tokens(values)}`,
    steal: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} toma ${talk.tokens(values)} de ${talk.place(from[0])}`,
    poison: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} toma todo ${talk.place(from[0])}: ${talk.tokens(values, "none")}`,
    gain: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} toma ${talk.tokens(values)} de ${talk.place(from[0])}`,
    rob: ({ seat, values, from }, talk) => say`${talk.who(seat)} toma ${talk.tokens(values)} de ${talk.place(from[0])}`,
    pass: ({ values, from, to }, talk) =>
      say`se pasan fichas: ${list(
        values.map((value, i) => say`la ${talk.token(value)} de ${talk.who(from[i])} a ${talk.who(to[i])}`),
        "and",
      )}`,
    barter: ({ seat, values, from }, talk) => {
      const taken = say`${talk.who(seat)} toma ${talk.tokens(values.slice(0, 1))} de ${talk.place(from[0])}`;
      return values.length === 1 ? taken : say`${taken} y da a cambio ${talk.tokens(values.slice(1))}`;
    },
    curse: ({ values }, talk) => say`la maldición devuelve a la banca ${talk.tokens(values)}`,
    charm: ({ seat, values }, talk) => say`${talk.who(seat)} toma de la apuesta ${talk.tokens(values)}`,
    wave: ({ seat, values }, talk) =>
      say`todo el tesoro de ${talk.who(seat)} vuelve a la banca: ${talk.tokens(values, "none")}`,
    wonBet: ({ seat, values }, talk) => say`${talk.who(seat)} recupera su apuesta: ${talk.tokens(values, "none")}`,
    guardedBet: ({ seat, values }, talk) =>
      say`${talk.who(seat)} conserva su apuesta protegida: ${talk.tokens(values, "none")}`,
    lostBet: ({ seat, values }, talk) =>
      say`${talk.who(seat)} pierde su apuesta, que va al botín: ${talk.tokens(values, "none")}`,
    claim: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} reclama ${talk.tokens(values)} de ${talk.place(from[0])}`,
    returned: ({ values }, talk) => say`del botín a la banca: ${talk.tokens(values, "none")}`,
    removed: ({ values }, talk) => say`se retiran de la partida ${talk.tokens(values)}`,
    blessing: ({ seat, values }, talk) => say`${talk.who(seat)} toma del botín ${talk.tokens(values)}`,
  },
};

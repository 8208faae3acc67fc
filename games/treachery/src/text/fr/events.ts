/** French: the log. */
import { fr } from "@blackrose/language";
import { COLOURS } from "../../content.ts";
import { BANK, NONE, WAR } from "../../state.ts";
import { ranked, shown } from "../lines.ts";
import type { Talk } from "../talk.ts";
import type { EventVoice } from "../voice.ts";

const { list, say, signed, to: towards } = fr;

/** One takes at the bank, but in a treasury. */
const takenFrom = (place: number, talk: Talk): string =>
  place === BANK ? say`à ${talk.place(place)}` : say`dans ${talk.place(place)}`;

export const events: EventVoice = {
  deeds: {
    castLots: ({ seats, values }, talk) =>
      say`on tire au sort : ${list(
        seats.map((seat, i) => say`${talk.who(seat)} ${values[i]}`),
        "and",
      )}`,
    seatDealer: ({ seat }, talk) => say`le donneur est ${talk.who(seat)}`,
    removeCards: ({ cards }, talk) => say`ces cartes quittent la partie : ${talk.cards(cards)}`,
    layOutCards: ({ unseen }, talk) =>
      say`les cartes sont mélangées ; ${talk.countCards(unseen)} vont à la défausse sans être vues`,
    dealCard: ({ seat, card }, talk) => say`${talk.who(seat)} reçoit ${talk.card(card)}`,
    startRound: ({ round, roller }, talk) => say`manche ${round} : le lanceur est ${talk.who(roller)}`,
    layDice: ({ seat, mask, values, way }, talk) => {
      const dice = shown(mask, values);
      if (way === 1) {
        return say`${talk.who(seat)} met ${list(
          dice.map(({ colour, value }) => say`${talk.die(colour)} sur ${value}`),
          "and",
        )}`;
      }
      if (dice.length === 1) return say`${talk.who(seat)} lance ${talk.die(dice[0].colour)} : ${dice[0].value}`;
      return say`${talk.who(seat)} lance les dés : ${list(
        dice.map(({ colour, value }) => `${talk.colour(colour)} ${value}`),
        "and",
      )}`;
    },
    passBet: ({ seat }, talk) => say`${talk.who(seat)} ne mise pas`,
    placeBet: ({ seat, tokens }, talk) => say`${talk.who(seat)} mise ${talk.tokens(tokens)}`,
    nameChallenger: ({ seat }, talk) => say`le challenger est ${talk.who(seat)}`,
    setType: ({ seat, type }, talk) =>
      say`${talk.who(seat)} en fait une manche de ${type === WAR ? "guerre" : "diplomatie"}`,
    setOrder: ({ seat, first }, talk) => say`${talk.who(seat)} jouera en ${first === 1 ? "premier" : "dernier"}`,
    startTurn: ({ seat }, talk) => say`c'est le tour de ${talk.who(seat)}`,
    setApart: ({ seat, card }, talk) =>
      say`on tire au hasard ${talk.card(card)} de la main de ${talk.who(seat)}, pour choisir`,
    drawSpied: ({ seat, by, card }, talk) => {
      const drawn = say`${talk.who(by)} tire sans la regarder une carte de la main de ${talk.who(seat)}, qui la jouera à son tour`;
      return card === NONE ? drawn : say`${drawn} : ${talk.card(card)}`;
    },
    showCards: ({ seat, to, cards }, talk) =>
      say`${talk.who(seat)} montre ${list(
        to.map((one) => towards(talk.who(one))),
        "and",
      )} ${talk.cards(cards)}`,
    playCard: ({ seat, card, colour }, talk) => say`${talk.who(seat)} joue ${talk.card(card, colour)}`,
    fellCard: ({ seat, target, card }, talk) => say`${talk.who(seat)} défausse ${talk.cardOf(target, card)}`,
    tradePlaces: ({ seat, target, card, colour }, talk) =>
      say`${talk.who(seat)} échange sa carte contre celle de ${talk.who(target)} et joue à nouveau ${talk.card(card, colour)}`,
    drawBuried: ({ seat, card }, talk) => say`${talk.who(seat)} pioche ${talk.card(card)} dans la défausse`,
    buryAside: ({ seat, count }, talk) => say`${talk.who(seat)} remet ${talk.countCards(count)} dans la défausse`,
    replaceCard: ({ seat, card, colour }, talk) =>
      say`${talk.who(seat)} joue ${talk.card(card, colour)} à la place de sa carte en jeu`,
    attachCard: ({ seat, card }, talk) =>
      say`${talk.who(seat)} pioche dans la défausse et pose à côté de sa carte en jeu ${talk.card(card)}`,
    giveUpCard: ({ seat, card, power }, talk) =>
      say`${talk.who(seat)} défausse ${talk.card(card)} ; sa carte en jeu a ${signed(power)} de puissance pour cette manche`,
    takeBuried: ({ seat, card }, talk) =>
      say`${talk.who(seat)} pioche ${talk.card(card)} dans la défausse pour sa main`,
    handCard: ({ seat, target, card }, talk) => say`${talk.who(seat)} donne ${talk.card(card)} à ${talk.who(target)}`,
    nameColour: ({ seat, colour }, talk) => say`${talk.who(seat)} nomme le ${talk.colour(COLOURS[colour])}`,
    forgoFlip: () => "ce jeton une fois pris, la manche ne sera pas changée",
    callRoll: ({ seat, higher }, talk) => say`${talk.who(seat)} annonce ${higher === 1 ? "plus haut" : "plus bas"}`,
    earnBonus: ({ seat, bonus, colours }, talk) => {
      const which = colours.map((colour) => talk.colour(COLOURS[colour]));
      if (bonus === 2) return say`${talk.who(seat)} obtient le Poison : tous les dés sont égaux`;
      return say`${talk.who(seat)} obtient ${bonus === 0 ? "un Trône" : "une Suite du Roi"} : ${list(which, "and")}`;
    },
    winRound: ({ seat, powers }, talk) => say`${talk.who(seat)} gagne la manche avec une puissance de ${powers[seat]}`,
    clearTable: () => "les cartes en jeu vont à la défausse",
    endGame: ({ seat, places }, talk) =>
      say`${talk.who(seat)} gagne la partie ; le classement : ${list(ranked(places, talk), "and")}`,
  },
  moves: {
    draft: ({ seat, values }, talk) => say`${talk.who(seat)} commence avec ${talk.tokens(values)}`,
    spoils: ({ values }, talk) => say`le butin : ${talk.tokens(values, "none")}`,
    outbid: ({ seat, values }, talk) =>
      say`la mise de ${talk.who(seat)} est dépassée et revient dans son trésor : ${talk.tokens(values, "none")}`,
    bonus: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} gagne ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
    steal: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} prend ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
    poison: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} prend tout ${talk.place(from[0])} : ${talk.tokens(values, "none")}`,
    gain: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} prend ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
    rob: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} prend ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
    pass: ({ values, from, to }, talk) =>
      say`des jetons passent : ${list(
        values.map((value, i) => say`le ${talk.token(value)} de ${talk.who(from[i])} à ${talk.who(to[i])}`),
        "and",
      )}`,
    barter: ({ seat, values, from }, talk) => {
      const taken = say`${talk.who(seat)} prend ${talk.tokens(values.slice(0, 1))} ${takenFrom(from[0], talk)}`;
      return values.length === 1 ? taken : say`${taken} et donne en échange ${talk.tokens(values.slice(1))}`;
    },
    curse: ({ values }, talk) => say`la malédiction rend à la banque ${talk.tokens(values)}`,
    charm: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} prend ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
    wave: ({ seat, values }, talk) =>
      say`tout le trésor de ${talk.who(seat)} retourne à la banque : ${talk.tokens(values, "none")}`,
    wonBet: ({ seat, values }, talk) => say`${talk.who(seat)} reprend sa mise : ${talk.tokens(values, "none")}`,
    guardedBet: ({ seat, values }, talk) =>
      say`${talk.who(seat)} garde sa mise protégée : ${talk.tokens(values, "none")}`,
    lostBet: ({ seat, values }, talk) =>
      say`${talk.who(seat)} perd sa mise, qui va au butin : ${talk.tokens(values, "none")}`,
    claim: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} réclame ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
    returned: ({ values }, talk) => say`du butin à la banque : ${talk.tokens(values, "none")}`,
    removed: ({ values }, talk) => say`on retire de la partie ${talk.tokens(values)}`,
    blessing: ({ seat, values, from }, talk) =>
      say`${talk.who(seat)} prend ${talk.tokens(values)} ${takenFrom(from[0], talk)}`,
  },
};

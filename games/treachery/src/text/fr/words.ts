/** French: headings, phases, refusals, and why a card has its power. */
import { fr } from "@blackrose/language";
import type { WordVoice } from "../voice.ts";

const { list, number, say, signed } = fr;

export const words: WordVoice = {
  ui: {
    hand: "votre main",
    inPlay: "en jeu",
    bank: "banque",
    spoils: "butin",
    bet: "mise",
    treasury: "trésor",
    dice: "dés",
    round: "manche",
    phase: "phase",
    dealerStack: "pile du donneur",
    discards: "défausse",
    removedCards: "cartes retirées",
    removedTokens: "jetons retirés",
    orderOfPlay: "ordre de jeu",
    dealer: "donneur",
    roller: "lanceur",
    challenger: "challenger",
    power: "puissance",
    base: "puissance de base",
    cards: "cartes",
    you: "vous",
    nothing: "rien",
    gameOver: "la partie est terminée",
  },
  phases: {
    setup: "mise en place",
    roll: "lancer",
    bet: "mise",
    challenge: "défi",
    claim: "réclamation",
    deal: "défausse et donne",
  },
  rounds: { war: "manche de guerre", diplomacy: "manche de diplomatie" },
  types: { war: "guerre", diplomacy: "diplomatie" },
  refusals: {
    stale:
      "Cette question n’est plus posée ; regardez de nouveau la table et répondez à ce qui est demandé maintenant.",
    foreign: "Cette question est pour un autre joueur ; attendez la vôtre.",
    "not-offered": "Ce n’est pas l’une des options ; choisissez parmi celles qui sont proposées.",
    "how-many": "Ce n’est pas le bon nombre d’options ; choisissez-en autant qu’il est demandé.",
    twice: "La même option a été choisie deux fois ; choisissez des options différentes.",
    "no-undo": "Cela ne peut pas être annulé : depuis, le hasard est intervenu ou quelque chose de caché a été montré.",
    fault: "Les règles n’ont pas pu continuer ici ; la table doit décider de la suite.",
    over: "La partie est terminée ; il n’y a plus rien à répondre.",
  },
  waitingFor: (who) => say`on attend ${list(who, "and")}`,
  marks: { beside: (card) => `avec ${card}`, forbids: (colour) => `interdit ${colour}`, broken: "sort rompu" },
  noPower: "il n’y a pas de carte en jeu à cette place",
  power: (total, parts) => say`puissance ${number(total)} : ${parts.join(", ")}`,
  parts: {
    base: ({ power }) => say`puissance de base ${power}`,
    own: ({ power }) => say`${signed(power)} des dés`,
    self: ({ power }) => say`${signed(power)} de son propre texte`,
    weakened: ({ power }) => say`${signed(power)} pour la défausse`,
    "burden of die": ({ power, card }, talk) => say`${signed(power)} de ${talk.card(card)}`,
    "burden of tokens": ({ power, card }, talk) => say`${signed(power)} de ${talk.card(card)}`,
    attached: ({ power, card }, talk) => say`${signed(power)} de ${talk.card(card)} à côté d'elle`,
  },
};

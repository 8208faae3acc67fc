/** English. */
import type { Words } from "../words.ts";

const places = ["", "first", "second", "third", "fourth", "fifth", "sixth"];

export const en: Words = {
  title: "Treachery",
  pitch:
    "Win the favour of five noble houses. Bet what you own, call war or diplomacy, and play one card a round, for a table of four to six.",
  common: "Common cards",
  uncommon: "Uncommon cards",
  rank: { common: "common card", uncommon: "uncommon card" },
  houses: { red: "Rebah", blue: "Behrenstoke", black: "Grymm", yellow: "Carpanzini", green: "Calin" },

  setup: {
    remove: {
      label: "Cards left out",
      help: "Ten of the thirty-five uncommon cards stay out of each game, for all to see (T-SET-03).",
    },
    dealer: { label: "The dealer chooses", help: "As the rules have it. Choosing well takes knowing the cards." },
    random: { label: "Luck chooses", help: "Quick, and fair to those who do not know the cards yet." },
  },

  gathering: "Before the first round",
  playsNow: (name) => `${name} to play`,
  wins: (name) => `${name} has won`,
  you: "you",

  playsAs: (slot, of) => (slot === of ? "plays last" : `plays ${places[slot]}`),
  cardsInHand: (count) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  houseCount: (count) => `${count} of 5 houses`,
  holdsHouses: (count, tokens) => `${count} of 5 houses: ${tokens}`,
  housesHeld: "Houses held, round by round",
  guarded: "Guarded by the Castle",
  lockedBy: (card) => `Locked by the ${card}`,
  drawnForYou: "Drawn for you",
  laidOut: "Choose from these",
  yourTurn: "your turn",
  thinks: "thinks",

  asDiceLie: "As the dice lie:",
  takeCard: "Choose this card",
  leaveCard: "Take the choice back",
  forbiddenBy: (card, name) => `You may not play it now: ${name} has the ${card} in play, which forbids it.`,
  more: "More on it",
  breaks: ["inter·vention", "necro·mancer", "thauma·turge", "priest·ess", "sooth·sayer", "fate·weaver"],

  about: {
    token: (place) => `It lies here: ${place}.`,
    tokenCounts:
      "One token is one alliance, whatever its number. The number only counts in bets, for ranks, and where a rule takes the lowest.",
    dieShows: (value) => `It shows ${value}.`,
    die: "It adds what it shows to the power of every card of its colour. It lies as it is until somebody rolls or turns it.",
    house: (name) => `House ${name}.`,
    houseNeeds: "Hold a token of each of the five houses at the end of a round and you win.",
    seatHouses: (count, missing) => `${count} of 5 houses; still missing: ${missing}.`,
    seatAll: "All five houses: this wins when the round ends.",
    power:
      "Power is worked out anew after every change: base power, dice, the card’s own text, and what other cards add.",
    hand: (count) => (count === 1 ? "1 card." : `${count} cards.`),
    handHidden: "Only its owner sees it.",
    deck: (count) => `${count} cards, seen by nobody. After each round everyone is dealt one, as long as it lasts.`,
    discards: (count) => `${count} cards face down. Nobody may look at what is buried, but some cards draw from it.`,
    removed: "These cards are out of this game, for all to see:",
    bank: "Tokens that belong to nobody yet. Whoever takes one from here gets the lowest of its colour.",
    spoils: "What this round is about: the winner claims a token from here, and the rest returns to the bank.",
    bet: "The challenger’s stake. It comes back if the challenger wins and joins the spoils if not; until then few cards can touch it.",
    betOf: (name) => `Staked by ${name}.`,
    dealer: "The dealer was drawn by lot and stays dealer for the game; everything is dealt from their left.",
    roller: "The roller is whoever is in last place. They roll all the dice and bet last.",
    challenger:
      "The challenger made the highest bet: they roll one die, call war or diplomacy, and play first or last.",
    war: "The highest power wins the round.",
    diplomacy: "The lowest power wins the round.",
    order:
      "Play goes round clockwise, with the challenger first or last. That choice also breaks ties: first of the tied, or last.",
    call: "The Witch wins her token if the die rolls as it was called; the same value again is wrong.",
    round: "A round: roll, bet, challenge, claim, deal.",
    inPlayOf: (name) => `In play for ${name}.`,
    designed: "The rulebook does not give all its values; those are ours.",
  },

  queries: {
    holds: "Who holds what?",
    stake: "What is at stake?",
    hand: "What is in my hand?",
    powers: "Which powers are in play, and why?",
    next: "Who plays next?",
    removed: "Which cards are out of the game?",
  },
  holds: (name, tokens, houses) => `${name}: ${tokens} (${houses} of 5 houses).`,
  leads: (name) => `${name} leads.`,
  nobodyBets: "There is no bet.",
  betBy: (name, tokens) => `${name} has bet ${tokens}.`,
  spoilsAre: (tokens) => `Spoils: ${tokens}.`,
  noSpoils: "There are no spoils.",
  noHand: "You hold no cards.",
  noPowers: "No card is in play yet.",
  noOrder: "The order of play is not decided yet.",
  nextIs: (name) => `${name} plays now.`,
  thenCome: (names) => `Then: ${names}.`,
  nobody: "nobody",
  colon: ":",
  roles: (dealer, roller, challenger) => `Dealer: ${dealer}. Roller: ${roller}. Challenger: ${challenger}.`,

  lesson: {
    goal: "Welcome to the table. Five houses, five colours: have a token of each in your treasury when a round ends, and the game is yours.",
    houses:
      "These are your tokens. Each is an alliance with its house; the number matters only for bets and ranks. The rest waits in the bank.",
    dice: "Every round the player in last place rolls the five dice, one for each house. They decide which token becomes the spoils, the prize of the round. Today that was you, and three and two alike made a Throne: it earned you a token.",
    bet: "Now everyone may bet tokens of their own, once. More colours beat fewer, then more tokens, then the higher sum. The highest bet leads the round – and is lost if you do not win it. Bet, or pass.",
    die: "You are the challenger. Roll one die again: dice add to the power of cards of their colour, so look at your hand first.",
    type: "Your call: in war the highest power wins, in diplomacy the lowest. Strong cards in hand? War. Weak ones? Diplomacy.",
    order:
      "Play first or last? Who plays last sees everything before deciding; who plays first sets the pace. Ties are yours either way.",
    othersLead:
      "Somebody else leads this round and has called it. Watch the counter in the middle: war wants high powers, diplomacy low ones.",
    play: "Play one card. Its power is the number in its corner plus the die of its colour, and its text happens at once. Point at a card to read it in full.",
    power:
      "The large number on a card in play is its power now; it changes with the dice. Ask for it and you see where it comes from.",
    effect:
      "Your card wants something of you. What you can choose is lit up on the table, and stands in words as well.",
    claim:
      "You won the round! Take a token from the spoils. If you have their colours already, you may instead take one from an opponent in war, or pass a colour round in diplomacy.",
    nextRound:
      "A new round. Whoever won took a token from the spoils, and the rest went back to the bank. The cards played are buried, everyone is dealt one, and whoever is last now rolls.",
    ending:
      "That is all there is to it. The game ends as soon as a round closes with someone holding all five houses, or when the cards run out. Play on: you know the rules.",
  },

  glossary: {
    house: [
      "House",
      "One of five colours, each with a die, tokens and cards: Rebah, Behrenstoke, Grymm, Carpanzini, Calin.",
    ],
    token: ["Token", "An alliance with a house. Its number counts in bets, for ranks and where the lowest is taken."],
    treasury: ["Treasury", "The tokens a player has won. A bet is no part of it."],
    bank: ["Bank", "Tokens that belong to nobody. What is taken from it is the lowest of its colour."],
    spoils: ["Spoils", "The token the dice set as the prize of the round, and a bet that was lost."],
    bet: [
      "Bet",
      "One to three tokens staked to lead the round. Compared by colours, then tokens, then sum, then the highest.",
    ],
    dealer: ["Dealer", "Drawn by lot before the game. Everything is dealt from the dealer’s left."],
    roller: ["Roller", "The player in last place: rolls all the dice and bets last."],
    challenger: [
      "Challenger",
      "Who bet highest; the roller if nobody bet. Rolls a die, calls the round, plays first or last.",
    ],
    war: ["War", "A round that the highest power wins."],
    diplomacy: ["Diplomacy", "A round that the lowest power wins."],
    tie: [
      "Tie",
      "Of equal powers the first to play wins if the challenger plays first, the last if the challenger plays last.",
    ],
    orderOfPlay: ["Order of play", "Clockwise, with the challenger first or last."],
    power: ["Power", "Base power, the die of the card’s colour, the card’s own text, and what other cards add."],
    basePower: ["Base power", "The printed number. It never changes."],
    inPlay: ["In play", "Cards laid before the players this round. A card beside another does not count."],
    claim: ["Claim", "The winner’s reward: a token of the spoils, or sometimes something else instead."],
    pass: [
      "Pass",
      "Everyone who has the named colour hands one such token to the neighbour on the named side, all at once.",
    ],
    throne: ["Throne", "Three dice alike and the other two alike: a token of one of the pair’s colours."],
    straight: ["King’s Straight", "Five dice in a row: a token of the lowest or highest die’s colour."],
    poison: ["Poison", "Five dice alike: the whole treasury of one opponent."],
    discards: ["Discard stack", "Face down. Nobody may look, but some cards draw from it."],
    forbidden: [
      "Forbidden",
      "Some cards keep others from being played. Who has nothing else plays anything, and shows it.",
    ],
    guarded: ["Guarded", "A Castle keeps its player’s treasury from being touched; sometimes the bet too."],
    locked: ["Locked die", "While the Sword is in play nothing rolls or turns the yellow die."],
    freshPlay: ["Played anew", "A card that comes by trade or from the discard stack starts over for its new player."],
    victory: ["Victory", "All five houses in a treasury at the end of a round."],
    ranking: ["Ranking", "More houses, then more tokens, then the higher sum, then the highest token."],
  },
};

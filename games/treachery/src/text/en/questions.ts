/** English: what is asked, why, and what the answers are called. */
import { en } from "@blackrose/language";
import type { OptionVoice, QuestionVoice } from "../voice.ts";

const { say, signed } = en;

export const questions: QuestionVoice = {
  asks: {
    "D-REMOVE": ({ min }) => say`choose ${min} uncommon cards to leave the game`,
    "D-BET": ({ bet }) =>
      bet === null ? "bet 1 to 3 of your tokens, or pass" : say`outbid ${bet.who}'s bet of ${bet.tokens}, or pass`,
    "D-CH-DIE": () => "you are the challenger: choose one die to roll",
    "D-CH-TYPE": () => "choose the type of the round: war or diplomacy",
    "D-CH-ORDER": () => "choose whether you play first or last",
    "D-PLAY": ({ apart, spied }) =>
      spied
        ? "play the card that was drawn for you"
        : apart > 0
          ? "play one of the cards drawn for you"
          : "play a card",
    "D-CLAIM": ({ claim, type }) => {
      const other = type === "war" ? say`take a token from an opponent's treasury` : "have a colour passed around";
      if (!claim.spoils) return `you win, but there are no spoils: ${other}, or take nothing`;
      return claim.treasuries || claim.pass
        ? `claim a token from the spoils, or ${other} instead`
        : "claim a token from the spoils";
    },
    "D-PASS-ORDER": () => "choose the colour to pass and the direction",
    "D-PASS-TOKEN": ({ tokenColour, talk }) => say`choose ${talk.tokenOf(tokenColour, "the")} that you pass on`,
    "D-BONUS-TOKEN": () => "your dice have earned a token: choose one from the bank",
    "D-BONUS-STEAL": () =>
      say`your dice have earned a token, but the bank has neither colour: you may take one from an opponent's treasury`,
    "D-POISON": () => "choose the opponent whose whole treasury you take",
    "D-ROLL-ONE": ({ title }) => say`${title}: choose one die to roll`,
    "D-KNIGHT": ({ title, own }) => say`${title}: roll ${own} or the highest other die`,
    "D-WITCH-CALL": ({ own, ownShows }) => say`${own} shows ${ownShows}: will the next roll be higher or lower?`,
    "D-WITCH-TAKE": ({ tokenColour, talk }) =>
      say`your call was right: choose ${talk.tokenOf(tokenColour, "the")} that you take from an opponent`,
    "D-THIEF-ROLL": ({ own }) => say`do you roll ${own} first?`,
    "D-THIEF-TAKE": ({ tokenColour, talk }) => say`choose ${talk.tokenOf(tokenColour, "the")} that you take`,
    "D-AMULET": () => "choose 2 dice to swap their values",
    "D-BLOODRING": ({ line }) =>
      say`do you discard a card for a random one, at ${signed(line?.do === "renew a card" ? line.power : 0)} power?`,
    "D-CHAMPION": ({ own }) => say`do you roll ${own}?`,
    "D-CYCLOPS": () => "choose the opponent whose card in play is discarded",
    "D-DIPLOMAT": ({ card }) => say`choose an opponent's card to exchange for ${card}, or keep ${card}`,
    "D-DIVINE": () => "choose a token from the spoils in a colour you lack",
    "D-FATE-TOKEN": ({ tokenColour, talk }) =>
      say`do you take the lowest ${talk.tokenOf(tokenColour, "none")} from the bank and give up turning the round?`,
    "D-FATE-FLIP": ({ type }) => say`do you turn ${type} into ${type === "war" ? "diplomacy" : "war"}?`,
    "D-JESTER": () => "do you roll all the dice?",
    "D-MERCHANT": () => "choose the token you take and the token you give for it",
    "D-MONK-COLOUR": () => "name the colour that your opponents may not play",
    "D-NECRO": ({ card, own }) =>
      say`do you lay a random card from the discard stack beside ${card}, to count instead of ${own}?`,
    "D-SCOUT-TARGET": () => "choose the opponent whose hand you look at",
    "D-SCOUT-TAKE": () => "choose the card you take",
    "D-SCOUT-GIVE": () => "choose the card you give in return",
    "D-SOOTHSAYER": ({ line }) =>
      say`choose up to ${line?.do === "nudge dice" ? line.upTo : 2} dice and turn each by 1, up or down`,
    "D-TOME": ({ title }) => say`${title}: do you roll one die?`,
    "D-WALL": ({ title }) => say`${title}: do you roll one die?`,
    "D-TROLL": ({ own }) => say`which dice do you roll together with ${own}?`,
    "D-WIZARD": () => "choose a die and the value it is turned to",
    "D-FAIRY": ({ card }) => say`play one of the cards drawn, or keep ${card}`,
  },
  why: {
    "D-REMOVE":
      "A game is played with all 45 common cards and 25 of the 35 uncommon ones. The dealer chooses the 10 that stay out, for all to see.",
    "D-BET":
      "More colours beat fewer, then more tokens, then the higher sum, then the highest single token. Who bets most becomes the challenger; a bet that is outbid goes back at once.",
    "D-CH-DIE": "The challenger rolls one die, once. What all the dice then show may earn a bonus.",
    "D-CH-TYPE": "In war the highest power wins, in diplomacy the lowest.",
    "D-CH-ORDER":
      "Play goes clockwise. If powers tie, the first of the tied players wins when the challenger plays first, the last of them when the challenger plays last.",
    "D-PLAY":
      "Everyone plays exactly one card each round. A card that is forbidden can be played only if you have no other to choose from.",
    "D-CLAIM":
      "If the spoils hold a colour that you lack, you must claim a token from them. If not, you may instead take a token from an opponent’s treasury in war, or have a colour passed around in diplomacy.",
    "D-PASS-ORDER":
      "Everyone who has the colour in an unguarded treasury, you included, passes one such token to the neighbour on that side, all at once.",
    "D-PASS-TOKEN": "You have several tokens of the colour that is passed, and you must pass exactly one.",
    "D-BONUS-TOKEN":
      "A Throne (3 and 2 of a kind) earns the lowest token in the bank of one of the pair’s colours; a King’s Straight (5 in a row) one of the lowest or highest die’s colour.",
    "D-BONUS-STEAL":
      "A Throne or a King’s Straight earns a token of one of 2 colours. If the bank has neither, you may take one from an opponent’s unguarded treasury.",
    "D-POISON":
      "Poison takes all tokens of one treasury, unless a Castle guards it. It comes from 5 equal dice, or from the Kraken when the blue die shows 1.",
    "D-ROLL-ONE": "The card makes you roll one die; the Army and the Noble not the die of their own colour.",
    "D-KNIGHT":
      "The Knight rolls the die of his colour or the highest of the other 4; if several are highest, you choose.",
    "D-WITCH-CALL":
      "If the die then rolls as you called it, you gain a token of its colour. The same value again is a wrong call.",
    "D-WITCH-TAKE": "The bank has no token of this colour, so the Witch takes one from an opponent’s treasury.",
    "D-THIEF-ROLL": "You may roll the Thief’s die first. If no die then shows less, you take a token of its colour.",
    "D-THIEF-TAKE":
      "No die shows less than the Thief’s, so you must take a token of that colour from an opponent’s treasury or bet.",
    "D-AMULET": "The Amulet swaps the values of 2 dice that show different values.",
    "D-BLOODRING":
      "You may show and discard a card for a random one from the discard stack. The Blood Ring then loses power for the round.",
    "D-CHAMPION":
      "The Champion lets you roll the red die. Later players may not play a colour that is already in play.",
    "D-CYCLOPS":
      "A die shows 1, so the Cyclops discards a card that an opponent has in play. That opponent cannot win this round.",
    "D-DIPLOMAT":
      "In diplomacy the Diplomat may change places with an opponent’s card. You play that card anew; nothing happens for the Diplomat’s new owner.",
    "D-DIVINE":
      "Divine Intervention takes a token from the spoils in a colour that your treasury lacks. Your bet does not count as yours.",
    "D-FATE-TOKEN":
      "The Fateweaver either takes the lowest red token from the bank now, or may turn the round at the end of the next player’s turn.",
    "D-FATE-FLIP": "You took no token with the Fateweaver, so she may turn war into diplomacy or diplomacy into war.",
    "D-JESTER": "The Jester may roll all the dice at once.",
    "D-MERCHANT":
      "The Merchant trades one of your tokens for one from an opponent’s treasury or bet. What you give goes where the other came from.",
    "D-MONK-COLOUR": "Your opponents may not play cards of that colour for the rest of the round.",
    "D-NECRO":
      "The base power of the card you lay open counts for the round instead of the black die. You decide before you see it.",
    "D-SCOUT-TARGET": "The Scout sees a whole hand, takes one card from it and gives one in return.",
    "D-SCOUT-TAKE": "Only you and its owner will know which card changed hands.",
    "D-SCOUT-GIVE": "You may give any card of your hand, also the one you have just taken.",
    "D-SOOTHSAYER": "Each die you choose goes up or down by exactly 1 and stays between 1 and 6.",
    "D-TOME": "The Tome may roll one die at the end of every turn, from yours on.",
    "D-WALL": "The Wall of Thorns may roll one die at the end of the last turn, if the round is one of war.",
    "D-TROLL": "The War Troll always rolls the black die, and up to 2 others with it as one roll.",
    "D-WIZARD": "The Wizard turns one die to any value that it does not show.",
    "D-FAIRY":
      "The Fairy draws as many cards as the green die shows. One that may be played can take her place; the others go back unseen.",
  },
};

export const options: OptionVoice = {
  pass: {
    "D-BET": "do not bet",
    "D-CLAIM": "take nothing",
    "D-BONUS-STEAL": "take no token",
    "D-THIEF-ROLL": "do not roll",
    "D-BLOODRING": "keep your hand",
    "D-CHAMPION": "do not roll",
    "D-DIPLOMAT": "keep the Diplomat",
    "D-FATE-TOKEN": "leave the token",
    "D-FATE-FLIP": "leave the round as it is",
    "D-JESTER": "let the dice lie",
    "D-NECRO": "count the black die",
    "D-TOME": "let the dice lie",
    "D-WALL": "let the dice lie",
    "D-FAIRY": "keep the Fairy",
  },
  passAnywhere: "pass",
  yes: {
    "D-FATE-FLIP": "turn the round",
    "D-JESTER": "roll all the dice",
    "D-NECRO": "lay a card beside the Necromancer",
  },
  yesAnywhere: "yes",
  noMoreDice: "no other die",
  alternative: "have a colour passed around",
  roll: (die) => say`roll ${die}`,
  dieTo: (die, value) => say`${die} to ${value}`,
  nudge: (die, by) => say`${die} ${signed(by)}`,
  bet: (tokens) => say`bet ${tokens}`,
  take: (tokens) => say`take ${tokens}`,
  passOn: (tokens) => say`pass ${tokens}`,
  trade: (taken, given) => say`take ${taken}, give ${given}`,
  colourPassed: (colour, way) => `${colour}, ${way}`,
  order: { first: "play first", last: "play last" },
  call: { higher: "higher", lower: "lower" },
};

/** English: the rule behind each question, in a sentence or two. */
import type { Why } from "../why.ts";

export const en: Why = {
  "D-SET-CROWN": "The Crown goes to whoever last gave or received a rose. The table agrees.",
  "D-SET-COLOUR": "Each colour has one player. Where its cell lies shows only when all have chosen.",
  "D-SET-MAGE": "Each mage may be chosen by one player only.",
  "D-SET-SCHOOL": "Each player starts with a Grimoire of a school that nobody else has chosen.",
  "D-SET-GRIMOIRE": "Each school offers two starting lists of 6 spells.",
  "D-BR-QLIMIT": "A mage may hold 2 active quests. For quests discarded the Black Rose may gain PP.",
  "D-BR-QDISCARD": "In the Black Rose Phase you may give up quests. The Black Rose gains PP equal to the moon of each.",
  "D-STU-SPLIT":
    "In the Study Phase you look at 4 spells from the school decks, in any split, declared before you see them.",
  "D-STU-KEEP": "You keep 2 of the 4 spells; the others go face-up to the discard piles of their schools.",
  "D-STU-REMOVE":
    "Once in the Study Phase you may remove one spell from your hand to the discard pile of its school. A personal spell is set aside.",
  "D-STU-EXCESS": "At the end of the Study Phase you discard down to your hand limit, to your Memories.",
  "D-PRE-PLAN": "All plan secretly: 2 to 4 spells, each with one side. Slots I to III are filled in order.",
  "D-ACT-QUEST":
    "Before, between and after your actions you may solve completed quests, one at a time: its effect, then its PP.",
  "D-ACT-TYPE":
    "An activation is 1 or 2 actions: physical actions, the quick spell, the next standard spell, or Momentum. Never two standard spells.",
  "D-ACT-STEP": "You move one adjacent room at a time and decide after each. Nobody stays in a cell willingly.",
  "D-ACT-ROOM": "Once in a physical action you may activate the room you are in, if its token is available.",
  "D-ACT-CMD": "Commanding makes one of your evocations move and attack now, wherever it is.",
  "D-ACT-MOM":
    "Momentum discards a planned spell, shown to all, to move 1 room. It is neither a physical action nor a cast.",
  "D-ACT-ELEM": "A spell of any element takes one for the rest of the turn when it is revealed.",
  "D-ACT-ATTACK": "A physical attack deals your attack value to one opposing model in your room.",
  "D-EVO-ATTACK": "An evocation attacks one opposing model in its room. Its damage counts as its controller’s.",
  "D-EVO-STEP": "An evocation moves up to its movement value, one room at a time, and attacks once. Both are optional.",
  "D-EVO-ORDER": "In the Evocation Phase each mage’s evocations act one after another, in the order its owner likes.",
  "D-SUM-TAKE": "If no figure of the kind is left, a matching one in play is taken from its owner.",
  "D-SUM-REPLACE": "A mage controls at most 3 evocations; a new one may replace one of them.",
  "D-CLN-KNOTS":
    "In the Clean-up Phase each mage puts one own cube on each of its jinxes. With the second cube a jinx is lifted.",
  "D-CLN-KNOTS-CARD":
    "For each spell discarded to Memories one more own cube goes on one of your jinxes. With the second cube a jinx is lifted.",
  "D-CLN-KNOTS-NEXT": "What is undone leaves in the order its bearer likes; an Umbra that leaves wakes.",
  "D-END-CHOOSE": "If every other count is tied, the Crown holder names the winner among the tied.",
  "D-EFF-INSTORDER":
    "A spell with the symbol places 1 instability in the caster’s room, before or after its effect as the caster likes.",
  "D-CHANNEL":
    "Range and line may be measured from one of your evocations. Its instability still goes to your own room, and everything else happens to you where you stand.",
  "D-EFF-TARGET": "A target must be within range, in a straight line of rooms. Mages in cells are never targets.",
  "D-EFF-TARGET-QUEST": "A room quest measures its range from the activated room, any other from where you are.",
  "D-EFF-OPTION": "The card leaves this choice open.",
  "D-EFF-ROOM": "The card names several rooms of which one is meant.",
  "D-EFF-CONVERT": "Converting replaces cubes of others with your own, one after another.",
  "D-EFF-CUBES": "Whoever carries out the effect chooses which cubes it touches.",
  "D-EFF-SHARE":
    "Where an effect needs more cubes than you have, you say how many each part of it gets. Instability that goes without comes at the end, if there are cubes then.",
  "D-EFF-STEP": "A move is up to so many rooms; each room on the way counts as entered.",
  "D-EFF-CARD": "Only you see these spells.",
  "D-EFF-QUEST": "Only you see these quests.",
  "D-EFF-EVENT": "Only you see these events.",
  "D-NM-PICK":
    "Whoever assigns an Umbra looks at the top 2 Nightmare cards, chooses one for it and puts the other under the deck, unseen by the others.",
  "D-SAT-TEMPT": "A tempted mage openly accepts the gift or refuses it; the card says what follows.",
  "D-SAT-TURN": "The spell is turned to its other side. One with both texts the same way does nothing when it is cast.",
  "D-SAT-REPLAY":
    "Its sentences are carried out once more, with new targets and choices; it is not cast, and its symbol does nothing.",
  "D-FEAR": "Fear: the mage discards 1 spell from hand to Memories, or suffers the damage.",
  "D-JINX-KIND": "A mage bears at most 3 jinxes, all different, and there are 2 cards of each.",
  "D-UPGRADE":
    "An evocation carries at most 2 Upgrades, all different. On a full one the new Upgrade may take the place of one there.",
  "D-EFF-SCHOOL": "The top card of the chosen school’s pile is meant. A school without cards cannot be chosen.",
  "D-EFF-MAY": "What a card says you may do, you may leave.",
  "D-EFF-PAY": "A price is always optional. If it is not paid in full, what hangs on it does not happen.",
  "D-EFF-PAY-CARDS": "A price is always optional. If it is not paid in full, what hangs on it does not happen.",
  "D-EFF-CHOOSE": "One of the alternatives is carried out.",
  "D-EFF-SPARE": "Whoever gives up a spell is spared the rest of the sentence.",
  "D-EFF-AIM": "A further target may not be one already named by this effect.",
  "D-EFF-TYPE": "The card works on spells of the type named.",
  "D-INT-DECLARE":
    "An activated trap or protection may be revealed when what it waits for happens. Everyone who has one lying is asked.",
};

import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const en: Words = {
  countsAs: (room, colour) => `This turn it counts as ${room} (${colour}).`,
  roomStates: {
    free: "It can be activated.",
    used: "It has been activated this turn.",
    destroyed: "It is destroyed: it can be crossed, but not activated.",
    ruin: "It lies in ruins: it can be activated without limit and takes instability until it is rebuilt.",
    rebuilt: "It is rebuilt: it can be activated once a turn.",
    shut: "It is shut and cannot be activated this turn.",
    asleep: "It has no activation token yet.",
  },
  cubesHere: (cubes, free) => `Instability: ${cubes || "none"}; ${many(free, "slot is", "slots are")} free.`,
  standing: (names) => `Here: ${names}.`,
  nobodyToFight: "Nobody but you is here: it only spends the action, or activates the room.",
  knots: (undone, of) => `Knots undone: ${undone} of ${of}.`,
  nobodyHere: "Nobody is here.",
  damageBy: (damage) => `Damage by ${damage}.`,
  owner: (name) => `It is controlled by ${name}.`,
  deck: (left, discarded) => `${many(left, "card", "cards")} in the deck, ${discarded} on the discard pile.`,
  library:
    "In the Study Phase each mage looks at four spells from the tops of these decks, in any split, and keeps two.",
  forgottenDeck: "Forgotten Spells come out of the Black Rose Room and are played once.",
  moonHelp: (second, third, end) =>
    `The second moon rises when anyone, the Black Rose included, reaches ${second} PP, the third at ${third}. Quests and events grow stronger with each. Once someone has ${end}, the game ends with the turn.`,
  roseHelp:
    "The Black Rose is nobody's side. Events and abandoned quests give her power, and she counts for the moons and the end.",
  cellHelp: (exits) =>
    `Here a mage starts and returns when defeated. Nothing but the Black Rose reaches into it. It opens to ${exits}.`,
  phaseHelp: [
    "Events move and a new one is drawn; quests may be given up; who has none draws one.",
    "Draw two spells from your Grimoire; look at four from the Library and keep two; hold to your hand limit.",
    "In secret, everyone plans two to four spells, each with one of its sides: one quick, the others in order.",
    "In turn, each mage takes one or two actions, again and again: move, attack, activate a room, cast, until nobody can act.",
    "Evocations move and attack, player by player.",
    "Spells go to Memories, full rooms are settled, tokens turn back, the end is checked.",
  ],
  cube: (name) => `A cube of ${name}: on a model it is damage, in a room instability.`,
  elementHelp: "The element of a spell. Quests and cards ask for elements revealed this turn.",
  typeHelp: {
    combat: "A combat spell is revealed and carried out when it is cast.",
    contingency: "A contingency spell is revealed and carried out when it is cast.",
    protection: "A protection is cast face down; it answers what is done to its owner.",
    trap: "A trap is cast face down; it answers what others do.",
    interrupt: "An interrupt is played from the hand in another mage’s activation, when its condition is met.",
    tarot: "A tarot quest is cast face down; it comes to light by itself once its goal is met.",
  },
  actionHelp: {
    explore: "A physical action: move up to your movement value; you may activate the room you are in.",
    fight: "A physical action: attack a model in your room; you may activate the room you are in.",
    command: "A physical action: one of your evocations acts now.",
    quick: "Cast the spell in your quick slot.",
    standard: "Cast your next standard spell: I, then II, then III. Never two in one activation.",
    momentum: "Discard a planned spell, shown to all, to move one room.",
    stop: "End this activation; the next mage acts.",
  },
  slotHelp: [
    "The quick slot: it can be cast at any time in your activations, also beside a standard spell.",
    "A standard slot: I, II and III are cast in this order, one in an activation.",
    "A spell cast from hand, until its slot is chosen.",
  ],
  colourHelp: "A colour of rooms.",
  maskHelp: "One of the two faces of an illusion.",
  sheet: {
    actions: (left) => `${many(left, "physical action", "physical actions")} left this turn.`,
    cards: (hand, grimoire, memories) =>
      `${many(hand, "spell", "spells")} in hand, ${grimoire} in the Grimoire, ${memories} in Memories.`,
    quests: (active, done) => `${many(active, "active quest", "active quests")}, ${done} completed.`,
    questsApart: (open, completed, solved) =>
      `${many(open, "unsolved quest", "unsolved quests")}, ${completed} completed, ${solved} solved.`,
    trophies: (count) => `${many(count, "trophy", "trophies")}.`,
    tokens: (rooms) => `Room tokens: ${rooms}.`,
    evocations: (evocations) => `Evocations: ${evocations}.`,
    spells: (spells) => `Spells: ${spells}.`,
    power: (points) => `${points} PP on the track.`,
    crownHelp: "Its holder is first player, and has 1 PP more at the end.",
    crown: "Holds the Crown.",
    counts: (total, parts) => `If the game ended now: ${total} = ${parts}.`,
  },
};

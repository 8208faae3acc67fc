import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const list = (names: readonly string[]): string => names.join(", ");

export const en: Words = {
  title: "The Lodge",
  pitch:
    "Two to six mages fight for the Lodge of the Black Rose: plan four spells in secret, then move, strike and spring your traps.",

  shortPhase: ["Rose", "Study", "Plan", "Action", "Evoke", "Clean"],
  sheets: "The mages",
  hand: "Your hand",
  handSize: "Spells in hand",
  roomTokens: "Room tokens won",
  tray: "Offered",
  underWay: "Under way",
  quick: "Quick slot",
  slotStates: {
    empty: "empty",
    ready: "a ready spell, face down",
    trap: "an activated trap",
    protection: "an activated protection",
    revealed: "a revealed spell",
  },
  avatar: {
    backs: [
      "The top card’s back is blank.",
      "On the top card’s back: a protection, when a combat spell is aimed at him.",
      "On the top card’s back: a protection, when he would be hit.",
      "On the top card’s back: a trap, when a combat spell is aimed at him.",
      "On the top card’s back: a trap, when he is hit.",
    ],
    left: (cards) => `Action cards left: ${cards}.`,
    used: (cards) => `Used in this phase: ${cards}.`,
    claimed: (quests) => `Quests claimed: ${quests}.`,
  },
  inCell: "in the cell",
  noQuest: "No active quest",
  questDeck: "Quest deck of this moon",
  eventDeck: "Event deck of this moon",
  symbol: "Instability symbol: 1 of your cubes goes to your room",
  cellOf: (name) => `Cell of ${name}`,
  turnCard: (name) => `Turn ${name} over (F)`,
  unfold: (name) => `Sheet of ${name}`,
  window: (names) => (names.length === 0 ? "Response window" : `Response window: ${list(names)}`),
  before: "Before:",
  after: "After:",
  shortActions: {
    explore: "Explore",
    fight: "Fight",
    command: "Command",
    quick: "Quick spell",
    standard: "Next spell",
    momentum: "Momentum",
    stop: "End",
  },

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
  nobodyHere: "Nobody is here.",
  damageBy: (damage) => `Damage by ${damage}.`,
  life: (left, of) => `Health ${left} of ${of}.`,
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
    trophies: (count) => `${many(count, "trophy", "trophies")}.`,
    tokens: (rooms) => `Room tokens: ${rooms}.`,
    evocations: (evocations) => `Evocations: ${evocations}.`,
    spells: (spells) => `Spells: ${spells}.`,
    power: (points) => `${points} PP on the track.`,
    crown: "Holds the Crown.",
    counts: (total, parts) => `If the game ended now: ${total} = ${parts}.`,
  },

  where: (turn, phase, moon) => (turn === 0 ? phase : `Turn ${turn}, ${phase}, ${moon}`),
  over: (name) => `The game is over · ${name} has won`,
  acts: (name) => `${name} acts`,

  queries: {
    who: "Who is where?",
    reach: "What can I reach?",
    threats: "Who threatens me?",
    distances: "How far is everything from my mage?",
    hand: "What do I hold?",
    here: "What lies in my room?",
  },
  answers: {
    steps: (room, steps) => `${room}: ${many(steps, "step", "steps")}`,
    inLine: (room, steps) => `${room}: ${many(steps, "step", "steps")}, in line`,
    models: (room, names) => `${room}: ${names}`,
    walks: (steps, rooms) => `With ${many(steps, "step", "steps")}: ${rooms}`,
    nothing: "Nothing.",
    noMage: "You have no mage on the table.",
    inCell: "You are in your cell; only the Black Rose can reach you.",
    threat: (name, room, steps, attack) => `${name} in ${room}, ${many(steps, "step", "steps")} away, attack ${attack}`,
    ready: (name, spells) => `${name} has ${many(spells, "ready spell", "ready spells")}`,
    lies: (name, traps, protections) =>
      `${name} has ${many(traps, "trap", "traps")} and ${many(protections, "protection", "protections")} lying`,
  },

  headings: {
    course: "The game",
    rooms: "The Lodge",
    mages: "The mages",
    mine: "Your hand and plan",
    quests: "Quests and events",
    underWay: "Under way",
  },

  groups: { rooms: "Rooms", evocations: "Evocations", mages: "Mages", grimoires: "Starting Grimoires" },
  questsOf: (moon) => `Quests, ${moon}`,
  eventsOf: (moon) => `Events, ${moon}`,
  spellsOf: (school) => `Spells: ${school}`,

  glossary: {
    activation: [
      "Activation",
      "One or two actions of a mage; then the next mage acts. Mages are activated again and again until nobody can act.",
    ],
    activateARoom: ["Activate a room", "Carry out the effect of a room; its token is turned until clean-up."],
    attack: ["Attack", "A physical attack on a model in the same room, for the attack value."],
    cancel: ["Cancel", "The effect vanishes for everybody; its card counts as used."],
    castFromHand: [
      "Cast from hand",
      "Discard a spell of your sheet to Memories, put one from your hand in its place and cast it at once.",
    ],
    cell: ["Cell", "Where a mage starts and returns when defeated; only the Black Rose reaches into it."],
    command: ["Command", "A physical action of Rebirth: one of your evocations acts now."],
    convert: ["Convert", "Replace cubes of others, damage or instability, with your own."],
    crown: ["Crown", "Its holder is first player, and has 1 PP more at the end."],
    damage: [
      "Damage",
      "Cubes on a model in the colour of whoever dealt them. As many as its health, and it is defeated.",
    ],
    defeat: [
      "Defeat",
      "A mage with as much damage as health returns to the cell; those whose cubes were on it gain PP by rank, the killer a trophy.",
    ],
    discard: ["Discard", "Put a card on its pile: spells to their owner’s Memories."],
    evocation: [
      "Evocation",
      "A creature in a mage’s service. In its phase it moves and attacks; a mage has at most three.",
    ],
    forgottenSpell: ["Forgotten Spell", "A mighty spell out of the Black Rose Room, played once."],
    grimoire: ["Grimoire", "Your own deck of spells. When it is empty your Memories are shuffled into a new one."],
    heal: ["Heal", "Remove damage cubes from a model."],
    ignoreDamage: ["Ignore damage", "Reduce damage by so much, not below 0."],
    instability: [
      "Instability",
      "Cubes in a room. When all its slots are full the room is settled in clean-up: most cubes win its token.",
    ],
    momentum: ["Momentum", "Discard a planned spell, shown to all, to move one room."],
    moon: ["Moon", "The game has three; each brings stronger quests and events."],
    move: ["Move", "Go from room to neighbouring room; each room on the way counts as entered."],
    pay: ["Pay", "A price is optional. Not paid in full, what hangs on it does not happen."],
    personalSpell: ["Personal spell", "Each mage has three copies of one; two of them come with the moons."],
    protection: ["Protection", "Cast face down with a token; its owner may reveal it when something is done to them."],
    quickSpell: [
      "Quick spell",
      "The spell in the quick slot; it may be cast in any activation, also beside a standard one.",
    ],
    steal: ["Steal", "Take from another mage, only what they have."],
    summon: ["Summon", "Put an evocation of your own into play."],
    transfer: ["Transfer", "Move cubes to another model; their colours stay."],
    transit: ["Transit", "Go straight to a room; only that room counts as entered."],
    trap: ["Trap", "Cast face down with a token; its owner may reveal it when others do what it waits for."],
    within: ["Within", "At most so many rooms away, in a straight line of rooms."],
  },

  lesson: {
    welcome:
      "Welcome to the Lodge. Nineteen rooms, two mages, and a Black Rose that serves nobody. Your mage waits in its cell at the edge.",
    goal: "You win by power points: for defeating mages, for quests, for the rooms you bring down. When someone reaches the end of the track, the turn is finished and all is counted.",
    quest: "This is your quest: a task that only you know. Do it and you gain its points and its effect.",
    study:
      "Study: choose schools of magic, four times in all, to look at their top spells. Each school has its own manner; pick the ones you like.",
    keep: "Keep two of these four. Every card has a light and a dark side; you will use one of them. Turn a card with a stroke, its button, or F.",
    "plan-quick":
      "Preparation: everyone plans in secret. First the quick slot: a spell you can cast at any time. Drag a card to the slot that glows, or click the side you want.",
    "plan-next":
      "Now the slots I, II and III: you will cast them in this order, so think of where everyone will stand by then. Traps and protections wait face down.",
    action:
      "The Action Phase. In an activation you take one or two actions; then the other mage acts, and so on. You have two physical actions and your planned spells. Explore first: leave your cell.",
    move: "Arrows show where you can go. You move one room at a time and may stop; traps can wait in any room.",
    room: "The golden + on a room says that it can be activated. Each has its own power; look at it before you choose.",
    cast: "You can also cast: the quick spell, or the next of I, II, III. A spell with the sign ✦ leaves one of your cubes in your room.",
    target:
      "Targets must be in range, in a straight line of rooms. Lines show what you can see from here; the number on a room is how far it is.",
    attack:
      "You share a room with an enemy: strike it. Damage is your cubes on it; when it falls, those with the most cubes gain the most.",
    window:
      "A response window: you have a trap or a protection lying, and something happened that it could answer. Reveal it, or wait for a better moment.",
    answer:
      "Your opponent has a spell lying face down with a token: a trap or a protection. Mind where you step and whom you strike.",
    "black-rose":
      "A new turn begins with the Black Rose: events move along their spaces and give her power. You may give up a quest you cannot do, but she gains by it.",
    winning:
      "You know the round now: study, plan, act, clean up. Hurt mages, fill rooms, finish quests, and mind the moons. The rest is in “why?” beside every question.",
  },
};

import type { Words } from "../words.ts";

export const en: Words = {
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
    channel: ["Channel", "Range and line may be measured from one of your Totems; all else stays where you are."],
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
    territory: ["Territory", "The rooms that hold your Totems, and the rooms next to them."],
    transfer: ["Transfer", "Move cubes to another model; their colours stay."],
    transit: ["Transit", "Go straight to a room; only that room counts as entered."],
    trap: ["Trap", "Cast face down with a token; its owner may reveal it when others do what it waits for."],
    within: ["Within", "At most so many rooms away, in a straight line of rooms."],
  },
};

import type { Words } from "../words.ts";

export const en: Words = {
  first: {
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

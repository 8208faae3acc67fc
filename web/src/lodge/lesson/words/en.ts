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

  rebirth: {
    ruins:
      "Welcome back. In Rebirth the Lodge lies in ruins, and mages build it up again. You play alone against the Avatar, in a short game.",
    flags:
      "Every ruin has slots for cubes and three flags. When all slots are full it is rebuilt in clean-up: the most cubes in it gain the points of the first flag, the second most those of the second, all others those of the third.",
    effects:
      "Every room has two effects. In ruins it can be activated as often as mages come by; rebuilt it does something stronger, but only once a turn. Click a room to read both.",
    quest:
      "Quests lie open for everyone. Some want their task done several times: each time puts one of your cubes on the card. With the last one the quest is completed, and waits to be solved.",
    avatar:
      "The Possessed is the Avatar: nobody plays him. His board shows his life, the back of his top card, how many cards he has left and his evocations. His points are those of the Black Rose.",
    command: "Command is new: for a physical action one of your evocations acts now, instead of waiting for its phase.",
    room: "You stand in a room that can be activated. In ruins this costs the others nothing: they may use it, too.",
    acts: "The Avatar has revealed a card and does it from top to bottom. The lit line is the one being read; the number ①, ② or ③ says by which list he chooses. The log tells why he chose as he did.",
    back: "The back of his top card shows a sign: a trap or a protection that answers when you aim at him or hit him. Everyone can see that it is there; what it does you learn when it is turned.",
    task: "One of your cubes lies on a task of your quest. Look at the card: filled squares are done, empty ones are left.",
    solve:
      "You have completed a quest. Before, between or after your actions you may solve it: carry out its effect and gain its points. It may also wait for a better moment.",
    jinx: "A jinx has been tied. It works against its bearer until both its knots are undone: in clean-up a mage may put a cube on one of them. At most three different jinxes lie on one mage.",
    umbra:
      "An Umbra clings to a mage, its host, and acts for whoever wove it. The sign on the host’s sheet shows the weaver and what is left of its health. When it is removed, some wake and do one thing more.",
    upgrade:
      "An evocation carries an Upgrade: a card that makes it stronger. Two of them at most, and they go back to the reserve with it.",
    rebuilt:
      "A room stands again, brighter than the ruins, with a golden + while it can be activated. Its other effect holds now; cubes go there no more.",
    winning:
      "You know what is new. Build rooms, solve quests, strike the Avatar; when someone reaches the end of the track, all is counted, and he and the Black Rose count as one. Good luck.",
  },
};

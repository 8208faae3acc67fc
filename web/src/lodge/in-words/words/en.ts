import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const en: Words = {
  headings: {
    course: "The game",
    rooms: "The Lodge",
    mages: "The mages",
    mine: "Your hand and plan",
    quests: "Quests and events",
    underWay: "Under way",
  },
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
};

import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;

export const fr: Words = {
  headings: {
    course: "La partie",
    rooms: "La Loge",
    mages: "Les mages",
    mine: "Votre main et votre plan",
    quests: "Quêtes et événements",
    underWay: "En cours",
  },
  queries: {
    who: "Qui est où ?",
    reach: "Que puis-je atteindre ?",
    threats: "Qui me menace ?",
    distances: "À quelle distance tout se trouve-t-il de mon mage ?",
    hand: "Qu’ai-je en main ?",
    here: "Qu’y a-t-il dans ma salle ?",
  },
  answers: {
    steps: (room, steps) => `${room} : ${many(steps, "pas", "pas")}`,
    inLine: (room, steps) => `${room} : ${many(steps, "pas", "pas")}, en ligne`,
    models: (room, names) => `${room} : ${names}`,
    walks: (steps, rooms) => `En ${many(steps, "pas", "pas")} : ${rooms}`,
    nothing: "Rien.",
    noMage: "Vous n’avez pas de mage sur la table.",
    inCell: "Vous êtes dans votre cellule ; seule la Rose Noire peut vous atteindre.",
    threat: (name, room, steps, attack) => `${name} dans ${room}, à ${many(steps, "pas", "pas")}, attaque ${attack}`,
    ready: (name, spells) => `${name} a ${many(spells, "sort prêt", "sorts prêts")}`,
    lies: (name, traps, protections) =>
      `${name} a ${many(traps, "piège activé", "pièges activés")} et ${many(protections, "protection activée", "protections activées")}`,
  },
};

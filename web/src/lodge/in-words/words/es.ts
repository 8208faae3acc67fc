import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const es: Words = {
  headings: {
    course: "La partida",
    rooms: "La Logia",
    mages: "Los magos",
    mine: "Tu mano y tu plan",
    quests: "Misiones y eventos",
    underWay: "En curso",
  },
  queries: {
    who: "¿Quién está dónde?",
    reach: "¿Qué puedo alcanzar?",
    threats: "¿Quién me amenaza?",
    distances: "¿A qué distancia está todo de mi mago?",
    hand: "¿Qué tengo en la mano?",
    here: "¿Qué hay en mi sala?",
  },
  answers: {
    steps: (room, steps) => `${room}: ${many(steps, "paso", "pasos")}`,
    inLine: (room, steps) => `${room}: ${many(steps, "paso", "pasos")}, en línea`,
    models: (room, names) => `${room}: ${names}`,
    walks: (steps, rooms) => `Con ${many(steps, "paso", "pasos")}: ${rooms}`,
    nothing: "Nada.",
    noMage: "No tienes mago en la mesa.",
    inCell: "Estás en tu celda; solo la Rosa Negra puede alcanzarte.",
    threat: (name, room, steps, attack) => `${name} en ${room}, a ${many(steps, "paso", "pasos")}, ataque ${attack}`,
    ready: (name, spells) => `${name} tiene ${many(spells, "conjuro preparado", "conjuros preparados")}`,
    lies: (name, traps, protections) =>
      `${name} tiene ${many(traps, "trampa activada", "trampas activadas")} y ${many(protections, "protección activada", "protecciones activadas")}`,
  },
};
